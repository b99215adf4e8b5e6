/** What has happened in a turn, in Japanese: 「このターンにクリーチャーが死亡している」。 */
import type { Condition, Node, Trigger } from "../../schema.ts";
import { type Context, conjuncts } from "../context.ts";
import { spanWords } from "./amounts.ts";
import { damageNoun, eventClause } from "./events.ts";
import { possessor } from "./references.ts";
import { number, past, plain } from "./words.ts";

/** 「あなたが呪文1つを唱えた」: before 「回数」. */
export function happenedClause(what: Trigger, context: Context): string {
  const { subject, predicate } = eventClause(what, context);
  return `${subject}が${past(predicate)}`;
}

/** 「あなたがライフを得た点数の合計」「あなたに与えられたダメージの合計」 */
export function sumClause(what: Trigger, context: Context): string {
  const { subject, predicate } = eventClause(what, context);
  const damage = what.is === "damages" ? damageNoun(what) : undefined;
  return damage !== undefined && subject.endsWith(damage)
    ? `${subject.slice(0, -damage.length)}${past(predicate)}${damage}の合計`
    : `${subject}が${past(predicate)}点数の合計`;
}

type Happened = Node<"Amount", "timesHappened" | "sumHappened">;

/** Whether an amount is of what has happened. */
export const isHappened = (amount: { readonly is: string }): amount is Happened =>
  amount.is === "timesHappened" || amount.is === "sumHappened";

/** 「直前のターンに呪文が唱えられていない」「このターンにクリーチャー3体以上が攻撃している」。 */
export function hasHappened(
  amount: Happened,
  node: Extract<Condition, { is: "atLeast" | "atMost" }>,
  context: Context,
  negated: boolean,
): string {
  const when = spanWords[amount.during];
  // "At most n" is "not n + 1 or more".
  const least = node.is === "atLeast" ? node.least : node.most + 1;
  const { what, under } = enteredUnder(amount.what, context);
  const isSo = (node.is === "atLeast") !== negated;
  if (amount.is === "sumHappened") {
    return `${when}に${sumClause(amount.what, context)}が${least}点${isSo ? "以上" : "未満"}である`;
  }
  const countable = isCountable(what);
  if (least === 1 || countable) {
    const many = least === 1 ? undefined : { least };
    const { subject, predicate } = eventClause(what, context, many ?? { plainNouns: true });
    const te = predicate.objects + predicate.verb.te;
    return `${when}に${subject}が${under}${te}${isSo ? "いた" : "いない"}`;
  }
  const { subject, predicate } = eventClause(what, context);
  const times = number(least, "回");
  return `${when}に${subject}が${under}${plain(predicate)}ことが${times}${isSo ? "以上あった" : "以上はなかった"}`;
}

/** Who controlled it as it entered: 「あなたのコントロール下で」; now it may be somebody else, or nobody. */
function enteredUnder(what: Trigger, context: Context): { what: Trigger; under: string } {
  if (what.is !== "enters") return { what, under: "" };
  const parts = conjuncts(what.what);
  const controlled = parts.find((part) => part.is === "controlledBy");
  if (controlled?.is !== "controlledBy") return { what, under: "" };
  const filters = parts.filter((part) => part !== controlled);
  return {
    what: { ...what, what: { is: "allOf", filters } },
    under: `${possessor(controlled.who, context)}のコントロール下で`,
  };
}

/** Events of which the number of objects tells how often they happened. */
const isCountable = ({ is }: Trigger): boolean =>
  is === "castsSpell" || is === "attacks" || is === "enters" || is === "putIntoGraveyardFrom";
