/** Turns, phases, day and night (CR 500, 731). */
import { becomeTime } from "../dayNight.ts";
import { addPhases, addTurns, oncePerTeam } from "../turn.ts";
import type { EffectTable } from "./handler.ts";

export const turnEffects: EffectTable<
  "becomeDay" | "becomeNight" | "extraTurn" | "extraPhases" | "skipNext"
> = {
  becomeDay: ({ work, read }) => becomeTime(work, "day", read.cause),
  becomeNight: ({ work, read }) => becomeTime(work, "night", read.cause),
  extraTurn: ({ work, effect, read }) => {
    addTurns(work, read.players(effect.who), read.cause);
  },
  extraPhases: ({ work, effect, read }) => {
    const { step } = work.game.turn;
    if (effect.main && step !== "main1" && step !== "main2") return;
    addPhases(work, effect.phases, read.cause);
  },
  skipNext: ({ work, effect, read }) => {
    const { step } = effect;
    const players = oncePerTeam(work.game, read.players(effect.who));
    const { source } = read.frame;
    const skips = players.map((player) => ({ source, player, step }));
    work.set({ skips: [...(work.game.skips ?? []), ...skips] });
  },
};
