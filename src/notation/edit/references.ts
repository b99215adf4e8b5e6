/** Going through the references of something that was written down. */
import type { CardReference, Reference } from "../syntax.ts";

/** Marks an object of the tree as a reference: nothing else has one of these words and a place. */
const isReference = (value: object): value is Reference => {
  if (!("is" in value && "at" in value)) return false;
  switch (value.is) {
    case "card":
      return "card" in value;
    case "nickname":
      return "nickname" in value;
    case "token":
      return "name" in value;
    case "player":
      return "player" in value;
    default:
      return false;
  }
};

export const isCardReference = (one: Reference): one is CardReference => one.is !== "player";

/** Every reference to an object in a statement, a clause or any other part of the tree. */
export function referencesIn(value: unknown): readonly CardReference[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (isReference(value)) return isCardReference(value) ? [value] : [];
  return Object.values(value).flatMap(referencesIn);
}

/** The same part of the tree with other references; what has none in it stays the same object. */
export function withReferences<Part>(
  part: Part,
  change: (one: CardReference) => CardReference,
): Part {
  // The shape stays as it is: only references take the place of references.
  return changed(part, change) as Part;
}

function changed(value: unknown, change: (one: CardReference) => CardReference): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (isReference(value)) return isCardReference(value) ? change(value) : value;
  const entries = Object.entries(value);
  const after = entries.map(([key, item]) => [key, changed(item, change)] as const);
  const isSame = after.every(([, item], index) => item === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(after);
}
