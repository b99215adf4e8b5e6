/**
 * The order in which a creature assigns its combat damage, which was announced with the blocks from
 * 2009 to 2024 (509.2, 509.3 of 2009-07-11 to 2023-11-17).
 */
import type { Answer } from "../decisions.ts";
import { existing, type Game, inTurnOrder } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { controllerOf } from "../layers.ts";
import type { Assigned, Target } from "../objects.ts";
import type { RuleNumber } from "../rules.ts";
import { sameTarget } from "../targets.ts";
import type { Work } from "../work.ts";
import { attackersIn, blockedBy, blockersOf } from "./members.ts";
import { dividesFreely, isDeadly, neededFor } from "./trample.ts";

/** A creature that several others stand against. */
interface Ordered {
  readonly id: ObjectId;
  readonly among: readonly ObjectId[];
  readonly rule: RuleNumber;
}

/** First the active player's attackers, then the blockers of each defending player. */
function toBeOrdered(game: Game): readonly Ordered[] {
  const attackers = attackersIn(game).map(
    (id): Ordered => ({ id, among: blockersOf(game, id), rule: "gone 509.2" }),
  );
  const blocking = game.battlefield.filter((id) => existing(game, id).blocking);
  const blockers = inTurnOrder(game).flatMap((player) =>
    blocking
      .filter((id) => controllerOf(game, id) === player)
      .map((id): Ordered => ({ id, among: blockedBy(game, id), rule: "gone 509.3" })),
  );
  return [...attackers, ...blockers].filter(({ among }) => among.length > 1);
}

/** Each player announces the orders of their creatures; without such a rule nothing happens. */
export function orderDamage(work: Work, instruction: InstructionOf<"orderDamage">): void {
  if (work.game.rules.damageOrder === "free") return;
  const answers: readonly Answer[] = instruction.answers ?? [];
  const creatures = toBeOrdered(work.game);
  const open = creatures[answers.length];
  if (open) {
    work.ask(instruction, {
      is: "order",
      player: controllerOf(work.game, open.id),
      purpose: { is: "damageOrder", source: open.id },
      source: open.id,
      items: open.among,
      cr: [open.rule],
    });
    return;
  }
  for (const [index, { id, rule }] of creatures.entries()) {
    const answer = answers[index];
    if (answer?.is !== "order") continue;
    const { order } = answer;
    if (existing(work.game, id).attacking) work.setObject(id, { damageOrder: order });
    else work.setObject(id, { blocking: order });
    const player = controllerOf(work.game, id);
    work.emit({ is: "damageOrdered", object: id, order }, { is: "player", player }, rule);
  }
}

/** A creature with its damage, and what it may assign it to in the announced order. */
interface Assigner {
  readonly id: ObjectId;
  readonly power: number;
  readonly among: readonly Target[];
  /** The last of them is what it attacks, behind its blockers (702.19b). */
  readonly tramples?: true;
}

/**
 * Whether each creature before one that is assigned damage has lethal damage once all is assigned
 * (510.1c–e): as the rest assigns theirs, each with just enough before going on to the next one.
 */
export function canBeInOrder(
  game: Game,
  done: readonly Assigner[],
  assigned: readonly Assigned[],
  rest: readonly Assigner[],
): boolean {
  const [next, ...others] = rest;
  if (!next) return done.every((one) => isInOrder(game, one, assigned));
  // 510.1c, d: what it fights is gone, so it assigns nothing.
  if (next.among.length === 0) return canBeInOrder(game, [...done, next], assigned, others);
  return next.among.some((_, upTo) => {
    const its = justEnough(game, next, upTo, assigned);
    return its && canBeInOrder(game, [...done, next], [...assigned, ...its], others);
  });
}

function isInOrder(
  game: Game,
  { id, among, tramples }: Assigner,
  assigned: readonly Assigned[],
): boolean {
  const last = among.findLastIndex((target) =>
    assigned.some((one) => one.source === id && sameTarget(one.target, target)),
  );
  const isBeyond = tramples === true && last === among.length - 1;
  if (!isBeyond && dividesFreely(game, id)) return true;
  return among
    .slice(0, Math.max(0, last))
    .every((one) => one.is === "object" && neededFor(game, one.object, assigned) === 0);
}

/** Lethal damage to all before that one, and the rest to it; nothing if there isn't so much. */
function justEnough(
  game: Game,
  { id, power, among }: Assigner,
  upTo: number,
  assigned: readonly Assigned[],
): readonly Assigned[] | undefined {
  const its: Assigned[] = [];
  let left = power;
  for (const target of among.slice(0, upTo)) {
    if (target.is === "player") return undefined;
    const needed = neededFor(game, target.object, assigned);
    const amount = isDeadly(game, id) ? Math.min(1, needed) : needed;
    if (amount > 0) its.push({ source: id, target, amount });
    left -= amount;
  }
  const last = among[upTo];
  if (!last || left < 1) return undefined;
  return [...its, { source: id, target: last, amount: left }];
}
