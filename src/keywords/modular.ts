import {
  all,
  artifact,
  countersOn,
  creature,
  dies,
  enters,
  enterWith,
  may,
  putCounters,
  replacement,
  self,
  target,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.43a: it enters with counters, and passes on those that it has. */
export const modular: Keyword = {
  name: "modular",
  rule: "702.43",
  en: "Modular",
  ja: "接合",
  kana: "せつごう",
  meaning: ({ amount }) =>
    amount
      ? [
          replacement(enters(thisObject), enterWith("+1/+1", amount), { rule: "702.43a" }),
          triggered(
            dies(thisObject),
            may(
              you,
              putCounters(target(all(artifact, creature)), "+1/+1", countersOn("+1/+1", self)),
            ),
            { rule: "702.43a" },
          ),
        ]
      : [],
};
