/**
 * What is seen of a board at one moment: words, numbers and marks, without the game. A page has
 * these of each step of its board, so that one can watch it before the engine is there.
 */
import type { Lasting, StepCaption } from "../captions/telling.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";
import type { Edition } from "../engine/rules.ts";
import type { MarkKind } from "./marks.ts";
import type { Used } from "./view.ts";
import type { Arrow } from "./watching/arrows.ts";

/** What every drawn object has. */
interface Drawn {
  readonly id: ObjectId;
  readonly name: string;
  /** The edge as a CSS background: one stripe a colour. */
  readonly edge: string;
  readonly mark?: MarkKind;
}

export interface CardLook extends Drawn {
  /** The others of the same kind, where it stands for several. */
  readonly others?: readonly ObjectId[];
  readonly isTapped?: true;
  readonly isUnknown?: true;
  readonly manaCost?: string;
  readonly typeLine?: string;
  readonly keywords?: readonly string[];
  /** Its states, each in a word or two. */
  readonly chips?: readonly string[];
  /** Power and toughness, for a creature. */
  readonly pt?: string;
  readonly isPtChanged?: true;
}

/** A spell or ability on the stack. */
export interface StackLook extends Drawn {
  /** What sort of thing it is, and whose. */
  readonly kind: string;
  /** What it was announced with. */
  readonly said?: readonly string[];
}

export interface AreaLook {
  readonly player: PlayerId;
  readonly life: number;
  readonly lifeChange?: number;
  readonly isActive?: true;
  readonly hasPriority?: true;
  /** What is in the mana pool, in symbols. */
  readonly mana?: string;
  /** How many cards the library has, and the top one where it is known. */
  readonly library: number;
  readonly top?: CardLook;
  readonly hand: readonly CardLook[];
  /** Permanents that are no lands. */
  readonly front: readonly CardLook[];
  readonly lands: readonly CardLook[];
  readonly graveyard: readonly CardLook[];
  readonly exile: readonly CardLook[];
  readonly phasedOut: readonly CardLook[];
}

/** A caption, also for the ear. */
export interface Told extends StepCaption {
  readonly spoken: string;
}

export interface Look {
  /** The opponents above, the first player below. */
  readonly areas: readonly AreaLook[];
  /** Whose turn it is, and which step. */
  readonly turn: string;
  readonly time?: NonNullable<Game["time"]>;
  /** The top of the stack first. */
  readonly stack: readonly StackLook[];
  readonly lasting: readonly Lasting[];
  /** Everything that happened in the step, each event with its own rules. */
  readonly events: readonly StepCaption[];
  readonly arrows: readonly Arrow[];
}

/** Room for the fullest stack and the longest caption, so that the controls stay where they are. */
export type Room = Readonly<Record<"--stack" | "--lines", number>>;

/** A step of a script as a page has it. */
export interface StepLook {
  readonly look: Look;
  readonly told: Told;
}

/** All that is needed to watch a board's script. */
export interface PageLooks {
  readonly edition: Edition;
  readonly steps: readonly StepLook[];
  readonly used: Used;
  readonly room: Room;
  /** The names of the board's cards, which hold no terms of the glossary. */
  readonly names: readonly string[];
  /** Whether the script ends with a question, so that the game could go on. */
  readonly goesOn: boolean;
}
