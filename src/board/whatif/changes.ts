/**
 * What could be otherwise on a board: one card fewer, two things in the other order, a response of
 * somebody. Each is another board, written in the notation and played like any other.
 */
import { fail, ok, type Result } from "../../engine/result.ts";
import type { Edition } from "../../engine/rules.ts";
import type { CardDefinition, CardName } from "../../language/card.ts";
import type { Bilingual } from "../../notation/bilingual.ts";
import { type Editable, edit, type Spot } from "../../notation/edit/edits.ts";
import { cardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { printBoard } from "../../notation/print.ts";
import type { Board, CardReference, Item, ItemZone, Statement } from "../../notation/syntax.ts";
import { readUnder } from "../link.ts";
import { playScript, type Script } from "../script.ts";
import type { Origin, Outcome } from "../tree.ts";

/** Another board than the one in view. */
export interface Otherwise extends Origin {
  readonly edition: Edition;
}

export interface Played {
  readonly script: Script;
  readonly outcomes: readonly Outcome[];
  /** The line from which on the script can't be followed there, and why. */
  readonly stopped?: { readonly line: string; readonly why: Bilingual };
}

/**
 * Plays the other board as far as the script can be followed on it. What was to resolve and isn't
 * on the stack there is passed over.
 */
export function playOtherwise(otherwise: Otherwise): Result<Played, Bilingual> {
  const { cards, edition } = otherwise;
  const lines = otherwise.notation.split("\n");
  for (let left = lines.length; left > 0; left -= 1) {
    const read = readUnder(lines.join("\n"), cards, edition);
    if (!read.ok) return read;
    const { script, stopped } = read.value;
    if (stopped?.code === "stackEmpty") {
      lines.splice(stopped.line - 1, 1);
      continue;
    }
    const played = playScript(script);
    if (!played.ok) return fail(engineFault);
    const { value: outcomes } = played;
    if (!stopped) return ok({ script, outcomes });
    const line = lines[stopped.line - 1]?.trim() ?? "";
    return ok({ script, outcomes, stopped: { line, why: stopped.message } });
  }
  return fail(engineFault);
}

const engineFault: Bilingual = {
  en: "The engine can't play this board.",
  ja: "エンジンはこの盤面を進められません。",
};

export const boardOf = ({ notation, cards }: Origin): Board | undefined => {
  const board = parseBoard(notation, cardNames(cards));
  return board.ok ? board.value : undefined;
};

/** A changed board as text, without what it claims. */
export const textOf = ({ position, script, cards }: Editable): string =>
  printBoard({ position, script, cards, facts: [] });

// A card fewer ---------------------------------------------------------------------------------

interface Absence {
  readonly spot: Spot;
  readonly item: Item;
  readonly name: CardName;
}

const watched: readonly ItemZone[] = ["battlefield", "hand", "graveyard", "exile"];

/** The cards that a board could do without; lands that only pay are no question. */
export function absences(board: Board): readonly Absence[] {
  return board.position.seats.flatMap(({ player, zones }) =>
    watched.flatMap((zone) =>
      (zones[zone] ?? []).flatMap((item, index): readonly Absence[] => {
        const card = board.cards.find(({ id }) => id === item.card);
        if (!card || item.token || isPlainLand(card)) return [];
        return [{ spot: { player, zone, index }, item, name: card.name }];
      }),
    ),
  );
}

const isPlainLand = ({ types, supertypes }: CardDefinition): boolean =>
  types.includes("land") && supertypes.includes("basic");

/** The board with one copy fewer; lines that speak of nothing else go with it. */
export function without(board: Board, { spot, item }: Absence): string {
  const after =
    item.count > 1
      ? edit(board, { do: "change", spot, item: { ...item, count: item.count - 1 } })
      : edit(board, { do: "remove", spot });
  const gone = new Set(after.orphans);
  return textOf({ ...after, script: after.script.filter((line) => !gone.has(line)) });
}

// The other order ------------------------------------------------------------------------------

type Swap =
  /** Two actions of the script, one right after the other, each with what belongs to it. */
  | {
      readonly is: "actions";
      readonly first: CardName;
      readonly second: CardName;
      /** Where the first begins, the second begins and the second ends, in the script. */
      readonly at: readonly [number, number, number];
    }
  /** Two permanents whose effects apply in the order of their timestamps (613.7). */
  | {
      readonly is: "timestamps";
      readonly first: CardName;
      readonly second: CardName;
      readonly references: readonly [CardReference, CardReference];
    };

const begins = (line: Statement): boolean =>
  line.is === "cast" || line.is === "activate" || line.is === "play";

function nameIn(board: Board, line: Statement): CardName | undefined {
  const reference =
    line.is === "cast" || line.is === "play"
      ? line.card
      : line.is === "activate"
        ? line.object
        : undefined;
  if (!reference) return undefined;
  return nameFor(board, reference);
}

function nameFor(board: Board, reference: CardReference): CardName | undefined {
  if (reference.is === "card") return board.cards.find(({ id }) => id === reference.card)?.name;
  if (reference.is === "token") return undefined;
  const item = board.position.seats
    .flatMap(({ zones }) => watched.flatMap((zone) => zones[zone] ?? []))
    .find(({ nickname }) => nickname === reference.nickname);
  return board.cards.find(({ id }) => id === item?.card)?.name;
}

export function swaps(board: Board): readonly Swap[] {
  return [...actionSwaps(board), ...timestampSwaps(board)];
}

/** Neighbours of one player: what the opponent does in between would not have been done. */
function actionSwaps(board: Board): readonly Swap[] {
  const { script } = board;
  const starts = script.flatMap((line, index) => (begins(line) ? [index] : []));
  return starts.slice(1).flatMap((second, place): readonly Swap[] => {
    const first = starts[place] ?? 0;
    const [one, other] = [script[first], script[second]];
    if (!one || !other || !("player" in one && "player" in other) || one.player !== other.player) {
      return [];
    }
    const names = [nameIn(board, one), nameIn(board, other)] as const;
    if (!names[0] || !names[1] || names[0] === names[1]) return [];
    const end = starts[place + 2] ?? script.length;
    return [{ is: "actions", first: names[0], second: names[1], at: [first, second, end] }];
  });
}

/** More than these few pairs are no question but a puzzle. */
const mostPairs = 3;

function timestampSwaps(board: Board): readonly Swap[] {
  const [...lasting] = board.position.seats.flatMap(({ player, zones }) =>
    (zones.battlefield ?? []).flatMap((item) => {
      const card = board.cards.find(({ id }) => id === item.card);
      const changes = card?.abilities.some(({ is }) => is === "static");
      if (!card || !changes || item.count > 1 || item.token) return [];
      const at = { line: 0, column: 0, length: 0 };
      const reference: CardReference =
        item.nickname === undefined
          ? { is: "card", card: card.id, of: player, at }
          : { is: "nickname", nickname: item.nickname, at };
      return [{ name: card.name, reference }];
    }),
  );
  const pairs = lasting.flatMap((one, place) =>
    lasting.slice(place + 1).flatMap((other): readonly Swap[] =>
      one.name === other.name
        ? []
        : [
            {
              is: "timestamps",
              first: one.name,
              second: other.name,
              references: [one.reference, other.reference],
            },
          ],
    ),
  );
  // A written order is the point of the board; taking it apart here would guess.
  return board.position.timestamps ? [] : pairs.slice(0, mostPairs);
}

export function swapped(board: Board, swap: Swap): string {
  if (swap.is === "timestamps") {
    const [first, second] = swap.references;
    return textOf({ ...board, position: { ...board.position, timestamps: [second, first] } });
  }
  const [first, second, end] = swap.at;
  const { script } = board;
  return textOf({
    ...board,
    script: [
      ...script.slice(0, first),
      ...script.slice(second, end),
      ...script.slice(first, second),
      ...script.slice(end),
    ],
  });
}

/** The board by the rules of another year. */
export const underRules = (board: Board, rules: Edition): string =>
  textOf({ ...board, position: { ...board.position, rules } });
