/** The turn: its phases and steps, extra ones and skipped ones (CR 500–514). */
import { type ManaType, type Step, steps } from "../language/vocabulary.ts";
import { attackersIn, endCombat } from "./combat/index.ts";
import { noteCombat, withCombats } from "./combat/points.ts";
import type { Option } from "./decisions.ts";
import { endEffects, endUntilTurnOf } from "./durations.ts";
import type { Cause } from "./events.ts";
import {
  activeOnes,
  activePlayers,
  existing,
  type Game,
  newTurn,
  playerOf,
  type Skip,
  type Teams,
  teamOf,
} from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { Instruction, InstructionOf } from "./instructions.ts";
import { controllerOf, playerRules } from "./layers.ts";
import { prune } from "./memory.ts";
import { becomeDue, gonePlayersBefore } from "./phasing.ts";
import { keepInPool } from "./pool.ts";
import type { RuleNumber } from "./rules.ts";
import type { Work } from "./work.ts";

const cause = { is: "turn" } as const;

const stepRules: Readonly<Record<Step, RuleNumber>> = {
  untap: "501.1",
  upkeep: "503.1",
  draw: "504.1",
  main1: "505.1",
  beginCombat: "506.1",
  declareAttackers: "508.1",
  declareBlockers: "509.1",
  combatDamage: "510.1",
  endCombat: "511.1",
  main2: "505.1",
  end: "513.1",
  cleanup: "514.1",
};

/** What happens by itself as a step begins (703.4). */
const turnBasedActions: Readonly<Record<Step, readonly Instruction[]>> = {
  untap: [{ do: "phaseIn" }, { do: "dayOrNight" }, { do: "untapAll" }],
  upkeep: [],
  draw: [{ do: "drawForTurn" }],
  main1: [],
  beginCombat: [],
  declareAttackers: [{ do: "declareAttackers" }],
  declareBlockers: [{ do: "declareBlockers" }],
  combatDamage: [{ do: "combatDamage" }],
  endCombat: [],
  main2: [],
  end: [],
  cleanup: [{ do: "discardToHandSize" }, { do: "endTurnEffects" }, { do: "cleanupCheck" }],
};

/** The phases by their first steps (500.1). */
const firstSteps: readonly Step[] = ["untap", "main1", "beginCombat", "main2", "end"];

/** The first steps of the phases that come after the phase of a step. */
export function phasesAfter(step: Step): readonly Step[] {
  return firstSteps.filter((first) => steps.indexOf(first) > steps.indexOf(step));
}

// Turns ----------------------------------------------------------------------------------------

export function beginTurn(work: Work, { player, after }: InstructionOf<"beginTurn">): void {
  const { turn, thisTurn } = work.game;
  const { spellsCast, events } = thisTurn;
  const number = turn.number + 1;
  work.set({
    turn: {
      number,
      active: player,
      step: "untap",
      phases: phasesAfter("untap"),
      ...(after && { after }),
    },
    lastTurn: {
      active: turn.active,
      ...(turn.after && { after: turn.after }),
      spellsCast,
      events,
    },
    thisTurn: withCombats(work.game, newTurn, "untap"),
  });
  work.unset("lap");
  forgetLastTurn(work);
  // 702.26n, 800.4m: as though the turns of those who have left had begun.
  const gone = gonePlayersBefore(work.game);
  becomeDue(work, gone);
  endUntilTurnOf(work, activePlayers(work.game), gone);
  work.game = prune(work.game);
  for (const active of activeOnes(work.game)) {
    work.emit({ is: "turnBegan", player: active, number }, cause, "500.1");
  }
  work.push({ do: "beginStep", step: "untap" });
}

/** What is so for one turn only. */
function forgetLastTurn(work: Work): void {
  const active = activePlayers(work.game);
  for (const id of [...work.game.battlefield, ...work.game.phasedOut]) {
    const { recent, attackedThisTurn, lastAttacked, damagedBy, phasedOut } = existing(
      work.game,
      id,
    );
    if (attackedThisTurn || lastAttacked || damagedBy) {
      work.clear(id, "attackedThisTurn", "lastAttacked", "damagedBy");
    }
    // 302.6: under its controller's control continuously since the turn began; 702.26d: what is
    // phased out has not left it.
    const controller = phasedOut?.under ?? controllerOf(work.game, id);
    if (recent && active.includes(controller)) work.clear(id, "recent");
  }
}

/** 500.7: the extra turn that was created last, or that of the next player. */
function nextTurn(work: Work): void {
  const { game } = work;
  const last = game.turn.after ?? game.turn.active;
  const extra = (game.extraTurns ?? []).filter((player) => !playerOf(game, player).lost);
  const player = extra.at(-1);
  if (game.extraTurns) work.set({ extraTurns: extra.slice(0, -1) });
  if (player) work.push({ do: "beginTurn", player: firstOfTeam(game, player), after: last });
  else work.push({ do: "beginTurn", player: playerAfter(game, last) });
}

/** 805.4: a team that shares its turns is spoken of by the first of its players. */
export function firstOfTeam({ players, teams }: Seated, player: PlayerId): PlayerId {
  const team = teams?.sharedTurns && teams.members.find((one) => one.includes(player));
  if (!team) return player;
  return players.find(({ id, lost }) => team.includes(id) && !lost)?.id ?? player;
}

/** 805.8: what one effect gives to or takes from the turns of several of a team is so once. */
export const oncePerTeam = (game: Game, players: readonly PlayerId[]): readonly PlayerId[] => [
  ...new Set(players.map((player) => firstOfTeam(game, player))),
];

interface Seated {
  readonly players: readonly { readonly id: PlayerId; readonly lost?: true }[];
  readonly teams?: Teams;
}

/** 103.1, 800.4k: clockwise to the next one who is still in the game, team by team (805.4). */
function playerAfter(game: Game, last: PlayerId): PlayerId {
  const ids = game.players.map(({ id }) => id);
  const at = ids.indexOf(last);
  const team = game.teams?.sharedTurns ? teamOf(game, last) : [last];
  const next = [...ids.slice(at + 1), ...ids.slice(0, at)].find(
    (id) => !playerOf(game, id).lost && !team.includes(id),
  );
  return firstOfTeam(game, next ?? last);
}

/** 500.7: extra turns after this one, one after the other in APNAP order; the last comes first. */
export function addTurns(work: Work, players: readonly PlayerId[], why: Cause): void {
  for (const player of oncePerTeam(work.game, players)) {
    work.set({ extraTurns: [...(work.game.extraTurns ?? []), player] });
    work.emit({ is: "extraTurn", player }, why, "500.7");
  }
}

// Phases and steps -----------------------------------------------------------------------------

export function beginStep(work: Work, instruction: InstructionOf<"beginStep">): void {
  const { step } = instruction;
  const skipped = isSkipped(work, instruction);
  if (skipped === "asked") return;
  if (skipped) {
    // A combat phase is skipped as a whole.
    goOn(work, step === "beginCombat" ? "endCombat" : step);
    return;
  }
  const { active } = work.game.turn;
  work.set({ turn: { ...work.game.turn, step } });
  noteCombat(work);
  if (step === "beginCombat") forgetAttack(work);
  // 805.4d: "at the beginning of your upkeep" is so for each player of the team.
  const whose = activeOnes(work.game);
  for (const [at, player] of (whose.length > 0 ? whose : [active]).entries()) {
    const further = at > 0 ? { further: true as const } : {};
    work.emit({ is: "stepBegan", step, player, ...further }, cause, stepRules[step]);
  }
  const priority = priorityIn(work.game, step);
  work.push(...turnBasedActions[step], ...priority, { do: "endStep", step });
}

function priorityIn({ rules, turn }: Game, step: Step): readonly Instruction[] {
  // 502.4, 514.3: no player receives priority in these steps, as a rule.
  if (step === "untap" || step === "cleanup") return [];
  if (step === "declareAttackers" && rules.withoutAttackers === "stepEnds") {
    return [{ do: "priorityIfAttack" }];
  }
  return [{ do: "priority", player: turn.active, passed: [] }];
}

/** 308.4, 308.6 of 2002: only once an attack has been declared does the active player get priority. */
export function priorityIfAttack(work: Work): void {
  const { active: player } = work.game.turn;
  if (isAttack(work.game)) work.push({ do: "priority", player, passed: [] });
}

/**
 * 500.11, 614.10: proceeds past a step that one of those whose turn it is skips; "asked" where they
 * have to choose by which effect.
 */
function isSkipped(work: Work, instruction: InstructionOf<"beginStep">): boolean | "asked" {
  const { step } = instruction;
  const { skips = [] } = work.game;
  const active = activePlayers(work.game);
  // 614.10a: one effect is satisfied by one step; 805.8: which its player's team skips.
  const at = skips.findIndex((one) => one.step === step && active.includes(one.player));
  const next = skips[at];
  const [always] = active.flatMap((player) =>
    playerRules(work.game, player, "skipsStep")
      .filter(({ change }) => change.step === step)
      .map(({ source }) => ({ source, player })),
  );
  const chosen = next?.source && always ? chooseSkip(work, instruction, next, always) : undefined;
  if (chosen === "asked") return "asked";
  if (next && chosen !== "always") {
    work.set({ skips: skips.toSpliced(at, 1) });
    const rule = next.rule ?? "614.10";
    work.emit({ is: "stepSkipped", step, player: next.player }, cause, "500.11", rule);
    return true;
  }
  if (!always) return false;
  const { source, player } = always;
  work.emit(
    { is: "stepSkipped", step, player },
    { is: "object", object: source },
    "500.11",
    "614.10",
  );
  return true;
}

/** 616.1: of an effect that is used up by this step and one that stays, the player applies one. */
function chooseSkip(
  work: Work,
  instruction: InstructionOf<"beginStep">,
  { player, source: once }: Skip,
  { source }: { readonly source: ObjectId },
): "next" | "always" | "asked" {
  const [answer] = instruction.answers ?? [];
  if (answer?.is === "option" && answer.option.is === "effect") {
    return answer.option.key === "skipsStep" ? "always" : "next";
  }
  const options: Option[] = [{ is: "effect", source, key: "skipsStep" }];
  if (once) options.unshift({ is: "effect", source: once, key: "skipNext" });
  work.ask(instruction, {
    is: "option",
    player,
    purpose: { is: "replacements" },
    options,
    cr: ["616.1", "614.10a"],
  });
  return "asked";
}

/** 508.8 asks about this combat only. */
function forgetAttack(work: Work): void {
  const { attacked, ...rest } = work.game.thisTurn;
  if (attacked) work.set({ thisTurn: rest });
}

/** 500.5: effects that last until now end, unspent mana empties, and the next step begins. */
export function endStep(work: Work, { step, next }: InstructionOf<"endStep">): void {
  if (step === "endCombat") {
    endCombat(work);
    endEffects(work, ({ until }) => until?.is === "endOfCombat", "effectsEnded", "500.5a", "511.2");
  }
  const { unspentMana } = work.game.rules;
  if (unspentMana === "emptiesEachStep") {
    emptyPools(work);
    goOn(work, step, next);
    return;
  }
  const ofPhase = next ?? stepAfter(work.game, step);
  const burns = ofPhase === undefined ? emptyPools(work) : [];
  goOn(work, step, next);
  // Until 2009 (RT-02): a player lost 1 life for each mana that a phase left unspent.
  const would = burns.map(({ player, amount }) => ({ is: "life", player, by: -amount }) as const);
  if (would.length > 0) work.push({ do: "happen", would, cause, rules: ["106.4"] });
}

/**
 * 106.4, 500.5: each player loses unspent mana, unless something says otherwise.
 * @returns how much each has lost.
 */
function emptyPools(work: Work): readonly { readonly player: PlayerId; readonly amount: number }[] {
  const lost: { player: PlayerId; amount: number }[] = [];
  for (const { id: player, mana, keptMana = [] } of work.game.players) {
    const amount = mana.length - keptMana.length;
    if (amount === 0) continue;
    if (playerRules(work.game, player, "unspentManaStays").length > 0) continue;
    // 616.1: of several such effects the first makes all mana its own; nothing is left to lose.
    const [becomes] = playerRules(work.game, player, "unspentManaBecomes");
    if (becomes) {
      const { mana: type } = becomes.change;
      keepInPool(work, player, Array<ManaType>(amount).fill(type));
      const source = { is: "object", object: becomes.source } as const;
      work.emit({ is: "manaBecame", player, mana: type }, source, "106.4", "614.1a");
      continue;
    }
    keepInPool(work, player);
    work.emit({ is: "manaEmptied", player }, cause, "500.5", "106.4");
    lost.push({ player, amount });
  }
  return lost;
}

/** The step that follows in this phase, or the next phase, or the next turn. */
function goOn(work: Work, step: Step, next?: Step): void {
  const following = next ?? stepAfter(work.game, step);
  if (following) {
    work.push({ do: "beginStep", step: following });
    return;
  }
  const [phase, ...phases] = work.game.turn.phases;
  if (!phase) {
    nextTurn(work);
    return;
  }
  work.set({ turn: { ...work.game.turn, phases } });
  work.push({ do: "beginStep", step: phase });
}

/** The step of the same phase that comes after another. */
function stepAfter(game: Game, step: Step): Step | undefined {
  // 508.8: if nothing attacks, there are no blocks and no damage.
  if (step === "declareAttackers" && !isAttack(game)) return "endCombat";
  const following = steps[steps.indexOf(step) + 1];
  return following && firstSteps.includes(following) ? undefined : following;
}

const isAttack = (game: Game): boolean =>
  game.thisTurn.attacked === true || attackersIn(game).length > 0;

/** 500.8: further phases after the present one, in this order. */
export function addPhases(work: Work, phases: readonly Step[], why: Cause): void {
  // 505.1a: a main phase that is not the first is a postcombat one.
  const added = phases.map((step) => (step === "main1" ? "main2" : step));
  const { turn } = work.game;
  work.set({ turn: { ...turn, phases: [...added, ...turn.phases] } });
  for (const step of added) work.emit({ is: "extraPhase", step }, why, "500.8");
}
