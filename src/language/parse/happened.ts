/** Conditions about what has happened this turn or last turn: "a creature died this turn". */
import type { Amount, Condition, Filter, Player } from "../schema.ts";
import { type Rule, says, saysAny } from "./core.ts";
import { allOf, withOther } from "./filters.ts";

const negate = (condition: Condition): Condition => ({ is: "negate", condition });
const atLeast = (least: number, amount: Amount): Condition => ({ is: "atLeast", amount, least });

/** Said of players of whom there may be several, it is said of each alone. */
export function ofEach(who: Player, so: (who: Player) => Condition): Condition {
  const thePlayer: Player = { is: "thePlayer" };
  if (who.is === "anOpponent" || who.is === "anyPlayer") {
    return { is: "forAnyOf", who, condition: so(thePlayer) };
  }
  return who.is === "eachPlayer" || who.is === "eachOpponent"
    ? { is: "forEachOf", who, condition: so(thePlayer) }
    : so(who);
}

export const happened: readonly Rule[] = [
  // What has happened
  says("Condition", "<what:Happened> <during:Span>", ({ what, during }) => {
    const amount: Amount = { is: "timesHappened", what, during };
    return atLeast(1, amount);
  }),
  says("Condition", "<n:Integer> or more <what:Happened> <during:Span>", ({ n, what, during }) =>
    atLeast(n, { is: "timesHappened", what, during }),
  ),
  says("Condition", "no <what:Happened> <during:Span>", ({ what, during }) =>
    negate(atLeast(1, { is: "timesHappened", what, during })),
  ),
  says(
    "Condition",
    "<who:Player> cast <n:Integer> or more <what:Noun> <during:Span>",
    ({ who: all, n, what, during }) =>
      ofEach(all, (who) =>
        atLeast(n, { is: "timesHappened", what: { is: "castsSpell", who, what }, during }),
      ),
  ),
  says("Condition", "no <what:Noun> were cast <during:Span>", ({ what, during }) =>
    negate(
      atLeast(1, {
        is: "timesHappened",
        what: { is: "castsSpell", who: { is: "anyPlayer" }, what },
        during,
      }),
    ),
  ),
  says("Condition", "<who:Player> cast a[n] <what:Noun> <during:Span>", ({ who, what, during }) =>
    atLeast(1, { is: "timesHappened", what: { is: "castsSpell", who, what }, during }),
  ),
  says(
    "Condition",
    "<who:Player> cast another <what:Noun> <during:Span>",
    ({ who, what, during }) =>
      atLeast(1, {
        is: "timesHappened",
        what: { is: "castsSpell", who, what: withOther(what) },
        during,
      }),
  ),
  says(
    "Condition",
    "<who:Player> had <what:Thing> enter the battlefield under <whose:Whose> control <during:Span>",
    ({ who, what, during }) =>
      atLeast(1, {
        is: "timesHappened",
        what: { is: "enters", what: controlledToo(what, who) },
        during,
      }),
  ),
  says(
    "Condition",
    "<who:Player> attacked with <n:Integer> or more creatures <during:Span>",
    ({ who, n, during }) => atLeast(n, { is: "attackedWith", who, during }),
  ),
  says("Condition", "<who:Player> attacked <during:Span>", ({ who, during }) =>
    atLeast(1, { is: "attackedWith", who, during }),
  ),
  says("Condition", "<who:Player> attacked with a creature <during:Span>", ({ who, during }) =>
    atLeast(1, { is: "attackedWith", who, during }),
  ),
  says("Condition", "<who:Player> attacked with no creatures <during:Span>", ({ who, during }) =>
    negate(atLeast(1, { is: "attackedWith", who, during })),
  ),
  saysAny(
    "Condition",
    [
      "<who:Player> was dealt <n:Digits> or more damage <during:Span>",
      "<who:Player> were dealt <n:Digits> or more damage <during:Span>",
    ],
    ({ who: all, n, during }) =>
      ofEach(all, (who) =>
        atLeast(n, { is: "sumHappened", what: { is: "damages", player: who }, during }),
      ),
  ),
  says(
    "Condition",
    "<who:Player> gained <n:Digits> or more life <during:Span>",
    ({ who, n, during }) =>
      atLeast(n, { is: "sumHappened", what: { is: "gainsLife", who }, during }),
  ),
  says(
    "Condition",
    "<who:Player> lost <n:Digits> or more life <during:Span>",
    ({ who, n, during }) =>
      atLeast(n, { is: "sumHappened", what: { is: "losesLife", who }, during }),
  ),
].flat();

const controlledToo = (what: Filter, who: Player): Filter =>
  allOf([...(what.is === "allOf" ? what.filters : [what]), { is: "controlledBy", who }]);
