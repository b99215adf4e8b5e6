/** When continuous effects and lasting delayed abilities end (CR 500.4–500.5, 611.2a–b). */
import type { ContinuousEffect, Until } from "./game.ts";
import type { PlayerId } from "./ids.ts";
import { controllerOf, viewOf } from "./layers.ts";
import type { RuleNumber } from "./rules.ts";
import { contextOfEffect, goesOn } from "./view.ts";
import type { Work } from "./work.ts";

const cause = { is: "turn" } as const;

/** What may end: both kinds say until when they last, and whose they are. */
interface Lasting {
  readonly controller: PlayerId;
  readonly until?: Until;
}

/** Ends all that `ended` says of, at once; the event names the continuous effects among it. */
export function endEffects(
  work: Work,
  ended: (one: Lasting) => boolean,
  is: "effectsEnded" | "turnEffectsEnded",
  ...rules: readonly RuleNumber[]
): void {
  const { effects, delayed } = work.game;
  const over = effects.filter(ended);
  if (delayed.some(ended)) {
    work.set({ delayed: delayed.filter((one) => !ended(one)) });
  }
  if (over.length === 0) return;
  work.set({ effects: effects.filter((one) => !over.includes(one)) });
  work.emit({ is, effects: over.map(({ id }) => id) }, cause, ...rules);
}

/**
 * 500.4: "until your next turn" ends as that turn begins; what lasts until the end of it does as
 * long from then on as what lasts until end of turn, or ends with it where nobody is left to take
 * it (800.4m).
 */
export function endUntilTurnOf(
  work: Work,
  active: readonly PlayerId[],
  gone: readonly PlayerId[],
): void {
  const isOver = ({ until, controller }: Lasting): boolean =>
    (until?.is === "yourNextTurn" && [...active, ...gone].includes(controller)) ||
    (until?.is === "endOfYourNextTurn" && gone.includes(controller));
  endEffects(work, isOver, "effectsEnded", "500.4");
  const endingNow = <One extends Lasting>(one: One): One =>
    one.until?.is === "endOfYourNextTurn" && active.includes(one.controller)
      ? { ...one, until: { is: "endOfTurn" } }
      : one;
  const { effects, delayed } = work.game;
  work.set({ effects: effects.map(endingNow), delayed: delayed.map(endingNow) });
}

/**
 * 611.2a: what lasts for an object's controller's next untap step is over for the objects of
 * those players; for objects of others it waits.
 */
export function endUntilUntapStepOf(work: Work, players: readonly PlayerId[]): void {
  const { game } = work;
  const left = new Map<Lasting, ContinuousEffect>();
  for (const effect of game.effects) {
    if (effect.until.is !== "nextUntapStep") continue;
    const objects = effect.objects.filter(
      (id) => game.objects[id] && !players.includes(controllerOf(game, id)),
    );
    const itsOwn = effect.objects.length === 0 && !players.includes(effect.controller);
    if (objects.length > 0 || itsOwn) left.set(effect, { ...effect, objects });
  }
  endEffects(
    work,
    (one) => one.until?.is === "nextUntapStep" && !left.has(one),
    "effectsEnded",
    "611.2a",
  );
  if (left.size > 0) work.set({ effects: work.game.effects.map((one) => left.get(one) ?? one) });
}

/** 611.2b: "for as long as" is over for good once it is no longer so; that may end another. */
export function endLapsed(work: Work): void {
  const { game } = work;
  const over = new Set<Lasting>(
    game.effects.filter(
      (one) =>
        one.until.is === "asLongAs" &&
        !goesOn(viewOf(game), contextOfEffect(one), one.until.condition),
    ),
  );
  if (over.size === 0) return;
  endEffects(work, (one) => over.has(one), "effectsEnded", "611.2b");
  endLapsed(work);
}
