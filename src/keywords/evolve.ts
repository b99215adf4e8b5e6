import {
  all,
  anyCondition,
  both,
  controlledBy,
  creature,
  enters,
  fits,
  hasPower,
  hasToughness,
  it,
  not,
  powerOf,
  putCounters,
  self,
  toughnessOf,
  triggered,
  you,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.100a. */
export const evolve: Keyword = {
  name: "evolve",
  rule: "702.100",
  en: "Evolve",
  ja: "進化",
  kana: "しんか",
  meaning: () => [
    triggered(enters(all(creature, controlledBy(you))), putCounters(self, "+1/+1"), {
      onlyIf: both(
        // 702.100c: nothing is greater than what isn't a creature.
        fits(self, creature),
        anyCondition(
          fits(it("creature"), all(creature, not(hasPower("atMost", powerOf(self))))),
          fits(it("creature"), all(creature, not(hasToughness("atMost", toughnessOf(self))))),
        ),
      ),
      rule: "702.100a",
    }),
  ],
};
