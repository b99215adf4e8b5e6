/** Effects in English: sentences out of clauses. */

import { zoneWords } from "../../lexicon.ts";
import type { Cost, Effect, Objects, Player } from "../../schema.ts";
import type { Zone } from "../../vocabulary.ts";
import { affectedFilter, type Context, zoneOwner } from "../context.ts";
import { joinedBy, manaText } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { cards, points } from "./amounts.ts";
import { changeClauses } from "./changes.ts";
import { byPaying, costPredicates } from "./costs.ts";
import { condition, duration } from "./events.ts";
import { counted, inZone, nounPhrase } from "./nouns.ts";
import {
  actingPlayer,
  objectPlayer,
  objects,
  possessivePlayer,
  type Reference,
} from "./references.ts";
import {
  both,
  clause,
  extended,
  type Predicate,
  predicate,
  type Subject,
  sentence,
  several,
  singular,
} from "./words.ts";

/** A simple effect: who does what. Without a subject it is an instruction to you: "draw a card". */
interface EffectClause {
  readonly subject?: Subject;
  readonly predicate: Predicate;
  /** Whole clauses that can't be turned into a predicate, said behind it as sentences of their own. */
  readonly more?: readonly string[];
}

type Compound = Extract<Effect, { is: "inOrder" | "may" | "unlessPays" | "ifSo" | "allowCasting" }>;
type Simple = Exclude<Effect, Compound>;

const isCompound = (effect: Effect): effect is Compound =>
  ["inOrder", "may", "unlessPays", "ifSo", "allowCasting"].includes(effect.is);

/** An effect as sentences, the first without its capital: it may stand behind "whenever …,". */
export function effectText(effect: Effect, context: Context): string {
  const [first = "", ...rest] = sentences(effect, context);
  return [first.endsWith('."') ? first : `${first}.`, ...rest.map(sentence)].join(" ");
}

function sentences(effect: Effect, context: Context): string[] {
  if (!isCompound(effect)) {
    const clauses = simple(effect, context);
    return [said(clauses), ...(clauses.more ?? [])];
  }
  switch (effect.is) {
    case "inOrder":
      return inOrder(effect.effects, context);
    case "may": {
      const subject = actingPlayer(effect.who, context);
      const they = effect.who.is === "you" ? "you" : "they";
      const inner = asPredicate(effect.effect, effect.who, context);
      return [
        `${subject.text} may ${inner.base}`,
        ...following(`if ${they} do`, effect.ifDone, context),
        ...following(`if ${they} don't`, effect.otherwise, context),
      ];
    }
    case "unlessPays": {
      const [first = "", ...rest] = sentences(effect.effect, context);
      const who = actingPlayer(effect.who, context);
      return [`${first} unless ${clause(who, costPredicates(effect.cost, context))}`, ...rest];
    }
    case "ifSo":
      return [
        ...following(`if ${condition(effect.condition, context)}`, effect.effect, context),
        ...following("otherwise", effect.otherwise, context),
      ];
    case "allowCasting": {
      const { who, what, cost, asThoughIn } = effect;
      const whose = who.is === "you" ? "your" : "their";
      const cast = castPredicate(what, cost, context);
      const subject = actingPlayer(who, context);
      return [
        `until ${clause(subject, predicate("pass", "priority"))}, ${subject.text} may ${cast.base}${
          asThoughIn ? ` as though it were in ${whose} ${zoneWords[asThoughIn].en}` : ""
        }`,
        ...following(`if ${who.is === "you" ? "you" : "they"} don't`, effect.otherwise, context),
      ];
    }
    default:
      return unknownNode(effect);
  }
}

/** "if you do, return it. Then …": an effect behind a condition. */
function following(when: string, effect: Effect | undefined, context: Context): string[] {
  if (!effect) return [];
  const [first = "", ...rest] = sentences(effect, context);
  return [`${when}, ${first}`, ...rest];
}

/** Several effects: joined where one player does one after the other, else sentences (608.2c). */
function inOrder(effects: readonly Effect[], context: Context): string[] {
  const result: string[] = [];
  let before: Effect | undefined;
  for (const effect of effects) {
    const [first = "", ...rest] = sentences(effect, context);
    const joint = before && joinedBy(before, effect);
    const previous = result.at(-1);
    if (joint && previous !== undefined)
      result[result.length - 1] = `${previous}${joint === "then" ? ", then" : " and"} ${first}`;
    else result.push(first);
    result.push(...rest);
    before = effect;
  }
  return result;
}

const said = ({ subject, predicate: what }: EffectClause): string =>
  subject ? clause(subject, what) : what.base;

/** What a player may do: the player's own doing, or "have …" for what happens otherwise. */
function asPredicate(effect: Effect, who: Player, context: Context): Predicate {
  if (effect.is === "inOrder") {
    return both(effect.effects.map((one) => asPredicate(one, who, context)));
  }
  if (isCompound(effect)) return predicate("have", sentences(effect, context).join(". "));
  if (effect.is === "cast") return castPredicate(effect.what, effect.cost, context);
  const { subject, predicate: what } = simple(effect, context);
  const own = !subject || ("who" in effect && samePlayer(effect.who, who));
  return own ? what : predicate("have", `${subject.text} ${what.base}`);
}

const samePlayer = (one: Player, other: Player): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Who does it: nobody named for you, as in "Draw a card." */
const doneBy = (who: Player, context: Context): { subject?: Subject } =>
  who.is === "you" ? {} : { subject: actingPlayer(who, context) };

function simple(effect: Simple, context: Context): EffectClause {
  switch (effect.is) {
    case "draw":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("draw", cards(effect.amount, context)),
      };
    case "discard":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("discard", cards(effect.amount, context)),
      };
    case "discardThose":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("discard", objects(effect.what, context, { all: "all" }).text),
      };
    case "choose":
      return chooses(effect, context);
    case "damage":
      return damage(effect, context);
    case "gainLife":
    case "loseLife":
      return {
        subject: actingPlayer(effect.who, context),
        predicate: predicate(
          effect.is === "gainLife" ? "gain" : "lose",
          points(effect.amount, "life", context),
        ),
      };
    case "sacrifice":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("sacrifice", objects(effect.what, context, { all: "all" }).text),
      };
    case "exile":
      return {
        predicate: predicate(
          "exile",
          objects(effect.what, context, { all: "all", leaving: true }).text,
        ),
      };
    case "destroy":
    case "counter":
    case "tap":
    case "untap":
      return {
        predicate: predicate(effect.is, objects(effect.what, context, { all: "all" }).text),
      };
    case "returnToHand":
      return { predicate: returning(effect.what, effect.from, context) };
    case "putIntoGraveyard": {
      const what = objects(effect.what, context, { all: "all" });
      return { predicate: predicate("put", `${what.text} into ${ownersOf(what)} graveyard`) };
    }
    case "addMana":
      return { ...doneBy(effect.who, context), predicate: predicate("add", manaText(effect.mana)) };
    case "cast":
      return {
        ...doneBy(effect.who, context),
        predicate: castPredicate(effect.what, effect.cost, context),
      };
    case "apply":
      return applies(effect, context);
    default:
      return unknownNode(effect);
  }
}

function chooses(
  { who, amount, from }: Extract<Effect, { is: "choose" }>,
  context: Context,
): EffectClause {
  const number = amount.is === "number" ? amount.value : "X";
  const what = counted(nounPhrase(from, context), number);
  return { ...doneBy(who, context), predicate: predicate("choose", what) };
}

function damage(
  { source, amount, to }: Extract<Effect, { is: "damage" }>,
  context: Context,
): EffectClause {
  const from = objects(source, context);
  const goal =
    to.is === "player"
      ? objectPlayer(to.player, context)
      : objects(to.objects, context, { all: "each" }).text;
  return {
    subject: from.many ? several(from.text) : singular(from.text),
    predicate: predicate("deal", `${points(amount, "damage", context)} to ${goal}`),
  };
}

const ownersOf = (what: Reference): string => (what.many ? "their owners'" : "its owner's");

/** "return target creature to its owner's hand", "… from your graveyard to your hand". */
function returning(what: Objects, from: Zone | undefined, context: Context): Predicate {
  const owner = zoneOwner(what, context);
  const said = objects(what, context, { all: "all", leaving: from !== undefined });
  const origin =
    from && what.is !== "target" && what.is !== "all"
      ? ` ${inZone(from, owner ? possessivePlayer(owner, context) : "its owner's", "from")}`
      : "";
  const hand =
    owner?.is === "you" ? "your hand" : `${ownersOf(said)} ${said.many ? "hands" : "hand"}`;
  return predicate("return", `${said.text}${origin} to ${hand}`);
}

function castPredicate(
  what: Objects,
  cost: readonly Cost[] | undefined,
  context: Context,
): Predicate {
  const said = objects(what, context, { all: "all" });
  const manaCost = said.many ? "their mana costs" : "its mana cost";
  const cast = predicate("cast", said.text);
  if (!cost) return cast;
  if (cost.length === 0) return extended(cast, `without paying ${manaCost}`);
  return extended(cast, `${byPaying(cost, context)} rather than paying ${manaCost}`);
}

function applies(
  { to, changes, until }: Extract<Effect, { is: "apply" }>,
  context: Context,
): EffectClause {
  const subject = objects(to, context, { all: "generic" });
  const end = duration(until);
  const inner = { ...context, affected: affectedFilter(to, context) };
  const [first = "", ...more] = changeClauses(changes, subject, "effect", inner, end);
  return { predicate: { base: first, third: first }, more };
}
