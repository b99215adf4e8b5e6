/** The little of English grammar that clauses need. */

export const possessive = (name: string): string => (name.endsWith("s") ? `${name}'` : `${name}'s`);

function joined(items: readonly string[], word: "and" | "or"): string {
  const last = items.at(-1) ?? "nothing";
  if (items.length < 2) return last;
  const comma = items.length > 2 ? "," : "";
  return `${items.slice(0, -1).join(", ")}${comma} ${word} ${last}`;
}

export const list = (items: readonly string[]): string => joined(items, "and");
export const either = (items: readonly string[]): string => joined(items, "or");

/** A noun with its article: "an Elemental Token", "a +1/+1 counter". */
export const one = (noun: string): string => `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;

export const counted = (number: number, noun: string, plural = `${noun}s`): string =>
  number === 1 ? one(noun) : `${number} ${plural}`;
