/** Damage, life, spells, mana, the turn and chance, in English. */

import type { Amount, Change, Cost, Effect, Objects, Player } from "../../schema.ts";
import { colors, type ManaType } from "../../vocabulary.ts";
import { affectedFilter, type Context, mentionKey } from "../context.ts";
import { manaText } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { points, quantified, quantity, value } from "./amounts.ts";
import { changeClauses } from "./changes.ts";
import { doneBy, type EffectClause } from "./clauses.ts";
import { byPaying, costPredicates } from "./costs.ts";
import { during } from "./durations.ts";
import { exceptionsOfCopy } from "./exceptions.ts";
import { isSingleObject } from "./named.ts";
import { quantityWord } from "./nouns.ts";
import { phaseWord, phrases } from "./phrases.ts";
import { actingPlayer, objectPlayer, ownPossessive } from "./players.ts";
import { recipients } from "./recipients.ts";
import { objects } from "./references.ts";
import {
  extended,
  joined,
  list,
  type Predicate,
  predicate,
  several,
  singular,
  timesWord,
} from "./words.ts";

export type OtherEffect = Extract<
  Effect,
  {
    is:
      | "addMana"
      | "addManaOf"
      | "addManaProduced"
      | "apply"
      | "becomeDay"
      | "becomeNight"
      | "cast"
      | "clash"
      | "copyForEachTarget"
      | "copySpell"
      | "counter"
      | "damage"
      | "exchangeLife"
      | "extraPhases"
      | "extraTurn"
      | "gainLife"
      | "loseGame"
      | "loseLife"
      | "pay"
      | "play"
      | "preventDamage"
      | "skipNext"
      | "winGame";
  }
>;

export function otherEffect(effect: OtherEffect, context: Context): EffectClause {
  const acting = (who: Player, verb: string, rest = ""): EffectClause => ({
    subject: actingPlayer(who, context),
    predicate: predicate(verb, rest),
  });
  switch (effect.is) {
    case "damage":
      return damage(effect, context);
    case "gainLife":
      return acting(effect.who, "gain", points(effect.amount, "life", context));
    case "loseLife":
      return acting(effect.who, "lose", points(effect.amount, "life", context));
    case "exchangeLife":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("exchange", `life totals with ${objectPlayer(effect.with, context)}`),
      };
    case "loseGame":
      return acting(effect.who, "lose", "the game");
    case "winGame":
      return acting(effect.who, "win", "the game");
    case "preventDamage":
      return { predicate: predicate("prevent", prevented(effect, context)) };
    case "pay":
      return {
        ...doneBy(effect.who, context),
        predicate: costPredicates(effect.cost, context, effect.who),
      };
    case "counter":
      return {
        predicate: predicate("counter", objects(effect.what, context, { all: "all" }).text),
      };
    case "copySpell":
      return copying(effect, context);
    case "copyForEachTarget": {
      const spell = objects(effect.what, context).text;
      const each = (noun: string): string =>
        `for each other permanent or player ${noun} could target`;
      const different = "each copy targets a different one of those permanents and players";
      const subject = doneBy(effect.who, context);
      if (effect.what.is !== "target") {
        return {
          ...subject,
          predicate: predicate("copy", `${spell} ${each("it")}`),
          more: [different],
        };
      }
      return {
        ...subject,
        predicate: predicate("choose", spell),
        more: [`copy that spell ${each("the spell")}`, different],
      };
    }
    case "cast":
      return {
        ...doneBy(effect.who, context),
        predicate: castPredicate(effect.what, effect.cost, context),
      };
    case "play":
      return {
        ...doneBy(effect.who, context),
        predicate: extended(
          predicate("play", objects(effect.what, context, { all: "all", returned: true }).text),
          isSingleObject(effect.what, context)
            ? "without paying its mana cost"
            : "without paying their mana costs",
        ),
      };
    case "addMana":
      return {
        ...doneBy(effect.who, context),
        predicate: added(effect.who, manaText(effect.mana), "", context),
      };
    case "addManaOf":
      return addingMana(effect, context);
    case "addManaProduced":
      return {
        ...doneBy(effect.who, context),
        predicate: added(effect.who, "one mana of any type that land produced", "", context),
      };
    case "clash":
      // The clash speaks of other cards: what came before is no longer simply "it".
      context.mentions.mention("another");
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("clash", `with ${objectPlayer(effect.with, context)}`),
      };
    case "becomeDay":
      return { subject: singular("it"), predicate: predicate("become", "day") };
    case "becomeNight":
      return { subject: singular("it"), predicate: predicate("become", "night") };
    case "extraTurn":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("take", "an extra turn after this one"),
      };
    case "extraPhases": {
      const phases = effect.phases.map((step) => `an additional ${phaseWord(step, context)}`);
      return {
        predicate: sameFor(
          `after this ${effect.main ? "main " : ""}phase, there is ${phases.join(" followed by ")}`,
        ),
      };
    }
    case "skipNext": {
      const whose = ownPossessive(effect.who, context);
      const { step } = effect;
      // Of the two main phases of a turn only one is skipped (505.1).
      const isMain = step === "main1" || step === "main2";
      const word = isMain ? phrases(context).step(step) : phaseWord(step, context);
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("skip", `${whose} next ${word}`),
      };
    }
    case "apply":
      return applies(effect, context);
    default:
      return unknownNode(effect);
  }
}

/** A whole clause that has no subject of its own. */
const sameFor = (text: string): Predicate => ({ base: text, third: text });

/** What is counted stands behind: "damage to any target equal to the number of …". */
const isCounted = ({ is }: Amount): boolean =>
  ["attackedWith", "count", "countersOn", "howMany", "manaSymbols", "timesHappened"].includes(is);

function damage(
  { source, amount, to, divided, unpreventable }: Extract<Effect, { is: "damage" }>,
  context: Context,
): EffectClause {
  const from = objects(source, context, { all: "each" });
  const goal = (): string => recipients(to, context, divided ?? false);
  const much = (): string => points(amount, "damage", context);
  const how = divided
    ? `${much()} divided as you choose among ${goal()}`
    : isCounted(amount)
      ? `damage to ${goal()}${much().replace(/^damage/, "")}`
      : `${much()} to ${goal()}`;
  return {
    subject: from.many ? several(from.text) : singular(from.text),
    predicate: predicate("deal", how),
    ...(unpreventable && { more: ["the damage can't be prevented"] }),
  };
}

/** "the next 3 damage that would be dealt to any target this turn", "all damage that it would deal". */
function prevented(
  { amount, to, from, combat, until }: Extract<Effect, { is: "preventDamage" }>,
  context: Context,
): string {
  const kind = combat ? "combat damage" : "damage";
  const much = amount ? `the next ${value(amount, context)} ${kind}` : `all ${kind}`;
  const time = during(until, context);
  const source = from && objects(from, context, { all: "generic" }).text;
  if (source && !to) return joined(much, source, "would deal", time);
  const goal = to ? `to ${recipients(to, context)}` : "";
  return joined(much, "that would be dealt", goal, time, source ? `by ${source}` : "");
}

function copying(
  { who, what, amount, except, newTargets, targeting }: Extract<Effect, { is: "copySpell" }>,
  context: Context,
): EffectClause {
  const spell = objects(what, context).text;
  const number = amount && quantity(amount);
  const one = amount === undefined || number === 1;
  const times = one
    ? ""
    : typeof number === "number"
      ? timesWord(number)
      : number === "X"
        ? "X times"
        : (quantified(amount, () => "", context).tail || "that many times").trim();
  const they = actingPlayer(who, context).text;
  const copies = one ? "the copy" : "the copies";
  return {
    ...doneBy(who, context),
    predicate: predicate("copy", joined(spell, times) + exceptionsOfCopy(except, context)),
    ...(newTargets && { more: [`${they} may choose new targets for ${copies}`] }),
    ...(targeting && { more: [`the copy targets ${objects(targeting, context).text}`] }),
  };
}

export function castPredicate(
  what: Objects,
  cost: readonly Cost[] | undefined,
  context: Context,
): Predicate {
  const said = objects(what, context, { all: "all" });
  const manaCost = said.many ? "their mana costs" : "its mana cost";
  const cast = extended(phrases(context).cast, said.text);
  if (!cost) return cast;
  if (cost.length === 0) return extended(cast, `without paying ${manaCost}`);
  return extended(cast, `${byPaying(cost, context)} rather than paying ${manaCost}`);
}

/** "{W} or {B}", "one mana of any color", "two mana in any combination of {R} and/or {G}". */
function addingMana(
  { who, amount, types, stays }: Extract<Effect, { is: "addManaOf" }>,
  context: Context,
): EffectClause {
  const symbols = types.map((type) => manaText([type]));
  const any = isAnyColor(types);
  const so = (number: Parameters<typeof quantityWord>[0]): string => {
    const [only] = symbols;
    if (number === "a number of" && only !== undefined && symbols.length === 1)
      return `an amount of ${only}`;
    if (number !== 1) {
      const combined = any ? "colors" : list(symbols, "and/or");
      return `${quantityWord(number)} mana in any combination of ${combined}`;
    }
    return any ? "one mana of any color" : list(symbols, "or");
  };
  const { head, tail } = quantified(amount, so, context);
  const they = actingPlayer(who, context);
  const dont = they.verb === "third" ? "doesn't" : "don't";
  return {
    ...doneBy(who, context),
    predicate: added(who, head, tail, context),
    ...(stays && {
      more: [`until end of turn, ${they.text} ${dont} lose this mana as steps and phases end`],
    }),
  };
}

/** "add {G}", "adds {G} to his or her mana pool" (106.4). */
const added = (who: Player, mana: string, tail: string, context: Context): Predicate =>
  phrases(context).addMana(mana, ownPossessive(who, context), tail);

const isAnyColor = (types: readonly ManaType[]): boolean =>
  colors.every((color) => types.includes(color)) && types.length === colors.length;

/** "each get +1/+1", "each gain "…"": what each of several targets has for itself. */
const isOfEach = (change: Change): boolean =>
  change.is === "modifyPT" || (change.is === "gainAbility" && change.ability.is !== "keyword");

/** `had`: as what somebody may have happen: "have this creature get +1/+1". */
export function applies(
  { to, changes, until }: Extract<Effect, { is: "apply" }>,
  context: Context,
  had = false,
): EffectClause {
  const subject = objects(to, context, { all: "generic", again: true });
  const inner = { ...context, affected: affectedFilter(to, context) };
  const each = subject.many && to.is === "target" && changes.some(isOfEach);
  const [first = "", ...more] = changeClauses(
    changes,
    { ...subject, each, had },
    "effect",
    inner,
    until,
  );
  const key = mentionKey(to, context);
  if (key !== undefined && changes.some(({ is }) => is === "gainControl")) {
    context.mentions.change(key);
  }
  const isTheirs = had && first.startsWith(subject.text);
  return { predicate: isTheirs ? predicate("have", first) : sameFor(first), more };
}
