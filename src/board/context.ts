import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Speech } from "../captions/telling.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import type { Target } from "../engine/objects.ts";
import type { RuleReference } from "../engine/rules.ts";
import { todayEdition } from "../eras/today.ts";
import type { CardId } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { BoardWords } from "./words.ts";

/** What a card says, printed when the site was built. */
export interface PrintedText {
  readonly typeLine: string;
  readonly lines: readonly string[];
}

/** The page of a rule; one of an older edition has its place on the page of that. */
export const ruleLinkTo =
  (address: string | undefined): BoardContext["ruleLink"] =>
  ({ number, edition }) => {
    if (!address) return undefined;
    return `${address}${edition === todayEdition ? `${number}/` : `${edition}/#r${number}`}`;
  };

/** How a card is being asked for. */
export type Interest = "hover" | "focus" | "press";

/** What every part of the board may need to know. */
export interface BoardContext {
  /** The board's own, for the ids of its parts: several boards stand on a page. */
  readonly id: string;
  readonly lang: Lang;
  /** The language with the words of the year that the reader has chosen. */
  readonly speech: Speech;
  readonly words: BoardWords;
  /** The game at the moment in view. */
  readonly game: Game;
  readonly printed: Readonly<Record<CardId, PrintedText>>;
  readonly ruleLink: (rule: RuleReference) => string | undefined;
  readonly cardLink: (card: CardId) => string | undefined;
  /** What may be chosen now, and what has been. */
  readonly candidates: ReadonlySet<ObjectId>;
  readonly chosen: ReadonlySet<ObjectId>;
  readonly show: (object: ObjectId, interest: Interest, at: HTMLElement) => void;
  readonly unshow: () => void;
  /** What can be dragged now, and what dropping it does; nothing in a page without scripts. */
  readonly dragging?: {
    readonly can: ReadonlySet<ObjectId>;
    readonly drop: (source: ObjectId, target: Target) => void;
  };
  /** The source that the inspector is showing, and how it shows one; nothing in a page without scripts. */
  readonly lit?: ObjectId | undefined;
  readonly light?: (source: ObjectId | undefined) => void;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export function useBoard(): BoardContext {
  const board = useContext(Context);
  if (!board) throw new Error("A part of the board stands outside of it.");
  return board;
}
