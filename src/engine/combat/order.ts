/**
 * The order in which a creature assigns its combat damage, which was announced with the blocks from
 * 2009 to 2024 (509.2, 509.3 of 2009-07-11 to 2023-11-17).
 */
import type { Answer } from "../decisions.ts";
import { existing, type Game, inTurnOrder } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { controllerOf } from "../layers.ts";
import { type Assigned, objectsIn, type Target } from "../objects.ts";
import type { RuleNumber } from "../rules.ts";
import { sameTarget } from "../targets.ts";
import type { Work } from "../work.ts";
import { attackersIn, blockedBy, blockersOf } from "./members.ts";
import { canBeLethal, dividesFreely, type Supplying } from "./trample.ts";

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
  const blockers = inTurnOrder(game).flatMap((player) =>
    game.battlefield
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
 * (510.1c–e), or can still have it from those that have yet to assign theirs.
 */
export function canBeInOrder(
  game: Game,
  done: readonly Assigner[],
  assigned: readonly Assigned[],
  rest: readonly Assigner[],
): boolean {
  const needed = done.flatMap((one) => before(game, one, lastOf(one, assigned)));
  return canGoOn(game, needed, assigned, [], rest);
}

/**
 * Whether these creatures can have lethal damage, when some go as far in their orders as it is
 * settled, and the rest as far as is best: whoever goes further can give to more, and needs more.
 */
function canGoOn(
  game: Game,
  needed: readonly ObjectId[],
  assigned: readonly Assigned[],
  settled: readonly Supplying[],
  rest: readonly Assigner[],
): boolean {
  const furthest = rest.map((one) => supplying(game, one, one.among.length - 1));
  if (!canBeLethal(game, needed, assigned, [...settled, ...furthest])) return false;
  const [next, ...others] = rest;
  if (!next) return true;
  // 510.1c, d: if what it fights is gone, it assigns nothing.
  const ways = next.among.length === 0 ? [-1] : next.among.keys();
  return [...ways].some((upTo) => {
    const more = [...needed, ...before(game, next, upTo)];
    return canGoOn(game, more, assigned, [...settled, supplying(game, next, upTo)], others);
  });
}

/** How far in its order a creature has assigned damage. */
const lastOf = ({ id, among }: Assigner, assigned: readonly Assigned[]): number =>
  among.findLastIndex((target) =>
    assigned.some((one) => one.source === id && sameTarget(one.target, target)),
  );

/** What must have lethal damage if a creature assigns some to the one at that place of its order. */
function before(game: Game, { id, among, tramples }: Assigner, at: number): readonly ObjectId[] {
  const isBeyond = tramples === true && at === among.length - 1;
  return !isBeyond && dividesFreely(game, id) ? [] : objectsIn(among.slice(0, Math.max(0, at)));
}

/** What a creature may give to which others if it goes so far in its order. */
function supplying(game: Game, { id, power, among }: Assigner, upTo: number): Supplying {
  const reached = dividesFreely(game, id) ? among : among.slice(0, upTo + 1);
  return { id, power, blockers: objectsIn(reached) };
}
