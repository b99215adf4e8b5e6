/** Cards from Shadowmoor (2008). */
import { create, defineCard, keyword, spellAbility, token } from "../language/build.ts";

export const spectralProcession = defineCard(
  ["Spectral Procession", "幽体の行列", "ゆうたいのぎょうれつ"],
  {
    cost: "{2/W}{2/W}{2/W}",
    type: "Sorcery",
    text: [
      spellAbility(
        create(
          3,
          token({
            colors: ["white"],
            types: ["creature"],
            subtypes: ["Spirit"],
            pt: "1/1",
            abilities: [keyword("flying")],
          }),
        ),
      ),
    ],
  },
);
