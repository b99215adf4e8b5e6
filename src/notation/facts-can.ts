/** Facts about what a player can and can't do. */
import type { Action, Refusal } from "../engine/decisions.ts";
import { characteristics, type Game, legalActions } from "../engine/index.ts";
import type { Cost } from "../language/schema.ts";
import { actionOf } from "./actions.ts";
import { answerOf } from "./answers.ts";
import type { Bilingual } from "./bilingual.ts";
import { type Finding, finding } from "./finding.ts";
import { means, type Scene } from "./refer.ts";
import { refusalText, ruleIn } from "./refusals.ts";
import type { ActionStatement, FactOf } from "./syntax.ts";

type Can = FactOf<"can">;

const possible: Bilingual = { en: "possible", ja: "可能" };

/** `can` as it is claimed, with its “not” and the rule of the refusal. */
export function lookAtPermission(scene: Scene, fact: Can): Finding {
  const refusal = fact.verb === "discard" ? whyNotDiscard(scene, fact) : whyNotDo(scene, fact);
  if (!fact.not)
    return finding(refusal === undefined, refusal ? refused(scene.game, refusal) : possible);
  if (!refusal) return finding(false, possible);
  const isByRule = fact.rule === undefined || isUnder(scene.game, refusal, fact.rule);
  return finding(isByRule, refused(scene.game, refusal));
}

/** Whether a refusal follows a rule, or one of its subrules: 601.3a is under 601.3. */
export function isUnder(game: Game, { cr }: Refusal, rule: string): boolean {
  return [cr, ruleIn(game.rules, cr)].some(
    (number) =>
      number === rule || (number.startsWith(rule) && /^[a-z.]/.test(number.slice(rule.length))),
  );
}

export function refused(game: Game, refusal: Refusal): Bilingual {
  const rule = ruleIn(game.rules, refusal.cr);
  return {
    en: `${refusalText(refusal, "en")} (${rule})`,
    ja: `${refusalText(refusal, "ja")}(${rule})`,
  };
}

const noPriority: Refusal = { code: "noPriority", cr: "117.1" };

function whyNotDo(scene: Scene, fact: Can): Refusal | undefined {
  const { decision } = scene.game;
  const { player, object, way, at } = fact;
  if (decision?.player !== player) return noPriority;
  if (decision.is !== "act") {
    // The offer that madness makes during a resolution is a chance to cast, too.
    const offer = { is: "cast", player, card: object, clauses: [], way: "madness", at } as const;
    const accepts = fact.verb === "cast" && way !== "free" && answerOf(scene, decision, offer)?.ok;
    return accepts ? undefined : noPriority;
  }
  const refusals = attempts(fact).map((line): Refusal | undefined => {
    const meant = actionOf(scene, player, line);
    return meant.ok ? meant.value.refusal : { code: "notThere", cr: "601.3" };
  });
  return refusals.includes(undefined) ? undefined : refusals[0];
}

/** The lines that would do it; without a way, casting counts in any way. */
function attempts({ verb, player, object, way, at }: Can): readonly ActionStatement[] {
  switch (verb) {
    case "play":
      return [{ is: "play", player, card: object, at }];
    case "activate":
      return [{ is: "activate", player, object, ability: 1, clauses: [], at }];
    default: {
      const cast = { is: "cast", player, card: object, clauses: [], at } as const;
      if (way !== undefined) return [{ ...cast, way }];
      return [cast, { ...cast, way: "madness" }, { ...cast, way: "free" }];
    }
  }
}

// Discarding -----------------------------------------------------------------------------------

/**
 * Nobody may discard a card just so (701.9a): a question must ask for it, or an action have it as
 * a cost.
 */
function whyNotDiscard(scene: Scene, { player, object, at }: Can): Refusal | undefined {
  const { game } = scene;
  const { decision } = game;
  const inHand = game.players
    .find(({ id }) => id === player)
    ?.hand.filter((id) => means(scene, object, id));
  if (!inHand || inHand.length === 0) return { code: "notThere", cr: "701.9a" };
  if (decision && decision.is !== "act" && decision.player === player) {
    const line = { is: "discard", player, cards: [object], at } as const;
    const given = answerOf(scene, decision, line);
    const isChoice =
      decision.is === "choose" &&
      decision.from.some((one) => one.is === "object" && inHand.includes(one.object));
    if (given?.ok && isChoice) return undefined;
  }
  const canPay =
    decision?.is === "act" &&
    decision.player === player &&
    legalActions(game).some(
      (action) =>
        // A spell is no longer in the hand when its costs are paid.
        inHand.some((id) => !(action.is === "cast" && action.object === id)) &&
        discardsFor(game, action),
    );
  return canPay ? undefined : { code: "prohibited", cr: "701.9a" };
}

/** Whether an action has a cost of discarding. */
function discardsFor(game: Game, action: Action): boolean {
  if (action.is === "pass" || action.is === "playLand") return false;
  const costs = characteristics(game, action.object).abilities.flatMap(
    ({ ability, key }): readonly Cost[] => {
      if (action.is === "cast") return ability.is === "additionalCost" ? ability.cost : [];
      return ability.is === "activated" && key === action.ability ? ability.cost : [];
    },
  );
  return costs.some((cost) => cost.is === "discardCards");
}
