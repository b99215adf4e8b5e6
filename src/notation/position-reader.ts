import type { PlayerId } from "../engine/ids.ts";
import type { Edition } from "../engine/rules.ts";
import type { CardDefinition, CardId } from "../language/card.ts";
import type { ManaType, Step } from "../language/vocabulary.ts";
import { type BoardNames, type CardNames, longestCardName, longestName, noNames } from "./names.ts";
import { complaint } from "./problems.ts";
import { expected, type Reader } from "./reader.ts";
import type { Scanner } from "./scan.ts";
import { nearest } from "./suggest.ts";
import type {
  CardReference,
  CountWord,
  Item,
  ItemZone,
  LastingEffect,
  Position,
  Stacked,
  Waiting,
} from "./syntax.ts";
import type { Range } from "./text.ts";

/** A seat that is still being filled. */
export interface OpenSeat {
  readonly player: PlayerId;
  readonly life: number;
  readonly at: Range;
  mana?: readonly ManaType[];
  counts?: Partial<Record<CountWord, number>>;
  readonly zones: Map<ItemZone, readonly Item[]>;
}

interface OpenTurn {
  readonly active: PlayerId;
  readonly step: Step;
  readonly at: Range;
}

/** What has been read of a position so far: its lines may speak of what comes below them. */
export class PositionReader {
  readonly cards: CardNames;
  readonly report: Reader["report"];
  readonly seats: OpenSeat[] = [];
  readonly used = new Map<CardId, CardDefinition>();
  readonly copies = new Map<CardId, number>();
  readonly nicknames = new Map<string, string>();
  /** What speaks of objects and players, to be read once all of them are known. */
  readonly later: ((reader: Reader) => void)[] = [];
  objects = 0;
  problems = 0;
  rules?: Edition;
  seed?: number;
  time?: Position["time"];
  firstTurn?: true;
  teams?: Position["teams"];
  turn?: OpenTurn;
  readonly timestamps: CardReference[] = [];
  readonly stack: Stacked[] = [];
  readonly effects: LastingEffect[] = [];
  readonly waiting: Waiting[] = [];

  constructor(cards: CardNames, report: Reader["report"]) {
    this.cards = cards;
    this.report = (at, what) => {
      this.problems += 1;
      return report(at, what);
    };
  }

  get names(): BoardNames {
    return {
      players: this.seats.map((seat) => seat.player),
      cards: this.used,
      copies: this.copies,
      nicknames: this.nicknames,
    };
  }

  /** For what needs no names of the board. */
  get reader(): Reader {
    return { cards: this.cards, board: noNames, report: this.report };
  }

  /** For what does, when all lines have been seen. */
  readLater(): void {
    const reader = { ...this.reader, board: this.names };
    for (const read of this.later) read(reader);
  }
}

// Cards by their names, whether or not the position has them -------------------------------------

export function acceptCardName(
  position: PositionReader,
  scanner: Scanner,
): CardDefinition | undefined {
  scanner.skip();
  const { cards } = position;
  const { at, end, line } = scanner;
  const name = longestName(line.text, at, end, longestCardName(cards), cards.find);
  if (name) scanner.at = name.end;
  return name?.found;
}

export function readCardName(
  position: PositionReader,
  scanner: Scanner,
): CardDefinition | undefined {
  const card = acceptCardName(position, scanner);
  if (card) return card;
  const from = scanner.at;
  if (!scanner.match(/[^,、()]+/y)) {
    return expected(position.reader, scanner, { en: "The name of a card", ja: "カードの名前" });
  }
  const typed = scanner.typed(from);
  const meant = nearest(typed, position.cards.all);
  return position.report(scanner.range(from), complaint("unknownCard", [typed], meant));
}
