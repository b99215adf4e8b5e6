/**
 * One board and everything that can be done to it. A page's board is watched by what the page shows
 * (`pageSession.ts`); what only the engine can answer is done by it (`play/session.ts`).
 */
import type { Answer } from "../engine/decisions.ts";
import type { ObjectId } from "../engine/ids.ts";
import type { Target } from "../engine/objects.ts";
import type { Edition } from "../engine/rules.ts";
import type { Asked } from "./context.ts";
import type { DaysLook, Look, Room } from "./look.ts";
import type { PlayScene } from "./play/scene.ts";
import type { Tree } from "./tree.ts";
import type { Used } from "./view.ts";
import type { Walk } from "./walk.ts";
import type { BoardWords } from "./words.ts";

export type Move = "first" | "previous" | "next" | "last";

/** A step of the script, or a rule step of that. */
export interface AskedStep {
  readonly step: number;
  readonly part?: number | undefined;
}

/** What changes the tree of lines, or what of it is in view. */
export type TreeAct =
  | { readonly do: "move"; readonly to: Move }
  | { readonly do: "go"; readonly to: number; readonly part?: number | undefined }
  | ({ readonly do: "goToStep" } & AskedStep)
  | { readonly do: "answer"; readonly answer: Answer }
  | { readonly do: "undo" | "redo" | "startAgain" | "forget" | "home" | "toggleChoosing" }
  /** Puts another tree in place of this one, which can be undone. */
  | { readonly do: "load"; readonly tree: Tree }
  /** Lines of an earlier visit come back: nothing to undo, and what is in view stays. */
  | { readonly do: "restore"; readonly bring: (own: Tree) => Tree | undefined }
  /** Goes on from a moment by these steps. */
  | { readonly do: "follow"; readonly from: number; readonly steps: readonly (readonly Answer[])[] }
  | { readonly do: "choose"; readonly key: string };

export type Act =
  | TreeAct
  /** Shows every rule step by itself, or no longer. */
  | { readonly do: "detail" }
  /** Plays the board by the rules of another year. */
  | { readonly do: "rulesOf"; readonly edition: Edition }
  | { readonly do: "drop"; readonly source: ObjectId; readonly target: Target };

/** What there is to say of the board under other rules than its own. */
export interface Compared {
  readonly edition: Edition;
  /** The first step that isn't told alike; none where all are. */
  readonly step?: number;
  /** Why the script can't be followed to its end. */
  readonly stopped?: string;
  /** The rules that were asked for couldn't be had: those of `edition` stay. */
  readonly isCutOff?: true;
}

/** All that is drawn of a board at the moment in view. */
export interface Scene {
  readonly words: BoardWords;
  /** By whose rules it is played. */
  readonly edition: Edition;
  readonly walk: Walk;
  readonly look: Look;
  /** The turns so far, once it has become day or night. */
  readonly days?: DaysLook;
  readonly used: Used;
  readonly room: Room;
  /** The names of the board's cards. */
  readonly names: readonly string[];
  /** Whether there may be mana symbols to count, or costs that depend on the number of targets. */
  readonly counts: boolean;
  /** Where the line in view goes on, if it does. */
  readonly next?: "script" | "own";
  /** The game is over. */
  readonly isOver: boolean;
  /** The choices are open. */
  readonly isOpen: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canStartAgain: boolean;
  /** The reader has lines on it. */
  readonly hasOwn: boolean;
  readonly isDetailed: boolean;
  readonly compared?: Compared;
  readonly asked: Asked;
  /** What the parts that need the engine are drawn from; nothing before it is there. */
  readonly play?: PlayScene;
}

export interface Session {
  /** What is to be drawn; the same until something changes. */
  readonly scene: () => Scene;
  /** Whether it could be done: watching alone can do little. */
  readonly dispatch: (act: Act) => boolean;
  readonly subscribe: (tell: () => void) => () => void;
  /** Works out what the next step looks like, if that is not known yet. */
  readonly lookAhead?: () => void;
  /** An address of the moment in view: on the page, or where every card is known. */
  readonly address: () => Promise<string | undefined>;
  /** Goes to the end of a line that an address holds, or to a step of it; tells why it can't. */
  readonly openLine?: (payload: string, place?: AskedStep) => Promise<string | undefined>;
}

/** Those who want to know when something changes. */
export class Listeners {
  readonly #all = new Set<() => void>();

  readonly add = (tell: () => void): (() => void) => {
    this.#all.add(tell);
    return () => {
      this.#all.delete(tell);
    };
  };

  readonly tell = (): void => {
    for (const tell of [...this.#all]) tell();
  };
}
