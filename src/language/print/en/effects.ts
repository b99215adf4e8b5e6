/** Effects in English: sentences out of clauses. */
import { abilityWordWords, zoneWords } from "../../lexicon.ts";
import { sameData } from "../../sameData.ts";
import { type AnyNode, type Effect, type Player, schema } from "../../schema.ts";
import { find, rewrite } from "../../walk.ts";
import { type Context, Mentions } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { type CardEffect, cardEffect } from "./cardEffects.ts";
import { type EffectClause, said } from "./clauses.ts";
import { choosing, forEachOne, forEachPlayer, modes, repeated } from "./composed.ts";
import { condition } from "./conditions.ts";
import { costPredicates } from "./costs.ts";
import { lastingSentences } from "./lasting.ts";
import { applies, castPredicate, type OtherEffect, otherEffect } from "./otherEffects.ts";
import { type PermanentEffect, permanentEffect } from "./permanentEffects.ts";
import { actingPlayer, doesnt, namedPlayer, ownPossessive, theyWho } from "./players.ts";
import { recipients } from "./recipients.ts";
import { objects } from "./references.ts";
import { chain, inOrder } from "./sequence.ts";
import {
  capitalised,
  clause,
  list,
  type Predicate,
  predicate,
  sentence,
  singular,
} from "./words.ts";

type Simple = CardEffect | PermanentEffect | OtherEffect;
type Compound = Exclude<Effect, Simple>;

const compounds: readonly Effect["is"][] = [
  "allowCasting",
  "applyToPlayers",
  "delayed",
  "either",
  "establish",
  "flipCoin",
  "flipUntilLoss",
  "forEach",
  "forEachPlayer",
  "ifSo",
  "inOrder",
  "may",
  "modal",
  "reflexive",
  "repeat",
  "unlessPays",
];
export const isCompound = (effect: Effect): effect is Compound => compounds.includes(effect.is);

/** An effect as sentences, the first without its capital: it may stand behind "whenever …,". */
export function effectText(effect: Effect, context: Context): string {
  const [first = "", ...rest] = sentences(effect, context);
  const told = [/\."?$/.test(first) ? first : `${first}.`, ...rest.map(sentence)].join(" ");
  return told.replaceAll(" \n", "\n");
}

export function sentences(effect: Effect, context: Context): string[] {
  if (!isCompound(effect)) {
    const clauses = simple(effect, context);
    return [said(clauses), ...(clauses.more ?? [])];
  }
  switch (effect.is) {
    case "inOrder":
      return inOrder(effect.effects, context);
    case "modal":
      return [modes(effect, context)];
    case "either":
      return [choosing(effect, context)];
    case "may": {
      const unless = unlessDoes(effect, context);
      if (unless) return unless;
      if (effect.instead && effect.otherwise) {
        return mayInstead(effect, effect.otherwise, context);
      }
      const anybody = anyone[effect.who.is];
      const subject = anybody ?? actingPlayer(effect.who, context).text;
      const they = anybody ? singular("a player") : namedPlayer(effect.who, context);
      if (anybody) context.mentions.introduce("thePlayer");
      const acting: Context = anybody ? { ...context, players: effect.who } : context;
      const inner = asPredicate(effect.effect, effect.who, acting);
      // Somebody else is at it: the object is told anew.
      if (anybody) context.mentions.mention("another");
      // What is paid has been spoken of, too.
      if (effect.effect.is === "pay" && effect.ifDone) context.mentions.mention("payment");
      return [
        `${subject} may ${inner.base}`,
        ...(effect.ifDone?.is === "reflexive"
          ? sentences(effect.ifDone, context)
          : following(`if ${clause(they, predicate("do"))}`, effect.ifDone, context)),
        ...following(anybody ? "if no one does" : `if ${doesnt(they)}`, effect.otherwise, context),
      ];
    }
    case "unlessPays": {
      const [first = "", ...rest] = sentences(effect.effect, context);
      const told = effect.who.is !== "you" && speaksOf(effect.effect, effect.who);
      const who = told ? theyWho(context) : actingPlayer(effect.who, context);
      return [
        `${first} unless ${clause(who, costPredicates(effect.cost, context, effect.who))}`,
        ...rest,
      ];
    }
    case "ifSo":
      if (effect.instead && effect.otherwise) return insteadIf(effect, effect.otherwise, context);
      if (effect.behind) {
        const [first = "", ...rest] = sentences(effect.effect, context);
        return [`${first} if ${condition(effect.condition, context)}`, ...rest];
      }
      return [
        ...following(`if ${condition(effect.condition, context)}`, effect.effect, context),
        ...following("otherwise", effect.otherwise, context),
      ];
    case "forEach":
      return forEachOne(effect, context);
    case "forEachPlayer":
      return forEachPlayer(effect, context);
    case "repeat":
      return repeated(effect, context);
    case "flipCoin": {
      const who = actingPlayer(effect.who, context);
      const they = namedPlayer(effect.who, context);
      const flip = predicate("flip", "a coin");
      return [
        effect.who.is === "you" ? flip.base : clause(who, flip),
        ...following(`if ${clause(they, predicate("win", "the flip"))}`, effect.ifWon, context),
        ...following(`if ${clause(they, predicate("lose", "the flip"))}`, effect.ifLost, context),
      ];
    }
    case "flipUntilLoss": {
      const yours = effect.who.is === "you";
      const they = namedPlayer(effect.who, context);
      const until = clause(they, predicate("lose", "a flip"));
      const flip = predicate("flip", `a coin until ${until}`);
      // A coin has been spoken of, too.
      if (context.mentions.has("self")) context.mentions.mention("another");
      const [each = "", ...more] = sentences(effect.each, context);
      return [
        yours ? flip.base : clause(actingPlayer(effect.who, context), flip),
        `${each} for each flip ${they.text} won`,
        ...more,
      ];
    }
    case "allowCasting":
      return allowingCast(effect, context);
    case "applyToPlayers":
    case "delayed":
    case "establish":
    case "reflexive":
      return lastingSentences(effect, context);
    default:
      return unknownNode(effect);
  }
}

/** Several players of whom any one may do something. */
const anyone: Readonly<Partial<Record<Player["is"], string>>> = {
  anOpponent: "any opponent",
  anyPlayer: "any player",
};

/** What is usually done, then "Threshold — If …, instead …" as a paragraph of its own (207.2c). */
function insteadIf(
  { condition: when, effect, word }: Extract<Effect, { is: "ifSo" }>,
  usually: Effect,
  context: Context,
): string[] {
  const told = sentences(usually, context);
  // What is done instead is told anew.
  const anew: Context = { ...context, mentions: new Mentions() };
  if (word && effect.is === "apply") {
    // What something gets rather than what somebody does: "that creature gets … instead if …".
    const [only = "", ...more] = sentences(effect, anew);
    const text = capitalised(`${only} instead if ${condition(when, anew)}`);
    return [...told, `\n${abilityWordWords[word].en} — ${text}`, ...more];
  }
  const [first = "", ...rest] = following(`if ${condition(when, anew)}, instead`, effect, anew);
  // What is done instead is one sentence.
  const text = [first.replace(", instead, ", ", instead "), ...rest].join(" and ");
  if (!word) return [...told, text];
  return [...told, `\n${abilityWordWords[word].en} — ${capitalised(text)}`];
}

/** "… deals X damage to …. … may choose a creature they control and have … deal that damage to it instead." */
function mayInstead(
  { who, effect }: Extract<Effect, { is: "may" }>,
  usually: Effect,
  context: Context,
): string[] {
  const told = sentences(usually, context);
  const subject = actingPlayer(who, context);
  const theirs = rewrite<"Effect">(effect, {
    node: (node) => (isPlayer(node) && sameData(node, who) ? { is: "thePlayer" } : node),
  });
  const [first, ...rest] = theirs.is === "inOrder" ? theirs.effects : [theirs];
  const usual = usually.is === "damage" ? usually : undefined;
  const inner: Context = { ...context, players: who, mentions: new Mentions() };
  // The one who chooses has been named: "a creature they control".
  inner.mentions.introduce("thePlayer");
  const acts = [first, ...rest].flatMap((one) => {
    if (!one) return [];
    if (one.is !== "damage" || !usual) return [asPredicate(one, { is: "thePlayer" }, inner).base];
    // The same damage to something else.
    const much = sameData(one.amount, usual.amount) ? "that damage" : "damage";
    const to =
      one.to.is === "objects" && one.to.objects.is === "named" ? "it" : recipients(one.to, inner);
    return [`have ${objects(one.source, inner).text} deal ${much} to ${to}`];
  });
  return [...told, `${subject.text} may ${acts.join(" and ")} instead`];
}

const isPlayer = (node: AnyNode): node is Player => node.is in schema.Player;

/** "target player … unless that player has … deal 4 damage to them". */
function unlessDoes(
  { who, effect, ifDone, otherwise }: Extract<Effect, { is: "may" }>,
  context: Context,
): string[] | undefined {
  if (who.is !== "targetPlayer" || ifDone || !otherwise) return undefined;
  const isThem = (one: AnyNode): boolean =>
    one.is === "controllerOf" && one.what.is === "thatTarget" && one.what.slot === who.slot;
  const acts = "who" in otherwise && isThem(otherwise.who);
  if (!acts) return undefined;
  const [first = "", ...rest] = sentences({ ...otherwise, who } as Effect, context);
  const theirs = rewrite<"Effect">(effect, {
    node: (node) => (isThem(node) ? { is: "thePlayer" } : node),
  });
  context.mentions.introduce("thePlayer");
  const inner: Context = { ...context, players: who };
  return [`${first} unless that player ${asPredicate(theirs, who, inner).third}`, ...rest];
}

function allowingCast(
  { who, what, cost, asThoughIn, otherwise }: Extract<Effect, { is: "allowCasting" }>,
  context: Context,
): string[] {
  const whose = ownPossessive(who, context);
  const cast = castPredicate(what, cost, context);
  const subject = actingPlayer(who, context);
  return [
    `until ${clause(subject, predicate("pass", "priority"))}, ${subject.text} may ${cast.base}${
      asThoughIn ? ` as though it were in ${whose} ${zoneWords[asThoughIn].en}` : ""
    }`,
    ...following(`if ${doesnt(namedPlayer(who, context))}`, otherwise, context),
  ];
}

/** Whether an effect has already named this player. */
const speaksOf = (effect: Effect, who: Player): boolean =>
  (find(effect, who.is) as readonly Player[]).some((one) => sameData(one, who));

/**
 * "if you do, return it and you gain 1 life": an effect behind a condition. All that is done then is
 * one sentence, for what stands in another is done anyway.
 */
export function following(when: string, effect: Effect | undefined, context: Context): string[] {
  if (!effect) return [];
  const [first = "", ...rest] = sentences(effect, context);
  const apart = rest.findIndex((one) => isApart.test(one));
  const done = [first, ...(apart < 0 ? rest : rest.slice(0, apart))];
  if (done.some((one) => isWhole.test(one))) return [`${when}, ${first}`, ...rest];
  const inner = done.slice(0, -1).some((one) => / and |, /.test(one));
  const told = inner ? done.join(", and ") : list(done);
  return [`${when}, ${told}`, ...rest.slice(done.length - 1)];
}

/** What begins so is a sentence of its own. */
const isApart =
  /^(?:after|as|at|each time|for|if|otherwise|the next|then|this|until|when|whenever) /;
/** Nothing can be said behind it in the same sentence. */
const isWhole = /[.\n]|, where x is | unless |^(?:choose|repeat) /i;

/** What a player may do: the player's own doing, or "have …" for what happens otherwise. */
export function asPredicate(effect: Effect, who: Player, context: Context): Predicate {
  if (effect.is === "inOrder") return chain(effect.effects, who, context);
  if (effect.is === "either" && sameData(effect.who, who)) {
    const text = choosing({ ...effect, who: { is: "you" } }, context);
    return { base: text, third: text };
  }
  if (isCompound(effect)) return predicate("have", sentences(effect, context).join(". "));
  if (effect.is === "cast") return castPredicate(effect.what, effect.cost, context);
  const clause = effect.is === "apply" ? applies(effect, context, true) : simple(effect, context);
  const { subject, predicate: what, more = [] } = clause;
  const own = !subject || ("who" in effect && sameData(effect.who, who));
  const done = own ? what : predicate("have", `${subject.text} ${what.base}`);
  if (more.length === 0) return done;
  const behind = more
    .map((text) => `. ${sentence(text)}`)
    .join("")
    .replace(/\.$/, "");
  return { base: done.base + behind, third: done.third + behind };
}

export function simple(effect: Simple, context: Context): EffectClause {
  switch (effect.is) {
    case "choose":
    case "chooseColor":
    case "chooseCreatureType":
    case "chooseSource":
    case "discard":
    case "discardThose":
    case "draw":
    case "lookAt":
    case "mill":
    case "putIntoGraveyard":
    case "putIntoHand":
    case "putOnLibrary":
    case "returnToHand":
    case "reveal":
    case "scry":
    case "search":
    case "shuffle":
    case "shuffleInto":
    case "surveil":
      return cardEffect(effect, context);
    case "attach":
    case "becomeCopy":
    case "becomeMonstrous":
    case "create":
    case "destroy":
    case "exile":
    case "fight":
    case "monstrosity":
    case "moveCounters":
    case "phaseOut":
    case "putCounters":
    case "putOntoBattlefield":
    case "regenerate":
    case "removeCounters":
    case "removeFromCombat":
    case "sacrifice":
    case "sacrificeChosen":
    case "tap":
    case "transform":
    case "untap":
      return permanentEffect(effect, context);
    default:
      return otherEffect(effect, context);
  }
}
