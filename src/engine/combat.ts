/** Combat (CR 506–511): attackers, blockers, and damage that is dealt at once (510.2). */
import type { Refusal } from "./decisions.ts";
import { existing, type Game, opponentsOf } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { characteristics, controllerOf, ruleChanges, viewOf } from "./layers.ts";
import type { Target } from "./objects.ts";
import { isSummoningSick, tap } from "./payment.ts";
import { matches } from "./view.ts";
import type { Work } from "./work.ts";

const cause = { is: "turn" } as const;

/** 508.1a, 508.1c: untapped, under control since the turn began, and not forbidden. */
export function whyNotAttack(game: Game, id: ObjectId): Refusal | undefined {
  const object = existing(game, id);
  if (!characteristics(game, id).types.includes("creature")) {
    return { code: "notAChoice", cr: "508.1a", object: id };
  }
  if (object.tapped) return { code: "tapped", cr: "508.1a", object: id };
  if (isSummoningSick(game, object)) return { code: "summoningSick", cr: "508.1a", object: id };
  const [forbidden] = ruleChanges(game, id, "cantAttack");
  return forbidden ? { code: "prohibited", cr: forbidden.rule ?? "508.1c", object: id } : undefined;
}

export function declareAttackers(work: Work, instruction: InstructionOf<"declareAttackers">): void {
  const { active: player } = work.game.turn;
  const able = work.game.battlefield.filter(
    (id) => controllerOf(work.game, id) === player && !whyNotAttack(work.game, id),
  );
  const [defender] = opponentsOf(work.game, player);
  if (able.length === 0 || !defender) return;
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "choose") {
    work.ask(instruction, {
      is: "choose",
      player,
      purpose: { is: "attack" },
      from: able.map((object) => ({ is: "object", object })),
      min: 0,
      max: able.length,
      cr: ["508.1"],
    });
    return;
  }
  const attacked = answer.chosen.length > 0;
  work.set({ thisTurn: { ...work.game.thisTurn, attacked } });
  for (const { is, ...target } of answer.chosen) {
    if (is !== "object" || !("object" in target)) continue;
    tap(work, target.object, { is: "player", player }); // 508.1f
    work.setObject(target.object, { attacking: defender });
    work.emit(
      { is: "attacked", object: target.object, defender },
      { is: "player", player },
      "508.1k",
    );
  }
}

/** 509.1a–b: untapped, not forbidden, and able to block this attacker. */
export function whyNotBlock(
  game: Game,
  blocker: ObjectId,
  attacker: ObjectId,
): Refusal | undefined {
  const object = existing(game, blocker);
  if (!characteristics(game, blocker).types.includes("creature")) {
    return { code: "notAChoice", cr: "509.1a", object: blocker };
  }
  if (object.tapped) return { code: "tapped", cr: "509.1a", object: blocker };
  const [forbidden] = ruleChanges(game, blocker, "cantBlock");
  if (forbidden) return { code: "prohibited", cr: forbidden.rule ?? "509.1b", object: blocker };
  const evades = ruleChanges(game, attacker, "cantBeBlockedBy").find(({ change, ...whose }) =>
    matches(viewOf(game), whose, change.filter, blocker),
  );
  return evades
    ? { code: "illegalBlock", cr: evades.rule ?? "509.1b", object: attacker }
    : undefined;
}

const attackers = (game: Game): readonly ObjectId[] =>
  game.battlefield.filter((id) => existing(game, id).attacking !== undefined);

export function declareBlockers(work: Work, instruction: InstructionOf<"declareBlockers">): void {
  const { game } = work;
  const [player] = opponentsOf(game, game.turn.active);
  const pairs = attackers(game).flatMap((attacker) =>
    game.battlefield
      .filter((id) => controllerOf(game, id) === player && !whyNotBlock(game, id, attacker))
      .map((blocker) => [blocker, attacker] as const),
  );
  if (pairs.length === 0 || !player) return;
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "pairs") {
    work.ask(instruction, {
      is: "pairs",
      player,
      purpose: { is: "blockers" },
      pairs,
      cr: ["509.1"],
    });
    return;
  }
  for (const [blocker, attacker] of answer.pairs) {
    const { blocking = [] } = existing(work.game, blocker);
    work.setObject(blocker, { blocking: [...blocking, attacker] });
    work.setObject(attacker, { blocked: true });
    work.emit({ is: "blocked", object: blocker, attacker }, { is: "player", player }, "509.1g");
  }
}

// Damage (510) ---------------------------------------------------------------------------------

const power = (game: Game, id: ObjectId): number =>
  Math.max(0, characteristics(game, id).power ?? 0);

/** Damage that would be lethal, marked damage counted (702.19b). */
function lethal(game: Game, id: ObjectId): number {
  const { toughness = 0 } = characteristics(game, id);
  return Math.max(0, toughness - (existing(game, id).damage ?? 0));
}

const blockersOf = (game: Game, attacker: ObjectId): readonly ObjectId[] =>
  game.battlefield.filter((id) => existing(game, id).blocking?.includes(attacker));

/** 510.1–510.2: all combat damage is assigned, then dealt simultaneously. */
export function combatDamage(work: Work, instruction: InstructionOf<"combatDamage">): void {
  const { game } = work;
  const answers = [...(instruction.answers ?? [])];
  const would: Would[] = [];
  const deal = (source: ObjectId, target: Target, amount: number): void => {
    if (amount > 0) would.push({ is: "damage", source, target, amount, combat: true });
  };
  for (const attacker of attackers(game)) {
    const among = recipients(game, attacker);
    const amount = power(game, attacker);
    const [only] = among;
    if (!only || amount === 0) continue;
    if (among.length === 1) {
      deal(attacker, only, amount);
      continue;
    }
    const answer = answers.shift();
    if (answer?.is !== "divide") {
      work.ask(instruction, {
        is: "divide",
        player: controllerOf(game, attacker),
        purpose: { is: "assignDamage", source: attacker },
        amount,
        among,
        least: 0,
        // 702.19b: lethal damage to all blockers before the rest goes on.
        firstAtLeast: among.map((target) =>
          target.is === "player" ? 0 : hasTrample(game, attacker) ? lethal(game, target.object) : 0,
        ),
        cr: ["510.1c"],
      });
      return;
    }
    for (const [index, share] of answer.shares.entries()) {
      const target = among[index];
      if (target) deal(attacker, target, share);
    }
  }
  for (const blocker of game.battlefield) {
    // 510.1d: each creature here blocks one attacker at most.
    const [attacker] = existing(game, blocker).blocking ?? [];
    if (attacker && game.objects[attacker]) {
      deal(blocker, { is: "object", object: attacker }, power(game, blocker));
    }
  }
  if (would.length > 0) work.push({ do: "happen", would, cause });
}

const hasTrample = (game: Game, id: ObjectId): boolean =>
  ruleChanges(game, id, "trample").length > 0;

/** Where an attacker's damage can go: blockers, and the player if unblocked or trampling (510.1b–c). */
function recipients(game: Game, attacker: ObjectId): readonly Target[] {
  const { attacking, blocked } = existing(game, attacker);
  const player: readonly Target[] = attacking ? [{ is: "player", player: attacking }] : [];
  if (!blocked) return player;
  const blockers = blockersOf(game, attacker).map((object): Target => ({ is: "object", object }));
  return hasTrample(game, attacker) ? [...blockers, ...player] : blockers;
}
