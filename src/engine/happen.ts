/**
 * Events: what would happen, and what does (CR 614–616). All that stands in one instruction happens
 * at once, after everything that replaces or prevents some of it (replacing.ts, committing.ts).
 */
import { commit } from "./committing.ts";
import { resultsOf } from "./dealing.ts";
import { entering, hostOf } from "./entering.ts";
import { type Game, inTurnOrder } from "./game.ts";
import { objectId } from "./ids.ts";
import { cantHappen } from "./impossible.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { affectedPlayer, modifiersOf, modify } from "./replacing.ts";
import type { Work } from "./work.ts";

type Happen = InstructionOf<"happen">;

/** Carries out what would happen, after all that replaces it; asks where somebody must choose. */
export function happen(work: Work, instruction: Happen): void {
  const possible = instruction.would
    .map((one) => settled(work, one))
    // 614.17c: what can't happen is not replaced either.
    .filter((one) => !cantHappen(work.game, one));
  const prepared = { ...instruction, would: possible };
  // 616.1f: once one effect has been applied, look again.
  if (replaceOne(work, prepared) || attachOne(work, prepared) || dealOne(work, prepared)) return;
  commit(work, prepared);
}

/** Applies one replacement or prevention effect, or asks which; false when there is none left. */
function replaceOne(work: Work, prepared: Happen): boolean {
  for (const [index, would] of inOrderOfChoice(work.game, prepared.would)) {
    const modifiers = modifiersOf(work.game, would, prepared.cause);
    if (modifiers.length === 0) continue;
    const changed = modify(work, prepared, would, modifiers);
    if (changed === "asked") return true;
    const { others } = changed;
    const would2 = prepared.would.flatMap((one, at) =>
      at === index ? changed.would : (others?.get(one) ?? [one]),
    );
    // 614.12a: what is chosen as it enters comes first; 615.5: what else an effect does, afterwards.
    work.push(...changed.before, again(prepared, would2), ...changed.after);
    return true;
  }
  return false;
}

/** The same instruction with its events as they are now; answers belong to one question only. */
function again({ answers: _used, ...rest }: Happen, would: readonly Would[]): Happen {
  return { ...rest, would };
}

/** 303.4f–g: an Aura that enters otherwise than by resolving is attached to something, or stays. */
function attachOne(work: Work, prepared: Happen): boolean {
  for (const [index, would] of prepared.would.entries()) {
    const host = hostOf(work, prepared, would);
    if (host === undefined) continue;
    if (host === "asked") return true;
    const list = prepared.would.flatMap((one, at) => (at === index ? host : [one]));
    work.push(again(prepared, list));
    return true;
  }
  return false;
}

/** 120.4c: damage is processed into its results, which may be replaced in their turn. */
function dealOne(work: Work, prepared: Happen): boolean {
  const unprocessed = prepared.would.some((one) => one.is === "damage" && !one.processed);
  if (!unprocessed) return false;
  const list = prepared.would.flatMap((one): readonly Would[] =>
    one.is === "damage" && !one.processed
      ? [{ ...one, processed: true }, ...resultsOf(work.game, one)]
      : [one],
  );
  happen(work, again(prepared, list));
  return true;
}

export { changeLife } from "./committing.ts";

/** Takes over what was chosen for how something enters (614.12a). */
function settled(work: Work, given: Would): Would {
  const would = identified(work, exiledInstead(work, given));
  if ((would.is !== "move" && would.is !== "create") || !would.preparing) return would;
  const { preparing, ...rest } = would;
  const chosen = work.frame(preparing).entering;
  const { [preparing]: _ended, ...frames } = work.game.frames;
  work.set({ frames });
  return chosen ? entering(rest, chosen) : rest;
}

/** A token has its id from now on: effects that apply to it only once know it by that. */
function identified(work: Work, would: Would): Would {
  return would.is === "create" && !would.id ? { ...would, id: objectId(work.fresh()) } : would;
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
  const place = new Map(list.map((one) => [one, order.indexOf(affectedPlayer(game, one))]));
  return [...list.entries()].sort(
    ([, one], [, other]) => (place.get(one) ?? 0) - (place.get(other) ?? 0),
  );
}
