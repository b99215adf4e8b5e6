import type { Filter, Node, Player, Trigger } from "../../schema.ts";
import { find } from "../../walk.ts";
import { type Context, Mentions } from "../context.ts";
import {
  aboutSelf,
  endsItself,
  happensOnce,
  isCreature,
  onlyTarget,
  ownedCards,
  zoneByLink,
} from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { condition } from "./conditions.ts";
import type { NounPlace } from "./filters.ts";
import { anyNumber, counted, nounPhrase, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { actor, objects, ownWord, possessor } from "./references.ts";
import {
  counterName,
  godan,
  ichidan,
  oneOf,
  type Predicate,
  past,
  plain,
  predicate,
  suru,
} from "./words.ts";

/** Who or what does something, before が, and what. */
export interface EventClause {
  readonly subject: string;
  readonly predicate: Predicate;
}

/** How often it must happen: 「3体以上」; or in general, without a number. */
interface HowOften {
  readonly least?: number;
  readonly plainNouns?: boolean;
}

/** 「クリーチャー1体」「クリーチャー3体以上」「クリーチャー」, 「このクリーチャー」. */
function nounOf(
  filter: Filter | undefined,
  context: Context,
  often: HowOften,
  place: NounPlace = {},
): string {
  if (aboutSelf(filter)) return objects({ is: "self" }, context);
  const target = onlyTarget(filter, context);
  if (target) return objects(target, context);
  const phrase = nounPhrase(filter ?? { is: "isCard" }, context, place);
  if (often.plainNouns) return anyNumber(phrase);
  return often.least ? counted(phrase, often.least, "", "以上") : counted(phrase, 1);
}

export function eventClause(event: Trigger, context: Context, often: HowOften = {}): EventClause {
  const noun = (filter: Filter | undefined, place?: NounPlace): string =>
    nounOf(
      filter,
      context,
      "atOnce" in event && event.atOnce ? { least: ("least" in event && event.least) || 1 } : often,
      place,
    );
  const does = (subject: string, what: Predicate): EventClause => ({ subject, predicate: what });
  const card = { noun: "card" } as const;
  switch (event.is) {
    case "enters":
      return does(noun(event.what), phrases(context).enter());
    case "leaves":
      return does(noun(event.what), phrases(context).leave);
    case "putIntoGraveyardFrom":
      return does(noun(ownedCards(event.what).what), putIntoGraveyard(event, context));
    case "discards":
      return does(
        actor(event.who, context),
        predicate(`${noun(event.what, card)}を`, ichidan("捨てる")),
      );
    case "draws":
      return does(
        actor(event.who, context),
        predicate(
          event.nth === undefined
            ? `${noun(undefined, card)}を`
            : `各ターン内で${event.nth}枚目のカードを`,
          godan("引く"),
        ),
      );
    case "drawsCards":
      return does(
        actor(event.who, context),
        predicate(`カード${event.least}枚以上を`, godan("引く")),
      );
    case "mills":
      return does(
        actor(event.who, context),
        phrases(context).millsOne(`${noun(event.what, card)}を`, ownWord(event.who)),
      );
    case "sacrifices":
      return does(
        actor(event.who, context),
        predicate(`${noun(event.what)}を生け贄に`, ichidan("捧げる")),
      );
    case "reveals":
      return does(
        actor(event.who, context),
        predicate(
          `${event.thisWay ? "これにより" : ""}${noun(event.what, card)}を`,
          suru("公開する"),
        ),
      );
    case "castsSpell":
      return castsSpell(event, context, often);
    case "isCountered": {
      const what = noun(event.what, { noun: "spell" });
      return event.by
        ? does(noun(event.by), predicate(`${what}を`, godan("打ち消す")))
        : does(what, predicate("", ichidan("打ち消される")));
    }
    case "becomesTarget": {
      const of = anyNumber(nounPhrase(event.of, context));
      return does(noun(event.what), predicate(`${of}の対象に`, godan("なる")));
    }
    case "attacks": {
      const whom = event.whom ? `${actor(event.whom, context)}を` : "";
      return does(
        noun(event.what),
        predicate(`${whom}${event.alone ? "単独で" : ""}`, suru("攻撃する")),
      );
    }
    case "blocks":
      return does(
        noun(event.what),
        predicate(event.whom ? `${nounOf(event.whom, context, {})}を` : "", suru("ブロックする")),
      );
    case "becomesBlocked": {
      const by = event.by ? `${nounOf(event.by, context, {})}によって` : "";
      return does(noun(event.what), predicate(`${by}ブロックされた状態に`, godan("なる")));
    }
    case "damages":
      return damages(event, context, noun);
    case "gainsLife":
      return does(actor(event.who, context), predicate("ライフを", ichidan("得る")));
    case "losesLife":
      return does(actor(event.who, context), predicate("ライフを", godan("失う")));
    case "becomesTapped":
      return does(noun(event.what), predicate("タップ状態に", godan("なる")));
    case "becomesUntapped":
      return does(noun(event.what), predicate("アンタップ状態に", godan("なる")));
    case "createsTokens":
      return does(actor(event.who, context), phrases(context).create("トークン1つ以上を"));
    case "tapsForMana": {
      const what = `マナを引き出す目的で${noun(event.what)}を`;
      return does(actor(event.who, context), predicate(what, suru("タップする")));
    }
    case "countersPut": {
      const kind = event.counter === undefined ? "カウンター" : counterName(event.counter);
      return does(`${noun(event.on)}の上に1個以上の${kind}`, predicate("", ichidan("置かれる")));
    }
    case "isDestroyed":
      return does(noun(event.what), predicate("", ichidan("破壊される")));
    case "becomesMonstrous":
      return does(noun(event.what), predicate("怪物的に", godan("なる")));
    case "transforms": {
      if (!aboutSelf(event.what)) return does(noun(event.what), predicate("", suru("変身する")));
      // 701.27e: into what has this ability.
      const into = objects({ is: "self" }, { ...context, mentions: new Mentions() });
      return does(noun(event.what), predicate(`${into}に`, suru("変身する")));
    }
    case "clashes": {
      const what = event.won
        ? predicate("激突を行い", suru("勝利する"))
        : predicate("激突を", godan("行う"));
      return does(actor(event.who, context), what);
    }
    case "dayNightChanges":
      return does("昼", predicate("夜になるか夜が昼に", godan("なる")));
    case "beginningOf":
      return does(stepText(event, context), predicate("", godan("始まる")));
    case "stateIs":
      return does(
        "ゲーム",
        predicate(`${condition(event.condition, context)}状態に`, godan("なる")),
      );
    case "anyEvent":
      return anyEvent(event.triggers, context, often);
    case "exiledWith": {
      const by = `${objects({ is: "self" }, context)}によって`;
      const champion = context.lexicon.keywords.champion.ja;
      return event.link === "champion"
        ? does(by + noun(event.what), predicate(champion, ichidan("される")))
        : does(by + noun(event.what), phrases(context).beExiled());
    }
    case "doneThisWay":
      return does(objects({ is: "self" }, context), doneThisWay(event.link, context));
    default:
      return unknownNode(event);
  }
}

function putIntoGraveyard(
  { what, from }: Node<"Trigger", "putIntoGraveyardFrom">,
  context: Context,
): Predicate {
  if (from === "battlefield" && isCreature(what, context)) return phrases(context).die;
  const origin = from ? zoneOf(from, undefined, context) : "いずれかの領域";
  const { owner } = ownedCards(what);
  // Of opponents in general, not of one of them.
  const whose =
    owner?.is === "anOpponent" ? "対戦相手の" : owner ? `${actor(owner, context)}の` : "";
  return predicate(`${origin}から${whose}墓地に`, ichidan("置かれる"));
}

function castsSpell(
  { who, what, nth }: Node<"Trigger", "castsSpell">,
  context: Context,
  often: HowOften,
): EventClause {
  const { cast, beCast } = phrases(context);
  // A card that is cast speaks of itself as a spell, whatever it will be.
  if (aboutSelf(what)) {
    const self = objects({ is: "self" }, { ...context, selfAs: "spell" });
    return { subject: actor(who, context), predicate: predicate(`${self}を`, cast) };
  }
  if (nth !== undefined) {
    const spells = anyNumber(nounPhrase(what, context, { noun: "spell" }));
    const done = predicate(`各ターン内で${nth}つ目の${spells}を`, cast);
    return { subject: actor(who, context), predicate: done };
  }
  const spells = nounOf(what, context, often, { noun: "spell" });
  if (often.plainNouns && who.is === "anyPlayer") {
    return { subject: spells, predicate: predicate("", beCast) };
  }
  return { subject: actor(who, context), predicate: predicate(`${spells}を`, cast) };
}

/** 「戦闘ダメージ」. */
export const damageNoun = (event: Node<"Trigger", "damages">): string =>
  event.combat ? "戦闘ダメージ" : event.noncombat ? "戦闘ダメージでないダメージ" : "ダメージ";

/** What has no other noun is called a source. */
const sourcePlace = (filter: Filter): NounPlace =>
  find(filter, "type", "subtype").length > 0 ? {} : { noun: "source" };

function damages(
  event: Node<"Trigger", "damages">,
  context: Context,
  noun: (filter: Filter | undefined, place?: NounPlace) => string,
): EventClause {
  const source = event.source && noun(event.source, sourcePlace(event.source));
  const goals = [
    ...(event.object ? [noun(event.object)] : []),
    ...(event.player ? [actor(event.player, context)] : []),
  ];
  const goal = goals.length > 0 ? `${goals.join("か")}に` : "";
  const damage = damageNoun(event);
  return source === undefined
    ? { subject: goal + damage, predicate: predicate("", ichidan("与えられる")) }
    : { subject: source, predicate: predicate(`${goal}${damage}を`, ichidan("与える")) };
}

/** 「このクリーチャーが戦場に出るか攻撃する」, 「AかBが戦場に出る」, 「Aが死亡するか、Bが戦場に出る」. */
function anyEvent(triggers: readonly Trigger[], context: Context, often: HowOften): EventClause {
  // Each is said as if it were the first, so that the same subject is the same words.
  const clauses = triggers.map((one) => {
    const again = eventClause(one, { ...context, mentions: context.mentions.copy() }, often);
    return { ...again, one };
  });
  const first = clauses[0];
  if (!first) return { subject: "いずれか", predicate: predicate("", ichidan("起きる")) };
  eventClause(first.one, context, often);
  if (clauses.every(({ subject }) => subject === first.subject)) {
    const done = oneOf(clauses.map((one) => one.predicate));
    return { subject: first.subject, predicate: done ?? first.predicate };
  }
  if (clauses.every((one) => plain(one.predicate) === plain(first.predicate))) {
    return {
      subject: clauses.map(({ subject }) => subject).join("や、"),
      predicate: first.predicate,
    };
  }
  const last = clauses[clauses.length - 1] ?? first;
  const before = clauses
    .slice(0, -1)
    .map((one) => `${one.subject}が${plain(one.predicate)}か、`)
    .join("");
  return { subject: before + last.subject, predicate: last.predicate };
}

function doneThisWay(link: string, context: Context): Predicate {
  const zone = zoneByLink(link, context);
  return zone === "exile"
    ? phrases(context).beExiled("これにより")
    : predicate(
        `これにより${zone ? `${zoneOf(zone, undefined, context)}に` : ""}`,
        ichidan("置かれる"),
      );
}

/** 「あなたがカード1枚を捨てるたび」「このクリーチャーが戦場に出たとき」「あなたのアップキープの開始時に」。 */
export function trigger(when: Trigger, context: Context): string {
  if (when.is === "beginningOf") return `${beginning(when, context)}に`;
  if (when.is === "stateIs") return `${condition(when.condition, context)}とき`;
  const { subject: who, predicate: what } = eventClause(when, context);
  return happensOnce(when, context)
    ? `${who}が${past(what)}とき`
    : `${who}が${apartFrom(who, plain(what))}たび`;
}

/** 「あなたが、あなたがコントロールしている…」: a comma keeps the same words apart. */
const apartFrom = (who: string, what: string): string =>
  what.startsWith(who) ? `、${what}` : what;

/** 「次の終了ステップの開始時に」: of a delayed trigger, the first time that it happens (603.7). */
export function nextTime(when: Trigger, context: Context): string {
  if (when.is === "beginningOf") return `${beginning(when, context, "次の")}に`;
  const { subject: who, predicate: what } = eventClause(when, context);
  return `${happensOnce(when, context) ? "" : "次に"}${who}が${past(what)}とき`;
}

/** 「あなたのアップキープの開始時」; of an end step 「ターン終了時」, where it was called so. */
function beginning(when: Node<"Trigger", "beginningOf">, context: Context, next = ""): string {
  const owner = stepOwner(when.whose, context, next !== "");
  // Every turn ends: of each, nothing more is said.
  const whose = owner === "" || owner === "各" ? "" : next + owner;
  const end = when.step === "end" ? phrases(context).atEnd(whose) : undefined;
  return end ?? `${stepText(when, context, next)}の開始時`;
}

/** 「あなたのアップキープ」「あなたの次のアップキープ」「あなたのターンの戦闘」. */
function stepText(
  { step, whose }: Node<"Trigger", "beginningOf">,
  context: Context,
  next = "",
): string {
  const owner = stepOwner(whose, context, next !== "");
  return `${next}${owner}${step === "beginCombat" ? "ターンの" : ""}${phrases(context).step(step)}`;
}

function stepOwner(who: Player, context: Context, next: boolean): string {
  if (who.is === "anyPlayer") return next || endsItself(context.ability) ? "" : "各";
  return `${possessor(who, context)}の`;
}
