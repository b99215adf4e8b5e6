/**
 * Events: what would happen, and what does (CR 614–616). All that stands in one instruction happens
 * at once, after everything that replaces or prevents some of it (replacing.ts, committing.ts).
 */
import { commit } from "./committing.ts";
import { type Game, inTurnOrder } from "./game.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { affectedPlayer, modifiersOf, modify } from "./replacing.ts";
import type { Work } from "./work.ts";

/** Carries out what would happen, after all that replaces it; asks where somebody must choose. */
export function happen(work: Work, instruction: InstructionOf<"happen">): void {
  const prepared = { ...instruction, would: instruction.would.map((one) => settled(work, one)) };
  for (const [index, would] of inOrderOfChoice(work.game, prepared.would)) {
    const modifiers = modifiersOf(work.game, would, instruction.cause);
    if (modifiers.length === 0) continue;
    const changed = modify(work, prepared, would, modifiers);
    if (changed === "asked") return;
    const list = prepared.would.flatMap((one, at) => (at === index ? changed.would : [one]));
    // 616.1f: once one effect has been applied, look again.
    const { answers: _used, ...rest } = prepared;
    // 614.12a: what is chosen as it enters comes first; 615.5: what else an effect does, afterwards.
    work.push(...changed.before, { ...rest, would: list }, ...changed.after);
    return;
  }
  commit(work, prepared);
}

export { changeLife } from "./committing.ts";

/** Takes over what was chosen for how something enters (614.12a). */
function settled(work: Work, given: Would): Would {
  const would = exiledInstead(work, given);
  if ((would.is !== "move" && would.is !== "create") || !would.preparing) return would;
  const { preparing, ...rest } = would;
  const { entering } = work.frame(preparing);
  const { [preparing]: _ended, ...frames } = work.game.frames;
  work.set({ frames });
  return entering ? { ...rest, entering: { ...rest.entering, ...entering } } : rest;
}

/** 702.34a: a spell cast with flashback is exiled instead of being put anywhere else. */
function exiledInstead(work: Work, would: Would): Would {
  if (would.is !== "move" || would.to.zone === "exile" || would.to.zone === "stack") return would;
  const object = work.game.objects[would.object];
  if (object?.place.zone !== "stack" || !object.casting?.exiles) return would;
  const { id } = object;
  work.emit(
    { is: "replaced", object: id, by: id, to: "exile" },
    { is: "object", object: id },
    "614.6",
    "702.34a",
  );
  return { ...would, to: { zone: "exile" } };
}

/** 616.1: several choices at once are made in APNAP order. */
function inOrderOfChoice(
  game: Game,
  list: readonly Would[],
): readonly (readonly [number, Would])[] {
  if (list.length === 1) return [...list.entries()];
  const order = inTurnOrder(game);
  return [...list.entries()].sort(
    ([, one], [, other]) =>
      order.indexOf(affectedPlayer(game, one)) - order.indexOf(affectedPlayer(game, other)),
  );
}
