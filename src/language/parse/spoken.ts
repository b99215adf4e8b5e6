/**
 * What a text speaks of without saying what it is: "it", "that player", "the exiled card". While a
 * text is read these are names that no definition has; what they stand for is found at the end
 * (resolve.ts).
 */
import type { Objects, Player } from "../schema.ts";

const mark = "?";

export const spoken = (words: string, at: number): Objects => ({
  is: "named",
  name: `${mark}${at} ${words}`,
});
export const spokenPlayer = (words: string, at: number): Player => ({
  is: "linkedPlayer",
  link: `${mark}${at} ${words}`,
});

export interface Spoken {
  readonly at: number;
  readonly words: string;
}

/** What such a name says; undefined for the name of anything else. */
export function spokenIn(name: string): Spoken | undefined {
  const [, at = "", words = ""] = /^\?(\d+) (.*)$/.exec(name) ?? [];
  return at === "" ? undefined : { at: Number(at), words };
}

/** A name for what is chosen, moved or made at a place of the text. */
export const nameAt = (at: number): string => `@${at}`;
export const linkAt = (at: number): string => `@${at} link`;
/** What is put onto the battlefield with an object, by whichever of its abilities (607.2c). */
export const putLink = "@put";
/** Where a name was given; nowhere for names of other origin. */
export const placeOf = (name: string): number => Number(/^@(\d+)/.exec(name)?.[1] ?? -1);
/** Whether a name was given while reading: it goes if nothing speaks of it. */
export const isProvisional = (name: string): boolean => name.startsWith("@");
