import {
  castingWay,
  controllerOf,
  costPaid,
  enters,
  keyword,
  mana,
  sacrifice,
  self,
  thisObject,
  triggered,
} from "../language/build.ts";
import type { Ability, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** An evoke ability: `evokeFor("{2}{U}")`. */
export const evokeFor = (cost: ManaCost): Ability => keyword("evoke", { cost: [mana(cost)] });

/** CR 702.74a: a way to cast it, and a trigger on entering. */
export const evoke: Keyword = {
  name: "evoke",
  rule: "702.74",
  en: "Evoke",
  ja: "想起",
  kana: "そうき",
  meaning: ({ cost = [] }) => [
    castingWay("evoke", { cost, rule: "702.74a" }),
    // Whoever controls it by then sacrifices it.
    triggered(enters(thisObject), sacrifice(self, controllerOf(self)), {
      onlyIf: costPaid("evoke"),
      rule: "702.74a",
    }),
  ],
};
