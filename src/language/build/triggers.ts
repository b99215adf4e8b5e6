/** Events that triggers wait for and replacement effects watch for (CR 603, 614). */
import type { Condition, Filter, Player, Trigger } from "../schema.ts";
import type { CounterKind, Step, Zone } from "../vocabulary.ts";
import { spell, thisObject } from "./filters.ts";
import type { How } from "./how.ts";
import { you } from "./players.ts";

export const enters = (what: Filter): Trigger => ({ is: "enters", what });
export const leaves = (what: Filter): Trigger => ({ is: "leaves", what });
export const putIntoGraveyardFrom = (what: Filter, from?: Zone): Trigger => ({
  is: "putIntoGraveyardFrom",
  what,
  ...(from && { from }),
});
/** CR 700.4. */
export const dies = (what: Filter): Trigger => putIntoGraveyardFrom(what, "battlefield");
export const discards = (who: Player, what?: Filter): Trigger => ({
  is: "discards",
  who,
  ...(what && { what }),
});
export const draws = (who: Player): Trigger => ({ is: "draws", who });
/** "would draw one or more cards": the number that is drawn, not each card (121.2a). */
export const drawsCards = (who: Player, least = 1): Trigger => ({ is: "drawsCards", who, least });
export const mills = (who: Player, what?: Filter): Trigger => ({
  is: "mills",
  who,
  ...(what && { what }),
});
export const reveals = (
  who: Player,
  what?: Filter,
  how: How<"Trigger", "reveals", "thisWay"> = {},
): Trigger => ({ is: "reveals", who, ...(what && { what }), ...how });
export const casts = (who: Player, what: Filter = spell): Trigger => ({
  is: "castsSpell",
  who,
  what,
});
export const isCountered = (what: Filter, by?: Filter): Trigger => ({
  is: "isCountered",
  what,
  ...(by && { by }),
});
/** `of` is the spell or ability that targets it. */
export const becomesTarget = (what: Filter, of: Filter): Trigger => ({
  is: "becomesTarget",
  what,
  of,
});
export const attacks = (what: Filter, whom?: Player): Trigger => ({
  is: "attacks",
  what,
  ...(whom && { whom }),
});
export const blocks = (what: Filter, whom?: Filter): Trigger => ({
  is: "blocks",
  what,
  ...(whom && { whom }),
});
export const becomesBlocked = (what: Filter, by?: Filter): Trigger => ({
  is: "becomesBlocked",
  what,
  ...(by && { by }),
});

type To = How<"Trigger", "damages", "object" | "player">;
/** Damage by `source` to an object that fits, to a player, or to anything. */
export const dealsDamage = (
  source: Filter,
  to: To & How<"Trigger", "damages", "combat" | "noncombat"> = {},
): Trigger => ({ is: "damages", source, ...to });
export const dealsCombatDamage = (source: Filter, to: To = {}): Trigger =>
  dealsDamage(source, { ...to, combat: true });
/** Damage to them, of whatever source. */
export const isDealtDamage = (
  to: To,
  how: How<"Trigger", "damages", "combat" | "noncombat"> = {},
): Trigger => ({ is: "damages", ...to, ...how });

export const gainsLife = (who: Player): Trigger => ({ is: "gainsLife", who });
export const losesLife = (who: Player): Trigger => ({ is: "losesLife", who });
export const createsTokens = (who: Player): Trigger => ({ is: "createsTokens", who });
export const becomesTapped = (what: Filter): Trigger => ({ is: "becomesTapped", what });
export const tapsForMana = (who: Player, what: Filter): Trigger => ({
  is: "tapsForMana",
  who,
  what,
});
export const countersPut = (on: Filter, counter?: CounterKind): Trigger => ({
  is: "countersPut",
  on,
  ...(counter && { counter }),
});
export const isDestroyed = (what: Filter): Trigger => ({ is: "isDestroyed", what });
export const becomesMonstrous = (what: Filter = thisObject): Trigger => ({
  is: "becomesMonstrous",
  what,
});
export const transforms = (what: Filter = thisObject): Trigger => ({ is: "transforms", what });
export const clashes = (who: Player, how: How<"Trigger", "clashes", "won"> = {}): Trigger => ({
  is: "clashes",
  who,
  ...how,
});
export const dayNightChanges: Trigger = { is: "dayNightChanges" };
export const beginningOf = (step: Step, whose: Player = you): Trigger => ({
  is: "beginningOf",
  step,
  whose,
});
/** A state trigger (603.8). */
export const stateIs = (condition: Condition): Trigger => ({ is: "stateIs", condition });
export const anyEvent = (...triggers: readonly Trigger[]): Trigger => ({
  is: "anyEvent",
  triggers,
});
/** "a Faerie is championed with this creature" */
export const exiledWith = (link: string, what: Filter): Trigger => ({
  is: "exiledWith",
  what,
  link,
});
export const doneThisWay = (link: string): Trigger => ({ is: "doneThisWay", link });
