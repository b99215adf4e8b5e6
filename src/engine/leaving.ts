/** Winning, losing and leaving the game (CR 104, 800.4, 810.8). */
import type { Change } from "../language/schema.ts";
import type { Cause, LossReason } from "./events.ts";
import { type ContinuousEffect, existing, type Game, playerOf, teamOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { Instruction, Loss } from "./instructions.ts";
import { characteristics, controllerOf, viewOf } from "./layers.ts";
import type { GameObject } from "./objects.ts";
import { withAllPhasedIn } from "./phasing.ts";
import type { RuleNumber } from "./rules.ts";
import { contextOfEffect, playersOf } from "./view.ts";
import { Work } from "./work.ts";
import { moveTo } from "./zones.ts";

const lossRules: Readonly<Record<LossReason, readonly RuleNumber[]>> = {
  life: ["704.5a", "104.3b"],
  emptyLibrary: ["704.5b", "104.3c"],
  effect: ["104.3e"],
  conceded: ["104.3a"],
  team: ["810.8a"],
};

/** 104.3: these players lose at the same time, and leave the game if it goes on (104.5). */
export function lose(work: Work, losses: readonly Loss[], cause: Cause): void {
  const all = withTeams(work.game, losses).filter(
    ({ player }) => !playerOf(work.game, player).lost,
  );
  for (const { player, why } of all) {
    work.setPlayer(player, { lost: true });
    // 704.6a: a team that shares its life total loses by its own rule.
    const isShared = why === "life" && work.game.teams?.sharedLife;
    const rules = isShared ? (["704.6a", "810.8c"] as const) : lossRules[why];
    work.emit({ is: "lost", player, why }, cause, ...rules);
  }
  if (all.length === 0 || endIfDecided(work, cause)) return;
  leave(
    work,
    all.map(({ player }) => player),
  );
}

/** 810.8a: where a team shares its life total, its players lose together. */
function withTeams(game: Game, losses: readonly Loss[]): readonly Loss[] {
  if (!game.teams?.sharedLife) return losses;
  const found = new Map(losses.map(({ player, why }) => [player, why] as const));
  for (const { player } of losses) {
    for (const mate of teamOf(game, player)) if (!found.has(mate)) found.set(mate, "team");
  }
  return [...found].map(([player, why]) => ({ player, why }));
}

/** Whether the game would be over after these losses. */
export function decides(game: Game, losses: readonly Loss[]): boolean {
  const lost = new Set(withTeams(game, losses).map(({ player }) => player));
  return lost.size > 0 && standing(game, lost).length <= 1;
}

/** The first player of each side that is still in the game. */
function standing(game: Game, without: ReadonlySet<PlayerId> = new Set()): readonly PlayerId[] {
  const left = game.players.flatMap(({ id, lost }) => (lost || without.has(id) ? [] : [id]));
  return left.filter((id, at) => left.findIndex((one) => teamOf(game, one).includes(id)) === at);
}

/** 104.2a, 104.2c: the last one wins, or the last team; 104.4a, 104.4d: with none it is a draw. */
function endIfDecided(work: Work, cause: Cause): boolean {
  const [winner = null, ...others] = standing(work.game);
  if (others.length > 0) return false;
  const { teams } = work.game;
  const draw = teams ? "104.4d" : "104.4a";
  end(work, winner, cause, winner ? (teams ? "104.2c" : "104.2a") : draw);
  return true;
}

function end(work: Work, winner: PlayerId | null, cause: Cause, rule: RuleNumber): void {
  work.set({ result: { winner }, agenda: [], decision: null });
  work.emit({ is: "gameEnded", winner }, cause, rule);
}

/** 104.2b: an effect says that a player wins; 810.8a: their team with them. */
export function win(work: Work, player: PlayerId, cause: Cause): void {
  // 104.3f: who has lost can't win any more.
  if (!playerOf(work.game, player).lost) end(work, player, cause, "104.2b");
}

// 800.4a ---------------------------------------------------------------------------------------

const cause = { is: "turn" } as const;

/** 800.4a: what is theirs leaves with them, and the game goes on without them. */
function leave(work: Work, players: readonly PlayerId[]): void {
  const gone = new Set(players);
  // 600.4a of 2007: combat damage on the stack is nobody's to take along.
  const [owner] = standing(work.game);
  for (const id of work.game.stack) {
    if (owner && existing(work.game, id).assigned) work.setObject(id, { owner, controller: owner });
  }
  const before = work.game;
  const owned = Object.values(before.objects).filter((one) => !one.stacked && gone.has(one.owner));
  takeOut(work, owned);
  for (const player of players) {
    work.emit({ is: "leftGame", player }, { is: "player", player }, "104.5", "800.4a");
  }
  // 603.6c: permanents that leave the game leave the battlefield; 702.26k: not those phased out.
  for (const { id, place: from, phasedOut, owner: player } of owned) {
    if (from.zone !== "battlefield" || phasedOut) continue;
    // There is no place for outside the game: `how` says it.
    const to = { zone: "command" } as const;
    work.emit(
      { is: "moved", object: id, was: id, from, to, how: "leftGame", player },
      cause,
      "800.4a",
      "603.6c",
    );
  }
  endControlBy(work, gone);
  const onStack = work.game.stack.map((id) => existing(work.game, id));
  const ceasing = onStack.filter(
    ({ id, card }) =>
      (card === undefined || work.game.rules.cardsOfGone === "cease") &&
      gone.has(controllerOf(work.game, id)),
  );
  takeOut(work, ceasing);
  for (const { id } of ceasing) work.emit({ is: "ceased", object: id }, cause, "800.4a");
  forget(work, gone);
  // 702.26n: what is phased out, too.
  const phasedIn = withAllPhasedIn(work.game);
  const controlled = [
    ...[...work.game.battlefield, ...work.game.stack].filter((id) =>
      gone.has(controllerOf(work.game, id)),
    ),
    ...work.game.phasedOut.filter((id) => gone.has(controllerOf(phasedIn, id))),
  ];
  const [player = before.turn.active] = players;
  if (controlled.length > 0) {
    const exiled = moveTo(work.game, controlled, "exile", { how: "exile", player }, cause);
    work.push({ ...exiled, rules: ["800.4a"] });
  }
}

/** Takes objects out of the game all at once; what they were stays known (608.2h). */
function takeOut(work: Work, objects: readonly GameObject[]): void {
  if (objects.length === 0) return;
  const { game } = work;
  const gone = new Set(objects.map(({ id }) => id));
  const stays = (id: ObjectId): boolean => !gone.has(id);
  const past = objects.map(
    (object) => [object.id, { object, last: characteristics(game, object.id) }] as const,
  );
  const left = Object.values(game.objects).filter(({ id }) => stays(id));
  work.set({
    past: { ...game.past, ...Object.fromEntries(past) },
    objects: Object.fromEntries(left.map((object) => [object.id, object])),
    battlefield: game.battlefield.filter(stays),
    phasedOut: game.phasedOut.filter(stays),
    stack: game.stack.filter(stays),
    exile: game.exile.filter(stays),
    players: game.players.map((player) => ({
      ...player,
      library: player.library.filter(stays),
      hand: player.hand.filter(stays),
      graveyard: player.graveyard.filter(stays),
    })),
  });
}

/** 800.4a: effects that give those players control of something end. */
function endControlBy(work: Work, gone: ReadonlySet<PlayerId>): void {
  const view = viewOf(work.game);
  const gives = (effect: ContinuousEffect, change: Change): boolean =>
    change.is === "gainControl" &&
    playersOf(view, contextOfEffect(effect), change.who).some((one) => gone.has(one));
  const isEmpty = ({ changes, playerChanges, ability }: ContinuousEffect): boolean =>
    changes.length === 0 && !playerChanges && !ability;
  const ended = work.game.effects.filter((one) => one.changes.some((change) => gives(one, change)));
  if (ended.length === 0) return;
  work.set({
    effects: work.game.effects
      .map((one) =>
        ended.includes(one)
          ? { ...one, changes: one.changes.filter((change) => !gives(one, change)) }
          : one,
      )
      .filter((one) => !isEmpty(one)),
  });
  work.emit({ is: "effectsEnded", effects: ended.map(({ id }) => id) }, cause, "800.4a");
}

/** What those players were about to do won't be done (800.4d, 800.4k). */
function forget(work: Work, gone: ReadonlySet<PlayerId>): void {
  const { game } = work;
  const { triggers, delayed, permissions, extraTurns, skips, turn } = game;
  work.set({
    triggers: triggers.filter(({ controller }) => !gone.has(controller)),
    delayed: delayed.filter(({ controller }) => !gone.has(controller)),
    permissions: permissions.filter(({ player }) => !gone.has(player)),
    ...(extraTurns && { extraTurns: extraTurns.filter((player) => !gone.has(player)) }),
    ...(skips && { skips: skips.filter(({ player }) => !gone.has(player)) }),
    agenda: game.agenda.flatMap((one) => withoutPlayers(game, withoutAnswers(one, gone), gone)),
    // Whoever is asked may have been offered what is no more: they are asked again.
    decision: null,
  });
  // 805.4: a team's turn is the turn of those of it who are left.
  const [mate] = teamOf(game, turn.active).filter((id) => !playerOf(game, id).lost);
  if (game.teams?.sharedTurns && mate && gone.has(turn.active)) {
    work.set({ turn: { ...turn, active: mate } });
  }
}

/** Those who are left keep their answers; what the others chose is asked of nobody (or anew, 800.4g). */
function withoutAnswers(one: Instruction, gone: ReadonlySet<PlayerId>): Instruction {
  const answers = one.answers?.filter(({ by }) => !by || !gone.has(by));
  return answers ? { ...one, answers } : one;
}

/** An instruction as it is to be carried out without those players, if at all. */
function withoutPlayers(
  game: Game,
  one: Instruction,
  gone: ReadonlySet<PlayerId>,
): readonly Instruction[] {
  switch (one.do) {
    case "placeTrigger":
      return gone.has(one.trigger.controller) ? [] : [one];
    case "announce": {
      const { proposal } = one;
      if (gone.has(proposal.player)) return [];
      if (!proposal.before) return [one];
      // What is taken back (733.1) must not bring them back.
      const work = new Work(proposal.before);
      for (const player of gone) work.setPlayer(player, { lost: true });
      leave(work, [...gone]);
      return [{ ...one, proposal: { ...proposal, before: work.game } }];
    }
    case "effect":
    case "ifDone": {
      const controller = game.frames[one.frame]?.controller;
      return controller && gone.has(controller) ? [] : [one];
    }
    // What else can't happen without them is found as it would (`cantHappen`).
    case "happen":
      return [
        { ...one, would: one.would.filter((it) => it.is !== "move" || !gone.has(it.player)) },
      ];
    // What is still to be done is found anew by the next check (704.3).
    case "keepOne":
      return [];
    // 800.4a, j: priority goes on to the next player, who is found when it is given.
    case "priority":
    case "beginTurn":
      return [one];
    default:
      return "player" in one && gone.has(one.player) ? [] : [one];
  }
}
