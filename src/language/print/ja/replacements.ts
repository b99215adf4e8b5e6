/** Replacement effects in Japanese: 「〜が〜するなら、代わりに…」 (614)。 */
import type { Ability, Effect, Node, Player, Replacement, Trigger } from "../../schema.ts";
import { type Context, conjuncts, isEventOfSelf } from "../context.ts";
import { aboutSelf } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { amountText, counters } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { sentences } from "./effects.ts";
import { damageNoun, type EventClause, eventClause } from "./events.ts";
import { exceptions } from "./exceptions.ts";
import { anyNumber, counted, nounPhrase, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { actor, objects, ownWord, possessor } from "./references.ts";
import {
  counterName,
  godan,
  ichidan,
  mayDo,
  type Predicate,
  plain,
  predicate,
  quoted,
  suru,
} from "./words.ts";

type ReplacementAbility = Node<"Ability", "replacement">;

/** The sentences of a replacement effect, without their full stops. */
export function replacementSentences(
  ability: ReplacementAbility,
  context: Context,
  next = "",
): readonly string[] {
  const { would, instead } = ability;
  const inner: Context = { ...context, ability, event: would };
  const ways = entering(instead, would, ability.optional ?? false, inner);
  if (ways) {
    const whilst = ability.whilst ? `${condition(ability.whilst, inner)}なら、` : "";
    return [whilst + (ways[0] ?? ""), ...ways.slice(1)];
  }
  const whilst = ability.whilst ? `${condition(ability.whilst, inner)}かぎり、` : "";
  const { subject, predicate: what } = watchedFor(ability, inner);
  const [first = "", ...rest] = insteadOf(ability, inner);
  return [`${whilst}${next}${subject}が${plain(what)}なら、${first}`, ...rest];
}

const isAnyDamage = (would: Trigger): boolean =>
  would.is === "damages" && !would.source && !would.object && !would.player;

/** 「効果1つがあなたのコントロール下でトークン1つ以上を生成する」 (614.16)。 */
const byEffect = (who: Player, context: Context): EventClause => ({
  subject: "効果1つ",
  predicate: phrases(context).create(
    `${possessor(who, context)}のコントロール下でトークン1つ以上を`,
  ),
});

/** The event; damage by anything to anything: 「いずれかの発生源がパーマネント1つかプレイヤー1人にダメージを与える」. */
function watchedFor({ would, instead }: ReplacementAbility, context: Context): EventClause {
  if (would.is === "createsTokens") return byEffect(would.who, context);
  if (!isAnyDamage(would)) return eventClause(would, context);
  const much = instead.is === "changeAmount" && instead.to ? "1点以上の" : "";
  return {
    subject: "いずれかの発生源",
    predicate: predicate(`パーマネント1つかプレイヤー1人に${much}ダメージを`, ichidan("与える")),
  };
}

/** How something enters (614.1c–d): said of it, without 「代わりに」. */
function entering(
  instead: Replacement,
  would: Trigger,
  optional: boolean,
  context: Context,
): readonly string[] | undefined {
  const what = would.is === "enters" ? would.what : undefined;
  const itself = aboutSelf(what);
  const say = phrases(context);
  const who = (): string =>
    itself || !what ? objects({ is: "self" }, context) : anyNumber(nounPhrase(what, context));
  switch (instead.is) {
    case "enterTapped":
      return [`${who()}は${plain(say.enter("タップ状態で"))}`];
    case "enterWith": {
      const more = itself ? "" : "追加の";
      const subject = who();
      const put = counters(instead.amount, instead.counter, context);
      return [`${subject}は${more}${put}が置かれた状態で${plain(say.enter())}`];
    }
    case "asEnters": {
      const subject = who();
      const [first = "", ...rest] = sentences(instead.effect, context);
      return [`${subject}が${plain(say.enter())}に際し、${first}`, ...rest];
    }
    case "enterAsCopy": {
      const subject = who();
      const of = counted(nounPhrase(instead.filter, context), 1);
      const except = exceptions(instead.except, instead.filter, context);
      // Whose it is tells where: 「あなたがコントロールしているクリーチャー1体」.
      const owned = conjuncts(instead.filter).some((part) => part.is === "controlledBy");
      const copy = `${subject}は、${except}${owned ? "" : say.there}${of}のコピーとして${plain(say.enter())}`;
      return [optional ? `あなたは${quoted(`${copy}。`)}を選んでもよい` : copy];
    }
    default:
      return undefined;
  }
}

function insteadOf(
  { would, instead, optional }: ReplacementAbility,
  context: Context,
): readonly string[] {
  const done = (what: Predicate): readonly string[] => [
    optional ? `あなたは代わりに${mayDo(what)}` : `代わりに${plain(what)}`,
  ];
  switch (instead.is) {
    case "goTo": {
      const card = isEventOfSelf(context) ? objects({ is: "self" }, context) : "それ";
      if (instead.zone === "exile") return done(phrases(context).exile(`${card}を`));
      return done(
        predicate(`${card}を${zoneOf(instead.zone, "オーナー", context)}に`, godan("置く")),
      );
    }
    case "doInstead": {
      if (isElseDrawn(would, instead.effect) && !optional) {
        const [first = "", ...rest] = sentences(instead.effect, context);
        return [`代わりにそのプレイヤーはそのドローを飛ばし、あなたは${first}`, ...rest];
      }
      const [first = "", ...rest] = sentences(instead.effect, context);
      return optional
        ? [`代わりにあなたは${quoted(`${[first, ...rest].join("。")}。`)}を選んでもよい`]
        : [`代わりに${first}`, ...rest];
    }
    case "prevent": {
      const amount = instead.amount && `のうち${amountText(instead.amount, context)}点`;
      const damage = would.is === "damages" && would.combat ? damageNoun(would) : "ダメージ";
      const so = instead.so ? sentences(instead.so, context) : [];
      return [`その${damage}${amount ?? ""}を軽減する`, ...so];
    }
    case "changeAmount":
      return done(changed(instead, would, context));
    case "redirect":
      return done(
        predicate(`そのダメージは${recipientOf(instead, context)}に`, ichidan("与えられる")),
      );
    case "regenerateIt":
      return done(predicate("それを", suru("再生する")));
    case "enterTapped":
    case "enterWith":
    case "asEnters":
    case "enterAsCopy":
      return [];
    default:
      return unknownNode(instead);
  }
}

/** Somebody else's draw becomes one of yours. */
const isElseDrawn = (would: Trigger, effect: Effect): boolean =>
  would.is === "draws" && would.who.is !== "you" && effect.is === "draw" && effect.who.is === "you";

const recipientOf = ({ to }: Node<"Replacement", "redirect">, context: Context): string =>
  to.is === "player"
    ? actor(to.player, context)
    : to.is === "objects"
      ? objects(to.objects, context)
      : "それら";

/** 「2点のダメージを与える」「その2倍の点数のダメージを与える」「その枚数に1を足した枚数のカードを引く」. */
function changed(
  { to, plus, times }: Node<"Replacement", "changeAmount">,
  would: Trigger,
  context: Context,
): Predicate {
  const [noun, counter, done] = measured(would, context);
  const amount =
    to?.is === "number"
      ? `${to.value}${counter}`
      : to
        ? `${amountText(to, context)}に等しい${counter}数`
        : times !== undefined
          ? `その${times}倍の${counter}数`
          : `その${counter}数に${plus ? amountText(plus, context) : "1"}を足した${counter}数`;
  const whom = isAnyDamage(would)
    ? "それはそのパーマネントやプレイヤーに"
    : would.is === "createsTokens"
      ? "それは"
      : would.is === "countersPut"
        ? "それの上に"
        : "";
  return done(`${whom}${amount}の${noun}`);
}

type Doing = (what: string) => Predicate;
const doing =
  (verb: Predicate["verb"], particle = "を"): Doing =>
  (what) =>
    predicate(what + particle, verb);

/** What is counted, its counter, and what is done to so many of them. */
function measured(would: Trigger, context: Context): readonly [string, string, Doing] {
  switch (would.is) {
    case "damages":
      return would.source || isAnyDamage(would)
        ? [damageNoun(would), "点", doing(ichidan("与える"))]
        : [damageNoun(would), "点", doing(ichidan("与えられる"), "が")];
    case "losesLife":
      return ["ライフ", "点", doing(godan("失う"))];
    case "draws":
    case "drawsCards":
      return ["カード", "枚", doing(godan("引く"))];
    case "countersPut": {
      const kind = would.counter ? counterName(would.counter) : "それらのカウンター";
      return [kind, "個", doing(ichidan("置かれる"), "が")];
    }
    case "createsTokens":
      return ["それらのトークン", "", (what) => phrases(context).create(`${what}を`)];
    case "mills":
      return ["カード", "枚", (what) => phrases(context).mill(`${what}を`, ownWord(would.who))];
    default:
      return ["ライフ", "点", doing(ichidan("得る"))];
  }
}

/** A replacement ability as a line. */
export const replacementText = (
  ability: Extract<Ability, { is: "replacement" }>,
  context: Context,
): string => `${replacementSentences(ability, context).join("。")}。`;
