/** Cards from Future Sight (2007). */
import {
  attached,
  cantAttack,
  cantBlock,
  creature,
  defineCard,
  keyword,
  staticAbility,
} from "../language/build.ts";

export const boundInSilence = defineCard(["Bound in Silence", "静寂の捕縛", "せいじゃくのほばく"], {
  cost: "{2}{W}",
  type: "Kindred Enchantment — Rebel Aura",
  text: [
    keyword("enchant", { quality: creature }),
    staticAbility(attached, [cantAttack, cantBlock]),
  ],
});
