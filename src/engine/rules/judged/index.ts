/** All that is judged, of every section. */
import { first } from "./first.ts";
import { second } from "./second.ts";
import type { Judged } from "./types.ts";

export { type Judged, type Reason, reasons } from "./types.ts";

/** One table a person; no rule stands in two of them. */
export const tables: readonly Judged[] = [first, second];

export const judged: Judged = Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
