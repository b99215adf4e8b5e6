import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { cardById } from "../cards/index.ts";
import type { CardId } from "../language/card.ts";
import { LANGS, type Lang } from "./i18n.ts";
import { loadRulings, subjectOf } from "./rulings.ts";

const content = resolve(import.meta.dirname, "../../content");
const rulings = new Map(loadRulings(join(content, "rulings")).map((ruling) => [ruling.id, ruling]));

interface Guide {
  readonly mechanic: string | undefined;
  /** What is not written in a language: numbers, places, names of mechanics. */
  readonly frontMatter: readonly string[];
  readonly headings: readonly string[];
  /** Quoted rulings, boards and tables, in their order. */
  readonly elements: readonly string[];
  readonly boards: readonly (readonly [ruling: string, board: string])[];
  readonly cards: readonly string[];
  /** Addresses on this site, without the language. */
  readonly links: readonly string[];
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];
const firsts = (text: string, pattern: RegExp) => found(text, pattern).map(([, one = ""]) => one);

function readGuide(lang: Lang, name: string): Guide {
  const source = readFileSync(join(content, "guides", lang, name), "utf8");
  const [, front = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return {
    mechanic: /^mechanic: (.*)$/m.exec(front)?.[1],
    frontMatter: front.split("\n").filter((line) => !/^(title|summary):/.test(line)),
    headings: found(text, /^(#+) .*?\{#([\w-]+)\}$/gm).map(([, level, id]) => `${level} ${id}`),
    elements: firsts(text, /<((?:BoardOf|Ruling|Cycle|CardRulings)\b[^>]*?)\/>/g).map((element) =>
      element.replace(/caption="[^"]*"/, "").replace(/\s+/g, " "),
    ),
    boards: found(text, /<BoardOf ruling="([^"]+)" board="([^"]+)"/g).map(
      ([, ruling = "", board = ""]) => [ruling, board],
    ),
    cards: found(text, /cards=\{\[([^\]]*)\]\}/g).flatMap(([, list = ""]) =>
      firsts(list, /"([^"]+)"/g),
    ),
    links: firsts(text, new RegExp(`\\]\\((?:/${lang})?([/#][^)\\s]*)\\)`, "g")),
  };
}

const names = (lang: Lang) => globSync("*.mdx", { cwd: join(content, "guides", lang) }).sort();
/** Links may stand in another order in a sentence of the other language. */
const sorted = (texts: readonly string[]) => [...new Set(texts)].sort();

test("there is each guide in both languages", () => {
  expect(names("ja")).toEqual(names("en"));
});

describe.each(names("en"))("%s", (name) => {
  const guides = { ja: readGuide("ja", name), en: readGuide("en", name) };
  const { ja, en } = guides;

  test("has the same sections, boards, rulings and tables in both languages", () => {
    expect(ja.headings).toEqual(en.headings);
    expect(ja.headings.length).toBeGreaterThan(3);
    expect(new Set(ja.headings).size).toBe(ja.headings.length);
    expect(ja.elements).toEqual(en.elements);
    expect(ja.frontMatter).toEqual(en.frontMatter);
  });

  test("leads to the same places in both languages", () => {
    expect(sorted(ja.links)).toEqual(sorted(en.links));
  });

  test("shows only boards, rulings and cards that there are, and a board at the very top", () => {
    for (const [ruling, board] of en.boards) {
      expect(rulings.get(ruling)?.boards.map(({ id }) => id)).toContain(board);
    }
    expect(en.elements[0]).toMatch(/^BoardOf /);
    for (const id of en.cards) expect(cardById(id as CardId)?.id).toBe(id);
  });

  test("leads to guides, rulings and headings that there are", () => {
    const guideNames = names("en").map((one) => basename(one, ".mdx"));
    for (const lang of LANGS) {
      const guide = guides[lang];
      const here = guide.elements.map((element) => /^Ruling id="([^"]+)"/.exec(element)?.[1]);
      const ids = guide.headings.map((heading) => heading.replace(/^#+ /, ""));
      for (const link of guide.links) {
        const [, kind, id = ""] = /^\/?(guides|rulings)\/([\w-]+)\//.exec(link.slice(1)) ?? [];
        if (kind === "guides") expect(guideNames).toContain(id);
        if (kind === "rulings") expect([...rulings.keys()]).toContain(id);
        if (link.startsWith("#")) expect([...ids, ...here]).toContain(link.slice(1));
      }
    }
  });

  test("has every ruling of its mechanic, quoted or linked", () => {
    const said = [...en.elements, ...en.links].join(" ");
    for (const ruling of rulings.values()) {
      const { is, id } = subjectOf(ruling);
      if (is === "mechanic" && id === en.mechanic) expect(said).toContain(ruling.id);
    }
  });
});
