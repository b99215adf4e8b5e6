import type { Game } from "../engine/game.ts";
import type { PlayerId } from "../engine/ids.ts";
import { type Step, steps } from "../language/vocabulary.ts";
import { useBoard } from "./context.ts";
import { pure } from "./pure.ts";

/**
 * The steps of a turn in their order (500.1). It is the same on every board and at every step: the
 * style sheet finds the present one by the name that stands on the element around it, and writes
 * the short words, which a page would otherwise have once for each of its boards.
 */
const Strip = pure(() => (
  <span class="turn-strip" aria-hidden="true">
    {steps.map((step) => (
      <i key={step} />
    ))}
  </span>
));

interface Props {
  readonly step: Step;
  readonly name: string;
  readonly active: PlayerId | undefined;
  /** Who has priority, if anybody. */
  readonly priority: PlayerId | undefined;
  readonly time: Game["time"];
}

/** Whose turn it is, which step of it, and who has priority: in words, and as a strip. */
export const Turn = pure(({ step, name, active, priority, time }: Props) => {
  const { words } = useBoard();
  return (
    <div class="turn" data-step={step}>
      <p>
        {active && <span class="badge">{words.turnBy(active)}</span>}
        <span>{name}</span>
        {priority && <span class="badge is-now">{words.priorityOf(priority)}</span>}
        {time && <span class="badge">{words.times[time]}</span>}
      </p>
      <Strip />
    </div>
  );
});
