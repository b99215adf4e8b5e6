/** Combat damage: how it is assigned, and that it is dealt at once (CR 510). */
import type { Answer, Decision, Refusal } from "../decisions.ts";
import { existing, type Game, inTurnOrder } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { InstructionOf, Would } from "../instructions.ts";
import { characteristics, controllerOf, hasRuleChange, ruleChanges } from "../layers.ts";
import type { Assigned, Target } from "../objects.ts";
import type { RuleNumber } from "../rules.ts";
import { sameTarget } from "../targets.ts";
import type { Work } from "../work.ts";
import { attacked, attackersIn, blockedBy, blockersOf } from "./members.ts";
import { canBeInOrder } from "./order.ts";
import { putOnStack } from "./stacked.ts";
import { beginDamage, strikesNow } from "./strikes.ts";
import { canBeLethal, dividesFreely, isDeadly, neededFor, type Supplying } from "./trample.ts";

type Divide = Extract<Decision, { is: "divide" }>;

/** 510.1: the active player's creatures assign first, then the defenders'; 510.2: all is dealt at once. */
export function combatDamage(work: Work, instruction: InstructionOf<"combatDamage">): void {
  const second = instruction.second ?? beginDamage(work);
  const so = assign(work.game, second, instruction.answers ?? []);
  if (so.is !== "complete") {
    work.ask({ ...instruction, second }, so.question);
    return;
  }
  const { assigned } = so;
  if (assigned.length === 0) return;
  if (work.game.rules.combatDamage === "onStack") {
    putOnStack(work, assigned);
    return;
  }
  const would = assigned.map((one): Would => ({ is: "damage", ...one, combat: true }));
  work.push({ do: "happen", would, cause: { is: "turn" } });
}

/** A creature that assigns its damage among these, in their order if one was announced. */
interface Source extends Supplying {
  readonly among: readonly Target[];
  /** The last of them is what it attacks, behind its blockers (702.19b). */
  readonly tramples?: true;
}

/** How far the assignment has come. */
type Assignment =
  | { readonly is: "complete"; readonly assigned: readonly Assigned[] }
  /** Where an attacker's damage goes must be decided first. */
  | { readonly is: "aiming"; readonly question: Decision }
  | Dividing;

/** A creature's damage must be divided next. */
interface Dividing {
  readonly is: "dividing";
  readonly question: Divide;
  readonly source: Source;
  readonly assigned: readonly Assigned[];
  /** Those that have assigned their damage, and those that have yet to. */
  readonly done: readonly Source[];
  readonly rest: readonly Source[];
}

/** Assigns damage as far as the answers go. */
function assign(game: Game, second: boolean, answers: readonly Answer[]): Assignment {
  const left = [...answers];
  const attacking: Source[] = [];
  for (const id of attackersIn(game)) {
    if (!strikesNow(game, second, id) || powerOf(game, id) === 0) continue;
    const aimed = aim(game, id, left);
    if ("question" in aimed) return { is: "aiming", question: aimed.question };
    attacking.push(aimed.source);
  }
  // A player assigns in the order of their choice (101.4c); tramplers come last here, because
  // damage from other creatures counts for them (702.19b).
  const tramplers = attacking.filter(({ tramples }) => tramples);
  const others = attacking.filter(({ tramples }) => !tramples);
  return divide(game, [...others, ...tramplers, ...blockersInOrder(game, second)], left);
}

/** An attacker with what its damage goes to; `left` are the answers, of which it takes its own. */
function aim(
  game: Game,
  id: ObjectId,
  left: Answer[],
): { readonly source: Source } | { readonly question: Decision } {
  const { decided, rule } = asUnblocked(game, id);
  const answer = rule ? left.shift() : undefined;
  if (rule && answer?.is !== "confirm") return { question: askUnblocked(game, id, rule) };
  const passes = decided ?? (answer?.is === "confirm" && answer.yes);
  const goals = goalsOf(game, id, passes);
  const picked = goals.length > 1 ? left.shift() : undefined;
  if (goals.length > 1 && picked?.is !== "option") return { question: askPlayer(game, id, goals) };
  return { source: attackerOf(game, id, passes, picked ? chosenOf(picked) : goals[0]) };
}

/** Each of the creatures in turn divides its damage, as `left` of the answers say. */
function divide(game: Game, sources: readonly Source[], left: Answer[]): Assignment {
  const assigned: Assigned[] = [];
  for (const [index, source] of sources.entries()) {
    const { id, power, among } = source;
    const answer = among.length > 1 ? left.shift() : undefined;
    if (among.length > 1 && answer?.is !== "divide") {
      const question = askDivision(game, source, assigned);
      const [done, rest] = [sources.slice(0, index), sources.slice(index + 1)];
      return { is: "dividing", question, source, assigned, done, rest };
    }
    const shares = answer?.is === "divide" ? answer.shares : [power];
    assigned.push(...assignedBy(id, among, shares));
  }
  return { is: "complete", assigned };
}

function assignedBy(
  source: ObjectId,
  among: readonly Target[],
  shares: readonly number[],
): readonly Assigned[] {
  return among.flatMap((target, index) => {
    const amount = shares[index] ?? 0;
    return amount > 0 ? [{ source, target, amount }] : [];
  });
}

/** 510.1a: so much damage; 0 or less is none. */
const powerOf = (game: Game, id: ObjectId): number =>
  Math.max(0, characteristics(game, id).power ?? 0);

const toObject = (object: ObjectId): Target => ({ is: "object", object });

/** What an attacker's damage may go to besides its blockers: several only of a whole team. */
function goalsOf(game: Game, id: ObjectId, unblocked: boolean): readonly Target[] {
  const { attacking, blocked } = existing(game, id);
  const reaches = !blocked || unblocked || hasRuleChange(game, id, "trample");
  return attacking && reaches ? attacked(game, attacking) : [];
}

const chosenOf = (answer: Answer): Target | undefined =>
  answer.is === "option" && answer.option.is === "defender" ? answer.option.defender : undefined;

/** An attacker, with all that its damage may go to (510.1b–c, 702.19b, 702.19d, 702.19f). */
function attackerOf(
  game: Game,
  id: ObjectId,
  unblocked: boolean,
  target: Target | undefined,
): Source {
  const { blocked } = existing(game, id);
  const power = powerOf(game, id);
  const goal = target ? [target] : [];
  if (!blocked || unblocked) return { id, power, blockers: [], among: goal };
  const blockers = blockersOf(game, id);
  const among = blockers.map(toObject);
  // Blocked, it has a target only if it tramples. A planeswalker that blocks what attacks it has its
  // damage already.
  const isBehind = target && !(target.is === "object" && blockers.includes(target.object));
  if (!isBehind) return { id, power, blockers, among };
  return { id, power, blockers, among: [...among, target], tramples: true };
}

/** The defenders' creatures, each player's in APNAP order (510.1d, 802.5). */
function blockersInOrder(game: Game, second: boolean): readonly Source[] {
  const blockers = game.battlefield.filter(
    (id) =>
      existing(game, id).blocking !== undefined &&
      strikesNow(game, second, id) &&
      powerOf(game, id) > 0,
  );
  return inTurnOrder(game).flatMap((player) =>
    blockers
      .filter((id) => controllerOf(game, id) === player)
      .map((id) => ({
        id,
        power: powerOf(game, id),
        blockers: [],
        among: blockedBy(game, id).map(toObject),
      })),
  );
}

// Questions --------------------------------------------------------------------------------------

/**
 * Whether a blocked attacker assigns its damage as though it weren't blocked: that may have been
 * decided before (608.2d); else the rule by which its controller is asked now.
 */
function asUnblocked(
  game: Game,
  id: ObjectId,
): { readonly decided?: true; readonly rule?: RuleNumber } {
  const { attacking, blocked } = existing(game, id);
  if (!blocked || !attacking || attacked(game, attacking).length === 0) return {};
  const changes = ruleChanges(game, id, "assignsAsUnblocked");
  if (changes.some(({ change }) => change.decided)) return { decided: true };
  const [change] = changes;
  return change ? { rule: change.rule ?? "510.1c" } : {};
}

function askUnblocked(game: Game, id: ObjectId, rule: RuleNumber): Decision {
  return {
    is: "confirm",
    player: controllerOf(game, id),
    purpose: { is: "assignDamage", source: id },
    source: id,
    cr: [rule],
  };
}

/** Until 2018: which player of the attacked team is dealt the damage (606.7d of 2007). */
function askPlayer(game: Game, id: ObjectId, goals: readonly Target[]): Decision {
  return {
    is: "option",
    player: controllerOf(game, id),
    purpose: { is: "damagedPlayer", attacker: id },
    source: id,
    options: goals.map((defender) => ({ is: "defender", defender })),
    cr: ["gone 810.7f"],
  };
}

/** A blocking creature divides its damage by a rule of its own. */
const ruleFor = (game: Game, id: ObjectId): RuleNumber =>
  existing(game, id).blocking === undefined ? "510.1c" : "510.1d";

function askDivision(game: Game, source: Source, assigned: readonly Assigned[]): Divide {
  const { id, power, among, tramples } = source;
  const needed = (target: Target, index: number): number => {
    if (target.is === "player" || index === among.length - 1) return 0;
    const rest = neededFor(game, target.object, assigned);
    return isDeadly(game, id) ? Math.min(1, rest) : rest;
  };
  return {
    is: "divide",
    player: controllerOf(game, id),
    purpose: { is: "assignDamage", source: id },
    amount: power,
    among,
    least: 0,
    ...(game.rules.damageOrder === "announced"
      ? { inOrder: dividesFreely(game, id) && !tramples ? among.map(() => 0) : among.map(needed) }
      : tramples && { firstAtLeast: among.map(needed) }),
    cr: [ruleFor(game, id), ...(tramples ? (["702.19b"] as const) : [])],
  };
}

/** Why damage that adds up can't be divided like this, or nothing (510.1e, 702.19b). */
export function whyNotAssigned(game: Game, shares: readonly number[]): Refusal | undefined {
  const waiting = game.agenda.at(-1);
  if (waiting?.do !== "combatDamage") return undefined;
  const so = assign(game, waiting.second ?? false, waiting.answers ?? []);
  if (so.is !== "dividing") return undefined;
  const { source, done, rest } = so;
  const assigned = [...so.assigned, ...assignedBy(source.id, source.among, shares)];
  if (game.rules.damageOrder === "announced") {
    if (canBeInOrder(game, [...done, source], assigned, rest)) return undefined;
    return { code: "wrongOrder", cr: ruleFor(game, source.id), object: source.id };
  }
  if (!source.tramples) return undefined;
  // Those that deal damage beyond their blockers need lethal damage to all of these.
  const beyond = [...done, source].filter(({ id, among, tramples }) => {
    if (!tramples) return false;
    const last = among.at(-1);
    return assigned.some(
      (one) => one.source === id && last !== undefined && sameTarget(one.target, last),
    );
  });
  const blockers = beyond.flatMap((one) => one.blockers);
  const tramplers = rest.filter((one) => one.tramples);
  return canBeLethal(game, blockers, assigned, tramplers)
    ? undefined
    : { code: "notLethal", cr: "702.19b", object: source.id };
}
