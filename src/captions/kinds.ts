/** What a filter asks for, as far as a caption says it. */
import { keywords } from "../keywords/index.ts";
import type { Filter, Node } from "../language/schema.ts";
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

type Quality = Node<"Filter", "color"> | Node<"Filter", "subtype">;

/**
 * A keyword ability once with each quality that it has, "protection from red": the colors of
 * protection, the type of landwalk. Of any other keyword nothing but its name is said.
 */
export function withQualities(
  { name, quality }: Node<"Ability", "keyword">,
  lang: "en" | "ja",
  word: (quality: Quality) => string,
): readonly string[] {
  const { withQuality } = keywords[name];
  if (!quality || !withQuality) return [];
  const kind = withQuality.en.includes("[one quality]") ? "subtype" : "color";
  const parts = quality.is === "anyOf" ? quality.filters : [quality];
  const known = parts.filter((part): part is Quality => part.is === kind);
  if (known.length < parts.length) return [];
  return known.map((one) => withQuality[lang].replace(/\[(one )?quality\]/, word(one)));
}

/** Rules that keywords stand for: "gains haste" says it shortest. */
export const keywordFor = (rule: string): string =>
  rule === "strikesFirst" ? "firstStrike" : rule === "strikesTwice" ? "doubleStrike" : rule;
