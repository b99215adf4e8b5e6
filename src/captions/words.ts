/** The shape of what a language file says. Clauses have no full stop, and no capital in English. */
import type { Decision, Purpose } from "../engine/decisions.ts";
import type { Happening, HappeningOf, MoveReason } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import type { Names } from "./names.ts";
import type { Subject } from "./repeats.ts";

/** A decision about something: all but what a player with priority does. */
export type Asked = Exclude<Decision, { is: "act" }>;

/** For each kind of event a clause; null where the events around it say enough. */
export type HappeningWords = {
  readonly [Is in Happening["is"]]: (what: HappeningOf<Is>, names: Names) => string | null;
};

/** `objects` are what moves, which may be `many`. */
export type MoveWords = Readonly<
  Record<
    MoveReason,
    (what: HappeningOf<"moved">, names: Names, objects: string, many: boolean) => string
  >
>;

/** For each purpose what the player is to do, as a verb phrase. */
export type QuestionWords = {
  readonly [Is in Purpose["is"]]: (
    purpose: Extract<Purpose, { is: Is }>,
    names: Names,
    decision: Asked,
  ) => string;
};

/** So many tokens of one name; `isPlain` where the name says that they are tokens (111.4). */
interface CreatedTokens {
  readonly name: string;
  readonly count: number;
  readonly isPlain: boolean;
}

/** A part of what one source deals at once, or of what one thing is dealt: the other end of it. */
interface DealtDamage {
  readonly other: string;
  readonly amount: number;
}

/** What several objects do, or have done to them, at once. */
interface TogetherWords {
  triggered(objects: string): string;
  /** In the order given. */
  onStack(objects: readonly string[]): string;
  created(player: string, tokens: readonly CreatedTokens[]): string;
  copied(player: string, of: string, times: number): string;
  /** The same on each. */
  countersPut(objects: string, counter: string, amount: number): string;
  indestructible(objects: string): string;
  delayed(source: string, count: number): string;
  /** By one source at once. */
  damaged(source: string, parts: readonly DealtDamage[], combat: boolean): string;
  /** To one thing by several sources. */
  damagedBy(target: string, parts: readonly DealtDamage[], combat: boolean): string;
  /** As much to each. */
  damagedAlike(source: string, amount: number, targets: string, combat: boolean): string;
  tapped(objects: string): string;
  untapped(objects: string): string;
  attacked(objects: string, defender: string): string;
  blocked(blockers: { readonly text: string; readonly count: number }, attackers: string): string;
}

/** What buttons and choices say. */
interface Phrases {
  readonly pass: string;
  cast(spell: string): string;
  /** For the cost that an ability of the card, or an effect, puts in place of its mana cost. */
  castFor(spell: string, by: string, cost: string): string;
  castPaying(spell: string, cost: string): string;
  /** By the keyword that gives the way. */
  castBy(spell: string, way: string): string;
  castFree(spell: string): string;
  castPermitted(spell: string): string;
  activate(source: string, cost: string): string;
  tapForMana(source: string, mana: string): string;
  playLand(land: string): string;
  oneOf(items: readonly string[]): string;
  mode(number: number): string;
  /** One of the effects that a text leaves to choose between as it resolves. */
  alternative(game: Game, source: ObjectId, index: number): string;
  readonly none: string;
  replacementOf(source: string): string;
  /** The same of a counter (122.1c): the object that it is on is its source. */
  counterOn(counter: string, object: string): string;
  /** An object where it is: for choosing between things of one name. */
  of(object: string, place: string): string;
}

/** All that one language says. */
export interface Words {
  readonly happenings: HappeningWords;
  readonly questions: QuestionWords;
  /** How one object, or several, change zones. */
  readonly moves: MoveWords;
  readonly phrases: Phrases;
  /** One sentence out of clauses; a subject that goes on is named once. */
  sentence(clauses: readonly string[], subjects?: readonly (readonly Subject[])[]): string;
  /** What stands between two sentences. */
  readonly between: string;
  /** Several events of one sort as one clause. */
  readonly together: TogetherWords;
  /** A player's life after damage that has been told already. */
  lifeNow(player: string, life: number): string;
  /** Two clauses or more for which a sentence has no room. */
  andMore(count: number): string;
  /** A spell is cast, or an ability activated, with its targets. */
  targeting(what: HappeningOf<"cast" | "activated">, targets: string, names: Names): string;
  question(player: string, verb: string): string;
  actQuestion(player: string): string;
  next: {
    priority(player: string, top: string | null): string;
    asked(player: string, verb: string): string;
    readonly over: string;
  };
  /** Whose turn it is and which step, when nothing has happened yet. */
  now(player: string, step: string): string;
}
