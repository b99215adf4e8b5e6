/** Abilities in Japanese: the lines of a card. */
import { abilityWordWords, designationWords } from "../../lexicon.ts";
import type {
  Ability,
  AnyNode,
  Condition,
  Effect,
  Filter,
  Node,
  Objects,
  Player,
} from "../../schema.ts";
import { find } from "../../walk.ts";
import { type Context, conjuncts, contextFor, grantedBy, isQuoted, Mentions } from "../context.ts";
import { kindOf } from "../meaning.ts";
import { type KeywordWords, unknownNode } from "../printer.ts";
import { timesIn } from "../times.ts";
import { amountText, forEachOf } from "./amounts.ts";
import { definesPT } from "./becoming.ts";
import { changeClauses } from "./changes.ts";
import { condition } from "./conditions.ts";
import { activationCost, costPredicates, keywordCost } from "./costs.ts";
import { effectText, sentences } from "./effects.ts";
import { trigger } from "./events.ts";
import { anyNumber, nounPhrase, qualities, whatHas, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { playerChange } from "./playerChanges.ts";
import { everyone, objects, subject } from "./references.ts";
import { replacementText } from "./replacements.ts";
import { timesText } from "./times.ts";
import { mayDo, plain, quoted, topic } from "./words.ts";

/** An ability as a line of text, in the context made for it. */
export function abilityText(ability: Ability, context: Context): string {
  switch (ability.is) {
    case "spell":
      return effectText(ability.effect, context);
    case "activated": {
      const cost = activationCost(ability.cost, context);
      return `${cost}：${effectText(ability.effect, context)}${activationLimits(ability, context)}`;
    }
    case "triggered": {
      const when = trigger(ability.when, context);
      const onlyIf = ability.onlyIf ? `、${condition(ability.onlyIf, context)}なら` : "";
      return `${when}${onlyIf}、${effectText(ability.effect, context)}`;
    }
    case "static":
      return staticText(ability, context);
    case "forPlayers": {
      const whilst = ability.whilst ? `${condition(ability.whilst, context)}かぎり、` : "";
      const texts = ability.changes.map((one) => playerChange(one, ability.who, context));
      return `${whilst}${texts.join("。")}。`;
    }
    case "replacement":
      return replacementText(ability, context);
    case "openingHand":
      return openingHand(ability.effect, context);
    case "additionalCost": {
      const cost = costPredicates(ability.cost, context);
      const how = `${objects({ is: "self" }, context)}を${phrases(context).cast.plain}ための追加コストとして、`;
      return ability.optional === undefined
        ? `${how}${plain(cost)}。`
        : `あなたは${how}${mayDo(cost)}。`;
    }
    case "costChange":
      return costChange(ability, context);
    case "castOnly": {
      const self = objects({ is: "self" }, context);
      const { canCast } = phrases(context);
      return onlyTexts(ability.onlyIf, context)
        .map((when) => `${self}は${when}にのみ${canCast}。`)
        .join("");
    }
    case "cantCast": {
      const { who, spells, whilst } = ability;
      const cannot = phrases(context).cast.cannot;
      const here = ability.zone === "stack" ? "この呪文がスタックにあるかぎり、" : "";
      const lead = whilst ? `${condition(whilst, context)}かぎり、` : here;
      return `${lead}${everyone(who, context)}は、${castOf(spells, who, context)}を${cannot}。`;
    }
    case "freeCasting": {
      const { who, spells } = ability;
      const cast = castOf(spells, who, context);
      return `${subject(who, context)}は、${cast}をそれらのマナ・コストを支払うことなく${phrases(context).cast.te}もよい。`;
    }
    case "castingWay":
      return castingWay(ability, context);
    case "keyword":
      return keywordLine(ability, context);
    case "labelled":
      return `${abilityWordWords[ability.word].ja} — ${abilityText(ability.ability, context)}`;
    default:
      return unknownNode(ability);
  }
}

/** 「このカードがあなたのゲーム開始時の手札にあるなら、〜が戦場に出ている状態でゲームを開始してもよい。」 (103.6) */
function openingHand(effect: Effect, outer: Context): string {
  const context: Context = { ...outer, selfAs: "card" };
  const where = `${objects({ is: "self" }, context)}があなたのゲーム開始時の手札にあるなら、`;
  if (effect.is === "putOntoBattlefield" && effect.what.is === "self") {
    const it = objects(effect.what, context);
    return `${where}あなたは${it}が${phrases(context).battlefield}に出ている状態でゲームを開始してもよい。`;
  }
  const may: Effect = { is: "may", who: { is: "you" }, effect };
  return `${where}${sentences(may, context).join("。")}。`;
}

/** 「〜かぎり、このクリーチャーは+1/+1の修整を受ける。」 */
function staticText(ability: Node<"Ability", "static">, context: Context): string {
  const { changes, defining } = ability;
  const whilst = ability.whilst ? `${condition(ability.whilst, context)}かぎり、` : "";
  const oneByOne = changes.some((change) => find(change as AnyNode, "theOne").length > 0);
  const whole = isEverything(ability) ? "すべての" : "";
  const both = bothOf(ability.affects, context);
  const who = both ?? whole + affected(ability, oneByOne, context);
  const [only] = changes;
  if (defining && changes.length === 1 && only?.is === "setPT") {
    return `${whilst}${definesPT(who, only, context)}。`;
  }
  const inner = { ...context, affected: grantedBy(ability, context) };
  const [first = "", ...rest] = changeClauses(
    changes,
    who,
    "static",
    inner,
    oneByOne || both !== undefined,
  );
  const spared = changes.flatMap((change) =>
    change.is === "gainAbility" && change.spares
      ? [`この効果は${objects(change.spares, context)}を取り除かない`]
      : [],
  );
  return `${[whilst + first, ...rest, ...spared].join("。")}。`;
}

/** 「このクリーチャーとエンチャントしているクリーチャー」: certain objects, each of them. */
function bothOf(what: Objects, context: Context): string | undefined {
  if (what.is !== "all" || what.filter.is !== "anyOf") return undefined;
  const known = what.filter.filters.map((part) => nounPhrase(part, context).fixed);
  return known.every((one) => one !== undefined) ? known.join("と") : undefined;
}

/** 「すべてのクリーチャー」: of everything of a type, unless it is a rule. */
const isEverything = ({ affects, changes }: Node<"Ability", "static">): boolean =>
  affects.is === "all" &&
  (affects.filter.is === "type" || affects.filter.is === "subtype") &&
  !changes.every(({ is }) => /^(?:cant|must|canBlock|doesnt)/.test(is));

/** What a static ability speaks of: spells as what their controller casts, itself on the stack as 「この呪文」. */
function affected(
  { affects, changes }: Node<"Ability", "static">,
  oneByOne: boolean,
  context: Context,
): string {
  const onStack = changes.every(({ is }) => is === "cantBeCountered");
  if (affects.is === "self" && onStack) return objects(affects, { ...context, selfAs: "spell" });
  if (onStack && isSpells(affects))
    return anyNumber(nounPhrase(affects.filter, context, { cast: true }));
  return objects(affects, context, oneByOne ? "each" : "any");
}

const isSpells = (what: Objects): what is Extract<Objects, { is: "all" }> =>
  what.is === "all" && kindOf(conjuncts(what.filter)) === "spell";

/** 「自分の手札以外の領域から呪文」: where from, then what. */
function castOf(spells: Filter, who: Player, context: Context): string {
  const parts = conjuncts(spells);
  const owner = who.is === "you" ? "あなた" : "自分";
  const from = parts.map((part) => {
    if (part.is === "castFrom") return `${zoneOf(part.zone, owner, context)}から`;
    if (part.is === "not" && part.filter.is === "castFrom") {
      return `${zoneOf(part.filter.zone, owner, context)}以外の領域から`;
    }
    return "";
  });
  const rest = parts.filter((_, index) => from[index] === "");
  const what = nounPhrase({ is: "allOf", filters: rest }, context, { noun: "spell" });
  return from.join("") + anyNumber(what);
}

/** 「あなたが緑の呪文を唱えるためのコストは{1}少なくなる。」 */
function costChange(
  { spells, more, less, times, least, first, onlyColored, whilst }: Node<"Ability", "costChange">,
  context: Context,
): string {
  const parts = conjuncts(spells);
  // Of other spells it speaks as the permanent that it is.
  const ownText = parts.some((part) => part.is === "isSelf");
  const inner: Context = ownText ? context : { ...context, selfAs: "permanent" };
  const caster = parts.find((part) => part.is === "controlledBy");
  const rest = parts.filter((part) => part !== caster);
  const what = nounPhrase({ is: "allOf", filters: rest }, context, { noun: "spell" });
  const who = caster?.is === "controlledBy" ? `${subject(caster.who, context)}が` : "";
  // 107.3: so often {1} is {X}.
  const asX = times?.is === "statOf" && (more ?? less) === "{1}";
  const each = times && !asX ? `、${forEachOf(times, inner)}` : "";
  const change = `${asX ? "{X}" : (more ?? less ?? "")}${more ? "多くなる" : "少なくなる"}`;
  const where = asX ? `Xは、${amountText(times, inner)}に等しい。` : "";
  const floor = least === undefined ? "" : `ただし、それらのコストは${least}マナ未満にならない。`;
  const colored = onlyColored ? "この効果は、あなたが支払う色マナの点数のみを減らす。" : "";
  const { cast } = phrases(context);
  // In front of all else the spell is spoken of for the first time.
  const before: Context = { ...inner, mentions: new Mentions() };
  const so = whilst ? `${condition(whilst, before)}${ownText ? "なら" : "かぎり"}、` : "";
  if (first) {
    return `${so}${who ? `各ターンに${who}` : "各ターンに"}最初に${cast.plain}${anyNumber(what)}のコストは${each}${change}。${where}${floor}${colored}`;
  }
  return `${so}${who}${anyNumber(what)}を${cast.plain}ためのコストは${each}${change}。${where}${floor}${colored}`;
}

/** 「あなたは、あなたの墓地からこのカードを、マナ・コストではなく{5}{B}を支払って唱えてもよい。」 */
function castingWay(
  { cost, more, from, resulting, exiles, designation }: Node<"Ability", "castingWay">,
  context: Context,
): string {
  const inner: Context = { ...context, selfAs: "card" };
  const origin = from ? `${zoneOf(from, "あなた", context)}から` : "";
  const paid = cost && costPredicates(cost, inner);
  const added = more && costPredicates(more, inner);
  const how = [
    paid ? `マナ・コストではなく${paid.objects}${paid.verb.te}` : "",
    added ? `他のコストの支払いに加えて${added.objects}${added.verb.te}` : "",
  ];
  const spell = resulting && nounPhrase(resulting, context, { noun: "spell" });
  const after = [
    ...(spell ? [`これは、結果として${anyNumber(spell)}になる場合にのみ行える。`] : []),
    ...(designation ? [`そうしたなら、それは${designationWords[designation].ja}状態になる。`] : []),
    ...(exiles
      ? [`そうしたなら、それがスタックを離れるに際し、${plain(phrases(context).exile("それを"))}。`]
      : []),
  ];
  const self = objects({ is: "self" }, inner);
  const card = `${origin}${self}`;
  return `${topic("あなた", card)}${card}を${how.join("")}${phrases(context).cast.te}もよい。${after.join("")}`;
}

function activationLimits(
  { limit, onlyIf, timing, who }: Node<"Ability", "activated">,
  context: Context,
): string {
  const say = phrases(context);
  const anyone = who ? `${whoActivates(who, context)}この能力を${say.activate.te}もよい。` : "";
  const only = onlyIf ? onlyTexts(onlyIf, context) : [];
  return anyone + say.limits(timing === "sorcery", only, limit);
}

/** 「あなたのターンの間」「あなたがクリーチャーをコントロールしている場合」: when alone something may be done. */
function onlyTexts(node: Condition, context: Context): readonly string[] {
  const { times, rest } = timesIn(node);
  return [
    ...(times.length > 0 ? [timesText(times, context)] : []),
    ...(rest ? [`${condition(rest, context)}場合`] : []),
  ];
}

const whoActivates = (who: Player, context: Context): string =>
  who.is === "anyPlayer" || who.is === "eachPlayer"
    ? "どのプレイヤーも"
    : `${subject(who, context)}のみが`;

/** 「マッドネス{R}」「プロテクション（黒）」「エンチャント（クリーチャー）」。 */
function keywordText(ability: Node<"Ability", "keyword">, context: Context, joint = "、"): string {
  const words = context.lexicon.keywords[ability.name];
  const phrase = ability.quality ? withQuality(words, ability.quality, context, joint) : words.ja;
  const amount = ability.amount ? amountText(ability.amount, context) : "";
  return `${phrase}${amount}${ability.cost ? keywordCost(ability.cost, context) : ""}`;
}

/** Protection from this and from that is two abilities (702.16g), enchant this or that is one (702.5c). */
function withQuality(
  words: KeywordWords,
  quality: Filter,
  context: Context,
  joint: string,
): string {
  const which = qualities(quality, context).map((one) => one.replace(/^いずれかの/, ""));
  const pattern = words.withQuality?.ja;
  return pattern
    ? which.map((one) => pattern.replace("[quality]", one)).join(joint)
    : `${words.ja}（${which.join("か")}）`;
}

function keywordLine(ability: Node<"Ability", "keyword">, context: Context): string {
  const text = keywordText(ability, context);
  const meaning = context.reminders ? reminder(ability, context) : undefined;
  return meaning ? `${text}（${meaning}）` : text;
}

/** What a keyword means, in our own words. */
export function reminder(
  ability: Node<"Ability", "keyword">,
  context: Context,
): string | undefined {
  const inGame: Context = { ...context, selfAs: "permanent" };
  return context.lexicon.reminders?.[ability.name].ja
    .replaceAll("[self]", objects({ is: "self" }, inGame))
    .replaceAll("[amount]", ability.amount ? amountText(ability.amount, context) : "")
    .replaceAll("[cost]", ability.cost ? activationCost(ability.cost, context) : "")
    .replaceAll("[quality]", ability.quality ? whatHas(ability.quality, context) : "")
    .replace(/\[([^[\]]+)\]/g, (said, words) => phrases(context).inReminder(words) ?? said);
}

/** An ability that an effect gives: 「飛行」, or a sentence in 「」. */
export function grantedAbility(ability: Ability, outer: Context): string {
  const context = contextFor(ability, {
    lexicon: outer.lexicon,
    card: outer.card,
    reminders: false,
    ...(outer.affected && { grantedTo: outer.affected }),
  });
  if (ability.is === "keyword") {
    const text = keywordText(ability, context, "と");
    return isQuoted(ability) ? quoted(text) : text;
  }
  return quoted(abilityText(ability, context));
}
