/** Cuts an action into its rule steps: each instruction of the engine that does something, by itself. */
import type { Answer } from "../../engine/decisions.ts";
import type { GameEvent, Happening } from "../../engine/events.ts";
import { answer, type Game, isDecidedByChance, step } from "../../engine/index.ts";
import type { Instruction } from "../../engine/instructions.ts";
import { cite, type RuleNumber } from "../../engine/rules.ts";
import { withoutSeed } from "../store.ts";
import type { Moment } from "../tree.ts";

/** One rule step of an action. */
export type Part = Pick<Moment, "game" | "events">;

/** More than this is a loop: its rest stands in the last part. */
const most = 300;

/** What is no rule step by itself: it belongs to what comes of it. */
const silent: ReadonlySet<Happening["is"]> = new Set(["answered", "gotPriority"]);

/** The part of 601.2 that an instruction carries out. */
const announcements = {
  b: "601.2b",
  bCosts: "601.2b",
  bX: "601.2b",
  bMana: "601.2b",
  c: "601.2c",
  d: "601.2d",
  e: "601.2e",
  f: "601.2f",
  g: "601.2g",
  i: "601.2i",
} as const satisfies Readonly<Record<string, RuleNumber>>;

/** What paying is made of (601.2g–h). */
const payments: ReadonlySet<Instruction["do"]> = new Set([
  "payMana",
  "activateMana",
  "spendMana",
  "payCost",
  "happen",
]);

/** What a cost makes happen comes between the payment and 601.2i. */
function isPaying(agenda: readonly Instruction[]): boolean {
  const next = agenda.findLast((one) => !payments.has(one.do));
  return next?.do === "announce" && next.part === "i";
}

/** The rule by which the engine carries an instruction out, where its events don't say it. */
function ruleOf(instruction: Instruction, rest: readonly Instruction[]): RuleNumber | undefined {
  switch (instruction.do) {
    case "announce":
      // An ability that triggered is announced by the same steps, after 603.3d.
      return instruction.proposal.kind === "triggered"
        ? undefined
        : announcements[instruction.part];
    case "activateMana":
      return isPaying(rest) ? "601.2g" : undefined;
    case "payMana":
    case "spendMana":
    case "payCost":
    case "happen":
      return isPaying(rest) ? "601.2h" : undefined;
    default:
      return undefined;
  }
}

function withRule(events: readonly GameEvent[], game: Game, rule: RuleNumber | undefined) {
  if (rule === undefined) return events;
  const [added] = cite(game.rules, [rule]);
  if (!added) return events;
  return events.map((event) =>
    silent.has(event.what.is) ||
    event.what.is === "triggered" ||
    event.cr.some(({ number }) => number === added.number)
      ? event
      : { ...event, cr: [added, ...event.cr] },
  );
}

/**
 * One rule step that the engine takes in two: in a pass of state-based actions what leaves goes
 * first (704.3, 704.8), and a mana ability resolves as soon as its cost is paid (605.3b).
 */
function goesOn(now: Instruction | undefined, last: Instruction | undefined): boolean {
  if (now?.do === "alsoStateBased") return true;
  return now?.do === "activateMana" && last?.do === "activateMana" && now.object === last.object;
}

/** What is only answered within an action is no place to choose otherwise. */
function unasked(game: Game): Game {
  return game.decision ? { ...game, decision: null } : game;
}

class Cutter {
  readonly parts: Part[] = [];
  #before: GameEvent[] = [];
  #game: Game;
  /** What the last part was made by. */
  #last: Instruction | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Gives an answer and goes on to the next question; false if it is refused. */
  play(given: Answer): boolean {
    const answered = answer(this.#game, given);
    if (!answered.ok) return false;
    this.#before.push(...answered.value.events);
    this.#game = answered.value.game;
    for (;;) {
      const { decision, result, agenda } = this.#game;
      const waits = decision && !isDecidedByChance(this.#game);
      if (waits || result || agenda.length === 0) return true;
      if (this.parts.length >= most) return false;
      const instruction = agenda.at(-1);
      const { game, events } = step(this.#game);
      const rule = instruction && ruleOf(instruction, agenda.slice(0, -1));
      this.#game = game;
      this.#take(withRule(events, game, rule), instruction);
    }
  }

  #take(events: readonly GameEvent[], by: Instruction | undefined): void {
    this.#before.push(...events);
    if (events.every(({ what }) => silent.has(what.is))) return;
    const last = goesOn(by, this.#last) ? this.parts.pop() : undefined;
    this.#last = by;
    this.parts.push({
      game: unasked(this.#game),
      events: [...(last?.events ?? []), ...this.#before],
    });
    this.#before = [];
  }

  /** The last part ends where the action does. */
  end({ game, events }: Moment): readonly Part[] {
    const told = this.parts.reduce((sum, part) => sum + part.events.length, 0);
    const last = this.parts.pop();
    if (last) this.parts.push({ game, events: [...last.events, ...events.slice(told)] });
    return this.parts;
  }
}

/** The rule steps of what was answered at a game; none where there is but one. */
export function partsOf(moment: Moment, before: Game): readonly Part[] {
  const byChance = moment.answers.some(({ is }) => is === "chance");
  const cutter = new Cutter(byChance ? withoutSeed(before) : before);
  for (const given of moment.answers) if (!cutter.play(given)) break;
  const parts = cutter.end(moment);
  return parts.length > 1 ? parts : [];
}
