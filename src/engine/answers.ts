/** Answers to decisions: which are legal, and why another is not. */
import type { Answer, Decision, Refusal } from "./decisions.ts";
import type { Game } from "./game.ts";
import { whyNotAct } from "./legal.ts";
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
      return whyNotChosen(decision as DecisionOf<"choose">, answer);
    case "confirm":
      return undefined;
    case "number": {
      const { min, max } = decision as DecisionOf<"number">;
      if (!Number.isInteger(answer.number)) return { code: "notAChoice", cr };
      if (answer.number < min) return { code: "tooFew", cr, detail: `${min}` };
      return answer.number > max ? { code: "tooMany", cr, detail: `${max}` } : undefined;
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
      return whyNotDivided(decision as DecisionOf<"divide">, answer);
    case "pay": {
      const { cost, player, without } = decision as DecisionOf<"pay">;
      return paysFor(game, player, cost, answer, without)
        ? undefined
        : { code: "notEnoughMana", cr: "601.2h", detail: cost };
    }
    case "pairs":
      return whyNotPaired(decision as DecisionOf<"pairs">, answer);
  }
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
  decision: DecisionOf<"divide">,
  { shares }: AnswerOf<"divide">,
): Refusal | undefined {
  const { amount, among, least, firstAtLeast, most } = decision;
  const cr = decision.cr[0] ?? "601.2d";
  const sum = shares.reduce((total, share) => total + share, 0);
  const fits =
    shares.length === among.length &&
    shares.every(
      (share, at) => Number.isInteger(share) && share >= least && share <= (most?.[at] ?? share),
    );
  if (!fits || sum !== amount) return { code: "wrongSum", cr, detail: `${amount}` };
  // 702.19b: only when every blocker has lethal damage may the rest go to what is attacked.
  const last = among.length - 1;
  const early =
    among[last]?.is === "player" &&
    (shares[last] ?? 0) > 0 &&
    shares.some((share, index) => index !== last && share < (firstAtLeast?.[index] ?? 0));
  return early ? { code: "wrongSum", cr: "702.19b" } : undefined;
}

function whyNotPaired(
  decision: DecisionOf<"pairs">,
  { pairs }: AnswerOf<"pairs">,
): Refusal | undefined {
  for (const [blocker, attacker] of pairs) {
    const known = decision.pairs.some(([one, other]) => one === blocker && other === attacker);
    if (!known) return { code: "illegalBlock", cr: "509.1b", object: blocker };
  }
  const blockers = pairs.map(([blocker]) => blocker);
  const twice = blockers.find((blocker, at) => blockers.indexOf(blocker) < at);
  return twice ? { code: "chosenTwice", cr: "509.1a", object: twice } : undefined;
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
    default:
      return null;
  }
}
