/** Which effect of a layer applies next: dependencies before timestamps (CR 613.8). */

/** How one effect depends on another, in the three ways of 613.8a; its text goes with its existence. */
const dependencies = ["existence", "objects", "doing"] as const;
export type Dependency = (typeof dependencies)[number];

/** Who waits for whom, and why. */
export interface Waiting<Effect> {
  readonly effect: Effect;
  readonly for: Effect;
  readonly why: Dependency;
}

export interface Next<Effect> {
  readonly effect: Effect;
  /** Those with an earlier timestamp that wait (613.8b). */
  readonly waiting: readonly Waiting<Effect>[];
  /** The effects of its dependency loop, which wait for each other in vain (613.8b). */
  readonly loop: readonly Effect[];
}

/**
 * 613.8b: the first in the order of timestamps that waits for none, or only for members of a loop
 * of which none waits for another. Asked anew after each effect (613.8c).
 * @param effects in the order of their timestamps, at least one.
 */
export function nextOf<Effect>(
  effects: readonly Effect[],
  dependsOn: (one: Effect, other: Effect) => Dependency | undefined,
): Next<Effect> | undefined {
  const needs = new Map<Effect, readonly Waiting<Effect>[]>();
  const needsOf = (one: Effect): readonly Waiting<Effect>[] => {
    const known = needs.get(one);
    if (known) return known;
    const found = effects.flatMap((other) => {
      const why = other === one ? undefined : dependsOn(one, other);
      return why ? [{ effect: one, for: other, why }] : [];
    });
    needs.set(one, found);
    return found;
  };
  /** All that one waits for, directly or through others. */
  const behind = (one: Effect): ReadonlySet<Effect> => {
    const seen = new Set<Effect>();
    const open = [one];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const { for: other } of needsOf(at)) {
        if (seen.has(other)) continue;
        seen.add(other);
        open.push(other);
      }
    }
    return seen;
  };
  const waiting: Waiting<Effect>[] = [];
  for (const effect of effects) {
    const all = behind(effect);
    // A loop: all that it waits for waits for it.
    if ([...all].every((other) => other === effect || behind(other).has(effect))) {
      return { effect, waiting, loop: effects.filter((one) => all.has(one)) };
    }
    waiting.push(...needsOf(effect));
  }
  return undefined;
}
