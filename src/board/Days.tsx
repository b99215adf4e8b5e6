import { useBoard } from "./context.ts";
import { Group } from "./Group.tsx";
import type { DaysLook } from "./look.ts";
import { pure } from "./pure.ts";
import { Rules } from "./Steps.tsx";

/** The turns so far with the spells cast in them, and what the next untap step makes of that. */
export const Days = pure(({ days: { turns, check } }: { readonly days: DaysLook }) => {
  const { words } = useBoard();
  const { time, to, active, most, cr } = check;
  const who = active.join(" · ");
  const last = turns.length - 1;
  return (
    <Group class="days" label={words.turnsAndSpells}>
      <ol class="plain">
        {turns.map((turn, place) => (
          <li key={place} aria-current={place === last ? "true" : undefined}>
            <span class="whose">{words.playersTurn(turn.active)}</span>
            {turn.time && <span class={`badge is-${turn.time}`}>{words.times[turn.time]}</span>}
            <span class="cast">
              {turn.spells.map(({ player, cast }) => words.spellsCast(player, cast)).join(" · ")}
            </span>
          </li>
        ))}
      </ol>
      <p class="check">
        {words.nextUntap}{" "}
        <strong>{to ? words.becomes(words.times[to]) : words.stays(words.times[time])}</strong>{" "}
        {time === "day" ? words.whyDay(who, most) : words.whyNight(who, most)}
      </p>
      <Rules cr={cr} />
    </Group>
  );
});
