/** Whether what a fact claims is so, and what was found. */
import { lookAtFight, lookAtLooking, lookAtPermission } from "./facts-can.ts";
import { lookAtObjects } from "./facts-objects.ts";
import { lookAtPlayers } from "./facts-players.ts";
import type { Finding, Lookers } from "./finding.ts";
import type { Scene } from "./refer.ts";
import type { Fact } from "./syntax.ts";

const lookers: Lookers<Fact["is"]> = {
  ...lookAtObjects,
  ...lookAtPlayers,
  can: lookAtPermission,
  canFight: lookAtFight,
  mayLook: lookAtLooking,
};

/** Looks at a fact in a moment of a board that is being played. */
export function evaluate(scene: Scene, fact: Fact): Finding {
  const look = lookers[fact.is] as (scene: Scene, fact: Fact) => Finding;
  const { holds, found } = look(scene, fact);
  // What a player can't do has reasons of its own, so that “not” is part of the question.
  const isNegated =
    fact.is !== "can" && fact.is !== "canFight" && "not" in fact && fact.not === true;
  return { holds: holds !== isNegated, found };
}
