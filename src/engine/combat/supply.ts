/** Whether what some can give is enough for what others need: blockers for attackers, damage for blockers. */
import type { ObjectId } from "../ids.ts";

/** One that gives up to `amount` in all, to those in `to`, to each at most `each`. */
export interface Supplier {
  readonly id: ObjectId;
  readonly amount: number;
  readonly to: readonly ObjectId[];
  readonly each: number;
}

/**
 * Whether all needs can be met at once. Along a path of gifts that can be moved from one need to
 * another, one more need is met as long as there is such a path; when there is none, no other
 * distribution would do (augmenting paths).
 */
export function canSupply(
  needs: ReadonlyMap<ObjectId, number>,
  suppliers: readonly Supplier[],
): boolean {
  const given = suppliers.map(() => new Map<ObjectId, number>());
  const spent = suppliers.map(() => 0);
  /** Gets one more for a need, from a supplier with something left or by moving its gifts. */
  const meet = (need: ObjectId, tried: Set<ObjectId>): boolean => {
    if (tried.has(need)) return false;
    tried.add(need);
    for (const [index, { amount, to, each }] of suppliers.entries()) {
      const gifts = given[index];
      const already = gifts?.get(need) ?? 0;
      if (!gifts || already >= each || !to.includes(need)) continue;
      if ((spent[index] ?? 0) < amount) {
        spent[index] = (spent[index] ?? 0) + 1;
        gifts.set(need, already + 1);
        return true;
      }
      for (const [other, count] of gifts) {
        if (count > 0 && other !== need && meet(other, tried)) {
          gifts.set(other, (gifts.get(other) ?? 0) - 1);
          gifts.set(need, (gifts.get(need) ?? 0) + 1);
          return true;
        }
      }
    }
    return false;
  };
  for (const [need, amount] of needs) {
    for (let n = 0; n < amount; n += 1) {
      if (!meet(need, new Set())) return false;
    }
  }
  return true;
}
