/**
 * Definitions that say the same alike: what no reader sees (names of choices, links, slots) is
 * counted through, and what can be said in two ways is said in one.
 */
import type { CardFace } from "../card.ts";
import { sameData } from "../sameData.ts";
import type {
  Ability,
  AnyNode,
  Condition,
  Effect,
  Filter,
  Objects,
  Player,
  Trigger,
} from "../schema.ts";
import { find, rewrite } from "../walk.ts";
import { isProvisional } from "./spoken.ts";

/** Abilities as they would be written if there were only one way; equal text means equal meaning. */
export function canonical(abilities: readonly Ability[]): string {
  const plain = abilities.map(plainly);
  const names = renaming(plain);
  return JSON.stringify(plain.map((ability) => sorted(rewrite<"Ability">(ability, names))));
}

/** A face with what is printed on it; its names are no matter of the rules text. */
export function canonicalFace(face: CardFace): string {
  const { name, abilities, ...rest } = face;
  return JSON.stringify([name.en, sorted(rest), canonical(abilities)]);
}

const thePlayer: Player = { is: "thePlayer" };

/** Every name that something speaks of. */
export function spokenOf(abilities: readonly Ability[]): ReadonlySet<string> {
  return new Set(
    abilities.flatMap((ability) => [
      ...find(ability, "named").map(({ name }) => name),
      ...find(ability, "linked", "linkedPlayer").map(({ link }) => link),
      ...find(ability, "doneThisWay", "exiledWith", "putWith").map(({ link }) => link),
    ]),
  );
}

/** Without the names and links that nothing speaks of; `all`: not only those given while reading. */
export function withoutUnspoken(ability: Ability, kept: ReadonlySet<string>, all = false): Ability {
  return rewrite<"Ability">(ability, {
    node: (node) => {
      let copy: AnyNode = node;
      for (const field of ["name", "link"] as const) {
        const value = (copy as unknown as Record<string, unknown>)[field];
        if (typeof value !== "string" || kept.has(value)) continue;
        if (isNaming(node) && (all || isProvisional(value))) {
          const { [field]: _, ...rest } = copy as unknown as Record<string, unknown>;
          copy = rest as unknown as AnyNode;
        }
      }
      return copy;
    },
  });
}

/** What has a name only for others to speak of; a choice and a search keep theirs. */
const isNaming = (node: AnyNode): boolean =>
  !["keyword", "named", "linked", "linkedPlayer", "isNamed", "token", "costPaid"].includes(
    node.is,
  ) &&
  !["choose", "chooseSource", "search", "doneThisWay", "exiledWith", "putWith"].includes(node.is);

function plainly(ability: Ability, _index: number, all: readonly Ability[]): Ability {
  const named = withoutUnspoken(ability, spokenOf(all), true);
  return rewrite<"Ability">(withEvents(named), { node: plainNode });
}

/** What an event of the object itself is about is the object (603.2). */
function withEvents(ability: Ability): Ability {
  const self: Objects = { is: "self" };
  return rewrite<"Ability">(ability, {
    node: (node) =>
      node.is === "triggered" && (isOfSelf(node.when) || isToSelf(node.when))
        ? rewrite<"Ability">(node, {
            node: (inner) => {
              const isSelf =
                (inner.is === "eventObject" && isOfSelf(node.when)) ||
                (inner.is === "eventOther" && isToSelf(node.when));
              return isSelf && !("noun" in inner && inner.noun) ? self : inner;
            },
          })
        : node,
  });
}

const isOfSelf = (event: Trigger): boolean =>
  event.is === "doneThisWay" ||
  (event.is === "anyEvent" && event.triggers.every(isOfSelf)) ||
  (event.is === "damages" && event.source !== undefined && aboutSelf(event.source)) ||
  ("what" in event && event.what !== undefined && aboutSelf(event.what));

/** Damage dealt to the object itself. */
const isToSelf = (event: Trigger): boolean =>
  event.is === "damages" && event.object !== undefined && aboutSelf(event.object);

const aboutSelf = (filter: Filter): boolean => parts(filter).some(({ is }) => is === "isSelf");

const parts = (filter: Filter): readonly Filter[] =>
  filter.is === "allOf" ? filter.filters.flatMap(parts) : [filter];

/** Where all that a text speaks of are cards; in graveyards and exile tokens may be for a moment (111.8). */
const isCardZone = (filter: Filter): boolean =>
  filter.is === "inZone" && (filter.zone === "hand" || filter.zone === "library");

function plainNode(node: AnyNode): AnyNode {
  switch (node.is) {
    case "inZone": {
      // All graveyards are those of each player; without a zone it is the battlefield (109.2).
      const { of, ...rest } = node;
      return of?.is === "eachPlayer" || of?.is === "anyPlayer" ? rest : node;
    }
    case "allOf":
    case "isSelf":
      return plainFilter(node);
    case "not":
      return node.filter.is === "isSelf" ? { is: "other" } : plainFilter(node);
    case "anyOf":
      return {
        ...node,
        filters: node.filters.flatMap((one) => (one.is === "anyOf" ? one.filters : [one])),
      };
    case "inOrder": {
      const effects = node.effects.flatMap((one): readonly Effect[] =>
        one.is === "inOrder" ? one.effects : [one],
      );
      const [only] = effects;
      return only && effects.length === 1 ? only : { ...node, effects };
    }
    case "controlledBy":
      return node.who.is === "controllerOf"
        ? { is: "sameControllerAs", what: node.who.what }
        : node;
    case "may":
      // 608.2e: what each of them does is of the one who does it.
      return node.who.is === "eachPlayer" || node.who.is === "eachOpponent"
        ? { ...node, effect: ofEach(node.effect, node.who) }
        : node;
    case "negate":
      return negated(node.condition) ?? node;
    case "returnToHand": {
      // The zone stands in what it is.
      const { from: _, ...rest } = node;
      const told = ["target", "all", "named"].includes(node.what.is);
      return told ? (rest as AnyNode) : node;
    }
    case "castsSpell":
      return { ...node, what: without(node.what, "isSpell") };
    case "costChange":
    case "cantCast":
    case "freeCasting":
      return { ...node, spells: without(node.spells, "isSpell") };
    case "castAsThoughFlash":
      return { ...node, spells: without(node.spells, "isSpell") };
    case "discardCards":
      return node.which ? { ...node, which: without(node.which, "isCard") } : node;
    case "search":
      return { ...node, filter: without(node.filter, "isCard") };
    case "discards":
    case "mills":
    case "reveals": {
      const { what, ...rest } = node;
      const plain = what && without(what, "isCard");
      return plain && !(plain.is === "allOf" && plain.filters.length === 0)
        ? ({ ...rest, what: plain } as AnyNode)
        : (rest as AnyNode);
    }
    case "targetObject":
    case "anyTarget":
    case "targetPlayers":
    case "targetEither":
    case "choose":
    case "discard": {
      // Of any number there may be none.
      const { upTo: _, ...rest } = node;
      return node.amount?.is === "anyNumber" ? (rest as AnyNode) : node;
    }
    default:
      return node;
  }
}

const ofEach = (effect: Effect, who: Player): Effect =>
  rewrite<"Effect">(effect, { node: (node) => (sameData(node, who) ? thePlayer : node) });

/** "less than seven" is "six or less". */
function negated(condition: Condition): Condition | undefined {
  switch (condition.is) {
    case "atLeast":
      return { is: "atMost", amount: condition.amount, most: condition.least - 1 };
    case "atMost":
      return { is: "atLeast", amount: condition.amount, least: condition.most + 1 };
    case "negate":
      return condition.condition;
    default:
      return undefined;
  }
}

function plainFilter(filter: Filter): Filter {
  const all = [
    ...new Map(parts(filter).map((one) => [JSON.stringify(sorted(one)), one])).entries(),
  ];
  const cards = all.some(([, one]) => isCardZone(one));
  const others = all.length > 1;
  const kept = all
    .filter(([, one]) => !(one.is === "isCard" && cards))
    .filter(([, one]) => !(one.is === "isPermanent" && others))
    .filter(([, one]) => !(one.is === "inZone" && one.zone === "battlefield" && others))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
  const [only] = kept;
  return only && kept.length === 1 ? only : { is: "allOf", filters: kept };
}

function without(filter: Filter, is: "isSpell" | "isCard"): Filter {
  const kept = parts(filter).filter((one) => one.is !== is);
  const [only] = kept;
  return only && kept.length === 1 ? only : { is: "allOf", filters: kept };
}

/** Names and links by their places, in the order in which they are given or spoken of. */
function renaming(abilities: readonly Ability[]): { readonly node: (node: AnyNode) => AnyNode } {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? `${names.size}`;
    names.set(name, known);
    return known;
  };
  for (const ability of abilities)
    for (const node of find(ability, "named", "linked", "linkedPlayer"))
      nameOf(node.is === "named" ? node.name : node.link);
  return {
    node: (node) => {
      switch (node.is) {
        case "keyword":
        case "isNamed":
        case "token":
        case "costPaid":
          return node;
        case "additionalCost":
          return node.optional === undefined ? node : { ...node, optional: "cost" };
        case "castingWay":
          return { ...node, way: "way" };
        default: {
          let copy = node as unknown as Record<string, unknown>;
          for (const field of ["name", "link"]) {
            const value = copy[field];
            if (typeof value === "string") copy = { ...copy, [field]: nameOf(value) };
          }
          return copy as unknown as AnyNode;
        }
      }
    },
  };
}

/** With the fields in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
