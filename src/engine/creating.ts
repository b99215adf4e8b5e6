/** Tokens that are created as one event, and then enter each by itself (CR 614.16, 616.1g, 701.7). */
import type { Would } from "./instructions.ts";

type Create = Extract<Would, { is: "create" }>;

/** A creation of tokens as a whole, which may be replaced as that. */
type Creation = Create & Required<Pick<Create, "along">>;

export const isCreation = (would: Would): would is Creation =>
  would.is === "create" && would.along !== undefined;

/** The tokens by themselves; what has been applied to the whole has been to each. */
export function tokensOf({ along, ...first }: Creation): readonly Create[] {
  const { applied } = first;
  return [first, ...along].map((one) => (applied ? { ...one, applied } : one));
}

export function creationOf(tokens: readonly Create[]): readonly Creation[] {
  const [first, ...along] = tokens;
  return first ? [{ ...first, along }] : [];
}

/** 701.7a: what a player creates at once is one event. */
export function gathered(list: readonly Would[]): readonly Would[] {
  const creations = list.filter(isCreation);
  return list.flatMap((one): readonly Would[] => {
    if (!isCreation(one)) return [one];
    const same = creations.filter(({ player }) => player === one.player);
    return same[0] === one ? creationOf(same.flatMap(tokensOf)) : [];
  });
}
