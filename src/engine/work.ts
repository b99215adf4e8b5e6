import type { Decision } from "./decisions.ts";
import type { Cause, GameEvent, Happening } from "./events.ts";
import {
  existing,
  type Frame,
  type Game,
  inTurnOrder,
  opponentsOf,
  type PlayerState,
  playerOf,
  teamOf,
} from "./game.ts";
import type { FrameId, ObjectId, PlayerId } from "./ids.ts";
import type { Instruction } from "./instructions.ts";
import type { GameObject } from "./objects.ts";
import { cite, type RuleNumber } from "./rules.ts";

/**
 * The workbench of one step: holds the game as it becomes, and the events so far. Each change
 * makes a new immutable game; a Work lives no longer than the step.
 */
export class Work {
  game: Game;
  readonly events: GameEvent[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  set(patch: Partial<Game>): void {
    this.game = { ...this.game, ...patch };
  }

  /** Takes optional properties away from the game. */
  unset(...keys: readonly Optional<Game>[]): void {
    const game: { -readonly [Key in keyof Game]: Game[Key] } = { ...this.game };
    for (const key of keys) delete game[key];
    this.game = game;
  }

  /** Puts instructions on the agenda; the first one given is carried out first. */
  push(...instructions: readonly Instruction[]): void {
    this.set({ agenda: [...this.game.agenda, ...instructions.toReversed()] });
  }

  /**
   * Waits for a player: the instruction will be carried out again with the answer. For a player
   * who has left the game the next one in turn order chooses (800.4g–h).
   */
  ask(instruction: Instruction, decision: Decision): void {
    const frame = "frame" in instruction ? instruction.frame : undefined;
    const player = this.#whoChooses(decision.player, frame && this.game.frames[frame]?.controller);
    this.push(instruction);
    this.set({ decision: { ...decision, player } });
  }

  /** 800.4g–h: in place of who has left an opponent of the controller, or the next player. */
  #whoChooses(asked: PlayerId, controller: PlayerId | undefined): PlayerId {
    const { game } = this;
    const [next = asked] = inTurnOrder(game, asked);
    if (next === asked || !controller || teamOf(game, controller).includes(asked)) return next;
    const opponents = opponentsOf(game, controller);
    return inTurnOrder(game, asked).find((one) => opponents.includes(one)) ?? next;
  }

  /** Records what happened, with the rules by today's numbers. */
  emit(what: Happening, cause: Cause, ...rules: readonly RuleNumber[]): void {
    this.events.push({ what, cause, cr: cite(this.game.rules, rules) });
  }

  /** The next free number, for an id or a timestamp (613.7). */
  fresh(): number {
    const { next } = this.game;
    this.set({ next: next + 1 });
    return next;
  }

  setObject(id: ObjectId, patch: Partial<GameObject>): void {
    this.setObjects([[id, patch]]);
  }

  setObjects(patches: readonly (readonly [ObjectId, Partial<GameObject>])[]): void {
    const objects: Record<ObjectId, GameObject> = { ...this.game.objects };
    for (const [id, patch] of patches) {
      objects[id] = { ...(objects[id] ?? existing(this.game, id)), ...patch };
    }
    this.set({ objects });
  }

  /** Takes optional properties away from an object. */
  clear(id: ObjectId, ...keys: readonly OptionalKey[]): void {
    const object: { -readonly [Key in keyof GameObject]: GameObject[Key] } = {
      ...existing(this.game, id),
    };
    for (const key of keys) delete object[key];
    this.set({ objects: { ...this.game.objects, [id]: object } });
  }

  /** What has no counters left is as what never had any, so that equal games are equal. */
  setCounters(id: ObjectId, counters: Readonly<Record<string, number>>): void {
    const isLeft = ([kind]: readonly [kind: string, value: number]): boolean =>
      (counters[kind] ?? 0) > 0;
    const left = Object.entries(counters).filter(isLeft);
    const since = Object.entries(existing(this.game, id).countersSince ?? {}).filter(isLeft);
    if (left.length === 0) this.clear(id, "counters");
    else this.setObject(id, { counters: Object.fromEntries(left) });
    if (since.length > 0) this.setObject(id, { countersSince: Object.fromEntries(since) });
    else if (existing(this.game, id).countersSince) this.clear(id, "countersSince");
  }

  setPlayer(id: PlayerId, patch: Partial<PlayerState>): void {
    const player = playerOf(this.game, id);
    this.set({
      players: this.game.players.map((one) => (one === player ? { ...one, ...patch } : one)),
    });
  }

  frame(id: FrameId): Frame {
    const frame = this.game.frames[id];
    if (!frame) throw new Error(`There is no resolution ${id} in progress.`);
    return frame;
  }

  setFrame(id: FrameId, patch: Partial<Frame>): void {
    const frame = { ...this.frame(id), ...patch };
    this.set({ frames: { ...this.game.frames, [id]: frame } });
  }
}

/** The properties that may be absent. */
type Optional<Of> = {
  [Key in keyof Of]-?: Partial<Pick<Of, Key>> extends Pick<Of, Key> ? Key : never;
}[keyof Of];
type OptionalKey = Optional<GameObject>;
