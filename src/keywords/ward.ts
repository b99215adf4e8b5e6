import {
  all,
  anOpponent,
  any,
  becomesTarget,
  controlledBy,
  controllerOf,
  counter,
  itsOther,
  keyword,
  mana,
  spell,
  stackedAbility,
  thisObject,
  triggered,
  unlessPays,
} from "../language/build.ts";
import type { Ability, Cost, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A ward ability: `wardFor("{2}")`, `wardFor(payLife(3))`. */
export const wardFor = (cost: ManaCost | Cost): Ability =>
  keyword("ward", { cost: [typeof cost === "string" ? mana(cost) : cost] });

/** CR 702.21a. */
export const ward: Keyword = {
  name: "ward",
  rule: "702.21",
  en: "Ward",
  ja: "護法",
  kana: "ごほう",
  meaning: ({ cost = [] }) => [
    triggered(
      becomesTarget(thisObject, all(any(spell, stackedAbility), controlledBy(anOpponent))),
      unlessPays(controllerOf(itsOther()), cost, counter(itsOther())),
      { rule: "702.21a" },
    ),
  ],
};
