/** Resolving the topmost object of the stack (CR 608). */
import type { Effect } from "../language/schema.ts";
import { isPermanentType } from "../language/vocabulary.ts";
import { endBestowed, isBestowed } from "./bestowed.ts";
import { dealAssigned } from "./combat/index.ts";
import type { Cause } from "./events.ts";
import { existing, type Frame } from "./game.ts";
import { type FrameId, frameId, type ObjectId, type PlayerId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import { characteristics, viewOf } from "./layers.ts";
import type { GameObject } from "./objects.ts";
import { contextOn, sameTarget, stillLegal } from "./targets.ts";
import { holds } from "./view.ts";
import type { Work } from "./work.ts";
import { cease, moveTo } from "./zones.ts";

/** 608.1: all players have passed; the top of the stack resolves. */
export function resolveTop(work: Work): void {
  const id = work.game.stack.at(-1);
  if (!id) return;
  const object = existing(work.game, id);
  const { assigned } = object;
  const cause = assigned ? ({ is: "turn" } as const) : causeOf(object);
  work.emit({ is: "resolving", object: id }, cause, "608.1");
  if (assigned) {
    dealAssigned(work, object, assigned);
    return;
  }
  if (failsIntervening(work, object)) {
    didNotResolve(work, object, "608.2a");
    return;
  }
  const chosen = (object.stacked ?? object.casting)?.targets ?? [];
  const targets = stillLegal(work.game, object);
  // 608.2b: with every target illegal it doesn't resolve.
  if (chosen.flat().length > 0 && targets.flat().length === 0) {
    // 608.3b, 702.103e: what was bestowed goes on resolving as what it is without that.
    if (!isBestowed(object)) {
      didNotResolve(work, object, "608.2b");
      return;
    }
    endBestowed(work, id, "702.103e");
  }
  const { types } = characteristics(work.game, id);
  if (types.some(isPermanentType)) {
    becomePermanent(work, existing(work.game, id), targets);
    return;
  }
  const shares = sharesOf(object, targets);
  const illegal = chosen.flatMap((all, slot) =>
    all.length > 0 && targets[slot]?.length === 0 ? [slot] : [],
  );
  const read = contextFrame(work, object);
  const frame = openFrame(work, {
    ...read,
    ...(chosen.length > 0 && { targets }),
    ...(illegal.length > 0 && { illegal }),
    ...(shares && { shares }),
  });
  work.push(
    ...instructionsOf(work, object).map((effect) => ({ do: "effect", effect, frame }) as const),
    { do: "finishResolving", object: id, frame },
  );
}

/** What was divided, for those targets that are still legal (601.2d, 608.2b). */
function sharesOf(object: GameObject, targets: Frame["targets"]): Frame["shares"] {
  const announced = object.stacked ?? object.casting;
  return announced?.shares?.map((shares, slot) =>
    shares.filter((_, at) => {
      const target = announced.targets[slot]?.[at];
      return target && targets[slot]?.some((one) => sameTarget(one, target));
    }),
  );
}

const causeOf = (object: GameObject): Cause => ({
  is: "object",
  object: object.stacked?.source ?? object.id,
});

/** 603.4, 608.2a: an intervening if is checked again. */
function failsIntervening(work: Work, object: GameObject): boolean {
  const ability = object.stacked?.ability;
  if (ability?.is !== "triggered" || !ability.onlyIf) return false;
  return !holds(viewOf(work.game), contextOn(work.game, object), ability.onlyIf);
}

function contextFrame(work: Work, object: GameObject): Frame {
  const { frame } = contextOn(work.game, object);
  if (!frame) throw new Error("What is on the stack has a text to read.");
  return frame;
}

/** Begins to read a text. */
export function openFrame(work: Work, frame: Frame): FrameId {
  const id = frameId(work.fresh());
  work.set({ frames: { ...work.game.frames, [id]: frame } });
  return id;
}

function instructionsOf(work: Work, object: GameObject): readonly Effect[] {
  const { stacked } = object;
  if (stacked) {
    const { ability } = stacked;
    return ability.is === "activated" || ability.is === "triggered" ? [ability.effect] : [];
  }
  return characteristics(work.game, object.id).abilities.flatMap(({ ability }) =>
    ability.is === "spell" ? [ability.effect] : [],
  );
}

function didNotResolve(work: Work, object: GameObject, rule: "608.2a" | "608.2b"): void {
  const unmet = rule === "608.2a" && ({ unmet: true } as const);
  work.emit({ is: "didNotResolve", object: object.id, ...unmet }, causeOf(object), rule);
  const isCountered = rule === "608.2b" && work.game.rules.illegalTargets === "counters";
  if (isCountered && object.stacked) {
    work.emit({ is: "countered", object: object.id }, causeOf(object), rule);
  }
  leaveStack(work, object.id, isCountered ? "counteredByRule" : "fizzle");
}

/** 608.3: a permanent spell becomes a permanent, an Aura attached to its target (608.3c). */
function becomePermanent(
  work: Work,
  object: GameObject,
  targets: ReturnType<typeof stillLegal>,
): void {
  const [host] = targets.flat();
  work.push({
    do: "happen",
    would: [
      {
        is: "move",
        object: object.id,
        to: { zone: "battlefield" },
        how: "resolve",
        // 110.2b: whoever controls the spell by an effect controls the permanent by that effect.
        player: object.controller,
        ...(host?.is === "object" && { attachTo: host.object }),
      },
    ],
    cause: causeOf(object),
  });
}

/** 608.2n: the spell goes to the graveyard, the ability ceases to exist. */
export function finishResolving(work: Work, instruction: InstructionOf<"finishResolving">): void {
  const { object: id, frame } = instruction;
  const object = work.game.objects[id];
  work.push({ do: "endFrame", frame });
  if (object?.place.zone !== "stack") return;
  work.emit({ is: "resolved", object: id }, causeOf(object), "608.2n");
  leaveStack(work, id, "finish");
}

function leaveStack(work: Work, id: ObjectId, how: "finish" | "fizzle" | "counteredByRule"): void {
  const object = existing(work.game, id);
  if (object.stacked) {
    cease(work, id);
    return;
  }
  const details = { how, player: object.controller };
  work.push(moveTo(work.game, [id], "graveyard", details, causeOf(object)));
}

/** "For each" goes on to the next one. */
export function goOnTo(work: Work, instruction: InstructionOf<"goOnTo">): void {
  const { frame, one, player, names } = instruction;
  work.setFrame(frame, { ...(one && { one }), ...(player && { player }) });
  if (names && names.length > 0) turnTo(work, frame, player, names);
}

/** What stands under these names becomes that player's own, or at the end what all of them have. */
function turnTo(
  work: Work,
  id: FrameId,
  player: PlayerId | undefined,
  names: readonly string[],
): void {
  const { named, own = {}, ownOf } = work.frame(id);
  const kept =
    ownOf === undefined || ownOf === null ? own : { ...own, [ownOf]: pick(named, names) };
  const theirs =
    player === undefined ? union(Object.values(kept), names) : (kept[player] ?? union([], names));
  work.setFrame(id, {
    named: { ...named, ...theirs },
    own: player === undefined ? {} : kept,
    ownOf: player ?? null,
  });
}

const pick = (named: Frame["named"], names: readonly string[]): Frame["named"] =>
  Object.fromEntries(names.map((name) => [name, named[name] ?? []]));

const union = (all: readonly Frame["named"][], names: readonly string[]): Frame["named"] =>
  Object.fromEntries(names.map((name) => [name, all.flatMap((one) => one[name] ?? [])]));

export function endFrame(work: Work, { frame }: InstructionOf<"endFrame">): void {
  const { [frame]: _ended, ...frames } = work.game.frames;
  work.set({ frames });
}
