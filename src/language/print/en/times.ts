/** Times of a turn in English: "during your upkeep", "before attackers are declared". */
import { combatPointWords, turnPartWords } from "../../lexicon.ts";
import type { Condition, Node } from "../../schema.ts";
import type { Context } from "../context.ts";
import { type TimeOfTurn, timesIn } from "../times.ts";
import { possessivePlayer } from "./players.ts";

/** "your upkeep", "combat on your turn", "the declare attackers step". */
export function partText({ part, whose }: Node<"Condition", "isDuring">, context: Context): string {
  const { en } = turnPartWords[part];
  const owner = whose && possessivePlayer(whose, context);
  if (part === "combat") return owner ? `${en} on ${owner} turn` : en;
  return `${owner ?? "the"} ${en}`;
}

/** "before blockers are declared", "combat after blockers are declared". */
export const pointText = ({ is, point, any }: Node<"Condition", "isBefore" | "isAfter">): string =>
  `${any ? "combat " : ""}${is === "isBefore" ? "before" : "after"} ${combatPointWords[point].en}`;

function timeText(time: TimeOfTurn, context: Context): string {
  switch (time.is) {
    case "isTurnOf":
      return `during ${possessivePlayer(time.who, context)} turn`;
    case "isDuring":
      return `during ${partText(time, context)}`;
    case "isBefore":
    case "isAfter":
      return `${time.any ? "during " : ""}${pointText(time)}`;
  }
}

/** "only during your turn, before attackers are declared", "only if you control a creature". */
export function onlyTexts(
  node: Condition,
  context: Context,
  condition: (node: Condition, context: Context) => string,
): readonly string[] {
  const { times, rest } = timesIn(node);
  const when = times.map((time) => timeText(time, context)).join(", ");
  return [
    ...(when === "" ? [] : [`only ${when}`]),
    ...(rest ? [`only if ${condition(rest, context)}`] : []),
  ];
}
