/** Indestructible before July 2013 (RT-36 in the timeline). */
import { indestructible } from "../keywords/indestructible.ts";
import type { Keyword } from "../keywords/keyword.ts";
import { isIndestructible } from "../language/build.ts";

/**
 * No keyword: cards said that a permanent is so, and what an effect said of it was no ability of
 * its own that it could lose (700.4a of 2009).
 */
export const indestructible2009: Keyword = { ...indestructible, conferred: [isIndestructible] };
