/**
 * Finds what a text speaks of by its pronouns. Several things may be meant: those stand by which the
 * printer writes exactly the text that was read.
 */
import { withOwnSlots, withSlots } from "../build/targets.ts";
import { conjuncts, isAmongNamed, isRest, type NamingNode, namesIn } from "../print/context.ts";
import { participle } from "../print/en/named.ts";
import { sameData } from "../sameData.ts";
import type { Ability, AnyNode, Filter, Noun, Objects, Player } from "../schema.ts";
import { nouns } from "../schema.ts";
import { find, findOwn, rewrite, visit } from "../walk.ts";
import type { Budget } from "./core.ts";
import { type Near, nearest } from "./nearest.ts";
import { isSound, type Occasion, occasionIn } from "./sense.ts";
import { placeOf, type Spoken, spokenIn } from "./spoken.ts";
import type { Agreement } from "./text.ts";

/** What an ability may speak of that isn't in it. */
export interface Before {
  /** The abilities of the card before it. */
  readonly abilities: readonly Ability[];
  /** The links of the card's keywords. */
  readonly links: readonly string[];
}

/** How an ability must read: whether it does, and how much of the text it agrees with. */
interface Wanted {
  /** Where in the text of the run the ability begins. */
  readonly start: number;
  readonly agreement: (ability: Ability) => Agreement;
}

/** Targets numbered in the order of the text, those of texts within first (115.1). */
const numbered = (ability: Ability): Ability =>
  withSlots(
    rewrite<"Ability">(ability, {
      node: (node) => {
        switch (node.is) {
          case "gainAbility":
            return { ...node, ability: withSlots(node.ability) };
          case "token":
            return node.abilities ? { ...node, abilities: node.abilities.map(withSlots) } : node;
          case "reflexive":
            return { ...node, effect: withOwnSlots(node.effect) };
          default:
            return node;
        }
      },
    }),
  );

type Candidate = Objects | Player | Filter;
interface Open extends Spoken {
  readonly name: string;
  readonly candidates: readonly Candidate[];
}

/** Every way in which an ability can be meant, by what its pronouns stand for. */
export function meanings(
  read: Ability,
  before: Before,
  wanted: Wanted,
  budget: Budget,
): readonly Ability[] {
  const ability = shuffled(again(numbered(read)));
  const open = openIn(ability, before);
  const found: Ability[] = [];
  const go = (index: number, at: Ability, pruned: boolean): void => {
    if (budget.printings-- <= 0) return;
    const next = open[index];
    const { upTo, whole } = wanted.agreement(at);
    if (!next) {
      if (whole && isSound(at)) found.push(at);
      return;
    }
    if (pruned && index > 0 && upTo < next.at - wanted.start) return;
    // By now it is known what the others were chosen from.
    const candidates = next.words === "the rest" ? rests(at) : next.candidates;
    for (const candidate of candidates) go(index + 1, meaning(at, next.name, candidate), pruned);
  };
  go(0, ability, true);
  const ways = open.reduce((product, { candidates }) => product * candidates.length, 1);
  if (found.length === 0 && open.length > 1 && ways <= 600) go(0, ability, false);
  return found;
}

/** With one thing that is spoken of put in for its words. */
const meaning = (ability: Ability, name: string, candidate: Candidate): Ability =>
  rewrite<"Ability">(ability, {
    node: (node) => {
      if (node.is === "named" && node.name === name) return candidate as AnyNode;
      if (node.is === "linkedPlayer" && node.link === name) return candidate as AnyNode;
      // The cards of a revealed hand are said by a zone.
      if (node.is === "isAmong" && isFilter(node.what)) return node.what as unknown as AnyNode;
      return node;
    },
  });

const isFilter = (what: Objects): boolean => (what.is as string) === "inZone";

/** "another target creature" behind a target is another than that one (115.3). */
function again(ability: Ability): Ability {
  const targets = findOwn(ability, "target");
  const [first] = targets;
  if (!first || targets.length < 2) return ability;
  return rewrite<"Ability">(ability, {
    node: (node) => {
      if (node.is !== "target" || node.spec.is !== "targetObject" || node.slot === 0) return node;
      if (!targets.some((one) => one.slot === node.slot - 1)) return node;
      const filters = node.spec.filter.is === "allOf" ? node.spec.filter.filters : [];
      if (!filters.some(({ is }) => is === "other")) return node;
      const apart: Filter = {
        is: "not",
        filter: { is: "isAmong", what: { is: "thatTarget", slot: node.slot - 1 } },
      };
      const filter: Filter = {
        is: "allOf",
        filters: filters.map((one) => (one.is === "other" ? apart : one)),
      };
      return { ...node, spec: { ...node.spec, filter } };
    },
  });
}

/** Behind a search in somebody else's library that player shuffles (701.23, 701.24). */
function shuffled(ability: Ability): Ability {
  return rewrite<"Ability">(ability, {
    node: (node) => {
      if (node.is !== "inOrder") return node;
      let whose: Player | undefined;
      const effects = node.effects.map((effect) => {
        if (effect.is === "search")
          whose = sameData(effect.whose, effect.who) ? undefined : effect.whose;
        if (effect.is !== "shuffle" || !whose) return effect;
        const who: Player =
          whose.is === "targetPlayer"
            ? { is: "controllerOf", what: { is: "thatTarget", slot: whose.slot } }
            : whose;
        return { ...effect, who };
      });
      return { ...node, effects };
    },
  });
}

/** Players of whom each does it with their own. */
const goesThrough: ReadonlySet<Player["is"]> = new Set(["eachPlayer", "eachOpponent"]);

interface Scope {
  readonly text: AnyNode;
  readonly names: ReadonlyMap<string, NamingNode>;
  readonly occasion: Occasion;
  /** What "it" is by where it stands, if its place tells. */
  readonly near: ReadonlyMap<string, Near>;
  /** Whether the text goes through objects, or players, one by one. */
  readonly eachObject: boolean;
  readonly eachPlayer: boolean;
  readonly before: Before & { readonly names: ReadonlyMap<string, NamingNode> };
}

/** What is spoken of in an ability, in the order of the text, with what it may stand for. */
function openIn(ability: Ability, outside: Before): readonly Open[] {
  // A cost of the spell itself is remembered as it resolves; what other abilities did is not.
  const paid = outside.abilities.filter(({ is }) => is === "additionalCost");
  const before: Scope["before"] = {
    ...outside,
    names: new Map(paid.flatMap((one) => [...namesIn(one)])),
  };
  const open = new Map<string, Open>();
  const collect = (text: AnyNode, outer: Scope | undefined): void => {
    const names = new Map([...(outer?.names ?? before.names), ...namesIn(text)]);
    const scope: Scope = {
      text,
      names,
      before,
      occasion: outer?.occasion ?? occasionIn(text),
      near: outer?.near ?? nearest(text),
      eachObject: find(text, "forEach", "static", "apply").length > 0,
      eachPlayer:
        find(text, "forEachPlayer", "forEachOf", "forAnyOf").length > 0 ||
        find(text, "putOntoBattlefield").some(({ who }) => who && goesThrough.has(who.is)) ||
        find(text, "may").some(({ who }) => who.is === "anyPlayer" || who.is === "anOpponent"),
    };
    visit(text, (node) => {
      if (node !== text) {
        if (node.is === "gainAbility") {
          collect(node.ability, undefined);
          return false;
        }
        if (node.is === "modal") {
          // What one mode does is nothing to another.
          for (const mode of node.modes) collect(mode, { ...scope, names: before.names });
          return false;
        }
        if (node.is === "reflexive") {
          collect(node.effect, scope);
          return false;
        }
        if (node.is === "token") {
          for (const one of node.abilities ?? []) collect(one, undefined);
          return false;
        }
      }
      const name =
        node.is === "named" ? node.name : node.is === "linkedPlayer" ? node.link : undefined;
      const spoken = name === undefined ? undefined : spokenIn(name);
      if (name !== undefined && spoken && !open.has(name)) {
        const candidates =
          node.is === "named"
            ? nearestOf(name, objectsFor(spoken, scope), scope)
            : playersFor(spoken, scope);
        open.set(name, { ...spoken, name, candidates });
      }
      return true;
    });
  };
  collect(ability, undefined);
  return [...open.values()].sort((a, b) => a.at - b.at);
}

/** 608.2c: of what "it" may stand for the nearest, where its place tells which that is. */
function nearestOf(
  name: string,
  candidates: readonly Candidate[],
  { near }: Scope,
): readonly Candidate[] {
  const told = near.get(name);
  if (!told) return candidates;
  const isIn = (list: readonly Objects[], one: Candidate): boolean =>
    list.some((other) => sameData(other, one));
  return candidates.filter(
    (one) => !isIn(told.not, one) && (!told.as || one.is === "theOne" || isIn(told.as, one)),
  );
}

const isNoun = (word: string): word is Noun => (nouns as readonly string[]).includes(word);

function objectsFor({ words, at }: Spoken, scope: Scope): readonly Candidate[] {
  const { text, occasion, before } = scope;
  // Only what was told before can be spoken of, and nothing by what stands in it.
  const isTold = (node: AnyNode): boolean =>
    find(node, "named").every(({ name }) => {
      const known = scope.names.get(name);
      return (spokenIn(name)?.at ?? -1) < at && (!known || known === node || isTold(known));
    });
  const names = new Map(
    [...scope.names].filter(([name, node]) => placeOf(name) < at && isTold(node)),
  );
  const targets = findOwn(text, "target", "targetPlayer");
  const own = targets.findIndex((node) =>
    find(node, "named").some(({ name }) => spokenIn(name)?.at === at),
  );
  const those: readonly Objects[] = targets
    .filter(({ is }) => is === "target")
    .map(({ slot }) => ({ is: "thatTarget", slot }));
  const earlier = those.filter((one) => "slot" in one && own !== -1 && one.slot < own);
  const byName = [...names].map(([name]): Objects => ({ is: "named", name }));
  const done = (word: string): readonly Objects[] =>
    [...names].flatMap(([name, node]): Objects[] =>
      participle(node) === word ? [{ is: "named", name }] : [],
    );
  const links = before.abilities
    .flatMap((one) => find(one, "exile", "replacement"))
    .flatMap(({ link }): Objects[] => (link === undefined ? [] : [{ is: "linked", link }]))
    .concat(before.links.map((link) => ({ is: "linked", link })));
  const eachs: readonly Objects[] = scope.eachObject ? [{ is: "theOne" }] : [];
  const alls = find(text, "all").filter(({ filter }) => filter.is !== "isAmong");
  const event = (noun?: Noun): readonly Objects[] =>
    [
      ...(occasion.object && !(noun && occasion.ofSelf) ? (["eventObject"] as const) : []),
      ...(occasion.other ? (["eventOther"] as const) : []),
    ].map((is) => ({ is, ...(noun && { noun }) }));
  const [, exiled] = /^the (.*)$/.exec(words) ?? [];
  const [, thisWay] = /^(.*) this way$/.exec(words) ?? [];
  if (words === "it")
    return [
      { is: "self" },
      ...event(),
      ...those,
      ...byName,
      ...eachs,
      { is: "attachedTo" },
      ...links,
    ];
  if (words === "them") return [...those, ...byName, ...alls, ...eachs, ...links];
  if (words === "them among") return byName;
  if (words === "earlier target") return earlier;
  if (words === "that many") return byName;
  if (words === "revealed hand") return revealed(text);
  if (thisWay !== undefined) return [...done(thisWay), ...(thisWay === "exiled" ? links : [])];
  if (words.startsWith("that ")) {
    const noun = words.slice(5);
    const called = noun === "discarded card" ? "discardedCard" : noun;
    return [...(isNoun(called) ? event(called) : []), ...those, ...byName, ...eachs];
  }
  if (words.startsWith("those ")) return [...those, ...byName, ...alls];
  if (exiled !== undefined) {
    const discarded = exiled === "discarded" ? event("discardedCard") : [];
    return [...discarded, ...done(exiled), ...(exiled === "exiled" ? links : [])];
  }
  return [];
}

/** The hand that was revealed: what is chosen from it is in it. */
const revealed = (text: AnyNode): readonly Filter[] =>
  find(text, "reveal").flatMap(({ what }): Filter[] => {
    if (what.is !== "zoneOf") return [];
    const of: Player =
      what.who.is === "targetPlayer"
        ? { is: "controllerOf", what: { is: "thatTarget", slot: what.who.slot } }
        : what.who;
    return [{ is: "inZone", zone: what.zone, of }];
  });

/** All but those that were chosen, among those that they were chosen from. */
function rests(text: Ability): readonly Objects[] {
  // "all creature cards from among them into your hand and the rest …"
  const besides = find(text, "all").flatMap(({ filter }): Objects[] => {
    const among = conjuncts(filter).filter(isAmongNamed);
    if (among.length === 0 || isRest(filter)) return [];
    return [{ is: "all", filter: { is: "allOf", filters: [...among, { is: "not", filter }] } }];
  });
  return [...namesIn(text)]
    .flatMap(([name, node]): Objects[] => {
      if (node.is !== "choose") return [];
      const parts = node.from.is === "allOf" ? node.from.filters : [node.from];
      const among = parts.filter(({ is }) => is === "isAmong" || is === "inZone");
      const rest: Filter = { is: "not", filter: { is: "isAmong", what: { is: "named", name } } };
      return [{ is: "all", filter: { is: "allOf", filters: [...among, rest] } }];
    })
    .concat(besides);
}

function playersFor(
  { words }: Spoken,
  { text, before, occasion, eachPlayer }: Scope,
): readonly Candidate[] {
  const slots = findOwn(text, "target", "targetPlayer").map(({ slot }) => slot);
  const of = (is: "controllerOf" | "ownerOf"): readonly Player[] =>
    slots.map((slot) => ({ is, what: { is: "thatTarget", slot } }));
  const event: readonly Player[] = occasion.player ? [{ is: "eventPlayer" }] : [];
  const clash: readonly Player[] = find(text, "clash").length > 0 ? [{ is: "clashOpponent" }] : [];
  const linked = before.abilities
    .flatMap((one) => findOwn(one, "targetPlayer"))
    .flatMap(({ link }): Player[] => (link === undefined ? [] : [{ is: "linkedPlayer", link }]));
  const each: readonly Player[] = eachPlayer ? [{ is: "thePlayer" }] : [];
  switch (words) {
    case "they":
      return [...each, ...event, ...of("controllerOf"), ...clash, ...actors(text)];
    case "that player":
      return [...event, ...of("controllerOf"), ...clash, ...linked, ...each];
    case "that target's controller":
      return of("controllerOf");
    case "that target's owner":
      return of("ownerOf");
    default:
      return [];
  }
}

/** The players who do something in a text: "they" may be one of them again. */
const actors = (text: AnyNode): readonly Player[] => {
  const seen = new Map<string, Player>();
  visit(text, (node) => {
    if ("who" in node && node.who) {
      const who = node.who as Player;
      if (who.is !== "you" && who.is !== "thePlayer" && who.is !== "linkedPlayer")
        seen.set(JSON.stringify(who), who);
    }
    return true;
  });
  return [...seen.values()];
};
