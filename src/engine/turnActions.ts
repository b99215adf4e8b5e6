/** What happens by itself in the untap, draw and cleanup steps (CR 502–504, 514, 703.4). */
import { endEffects, endUntilUntapStepOf } from "./durations.ts";
import { activeOnes, existing, playerOf } from "./game.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { controllerOf, hasRuleChange, playerRules } from "./layers.ts";
import { objectsIn } from "./objects.ts";
import { keepNoLonger } from "./pool.ts";
import { stackDraw } from "./stackedDraw.ts";
import { wouldPerformStateBased } from "./stateBased.ts";
import { untap } from "./tapping.ts";
import type { Work } from "./work.ts";
import { moveTo } from "./zones.ts";

const cause = { is: "turn" } as const;

/** 502.3: all at once, except what effects keep from untapping. */
export function untapAll(work: Work): void {
  const { game } = work;
  const players = activeOnes(game);
  const untapping = game.battlefield.filter(
    (id) =>
      existing(game, id).tapped &&
      players.includes(controllerOf(game, id)) &&
      !hasRuleChange(game, id, "doesntUntap"),
  );
  for (const object of untapping) untap(work, object, cause, "502.3");
  endUntilUntapStepOf(work, players);
}

/** 504.1; 805.4b: each player of a team that shares its turns. */
export function drawForTurn(work: Work, instruction: InstructionOf<"drawForTurn">): void {
  if (work.game.rules.turnDraw === "onStack") {
    stackDraw(work, instruction);
    return;
  }
  work.push(
    ...activeOnes(work.game).map(
      (player) => ({ do: "happen", would: [{ is: "draws", player, amount: 1 }], cause }) as const,
    ),
  );
}

/** 402.2: the maximum hand size is normally seven. */
const maximumHandSize = 7;

/** 514.1. */
export function discardToHandSize(
  work: Work,
  instruction: InstructionOf<"discardToHandSize">,
): void {
  const answers = [...(instruction.answers ?? [])];
  const would: Would[] = [];
  for (const player of activeOnes(work.game)) {
    if (playerRules(work.game, player, "noMaximumHandSize").length > 0) continue;
    const { hand } = playerOf(work.game, player);
    const count = hand.length - maximumHandSize;
    if (count <= 0) continue;
    const answer = answers.shift();
    if (answer?.is !== "choose") {
      work.ask(instruction, {
        is: "choose",
        player,
        purpose: { is: "handSize" },
        from: hand.map((object) => ({ is: "object", object })),
        min: count,
        max: count,
        cr: ["514.1", "402.2"],
      });
      return;
    }
    const ids = objectsIn(answer.chosen);
    would.push(...moveTo(work.game, ids, "graveyard", { how: "discard", player }, cause).would);
  }
  if (would.length > 0) work.push({ do: "happen", would, cause });
}

/** 514.2: marked damage and effects until end of turn go, all at once. */
export function endTurnEffects(work: Work): void {
  const { battlefield, phasedOut } = work.game;
  // 514.2 names permanents that are phased out, too.
  const damaged = [...battlefield, ...phasedOut].filter((id) => existing(work.game, id).damage);
  for (const id of damaged) work.clear(id, "damage");
  if (damaged.length > 0) {
    work.emit({ is: "damageRemoved", objects: damaged }, cause, "514.2");
  }
  endEffects(work, ({ until }) => until?.is === "endOfTurn", "turnEffectsEnded", "514.2");
  keepNoLonger(work);
}

/** 514.3a: if anything happened, players get priority, and then there is another cleanup step. */
export function cleanupCheck(work: Work): void {
  if (!wouldPerformStateBased(work.game) && work.game.triggers.length === 0) return;
  const { active: player } = work.game.turn;
  // As this step ends, another cleanup step begins instead of the next turn.
  const agenda = work.game.agenda.map((one) =>
    one.do === "endStep" ? ({ ...one, next: "cleanup" } as const) : one,
  );
  work.set({ agenda });
  work.push({ do: "priority", player, passed: [] });
}
