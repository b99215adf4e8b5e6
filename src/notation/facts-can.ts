/** Facts about what a player can and can't do. */
import type { Action, Refusal } from "../engine/decisions.ts";
import {
  castWays,
  characteristics,
  type Game,
  legalActions,
  mayLookAt,
  type ObjectId,
  whyNotAttack,
  whyNotBlock,
} from "../engine/index.ts";
import type { Cost } from "../language/schema.ts";
import { actionOf, wordOf } from "./actions.ts";
import { answerOf } from "./answers.ts";
import type { Bilingual, Lang } from "./bilingual.ts";
import { keywordAsking } from "./chronicle.ts";
import { type Finding, finding, objectsNamed } from "./finding.ts";
import { withAside } from "./punctuation.ts";
import { everyObject, means, type Scene } from "./refer.ts";
import { refusalText, ruleIn } from "./refusals.ts";
import type { ActionStatement, CardReference, FactOf } from "./syntax.ts";
import { keywordWords } from "./words.ts";

type Can = FactOf<"can">;

const possible: Bilingual = { en: "possible", ja: "可能" };

/** `can` as it is claimed, with its “not” and the rule of the refusal. */
export function lookAtPermission(scene: Scene, fact: Can): Finding {
  const refusal = fact.verb === "discard" ? whyNotDiscard(scene, fact) : whyNotDo(scene, fact);
  return judge(scene, fact, refusal);
}

/** Whether a player may look at a card of that name, wherever it is. */
export function lookAtLooking(scene: Scene, { player, object }: FactOf<"mayLook">): Finding {
  const may = objectsNamed(scene, object).some((id) => mayLookAt(scene.game, player, id));
  return finding(may, may ? allowed : notAllowed);
}

const allowed: Bilingual = { en: "allowed", ja: "見てよい" };
const notAllowed: Bilingual = { en: "not allowed", ja: "見られない" };

/** Whether a creature can attack, or block, whatever the step. */
export function lookAtFight(scene: Scene, fact: FactOf<"canFight">): Finding {
  return judge(scene, fact, whyNotFight(scene, fact));
}

function whyNotFight(
  scene: Scene,
  { player, object, attacker }: FactOf<"canFight">,
): Refusal | undefined {
  const { game } = scene;
  const named = (name: CardReference): readonly ObjectId[] =>
    game.battlefield.filter((id) => means(scene, name, id));
  const own = named(object).filter((id) => characteristics(game, id).controller === player);
  const refusals = attacker
    ? own.flatMap((id) => named(attacker).map((one) => whyNotBlock(game, id, one)))
    : own.map((id) => whyNotAttack(game, id));
  const rule = attacker ? "509.1a" : "508.1a";
  return refusals.includes(undefined) ? undefined : (refusals[0] ?? { code: "notThere", cr: rule });
}

function judge(
  scene: Scene,
  fact: { readonly not?: true; readonly rule?: string },
  refusal: Refusal | undefined,
): Finding {
  if (!fact.not)
    return finding(refusal === undefined, refusal ? refused(scene.game, refusal) : possible);
  if (!refusal) return finding(false, possible);
  const isByRule = fact.rule === undefined || isUnder(scene.game, refusal, fact.rule);
  return finding(isByRule, refused(scene.game, refusal));
}

/** Whether a refusal follows a rule, or one of its subrules: 601.3a is under 601.3. */
export function isUnder(game: Game, refusal: Refusal, rule: string): boolean {
  return [refusal.cr, ruleIn(game.rules, refusal) ?? refusal.cr].some(
    (number) =>
      number === rule || (number.startsWith(rule) && /^[a-z.]/.test(number.slice(rule.length))),
  );
}

export function refused(game: Game, refusal: Refusal): Bilingual {
  const rule = ruleIn(game.rules, refusal);
  const said = (lang: Lang) => {
    const text = refusalText(refusal, lang);
    return rule === null ? text : withAside(lang, text, rule);
  };
  return { en: said("en"), ja: said("ja") };
}

const noPriority: Refusal = { code: "noPriority", cr: "117.1" };

function whyNotDo(scene: Scene, fact: Can): Refusal | undefined {
  const { decision } = scene.game;
  const { player, object, way, at } = fact;
  if (decision?.player !== player) return noPriority;
  if (decision.is !== "act") {
    // The offer that madness makes during a resolution is a chance to cast, too.
    const about = keywordAsking(scene.game, decision);
    const named = way ?? (about && keywordWords.wordOf[about]);
    const offer = {
      is: "cast",
      ...{ player, card: object, clauses: [], at },
      ...(named !== undefined && { way: named }),
    } as const;
    const land = { is: "play", player, card: object, at } as const;
    const line = fact.verb === "play" ? land : fact.verb === "cast" ? offer : undefined;
    return line && answerOf(scene, decision, line)?.ok ? undefined : noPriority;
  }
  const refusals = attempts(scene, fact).map((line): Refusal | undefined => {
    const meant = actionOf(scene, player, line);
    return meant.ok ? meant.value.refusal : { code: "notThere", cr: "601.3" };
  });
  return refusals.includes(undefined) ? undefined : refusals[0];
}

/** The lines that would do it; without a way, casting counts in any way. */
function attempts(
  scene: Scene,
  { verb, player, object, way, at }: Can,
): readonly ActionStatement[] {
  switch (verb) {
    case "play":
      return [{ is: "play", player, card: object, at }];
    case "activate":
      return [{ is: "activate", player, object, ability: 1, clauses: [], at }];
    default: {
      const cast = { is: "cast", player, card: object, clauses: [], at } as const;
      if (way !== undefined) return [{ ...cast, way }];
      const { game } = scene;
      const words = everyObject(game)
        .filter((id) => means(scene, object, id))
        .flatMap((id) => castWays(game, player, id))
        .flatMap((one) => wordOf(game, one) ?? []);
      return [cast, ...[...new Set(words)].map((word) => ({ ...cast, way: word }))];
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
