import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shortPath } from "../paths.ts";
import { QUIET_ZONE, qrCodeOf } from "./code.ts";
import { modulesOf, readQr, withoutMargin } from "./testing/reading.ts";

const read = (text: string): string => {
  const { path, size } = qrCodeOf(text);
  return readQr(withoutMargin(modulesOf(path, size), QUIET_ZONE));
};

test.each([
  "https://saitei.example/r/a/",
  "https://saitei.example/r/tor-madness-any-discard/",
  "HTTPS://EXAMPLE.ORG/R/1",
  "x".repeat(84),
  "x".repeat(85),
])("%s is read as it was written", (text) => {
  expect(read(text)).toBe(text);
});

/** Data codewords of versions 1 to 6 with error correction M, less the three of mode and length. */
test.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [27, 29],
  [42, 29],
  [43, 33],
  [62, 33],
  [63, 37],
  [84, 37],
  [85, 41],
])("%i bytes take %i modules and the quiet zone", (bytes, modules) => {
  expect(qrCodeOf("x".repeat(bytes)).size).toBe(modules + 2 * QUIET_ZONE);
});

const ids = readFileSync("content/register/rulings.txt", "utf8").split("\n").filter(Boolean);
/** One ruling of each length: what a code looks like depends on that. */
const links = new Map(ids.map((id) => [id.length, `https://saitei.example${shortPath(id)}`]));

test.each([...links])("the short link of a ruling with %i letters can be read back", (_, link) => {
  expect(read(link)).toBe(link);
});

test("a code with a wrong module is not read as the same text", () => {
  const { path, size } = qrCodeOf("https://saitei.example/r/a/");
  const modules = withoutMargin(modulesOf(path, size), QUIET_ZONE);
  const last = modules.length - 1;
  // Two columns from the right stand the first bits of the text.
  const broken = modules.map((row, y) =>
    row.map((dark, x) => (y === last - 6 && x === last ? !dark : dark)),
  );
  let said = "";
  try {
    said = readQr(broken);
  } catch {
    // Not read at all is as good.
  }
  expect(said).not.toBe("https://saitei.example/r/a/");
});

test("what reaches into the quiet zone is refused", () => {
  const { path, size } = qrCodeOf("x");
  expect(() => withoutMargin(modulesOf(`${path}M0 0.5h1`, size), QUIET_ZONE)).toThrow("quiet");
});
