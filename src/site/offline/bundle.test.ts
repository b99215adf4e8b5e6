import fc from "fast-check";
import { expect, it } from "vitest";
import { bundled, unbundled } from "./bundle.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it("begins with the names and lengths, and has the files behind them", () => {
  const files = new Map([
    ["/a/", bytes("裁")],
    ["/b.js", bytes("x\n")],
  ]);
  expect(new TextDecoder().decode(bundled(files))).toBe('[["/a/",3],["/b.js",2]]\n裁x\n');
});

it("gives back whatever was bundled", () => {
  const files = fc.array(fc.tuple(fc.string(), fc.uint8Array()));
  fc.assert(
    fc.property(files, (entries) => {
      const before = new Map(entries);
      const after = unbundled(bundled(before));
      expect(after.ok && [...after.value]).toEqual([...before]);
    }),
  );
});

it.each([
  ["nothing", ""],
  ["no line", '[["/a/",1]]'],
  ["another text", "<p>Welcome\nto this shop"],
  ["no list", '{"/a/":1}\na'],
  ["no lengths", '["/a/"]\na'],
  ["a length below 0", '[["/a/",2],["/b/",-1]]\na'],
  ["less than it says", '[["/a/",3]]\nab'],
  ["more than it says", '[["/a/",1]]\nab'],
])("is not read: %s", (_, text) => {
  expect(unbundled(bytes(text))).toEqual({ ok: false, problem: "unreadable" });
});
