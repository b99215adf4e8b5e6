/** Effects in Japanese: the targets first, then the sentences that speak of them. */
import { abilityWordWords } from "../../lexicon.ts";
import { sameData } from "../../sameData.ts";
import type { Ability, Amount, AnyNode, Effect, Filter, Node, Player } from "../../schema.ts";
import { find, rewrite } from "../../walk.ts";
import { affectedFilter, type Context, conjuncts, targetsOf } from "../context.ts";
import { isEach, isFromRevealed, wordOfFilter } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { abilityText } from "./abilities.ts";
import { amountText, forEachOf } from "./amounts.ts";
import { changeClauses, holdThisTurn } from "./changes.ts";
import { doneBy, type EffectClause, linked, said } from "./clauses.ts";
import { condition, duration } from "./conditions.ts";
import { costPredicates } from "./costs.ts";
import { nextTime, trigger } from "./events.ts";
import { definerOf, isPlural, naming } from "./names.ts";
import { forEach } from "./nouns.ts";
import { casting } from "./otherEffects.ts";
import { phrases } from "./phrases.ts";
import { playerChange } from "./playerChanges.ts";
import { actor, objects, subject } from "./references.ts";
import { replacementSentences } from "./replacements.ts";
import { isCompound, joint, type Simple, simple } from "./simpleEffects.ts";
import { declareTargets, ownTargets } from "./targets.ts";
import {
  ichidan,
  mayDo,
  negative,
  number,
  oneOf,
  type Predicate,
  plain,
  predicate,
  quoted,
  stem,
  topic,
} from "./words.ts";

/** An effect with its targets: 「クリーチャー1体を対象とする。それを破壊する。」 */
export function effectText(effect: Effect, context: Context): string {
  const told = sentences(effect, context).join("。");
  return `${declareTargets(effect, context)}${told}。`;
}

/** The sentences of an effect, without their full stops. */
export function sentences(effect: Effect, context: Context): string[] {
  if (!isCompound(effect)) return spoken(simple(effect, context));
  switch (effect.is) {
    case "inOrder":
      return inOrder(effect.effects, context);
    case "modal":
      return [modal(effect, context)];
    case "either":
      return either(effect, context);
    case "may":
      if (effect.instead && effect.otherwise) {
        return mayInstead(effect, effect.otherwise, context);
      }
      return [
        ...permitted(effect.effect, effect.who, context),
        ...following(
          isReflexive(effect.ifDone)
            ? ""
            : anyone[effect.who.is]
              ? "プレイヤー1人がそうしたなら、"
              : "そうしたなら、",
          effect.ifDone,
          context,
        ),
        ...following(
          anyone[effect.who.is] ? "誰もそうしないなら、" : "そうしないなら、",
          effect.otherwise,
          context,
        ),
      ];
    case "unlessPays": {
      const who = actor(effect.who, context);
      const unpaid = negative(costPredicates(effect.cost, context));
      // What they control is told of them, not they besides.
      const unless = `${unpaid.startsWith(`${who}が`) ? "" : `${who}が`}${unpaid}かぎり、`;
      return following(unless, effect.effect, context);
    }
    case "ifSo":
      if (effect.instead) return insteadIf(effect, context);
      return [
        ...following(`${condition(effect.condition, context)}なら、`, effect.effect, context),
        ...following("そうでないなら、", effect.otherwise, context),
      ];
    case "forEach": {
      return forEachOne(effect, context);
    }
    case "forEachPlayer":
      return following(
        `${actor(effect.who, context)}は${effect.who.is === "targetPlayer" ? "" : "それぞれ"}、`,
        effect.effect,
        context,
      );
    case "repeat":
      if (isCounted(effect.times)) {
        return following(`${forEachOf(effect.times, context)}、`, effect.effect, context);
      }
      return [
        `以下の処理を${often(effect.times, context)}行う`,
        ...sentences(effect.effect, context),
      ];
    case "allowCasting":
      return allowCasting(effect, context);
    case "flipCoin": {
      const flipped = predicate("コイン1枚を", ichidan("投げる"));
      return [
        said({ ...doneBy(effect.who, context), predicate: flipped }),
        ...following("そのコイン投げに勝ったなら、", effect.ifWon, context),
        ...following("そのコイン投げに負けたなら、", effect.ifLost, context),
      ];
    }
    case "flipUntilLoss":
      return [
        said({
          ...doneBy(effect.who, context),
          predicate: predicate("コイン投げに負けるまでコイン1枚を", ichidan("投げ続ける")),
        }),
        ...following("勝ったコイン投げ1回につき、", effect.each, context),
      ];
    case "apply":
      return apply(effect, context);
    case "applyToPlayers": {
      const texts = effect.changes.map((one) => playerChange(one, effect.who, context, true));
      const until =
        effect.until.is === "endOfTurn" ? "このターン、" : duration(effect.until, context);
      return texts.map((text, index) => (index === 0 ? until + text : text));
    }
    case "establish":
      return establish(effect, context);
    case "delayed":
      return delayed(effect, context);
    case "reflexive": {
      // 603.12: a text of its own, with targets of its own.
      const inner: Context = { ...context, targets: targetsOf(effect.effect) };
      const declared = declareTargets(effect.effect, inner);
      return following(`そうしたとき、${declared}`, effect.effect, inner);
    }
    default:
      return unknownNode(effect);
  }
}

/** 「スレッショルド — 〜なら、代わりに…」 behind what is usually done, a paragraph of its own (207.2c). */
function insteadIf(
  { condition: when, effect, otherwise, word }: Node<"Effect", "ifSo">,
  context: Context,
): string[] {
  const label = word ? `\n${abilityWordWords[word].ja} — ` : "";
  const told = otherwise ? sentences(otherwise, context) : [];
  const intro = `${label}${condition(when, context)}なら、代わりに`;
  if (effect.is !== "inOrder") return [...told, ...following(intro, effect, context)];
  // What is done instead is one sentence.
  const [first = "", ...rest] = inOrder(effect.effects, context, true);
  return [...told, intro + first, ...rest];
}

/** 「…に3点のダメージを与える。…は、代わりに〜を選び、…にそれへそのダメージを与えさせてもよい。」 */
function mayInstead(
  { who, effect }: Node<"Effect", "may">,
  usually: Effect,
  context: Context,
): string[] {
  const told = sentences(usually, context);
  const player = actor(who, context);
  const parts = effect.is === "inOrder" ? effect.effects : [effect];
  const acts = parts.map((one, index) => {
    const last = index === parts.length - 1;
    if (one.is === "damage") {
      const source = objects(one.source, context);
      return `${source}にそれへそのダメージを与えさせ${last ? "てもよい" : ""}`;
    }
    const theirs = rewrite<"Effect">(one, {
      node: (node) => (sameData(node, who) ? { is: "thePlayer" } : node),
    });
    const action = isCompound(theirs) ? undefined : simple(theirs, context).predicate;
    if (!action) return sentences(theirs, context).join("、");
    return last ? mayDo(action) : stem(action);
  });
  return [...told, `${player}は、代わりに${acts.join("、")}`];
}

function forEachOne({ of, effect }: Node<"Effect", "forEach">, context: Context): string[] {
  if (of.is === "all") {
    const there = conjuncts(of.filter).some(
      (part) => part.is === "inZone" && part.zone === "battlefield",
    );
    return following(
      `${there ? phrases(context).there : ""}${forEach(of.filter, context)}、`,
      effect,
      context,
    );
  }
  const by = of.is === "named" ? definerOf(of.name, context) : undefined;
  if (by?.is === "putCounters") {
    const inner: Context = { ...context, each: affectedFilter(by.on, context) ?? anyPermanent };
    return following(`${objects(of, context)}1個につき、`, effect, inner);
  }
  if (effect.is === "damage" && effect.source.is === "theOne") {
    // 「それらのクリーチャーはそれぞれ、…に自身のパワーに等しい点数のダメージを与える」
    const { objects: goal, verb } = simple(effect, context).predicate;
    const noun = wordOfFilter(affectedFilter(of, context) ?? anyPermanent).ja;
    const text = plain({ objects: goal.replace("それの", "自身の"), verb });
    return [`それらの${noun}はそれぞれ、${text}`];
  }
  return following(`${objects(of, context)}それぞれについて、`, effect, context);
}

const anyPermanent: Filter = { is: "isPermanent" };

/** 「そうしたとき、」 says already that it was done (603.12). */
const isReflexive = (effect: Effect | undefined): boolean => effect?.is === "reflexive";

const spoken = (clause: EffectClause): string[] => [said(clause), ...(clause.after ?? [])];

function following(when: string, effect: Effect | undefined, context: Context): string[] {
  if (!effect) return [];
  // All that is done then is one sentence, for what stands in another is done anyway.
  const [first = "", ...rest] =
    effect.is === "inOrder" ? inOrder(effect.effects, context, true) : sentences(effect, context);
  return [when + first, ...rest];
}

/** What is counted one by one: 「〜1つにつき、」. */
const isCounted = ({ is }: Amount): boolean =>
  is === "count" || is === "countersOn" || is === "howMany" || is === "manaSymbols";

const often = (times: Amount, context: Context): string => {
  if (times.is === "number") return number(times.value, "回");
  if (times.is === "x" || times.is === "anyNumber") return forEachOf(times, context);
  return `${amountText(times, context)}に等しい回数`;
};

/**
 * A choice is told where what was chosen is first spoken of: 「あなたの墓地にあるカード7枚を追放する」 for
 * choosing them and exiling them. What is chosen among cards named before is told by itself, but
 * for those that are just being looked at: 「それらのうち1枚をあなたの墓地に置く」.
 */
function choicesInside(
  all: readonly Effect[],
  outer: Context,
): { readonly effects: readonly Effect[]; readonly context: Context } {
  const inline = new Set(outer.inline);
  const effects = all.filter((effect, index) => {
    if (effect.is !== "choose" && effect.is !== "chooseSource") return true;
    const next = all[index + 1];
    if (!next || effect.who.is !== "you" || isFromRevealed(effect, all[index - 1])) return true;
    if (effect.is === "choose" && !isSeen(effect.from, outer)) return true;
    if ("who" in next && !sameData(next.who, effect.who)) return true;
    const spokenOf = find(next, "named").some(({ name }) => name === effect.name);
    if (!spokenOf || find(next, "isAmong").length > 0) return true;
    inline.add(effect.name);
    return false;
  });
  return { effects, context: { ...outer, inline } };
}

/** Whether a choice is among all objects of its kind, or among cards that somebody looks at. */
const isSeen = (from: Filter, context: Context): boolean =>
  find(from, "isAmong").every(
    ({ what }) => what.is === "named" && naming(what.name, context)?.by.is === "lookAt",
  );

/** Several effects: 「カード2枚を引き、その後カード2枚を捨てる」, else a sentence each (608.2c). */
function inOrder(all: readonly Effect[], outer: Context, oneSentence = false): string[] {
  const { effects, context } = choicesInside(all, outer);
  const result: string[] = [];
  const join = (index: number): ReturnType<typeof joint> => {
    const [earlier, one, next] = effects.slice(Math.max(index - 1, 0), index + 2);
    const [before, after] = index === 0 ? [earlier, one] : [one, next];
    if (!before || !after) return undefined;
    // What was chosen out of a revealed hand is spoken of in a sentence of its own.
    if (index > 0 && isFromRevealed(before, earlier)) return undefined;
    const simple = oneSentence && !isCompound(before) && !isCompound(after);
    return joint(before, after) ?? (simple ? "and" : undefined);
  };
  effects.forEach((effect, index) => {
    const joins = join(index);
    const joined = index === 0 ? undefined : join(index - 1);
    const texts =
      joins && joins !== "later"
        ? goingOn(effect, context, joined !== undefined)
        : isCompound(effect)
          ? sentences(effect, context)
          : spoken(simple(effect, context, joined !== undefined));
    const [first = "", ...rest] = texts;
    const previous = result.at(-1);
    if (joined === "later") result.push(`その後、${first}`);
    else if (joined && previous !== undefined) {
      result[result.length - 1] = `${previous}、${joined === "then" ? "その後" : ""}${first}`;
    } else result.push(first);
    result.push(...rest);
  });
  return result;
}

const goingOn = (effect: Effect, context: Context, chained: boolean): string[] =>
  isCompound(effect) ? sentences(effect, context) : [linked(simple(effect, context, chained))];

/** What each mode says (700.2), of its own targets. */
export const modeTexts = (
  { modes }: Node<"Effect", "modal">,
  context: Context,
): readonly string[] => modes.map((mode) => effectText(mode, ownTargets(mode, context)));

/** 「以下から1つを選ぶ。」 and a line for each mode; the last full stop is that of the whole. */
function modal(effect: Node<"Effect", "modal">, context: Context): string {
  const { least, most, modes } = effect;
  const lines = modeTexts(effect, context).map((text) => `・${text}`);
  const head = `以下から${modeCount(least, most, modes.length)}を選ぶ。`;
  return [head, ...lines].join("\n").replace(/。$/, "");
}

function modeCount(least: number, most: number, all: number): string {
  if (least === most) return number(least, "つ");
  if (least === 0) return `最大${number(most, "つ")}`;
  if (least === 1 && most === 2) return all === 2 ? "1つまたは両方" : "1つか2つ";
  if (most === all) return `${number(least, "つ")}以上`;
  return `${number(least, "つ")}以上${number(most, "つ")}以下`;
}

/** 「それをタップするかアンタップする」; of what is no single action, one of two sentences. */
function either({ who, effects }: Node<"Effect", "either">, context: Context): string[] {
  const actions = effects.map((one) => ownAction(one, who, context));
  if (actions.every((one) => one !== undefined)) {
    const one = oneOf(actions.map((action) => action.predicate));
    if (one) return [said({ ...doneBy(who, context), predicate: one })];
  }
  const texts = effects.map((one) => quoted(`${sentences(one, context).join("。")}。`));
  return [`${actor(who, context)}は${texts.join("か")}のうち1つを選ぶ`];
}

/** Several players of whom any one may do something. */
const anyone: Readonly<Partial<Record<Player["is"], string>>> = {
  anOpponent: "対戦相手は誰でも、",
  anyPlayer: "プレイヤーは誰でも、",
};

/** What a player may do: 「〜てもよい」, or 「…」を選んでもよい for what isn't one action of theirs. */
function permitted(effect: Effect, who: Player, context: Context): string[] {
  const own = ownAction(effect, who, context);
  const may = (text: string): string => {
    const player = who.is === "thePlayer" ? "" : topic(actor(who, context), text);
    return (anyone[who.is] ?? player) + (isEach(who) ? "それぞれ、" : "") + text;
  };
  if (own) return [may(`${own.before ?? ""}${mayDo(own.predicate)}`), ...(own.after ?? [])];
  const texts =
    effect.is === "damage" ? damageChosen(effect, who, context) : sentences(effect, context);
  return [may(`${quoted(`${texts.join("。")}。`)}を選んでもよい`)];
}

/** 「このクリーチャーは自分に4点のダメージを与える。」 as what a player may choose. */
function damageChosen(effect: Node<"Effect", "damage">, who: Player, context: Context): string[] {
  const clause = simple(effect, context);
  const to = effect.to.is === "player" ? effect.to.player : undefined;
  const theirOwn =
    who.is === "targetPlayer" && to?.is === "controllerOf" && isThatTarget(to, who.slot);
  if (!theirOwn && !(to && (sameData(to, who) || isThatOne(to, who)))) return spoken(clause);
  const { objects: deals, verb } = clause.predicate;
  const toThemselves = deals.replace(/^.*に(?=[^に]*$)/, "自分に");
  return spoken({ ...clause, predicate: predicate(toThemselves, verb) });
}

const isThatTarget = ({ what }: Node<"Player", "controllerOf">, slot: number): boolean =>
  what.is === "thatTarget" && what.slot === slot;

/** The one of any players who does it. */
const isThatOne = (to: Player, who: Player): boolean =>
  to.is === "thePlayer" && anyone[who.is] !== undefined;

type Action = Pick<EffectClause, "before" | "predicate" | "after">;

/** The effect as one action of that player; undefined where it isn't. */
function ownAction(
  effect: Effect,
  who: Player,
  context: Context,
  chained = false,
): Action | undefined {
  if (effect.is === "inOrder") return ownActions(effect.effects, who, context);
  if (effect.is === "either") {
    if (!sameData(effect.who, who)) return undefined;
    const actions = effect.effects.map((one) => ownAction(one, who, context));
    const done = actions.every((one) => one !== undefined)
      ? oneOf(actions.map((one) => one.predicate))
      : undefined;
    return done && { predicate: done };
  }
  if (isCompound(effect) || !isOwnKind(effect)) return undefined;
  return !("who" in effect) || sameData(effect.who, who)
    ? simple(effect, context, chained)
    : undefined;
}

/** What players do, rather than spells, permanents or the game. */
const isOwnKind = ({ is }: Simple): boolean =>
  is !== "damage" &&
  is !== "fight" &&
  is !== "becomeCopy" &&
  is !== "becomeMonstrous" &&
  is !== "phaseOut" &&
  is !== "becomeDay" &&
  is !== "becomeNight";

function ownActions(all: readonly Effect[], who: Player, outer: Context): Action | undefined {
  const { effects, context } = choicesInside(all, outer);
  const before: string[] = [];
  let last: Action | undefined;
  for (const [index, effect] of effects.entries()) {
    const previous = effects[index - 1];
    const joins = previous && joint(previous, effect);
    if (last) before.push(`${last.before ?? ""}${stem(last.predicate)}、`);
    if (joins === "then" || joins === "later") before.push("その後");
    last = ownAction(effect, who, context, joins !== undefined);
    if (!last) return undefined;
  }
  if (!last) return undefined;
  const done: Predicate = { ...last.predicate, objects: before.join("") + last.predicate.objects };
  return { ...last, predicate: done };
}

function allowCasting(effect: Node<"Effect", "allowCasting">, context: Context): string[] {
  const until = `${subject(effect.who, context)}が次に優先権をパスするまで、`;
  const from = effect.asThoughIn
    ? `${phrases(context).zone(effect.asThoughIn)}にあるかのように、`
    : "";
  const cast = mayDo(casting(effect.what, effect.cost, context));
  return [
    `${until}${actor(effect.who, context)}は${from}${cast}`,
    ...following("そうしないなら、", effect.otherwise, context),
  ];
}

/** 「ターン終了時まで、それは+1/+1の修整を受ける」。 */
function apply({ to, changes, until }: Node<"Effect", "apply">, context: Context): string[] {
  const thisTurn = until.is === "endOfTurn" && holdThisTurn(changes);
  const when = thisTurn ? "このターン、" : duration(until, context, to);
  const inner = { ...context, affected: affectedFilter(to, context) };
  const oneByOne = changes.some((change) => find(change as AnyNode, "theOne").length > 0);
  const each = oneByOne || (to.is !== "all" && isPlural(to, context));
  const who = objects(to, context, oneByOne ? "each" : "again");
  const clauses = changeClauses(changes, who, "effect", inner, each);
  return clauses.map((text, index) => (index === 0 ? when + text : text));
}

/** Said of this turn, not of a time that ends with it. */
const isOfDamageOrTarget = (ability: Ability): boolean =>
  ability.is === "replacement" &&
  (ability.would.is === "damages" || find(ability.would, "thatTarget").length > 0);

/** A rule that lasts: 「このターン、次に〜なら、代わりに…」。 */
function establish(
  { ability, until, uses }: Node<"Effect", "establish">,
  context: Context,
): string[] {
  const inner: Context = { ...context, ability };
  const when =
    until.is === "endOfTurn" &&
    (uses !== undefined || isOfDamageOrTarget(ability) || ability.is === "cantCast")
      ? "このターン、"
      : duration(until, context);
  const next = uses === undefined ? "" : uses === 1 ? "次に" : `次の${number(uses, "回")}まで、`;
  const texts =
    ability.is === "replacement"
      ? replacementSentences(ability, inner, next)
      : [next + abilityText(ability, inner).replace(/。$/, "")];
  return texts.map((text, index) => (index === 0 ? when + text : text));
}

/** 「次の終了ステップの開始時に、それを追放する」 (603.7)。 */
function delayed(effect: Node<"Effect", "delayed">, context: Context): string[] {
  const inner: Context = { ...context, event: effect.when, later: true };
  const when = effect.until
    ? duration(effect.until, context) + trigger(effect.when, inner)
    : nextTime(effect.when, inner);
  const onlyIf = effect.onlyIf ? `、${condition(effect.onlyIf, inner)}なら` : "";
  // 603.3d: what it targets itself is chosen only then.
  const declared = effect.aimed
    ? ""
    : declareTargets(effect.effect, ownTargets(effect.effect, inner));
  return following(`${when}${onlyIf}、${declared}`, effect.effect, inner);
}
