/** Times of a turn, which stand behind "only" without an "if" (CR 506.7, 602.5). */
import type { Condition, Node } from "../schema.ts";

export type TimeOfTurn = Node<"Condition", "isTurnOf" | "isDuring" | "isBefore" | "isAfter">;

const isTime = (node: Condition): node is TimeOfTurn =>
  ["isTurnOf", "isDuring", "isBefore", "isAfter"].includes(node.is);

/** What a restriction says of the time, and what else must be so. */
export function timesIn(node: Condition): {
  readonly times: readonly TimeOfTurn[];
  readonly rest?: Condition;
} {
  const parts = node.is === "both" ? node.conditions : [node];
  const rest = parts.filter((part) => !isTime(part));
  const [first] = rest;
  return {
    times: parts.filter(isTime),
    ...(first && { rest: rest.length === 1 ? first : { is: "both", conditions: rest } }),
  };
}
