/**
 * The text of a board as people type it, made even before anything is read from it: letter case,
 * width, quotation marks and runs of spaces make no difference. Every character of the even text
 * knows where it stood, so that a problem points at what was typed.
 */

/** A place in a text. Lines and columns count from 1, columns in UTF-16 units as text fields do. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** One line without its comment, made even; `columns[i]` is where `text[i]` was typed. */
export interface Line {
  readonly number: number;
  readonly source: string;
  readonly text: string;
  readonly columns: readonly number[];
}

/** Beyond this nobody writes a board by hand: it is refused before anything else is done. */
export const limits = { bytes: 64 * 1024, lines: 2_000 } as const;

/** A character with the marks that combine with it, so that NFKC sees them together. */
const cluster = /.[\p{M}\uFF9E\uFF9F]*/gsu;

const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02BC]/g, "'"],
  [/[\u2212\u2010\u2011]/g, "-"],
  [/[\s\uFEFF]+/g, " "],
];

/** Makes a text even: NFKC, lower case, one kind of apostrophe, minus and space. */
export function fold(text: string): string {
  return alike
    .reduce((folded, [from, to]) => folded.replace(from, to), text.normalize("NFKC"))
    .toLowerCase();
}

/** A comment begins with a #, save where it counts copies: `Forest #2`. */
const comment = /(?:^|\s)[#＃](?!\p{Nd})|^\s*[#＃]/u;

export function makeLine(source: string, number: number): Line {
  const start = comment.exec(source)?.index ?? source.length;
  let text = "";
  const columns: number[] = [];
  for (const { 0: piece, index } of source.slice(0, start).matchAll(cluster)) {
    for (const character of fold(piece)) {
      if (character === " " && (text === "" || text.endsWith(" "))) continue;
      text += character;
      for (let unit = 0; unit < character.length; unit += 1) columns.push(index + 1);
    }
  }
  const end = text.trimEnd();
  return {
    number,
    source,
    text: end,
    columns: [...columns.slice(0, end.length), endOf(source, start)],
  };
}

/** The line of dashes between the parts of a board. */
export const isDivider = (source: string): boolean => /^-{2,}$/.test(makeLine(source, 1).text);

/** The column behind the last thing that is not a space or a comment. */
function endOf(source: string, start: number): number {
  return source.slice(0, start).trimEnd().length + 1;
}

export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}
