/** What a filter asks for, as far as a caption says it. */
import type { Filter } from "../language/schema.ts";
import type { CardType, Subtype, Zone } from "../language/vocabulary.ts";

type Kind =
  | { readonly is: "type"; readonly type: CardType }
  | { readonly is: "subtype"; readonly subtype: Subtype };

/** The first of the parts of a filter of which something can be said. */
function inParts<Found>(
  filter: Filter,
  of: (part: Filter) => Found | undefined,
): Found | undefined {
  if (filter.is !== "allOf") return of(filter);
  for (const part of filter.filters) {
    const found = inParts(part, of);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A subtype says more than a type. */
export const kindOf = (filter: Filter): Kind | undefined =>
  inParts(filter, (part) => (part.is === "subtype" ? part : undefined)) ??
  inParts(filter, (part) => (part.is === "type" ? part : undefined));

export const zoneOf = (filter: Filter): Zone | undefined =>
  inParts(filter, (part) => (part.is === "inZone" ? part.zone : undefined));

/** "Can't be blocked by creatures" is "can't be blocked". */
export const isAnyCreature = (filter: Filter): boolean =>
  filter.is === "isPermanent" || (filter.is === "type" && filter.type === "creature");
