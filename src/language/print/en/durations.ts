/** How long an effect lasts, in English. */
import type { Duration } from "../../schema.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { condition } from "./conditions.ts";
import { phrases } from "./phrases.ts";
import { objects } from "./references.ts";

/** "until end of turn"; nothing for what has no end. */
export function duration(until: Duration, context: Context): string {
  switch (until.is) {
    case "endOfTurn":
      return "until end of turn";
    case "endOfCombat":
      return "until end of combat";
    case "forever":
      return "";
    case "yourNextTurn":
      return "until your next turn";
    case "endOfYourNextTurn":
      return "until the end of your next turn";
    case "thisLeaves":
      return `until ${objects({ is: "self" }, context).text} ${phrases(context).leave.third}`;
    case "nextUntapStep":
      return "during its controller's next untap step";
    case "asLongAs":
      return `for as long as ${condition(until.condition, context)}`;
    default:
      return unknownNode(until);
  }
}

/** Of what can't or must be done, or is prevented: "this turn". */
export function during(until: Duration, context: Context): string {
  if (until.is === "endOfTurn") return "this turn";
  return until.is === "endOfCombat" ? "this combat" : duration(until, context);
}
