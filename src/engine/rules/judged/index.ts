/** All that is judged, of every section. */
import { combatToPlayers } from "./combat-to-players.ts";
import { turnToReplacement } from "./turn-to-replacement.ts";
import type { Judged } from "./types.ts";

export { type Judged, type Reason, reasons } from "./types.ts";

/** No rule stands in two of them. */
export const tables: readonly Judged[] = [turnToReplacement, combatToPlayers];

export const judged: Judged = Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
