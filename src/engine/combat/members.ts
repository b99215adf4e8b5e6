/** Who and what is in combat, and what leaves it (CR 506). */
import type { Step } from "../../language/vocabulary.ts";
import type { Cause } from "../events.ts";
import {
  activePlayers,
  attackedWith,
  existing,
  type Game,
  opponentsOf,
  playerOf,
  teamOf,
} from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { controllerOf, isOfType } from "../layers.ts";
import type { Attack, GameObject, Target } from "../objects.ts";
import type { RuleNumber } from "../rules.ts";
import type { Work } from "../work.ts";

const cause = { is: "turn" } as const;

const combatSteps: ReadonlySet<Step> = new Set([
  "beginCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endCombat",
]);

/** Attacking creatures, in the order of the battlefield. */
export const attackersIn = (game: Game): readonly ObjectId[] =>
  game.battlefield.filter((id) => existing(game, id).attacking !== undefined);

/** Attacking and blocking creatures. */
export const fightersIn = (game: Game): readonly ObjectId[] =>
  game.battlefield.filter((id) => isFighting(existing(game, id)));

/** The creatures that block an attacker now (510.1c), in the order of their damage if there is one. */
export function blockersOf(game: Game, attacker: ObjectId): readonly ObjectId[] {
  const blockers = game.battlefield.filter((id) => existing(game, id).blocking?.includes(attacker));
  const { damageOrder } = existing(game, attacker);
  if (!damageOrder) return blockers;
  const ordered = damageOrder.filter((id) => blockers.includes(id));
  return [...ordered, ...blockers.filter((id) => !ordered.includes(id))];
}

/** The attackers that a creature blocks now: some may have left combat (510.1d). */
export const blockedBy = (game: Game, blocker: ObjectId): readonly ObjectId[] =>
  (existing(game, blocker).blocking ?? []).filter(
    (id) => game.objects[id]?.attacking !== undefined,
  );

/** Those who defend together: a player, or a team that shares its turns (802.2, 805.10a). */
export const defendersWith = (game: Game, player: PlayerId): readonly PlayerId[] =>
  game.teams?.sharedTurns ? teamOf(game, player) : [player];

/**
 * What a creature of this player may attack, or be put onto the battlefield attacking: each
 * opponent and the planeswalkers they control (506.2, 508.1b, 508.4, 802.3). Nothing outside the
 * combat phase, or if the player isn't attacking (506.3b).
 */
export function attackChoices(game: Game, player: PlayerId): readonly Attack[] {
  if (!combatSteps.has(game.turn.step) || !activePlayers(game).includes(player)) return [];
  const planeswalkers = game.battlefield.filter((id) => isOfType(game, id, "planeswalker"));
  const opponents = opponentsOf(game, player);
  return opponents.flatMap((defender) => [
    // Where a team is attacked as one, the first of its players stands for it.
    ...(opponents.find((one) => attackedWith(game, one).includes(defender)) === defender
      ? [{ player: defender }]
      : []),
    ...planeswalkers
      .filter((id) => controllerOf(game, id) === defender)
      .map((planeswalker) => ({ player: defender, planeswalker })),
  ]);
}

/**
 * What an attacker attacks now, as something that can be dealt damage (510.1b, 800.4e): one thing,
 * or each player of a team that is attacked as one.
 */
export function attacked(game: Game, { player, planeswalker, gone }: Attack): readonly Target[] {
  if (gone) return [];
  if (planeswalker) return [{ is: "object", object: planeswalker }];
  return attackedWith(game, player)
    .filter((one) => !playerOf(game, one).lost)
    .map((one) => ({ is: "player", player: one }));
}

/** The choice as a player or a planeswalker. */
export const targetOf = ({ player, planeswalker }: Attack): Target =>
  planeswalker ? { is: "object", object: planeswalker } : { is: "player", player };

/**
 * A creature is put onto the battlefield attacking, or becomes an attacking creature by an effect:
 * it never "attacked" (508.4), and comes unblocked (508.4d). False where it can't (506.3, 508.4a–b).
 */
export function becomeAttacking(work: Work, id: ObjectId, wanted: Attack): boolean {
  const { game } = work;
  if (!isOfType(game, id, "creature")) return false;
  const attacking = attackChoices(game, controllerOf(game, id)).find((one) =>
    wanted.planeswalker
      ? one.planeswalker === wanted.planeswalker
      : !one.planeswalker && attackedWith(game, one.player).includes(wanted.player),
  );
  if (!attacking) return false;
  work.setObject(id, { attacking });
  // 508.8: the steps for blocks and damage aren't skipped.
  work.set({ thisTurn: { ...work.game.thisTurn, attacked: true } });
  return true;
}

// Leaving combat (506.4) -------------------------------------------------------------------------

/** Removes permanents from combat; those that aren't in it stay as they are (506.4). */
export function removeFromCombat(
  work: Work,
  ids: readonly ObjectId[],
  why: Cause = cause,
  ...rules: readonly RuleNumber[]
): void {
  const fighting = ids.filter((id) => isFighting(work.game.objects[id]));
  const targets = ids.filter((id) => isAttacked(work.game, id));
  endFighting(work, fighting);
  for (const planeswalker of targets) endAttacksOn(work, planeswalker);
  const objects = ids.filter((id) => fighting.includes(id) || targets.includes(id));
  if (objects.length > 0) {
    work.emit({ is: "removedFromCombat", objects }, why, "506.4", ...rules);
  }
}

export const isFighting = (object: GameObject | undefined): boolean =>
  object?.attacking !== undefined || object?.blocking !== undefined;

const isAttacked = (game: Game, planeswalker: ObjectId): boolean =>
  game.battlefield.some((id) => attacks(existing(game, id), planeswalker));

const attacks = ({ attacking }: GameObject, planeswalker: ObjectId): boolean =>
  attacking?.planeswalker === planeswalker && !attacking.gone;

/** They stop being attacking, blocking, blocked and unblocked creatures. */
function endFighting(work: Work, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    const { attacking } = existing(work.game, id);
    work.clear(id, "attacking", "blocking", "blocked", "damageOrder");
    if (attacking) work.setObject(id, { lastAttacked: attacking.player }); // 508.5
  }
  // 509.1g: what blocked them goes on being a blocking creature.
  for (const id of work.game.battlefield) {
    const { blocking } = existing(work.game, id);
    if (!blocking?.some((one) => ids.includes(one))) continue;
    work.setObject(id, { blocking: blocking.filter((one) => !ids.includes(one)) });
  }
}

/** 506.4c: its attackers stay attacking creatures that attack nothing. */
function endAttacksOn(work: Work, planeswalker: ObjectId): void {
  for (const id of work.game.battlefield) {
    const object = existing(work.game, id);
    if (!object.attacking || !attacks(object, planeswalker)) continue;
    work.setObject(id, { attacking: { ...object.attacking, gone: true } });
  }
}

/**
 * 506.4: after each step of the game, what phased out, changed its controller or is no longer what
 * it was is removed from combat; attackers of a planeswalker that left attack nothing any more.
 */
export function checkCombat(work: Work, before: Game): void {
  const { game } = work;
  if (!game.thisTurn.attacked || game === before) return;
  const fighting = before.battlefield.filter((id) => isFighting(game.objects[id]));
  // All of one game, then all of the other: what is derived is kept for one of them only.
  const controllers = new Map(fighting.map((id) => [id, controllerOf(before, id)]));
  const leaving = fighting.filter(
    (id) =>
      existing(game, id).phasedOut ||
      controllerOf(game, id) !== controllers.get(id) ||
      !isOfType(game, id, "creature"),
  );
  const lost = new Set<ObjectId>();
  for (const id of fighting) {
    const { attacking } = existing(game, id);
    const target = attacking?.gone ? undefined : attacking?.planeswalker;
    if (!target || lost.has(target)) continue;
    const stays =
      game.battlefield.includes(target) &&
      isOfType(game, target, "planeswalker") &&
      controllerOf(game, target) === attacking?.player;
    if (!stays) lost.add(target);
  }
  endFighting(work, leaving);
  for (const planeswalker of lost) endAttacksOn(work, planeswalker);
  const objects = [...new Set([...leaving, ...lost])].filter((id) => game.objects[id]);
  if (objects.length > 0) work.emit({ is: "removedFromCombat", objects }, cause, "506.4");
}

/** 511.3: as combat ends, everything is removed from it. */
export function endCombat(work: Work): void {
  const objects = fightersIn(work.game);
  endFighting(work, objects);
  const { attacked: _attacked, struckFirst: _struck, ...thisTurn } = work.game.thisTurn;
  work.set({ thisTurn });
  if (objects.length > 0) work.emit({ is: "removedFromCombat", objects }, cause, "511.3");
}
