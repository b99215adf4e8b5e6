/** What a card needs around it to be tried: what its text targets, uses up, looks for or counts. */
import type { CardDefinition } from "../../language/card.ts";
import type { Amount, AnyNode, Filter, Player, TargetSpec } from "../../language/schema.ts";
import type { Zone } from "../../language/vocabulary.ts";
import { find, visit } from "../../language/walk.ts";

export interface Want {
  /** None for a card of any kind. */
  readonly filter?: Filter;
  readonly count: number;
  /** Where it has to be, if the description itself doesn't say it. */
  readonly zone?: Zone;
  /** Whose it has to be; without it anybody's will do, and yours best. */
  readonly whose?: "yours" | "theirs" | "everyones";
  /** A spell on the stack will do, where nothing else does. */
  readonly isTarget?: true;
}

/** Help of another card that makes something happen to this one. */
const helps = ["discard", "sacrifice", "target"] as const;
export type Help = (typeof helps)[number];

/** More of a kind than this make no clearer board. */
const most = 7;
/** Of what a player chooses how many of, so many. */
const some = 2;

function countOf(amount: Amount | undefined): number {
  if (amount === undefined) return 1;
  return amount.is === "number" ? Math.min(amount.value, most) : some;
}

/** Each speaks of another object, which nothing but the resolution knows. */
const isOfAnother = ({ is }: Filter): boolean => is === "sameControllerAs" || is === "isAmong";

const withoutOthers = (filter: Filter): Filter =>
  filter.is === "allOf"
    ? { ...filter, filters: filter.filters.filter((part) => !isOfAnother(part)) }
    : filter;

function targetsOf(spec: TargetSpec, slot: number): readonly Want[] {
  if (spec.is !== "targetObject" && spec.is !== "targetEither") return [];
  const count = countOf(spec.amount) + (slot > 0 ? 1 : 0);
  return [{ filter: withoutOthers(spec.filter), count, isTarget: true }];
}

function whoseOf(who: Player): NonNullable<Want["whose"]> {
  switch (who.is) {
    case "you":
      return "yours";
    case "eachPlayer":
    case "anyPlayer":
    case "thePlayer":
      return "everyones";
    default:
      return "theirs";
  }
}

/** What a node asks for; most ask for nothing. */
function wantsOf(node: AnyNode): readonly Want[] {
  switch (node.is) {
    case "target":
      // 115.3: what was chosen for one use of the word may not be left for the next.
      return targetsOf(node.spec, node.slot);
    case "targetPlayer":
      return targetsOf(node.spec, node.slot);
    case "tapOthers":
    case "sacrificeOthers":
    case "returnOthers":
    case "exileCards":
    case "putCardsOnLibrary":
      return [{ filter: node.which, count: countOf(node.amount) }];
    case "sacrificeChosen":
      return [{ filter: node.which, count: countOf(node.amount) }];
    case "discardCards":
      return [
        { zone: "hand", count: countOf(node.amount), ...(node.which && { filter: node.which }) },
      ];
    case "discard":
      return [{ zone: "hand", count: countOf(node.amount), whose: whoseOf(node.who) }];
    case "inZone":
      // What is in a hand of somebody else is spoken of without a number.
      return node.zone === "hand" && node.of && node.of.is !== "you"
        ? [{ zone: "hand", count: some, whose: whoseOf(node.of) }]
        : [];
    case "search":
      return [{ filter: node.filter, count: countOf(node.amount), zone: "library" }];
    case "choose":
      return [{ filter: node.from, count: 1 }];
    case "enchants":
    case "equips":
    case "enterAsCopy":
    case "all":
      return [{ filter: node.filter, count: 1 }];
    case "atLeast":
      return node.amount.is === "count" && node.least <= most
        ? [{ filter: node.amount.filter, count: node.least }]
        : [];
    case "zoneOf":
      return node.zone === "library"
        ? []
        : [{ zone: node.zone, count: some, whose: whoseOf(node.who) }];
    default:
      return [];
  }
}

/** Every node of a card, of both faces or halves. */
export function nodesOf(card: CardDefinition): readonly AnyNode[] {
  const faces = [card, ...(card.halves ?? []), ...(card.back ? [card.back] : [])];
  const nodes: AnyNode[] = [];
  for (const ability of faces.flatMap(({ abilities }) => abilities)) {
    visit(ability, (node) => {
      nodes.push(node);
      return true;
    });
  }
  return nodes;
}

/** Of a card whose keywords are spelt out. */
export const wantsIn = (card: CardDefinition): readonly Want[] => nodesOf(card).flatMap(wantsOf);

const speaksOfItself = (node: AnyNode | undefined): boolean =>
  node !== undefined && find(node, "isSelf").length > 0;

function helpOf(node: AnyNode): Help | undefined {
  switch (node.is) {
    case "discards":
      return speaksOfItself(node.what) ? "discard" : undefined;
    case "leaves":
    case "putIntoGraveyardFrom":
    case "sacrifices":
      return speaksOfItself(node.what) ? "sacrifice" : undefined;
    case "castsSpell":
    case "becomesTarget":
      return speaksOfItself(node.what) ? "target" : undefined;
    default:
      return undefined;
  }
}

/** What other cards have to do to it for its abilities to trigger or apply. */
export function helpsFor(card: CardDefinition): readonly Help[] {
  const found = new Set(nodesOf(card).map(helpOf));
  return helps.filter((help) => found.has(help));
}

/** Less life than an ability waits for (603.8): it would trigger at once. */
export function lifeFor(card: CardDefinition, usual: number): number {
  const waitedFor = nodesOf(card).flatMap((node) =>
    node.is === "atLeast" && node.amount.is === "lifeOf" ? [node.least] : [],
  );
  return Math.min(usual, ...waitedFor.map((least) => Math.max(1, least - 5)));
}
