/** Cards go by their own names, wherever something is written about them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cards } from "../cards/index.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const read = (file: string): string => readFileSync(join(CONTENT, file), "utf8");

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
    [...read(file).matchAll(/《([^》]+)》/g)].flatMap(([, name = ""]) =>
      isName(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});

/** The sets that sentences speak of; a plane of that name, a block's format and a document are none. */
const SET =
  /(?<!『|次元|＝)(?:トーメント|ローウィン|イーブンタイド|ニクスへの旅|シャドウムーア|モーニングタイド|オデッセイ|テーロス|未来予知)(?!』|FAQ| ルール入門|＝|：)/g;

test("a set stands in 『』 in Japanese sentences, as official articles have it", () => {
  const files = globSync("{guides/ja,rulings,changes,rules/gists}/**/*.{mdx,yaml}", {
    cwd: CONTENT,
  });
  expect(files.length).toBeGreaterThan(100);
  const titles = files.flatMap((file) => [...read(file).matchAll(/^title: (.+)$/gm)]);
  // A guide's title, and a list of guides, have names without a sentence.
  const isSentence = (line: string): boolean => !/^title: |^- \[/.test(line);
  const shown = (line: string): string =>
    titles.reduce((rest, [, title = ""]) => rest.replaceAll(`[${title}](`, "[]("), line);
  const bare = files.flatMap((file) =>
    read(file)
      .split("\n")
      .filter(isSentence)
      .flatMap((line) => shown(line).match(SET) ?? [])
      .map((name) => `${file}: ${name}`),
  );
  expect(bare).toEqual([]);
});

test("English has one form of each mark: a straight apostrophe, and quotes that open and close", () => {
  const files = globSync("{guides/en,notation}/*.mdx", { cwd: CONTENT });
  const wrong = [...files, ...globSync("**/*.yaml", { cwd: CONTENT })].filter((file) =>
    /[‘’]/.test(read(file)),
  );
  expect(wrong).toEqual([]);
});
