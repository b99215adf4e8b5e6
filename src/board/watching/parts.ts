/** Cuts an action into its rule steps: each instruction of the engine that does something, by itself. */
import { withoutSeed } from "../../engine/chance.ts";
import type { Answer } from "../../engine/decisions.ts";
import type { GameEvent, Happening } from "../../engine/events.ts";
import type { FrameId } from "../../engine/ids.ts";
import { answer, type Game, isDecidedByChance, step } from "../../engine/index.ts";
import type { Instruction } from "../../engine/instructions.ts";
import { cite, type RuleNumber } from "../../engine/rules.ts";
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

/** The mana ability that is being activated, by the frame of its resolution (605.3). */
const manaAbilityIn = (agenda: readonly Instruction[]): FrameId | undefined =>
  agenda.filter((one) => one.do === "activateMana").findLast(({ frame }) => frame !== undefined)
    ?.frame;

/** The rule by which the top instruction is carried out, where its events don't say it. */
function ruleOf(agenda: readonly Instruction[]): RuleNumber | undefined {
  const instruction = agenda.at(-1);
  if (!instruction) return undefined;
  if (instruction.do === "announce") {
    // An ability that triggered is announced by the same steps, after 603.3d.
    return instruction.proposal.kind === "triggered" ? undefined : announcements[instruction.part];
  }
  if (!payments.has(instruction.do) || !isPaying(agenda)) return undefined;
  return manaAbilityIn(agenda) === undefined ? "601.2h" : "601.2g";
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
 * What the engine does in several steps and the rules in one: a pass of state-based actions, of
 * which what leaves goes first (704.3, 704.8), and a mana ability, which resolves as soon as its
 * cost is paid (605.3b). Without a name an instruction is a rule step by itself.
 */
function unitOf(agenda: readonly Instruction[]): string | undefined {
  const instruction = agenda.at(-1);
  if (instruction?.do === "happen" && instruction.cause.is === "stateBased") return "stateBased";
  return instruction?.do === "alsoStateBased" ? "stateBased" : manaAbilityIn(agenda);
}

/** What is only answered within an action is no place to choose otherwise. */
function unasked(game: Game): Game {
  return game.decision ? { ...game, decision: null } : game;
}

class Cutter {
  readonly parts: Part[] = [];
  #before: GameEvent[] = [];
  #game: Game;
  /** What the last part belongs to. */
  #unit: string | undefined;

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
      const { game, events } = step(this.#game);
      this.#game = game;
      this.#take(withRule(events, game, ruleOf(agenda)), unitOf(agenda));
    }
  }

  #take(events: readonly GameEvent[], unit: string | undefined): void {
    this.#before.push(...events);
    if (events.every(({ what }) => silent.has(what.is))) {
      // Between two passes of state-based actions stands a look for more.
      if (unit !== this.#unit) this.#unit = undefined;
      return;
    }
    const last = unit !== undefined && unit === this.#unit ? this.parts.pop() : undefined;
    this.#unit = unit;
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
