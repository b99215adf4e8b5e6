/** Events that triggers wait for and replacement effects watch for (CR 603, 614). */
import type { Condition, Filter, Node, Player, Trigger } from "../schema.ts";
import type { CounterKind, Step, Zone } from "../vocabulary.ts";
import { spell, thisObject } from "./filters.ts";
import type { How } from "./how.ts";
import { you } from "./players.ts";

type Event<Is extends Trigger["is"]> = Node<"Trigger", Is>;

export const enters = (what: Filter): Event<"enters"> => ({ is: "enters", what });
export const leaves = (what: Filter): Event<"leaves"> => ({ is: "leaves", what });
export const putIntoGraveyardFrom = (what: Filter, from?: Zone): Event<"putIntoGraveyardFrom"> => ({
  is: "putIntoGraveyardFrom",
  what,
  ...(from && { from }),
});
/** CR 700.4. */
export const dies = (what: Filter): Event<"putIntoGraveyardFrom"> =>
  putIntoGraveyardFrom(what, "battlefield");
export const discards = (who: Player, what?: Filter): Event<"discards"> => ({
  is: "discards",
  who,
  ...(what && { what }),
});
export const draws = (who: Player, how: How<"Trigger", "draws", "nth"> = {}): Event<"draws"> => ({
  is: "draws",
  who,
  ...how,
});
/** "would draw one or more cards": the number that is drawn, not each card (121.2a). */
export const drawsCards = (who: Player, least = 1): Event<"drawsCards"> => ({
  is: "drawsCards",
  who,
  least,
});
export const mills = (who: Player, what?: Filter): Event<"mills"> => ({
  is: "mills",
  who,
  ...(what && { what }),
});
export const sacrifices = (who: Player, what: Filter): Event<"sacrifices"> => ({
  is: "sacrifices",
  who,
  what,
});
export const reveals = (
  who: Player,
  what?: Filter,
  how: How<"Trigger", "reveals", "thisWay"> = {},
): Event<"reveals"> => ({ is: "reveals", who, ...(what && { what }), ...how });
export const casts = (
  who: Player,
  what: Filter = spell,
  how: How<"Trigger", "castsSpell", "nth"> = {},
): Event<"castsSpell"> => ({ is: "castsSpell", who, what, ...how });
export const isCountered = (what: Filter, by?: Filter): Event<"isCountered"> => ({
  is: "isCountered",
  what,
  ...(by && { by }),
});
/** `of` is the spell or ability that targets it. */
export const becomesTarget = (what: Filter, of: Filter): Event<"becomesTarget"> => ({
  is: "becomesTarget",
  what,
  of,
});
export const attacks = (
  what: Filter,
  whom?: Player,
  how: How<"Trigger", "attacks", "alone" | "atOnce"> = {},
): Event<"attacks"> => ({ is: "attacks", what, ...(whom && { whom }), ...how });
export const blocks = (what: Filter, whom?: Filter): Event<"blocks"> => ({
  is: "blocks",
  what,
  ...(whom && { whom }),
});
export const becomesBlocked = (what: Filter, by?: Filter): Event<"becomesBlocked"> => ({
  is: "becomesBlocked",
  what,
  ...(by && { by }),
});

type To = How<"Trigger", "damages", "object" | "player">;
/** Damage by `source` to an object that fits, to a player, or to anything. */
export const dealsDamage = (
  source: Filter,
  to: To & How<"Trigger", "damages", "combat" | "noncombat"> = {},
): Event<"damages"> => ({ is: "damages", source, ...to });
export const dealsCombatDamage = (source: Filter, to: To = {}): Event<"damages"> =>
  dealsDamage(source, { ...to, combat: true });
/** Damage to them, of whatever source. */
export const isDealtDamage = (
  to: To,
  how: How<"Trigger", "damages", "combat" | "noncombat"> = {},
): Event<"damages"> => ({ is: "damages", ...to, ...how });

export const gainsLife = (who: Player): Event<"gainsLife"> => ({ is: "gainsLife", who });
export const losesLife = (who: Player): Event<"losesLife"> => ({ is: "losesLife", who });
export const createsTokens = (who: Player): Event<"createsTokens"> => ({
  is: "createsTokens",
  who,
});
export const becomesTapped = (what: Filter): Event<"becomesTapped"> => ({
  is: "becomesTapped",
  what,
});
export const becomesUntapped = (what: Filter): Event<"becomesUntapped"> => ({
  is: "becomesUntapped",
  what,
});
export const tapsForMana = (who: Player, what: Filter): Event<"tapsForMana"> => ({
  is: "tapsForMana",
  who,
  what,
});
export const countersPut = (on: Filter, counter?: CounterKind): Event<"countersPut"> => ({
  is: "countersPut",
  on,
  ...(counter && { counter }),
});
export const isDestroyed = (what: Filter): Event<"isDestroyed"> => ({ is: "isDestroyed", what });
export const becomesMonstrous = (what: Filter = thisObject): Event<"becomesMonstrous"> => ({
  is: "becomesMonstrous",
  what,
});
export const transforms = (what: Filter = thisObject): Event<"transforms"> => ({
  is: "transforms",
  what,
});
export const clashes = (
  who: Player,
  how: How<"Trigger", "clashes", "won"> = {},
): Event<"clashes"> => ({
  is: "clashes",
  who,
  ...how,
});
export const dayNightChanges: Event<"dayNightChanges"> = { is: "dayNightChanges" };
export const beginningOf = (step: Step, whose: Player = you): Event<"beginningOf"> => ({
  is: "beginningOf",
  step,
  whose,
});
/** A state trigger (603.8). */
export const stateIs = (condition: Condition): Event<"stateIs"> => ({ is: "stateIs", condition });
/** "one or more …": once for all that it happens to at once (603.2c). */
export const atOnce = <Each extends { readonly atOnce?: boolean }>(event: Each): Each => ({
  ...event,
  atOnce: true,
});
/** What any of those events is: awaited if they are, and so on. */
export const anyEvent = <Each extends readonly Trigger[]>(
  ...triggers: Each
): { readonly is: "anyEvent"; readonly triggers: readonly Each[number][] } => ({
  is: "anyEvent",
  triggers,
});
/** "a Faerie is championed with this creature" */
export const exiledWith = (link: string, what: Filter): Event<"exiledWith"> => ({
  is: "exiledWith",
  what,
  link,
});
export const doneThisWay = (link: string): Event<"doneThisWay"> => ({ is: "doneThisWay", link });
