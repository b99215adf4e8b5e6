/**
 * What a text has chosen, moved or made and speaks of again by a name: by what did so, "the
 * discarded card", "those tokens", "cards milled this way".
 */
import { todayWords } from "../../eraWords.ts";
import type { ObjectKind } from "../../lexicon.ts";
import type { Filter, Objects, Player } from "../../schema.ts";
import {
  affectedFilter,
  type Context,
  conjuncts,
  linkingNode,
  type NamingNode,
  namesIn,
} from "../context.ts";
import { isEach, isOne, wordOfFilter } from "../meaning.ts";
import { type Phrases, phrases, phrasesIn } from "./phrases.ts";

/** What was done to what stands under a name: "discarded". */
const participles = (say: Phrases): Readonly<Record<NamingNode["is"], string>> => ({
  choose: "chosen",
  chooseSource: "chosen",
  create: say.created,
  destroy: "destroyed",
  discard: "discarded",
  discardCards: "discarded",
  exile: say.exiled,
  exileCards: say.exiled,
  lookAt: "looked at",
  mill: say.milled,
  putCounters: "put",
  putOntoBattlefield: `put ${say.onto}`,
  reveal: "revealed",
  sacrificeChosen: "sacrificed",
  sacrificeOthers: "sacrificed",
  search: "found",
});
export const participle = (node: NamingNode | undefined, say = phrasesIn(todayWords)): string =>
  node ? participles(say)[node.is] : "chosen";

/** "Reveal the top card of your library. If it's a land card, …": it is "it" from then on. */
export const isRevealedTop = (node: NamingNode | undefined): boolean =>
  node?.is === "reveal" && node.what.is === "topOfLibrary" && isOne(node.what.amount);

/** Whether there can be only one of them. */
export function isSingle(node: NamingNode | undefined, context: Context): boolean {
  if (!node) return false;
  switch (node.is) {
    case "chooseSource":
      return true;
    case "lookAt":
    case "reveal":
    case "destroy":
    case "exile":
    case "putOntoBattlefield":
      return isSingleObject(node.what, context);
    default:
      return isOne(node.amount);
  }
}

/** Whether a reference is to one object. */
export function isSingleObject(what: Objects, context: Context): boolean {
  switch (what.is) {
    case "all":
    case "zoneOf":
      return false;
    case "topOfLibrary":
      return isOne(what.amount) && !isEach(what.who);
    case "named":
      return isSingle(context.names.get(what.name), context);
    case "linked": {
      const node = linkingNode(what.link, context);
      const names = new Map(context.card.abilities.flatMap((ability) => [...namesIn(ability)]));
      return node?.is !== "exile" || isSingleObject(node.what, { ...context, names });
    }
    case "target":
    case "thatTarget": {
      const spec = what.is === "target" ? what.spec : context.targets.get(what.slot);
      return spec?.amount === undefined || isOne(spec.amount);
    }
    default:
      return true;
  }
}

/** What they are called: "creature", "card", "token". */
export function nounOf(node: NamingNode | undefined, context: Context): string {
  switch (node?.is) {
    case "choose":
      return wordOfFilter(node.from).en.replace(/^permanent$/, kindIn(node.from, context));
    case "sacrificeChosen":
    case "sacrificeOthers":
      return wordOfFilter(node.which).en;
    case "destroy":
      return wordOfFilter(affectedFilter(node.what, context) ?? { is: "isPermanent" }).en;
    case "putCounters":
      return wordOfFilter(affectedFilter(node.on, context) ?? { is: "isPermanent" }).en;
    case "create":
      return "token";
    case "putOntoBattlefield":
      return onceThere(affectedFilter(node.what, context) ?? { is: "isPermanent" });
    case "chooseSource":
      return "source";
    default:
      return "card";
  }
}

/** What a card is called as soon as it is on the battlefield. */
export const onceThere = (filter: Filter): string =>
  wordOfFilter({
    is: "allOf",
    filters: conjuncts(filter).filter(({ is }) => is !== "isCard" && is !== "inZone"),
  }).en;

const kindIn = (filter: Filter, context: Context): string =>
  kindOfNamed([filter], context) ?? "permanent";

/** What the things among which something is are, where no other filter says so. */
export function kindOfNamed(filters: readonly Filter[], context: Context): ObjectKind | undefined {
  for (const part of filters) {
    if (part.is === "allOf") {
      const inner = kindOfNamed(part.filters, context);
      if (inner) return inner;
    }
    if (part.is !== "isAmong") continue;
    if (part.what.is === "linked" || part.what.is === "topOfLibrary") return "card";
    if (part.what.is !== "named") continue;
    const node = context.names.get(part.what.name);
    if (node?.is === "create") return "token";
    const moved =
      !node || ["choose", "destroy", "sacrificeChosen", "sacrificeOthers"].includes(node.is);
    if (!moved && node.is !== "putOntoBattlefield") return "card";
  }
  return undefined;
}

/** "from among them", "discarded this way", "exiled with this creature". */
export function amongPhrase(what: Objects, context: Context): string {
  if (what.is === "linked") return `${phrases(context).exiled} this way`;
  if (what.is !== "named") return "from among them";
  const node = context.names.get(what.name);
  const seen = node && ["lookAt", "reveal", "search"].includes(node.is);
  return seen ? "from among them" : `${participle(node, phrases(context))} this way`;
}

/** Whose cards they are, where the text that chose them tells. */
export function ownerOfNamed(name: string, context: Context): Player | undefined {
  const node = context.names.get(name);
  switch (node?.is) {
    case "discard":
    case "mill":
      return node.who;
    case "search":
      return node.whose;
    case "lookAt":
    case "reveal":
      if (node.what.is === "named") return ownerOfNamed(node.what.name, context);
      return node.what.is === "topOfLibrary" || node.what.is === "zoneOf"
        ? node.what.who
        : undefined;
    case "choose":
      return ownerIn(node.from, context);
    default:
      return undefined;
  }
}

function ownerIn(filter: Filter, context: Context): Player | undefined {
  if (filter.is === "inZone") return filter.of;
  if (filter.is === "isAmong" && filter.what.is === "named") {
    return ownerOfNamed(filter.what.name, context);
  }
  if (filter.is !== "allOf") return undefined;
  for (const part of filter.filters) {
    const owner = ownerIn(part, context);
    if (owner) return owner;
  }
  return undefined;
}
