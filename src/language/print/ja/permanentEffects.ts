/** Effects on permanents, in Japanese: 「それを破壊する」「怪物化3を行う」。 */
import { sameData } from "../../sameData.ts";
import type { Effect, Node, Objects, Player } from "../../schema.ts";
import { affectedFilter, type Context, conjuncts } from "../context.ts";
import { isFromGraveyard } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { amountText, counters, quantity } from "./amounts.ts";
import { changeClauses } from "./changes.ts";
import { doneBy, type EffectClause } from "./clauses.ts";
import { duration } from "./conditions.ts";
import { exceptions } from "./exceptions.ts";
import { isFind, isPlural, permanentWord } from "./names.ts";
import { nounPhrase, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { actor, objects } from "./references.ts";
import { create } from "./tokens.ts";
import { counterName, godan, ichidan, type Predicate, predicate, suru } from "./words.ts";

export type PermanentEffect = Extract<
  Effect,
  {
    is:
      | "destroy"
      | "regenerate"
      | "sacrifice"
      | "sacrificeChosen"
      | "exile"
      | "putOntoBattlefield"
      | "tap"
      | "untap"
      | "attach"
      | "transform"
      | "monstrosity"
      | "becomeMonstrous"
      | "phaseOut"
      | "removeFromCombat"
      | "putCounters"
      | "removeCounters"
      | "moveCounters"
      | "create"
      | "becomeCopy"
      | "fight";
  }
>;

/** `chained`: it goes on with what a search before it found. */
export function permanentEffect(
  effect: PermanentEffect,
  context: Context,
  chained = false,
): EffectClause {
  const what = (): string =>
    "what" in effect ? `${objects(effect.what, context, "every")}を` : "";
  const done = (after: string, verb: Predicate["verb"]): EffectClause => ({
    predicate: predicate(what() + after, verb),
  });
  switch (effect.is) {
    case "destroy": {
      const destroyed = done("", suru("破壊する"));
      if (!effect.noRegeneration) return destroyed;
      const them = isPlural(effect.what, context) ? "それら" : "それ";
      return { ...destroyed, after: [`${them}は再生できない`] };
    }
    case "regenerate":
      return done("", suru("再生する"));
    case "sacrifice":
      return { ...doneBy(effect.who, context), ...done("生け贄に", ichidan("捧げる")) };
    case "sacrificeChosen":
      return sacrificeChosen(effect, context);
    case "exile": {
      const before = effect.until ? duration(effect.until, context) : "";
      const down = effect.faceDown ? "裏向きに" : "";
      return { ...(before && { before }), predicate: phrases(context).exile(what() + down) };
    }
    case "putOntoBattlefield":
      return putOntoBattlefield(effect, context, chained);
    case "tap":
      return entersTapped(effect.what, context) ?? done("", suru("タップする"));
    case "untap":
      return done("", suru("アンタップする"));
    case "attach":
      return done(`${objects(effect.to, context)}に`, ichidan("つける"));
    case "transform":
      return done("", ichidan("変身させる"));
    case "monstrosity":
      return {
        predicate: predicate(`怪物化${amountText(effect.amount, context)}を`, godan("行う")),
      };
    case "becomeMonstrous":
      return itself(effect.what, context, predicate("怪物的に", godan("なる")));
    case "phaseOut":
      return itself(effect.what, context, predicate("", suru("フェイズ・アウトする")));
    case "removeFromCombat":
      return done("戦闘から", godan("取り除く"));
    case "putCounters": {
      const on = objects(effect.on, context, "each");
      const each = isPlural(effect.on, context) && !effect.divided ? "それぞれ" : "";
      const put = counters(effect.amount, effect.counter, context);
      const divided = effect.divided ? "あなたが望むように割り振って" : "";
      return { predicate: predicate(`${on}の上に${each}${put}を${divided}`, godan("置く")) };
    }
    case "removeCounters": {
      const from = `${objects(effect.from, context, "each")}の上から`;
      const kind = effect.counter === undefined ? "カウンター" : counterName(effect.counter);
      const taken = effect.amount
        ? counters(effect.amount, effect.counter, context)
        : `すべての${kind}`;
      return { predicate: predicate(`${from}${taken}を`, godan("取り除く")) };
    }
    case "moveCounters": {
      const way = `${objects(effect.from, context)}から${objects(effect.onto, context)}の上に`;
      const moved = `望む数の${counterName(effect.counter)}を`;
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(way + moved, suru("移動する")),
      };
    }
    case "create":
      return create(effect, context);
    case "becomeCopy": {
      const before = duration(effect.until, context);
      const subject = objects(effect.what, context);
      const except = exceptions(effect.except, affectedFilter(effect.of, context), context);
      const copy = `${except && "、"}${except}${objects(effect.of, context)}のコピーに`;
      return { ...(before && { before }), subject, predicate: predicate(copy, godan("なる")) };
    }
    case "fight": {
      const subject = objects(effect.one, context);
      const other = `${objects(effect.other, context)}と格闘を`;
      return { subject, predicate: predicate(other, godan("行う")) };
    }
    default:
      return unknownNode(effect);
  }
}

const itself = (what: Objects, context: Context, does: Predicate): EffectClause => ({
  subject: objects(what, context, "every"),
  predicate: does,
});

/** As a permanent enters, tapping it is entering tapped (614.1c). */
function entersTapped(what: Objects, context: Context): EffectClause | undefined {
  const { ability } = context;
  const entering = ability.is === "replacement" && ability.instead.is === "asEnters";
  if (!entering || what.is !== "self") return undefined;
  return itself(what, context, phrases(context).enter("タップ状態で"));
}

/** 「各プレイヤーはそれぞれ土地X個を生け贄に捧げる」: of their own, as goes without saying. */
function sacrificeChosen(
  { who, amount, which }: Node<"Effect", "sacrificeChosen">,
  context: Context,
): EffectClause {
  const parts = conjuncts(which).filter(
    (part) => !(part.is === "controlledBy" && isSame(part.who, who)),
  );
  const what = quantity(nounPhrase({ is: "allOf", filters: parts }, context), amount, context);
  const subject = doneBy(who, context);
  return { ...subject, predicate: predicate(`${what}を生け贄に`, ichidan("捧げる")) };
}

const isSame = (one: Player, other: Player): boolean =>
  one.is === "thePlayer" || sameData(one, other);

/** 「それをオーナーのコントロール下でタップ状態で戦場に戻す」。 */
function putOntoBattlefield(
  {
    who,
    what,
    under,
    tapped,
    attacking,
    transformed,
    returned,
    counter,
    as,
  }: Node<"Effect", "putOntoBattlefield">,
  context: Context,
  chained: boolean,
): EffectClause {
  const found = chained && isFind(what, context);
  const said = found ? "" : `${objects(what, context, "every")}を`;
  const from = isFromGraveyard(what, context)
    ? `${zoneOf("graveyard", "あなた", context)}から`
    : "";
  const control = under ? `${underWhom(under, what, context)}のコントロール下で` : "";
  const one = { is: "number", value: 1 } as const;
  const entering = enteringState(tapped, attacking);
  const state = counter
    ? `${counters(one, counter, context)}が置かれた${entering || "状態で"}`
    : entering;
  return {
    ...(who && doneBy(who, context)),
    predicate: predicate(
      `${said}${from}${control}${transformed ? "変身させた状態で" : ""}${state}${zoneOf("battlefield", undefined, context)}に`,
      returned ? godan("戻す") : godan("出す"),
    ),
    // 「そのクリーチャーは黒であり…」: it is so already as it enters (611.2e).
    ...(as && { after: changeClauses(as, thatPermanent(what, context), "static", context) }),
  };
}

const thatPermanent = (what: Objects, context: Context): string =>
  `${isPlural(what, context) ? "それらの" : "その"}${permanentWord(affectedFilter(what, context))}`;

function underWhom(under: Player, what: Objects, context: Context): string {
  const same = under.is === "ownerOf" && sameData(under.what, what);
  const ofThat = under.is === "ownerOf" && under.what.is === "thatTarget" && what.is === "target";
  return same || ofThat ? "オーナー" : actor(under, context);
}

/** 「タップ状態で」「タップ状態かつ攻撃している状態で」。 */
export function enteringState(tapped: boolean | undefined, attacking: boolean | undefined): string {
  if (tapped && attacking) return "タップ状態かつ攻撃している状態で";
  return tapped ? "タップ状態で" : attacking ? "攻撃している状態で" : "";
}
