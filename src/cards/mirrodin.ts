/** Cards from the blocks of Mirrodin (2003) and Scars of Mirrodin (2010). */
import {
  creature,
  defineCard,
  gains,
  keyword,
  spellAbility,
  target,
  untilEndOfTurn,
} from "../language/build.ts";

export const darksteelMyr = defineCard(
  ["Darksteel Myr", "ダークスティールのマイア", "だーくすてぃーるのまいあ"],
  {
    cost: "{3}",
    type: "Artifact Creature — Myr",
    pt: "0/1",
    text: [keyword("indestructible")],
  },
);

export const withstandDeath = defineCard(["Withstand Death", "死への抵抗", "しへのていこう"], {
  cost: "{G}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), gains(keyword("indestructible"))))],
});
