/** Effects on cards in hands, libraries and graveyards, and choices, in Japanese. */
import { sameData } from "../../sameData.ts";
import type { Effect, Node, Objects, Player } from "../../schema.ts";
import { type Context, conjuncts, zoneOwner } from "../context.ts";
import { isChosenFromRevealed, isWholeHand } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { amountText, cards, quantity } from "./amounts.ts";
import { doneBy, type EffectClause } from "./clauses.ts";
import { isFind, isPlural } from "./names.ts";
import { nounPhrase, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { actor, choice, objects, ownerWord, ownWord, possessor } from "./references.ts";
import { godan, ichidan, type Predicate, predicate, suru } from "./words.ts";

export type CardEffect = Extract<
  Effect,
  {
    is:
      | "draw"
      | "discard"
      | "discardThose"
      | "mill"
      | "scry"
      | "surveil"
      | "lookAt"
      | "reveal"
      | "search"
      | "shuffle"
      | "shuffleInto"
      | "putOnLibrary"
      | "putIntoHand"
      | "returnToHand"
      | "putIntoGraveyard"
      | "choose"
      | "chooseSource"
      | "chooseColor"
      | "chooseCreatureType";
  }
>;

/** `chained`: it goes on with what a search before it found. */
export function cardEffect(effect: CardEffect, context: Context, chained = false): EffectClause {
  switch (effect.is) {
    case "draw":
      return by(effect.who, context, `${cards(effect.amount, context)}を`, godan("引く"));
    case "discard": {
      if (isWholeHand(effect)) {
        const hand = `${ownWord(effect.who)}の手札にあるすべてのカード`;
        return by(effect.who, context, `${hand}を`, ichidan("捨てる"));
      }
      const what = cards(effect.amount, context, undefined, { upTo: effect.upTo ?? false });
      context.mentions.interrupt();
      const random = effect.random ? "無作為に選んで" : "";
      return by(effect.who, context, `${what}を${random}`, ichidan("捨てる"));
    }
    case "discardThose": {
      const what = objects(effect.what, context, "every");
      return by(effect.who, context, `${what}を`, ichidan("捨てる"));
    }
    case "mill":
      return milling(effect, context);
    case "scry":
      return by(effect.who, context, `占術${amountText(effect.amount, context)}を`, godan("行う"));
    case "surveil":
      return by(effect.who, context, `諜報${amountText(effect.amount, context)}を`, godan("行う"));
    case "lookAt":
      return by(
        effect.who,
        context,
        `${objects(effect.what, context, "every")}を`,
        ichidan("見る"),
      );
    case "reveal":
      return reveal(effect.what, context);
    case "search":
      return search(effect, context);
    case "shuffle": {
      const whose = chained ? "" : `${ownWord(effect.who)}の`;
      const clause = predicate(`${whose}ライブラリーを`, godan("切り直す"));
      return chained
        ? { predicate: clause }
        : { ...doneBy(effect.who, context), predicate: clause };
    }
    case "shuffleInto":
      return shuffleInto(effect.what, context);
    case "putOnLibrary": {
      const what = objects(effect.what, context, "every");
      const place = { top: "一番上", bottom: "一番下" }[effect.where];
      const order = !isPlural(effect.what, context)
        ? ""
        : effect.random
          ? "無作為の順番で"
          : "望む順番で";
      const library = zoneOf("library", ownerWord(effect.what, context), context);
      return by(effect.who, context, `${what}を${library}の${place}に${order}`, godan("置く"));
    }
    case "putIntoHand": {
      const hand = `${zoneOf("hand", ownerWord(effect.what, context), context)}に`;
      const found = chained && isFind(effect.what, context);
      const what = found ? "" : `${objects(effect.what, context, "every")}を`;
      return { predicate: predicate(what + hand, ichidan("加える")) };
    }
    case "returnToHand":
      return { predicate: returning(effect, context) };
    case "putIntoGraveyard": {
      const what = objects(effect.what, context, "every");
      const zone = zoneOf("graveyard", ownerWord(effect.what, context), context);
      const verb = effect.returned ? godan("戻す") : godan("置く");
      return { predicate: predicate(`${what}を${zone}に`, verb) };
    }
    case "choose":
      return choose(effect, context);
    case "chooseSource":
      return by(effect.who, context, "発生源1つを", godan("選ぶ"));
    case "chooseColor":
      return by(effect.who, context, "色1色を", godan("選ぶ"));
    case "chooseCreatureType":
      return by(effect.who, context, "クリーチャー・タイプ1つを", godan("選ぶ"));
    default:
      return unknownNode(effect);
  }
}

const by = (
  who: Player,
  context: Context,
  what: string,
  verb: Predicate["verb"],
): EffectClause => ({ ...doneBy(who, context), predicate: predicate(what, verb) });

/** The objects as their owner handles them: 「そのプレイヤーは自分の手札を」. */
function handled(what: Objects, context: Context): EffectClause & { readonly what: string } {
  const nothing = predicate("", godan("行う"));
  if (what.is !== "zoneOf" && what.is !== "topOfLibrary") {
    return { what: objects(what, context, "every"), predicate: nothing };
  }
  const subject = doneBy(what.who, context);
  const theirs: Objects = subject.subject ? { ...what, who: { is: "thePlayer" } } : what;
  return { ...subject, what: objects(theirs, context, "every"), predicate: nothing };
}

function reveal(revealed: Objects, context: Context): EffectClause {
  const { what, ...clause } = handled(revealed, context);
  return { ...clause, predicate: predicate(`${what}を`, suru("公開する")) };
}

/** 「それをオーナーのライブラリーに加えて切り直す」。 */
function shuffleInto(shuffled: Objects, context: Context): EffectClause {
  const { what, ...clause } = handled(shuffled, context);
  const owner = clause.subject ? "自分" : ownerWord(shuffled, context);
  const library = zoneOf("library", owner, context);
  return { ...clause, predicate: predicate(`${what}を${library}に加えて`, godan("切り直す")) };
}

/** 「あなたのライブラリーから基本土地カード1枚を探す」, 「〜を探し、公開する」. */
function search(effect: Node<"Effect", "search">, context: Context): EffectClause {
  const same = sameData(effect.who, effect.whose);
  const subject = doneBy(effect.who, context);
  const whose = same ? ownWord(effect.who) : possessor(effect.whose, context);
  const what = cards(effect.amount, context, effect.filter, { upTo: effect.upTo ?? false });
  const found = `${zoneOf("library", whose, context)}から${what}を`;
  return {
    ...subject,
    predicate: effect.reveal
      ? predicate(`${found}探し、`, suru("公開する"))
      : predicate(found, godan("探す")),
  };
}

/** 「クリーチャー1体を選ぶ」「それらのうち1枚を選ぶ」「それらの中から土地カード1枚を選ぶ」。 */
function choose(effect: Node<"Effect", "choose">, context: Context): EffectClause {
  if (isChosenFromRevealed(effect.name, context)) return chooseFromThose(effect, context);
  const random = effect.random ? "無作為に" : "";
  return by(effect.who, context, `${choice(effect, context)}を${random}`, godan("選ぶ"));
}

/** 「カード3枚を切削する」 (701.17)。 */
function milling({ who, amount }: Node<"Effect", "mill">, context: Context): EffectClause {
  const by = doneBy(who, context);
  context.mentions.interrupt();
  const what = `${cards(amount, context)}を`;
  return { ...by, predicate: phrases(context).mill(what, ownWord(who)) };
}

/** 「あなたはその中から土地でないカード1枚を選ぶ」: out of a hand that has just been revealed. */
function chooseFromThose(effect: Node<"Effect", "choose">, context: Context): EffectClause {
  const filters = conjuncts(effect.from).filter(({ is }) => is !== "inZone");
  const phrase = nounPhrase({ is: "allOf", filters }, context, { noun: "card" });
  const what = quantity(phrase, effect.amount, context, { upTo: effect.upTo ?? false });
  const who = actor(effect.who, context);
  return { subject: who, predicate: predicate(`その中から${what}を`, godan("選ぶ")) };
}

/** 「それをオーナーの手札に戻す」「〜をあなたの墓地からあなたの手札に戻す」。 */
function returning({ what, from }: Node<"Effect", "returnToHand">, context: Context): Predicate {
  const owner = zoneOwner(what, context);
  const said = objects(what, context, "every");
  const origin =
    from && what.is !== "target" && what.is !== "all"
      ? `${zoneOf(from, owner && possessor(owner, context), context)}から`
      : "";
  const hand = zoneOf("hand", owner?.is === "you" ? "あなた" : "オーナー", context);
  return predicate(`${said}を${origin}${hand}に`, godan("戻す"));
}
