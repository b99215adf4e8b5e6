/** Cards go by their own names, wherever something is written about them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cards } from "../cards/index.ts";

const CONTENT = join(import.meta.dirname, "../../content");

const names = new Set(
  cards.flatMap(({ name, back, halves = [] }) =>
    [name, ...(back ? [back.name] : []), ...halves.map((half) => half.name)].map(({ ja }) => ja),
  ),
);

/** A split card is named by both of its halves (CR 709.4a). */
const isName = (text: string): boolean => text.split("+").every((part) => names.has(part));

test("what stands in 《》 is the name of a card, in all that is written", () => {
  const files = globSync("**/*.{mdx,yaml}", { cwd: CONTENT });
  expect(files.length).toBeGreaterThan(100);
  const unknown = files.flatMap((file) =>
    [...readFileSync(join(CONTENT, file), "utf8").matchAll(/《([^》]+)》/g)].flatMap(
      ([, name = ""]) => (isName(name) ? [] : [`${file}: ${name}`]),
    ),
  );
  expect(unknown).toEqual([]);
});
