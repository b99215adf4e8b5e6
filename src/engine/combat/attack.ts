/** Declaring attackers (CR 508). */

import { find } from "../../language/walk.ts";
import { paying } from "../costs.ts";
import type { Decision, Option, Refusal } from "../decisions.ts";
import { activePlayers, existing, type Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import {
  controllerOf,
  hasRuleChange,
  isOfType,
  playerRules,
  ruleChanges,
  viewOf,
} from "../layers.ts";
import { type Attack, objectsIn, type Target } from "../objects.ts";
import { someCard } from "../someCard.ts";
import { isSummoningSick } from "../summoningSickness.ts";
import { tap } from "../tapping.ts";
import { matches } from "../view.ts";
import type { Work } from "../work.ts";
import {
  type Attacking,
  attackCosts,
  Budget,
  isAbout,
  isFree,
  playersAttacked,
  tapsToAttack,
} from "./attack-costs.ts";
import { attackChoices, targetOf } from "./members.ts";

/** Whether some card forbids attacks by whom they would be on (508.5). */
const asksWhoDefends = someCard(
  (ability) =>
    (find(ability, "cantAttack").length > 0 && find(ability, "defendingPlayer").length > 0) ||
    find(ability, "cantBeAttacked").length > 0,
);

/** 508.1c: why a creature may not attack this. */
function whyForbidden(
  game: Game,
  id: ObjectId,
  attacking: Attack | undefined,
): Refusal | undefined {
  const objects = { ...game.objects, [id]: { ...existing(game, id), attacking } };
  const inThought = attacking && asksWhoDefends(game.cards) ? { ...game, objects } : game;
  const [forbidden] = ruleChanges(inThought, id, "cantAttack");
  if (forbidden) return { code: "prohibited", cr: forbidden.rule ?? "508.1c", object: id };
  const isSafe =
    attacking &&
    playersAttacked(game, attacking)
      .flatMap((player) => playerRules(inThought, player, "cantBeAttacked"))
      .some(
        ({ change, source, controller }) =>
          isAbout(change, attacking) &&
          matches(viewOf(inThought), { source, controller }, change.by, id),
      );
  return isSafe ? { code: "prohibited", cr: "508.1c", object: id } : undefined;
}

/** 508.1a, 508.1c: untapped, under control since the turn began, and not forbidden. */
export function whyNotAttack(game: Game, id: ObjectId): Refusal | undefined {
  const object = existing(game, id);
  if (!isOfType(game, id, "creature")) return { code: "notAChoice", cr: "508.1a", object: id };
  if (object.tapped) return { code: "tapped", cr: "508.1a", object: id };
  if (isSummoningSick(game, object)) return { code: "summoningSick", cr: "508.1a", object: id };
  const choices = asksWhoDefends(game.cards) ? attackChoices(game, controllerOf(game, id)) : [];
  const [first, ...others] = choices.length > 0 ? choices : [undefined];
  const refusal = whyForbidden(game, id, first);
  return others.every((one) => whyForbidden(game, id, one)) ? refusal : undefined;
}

/** Creatures of the active player or team that may be declared as attackers (805.10b). */
function ableToAttack(game: Game): readonly ObjectId[] {
  const players = activePlayers(game);
  return game.battlefield.filter(
    (id) => players.includes(controllerOf(game, id)) && !whyNotAttack(game, id),
  );
}

/**
 * 508.1d: the creatures that must attack. No restriction of the language depends on what else
 * attacks, so the most requirements are obeyed when each of these attacks. Nobody has to pay:
 * without anything that can be attacked for free, no creature must attack.
 */
function requiredToAttack(
  game: Game,
  able: readonly ObjectId[],
  choices: readonly Attack[],
): readonly ObjectId[] {
  return choices.some((attack) => isFree(game, attack))
    ? able.filter((id) => hasRuleChange(game, id, "mustAttack"))
    : [];
}

export function declareAttackers(work: Work, instruction: InstructionOf<"declareAttackers">): void {
  if (instruction.attacks) {
    becomeAttackers(work, instruction.attacks);
    return;
  }
  const { game } = work;
  const { active: player } = game.turn;
  const choices = attackChoices(game, player);
  const able = ableToAttack(game);
  if (able.length === 0 || choices.length === 0) return;
  const [answer, ...more] = instruction.answers ?? [];
  if (answer?.is !== "choose") {
    work.ask(instruction, {
      is: "choose",
      player,
      purpose: { is: "attack" },
      from: able.map((object) => ({ is: "object", object })),
      min: requiredToAttack(game, able, choices).length,
      max: able.length,
      cr: ["508.1"],
    });
    return;
  }
  const chosen = objectsIn(answer.chosen);
  const budget = new Budget(game, chosen, choices);
  const attacks: Attacking[] = [];
  for (const [index, attacker] of chosen.entries()) {
    const rest = chosen.slice(index + 1);
    const possible = choices.filter(
      (one) =>
        !whyForbidden(game, attacker, one) && !budget.whyNot([...attacks, [attacker, one]], rest),
    );
    const answered = possible.length > 1 ? more.shift() : undefined;
    if (possible.length > 1 && answered?.is !== "option") {
      // 508.1b: the player, team or planeswalker that this one attacks.
      work.ask(instruction, {
        is: "option",
        player,
        purpose: { is: "defender", attacker },
        source: attacker,
        options: possible.map((one): Option => ({ is: "defender", defender: targetOf(one) })),
        cr: ["508.1b"],
      });
      return;
    }
    const attack = possible.find(
      (one) => answered?.is !== "option" || isSame(answered.option, targetOf(one)),
    );
    if (attack) attacks.push([attacker, attack]);
  }
  // 508.1f, 702.20b: all at once, so none of them changes whether another one taps.
  const tapping = attacks.filter(([attacker]) => tapsToAttack(work.game, attacker));
  for (const [attacker] of tapping) tap(work, attacker, { is: "player", player });
  const costs = attackCosts(work.game, attacks);
  if (costs.length === 0) {
    becomeAttackers(work, attacks);
    return;
  }
  work.push(...costs.flatMap((cost) => paying(cost.player, cost.total, cost.source)), {
    do: "declareAttackers",
    attacks,
  });
}

function isSame(option: Option, target: Target): boolean {
  if (option.is !== "defender" || option.defender.is !== target.is) return false;
  return target.is === "object"
    ? option.defender.is === "object" && option.defender.object === target.object
    : option.defender.is === "player" && option.defender.player === target.player;
}

/** 508.1k: each chosen creature that is still there becomes an attacking creature. */
function becomeAttackers(work: Work, attacks: readonly Attacking[]): void {
  const { active: player } = work.game.turn;
  const players = activePlayers(work.game);
  const still = attacks.filter(
    ([id]) => work.game.battlefield.includes(id) && players.includes(controllerOf(work.game, id)),
  );
  if (still.length === 0) return;
  work.set({ thisTurn: { ...work.game.thisTurn, attacked: true } });
  work.setObjects(
    still.map(([id, attacking]) => [id, { attacking, attackedThisTurn: true }] as const),
  );
  const alone = still.length === 1 && { alone: true as const };
  for (const [object, { player: defender, planeswalker }] of still) {
    const by = controllerOf(work.game, object);
    work.emit(
      {
        is: "attacked",
        object,
        player: by,
        defender,
        ...(planeswalker && { planeswalker }),
        ...alone,
      },
      { is: "player", player },
      "508.1k",
    );
  }
}

/** Why these creatures can't be declared as attackers, or nothing (508.1a–d, 508.1j). */
export function whyNotAttackers(
  game: Game,
  decision: Extract<Decision, { is: "choose" }>,
  answer: readonly Target[],
): Refusal | undefined {
  const chosen = objectsIn(answer);
  const able = objectsIn(decision.from);
  const stranger = chosen.find((id) => !able.includes(id));
  if (stranger) {
    const isOwn =
      game.battlefield.includes(stranger) &&
      activePlayers(game).includes(controllerOf(game, stranger));
    const refusal = isOwn ? whyNotAttack(game, stranger) : undefined;
    return refusal ?? { code: "notAChoice", cr: "508.1a", object: stranger };
  }
  const choices = attackChoices(game, decision.player);
  const missing = requiredToAttack(game, able, choices).find((id) => !chosen.includes(id));
  if (missing) {
    const [required] = ruleChanges(game, missing, "mustAttack");
    return { code: "mustAttack", cr: required?.rule ?? "508.1d", object: missing };
  }
  return new Budget(game, chosen, choices).whyNot([], chosen);
}
