/** Triggers, replacements, conditions and durations in Japanese. */
import { stepWords } from "../../lexicon.ts";
import type { Condition, Duration, Filter, Player, Replacement, Trigger } from "../../schema.ts";
import { type Context, conjuncts, isEventOfSelf } from "../context.ts";
import { aboutSelf, happensOnce, isCreature, zoneByLink } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { cards } from "./amounts.ts";
import { anyNumber, counted, nounPhrase, zoneOf } from "./nouns.ts";
import { actor, objects, possessor, subject } from "./references.ts";
import {
  godan,
  ichidan,
  mayDo,
  number,
  type Predicate,
  past,
  plain,
  predicate,
  suru,
} from "./words.ts";

interface EventClause {
  /** Before が; nobody in 「あなたがこのカードを」… is never left out. */
  readonly subject: string;
  readonly predicate: Predicate;
}

function subjectOf(filter: Filter, context: Context): string {
  return aboutSelf(filter)
    ? objects({ is: "self" }, context)
    : counted(nounPhrase(filter, context), 1);
}

function eventClause(
  event: Exclude<Trigger, { is: "beginningOf" }>,
  context: Context,
): EventClause {
  switch (event.is) {
    case "discards": {
      const what = aboutSelf(event.what)
        ? objects({ is: "self" }, context)
        : cards({ is: "number", value: 1 }, context, event.what);
      return {
        subject: actor(event.who, context),
        predicate: predicate(`${what}を`, ichidan("捨てる")),
      };
    }
    case "enters":
      return {
        subject: subjectOf(event.what, context),
        predicate: predicate("戦場に", ichidan("出る")),
      };
    case "putIntoGraveyardFrom": {
      const who = subjectOf(event.what, context);
      if (event.from === "battlefield" && isCreature(event.what, context)) {
        return { subject: who, predicate: predicate("", suru("死亡する")) };
      }
      const from = event.from ? zoneOf(event.from, undefined) : "いずれかの領域";
      return { subject: who, predicate: predicate(`${from}から墓地に`, ichidan("置かれる")) };
    }
    case "castsSpell":
      return {
        subject: actor(event.who, context),
        predicate: predicate(
          `${counted(nounPhrase(event.what, context, { noun: "spell" }), 1)}を`,
          ichidan("唱える"),
        ),
      };
    case "doneThisWay": {
      const zone = zoneByLink(event.link, context);
      return {
        subject: objects({ is: "self" }, context),
        predicate:
          zone === "exile"
            ? predicate("これにより", ichidan("追放される"))
            : predicate(
                `これにより${zone ? `${zoneOf(zone, undefined)}に` : ""}`,
                ichidan("置かれる"),
              ),
      };
    }
    default:
      return unknownNode(event);
  }
}

/** 「あなたがカード1枚を捨てるたび」「このクリーチャーが戦場に出たとき」「あなたのアップキープの開始時に」。 */
export function trigger(when: Trigger, context: Context): string {
  if (when.is === "beginningOf") {
    const whose = stepOwner(when.whose, context);
    const step = stepWords[when.step].ja;
    return `${whose}の${when.step === "beginCombat" ? "ターンの" : ""}${step}の開始時に`;
  }
  const { subject: who, predicate: what } = eventClause(when, context);
  return happensOnce(when) ? `${who}が${past(what)}とき` : `${who}が${plain(what)}たび`;
}

const stepOwner = (who: Player, context: Context): string =>
  who.is === "anyPlayer" ? "各プレイヤー" : possessor(who, context);

/** 「あなたがこのカードを捨てるなら、代わりにこれを追放する」。 */
export function replaced(
  would: Trigger,
  instead: Replacement,
  optional: boolean,
  context: Context,
): string {
  if (would.is === "beginningOf") throw new Error("No step is replaced by a card's movement.");
  const { subject: who, predicate: what } = eventClause(would, context);
  const done = insteadOf(instead, context);
  const result = optional ? `あなたは代わりに${mayDo(done)}` : `代わりに${plain(done)}`;
  return `${who}が${plain(what)}なら、${result}`;
}

function insteadOf(instead: Replacement, context: Context): Predicate {
  switch (instead.is) {
    case "goTo": {
      const card = isEventOfSelf(context) ? objects({ is: "self" }, context) : "それ";
      if (instead.zone === "exile") return predicate(`${card}を`, suru("追放する"));
      return predicate(`${card}を${zoneOf(instead.zone, "オーナー")}に`, godan("置く"));
    }
    default:
      return unknownNode(instead.is);
  }
}

/** A condition in the form before かぎり and なら: 「あなたの墓地にカードが7枚以上ある」。 */
export function condition(node: Condition, context: Context, negated = false): string {
  switch (node.is) {
    case "atLeast":
      return atLeast(node, context, negated);
    case "isIn":
      return `${objects(node.what, context)}が${zoneOf(node.zone, node.what.is === "self" ? "あなた" : undefined)}に${negated ? "ない" : "ある"}`;
    case "negate":
      return condition(node.condition, context, !negated);
    default:
      return unknownNode(node);
  }
}

function atLeast(
  { amount, least }: Extract<Condition, { is: "atLeast" }>,
  context: Context,
  negated: boolean,
): string {
  if (amount.is !== "count") {
    const value = amount.is === "x" ? "X" : String(amount.value);
    return `${value}が${least}${negated ? "未満" : "以上"}である`;
  }
  const parts = conjuncts(amount.filter);
  const owner = parts.find((part) => part.is === "controlledBy");
  const zone = parts.find((part) => part.is === "inZone");
  const rest = parts.filter((part) => part !== owner);
  const phrase = nounPhrase({ is: "allOf", filters: rest }, context, { withoutZone: true });
  const many = least === 1 ? "" : `${number(least, phrase.counter)}以上`;
  const few = negated && least > 1 ? `が${number(least, phrase.counter)}未満である` : undefined;
  if (owner?.is === "controlledBy") {
    const who = subject(owner.who, context);
    if (few) return `${who}がコントロールしている${anyNumber(phrase)}${few}`;
    const control = negated ? "コントロールしていない" : "コントロールしている";
    return `${who}が${anyNumber(phrase)}${many}を${control}`;
  }
  const where =
    zone?.is === "inZone" ? zoneOf(zone.zone, zone.of && possessor(zone.of, context)) : "戦場";
  if (few) return `${where}にある${anyNumber(phrase)}${few}`;
  return `${where}に${anyNumber(phrase)}が${many}${negated ? "ない" : "ある"}`;
}

/** 「ターン終了時まで、」; nothing for what has no end. */
export function duration(until: Duration): string {
  switch (until.is) {
    case "endOfTurn":
      return "ターン終了時まで、";
    case "forever":
      return "";
    default:
      return unknownNode(until);
  }
}
