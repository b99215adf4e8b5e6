/** Abilities in Japanese: the lines of a card. */
import { abilityWordWords } from "../../lexicon.ts";
import type { Ability, Filter, Node, Player } from "../../schema.ts";
import { affectedFilter, type Context, conjuncts, contextFor } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { changeClauses } from "./changes.ts";
import { activationCost, costPredicates, keywordCost } from "./costs.ts";
import { effectText } from "./effects.ts";
import { condition, replaced, trigger } from "./events.ts";
import { anyNumber, nounPhrase, qualities, whatHas, zoneOf } from "./nouns.ts";
import { everyone, objects, subject } from "./references.ts";
import { plain } from "./words.ts";

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
    case "static": {
      const whilst = ability.whilst ? `${condition(ability.whilst, context)}かぎり、` : "";
      const who = objects(ability.affects, context);
      const inner = { ...context, affected: affectedFilter(ability.affects, context) };
      const [first = "", ...rest] = changeClauses(ability.changes, who, "static", inner);
      return `${[whilst + first, ...rest].join("。")}。`;
    }
    case "replacement":
      return `${replaced(ability.would, ability.instead, ability.optional ?? false, context)}。`;
    case "additionalCost": {
      const self = objects({ is: "self" }, context);
      return `${self}を唱えるための追加コストとして、${plain(costPredicates(ability.cost, context))}。`;
    }
    case "costChange":
      return costChange(ability, context);
    case "cantCast": {
      const { who, spells } = ability;
      return `${everyone(who, context)}は、${castOf(spells, who, context)}を唱えられない。`;
    }
    case "freeCasting": {
      const { who, spells } = ability;
      const cast = castOf(spells, who, context);
      return `${subject(who, context)}は、${cast}をそれらのマナ・コストを支払うことなく唱えてもよい。`;
    }
    case "keyword":
      return keywordLine(ability, context);
    case "labelled":
      return `${abilityWordWords[ability.word].ja} — ${abilityText(ability.ability, context)}`;
    default:
      return unknownNode(ability);
  }
}

/** 「自分の手札以外の領域から呪文」: where from, then what. */
function castOf(spells: Filter, who: Player, context: Context): string {
  const parts = conjuncts(spells);
  const owner = who.is === "you" ? "あなた" : "自分";
  const from = parts.map((part) => {
    if (part.is === "castFrom") return `${zoneOf(part.zone, owner)}から`;
    if (part.is === "not" && part.filter.is === "castFrom") {
      return `${zoneOf(part.filter.zone, owner)}以外の領域から`;
    }
    return "";
  });
  const rest = parts.filter((_, index) => from[index] === "");
  const what = nounPhrase({ is: "allOf", filters: rest }, context, { noun: "spell" });
  return from.join("") + anyNumber(what);
}

/** 「あなたが緑の呪文を唱えるためのコストは{1}少なくなる。」 */
function costChange(
  { spells, more, less }: Extract<Ability, { is: "costChange" }>,
  context: Context,
): string {
  const parts = conjuncts(spells);
  const caster = parts.find((part) => part.is === "controlledBy");
  const rest = parts.filter((part) => part !== caster);
  const what = nounPhrase({ is: "allOf", filters: rest }, context, { noun: "spell" });
  const who = caster?.is === "controlledBy" ? `${subject(caster.who, context)}が` : "";
  const change = more ? `${more}多くなる` : `${less ?? ""}少なくなる`;
  return `${who}${anyNumber(what)}を唱えるためのコストは${change}。`;
}

function activationLimits(
  { limit, onlyIf }: Extract<Ability, { is: "activated" }>,
  context: Context,
): string {
  const when = onlyIf ? `起動は${condition(onlyIf, context)}場合にのみ行う。` : "";
  const often =
    limit === undefined
      ? ""
      : limit === 1
        ? "起動は毎ターン1回のみ行う。"
        : `起動は毎ターン${limit}回までしか行えない。`;
  return when + often;
}

/** 「マッドネス{R}」「プロテクション（黒）」「エンチャント（クリーチャー）」。 */
export function keywordText(ability: Node<"Ability", "keyword">, context: Context): string {
  const words = context.lexicon.keywords[ability.name];
  const pattern = words.withQuality?.ja ?? `${words.ja}（[quality]）`;
  const phrase = ability.quality
    ? qualities(ability.quality, context)
        .map((quality) => pattern.replace("[quality]", quality))
        .join("、")
    : words.ja;
  const amount = ability.amount
    ? String(ability.amount.is === "number" ? ability.amount.value : "X")
    : "";
  return `${phrase}${amount}${ability.cost ? keywordCost(ability.cost, context) : ""}`;
}

function keywordLine(ability: Node<"Ability", "keyword">, context: Context): string {
  const text = keywordText(ability, context);
  return context.reminders ? `${text}（${reminder(ability, context)}）` : text;
}

/** What a keyword means, in our own words. */
export function reminder(ability: Node<"Ability", "keyword">, context: Context): string {
  const inGame: Context = { ...context, selfAs: "permanent" };
  return context.lexicon.keywords[ability.name].reminder.ja
    .replaceAll("[self]", objects({ is: "self" }, inGame))
    .replaceAll("[cost]", ability.cost ? activationCost(ability.cost, context) : "")
    .replaceAll("[quality]", ability.quality ? whatHas(ability.quality, context) : "");
}

/** An ability that an effect gives: 「飛行」, or a sentence in 「」. */
export function grantedAbility(ability: Ability, outer: Context): string {
  const context = contextFor(ability, {
    lexicon: outer.lexicon,
    card: outer.card,
    reminders: false,
    ...(outer.affected && { grantedTo: outer.affected }),
  });
  if (ability.is === "keyword") return keywordText(ability, context);
  return `「${abilityText(ability, context)}」`;
}
