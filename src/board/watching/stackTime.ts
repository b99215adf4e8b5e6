/** What was on the stack when: from the place of a walk where it was put to the one where it left. */
import { namesIn, type Speech } from "../../captions/telling.ts";
import type { GameEvent } from "../../engine/events.ts";
import type { ObjectId } from "../../engine/ids.ts";
import type { PlayedPlace } from "../play/walking.ts";

const spanEnds = ["resolved", "countered", "didNotResolve", "left"] as const;
export type SpanEnd = (typeof spanEnds)[number];

export interface Span {
  readonly object: ObjectId;
  readonly name: string;
  /** The place where it was put on the stack; -1 for what was there from the beginning. */
  readonly from: number;
  /** The place where it came off, and how; without it, it is still there. */
  readonly until?: number;
  readonly end?: SpanEnd;
  /** How many were under it when it came. */
  readonly level: number;
}

type Open = Omit<Span, "until" | "end">;

/** What an event puts on the stack. */
function putBy({ what }: GameEvent): ObjectId | undefined {
  switch (what.is) {
    case "moved":
      return what.to.zone === "stack" ? what.object : undefined;
    case "abilityOnStack":
    case "damageOnStack":
    case "copied":
      return what.object;
    default:
      return undefined;
  }
}

/** What an event takes off the stack, or says about how it will leave. */
function takenBy({ what }: GameEvent): readonly [ObjectId, SpanEnd] | undefined {
  switch (what.is) {
    case "resolved":
      return [what.object, "resolved"];
    case "didNotResolve":
      return [what.object, "didNotResolve"];
    case "countered":
      return [what.object, "countered"];
    case "moved":
      return what.from.zone === "stack"
        ? [what.was, what.how === "resolve" ? "resolved" : "left"]
        : undefined;
    case "ceased":
      return [what.object, "left"];
    default:
      return undefined;
  }
}

class Sweep {
  readonly spans: Span[] = [];
  readonly #open = new Map<ObjectId, Open>();
  readonly #known = new Set<ObjectId>();

  put(object: ObjectId, name: string, from: number): void {
    if (this.#open.has(object)) return;
    this.#known.add(object);
    const levels = [...this.#open.values()].map(({ level }) => level);
    this.#open.set(object, { object, name, from, level: Math.max(-1, ...levels) + 1 });
  }

  /** What has resolved may still be seen on the stack for a while. */
  see(object: ObjectId, name: string, from: number): void {
    if (!this.#known.has(object)) this.put(object, name, from);
  }

  take(object: ObjectId, until: number, end: SpanEnd): void {
    const open = this.#open.get(object);
    if (!open) return;
    this.#open.delete(object);
    this.spans.push({ ...open, until, end });
  }

  /** What left without an event, as what is taken back whole does (733.1). */
  takeOthers(stack: readonly ObjectId[], until: number): void {
    for (const object of this.#open.keys()) {
      if (!stack.includes(object)) this.take(object, until, "left");
    }
  }

  end(): readonly Span[] {
    return [...this.spans, ...this.#open.values()].sort(
      (one, other) => one.from - other.from || one.level - other.level,
    );
  }
}

/** In the order in which they were put on the stack. */
export function stackOverTime(places: readonly PlayedPlace[], speech: Speech): readonly Span[] {
  const sweep = new Sweep();
  places.forEach(({ shown: { game, events } }, at) => {
    const names = namesIn(speech, game);
    const from = at === 0 ? -1 : at;
    for (const event of events) {
      const [on, off] = [putBy(event), takenBy(event)];
      if (on !== undefined) sweep.put(on, names.object(on), from);
      if (off) sweep.take(off[0], at, off[1]);
    }
    for (const id of game.stack) sweep.see(id, names.object(id), from);
    sweep.takeOthers(game.stack, at);
  });
  return sweep.end();
}
