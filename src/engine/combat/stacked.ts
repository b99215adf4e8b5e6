/**
 * Combat damage on the stack, as it was until July 2009 (310 of 2002-02-20 to 2008-07-15): all that
 * was assigned waits there as one object that is neither a spell nor an ability.
 */
import { activeOnes, type Game } from "../game.ts";
import { objectId } from "../ids.ts";
import type { Would } from "../instructions.ts";
import { characteristics } from "../layers.ts";
import type { Assigned, GameObject } from "../objects.ts";
import type { Work } from "../work.ts";
import { cease } from "../zones.ts";

const cause = { is: "turn" } as const;

/** Puts what was assigned on the stack; players get priority after that. */
export function putOnStack(work: Work, assigned: readonly Assigned[]): void {
  const [player = work.game.turn.active] = activeOnes(work.game);
  const id = objectId(work.fresh());
  const object: GameObject = {
    id,
    owner: player,
    controller: player,
    place: { zone: "stack" },
    timestamp: work.fresh(),
    assigned,
  };
  work.set({
    objects: { ...work.game.objects, [id]: object },
    stack: [...work.game.stack, id],
  });
  work.emit({ is: "damageOnStack", object: id, assigned }, cause, "510.1");
}

/** It is dealt all at once as it was assigned, whatever has become of its sources. */
export function dealAssigned(work: Work, { id }: GameObject, assigned: readonly Assigned[]): void {
  const would: Would[] = [];
  for (const one of assigned) {
    const { source, target } = one;
    if (isThere(work.game, target)) {
      would.push({ is: "damage", ...one, combat: true });
    } else {
      work.emit({ is: "damageNotDealt", source, target }, cause, "gone 310.4c");
    }
  }
  work.emit({ is: "resolved", object: id }, cause, "gone 310.4");
  cease(work, id);
  if (would.length > 0) work.push({ do: "happen", would, cause });
}

/** A recipient must still be in play, and a creature or a planeswalker. */
function isThere(game: Game, target: Assigned["target"]): boolean {
  if (target.is === "player") return true;
  if (!game.battlefield.includes(target.object)) return false;
  const { types } = characteristics(game, target.object);
  return types.includes("creature") || types.includes("planeswalker");
}
