/** Requirements and restrictions of a declaration of blockers as a whole (CR 509.1b–c). */
import type { ObjectId } from "../ids.ts";
import { canSupply, type Supplier } from "./supply.ts";

/** All that matters for which blocks are legal, as numbers. */
export interface Blocks {
  /** Whom each creature may block, by itself. */
  readonly blockers: readonly Blocker[];
  /** Attackers that can't be blocked by fewer than so many; for others it is one. */
  readonly least: ReadonlyMap<ObjectId, number>;
}

export interface Blocker {
  readonly id: ObjectId;
  readonly may: readonly ObjectId[];
  /** How many attackers it may block at once. */
  readonly most: number;
  /** How many effects require it to block. */
  readonly required: number;
}

/** Which creature blocks which attacker. */
export type Pair = readonly [blocker: ObjectId, attacker: ObjectId];

/** Sets of attackers that are looked at before the best found so far counts as the best. */
const searchLimit = 4096;

/** How many requirements a declaration obeys. */
export function obeyed({ blockers }: Blocks, pairs: readonly Pair[]): number {
  const blocking = new Set(pairs.map(([blocker]) => blocker));
  return sum(blockers.filter(({ id }) => blocking.has(id)));
}

const sum = (blockers: readonly Blocker[]): number =>
  blockers.reduce((total, { required }) => total + required, 0);

/**
 * 509.1c: the most requirements that can be obeyed without disobeying a restriction.
 *
 * A further blocker never makes a block illegal, so one that may block some attacker by itself can
 * always do so. The others need attackers that are blocked by several. For a set of these it is
 * known by `canSupply` whether they can all have as many blockers as they need; if they can, each
 * creature that may block one of them obeys its requirements, either because it is needed there or
 * because it can join. So only those sets have to be tried that creatures with requirements could
 * block, the larger ones first; a set that isn't possible has no larger one that is.
 *
 * After `searchLimit` sets the best so far is taken: a declaration could then be called legal that
 * obeys fewer requirements than is possible, never the other way round.
 */
export function mostObeyed({ blockers, least }: Blocks): number {
  const needs = (attacker: ObjectId): number => least.get(attacker) ?? 1;
  const required = blockers.filter(({ required, may }) => required > 0 && may.length > 0);
  const alone = required.filter(({ may }) => may.some((attacker) => needs(attacker) <= 1));
  const others = required.filter((one) => !alone.includes(one));
  const suppliers = blockers.map(
    ({ id, may, most }): Supplier => ({ id, amount: most, to: may, each: 1 }),
  );
  const isPossible = (attackers: readonly ObjectId[]): boolean =>
    canSupply(new Map(attackers.map((attacker) => [attacker, needs(attacker)])), suppliers);
  const useful = [...new Set(others.flatMap(({ may }) => may))];
  const covered = (attackers: readonly ObjectId[]): number =>
    sum(others.filter(({ may }) => may.some((attacker) => attackers.includes(attacker))));

  let best = 0;
  let looked = 0;
  const search = (chosen: readonly ObjectId[], from: number): void => {
    const rest = useful.slice(from);
    if (looked >= searchLimit || covered([...chosen, ...rest]) <= best) return;
    looked += 1;
    if (isPossible([...chosen, ...rest])) {
      best = covered([...chosen, ...rest]);
      return;
    }
    best = Math.max(best, covered(chosen));
    const [next] = rest;
    if (!next) return;
    if (isPossible([...chosen, next])) search([...chosen, next], from + 1);
    search(chosen, from + 1);
  };
  search([], 0);
  return sum(alone) + best;
}
