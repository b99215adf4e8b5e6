/** What is done to spells, casting, mana, the turn and chance (CR 106, 500, 601, 701, 705, 707). */
import type { Cost, Effect, Objects, Player } from "../schema.ts";
import { colors, type ManaType, type Step, type Zone } from "../vocabulary.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import { type Except, exceptions } from "./exceptions.ts";
import type { How } from "./how.ts";
import { anOpponent, you } from "./players.ts";

export const counter = (what: Objects): Effect => ({ is: "counter", what });
export const copySpell = (
  what: Objects,
  {
    amount,
    except,
    ...rest
  }: {
    readonly who?: Player;
    readonly amount?: AmountLike;
    readonly except?: readonly Except[];
  } & How<"Effect", "copySpell", "newTargets" | "targeting"> = {},
): Effect => ({
  is: "copySpell",
  who: you,
  what,
  ...(amount !== undefined && { amount: amountOf(amount) }),
  ...(except && { except: exceptions(except) }),
  ...rest,
});
export const copyForEachTarget = (what: Objects, who: Player = you): Effect => ({
  is: "copyForEachTarget",
  who,
  what,
});
export const cast = (who: Player, what: Objects, cost?: readonly Cost[]): Effect => ({
  is: "cast",
  who,
  what,
  ...(cost && { cost }),
});
/** Without paying its mana cost; a land, too. */
export const play = (who: Player, what: Objects): Effect => ({ is: "play", who, what });
export const allowCasting = (
  who: Player,
  what: Objects,
  cost: readonly Cost[],
  otherwise: Effect,
  asThoughIn?: Zone,
): Effect => ({
  is: "allowCasting",
  who,
  what,
  cost,
  ...(asThoughIn && { asThoughIn }),
  otherwise,
});

export const addMana = (...types: readonly ManaType[]): Effect => ({
  is: "addMana",
  who: you,
  mana: types,
});
/** So much mana, each of one of these types: "Add {W} or {B}" is `addManaOf(1, ["white", "black"])`. */
export const addManaOf = (
  amount: AmountLike,
  types: readonly ManaType[],
  how: { readonly who?: Player } & How<"Effect", "addManaOf", "stays"> = {},
): Effect => ({ is: "addManaOf", who: you, amount: amountOf(amount), types, ...how });
export const addAnyColor = (amount: AmountLike = 1): Effect => addManaOf(amount, colors);
export const addManaProduced = (who: Player = you): Effect => ({ is: "addManaProduced", who });

export const clash = (withWhom: Player = anOpponent, who: Player = you): Effect => ({
  is: "clash",
  who,
  with: withWhom,
});
export const flipCoin = (
  how: { readonly who?: Player } & How<"Effect", "flipCoin", "ifWon" | "ifLost"> = {},
): Effect => ({ is: "flipCoin", who: you, ...how });
export const flipUntilLoss = (each: Effect, who: Player = you): Effect => ({
  is: "flipUntilLoss",
  who,
  each,
});
export const becomeDay: Effect = { is: "becomeDay" };
export const becomeNight: Effect = { is: "becomeNight" };
export const extraTurn = (who: Player = you): Effect => ({ is: "extraTurn", who });
/** Further phases after this one, by their first steps. */
export const extraPhases = (...phases: readonly Step[]): Effect => ({
  is: "extraPhases",
  phases,
});
/** "After this main phase, …": outside of one nothing is added. */
export const extraPhasesAfterMain = (...phases: readonly Step[]): Effect => ({
  is: "extraPhases",
  phases,
  main: true,
});
export const skipNext = (step: Step, who: Player = you): Effect => ({
  is: "skipNext",
  who,
  step,
});
