/** What differs in texts that are made alike, so that a reader finds it at once. */
import type { Lang } from "../i18n.ts";

export interface Piece {
  readonly text: string;
  /** Others have something else there. */
  readonly isOwn: boolean;
}

/** Texts that share less of their letters are not made alike, and nothing is marked in them. */
const ENOUGH = 0.5;

/** Mana symbols, power and toughness, and loyalty abilities' costs stay whole. */
const WHOLE = /(\{[^{}]+\}|[+\-−]?\d+\/[+\-−]?\d+|\[[^\]]+\])/;

function tokensOf(text: string, segmenter: Intl.Segmenter): readonly string[] {
  return text
    .split(WHOLE)
    .flatMap((part) =>
      WHOLE.test(part) ? [part] : Array.from(segmenter.segment(part), ({ segment }) => segment),
    );
}

const lengthOf = (tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + token.trim().length, 0);

/** The longest sequence that two texts have in common: for each token of the first whether it is in it. */
function inCommon(one: readonly string[], other: readonly string[]): readonly boolean[] {
  const width = other.length + 1;
  const best = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      best[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + Math.max(1, one[row]?.trim().length ?? 1)
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const found: boolean[] = [];
  for (let row = 0, column = 0; row < one.length; ) {
    const isSame = column < other.length && one[row] === other[column];
    if (!isSame && column < other.length && at(row, column + 1) > at(row + 1, column)) {
      column += 1;
      continue;
    }
    found.push(isSame);
    row += 1;
    if (isSame) column += 1;
  }
  return found;
}

/** A letter alone between own words, such as a particle, tells nothing: it goes with them. */
const SHORTEST = 2;

/** For each token whether it stands as shared: spaces and single letters only beside others. */
function smoothed(tokens: readonly string[], isShared: readonly boolean[]): readonly boolean[] {
  const kept = [...isShared];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && isShared[to] === isShared[from]) to += 1;
    const isBetween = from > 0 && to < tokens.length;
    const isShort = lengthOf(tokens.slice(from, to)) < SHORTEST;
    if (isShared[from] && isBetween && isShort) kept.fill(false, from, to);
    from = to;
  }
  // A space at the edge of own words is none of them.
  return kept.map((shared, place) => {
    if (tokens[place]?.trim() !== "") return shared;
    return kept[place - 1] !== false || kept[place + 1] !== false;
  });
}

/** Pieces next to each other are one. */
function joined(tokens: readonly string[], isShared: readonly boolean[]): readonly Piece[] {
  const stands = smoothed(tokens, isShared);
  const pieces: { text: string; isOwn: boolean }[] = [];
  for (const [place, text] of tokens.entries()) {
    const last = pieces.at(-1);
    const isOwn = !stands[place];
    if (last?.isOwn === isOwn) last.text += text;
    else pieces.push({ text, isOwn });
  }
  return pieces;
}

/** Each text in pieces; nothing where they aren't made alike. */
export function differences(
  texts: readonly string[],
  lang: Lang,
): readonly (readonly Piece[])[] | undefined {
  const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
  const cut = texts.map((text) => tokensOf(text, segmenter));
  const [first, ...rest] = cut;
  if (first === undefined || rest.length === 0) return undefined;
  const shared = rest.reduce((common, tokens) => {
    const isShared = inCommon(common, tokens);
    return common.filter((_, place) => isShared[place]);
  }, first);
  const longest = Math.max(...cut.map(lengthOf));
  if (lengthOf(shared) < ENOUGH * longest) return undefined;
  return cut.map((tokens) => joined(tokens, inCommon(tokens, shared)));
}
