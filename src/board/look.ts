/**
 * What is seen of a board at one moment: words, numbers and marks, without the game. A page has
 * these of each step of its board, so that one can watch it before the engine is there.
 */
import type { Lasting, StepCaption } from "../captions/telling.ts";
import type { TimeCheck } from "../engine/dayNight.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";
import type { Edition, RuleReference } from "../engine/rules.ts";
import type { Step } from "../language/vocabulary.ts";
import type { MarkKind } from "./marks.ts";
import type { Used } from "./view.ts";
import type { Arrow } from "./watching/arrows.ts";

/** What every drawn object has. */
interface Drawn {
  readonly id: ObjectId;
  readonly name: string;
  /** The edge as a CSS background: one stripe a color. */
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
  /** Of a planeswalker, as it is on the battlefield or as it is printed elsewhere (306.5). */
  readonly loyalty?: number;
  readonly loyaltyChange?: number;
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
  /** Which step it is, and what it is called. */
  readonly step: Step;
  readonly stepName: string;
  readonly time?: NonNullable<Game["time"]>;
  /** The top of the stack first. */
  readonly stack: readonly StackLook[];
  readonly lasting: readonly Lasting[];
  /** Everything that happened in the step, each event with its own rules. */
  readonly events: readonly StepCaption[];
  readonly arrows: readonly Arrow[];
}

/** A turn with how many spells each player has cast in it. */
export interface TurnLook {
  readonly active: PlayerId;
  readonly spells: readonly { readonly player: PlayerId; readonly cast: number }[];
  /** What it was at the end of the turn, or is now. */
  readonly time?: NonNullable<Game["time"]>;
}

export interface DaysLook {
  /** The turn in view comes last. */
  readonly turns: readonly TurnLook[];
  /** What the next untap step would find, if the turn ended now. */
  readonly check: Omit<TimeCheck, "cr"> & { readonly cr: readonly RuleReference[] };
}

/** A change of life or loyalty, with its sign. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

/** Room for the fullest stack and the longest caption, so that the controls stay where they are. */
export type Room = Readonly<Record<"--stack" | "--lines", number>>;

/** A step of a script as a page has it. */
export interface StepLook {
  readonly look: Look;
  /** Once it has become day or night. */
  readonly days?: DaysLook;
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
  /** Whether there may be something to count: mana symbols, or costs by the number of targets. */
  readonly counts: boolean;
  /** Whether the script ends with a question, so that the game could go on. */
  readonly goesOn: boolean;
}
