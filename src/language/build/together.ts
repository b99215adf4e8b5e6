/** Effects made of effects (CR 608.2c–d, 700.2), and effects that last (603.7, 611.2). */
import type {
  Ability,
  Awaited,
  Change,
  Condition,
  Cost,
  Duration,
  Effect,
  Objects,
  Player,
  PlayerChange,
} from "../schema.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import { type Except, exceptions } from "./exceptions.ts";
import type { How } from "./how.ts";
import { you } from "./players.ts";
import { endOfTurn, forever } from "./replacements.ts";
import { withOwnSlots } from "./targets.ts";

export const inOrder = (...effects: readonly Effect[]): Effect => ({ is: "inOrder", effects });
/** One effect as it is, several in order. */
export const inTurn = (effects: readonly Effect[]): Effect => {
  const [first] = effects;
  return effects.length === 1 && first ? first : inOrder(...effects);
};
/** From `least` to `most` modes, chosen as it is cast or put on the stack. */
export const modal = (least: number, most: number, modes: readonly Effect[]): Effect => ({
  is: "modal",
  least,
  most,
  modes,
});
export const chooseOne = (...modes: readonly Effect[]): Effect => modal(1, 1, modes);
export const chooseTwo = (...modes: readonly Effect[]): Effect => modal(2, 2, modes);
/** "choose one or both" */
export const chooseOneOrBoth = (...modes: readonly [Effect, Effect]): Effect => modal(1, 2, modes);
/** "… or …": chosen as it resolves. */
export const either = (who: Player, ...effects: readonly Effect[]): Effect => ({
  is: "either",
  who,
  effects,
});
export const may = (
  who: Player,
  effect: Effect,
  so: How<"Effect", "may", "ifDone" | "otherwise" | "instead"> = {},
): Effect => ({ is: "may", who, effect, ...so });
export const unlessPays = (who: Player, cost: readonly Cost[], effect: Effect): Effect => ({
  is: "unlessPays",
  who,
  cost,
  effect,
});
/** Pays while this resolves: `may(you, pay([mana("{2}")]), { ifDone })`. */
export const pay = (cost: readonly Cost[], who: Player = you): Effect => ({
  is: "pay",
  who,
  cost,
});
export const ifSo = (condition: Condition, effect: Effect, otherwise?: Effect): Effect => ({
  is: "ifSo",
  condition,
  effect,
  ...(otherwise && { otherwise }),
});
/** The same with the condition told behind: "You may play it if …". */
export const onlyIf = (condition: Condition, effect: Effect): Effect => ({
  is: "ifSo",
  condition,
  effect,
  behind: true,
});
/** What is done as usual, then what is done instead under a condition, with its ability word. */
export const insteadIf = (
  condition: Condition,
  instead: Effect,
  usually: Effect,
  how: How<"Effect", "ifSo", "word"> = {},
): Effect => ({
  is: "ifSo",
  condition,
  effect: instead,
  otherwise: usually,
  instead: true,
  ...how,
});
/** `theOne` speaks of each in its turn. */
export const forEach = (of: Objects, effect: Effect): Effect => ({ is: "forEach", of, effect });
/** `thePlayer` speaks of each in their turn. */
export const forEachPlayer = (who: Player, effect: Effect): Effect => ({
  is: "forEachPlayer",
  who,
  effect,
});
export const repeat = (times: AmountLike, effect: Effect): Effect => ({
  is: "repeat",
  times: amountOf(times),
  effect,
});

export const apply = (
  to: Objects,
  changes: readonly Change[],
  until: Duration = forever,
): Effect => ({ is: "apply", to, changes, until });
export const untilEndOfTurn = (to: Objects, ...changes: readonly Change[]): Effect =>
  apply(to, changes, endOfTurn);
export const applyToPlayers = (
  who: Player,
  changes: readonly PlayerChange[],
  until: Duration = endOfTurn,
): Effect => ({ is: "applyToPlayers", who, changes, until });
/** An ability that lasts; what it targets are targets of the spell or ability that makes it. */
export const establish = (
  ability: Ability,
  until: Duration = endOfTurn,
  how: How<"Effect", "establish", "uses"> = {},
): Effect => ({ is: "establish", ability, until, ...how });
/** Once, unless it is repeated until `until`; its `thatTarget` are those of what makes it. */
export const delayed = (
  when: Awaited,
  effect: Effect,
  how: How<"Effect", "delayed", "onlyIf" | "until" | "aimed"> = {},
): Effect => ({ is: "delayed", when, effect, ...how });
/** "When you do, …": its targets are its own, chosen as it is put on the stack (603.12). */
export const reflexive = (...effects: readonly Effect[]): Effect => ({
  is: "reflexive",
  effect: withOwnSlots(inTurn(effects)),
});
export const becomeCopy = (
  what: Objects,
  of: Objects,
  { except, ...how }: { readonly except?: readonly Except[]; readonly until?: Duration } = {},
): Effect => ({
  is: "becomeCopy",
  what,
  of,
  ...(except && { except: exceptions(except) }),
  until: forever,
  ...how,
});
