import { expect, it } from "vitest";
import type { Preview } from "./contents.ts";
import { keyOf } from "./key.ts";
import { pictureOf } from "./layout.ts";
import { svgOf } from "./svg.ts";

const preview: Preview = {
  ...{ lang: "ja", page: "rulings/any/", kind: "裁定", subject: "マッドネス" },
  ...{ title: "捨てたカードは追放される。", foot: "CR 702.35a" },
};
const keyFor = (change: Partial<Preview> = {}): string =>
  keyOf(svgOf(pictureOf({ ...preview, ...change })));

it("knows a picture by what stands on it", () => {
  expect(keyFor()).toBe(keyFor());
  expect(keyFor({ page: "rulings/other/" })).toBe(keyFor());
  const others = [
    keyFor({ title: "捨てたカードは追放された。" }),
    keyFor({ subject: "回顧" }),
    keyFor({ foot: "CR 702.35b" }),
    keyFor({ text: "当時は任意だった。" }),
    keyFor({ kind: "ガイド" }),
  ];
  expect(new Set([keyFor(), ...others]).size).toBe(others.length + 1);
});

it("knows a picture by what makes it, too", () => {
  expect(keyOf("<svg/>", "1 2.6.2")).not.toBe(keyOf("<svg/>", "2 2.6.2"));
});
