/** A cycle of cards as a table: what its members have in common is said once. */
import { cardById, printCard } from "../../cards/index.ts";
import type { CardDefinition, CardId } from "../../language/card.ts";
import type { Lang } from "../i18n.ts";

export interface Cycle {
  readonly members: readonly Member[];
  /** The type line that all members have, if it is the same. */
  readonly type?: string;
  /** Lines of text that all members have, or all but one. */
  readonly shared: readonly SharedLine[];
  readonly hasCost: boolean;
  readonly hasPt: boolean;
}

export interface Member {
  readonly card: CardDefinition;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly pt?: string;
  /** The lines that it doesn't share. */
  readonly lines: readonly string[];
}

export interface SharedLine {
  readonly text: string;
  /** The one member that lacks it. */
  readonly except?: CardDefinition;
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
  return {
    members: printed.map(({ card, manaCost, typeLine, pt, lines }) => ({
      card,
      manaCost,
      typeLine,
      ...(pt !== undefined && { pt }),
      lines: lines.filter((line) => !isShared(line)),
    })),
    ...(type !== undefined && otherTypes.length === 0 && { type }),
    shared,
    hasCost: printed.some(({ manaCost }) => manaCost !== ""),
    hasPt: printed.some(({ pt }) => pt !== undefined),
  };
}
