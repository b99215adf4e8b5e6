/** The order of the effects in one layer (CR 613.3, 613.7, 613.8). */
import { type Dependency, type Next, nextOf } from "./dependency.ts";
import type { Effect } from "./effects.ts";
import { dependency, type Footprint, footprint, mayDepend, type Standing, Trial } from "./trial.ts";

/** What the effects that a layer waits to apply could have to do with each other. */
export class LayerOrder {
  readonly #standing: Standing;
  readonly #footprints: ReadonlyMap<Effect, Footprint>;
  /** Whether any of them could depend on any other; if not, timestamps are all there is. */
  readonly #tangled: boolean;

  constructor(
    standing: Standing,
    effects: readonly Effect[],
    footprintOf: typeof footprint = footprint,
  ) {
    this.#standing = standing;
    this.#footprints =
      effects.length < 2
        ? new Map()
        : new Map(effects.map((effect) => [effect, footprintOf(standing, effect)]));
    this.#tangled = anyMayDepend([...this.#footprints.values()]);
  }

  /** @param waiting those of them that are left, in the order of 613.3 and 613.7. */
  next(waiting: readonly Effect[]): Next<Effect> | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    if (!this.#tangled || waiting.length < 2) return { effect: first, waiting: [], loop: [] };
    const trials = new Map<Effect, Trial>();
    const trialOf = (other: Effect): Trial => {
      const known = trials.get(other);
      if (known) return known;
      const trial = new Trial(this.#standing, other);
      trials.set(other, trial);
      return trial;
    };
    return nextOf(waiting, (one, other) => this.#dependency(one, other, trialOf));
  }

  #dependency(
    one: Effect,
    other: Effect,
    trialOf: (other: Effect) => Trial,
  ): Dependency | undefined {
    // 613.8a (c): characteristic-defining abilities only among themselves.
    if ((one.defining ?? false) !== (other.defining ?? false)) return undefined;
    const reads = this.#footprints.get(one);
    const written = this.#footprints.get(other);
    if (!reads || !written || !mayDepend(reads, written)) return undefined;
    return dependency(this.#standing, one, reads, written.writes, trialOf(other));
  }
}

/** For each effect, whether any of the others writes what it reads: by counting who writes what. */
function anyMayDepend(all: readonly Footprint[]): boolean {
  const writers = new Map<number, number>();
  for (const { writes } of all) {
    for (let bit = 1; bit <= writes; bit *= 2) {
      if ((writes & bit) !== 0) writers.set(bit, (writers.get(bit) ?? 0) + 1);
    }
  }
  return all.some(({ existence, objects, doing, writes }) => {
    const reads = existence | objects | doing;
    return [...writers].some(
      ([bit, count]) => (reads & bit) !== 0 && count > ((writes & bit) !== 0 ? 1 : 0),
    );
  });
}
