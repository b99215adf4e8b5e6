/** Reading the text of a resolution in the present game (CR 608.2c, 608.2h). */
import type { Amount, Effect, Objects, Player } from "../language/schema.ts";
import type { Cause } from "./events.ts";
import type { Frame, Game } from "./game.ts";
import type { FrameId, ObjectId, PlayerId } from "./ids.ts";
import { viewOf } from "./layers.ts";
import type { RuleNumber } from "./rules.ts";
import { amountOf, contextOf, follow, knownOf, nowOrLast, objectsOf, playersOf } from "./view.ts";
import type { Work } from "./work.ts";

export type EffectOf<Is extends Effect["is"]> = Extract<Effect, { is: Is }>;

/** Reads the text of a resolution in the present game. */
export class Reader {
  readonly game: Game;
  readonly frame: Frame;
  readonly cause: Cause;
  /** The keyword rule that the resolving ability is part of, to be cited with what it does. */
  readonly rules: readonly RuleNumber[];

  /** `player`: as it is read of one of several players. */
  constructor(work: Work, id: FrameId, player?: PlayerId) {
    this.game = work.game;
    const frame = work.frame(id);
    this.frame = player === undefined ? frame : { ...frame, player };
    this.cause = { is: "object", object: this.frame.source };
    const ability = nowOrLast(this.game, this.frame.object)?.stacked?.ability;
    const rule = ability?.is === "triggered" ? ability.rule : undefined;
    this.rules = rule === undefined ? [] : [rule];
  }

  /**
   * The objects that a text speaks of, as far as they can be found now (400.7, 608.2b); `player` is
   * the one of several whom it is at.
   */
  objects(node: Objects, player = this.frame.player): readonly ObjectId[] {
    const frame = player === undefined ? this.frame : { ...this.frame, player };
    return objectsOf(viewOf(this.game), contextOf(frame), node).flatMap((id) => {
      const now = follow(this.game, this.#after(id));
      return now ? [now] : [];
    });
  }

  /** Those that exist or existed: what a text copies or asks about (608.2h, 111.12). */
  known(node: Objects): readonly ObjectId[] {
    return knownOf(viewOf(this.game), contextOf(this.frame), node);
  }

  /** 400.7e, 603.6: what left as the ability triggered is found where it went to, if all see it there. */
  #after(id: ObjectId): ObjectId {
    const { object, was } = this.frame.occasion ?? {};
    if (!object || !was) return id;
    if (id !== was && id !== object) return this.#fallen(id, was) ?? id;
    const zone = this.game.objects[object]?.place.zone;
    return zone === "hand" || zone === "library" ? was : object;
  }

  /** 400.7f, 603.6e: an Aura that enchanted what left, in the graveyard that it was put into. */
  #fallen(aura: ObjectId, host: ObjectId): ObjectId | undefined {
    const { last, object, became } = this.game.past[aura] ?? {};
    const enchanted = last?.subtypes.includes("Aura") && object?.attachedTo === host;
    const isThere = became && this.game.objects[became]?.place.zone === "graveyard";
    return enchanted && isThere ? became : undefined;
  }

  players(node: Player): readonly PlayerId[] {
    return playersOf(viewOf(this.game), contextOf(this.frame), node);
  }

  /** How many or how much an effect does: what would be negative is zero (107.1b). */
  amount(node: Amount): number {
    return Math.max(0, this.value(node));
  }

  /** What a power or toughness is set to, which may be negative (107.1b). */
  value(node: Amount): number {
    return amountOf(viewOf(this.game), contextOf(this.frame), node);
  }
}

/** Those objects that are permanents: only they can be destroyed, sacrificed, tapped (701). */
export function permanents(read: Reader, what: Objects): readonly ObjectId[] {
  return read.objects(what).filter((id) => read.game.objects[id]?.place.zone === "battlefield");
}
