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
  reminder: {
    en: "When [self] [enters], choose for [amount]: +1/+1 counters on it, or else 1/1 Servo artifact creatures.",
    ja: "[self]が[戦場]に出たとき、これの上に+1/+1カウンター[amount]個を置いてもよい。そうしないなら、無色の1/1の霊気装置・アーティファクト・クリーチャー・トークン[amount]体を生成する。",
  },
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
