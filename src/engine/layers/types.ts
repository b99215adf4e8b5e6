/** What changes make of a type line (CR 205.1, 205.3d): of an object in layer 4, or of a copy. */
import type { Change, Node } from "../../language/schema.ts";
import {
  type CardType,
  type Subtype,
  type SubtypeKind,
  subtypeKindOf,
} from "../../language/vocabulary.ts";
import type { Characteristics } from "../characteristics.ts";
import { intrinsicAbilities } from "../printed.ts";
import type { Rules } from "../rules.ts";

export type TypeLine = Pick<
  Characteristics,
  "supertypes" | "types" | "subtypes" | "everyCreatureType"
>;

const typeChanges = [
  "addTypes",
  "setTypes",
  "loseTypes",
  "setSubtypes",
  "loseSubtypes",
  "allCreatureTypes",
] as const satisfies readonly Change["is"][];
export type TypeChange = Node<"Change", (typeof typeChanges)[number]>;

const isTypeChange = (change: { readonly is: string }): change is TypeChange =>
  (typeChanges as readonly string[]).includes(change.is);

export const union = <Item>(list: readonly Item[], more: readonly Item[] = []): readonly Item[] => [
  ...new Set([...list, ...more]),
];

type CardTypes = readonly CardType[];

/** 205.3d: the change without the subtypes that correspond to none of the types it leaves. */
export function gainable(change: TypeChange, types: CardTypes): TypeChange {
  if (change.is === "allCreatureTypes") {
    return allows(types, "creature") ? change : { is: "addTypes" };
  }
  if (!("subtypes" in change) || !change.subtypes) return change;
  const now = typesAfter(types, change);
  const subtypes = change.subtypes.filter((one) => allows(now, subtypeKindOf(one)));
  return subtypes.length === change.subtypes.length ? change : { ...change, subtypes };
}

const knownToRead = new WeakMap<Change, boolean>();

/** Whether what a change does depends on the types that there are (205.3d): not if it brings them. */
export function readsTypes(change: Change): boolean {
  let known = knownToRead.get(change);
  if (known === undefined) {
    known =
      change.is === "becomeChosenType" || (isTypeChange(change) && gainable(change, []) !== change);
    knownToRead.set(change, known);
  }
  return known;
}

/** The card types as a change leaves them. */
export function typesAfter(types: CardTypes, change: { readonly is: string }): CardTypes {
  if (!isTypeChange(change)) return types;
  switch (change.is) {
    case "addTypes":
      return union(types, change.types);
    case "setTypes":
      return union(isArtifactCreature(change) ? types : types.filter(isForGood), change.types);
    case "loseTypes":
      return types.filter((one) => !change.types.includes(one));
    case "setSubtypes":
    case "loseSubtypes":
    case "allCreatureTypes":
      return types;
  }
}

/** 205.1a: an instant or sorcery stays one. */
const isForGood = (type: CardType): boolean => type === "instant" || type === "sorcery";

/** 205.1b: what becomes an "artifact creature" keeps its types, and all but its creature types. */
const isArtifactCreature = ({ types }: Node<"Change", "setTypes">): boolean =>
  types.length === 2 && types.includes("artifact") && types.includes("creature");

/** The kinds of subtypes of which a change sets those that there are (205.1a, 205.1b). */
export function kindsSet(change: TypeChange): readonly SubtypeKind[] {
  switch (change.is) {
    case "setTypes": {
      const kinds = union((change.subtypes ?? []).map(subtypeKindOf));
      return isArtifactCreature(change) ? kinds.filter((kind) => kind === "creature") : kinds;
    }
    case "setSubtypes":
    case "loseSubtypes":
      return [change.kind];
    case "addTypes":
    case "loseTypes":
    case "allCreatureTypes":
      return [];
  }
}

/** Whether something of these types can have subtypes of a kind; kindreds creature types (308.2). */
const allows = (types: readonly string[], kind: SubtypeKind): boolean =>
  types.includes(kind) || (kind === "creature" && types.includes("kindred"));

/** The creature type of 2002, whose place the supertype legendary took. */
export const legend: Subtype = "Legend";

/** 215.2 of 2002: to have the creature type Legend and to be legendary are the same. */
export function asLegend(line: TypeLine, rules: Rules | undefined): TypeLine {
  if (rules?.supertypes !== "goWithSubtypes" || !line.subtypes.includes(legend)) return line;
  return {
    ...line,
    supertypes: union(line.supertypes, ["legendary"]),
    subtypes: line.subtypes.filter((one) => one !== legend),
  };
}

/** A type line after a change. 205.1a: subtypes go with the last of their types. */
export function typeLineAfter(line: TypeLine, change: TypeChange, rules?: Rules): TypeLine {
  const types = typesAfter(line.types, change);
  const set = kindsSet(change);
  const goes = (kind: SubtypeKind): boolean =>
    set.includes(kind) || (allows(line.types, kind) && !allows(types, kind));
  const every = change.is === "allCreatureTypes" || (line.everyCreatureType && !goes("creature"));
  const after: TypeLine = {
    supertypes:
      change.is === "addTypes"
        ? union(line.supertypes, change.supertypes)
        : rules?.supertypes === "goWithSubtypes"
          ? supertypesWith(line, change)
          : line.supertypes,
    types,
    subtypes: union(
      line.subtypes.filter((one) => !goes(subtypeKindOf(one))),
      "subtypes" in change ? change.subtypes : [],
    ),
    ...(every && { everyCreatureType: true }),
  };
  return asLegend(after, rules);
}

/**
 * Of 2002: what becomes a basic land type is a basic land, and legendary no more (214.9f); "Legend"
 * was a creature type, which went as the others were set or lost (its glossary).
 */
function supertypesWith({ supertypes }: TypeLine, change: TypeChange): TypeLine["supertypes"] {
  if (change.is !== "setSubtypes" && change.is !== "loseSubtypes") return supertypes;
  const rest = supertypes.filter((one) => one !== "legendary");
  if (change.kind === "creature") return rest;
  const isBasic = change.is === "setSubtypes" && intrinsicAbilities(change.subtypes).length > 0;
  return isBasic ? union(rest, ["basic"]) : supertypes;
}
