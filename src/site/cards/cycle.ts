/**
 * A cycle of cards: what its members have in common is said once, and in lines that are made alike
 * the words that differ are marked.
 */
import { cardById, printCard } from "../../cards/index.ts";
import type { CardDefinition, CardId } from "../../language/card.ts";
import { type Color, colors } from "../../language/vocabulary.ts";
import type { Lang } from "../i18n.ts";
import { differences, type Piece } from "./alike.ts";

export interface Cycle {
  readonly members: readonly Member[];
  /** The type line that all members have, if it is the same. */
  readonly type?: string;
  /** Lines of text that all members have, or all but one. */
  readonly shared: readonly SharedLine[];
  readonly hasCost: boolean;
  readonly hasPt: boolean;
  /** So few that they stand side by side, line by line. */
  readonly isSmall: boolean;
}

interface Member {
  readonly card: CardDefinition;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly pt?: string;
  /** Of its cost, or of the mana symbols in a text without one. */
  readonly colors: readonly Color[];
  /** The lines that it doesn't share. */
  readonly lines: readonly string[];
  /** The same lines, with what only this member has. */
  readonly pieces: readonly (readonly Piece[])[];
}

interface SharedLine {
  readonly text: string;
  /** The one member that lacks it. */
  readonly except?: CardDefinition;
}

/** As many stand side by side in a page. */
const MOST_SIDE_BY_SIDE = 5;
/** Two cards are compared at a glance. */
const FEWEST_SIDE_BY_SIDE = 3;

const letters = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
} as const satisfies Record<Color, string>;

function colorsOf(manaCost: string, lines: readonly string[]): readonly Color[] {
  const symbols = (manaCost || lines.join("")).match(/\{[^{}]+\}/g) ?? [];
  return colors.filter((color) => symbols.some((symbol) => symbol.includes(letters[color])));
}

/** The lines of all members at the same place, each in pieces where they are made alike. */
function piecesOf(texts: readonly (readonly string[])[], lang: Lang) {
  const fewest = Math.min(...texts.map(({ length }) => length));
  const cut = Array.from({ length: fewest }, (_, place) =>
    differences(
      texts.map((lines) => lines[place] ?? ""),
      lang,
    ),
  );
  return texts.map((lines, member) =>
    lines.map((text, place) => cut[place]?.[member] ?? [{ text, isOwn: false }]),
  );
}

/** From this number of members on, a line is said once although one of them lacks it. */
const ENOUGH_FOR_AN_EXCEPTION = 4;

export function readCycle(ids: readonly string[], lang: Lang): Cycle {
  const printed = ids.map((id) => {
    const card = cardById(id as CardId);
    if (card === undefined) throw new Error(`unknown card “${id}”`);
    return { card, ...printCard(card, lang) };
  });
  const texts = [...new Set(printed.flatMap(({ lines }) => lines))];
  const shared = texts.flatMap((text): SharedLine[] => {
    const [without, ...more] = printed.filter(({ lines }) => !lines.includes(text));
    if (without === undefined) return [{ text }];
    const isException = more.length === 0 && printed.length >= ENOUGH_FOR_AN_EXCEPTION;
    return isException ? [{ text, except: without.card }] : [];
  });
  const isShared = (line: string) => shared.some(({ text }) => text === line);
  const [type, ...otherTypes] = new Set(printed.map(({ typeLine }) => typeLine));
  const own = printed.map(({ lines }) => lines.filter((line) => !isShared(line)));
  const pieces = piecesOf(own, lang);
  return {
    members: printed.map(({ card, manaCost, typeLine, pt, lines }, member) => ({
      card,
      manaCost,
      typeLine,
      ...(pt !== undefined && { pt }),
      colors: colorsOf(manaCost, lines),
      lines: own[member] ?? [],
      pieces: pieces[member] ?? [],
    })),
    ...(type !== undefined && otherTypes.length === 0 && { type }),
    shared,
    hasCost: printed.some(({ manaCost }) => manaCost !== ""),
    hasPt: printed.some(({ pt }) => pt !== undefined),
    isSmall: printed.length >= FEWEST_SIDE_BY_SIDE && printed.length <= MOST_SIDE_BY_SIDE,
  };
}
