import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Colons and parentheses beside Japanese letters, and the wave dash, are as wide as the letters, as
 * official Japanese card texts set them. What is typed into boards is another matter: it is of both.
 */
const letter = "[\\u3040-\\u30ff\\u3400-\\u9fff々ー、。」》）]";
const narrow = new RegExp(
  [
    `${letter}:(?=[^\\s"'\`]|$)`,
    `${letter}\\((?!\\?)`,
    "\\([「《\\u3040-\\u30ff\\u4e00-\\u9fff]",
    "〜",
    "\\bja: .*\\(\\$\\{",
    // A word of the page's language, whichever it is
    "\\{(?:words|said|t)\\.\\w+\\}:",
  ].join("|"),
  "u",
);

const root = join(import.meta.dirname, "../..");

/** Names and addresses, patterns that look for either width, and comments aside. */
const said = (line: string): string =>
  line
    .replace(/^\s*(?:\/\/|\/?\*|# ).*/, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\.match\(.*|\/(?:\[[^\]]*\]|\\.|[^/\s])+\/[a-z]*/g, "");

/** In texts, what is set as code stands for itself, and the marks around it are the text's. */
const saidIn = (file: string, line: string): string =>
  said(file.endsWith(".mdx") ? line.replace(/`[^`]*`/g, "") : line);

const files = globSync(
  [
    "content/{changes,conformance,guides/ja,rulings,rules,terms}/**/*.{yaml,mdx}",
    "content/notation/ja.mdx",
    "src/**/*.{ts,tsx,astro}",
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file.replaceAll("\\", "/")));

test("marks beside Japanese letters are as wide as they are", () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        narrow.test(saidIn(file, line)) ? [`${file}:${index + 1}  ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test("code is no text, but what stands beside it is", () => {
  expect(narrow.test(saidIn("ja.mdx", "確認は `at 名前:` です"))).toBe(false);
  expect(narrow.test(saidIn("ja.mdx", "例:`森 #2`。"))).toBe(true);
});

test.each([
  ["例:ライフ", true],
  ["隠すとき:", true],
  ["### 黒(赤) {#black}", true],
  ["# 黒(赤)", false],
  ["黒(赤)", true],
  ["A (赤)", true],
  ["「〜」", true],
  [`ja: \`\${name}(\${rule})\`,`, true],
  ["例：ライフ（赤）", false],
  [`ja: \`\${nameOf(card)}（\${rule}）\`,`, false],
  ["1:2 (7-2)", false],
  ["[ガイド](/ja/guides/)：", false],
])("“%s” is seen: %s", (text, isNarrow) => {
  expect(narrow.test(said(text))).toBe(isNarrow);
});
