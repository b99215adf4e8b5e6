/** What a board is given: by its page, or by whoever plays it with the engine. */
import type { Answer } from "../engine/decisions.ts";
import type { CardId } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { PrintedText } from "./context.ts";
import type { Script } from "./script.ts";
import type { Tree } from "./tree.ts";
import type { Opened } from "./useSession.ts";
import type { Year } from "./Years.tsx";

/** What it takes to play a board. */
export interface BoardSource {
  readonly script: Script;
  /** The board as it was written, for links. */
  readonly notation: string;
  /** The same with its script and its claims as somebody writes them, if there is no mistake in it. */
  readonly written?: string | undefined;
  readonly printed: Readonly<Record<CardId, PrintedText>>;
}

/** A board as its page brings it, each as text that is read when it is needed. */
export interface PageBoard {
  /** What each of its steps looks like (`PageLooks`, by `pack.ts`). */
  readonly looks: string;
  /** What it takes to play it (`BoardSource`, as JSON). */
  readonly source: string;
}

export interface BoardSettings {
  readonly id: string;
  readonly lang: Lang;
  /** What the board is called, for what is copied elsewhere. */
  readonly title: string;
  /** What an address of a rule begins with. */
  readonly ruleAddress?: string;
  /** What an address of a term of the glossary begins with. */
  readonly termAddress?: string;
  /** What the address of a card's page begins with. */
  readonly cardAddress?: string;
  /** The address of the page on which boards are built. */
  readonly sandboxAddress?: string;
  /** The address under which the pages of others show it. */
  readonly embedAddress?: string;
  /** The address with which links to it begin, if not that of the page around it. */
  readonly homeAddress?: string;
  /** The page comes without this board: links to its steps hold it, as those to other lines do. */
  readonly isWritten?: boolean;
  /** Told of the lines that the reader has made, whenever there are others. */
  readonly onLines?: (own: Tree) => void;
  /** The editions by which it can be played, where that makes a difference. */
  readonly years?: readonly Year[];
  /** The card of the board that has no page. */
  readonly pageless?: CardId;
  /** The step that is shown first. */
  readonly initial?: number;
  /** The reader has lines on it from the beginning. */
  readonly isBegun?: boolean;
  /** What can be done with the line of play up to the moment in view, where a page keeps such lines. */
  readonly keep?: {
    readonly label: string;
    readonly keep: (answers: readonly Answer[]) => void;
  };
}

/** A board comes with its page, or is played by the engine from the beginning. */
export type BoardProps = BoardSettings &
  (
    | { readonly page: PageBoard; readonly opened?: undefined }
    | { readonly opened: Opened; readonly page?: undefined }
  );
