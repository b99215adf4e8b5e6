/** Paying mana (CR 601.2g–h, 605, 106.4): mana abilities, and what to take from the pool. */
import type { ManaType } from "../language/vocabulary.ts";
import { pendingBill } from "./costs/together.ts";
import { existing, playerOf } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import { equivalents, parseMana, totalOf } from "./mana.ts";
import { paymentOf } from "./payment/given.ts";
import { isPaid, needOf, settle, taking } from "./payment/need.ts";
import { asActivation, planPayment } from "./payment/plan.ts";
import { leaveInPool } from "./pool.ts";
import { someCardSays } from "./someCard.ts";
import type { Work } from "./work.ts";

export { activateMana, addToPool } from "./payment/abilities.ts";
export { paysFor } from "./payment/given.ts";
export { isManaAbility } from "./payment/kinds.ts";
export { planPayment } from "./payment/plan.ts";
export { type ManaSource, manaSources } from "./payment/sources.ts";

/** 601.2g: the player has the chance to activate mana abilities, then pays (601.2h). */
export function payMana(work: Work, instruction: InstructionOf<"payMana">): void {
  const { player, mana, source, inResolution, object } = instruction;
  if (totalOf(parseMana(mana)) === 0) return;
  const bill = pendingBill(work.game, player);
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "pay") {
    const proposal = planPayment(work.game, player, mana, bill) ?? [];
    work.ask(instruction, {
      is: "pay",
      player,
      purpose: { is: "pay" },
      source,
      cost: mana,
      proposal,
      cr: [inResolution ? "608.2g" : "601.2g", "605.3a"],
    });
    return;
  }
  const payment = paymentOf(work.game, player, mana, answer, bill);
  work.push(
    // How much it makes is counted as it resolves (608.2h): what costs use up may change that.
    ...(payment?.activations ?? []).map(
      ({ source, spend }) =>
        ({
          do: "activateMana",
          player,
          ...asActivation(source),
          ...(spend && { spend }),
        }) as const,
    ),
    {
      do: "spendMana",
      player,
      mana,
      source,
      ...(payment && { spend: payment.spend }),
      ...(inResolution && { inResolution }),
      ...(object && { object }),
    },
  );
}

/** 601.2h: takes the cost out of the pool; generic from the type there is most of. */
export function spendMana(work: Work, instruction: InstructionOf<"spendMana">): void {
  const { player, mana, inResolution, object } = instruction;
  const pool = [...playerOf(work.game, player).mana];
  const cost = equivalents(parseMana(mana))
    .map(needOf)
    .find((need) => isPaid(settle(need, pool)));
  const spent = instruction.spend ?? (cost && taking(pool, cost));
  if (!spent) throw new Error(`The pool of ${player} lacks mana for ${mana}.`);
  for (const type of spent) {
    const at = pool.indexOf(type);
    if (at < 0) throw new Error(`The pool of ${player} lacks ${type} mana for ${mana}.`);
    pool.splice(at, 1);
  }
  leaveInPool(work, player, pool);
  if (object) rememberSpent(work, object, spent);
  work.emit(
    { is: "manaSpent", player, mana: spent },
    { is: "player", player },
    inResolution ? "118.3a" : "601.2h",
  );
}

/** What mana was spent to cast a spell is part of it as long as somebody may ask. */
function rememberSpent(work: Work, id: ObjectId, spent: readonly ManaType[]): void {
  const { casting } = existing(work.game, id);
  if (!casting || !asksAboutMana(work.game.cards)) return;
  work.setObject(id, { casting: { ...casting, spent: [...(casting.spent ?? []), ...spent] } });
}

/** Whether some card of the game asks what mana was spent. */
const asksAboutMana = someCardSays("manaSpent");
