/** Conditions and durations in Japanese: 「あなたの墓地にカードが7枚以上ある」「ターン終了時まで」。 */
import { colorWords, supertypeWords } from "../../lexicon.ts";
import type { AnyNode, Condition, Duration, Filter, Node, Objects, Player } from "../../schema.ts";
import { keywordNames } from "../../schema.ts";
import { rewrite } from "../../walk.ts";
import { type Context, conjuncts, Mentions } from "../context.ts";
import { manaText } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { amountText, spanWords } from "./amounts.ts";
import { eachForThemselves, keywordJa, statText, targetedText, zoneOfFilter } from "./filters.ts";
import { hasHappened, isHappened } from "./happened.ts";
import { definerOf, isPlural } from "./names.ts";
import { anyNumber, nounPhrase, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { objects, possessor, subject } from "./references.ts";
import { partText, pointText } from "./times.ts";
import {
  copula,
  counterName,
  exists,
  godan,
  ichidan,
  negative,
  number,
  type Predicate,
  plain,
  predicate,
  suru,
} from "./words.ts";

/** A condition in the form before かぎり, なら and とき: 「あなたの墓地にカードが7枚以上ある」。 */
export function condition(node: Condition, context: Context, negated = false): string {
  const is = (noun: string): string => `${noun}${negated ? "でない" : "である"}`;
  switch (node.is) {
    case "atLeast":
    case "atMost":
      return compared(node, context, negated);
    case "isIn": {
      if (node.zone === "exile")
        return `${objects(node.what, context)}が追放され続けて${negated ? "いない" : "いる"}`;
      const zone = zoneOf(node.zone, node.what.is === "self" ? "あなた" : undefined, context);
      return `${objects(node.what, context)}が${zone}に${negated ? "ない" : "ある"}`;
    }
    case "fits":
      return fits(node.what, node.filter, context, negated);
    case "costPaid":
      return costPaid(node.name, context, negated);
    case "manaSpent": {
      const done = negated ? "いない" : "いた";
      const self = objects(
        { is: "self" },
        {
          ...context,
          selfAs: "spell",
          mentions: new Mentions(),
        },
      );
      const cast = phrases(context).cast.plain;
      return `${self}を${cast}ために${manaText(node.mana)}が支払われて${done}`;
    }
    case "wonClash":
      return negated ? "あなたがその激突に勝っていない" : "あなたがその激突に勝った";
    case "itIsDay":
      return is("昼");
    case "itIsNight":
      return is("夜");
    case "isTurnOf":
      return is(`${possessor(node.who, context)}のターン`);
    case "isDuring":
      return is(partText(node, context));
    case "isBefore":
    case "isAfter":
      return is(pointText(node));
    case "forEachOf":
    case "forAnyOf":
      return condition(speakingOf(node.condition, node.who), context, negated);
    case "both":
      if (isNeitherDayNorNight(node.conditions)) return "昼でも夜でもない";
      return node.conditions
        .map((one) => condition(one, context, negated))
        .join(negated ? "か、" : "とともに");
    case "anyCondition":
      return node.conditions
        .map((one) => condition(one, context, negated))
        .join(negated ? "とともに" : "か、");
    case "negate":
      return condition(node.condition, context, !negated);
    default:
      return unknownNode(node);
  }
}

/** The condition with those players in the place of the one that it is about. */
const speakingOf = (node: Condition, who: Player): Condition =>
  rewrite<"Condition">(node, {
    node: (one: AnyNode): AnyNode =>
      one.is !== "thePlayer" ? one : who.is === "eachPlayer" ? eachForThemselves : who,
  });

function isNeitherDayNorNight(conditions: readonly Condition[]): boolean {
  const denied = conditions.map((one) => (one.is === "negate" ? one.condition.is : undefined));
  return denied.length === 2 && denied.includes("itIsDay") && denied.includes("itIsNight");
}

/** 「この呪文がキッカーされていた」「この呪文の想起コストが支払われていた」. */
function costPaid(name: string, context: Context, negated: boolean): string {
  const { lexicon, selfAs } = context;
  const done = negated ? "いない" : "いた";
  const { saysThis, spellByKind } = phrases(context);
  const called = { ...context, mentions: new Mentions() };
  const itself = saysThis ? "これ" : objects({ is: "self" }, called);
  const spell = spellByKind ? "この呪文" : objects({ is: "self" }, { ...called, selfAs: "spell" });
  const self = selfAs === "permanent" ? itself : spell;
  if (name === "kicker") return `${self}がキッカーされて${done}`;
  const keyword = keywordNames.find((one) => one === name);
  const cost = keyword ? `${lexicon.keywords[keyword].ja}コスト` : "追加コスト";
  return `${spell}の${cost}が支払われて${done}`;
}

type Compared = Extract<Condition, { is: "atLeast" | "atMost" }>;

/** 「2以上」「6以下」; of what is whole, "not n or more" is 「n未満」. */
function limitOf(node: Compared, negated: boolean): { least?: number; most?: number } {
  const least = node.is === "atLeast" ? node.least : node.most + 1;
  const most = node.is === "atLeast" ? node.least - 1 : node.most;
  return (node.is === "atLeast") !== negated ? { least } : { most };
}

function compared(node: Compared, context: Context, negated: boolean): string {
  const { amount } = node;
  if (isHappened(amount)) return hasHappened(amount, node, context, negated);
  if (amount.is === "attackedWith") {
    const { least = 0, most = 0 } = limitOf(node, negated);
    const many = least > 1 ? `${number(least, "体")}以上` : "";
    const few = most > 0 ? `${number(most + 1, "体")}以上` : "";
    const who = `${spanWords[amount.during]}に${subject(amount.who, context)}がクリーチャー`;
    return `${who}${many}${few}で攻撃して${least > 0 ? "いた" : "いない"}`;
  }
  if (amount.is === "count") return countCompared(amount, node, context, negated);
  const unit = amount.is === "lifeOf" ? "点" : "";
  const what =
    amount.is === "lifeOf"
      ? `${possessor(amount.who, context)}のライフ`
      : amountText(amount, context);
  if (node.is === "atLeast")
    return `${what}が${node.least}${unit}${negated ? "未満" : "以上"}である`;
  if (negated) return `${what}が${node.most + 1}${unit}以上である`;
  return `${what}が${node.most}${unit}以下である`;
}

/** 「あなたの墓地にカードが7枚以上ある」「あなたがアーティファクトをコントロールしている」. */
function countCompared(
  { filter }: Node<"Amount", "count">,
  node: Compared,
  context: Context,
  negated: boolean,
): string {
  const { least, most } = limitOf(node, negated);
  const parts = conjuncts(filter);
  const owner = parts.find((part) => part.is === "controlledBy");
  const zone = parts.find((part) => part.is === "inZone");
  const rest = parts.filter((part) => part !== owner);
  const phrase = nounPhrase({ is: "allOf", filters: rest }, context, { withoutZone: true });
  const noun = anyNumber(phrase);
  const limit = (value: number): string => number(value, phrase.counter);
  const few =
    most !== undefined && most > 0
      ? node.is === "atLeast"
        ? `${limit(most + 1)}未満`
        : `${limit(most)}以下`
      : undefined;
  const many = least === undefined || least <= 1 ? "" : `${limit(least)}以上`;
  if (owner?.is === "controlledBy") {
    const who = owner.who.is === "thePlayer" ? "そのプレイヤー" : subject(owner.who, context);
    if (few) return `${who}がコントロールしている${noun}が${few}である`;
    const control = most === undefined ? "コントロールしている" : "コントロールしていない";
    return `${who}が${noun}${many}を${control}`;
  }
  const where = zone?.is === "inZone" ? placeOf(zone, context) : phrases(context).battlefield;
  if (few) return `${where}にある${noun}が${few}である`;
  return `${where}に${noun}が${many}${most === undefined ? "ある" : "ない"}`;
}

const placeOf = (zone: Node<"Filter", "inZone">, context: Context): string =>
  zone.of?.is === "anyPlayer"
    ? `いずれかの${zoneOf(zone.zone, undefined, context)}`
    : zone.of
      ? zoneOfFilter(zone, context)
      : zoneOf(zone.zone, undefined, context);

/** What was done to the things of that name: 「追放され」. */
function participleOf(name: string, context: Context): string | undefined {
  switch (definerOf(name, context)?.is) {
    case "exile":
      return phrases(context).exiledStem;
    case "destroy":
      return "破壊され";
    case "discard":
      return "捨てられ";
    case "mill":
      return phrases(context).milledStem;
    case "reveal":
      return "公開され";
    case "sacrificeChosen":
      return "生け贄に捧げられ";
    default:
      return undefined;
  }
}

/** 「このクリーチャーが怪物的である」「それがクリーチャーでない」. */
function fits(what: Objects, filter: Filter, context: Context, negated: boolean): string {
  const one = conjuncts(filter);
  const [only] = one;
  if (one.length === 1 && only?.is === "not") return fits(what, only.filter, context, !negated);
  const done = what.is === "named" ? participleOf(what.name, context) : undefined;
  if (done) {
    const noun = anyNumber(nounPhrase(filter, context, { withoutZone: true }));
    return `これにより${noun}が${done}${negated ? "なかった" : "た"}`;
  }
  const who = objects(what, context);
  if (isPlural(what, context)) {
    const noun = anyNumber(nounPhrase(filter, context, { withoutZone: true }));
    return `${who}の中に${noun}が${negated ? "ない" : "ある"}`;
  }
  if (one.length === 1 && only?.is === "withCounter") {
    return `${who}の上に${counterName(only.counter)}が${negated ? "ない" : "ある"}`;
  }
  if (one.length === 1 && only?.is === "controlledBy") {
    const controls = predicate(`${who}を`, ichidan("コントロールしている"));
    return `${subject(only.who, context)}が${negated ? negative(controls) : plain(controls)}`;
  }
  if (one.length === 1 && only?.is === "isTapped" && negated) {
    return `${who}が${plain(predicate("", copula("アンタップ状態")))}`;
  }
  const said = one.length === 1 && only ? propertyOf(only, context) : undefined;
  const noun = anyNumber(nounPhrase(filter, context));
  const property = said ?? predicate("", copula(noun));
  return `${who}が${negated ? negative(property) : plain(property)}`;
}

/** A single property as what is said of something: 「赤である」「飛行を持つ」. */
function propertyOf(filter: Filter, context: Context): Predicate | undefined {
  switch (filter.is) {
    case "color":
      return predicate("", copula(colorWords[filter.color].ja));
    case "colorless":
      return predicate("", copula("無色"));
    case "supertype":
      return predicate("", copula(supertypeWords[filter.supertype].ja.replace(/[の・]$/, "")));
    case "hasStat":
      return predicate("", copula(statText(filter, context)));
    case "withKeyword":
      return predicate(`${keywordJa(filter.keyword, context)}を`, godan("持つ"));
    case "hasDesignation":
      return filter.designation === "monstrous"
        ? predicate("", copula("怪物的"))
        : predicate("授与されて", ichidan("いる"));
    case "isTapped":
      return predicate("", copula("タップ状態"));
    case "targets":
      return predicate(`${targetedText(filter.filter, context)}を対象と`, suru("する"));
    case "isAttacking":
      return predicate("", ichidan("攻撃している"));
    case "isBlocking":
      return predicate("", ichidan("ブロックしている"));
    case "attackedThisTurn":
      return predicate("このターンに", ichidan("攻撃している"));
    case "castFrom": {
      const zone = filter.of
        ? zoneOfFilter(filter, context)
        : zoneOf(filter.zone, undefined, context);
      return predicate(`${zone}から${phrases(context).beCast.te}`, {
        ...ichidan("いる"),
        plain: "いた",
      });
    }
    case "inZone":
      return predicate(`${placeOf(filter, context)}に`, exists());
    default:
      return undefined;
  }
}

/** 「ターン終了時まで、」; nothing for what has no end. `of`: what it holds for. */
export function duration(until: Duration, context: Context, of?: Objects): string {
  switch (until.is) {
    case "endOfTurn":
      return "ターン終了時まで、";
    case "endOfCombat":
      return "戦闘終了時まで、";
    case "forever":
      return "";
    case "yourNextTurn":
      return "あなたの次のターンまで、";
    case "endOfYourNextTurn":
      return "あなたの次のターンの終了時まで、";
    case "thisLeaves":
      return `${objects({ is: "self" }, context)}が${plain(phrases(context).leave)}まで、`;
    case "nextUntapStep": {
      const controller = of ? `${objects(of, context)}のコントローラー` : "それのコントローラー";
      return `${controller}の次のアンタップ・ステップの間、`;
    }
    case "asLongAs":
      return `${condition(until.condition, context)}かぎり、`;
    default:
      return unknownNode(until);
  }
}
