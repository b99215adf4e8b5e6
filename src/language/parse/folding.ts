/** Sentences by what they add to the effects before them, or change in them. */
import type { Cost, Effect, Objects, Player } from "../schema.ts";
import type { Sentence } from "./categories.ts";
import { inTurn } from "./putting.ts";

export const after =
  (...effects: readonly Effect[]): Sentence =>
  (before) => [...before, ...effects];

/** What is said of the last effect: "It can't be regenerated." */
export const ofLast =
  (change: (last: Effect) => Effect | undefined): Sentence =>
  (before) => {
    const last = before.at(-1);
    const changed = last && change(last);
    return changed && [...before.slice(0, -1), changed];
  };

const nothing: Effect = { is: "inOrder", effects: [] };

/** The last choice that is still open for what is done or not done. */
export const ofMay = (so: "ifDone" | "otherwise", effects: readonly Effect[]): Sentence =>
  ofLast((last) => {
    if (last.is === "may" && !last[so]) return { ...last, [so]: inTurn(effects) };
    const isOpen = last.is === "allowCasting" && last.otherwise === nothing;
    return isOpen && so === "otherwise" ? { ...last, otherwise: inTurn(effects) } : undefined;
  });
export const may = (who: Player, effects: readonly Effect[]): Effect => ({
  is: "may",
  who,
  effect: inTurn(effects),
});

/** A permission that outlasts the resolution: what happens without it is told next. */
export const allowing = (
  who: Player,
  what: Objects,
  cost: readonly Cost[],
): Extract<Effect, { is: "allowCasting" }> => ({
  is: "allowCasting",
  who,
  what,
  cost,
  otherwise: nothing,
});

export function repeated(last: Effect, times: number): Effect {
  return { is: "repeat", times: { is: "number", value: times }, effect: last };
}
