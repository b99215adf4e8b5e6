/**
 * Cycles of Torment (2002): the disorders, which pay with a card or with themselves, and the
 * tainted lands, which want a Swamp. The Nightmares, the Dreams and threshold have files of their own.
 */
import {
  activated,
  addMana,
  addManaOf,
  all,
  anyTarget,
  card,
  creature,
  damage,
  defineCard,
  discardCards,
  draw,
  exile,
  gets,
  inZone,
  mana,
  ofSubtype,
  preventDamage,
  sacrificeThis,
  tapThis,
  target,
  toObject,
  untilEndOfTurn,
  youControl,
} from "../language/build.ts";
import type { Ability, Effect, ManaCost } from "../language/schema.ts";
import type { ManaType } from "../language/vocabulary.ts";

/** The same effect for a discarded card, and once more for the enchantment itself. */
const disorder = (cost: ManaCost, effect: Effect): readonly Ability[] => [
  activated([mana(cost), discardCards(1)], effect),
  activated([mana(cost), sacrificeThis], effect),
];

export const hypochondria = defineCard(["Hypochondria", "気病み", "きやみ"], {
  cost: "{1}{W}",
  type: "Enchantment",
  text: disorder("{W}", preventDamage({ amount: 3, to: toObject(anyTarget) })),
});

export const compulsion = defineCard(["Compulsion", "強制", "きょうせい"], {
  cost: "{1}{U}",
  type: "Enchantment",
  text: disorder("{1}{U}", draw(1)),
});

export const mortiphobia = defineCard(["Mortiphobia", "死恐怖症", "しきょうふしょう"], {
  cost: "{1}{B}{B}",
  type: "Enchantment",
  text: disorder("{1}{B}", exile(target(all(card, inZone("graveyard"))))),
});

export const pyromania = defineCard(["Pyromania", "放火狂", "ほうかきょう"], {
  cost: "{2}{R}",
  type: "Enchantment",
  text: [
    activated(
      [mana("{1}{R}"), discardCards(1, undefined, { random: true })],
      damage(1, toObject(anyTarget)),
    ),
    activated([mana("{1}{R}"), sacrificeThis], damage(1, toObject(anyTarget))),
  ],
});

export const narcissism = defineCard(["Narcissism", "ナルシシズム", "なるししずむ"], {
  cost: "{2}{G}",
  type: "Enchantment",
  text: disorder("{G}", untilEndOfTurn(target(creature), gets(2, 2))),
});

/** {C} always, one of two colors while its player has a Swamp. */
const tainted = (...types: readonly ManaType[]): readonly Ability[] => [
  activated([tapThis], addMana("colorless")),
  activated([tapThis], addManaOf(1, types), { onlyIf: youControl(ofSubtype("Swamp")) }),
];

export const taintedField = defineCard(["Tainted Field", "汚れた原野", "けがれたげんや"], {
  type: "Land",
  text: tainted("white", "black"),
});

export const taintedIsle = defineCard(["Tainted Isle", "汚れた島", "けがれたしま"], {
  type: "Land",
  text: tainted("blue", "black"),
});

export const taintedPeak = defineCard(["Tainted Peak", "汚れた峰", "けがれたみね"], {
  type: "Land",
  text: tainted("black", "red"),
});

export const taintedWood = defineCard(["Tainted Wood", "汚れた森", "けがれたもり"], {
  type: "Land",
  text: tainted("black", "green"),
});
