/** Adding mana (CR 106). */
import { addToPool } from "../payment.ts";
import { type EffectTable, Questions } from "./handler.ts";

export const manaEffects: EffectTable<"addMana" | "addManaOf" | "addManaProduced"> = {
  addMana: ({ work, effect, read }) => {
    for (const player of read.players(effect.who)) {
      addToPool(work, player, effect.mana, read.frame.source, "106.4");
    }
  },
  addManaOf: (doing) => {
    const { work, effect, read } = doing;
    const questions = new Questions(doing);
    const amount = read.amount(effect.amount);
    const chosen = read.players(effect.who).map((player) => {
      const option = questions.option({
        player,
        purpose: { is: "addMana" },
        options: effect.types.map((mana) => ({ is: "mana", mana })),
        cr: ["106.1b", "608.2d"],
      });
      return option?.is === "mana" ? { player, mana: option.mana } : undefined;
    });
    for (const one of chosen) {
      if (!one) return;
      const mana = Array.from({ length: amount }, () => one.mana);
      const stays = effect.stays === true;
      addToPool(work, one.player, mana, read.frame.source, "106.4", { stays });
    }
  },
  // 106.12a, 605.1b: a triggered mana ability; what was produced is in its occasion.
  addManaProduced: (doing) => {
    const { work, effect, read } = doing;
    const types = [...new Set(read.frame.occasion?.mana ?? [])];
    if (types.length === 0) return;
    const questions = new Questions(doing);
    for (const player of read.players(effect.who)) {
      const option = questions.option({
        player,
        purpose: { is: "addMana" },
        options: types.map((mana) => ({ is: "mana", mana })),
        cr: ["106.12a"],
      });
      if (option?.is !== "mana") return;
      addToPool(work, player, [option.mana], read.frame.source, "106.4");
    }
  },
};
