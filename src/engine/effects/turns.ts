/** Turns, phases, day and night (CR 500, 731). */
import { becomeTime } from "../dayNight.ts";
import { addPhases } from "../turn.ts";
import type { EffectTable } from "./handler.ts";

export const turnEffects: EffectTable<
  "becomeDay" | "becomeNight" | "extraTurn" | "extraPhases" | "skipNext"
> = {
  becomeDay: ({ work, read }) => becomeTime(work, "day", read.cause),
  becomeNight: ({ work, read }) => becomeTime(work, "night", read.cause),
  extraTurn: ({ work, effect, read }) => {
    for (const player of read.players(effect.who)) {
      // 500.7: the most recently created extra turn is taken first.
      work.set({ extraTurns: [...(work.game.extraTurns ?? []), player] });
      work.emit({ is: "extraTurn", player }, read.cause, "500.7");
    }
  },
  extraPhases: ({ work, effect, read }) => addPhases(work, effect.phases, read.cause),
  skipNext: ({ work, effect, read }) => {
    const { step } = effect;
    const skips = read.players(effect.who).map((player) => ({ player, step }));
    work.set({ skips: [...(work.game.skips ?? []), ...skips] });
  },
};
