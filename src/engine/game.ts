import type { CardDefinition, CardFace, CardId } from "../language/card.ts";
import type {
  Ability,
  Change,
  Condition,
  Cost,
  Duration,
  Effect,
  Node,
  PlayerChange,
} from "../language/schema.ts";
import type { ManaType, Step, Zone } from "../language/vocabulary.ts";
import type { Characteristics } from "./characteristics.ts";
import type { Decision } from "./decisions.ts";
import type { Happening } from "./events.ts";
import type { EffectId, FrameId, ObjectId, PlayerId } from "./ids.ts";
import type { Entering, Instruction } from "./instructions.ts";
import type { GameObject, Occasion, PastObject, Target } from "./objects.ts";
import type { RuleNumber, Rules } from "./rules.ts";

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
  /** What of it isn't lost as steps and phases end, until end of turn (500.5). */
  readonly keptMana?: readonly ManaType[];
  /** Tried to draw from an empty library since the last check (704.5b). */
  readonly drewFromEmpty?: true;
  readonly lost?: true;
}

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step;
  /** The phases still to come, by their first steps (500.1, 500.8). */
  readonly phases: readonly Step[];
  /** In an extra turn: whose turn it was last, from whom the order goes on (500.7). */
  readonly after?: PlayerId;
}

/** A continuous effect that a resolution made (611.2): objects and values are fixed by then. */
export interface ContinuousEffect {
  readonly id: EffectId;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly timestamp: number;
  readonly objects: readonly ObjectId[];
  readonly changes: readonly Change[];
  readonly players?: readonly PlayerId[];
  readonly playerChanges?: readonly PlayerChange[];
  /** A replacement or prevention effect (614, 615), read as its resolution was. */
  readonly ability?: Ability;
  readonly frame?: Frame;
  /** How often it can still be applied; without it, any number of times (614.3). */
  readonly uses?: number;
  /** Where what it keeps in exile, linked by its id, goes when it ends: the zone that it left (610.3). */
  readonly returns?: { readonly zone: Zone };
  /** The copiable values that it gives its objects: a copy effect (613.1a, 707.4). */
  readonly copyOf?: CardFace;
  /** That copy effect doesn't copy the color (707.9c). */
  readonly keepsColor?: true;
  /** A prevention shield: how much of the damage it still prevents (615.7). */
  readonly shield?: number;
  readonly until: Until;
}

/** When a continuous effect ends (611.2a–b); "your" is its controller's, "this" its source. */
export type Until =
  | { readonly is: Exclude<Duration["is"], "asLongAs"> }
  | { readonly is: "asLongAs"; readonly condition: Condition };

/** A delayed triggered ability that waits for its event (603.7). */
export interface DelayedTrigger {
  readonly id: EffectId;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: Node<"Ability", "triggered">;
  readonly frame: Frame;
  /** It triggers whenever its event happens until then; without it, once (603.7b). */
  readonly until?: Until;
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
  /** For delayed and reflexive abilities: what the resolution that made them knew. */
  readonly from?: Frame;
}

/** What the instructions of one resolution share. */
export interface Frame {
  /** The spell or ability on the stack. */
  readonly object: ObjectId;
  /** What its text calls itself: the spell, or the source of the ability. */
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly targets: readonly (readonly Target[])[];
  /** The slots whose targets had all become illegal: nothing is known of them (608.2b). */
  readonly illegal?: readonly number[];
  readonly modes?: readonly number[];
  readonly shares?: readonly (readonly number[])[];
  readonly paid?: readonly string[];
  readonly x?: number;
  readonly occasion?: Occasion;
  readonly named: Readonly<Record<string, readonly ObjectId[]>>;
  /** The permanents that objects under those names were before this resolution moved them (608.2h). */
  readonly were?: Readonly<Record<ObjectId, ObjectId>>;
  /** Who was told to look at which cards (406.3). */
  readonly looked?: readonly { readonly player: PlayerId; readonly objects: readonly ObjectId[] }[];
  /** What has been revealed to everybody, and stays so meanwhile (701.20a). */
  readonly revealed?: readonly ObjectId[];
  /** Of a team that is attacked as one: which player "defending player" means here (until 2018). */
  readonly defending?: PlayerId;
  /** Where "for each" is at. */
  readonly one?: ObjectId;
  readonly player?: PlayerId;
  /** What the players that "each player" was at have remembered, each for themselves (608.2e). */
  readonly own?: Readonly<Record<PlayerId, Frame["named"]>>;
  /** Whose own the names mean now. */
  readonly ownOf?: PlayerId | null;
  /** The latest clash of this resolution (701.30). */
  readonly clash?: { readonly opponent: PlayerId; readonly won: boolean };
  /** Whether the latest optional action was done ("if you do"). */
  readonly done?: boolean;
  /** While choices are made for how something enters: what they were (614.12a). */
  readonly entering?: Entering;
  /** What enters then, it and all with it: none of these can be chosen to go elsewhere (614.13a). */
  readonly arriving?: readonly ObjectId[];
  /** What happens in place of an event is not replaced by the same effects again (614.5). */
  readonly applied?: readonly string[];
}

/** The frame of a text that is read where nothing has been chosen or remembered. */
export const bareFrame = ({ source, controller }: Pick<Frame, "source" | "controller">): Frame => ({
  object: source,
  source,
  controller,
  targets: [],
  named: {},
});

/** What the rules remember of the present turn. */
export interface ThisTurn {
  readonly landsPlayed: Readonly<Record<PlayerId, number>>;
  /** Activations by object and ability (602.5b). */
  readonly activations: Readonly<Record<string, number>>;
  readonly discarded: Readonly<Record<PlayerId, number>>;
  readonly drawn: Readonly<Record<PlayerId, number>>;
  readonly spellsCast: Readonly<Record<PlayerId, number>>;
  /** In this combat creatures were declared as attackers, or came attacking (508.8). */
  readonly attacked?: boolean;
  /** What had first or double strike as the first combat damage step of this combat began (510.4). */
  readonly struckFirst?: readonly ObjectId[];
  /** The steps of each combat phase so far, where some card asks for its points (506.7). */
  readonly combats?: readonly (readonly Step[])[];
  /** The events of the turn, of the kinds that some card of this game asks about. */
  readonly events: readonly Remembered[];
}

/** An event with what its objects were as it happened, however they have changed since (608.2i). */
export type Remembered = Happening & {
  readonly as?: Readonly<Record<ObjectId, Characteristics>>;
};

/** A turn in which nothing has happened yet. */
export const newTurn: ThisTurn = {
  landsPlayed: {},
  activations: {},
  discarded: {},
  drawn: {},
  spellsCast: {},
  events: [],
};

/** What is remembered of the turn before (731.2a and the like). */
export interface LastTurn {
  readonly active: PlayerId;
  /** Of an extra turn: as in `turn`. */
  readonly after?: PlayerId;
  readonly spellsCast: Readonly<Record<PlayerId, number>>;
  readonly events: readonly Remembered[];
}

/**
 * A whole game: one plain, immutable, JSON-exact value. What is still to be done is the agenda,
 * its last entry first; while `decision` stands, the game waits for a player.
 */
export interface Game {
  readonly rules: Rules;
  /** The cards that are used, with their keywords spelt out. */
  readonly cards: Readonly<Record<CardId, CardDefinition>>;
  /** What counters give that are called as a keyword is, by their kinds (122.1b). */
  readonly byCounter?: Readonly<Record<string, readonly Change[]>>;
  /** Teams that play together (808); with shared turns and life (805, 810) where said so. */
  readonly teams?: Teams;
  readonly players: readonly PlayerState[];
  readonly objects: Readonly<Record<ObjectId, GameObject>>;
  /** Without what is phased out: it is treated as though it didn't exist (702.26b). */
  readonly battlefield: readonly ObjectId[];
  readonly phasedOut: readonly ObjectId[];
  /** Bottom first: the last entry resolves next. */
  readonly stack: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  readonly turn: Turn;
  readonly thisTurn: ThisTurn;
  readonly lastTurn?: LastTurn;
  /** Whether it is day or night; neither at first (731.1). */
  readonly time?: "day" | "night";
  /** Players who take extra turns, the next one last (500.7). */
  readonly extraTurns?: readonly PlayerId[];
  /** Steps that a player skips as they next come; a whole phase by `beginCombat` (500.11). */
  readonly skips?: readonly Skip[];
  readonly effects: readonly ContinuousEffect[];
  readonly delayed: readonly DelayedTrigger[];
  /** What linked abilities of an object exiled, by "object:link" (607.2a). */
  readonly links: Readonly<Record<string, readonly ObjectId[]>>;
  /** Whom linked abilities spoke of, by "object:link" (607.2). */
  readonly linkedPlayers: Readonly<Record<string, readonly PlayerId[]>>;
  readonly permissions: readonly Permission[];
  readonly triggers: readonly PendingTrigger[];
  readonly frames: Readonly<Record<FrameId, Frame>>;
  readonly past: Readonly<Record<ObjectId, PastObject & { readonly last: Characteristics }>>;
  readonly agenda: readonly Instruction[];
  readonly decision: Decision | null;
  /** The next free number for ids and for timestamps (613.7). */
  readonly next: number;
  /** Chance is decided by this seed; without one it is asked for as a decision. */
  readonly seed?: number;
  /** What went by since somebody last had a choice in this turn (104.4b, loops.ts). */
  readonly lap?: { readonly count: number; readonly mark?: string };
  /** With teams the winner stands for the whole team (`winnersOf`); without one it is a draw. */
  readonly result: { readonly winner: PlayerId | null } | null;
  /** An object that is on the battlefield in thought only, to see what it would be there (614.12). */
  readonly imagined?: { readonly object: ObjectId; readonly seen: Rules["enteringSeen"] };
}

/** A step to be skipped, with what says so: a source, or a rule where it isn't an effect. */
export interface Skip {
  readonly source?: ObjectId;
  readonly player: PlayerId;
  readonly step: Step;
  readonly rule?: RuleNumber;
}

/** How players are grouped. */
export interface Teams {
  readonly members: readonly (readonly PlayerId[])[];
  /** They take their turns together (805). */
  readonly sharedTurns: boolean;
  /** They share their life total (810.4). */
  readonly sharedLife: boolean;
}

/** A player of the game. @throws {Error} for a player who is not in it: an engine fault. */
export function playerOf(game: Game, id: PlayerId): PlayerState {
  const player = game.players.find((one) => one.id === id);
  if (!player) throw new Error(`There is no player ${id} in this game.`);
  return player;
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

/** A player's team, the player included (102.3, 808). */
export function teamOf(game: Game, id: PlayerId): readonly PlayerId[] {
  return game.teams?.members.find((team) => team.includes(id)) ?? [id];
}

/** 104.2c, 810.8a: a team wins as a whole, with those of it who had lost before. */
export const winnersOf = (game: Game, winner: PlayerId | null): readonly PlayerId[] =>
  winner === null ? [] : teamOf(game, winner);

/** Whose life total is the same: teammates, where the team has one (810.9). */
export const sharingLife = (game: Game, id: PlayerId): readonly PlayerId[] =>
  game.teams?.sharedLife ? teamOf(game, id) : [id];

/** 810.9a: what an effect knows as a player's life: the team's; by the rules of 2009 a share of it (806.9a). */
export function lifeOf(game: Game, id: PlayerId): number {
  const shares = game.rules.lifeOfTeammate === "share" ? sharingLife(game, id).length : 1;
  return Math.ceil(playerOf(game, id).life / shares);
}

/** 102.2–102.3: everybody who isn't on one's team, as they make their choices (101.4). */
export function opponentsOf(game: Game, id: PlayerId): readonly PlayerId[] {
  const team = teamOf(game, id);
  return inTurnOrder(game).filter((other) => !team.includes(other));
}

/**
 * Whom an attack on a player attacks: until 2018 the whole team, if it takes its turns together
 * (805.10b).
 */
export const attackedWith = (game: Game, id: PlayerId): readonly PlayerId[] =>
  game.rules.teamAttacks === "wholeTeam" && game.teams?.sharedTurns ? teamOf(game, id) : [id];

/** The players whose turn it is: one, or a team that shares its turns (805.4). */
export function activePlayers(game: Game): readonly PlayerId[] {
  const { active } = game.turn;
  return game.teams?.sharedTurns ? teamOf(game, active) : [active];
}

/** Those whose turn it is, as far as they are still in the game (800.4j). */
export const activeOnes = (game: Game): readonly PlayerId[] =>
  activePlayers(game).filter((player) => !playerOf(game, player).lost);
