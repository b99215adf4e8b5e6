import {
  create,
  enters,
  may,
  putCounters,
  self,
  thisObject,
  token,
  triggered,
  you,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

const servo = token({ types: ["artifact", "creature"], subtypes: ["Servo"], pt: "1/1" });

/** CR 702.123a. */
export const fabricate: Keyword = {
  name: "fabricate",
  rule: "702.123",
  en: "Fabricate",
  ja: "製造",
  kana: "せいぞう",
  meaning: ({ amount }) =>
    amount
      ? [
          triggered(
            enters(thisObject),
            may(you, putCounters(self, "+1/+1", amount), { otherwise: create(amount, servo) }),
            { rule: "702.123a" },
          ),
        ]
      : [],
};
