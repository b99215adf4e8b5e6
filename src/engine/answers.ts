/** Answers to decisions: which are legal, and why another is not. */
import { whyNotTargets } from "./casting/duties.ts";
import { whyNotX } from "./casting/possible.ts";
import { whyNotAssigned, whyNotAttackers, whyNotBlocks } from "./combat/index.ts";
import { upTo } from "./combinations.ts";
import { leavesPayable } from "./costs/pay.ts";
import { pendingBill } from "./costs/together.ts";
import type { Answer, Decision, Refusal } from "./decisions.ts";
import type { Game } from "./game.ts";
import { whyNotAct } from "./legal.ts";
import { objectsIn } from "./objects.ts";
import { paysFor } from "./payment.ts";
import { sameTarget } from "./targets.ts";

type DecisionOf<Is extends Decision["is"]> = Extract<Decision, { is: Is }>;
type AnswerOf<Is extends Answer["is"]> = Extract<Answer, { is: Is }>;

/** Why an answer is not legal, or null: with the rule, and what it concerns. */
export function whyNot(game: Game, answer: Answer): Refusal | null {
  const { decision } = game;
  if (!decision) return { code: "notYourDecision", cr: "117.1" };
  if (decision.is !== answer.is) return { code: "wrongKind", cr: decision.cr[0] ?? "608.2d" };
  return whyNotKind(game, decision, answer) ?? null;
}

function whyNotKind(game: Game, decision: Decision, answer: Answer): Refusal | undefined {
  const cr = decision.cr[0] ?? "608.2d";
  switch (answer.is) {
    case "act":
      return whyNotAct(game, decision.player, answer.action);
    case "choose":
      return whyNotChoice(game, decision as DecisionOf<"choose">, answer);
    case "confirm":
      return undefined;
    case "number": {
      const { min, max, purpose } = decision as DecisionOf<"number">;
      if (!Number.isInteger(answer.number)) return { code: "notAChoice", cr };
      if (answer.number < min) return { code: "tooFew", cr, detail: `${min}` };
      const why = purpose.is === "x" ? whyNotX(game, answer.number) : undefined;
      return why ?? (answer.number > max ? { code: "tooMany", cr, detail: `${max}` } : undefined);
    }
    case "option": {
      const wanted = JSON.stringify(answer.option);
      const { options } = decision as DecisionOf<"option">;
      return options.some((option) => JSON.stringify(option) === wanted)
        ? undefined
        : { code: "notAChoice", cr };
    }
    case "order": {
      const { items } = decision as DecisionOf<"order">;
      const complete =
        answer.order.length === items.length && items.every((item) => answer.order.includes(item));
      return complete ? undefined : { code: "notAChoice", cr };
    }
    case "divide":
      return whyNotDivided(game, decision as DecisionOf<"divide">, answer);
    case "pay": {
      const { cost, player } = decision as DecisionOf<"pay">;
      return paysFor(game, player, cost, answer, pendingBill(game, player, 1))
        ? undefined
        : { code: "notEnoughMana", cr: "601.2h", detail: cost };
    }
    case "pairs":
      return whyNotBlocks(game, decision.player, answer.pairs);
    case "chance":
      return whyNotChance(decision as DecisionOf<"chance">, answer);
  }
}

/** 118.10: what pays for one cost can't pay for another that is paid with it. */
function whyNotPaidWith(
  game: Game,
  { purpose }: DecisionOf<"choose">,
  { chosen }: AnswerOf<"choose">,
): Refusal | undefined {
  const asked = game.agenda.at(-1);
  if (asked?.do !== "payCost" || (purpose.is !== "payWith" && purpose.is !== "discardCost")) {
    return undefined;
  }
  const ids = objectsIn(chosen);
  return leavesPayable(game, asked, ids, 1) ? undefined : { code: "costCantBePaid", cr: "118.10" };
}

/** A coin falls on one side; of objects so many different ones are picked. */
function whyNotChance(
  { from, count, cr: [cr = "608.2d"] }: DecisionOf<"chance">,
  { picked, won }: AnswerOf<"chance">,
): Refusal | undefined {
  if (from.length === 0) return won === undefined ? { code: "notAChoice", cr } : undefined;
  const ids = picked ?? [];
  const stranger = ids.find((id) => !from.includes(id));
  if (stranger) return { code: "notAChoice", cr, object: stranger };
  if (new Set(ids).size < ids.length) return { code: "chosenTwice", cr };
  if (ids.length === count) return undefined;
  return { code: ids.length < count ? "tooFew" : "tooMany", cr, detail: `${count}` };
}

function whyNotChoice(
  game: Game,
  decision: DecisionOf<"choose">,
  answer: AnswerOf<"choose">,
): Refusal | undefined {
  const refusal =
    decision.purpose.is === "attack" ? whyNotAttackers(game, decision, answer.chosen) : undefined;
  return (
    refusal ??
    whyNotChosen(decision, answer) ??
    whyNotTargets(game, decision, answer.chosen) ??
    whyNotPaidWith(game, decision, answer)
  );
}

function whyNotChosen(
  decision: DecisionOf<"choose">,
  { chosen }: AnswerOf<"choose">,
): Refusal | undefined {
  const cr = decision.cr[0] ?? "608.2d";
  const stranger = chosen.find((one) => !decision.from.some((other) => sameTarget(one, other)));
  if (stranger) {
    return { code: "notAChoice", cr, ...(stranger.is === "object" && { object: stranger.object }) };
  }
  if (chosen.some((one, at) => chosen.findIndex((other) => sameTarget(one, other)) < at)) {
    return { code: "chosenTwice", cr };
  }
  if (chosen.length < decision.min) return { code: "tooFew", cr, detail: `${decision.min}` };
  return chosen.length > decision.max
    ? { code: "tooMany", cr, detail: `${decision.max}` }
    : undefined;
}

function whyNotDivided(
  game: Game,
  decision: DecisionOf<"divide">,
  { shares }: AnswerOf<"divide">,
): Refusal | undefined {
  const { amount, among, least, most, purpose } = decision;
  const cr = decision.cr[0] ?? "601.2d";
  if (shares.length > among.length) return { code: "notAChoice", cr };
  const sum = shares.reduce((total, share) => total + share, 0);
  const fits =
    shares.length === among.length &&
    shares.every(
      (share, at) => Number.isInteger(share) && share >= least && share <= (most?.[at] ?? share),
    );
  if (!fits || sum !== amount) return { code: "wrongSum", cr, detail: `${amount}` };
  return purpose.is === "assignDamage" ? whyNotAssigned(game, shares) : undefined;
}

/** The answer to a decision that has only one; for a payment, the one that the engine proposes. */
export function forcedAnswer(game: Game): Answer | null {
  const { decision } = game;
  switch (decision?.is) {
    case "choose":
      return decision.from.length === decision.min && decision.min === decision.max
        ? { is: "choose", chosen: decision.from }
        : null;
    case "number":
      return decision.min === decision.max ? { is: "number", number: decision.min } : null;
    case "option": {
      const [only, ...others] = decision.options;
      return only && others.length === 0 ? { is: "option", option: only } : null;
    }
    case "pay":
      return { is: "pay", activations: decision.proposal };
    case "divide": {
      const shares = onlyDivision(game, decision);
      return shares ? { is: "divide", shares } : null;
    }
    default:
      return null;
  }
}

/** Where there are as many ways to divide as this, they are not looked through. */
const mostDivisions = 200;

/** The one legal way to divide, if there is only one (510.1c–d, 601.2d, 615.7, 702.19b). */
function onlyDivision(game: Game, decision: DecisionOf<"divide">): readonly number[] | undefined {
  const all = [...upTo(mostDivisions, divisions(decision, decision.amount))];
  if (all.length === mostDivisions) return undefined;
  let found: readonly number[] | undefined;
  for (const shares of all) {
    if (whyNotDivided(game, decision, { is: "divide", shares })) continue;
    if (found) return undefined;
    found = shares;
  }
  return found;
}

/** All ways to divide so much among those from one on, at least and at most so much for each. */
function* divisions(
  decision: DecisionOf<"divide">,
  amount: number,
  at = 0,
): Generator<readonly number[]> {
  const { among, least, most } = decision;
  const last = at === among.length - 1;
  const largest = Math.min(most?.[at] ?? amount, amount);
  for (let share = largest; share >= (last ? amount : least); share -= 1) {
    if (last) yield [share];
    else for (const rest of divisions(decision, amount - share, at + 1)) yield [share, ...rest];
  }
}
