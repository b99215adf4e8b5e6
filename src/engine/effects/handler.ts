/** What the handlers of effects share. */
import type { Effect, Player } from "../../language/schema.ts";
import { rewrite, visit } from "../../language/walk.ts";
import type { Answer, Decision } from "../decisions.ts";
import type { FrameId, ObjectId, PlayerId } from "../ids.ts";
import type { Instruction, InstructionOf } from "../instructions.ts";
import { objectsIn, type Target } from "../objects.ts";
import type { EffectOf, Reader } from "../reading.ts";
import type { RuleNumber } from "../rules.ts";
import type { Work } from "../work.ts";

/** One effect that is being carried out. */
export interface Doing<Is extends Effect["is"]> {
  readonly work: Work;
  readonly instruction: InstructionOf<"effect">;
  readonly effect: EffectOf<Is>;
  readonly read: Reader;
  readonly frame: FrameId;
}

export type EffectTable<Names extends Effect["is"]> = {
  readonly [Is in Names]: (doing: Doing<Is>) => void;
};

/** The player that an effect speaks of first: its controller where the text names nobody. */
export const firstOf = (read: Reader, who: Parameters<Reader["players"]>[0]): PlayerId =>
  read.players(who)[0] ?? read.frame.controller;

const asTargets = (ids: readonly ObjectId[]): readonly Target[] =>
  ids.map((object) => ({ is: "object", object }));

/** Remembers objects under a name for later words of the same text. */
export function remember(
  work: Work,
  frame: FrameId,
  name: string | undefined,
  ids: readonly ObjectId[],
): void {
  if (name === undefined) return;
  const { named } = work.frame(frame);
  work.setFrame(frame, { named: { ...named, [name]: [...(named[name] ?? []), ...ids] } });
}

/** Words said of several players as they are of each of them, who does it with their own (101.4). */
export function ofThePlayer<E extends Effect & { readonly who: Player }>(effect: E): E {
  const who = JSON.stringify(effect.who);
  return rewrite<"Effect">(effect, {
    node: (node) => (JSON.stringify(node) === who ? { is: "thePlayer" } : node),
  }) as E;
}

/** What each of several players does, one after the other. */
export function inTurns(
  work: Work,
  frame: FrameId,
  effect: Effect,
  players: readonly PlayerId[],
  does: (player: PlayerId) => readonly Instruction[],
): void {
  const names = namesIn(effect);
  work.push(
    ...players.flatMap((player): readonly Instruction[] => [
      { do: "goOnTo", frame, player, names },
      ...does(player),
    ]),
    { do: "goOnTo", frame, names },
  );
}

/** Whether somebody chooses, and then one event happens. */
export const choosesFirst = ({ is }: Effect): boolean =>
  is === "sacrificeChosen" || is === "discard";

/** The names under which an effect remembers objects. */
export function namesIn(effect: Effect): readonly string[] {
  const found = new Set<string>();
  visit(effect, (node) => {
    if ("name" in node && typeof node.name === "string" && node.is !== "named")
      found.add(node.name);
    return true;
  });
  return [...found];
}

type Choosing = Omit<Extract<Decision, { is: "choose" }>, "is" | "from" | "source"> & {
  readonly from: readonly ObjectId[];
};

/** What asks: an effect, or another instruction of a resolution. */
interface Asking {
  readonly work: Work;
  readonly instruction: Instruction;
  readonly read: Reader;
}

/**
 * The answers of an effect that asks several questions: each call takes the next answer, or asks
 * and returns undefined; the effect is then carried out again with one answer more. A choice that
 * has only one possibility is not asked.
 */
export class Questions {
  readonly #work: Work;
  readonly #instruction: Instruction;
  readonly #source: ObjectId;
  readonly #answers: Answer[];

  constructor({ work, instruction, read }: Asking) {
    this.#work = work;
    this.#instruction = instruction;
    this.#source = read.frame.object;
    this.#answers = [...(instruction.answers ?? [])];
  }

  #ask(decision: Decision): undefined {
    this.#work.ask(this.#instruction, decision);
    return undefined;
  }

  choose({ from, min, max, ...asked }: Choosing): readonly ObjectId[] | undefined {
    const most = Math.min(max, from.length);
    const least = Math.min(min, from.length);
    if (most === 0) return [];
    // All of them: nothing is left to choose.
    if (least === from.length) return from;
    const answer = this.#answers.shift();
    if (answer?.is === "choose") return objectsIn(answer.chosen);
    return this.#ask({
      ...asked,
      is: "choose",
      from: asTargets(from),
      min: least,
      max: most,
      source: this.#source,
    });
  }

  order(
    asked: Omit<Extract<Decision, { is: "order" }>, "is" | "source">,
  ): readonly ObjectId[] | undefined {
    if (asked.items.length < 2) return asked.items;
    const answer = this.#answers.shift();
    if (answer?.is === "order") return answer.order;
    return this.#ask({ ...asked, is: "order", source: this.#source });
  }

  confirm(asked: Omit<Extract<Decision, { is: "confirm" }>, "is" | "source">): boolean | undefined {
    const answer = this.#answers.shift();
    if (answer?.is === "confirm") return answer.yes;
    return this.#ask({ ...asked, is: "confirm", source: this.#source });
  }

  option(
    asked: Omit<Extract<Decision, { is: "option" }>, "is" | "source">,
  ): Extract<Answer, { is: "option" }>["option"] | undefined {
    const [only, ...others] = asked.options;
    if (only && others.length === 0) return only;
    const answer = this.#answers.shift();
    if (answer?.is === "option") return answer.option;
    return this.#ask({ ...asked, is: "option", source: this.#source });
  }

  number(asked: Omit<Extract<Decision, { is: "number" }>, "is" | "source">): number | undefined {
    if (asked.min === asked.max) return asked.min;
    const answer = this.#answers.shift();
    if (answer?.is === "number") return answer.number;
    return this.#ask({ ...asked, is: "number", source: this.#source });
  }

  /** So many of them at random, by the rule that says so: chance decides. */
  random(
    player: PlayerId,
    from: readonly ObjectId[],
    count: number,
    rule: RuleNumber,
  ): readonly ObjectId[] | undefined {
    const picked = Math.min(count, from.length);
    if (picked === 0) return [];
    if (picked === from.length) return from;
    const answer = this.#answers.shift();
    if (answer?.is === "chance") return answer.picked ?? [];
    return this.#ask({
      is: "chance",
      player,
      purpose: { is: "random" },
      source: this.#source,
      from,
      count: picked,
      cr: [rule],
    });
  }

  /** All of them in a random order: chance decides. */
  shuffled(player: PlayerId, items: readonly ObjectId[]): readonly ObjectId[] | undefined {
    if (items.length < 2) return items;
    const answer = this.#answers.shift();
    if (answer?.is === "chance") return answer.picked ?? items;
    return this.#ask({
      is: "chance",
      player,
      purpose: { is: "random" },
      source: this.#source,
      from: items,
      count: items.length,
      cr: ["401.4"],
    });
  }

  coin(player: PlayerId): boolean | undefined {
    const answer = this.#answers.shift();
    if (answer?.is === "chance") return answer.won ?? false;
    return this.#ask({
      is: "chance",
      player,
      purpose: { is: "coin" },
      source: this.#source,
      from: [],
      count: 0,
      cr: ["705.1"],
    });
  }
}
