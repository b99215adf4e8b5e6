import type { CardDefinition, CardId } from "../language/card.ts";
import type { Ability, Change, Cost, Effect } from "../language/schema.ts";
import type { ManaType, Step, Zone } from "../language/vocabulary.ts";
import type { Characteristics } from "./characteristics.ts";
import type { Decision } from "./decisions.ts";
import type { EffectId, FrameId, ObjectId, PlayerId } from "./ids.ts";
import type { Instruction } from "./instructions.ts";
import type { GameObject, Occasion, PastObject, Target } from "./objects.ts";
import type { Rules } from "./rules.ts";

export interface PlayerState {
  readonly id: PlayerId;
  readonly life: number;
  /** Top card first. */
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  /** In the order of arrival: the top card last. */
  readonly graveyard: readonly ObjectId[];
  /** Unspent mana (106.4). */
  readonly mana: readonly ManaType[];
  /** Tried to draw from an empty library since the last check (704.5b). */
  readonly drewFromEmpty?: true;
  readonly lost?: true;
}

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step;
}

/** A continuous effect that a resolution made (611.2): objects and values are fixed by then. */
export interface ContinuousEffect {
  readonly id: EffectId;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly timestamp: number;
  readonly objects: readonly ObjectId[];
  readonly changes: readonly Change[];
  readonly until: "endOfTurn" | "forever";
}

/** Leave to cast a card until its player next passes, and what happens if it was not used. */
export interface Permission {
  readonly id: EffectId;
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly cost: readonly Cost[];
  readonly source: ObjectId;
  /** Where the card counts as cast from. */
  readonly asThoughIn?: Zone;
  readonly otherwise: Effect;
  readonly frame: Frame;
}

/** An ability that has triggered and waits to be put on the stack (603.3). */
export interface PendingTrigger {
  /** The id that the ability will have on the stack. */
  readonly id: ObjectId;
  readonly source: ObjectId;
  readonly ability: Ability;
  readonly key: string;
  readonly controller: PlayerId;
  readonly occasion: Occasion;
}

/** What the instructions of one resolution share. */
export interface Frame {
  /** The spell or ability on the stack. */
  readonly object: ObjectId;
  /** What its text calls itself: the spell, or the source of the ability. */
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly targets: readonly (readonly Target[])[];
  readonly x?: number;
  readonly occasion?: Occasion;
  readonly named: Readonly<Record<string, readonly ObjectId[]>>;
  /** Whether the latest optional action was done ("if you do"). */
  readonly done?: boolean;
}

/** What the rules remember of the present turn. */
export interface ThisTurn {
  readonly landsPlayed: number;
  /** Activations by object and ability (602.5b). */
  readonly activations: Readonly<Record<string, number>>;
  readonly discarded: Readonly<Record<PlayerId, number>>;
  /** Attackers were declared in this combat (508.8). */
  readonly attacked?: boolean;
}

/**
 * A whole game: one plain, immutable, JSON-exact value. What is still to be done is the agenda,
 * its last entry first; while `decision` stands, the game waits for a player.
 */
export interface Game {
  readonly rules: Rules;
  /** The cards that are used, with their keywords spelt out. */
  readonly cards: Readonly<Record<CardId, CardDefinition>>;
  readonly players: readonly PlayerState[];
  readonly objects: Readonly<Record<ObjectId, GameObject>>;
  readonly battlefield: readonly ObjectId[];
  /** Bottom first: the last entry resolves next. */
  readonly stack: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  readonly turn: Turn;
  readonly thisTurn: ThisTurn;
  readonly effects: readonly ContinuousEffect[];
  readonly permissions: readonly Permission[];
  readonly triggers: readonly PendingTrigger[];
  readonly frames: Readonly<Record<FrameId, Frame>>;
  readonly past: Readonly<Record<ObjectId, PastObject & { readonly last: Characteristics }>>;
  readonly agenda: readonly Instruction[];
  readonly decision: Decision | null;
  /** The next free number for ids and for timestamps (613.7). */
  readonly next: number;
  readonly result: { readonly winner: PlayerId | null } | null;
}

/** A player of the game. @throws {Error} for a player who is not in it: an engine fault. */
export function playerOf(game: Game, id: PlayerId): PlayerState {
  const player = game.players.find((one) => one.id === id);
  if (!player) throw new Error(`There is no player ${id} in this game.`);
  return player;
}

/** An object that exists now, or undefined. */
export function objectOf(game: Game, id: ObjectId): GameObject | undefined {
  return game.objects[id];
}

/** An object that must exist now. @throws {Error} when it does not: an engine fault. */
export function existing(game: Game, id: ObjectId): GameObject {
  const object = game.objects[id];
  if (!object) throw new Error(`There is no object ${id} in this game.`);
  return object;
}

/** Players still in the game, in turn order from the one given (101.4). */
export function inTurnOrder(game: Game, from: PlayerId = game.turn.active): readonly PlayerId[] {
  const ids = game.players.map((player) => player.id);
  const start = ids.indexOf(from);
  return [...ids.slice(start), ...ids.slice(0, start)].filter((id) => !playerOf(game, id).lost);
}

export function opponentsOf(game: Game, id: PlayerId): readonly PlayerId[] {
  return inTurnOrder(game, id).filter((other) => other !== id);
}
