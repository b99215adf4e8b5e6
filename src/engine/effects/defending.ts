/** Which player a one-shot effect means by "defending player" where a team is attacked as one. */
import type { AnyNode, Effect } from "../../language/schema.ts";
import { schema } from "../../language/schema.ts";
import { visit } from "../../language/walk.ts";
import type { InstructionOf } from "../instructions.ts";
import { Reader } from "../reading.ts";
import type { Work } from "../work.ts";
import { Questions } from "./handler.ts";

const defendingPlayer = { is: "defendingPlayer" } as const;

/** What goes on speaking of both players, as it is no one-shot effect (606.7a of 2007). */
const lasting: ReadonlySet<string> = new Set<Effect["is"]>([
  "apply",
  "applyToPlayers",
  "establish",
  "delayed",
]);
/** Other effects, what only compares, and what has been chosen as a target. */
const apart: ReadonlySet<string> = new Set([
  ...Object.keys(schema.Effect),
  ...Object.keys(schema.Condition),
  ...Object.keys(schema.TargetSpec),
]);

/** Whether an effect itself does something to the defending player, or with what is theirs. */
function isAimed(effect: Effect): boolean {
  if (lasting.has(effect.is)) return false;
  let found = false;
  visit(effect, (node: AnyNode) => {
    if (node.is === "defendingPlayer") found = true;
    return node === effect || !apart.has(node.is);
  });
  return found;
}

/**
 * Until 2018 the effect's controller chose one of the players of the attacked team, for all of its
 * text. False while that is being asked.
 */
export function knowsDefendingPlayer(work: Work, instruction: InstructionOf<"effect">): boolean {
  if (work.game.rules.teamAttacks === "onePlayer") return true;
  const { effect, frame } = instruction;
  const read = new Reader(work, frame);
  if (read.frame.defending || !isAimed(effect)) return true;
  const players = read.players(defendingPlayer);
  if (players.length < 2) return true;
  const option = new Questions({ work, instruction, read }).option({
    player: read.frame.controller,
    purpose: { is: "defendingPlayer" },
    options: players.map((player) => ({ is: "defender", defender: { is: "player", player } })),
    cr: ["gone 810.7b"],
  });
  if (option?.is !== "defender" || option.defender.is !== "player") return false;
  work.setFrame(frame, { defending: option.defender.player });
  // The answer is used up: what the effect asks itself begins anew.
  const { answers: _chosen, ...rest } = instruction;
  work.push(rest);
  return false;
}
