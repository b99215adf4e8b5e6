/** Defender before October 2004 (RT-25 in the timeline). */
import { defender } from "../keywords/defender.ts";
import type { Keyword } from "../keywords/keyword.ts";

/** No keyword yet: the Walls that have it today could not attack for being Walls (308.1 of 2002). */
export const defender2002: Keyword = { ...defender, meaning: () => [] };
