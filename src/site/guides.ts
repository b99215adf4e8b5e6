/** What the text of a guide (MDX) is made of, as far as both languages have it alike. */

const HEADING = /^#{2,3} .*\{#([a-z0-9-]+)\}\s*$/gm;
const QUOTED = /<Ruling\s+id="([^"]+)"/g;
const LINKED = /\]\(\/(?:ja|en)\/rulings\/([^/)]+)\/\)/g;
const BOARD = /<BoardOf\s+ruling="([^"]+)"\s+board="([^"]+)"/g;

const all = (body: string, pattern: RegExp): readonly string[] =>
  [...body.matchAll(pattern)].map(([, ...groups]) => groups.join("/"));

/** The ids of its headings, in order. */
export const headingsIn = (body: string): readonly string[] => all(body, HEADING);

/** The rulings that it quotes, in order. */
export const quotedIn = (body: string): readonly string[] => all(body, QUOTED);

/** The boards in it, in order, each as `ruling/board`. */
export const boardsIn = (body: string): readonly string[] => all(body, BOARD);

/** The rulings that it quotes, or leads to from its text. */
export const rulingsIn = (body: string): ReadonlySet<string> =>
  new Set([...quotedIn(body), ...all(body, LINKED)]);

/** Its tables of cards and lists of cards' rulings, in order, without their captions. */
export const tablesIn = (body: string): readonly string[] =>
  all(body, /<((?:Cycle|CardRulings)\b[^>]*)\/>/g).map((element) =>
    element.replace(/caption="[^"]*"/, "").replace(/\s+/g, " "),
  );

/** The pages of this site that it leads to, without the language. */
export const pagesIn = (body: string): ReadonlySet<string> =>
  new Set(all(body, /\]\(\/(?:ja|en)\/([^)]*)\)/g));

const BLOCKS = [
  ["heading", /^#{2,3} /],
  ["element", /^</],
  ["list", /^(?:[-*]|\d+\.) /],
  ["table", /^\|/],
  ["quotation", /^>/],
  ["code", /^```/],
] as const;

/**
 * What a text consists of, block by block: its paragraphs are numbered by their place, so both
 * languages must have the same.
 */
export const blocksIn = (body: string): readonly string[] =>
  body
    .replace(/^---$[\s\S]*?^---$/m, "")
    .split(/\n\s*\n/)
    .map((block) => block.trimStart())
    .filter((block) => block !== "")
    .map((block) => BLOCKS.find(([, begins]) => begins.test(block))?.[0] ?? "paragraph");
