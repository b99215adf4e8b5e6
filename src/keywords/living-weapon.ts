import {
  attach,
  create,
  enters,
  inOrder,
  named,
  self,
  thisObject,
  token,
  triggered,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

const germ = token({
  colors: ["black"],
  types: ["creature"],
  subtypes: ["Phyrexian", "Germ"],
  pt: "0/0",
});

/** CR 702.92a. */
export const livingWeapon: Keyword = {
  name: "livingWeapon",
  rule: "702.92",
  en: "Living weapon",
  ja: "生体武器",
  kana: "せいたいぶき",
  meaning: () => [
    triggered(
      enters(thisObject),
      inOrder(create(1, germ, { name: "germ" }), attach(self, named("germ"))),
      { rule: "702.92a" },
    ),
  ],
};
