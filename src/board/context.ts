import { type Context, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Speech } from "../captions/telling.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import type { Target } from "../engine/objects.ts";
import { type RuleReference, todayEdition } from "../engine/rules.ts";
import type { CardId } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { Nicknames } from "./nicknames.ts";
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

/** What every part of the board may need to know, the same from step to step. */
export interface BoardContext {
  /** The board's own, for the ids of its parts: several boards stand on a page. */
  readonly id: string;
  readonly lang: Lang;
  readonly words: BoardWords;
  readonly ruleLink: (rule: RuleReference) => string | undefined;
  readonly cardLink: (card: CardId) => string | undefined;
  readonly show: (object: ObjectId, interest: Interest, at: HTMLElement) => void;
  readonly unshow: () => void;
  /** What dropping one thing on another does; nothing in a page without scripts. */
  readonly drop?: (source: ObjectId, target: Target) => void;
  /** How the inspector shows a source; nothing in a page without scripts. */
  readonly light?: (source: ObjectId | undefined) => void;
}

/** What is being asked at the moment in view. */
export interface Asked {
  /** What may be chosen now, and what has been. */
  readonly candidates: ReadonlySet<ObjectId>;
  readonly chosen: ReadonlySet<ObjectId>;
  /** What can be dragged now. */
  readonly draggable: ReadonlySet<ObjectId>;
}

const none: ReadonlySet<ObjectId> = new Set();
export const nobodyAsked: Asked = { candidates: none, chosen: none, draggable: none };

/** What is brought out on the table: by a question, or by the inspector. */
export interface BroughtOut extends Asked {
  /** The source that the inspector is showing. */
  readonly lit?: ObjectId | undefined;
}

/** The game at the moment in view, for the parts that come with the engine. */
export interface GameContext {
  readonly game: Game;
  /** The language with the words of the year that the reader has chosen. */
  readonly speech: Speech;
  readonly printed: Readonly<Record<CardId, PrintedText>>;
  readonly nicknames: Nicknames;
}

const Board = createContext<BoardContext | null>(null);
const Brought = createContext<BroughtOut | null>(null);
const InPlay = createContext<GameContext | null>(null);

export const BoardProvider = Board.Provider;
export const BroughtProvider = Brought.Provider;
export const GameProvider = InPlay.Provider;

function use<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error("A part of the board stands outside of it.");
  return value;
}

export const useBoard = (): BoardContext => use(Board);
export const useBroughtOut = (): BroughtOut => use(Brought);
export const useGame = (): GameContext => use(InPlay);
