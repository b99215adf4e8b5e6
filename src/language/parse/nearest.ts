/**
 * What "it" may be by where it stands: the nearest object told before it that what is done with it
 * can be done with (608.2c). A token that was just created, a card that was just exiled or milled, a
 * target comes before the object that the text is of.
 */
import { sameData } from "../sameData.ts";
import type { AnyNode, Effect, Filter, Noun, Objects, TargetSpec } from "../schema.ts";
import { fieldsOf, find, sortOf } from "../walk.ts";
import { occasionIn, occasionOf } from "./sense.ts";
import { spokenIn } from "./spoken.ts";

/** What kind of object something told is; of some no word tells. */
type Sort = "permanent" | "card" | "spell" | "drawn" | "there" | "any";

/** An object that a text has told of, under each of its references; without any, what is open. */
interface Told {
  readonly sort: Sort;
  readonly as?: readonly Objects[];
  /** The nouns by which it can be called: "that card", "that creature". */
  readonly nouns?: readonly string[];
}

/** Here it isn't the place that tells what "it" is. */
const open: Told = { sort: "any" };

/** What an "it" may be by its place. */
export interface Near {
  /** What it must be one of, where the place tells. */
  readonly as?: readonly Objects[];
  /** What it can't be: nothing that is said of it can be done with that. */
  readonly not: readonly Objects[];
}

/** Objects of which a text tells, in the order in which it does. */
class Telling {
  readonly found = new Map<string, Near>();
  readonly #about: readonly Objects[];
  #told: readonly Told[] = [];
  /** Targets of one instruction are about as near as each other. */
  #together: Told | undefined;
  /** Where among those told the object itself is spoken of in the clause at hand. */
  #selfAt: number | undefined;

  constructor(text: AnyNode) {
    const { object, ofSelf } = occasionIn(text);
    this.#about = object && !ofSelf ? [{ is: "eventObject" }] : [];
    this.go(text, undefined);
  }

  go(node: AnyNode, parent: AnyNode | undefined): void {
    switch (node.is) {
      case "gainAbility":
      case "token":
        // A text of its own: what it speaks of isn't told here.
        return;
      case "triggered":
        this.#inside(node.when);
        if (node.onlyIf) this.#inside(node.onlyIf);
        this.go(node.effect, node);
        return;
      case "modal":
        for (const mode of node.modes) this.#inside(mode);
        return;
      case "delayed":
        this.#inside(node.when);
        this.#inside(node.effect, occasionOf(node.when).object ? [open] : []);
        return;
      case "establish":
      case "forEach":
        for (const child of childrenOf(node)) this.#inside(child, [open]);
        return;
      case "named":
        this.#speak(node.name, parent);
        return;
      case "self":
        this.#selfAt ??= this.#told.length;
        return;
      default:
    }
    for (const child of childrenOf(node)) this.go(child, node);
    if (node.is === "target") this.#aim(node);
    for (const made of madeBy(node, this.found)) this.#tell(made);
    const sort = sortOf(node.is);
    if (sort === "Effect" || sort === "Condition") this.#endClause();
  }

  #tell(one: Told): void {
    this.#told = [...this.#told, one];
    this.#together = undefined;
  }

  /** What is told in there is told only there. */
  #inside(node: AnyNode, more: readonly Told[] = []): void {
    const [told, selfAt] = [this.#told, this.#selfAt];
    this.#told = [...told, ...more];
    this.#selfAt = undefined;
    this.go(node, undefined);
    this.#told = told;
    this.#selfAt = selfAt;
    this.#together = undefined;
  }

  #aim({ spec, slot }: Extract<AnyNode, { is: "target" }>): void {
    const one = targeted(spec, slot);
    if (!one) return;
    const before = this.#together;
    const both = before ? { ...one, as: [...(before.as ?? []), ...(one.as ?? [])] } : one;
    this.#tell(both);
    this.#together = both;
  }

  /** "This creature deals damage to it": only from the next clause on it may be this creature. */
  #endClause(): void {
    this.#together = undefined;
    if (this.#selfAt === undefined) return;
    const at = this.#selfAt;
    this.#told = [...this.#told.slice(0, at), open, ...this.#told.slice(at)];
    this.#selfAt = undefined;
  }

  #speak(name: string, parent: AnyNode | undefined): void {
    const words = spokenIn(name)?.words;
    // What stands once in the text is spoken of there, however often the effects say who does them.
    if (words === undefined || this.found.has(name)) return;
    const besides = parent ? childrenOf(parent).map(asAgain) : [];
    // "Attach target Equipment to it": what stands beside it is another.
    const isFit = ({ sort, as = [] }: Told): boolean =>
      fits(sort, parent) && !as.some((one) => besides.some((other) => sameData(one, other)));
    const at = this.#told.findLastIndex(isFit);
    const near = this.#told[at];
    if (words === "it") {
      const unfit = this.#told.filter((one) => !isFit(one)).flatMap(({ as }) => as ?? []);
      const not = unfit.filter((one) => !near?.as?.some((other) => sameData(one, other)));
      const isOfSelf = this.#selfAt !== undefined && at < this.#selfAt && isPossessive(parent);
      const as = isOfSelf ? undefined : near?.as;
      this.found.set(name, { not, ...(as && { as }) });
      if (near && as && near !== this.#together) this.#tell(near);
    } else if (near?.nouns?.some((noun) => words === `that ${noun}`)) {
      // "Tap target creature. That creature …": not the one that the event is about.
      const noun = words.slice(5) as Noun;
      const not = (["eventObject", "eventOther"] as const).map((is) => ({ is, noun }));
      this.found.set(name, { not });
    } else if (words.startsWith("that ") && near?.as && this.#about.length > 0) {
      // By a noun what the event is about may be spoken of again, but not the object itself.
      this.#tell({ sort: near.sort, as: [...near.as, ...this.#about] });
    }
  }
}

/** What each "it" of a text may stand for by its place (608.2c). */
export const nearest = (text: AnyNode): ReadonlyMap<string, Near> => new Telling(text).found;

/** A target as it is spoken of again. */
const asAgain = (node: AnyNode): AnyNode =>
  node.is === "target" ? { is: "thatTarget", slot: node.slot } : node;

/** "Its power", "its controller". */
const isPossessive = (parent: AnyNode | undefined): boolean =>
  parent?.is === "statOf" || parent?.is === "controllerOf" || parent?.is === "ownerOf";

function childrenOf(node: AnyNode): readonly AnyNode[] {
  const values = node as unknown as Readonly<Record<string, unknown>>;
  return (fieldsOf(node.is) ?? []).flatMap(({ name, isNode }) => {
    const value = values[name];
    return isNode && value !== undefined ? ([value].flat() as AnyNode[]) : [];
  });
}

const isOne = (amount: { readonly is: string; readonly value?: unknown } | undefined): boolean =>
  amount === undefined || (amount.is === "number" && amount.value === 1);

function targeted(spec: TargetSpec, slot: number): Told | undefined {
  if (spec.is !== "targetObject" || !isOne(spec.amount)) return undefined;
  const { filter } = spec;
  return {
    sort: sortOfFilter(filter),
    as: [{ is: "thatTarget", slot }],
    nouns: nounsOf(filter),
  };
}

function nounsOf(filter: Filter): readonly string[] {
  if (sortOfFilter(filter) !== "permanent") return [sortOfFilter(filter)];
  const types = find(filter, "type").map(({ type }) => type);
  return types.length > 0 ? types : ["permanent"];
}

function sortOfFilter(filter: Filter): Sort {
  if (find(filter, "isSpell", "isAbility").length > 0) return "spell";
  return find(filter, "isCard", "inZone").length > 0 ? "card" : "permanent";
}

/** What an effect or cost tells of that can be spoken of from then on. */
function madeBy(node: AnyNode, found: ReadonlyMap<string, Near>): readonly Told[] {
  const one = (sort: Sort, name: string | undefined, nouns: readonly string[] = [sort]): Told => ({
    sort,
    as: name === undefined ? [] : [{ is: "named", name }],
    nouns,
  });
  switch (node.is) {
    case "create":
      return isOne(node.amount) ? [one("permanent", node.name, ["token"])] : [];
    case "choose":
      return isOne(node.amount)
        ? [one(sortOfFilter(node.from), node.name, nounsOf(node.from))]
        : [];
    case "discard":
    case "discardCards":
    case "exileCards":
    case "mill":
    case "sacrificeChosen":
    case "sacrificeOthers":
    case "search":
      return isOne(node.amount) ? [one("card", node.name)] : [];
    case "draw":
      return isOne(node.amount) ? [one("drawn", undefined)] : [];
    case "lookAt":
    case "reveal":
    case "exile":
    case "destroy":
    case "putOntoBattlefield": {
      const before = sameAs(node.what, found);
      if (!before) return [];
      const { as = [] } = one("any", node.name);
      const isThere = node.is === "putOntoBattlefield";
      const both: Told = {
        sort: before.length > 0 && !isThere ? "any" : "card",
        as: [...before, ...as],
        nouns: isThere ? [] : ["card"],
      };
      // It is a new object there (400.7).
      return isThere ? [both, { sort: "there", as }] : [both];
    }
    default:
      return [];
  }
}

/** Under what else an object is known with which something is done; nothing for several. */
function sameAs(what: Objects, found: ReadonlyMap<string, Near>): readonly Objects[] | undefined {
  switch (what.is) {
    case "topOfLibrary":
      return isOne(what.amount) ? [] : undefined;
    case "target":
      return targeted(what.spec, what.slot)?.as;
    case "named":
      return spokenIn(what.name) ? found.get(what.name)?.as : [what];
    default:
      return undefined;
  }
}

const ofPermanents: ReadonlySet<string> = new Set<Effect["is"] | "objects">([
  "apply",
  "attach",
  "becomeCopy",
  "becomeMonstrous",
  "damage",
  "destroy",
  "fight",
  "moveCounters",
  "objects",
  "phaseOut",
  "preventDamage",
  "putCounters",
  "regenerate",
  "removeCounters",
  "removeFromCombat",
  "sacrifice",
  "tap",
  "transform",
  "untap",
]);
const ofSpells: ReadonlySet<string> = new Set<Effect["is"]>([
  "counter",
  "copySpell",
  "copyForEachTarget",
]);
const ofCards: ReadonlySet<string> = new Set<Effect["is"]>(["allowCasting", "cast", "play"]);
/** What is done with a card that is in a hand. */
const ofHand: ReadonlySet<string> = new Set([
  "cast",
  "discardThose",
  "fits",
  "play",
  "reveal",
  "statOf",
]);

/** Whether what speaks of it may speak of an object of this sort. */
function fits(sort: Sort, parent: AnyNode | undefined): boolean {
  const is = parent?.is ?? "";
  switch (sort) {
    case "any":
      return true;
    case "permanent":
      return !ofSpells.has(is) && !ofCards.has(is);
    case "card":
      return !ofSpells.has(is) && !ofPermanents.has(is);
    case "spell":
      return !ofPermanents.has(is);
    case "there":
      return ofPermanents.has(is);
    case "drawn":
      return ofHand.has(is);
  }
}
