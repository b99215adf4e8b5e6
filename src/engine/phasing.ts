/** Phasing (CR 702.26): permanents that are treated as though they didn't exist. */
import { endBestowed, isBestowed } from "./bestowed.ts";
import type { Cause } from "./events.ts";
import { activePlayers, existing, type Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import { characteristics } from "./layers.ts";
import { faceOf } from "./printed.ts";
import { isTimed } from "./timestamps.ts";
import type { Work } from "./work.ts";

/**
 * 702.26b: these permanents phase out, and what is attached to them with them (702.26g); what
 * would do both phases out indirectly (702.26h).
 */
export function phaseOut(work: Work, ids: readonly ObjectId[], cause: Cause): void {
  const { game } = work;
  const going = new Set(ids.filter((id) => game.battlefield.includes(id)));
  // A set goes on with what is added while it is walked.
  for (const host of going) {
    for (const id of game.battlefield) if (game.objects[id]?.attachedTo === host) going.add(id);
  }
  if (going.size === 0) return;
  const objects = [...going];
  for (const id of objects) {
    const host = existing(game, id).attachedTo;
    const last = characteristics(game, id);
    work.setObject(id, {
      phasedOut: { under: last.controller, ...(host && going.has(host) && { with: host }), last },
    });
  }
  work.set({
    battlefield: game.battlefield.filter((id) => !going.has(id)),
    phasedOut: [...game.phasedOut, ...objects],
  });
  work.emit({ is: "phasedOut", objects }, cause, "702.26b");
}

/** 502.1, 702.26a, n: what the active player controlled as it phased out phases in, and what is due. */
export function phaseIn(work: Work, instruction: InstructionOf<"phaseIn">): void {
  const { game } = work;
  if (game.phasedOut.length === 0) return;
  const players = activePlayers(game);
  const coming = new Set<ObjectId>();
  for (const id of game.phasedOut) {
    const { phasedOut } = existing(game, id);
    if (!phasedOut || phasedOut.with !== undefined) continue;
    if (phasedOut.due || players.includes(phasedOut.under)) coming.add(id);
  }
  // 702.26g: with a host comes what phased out with it.
  for (const host of coming) {
    for (const id of game.phasedOut) if (game.objects[id]?.phasedOut?.with === host) coming.add(id);
  }
  if (coming.size === 0) return;
  const objects = [...coming];
  const stamped =
    game.rules.phasingIn === "newTimestamp" ? inNewOrder(work, instruction, objects) : [];
  if (!stamped) return;
  work.setObjects(stamped.map((id) => [id, { timestamp: work.fresh() }]));
  for (const id of objects) {
    work.clear(id, "phasedOut");
    detachIfAlone(work, id);
  }
  work.set({
    phasedOut: game.phasedOut.filter((id) => !coming.has(id)),
    battlefield: [...game.battlefield, ...objects],
  });
  work.emit({ is: "phasedIn", objects }, { is: "turn" }, "502.1", "702.26c");
}

/**
 * 502.15k of 2002: the active player orders the timestamps of what phases in; what phased out with
 * a host comes right behind it, in the order in which it was. Nothing while the player is asked.
 */
function inNewOrder(
  work: Work,
  instruction: InstructionOf<"phaseIn">,
  ids: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const { game } = work;
  const age = (id: ObjectId): number => existing(game, id).timestamp;
  const byAge = ids.toSorted((one, other) => age(one) - age(other));
  const hostOf = (id: ObjectId): ObjectId | undefined => existing(game, id).phasedOut?.with;
  const along = (host: ObjectId): readonly ObjectId[] => [
    host,
    ...byAge.filter((id) => hostOf(id) === host).flatMap(along),
  ];
  const direct = byAge.filter((id) => !ids.some((host) => host === hostOf(id)));
  const open = direct.filter((id) =>
    along(id).some((one) => {
      const face = faceOf(game, existing(game, one));
      return face && isTimed(game.rules, face);
    }),
  );
  const [answer] = instruction.answers ?? [];
  if (open.length > 1 && answer?.is !== "order") {
    const purpose = { is: "timestamps" } as const;
    const { active: player } = game.turn;
    work.ask(instruction, { is: "order", player, purpose, items: open, cr: ["613.7m"] });
    return undefined;
  }
  const chosen = answer?.is === "order" ? answer.order : [];
  return [...direct.filter((id) => !chosen.includes(id)), ...chosen].flatMap(along);
}

/** 702.26i: attached to what it was attached to, if that is still there; else unattached. */
function detachIfAlone(work: Work, id: ObjectId): void {
  const object = existing(work.game, id);
  if (object.attachedTo === undefined) return;
  if (work.game.objects[object.attachedTo]) return;
  work.clear(id, "attachedTo");
  // 702.103g: a bestowed Aura that phases in unattached is bestowed no more.
  if (isBestowed(object)) endBestowed(work, id, "702.103g");
}

/** 702.26n: what phased out under these players phases in during the next untap step, whosever it is. */
export function becomeDue(work: Work, gone: readonly PlayerId[]): void {
  for (const id of work.game.phasedOut) {
    const { phasedOut } = existing(work.game, id);
    if (phasedOut && gone.includes(phasedOut.under)) {
      work.setObject(id, { phasedOut: { ...phasedOut, due: true } });
    }
  }
}

/** The game with all phased in: who controls something is not derived of what is phased out. */
export function withAllPhasedIn(game: Game): Game {
  if (game.phasedOut.length === 0) return game;
  const objects = game.phasedOut.map((id) => {
    const { phasedOut: _, ...object } = existing(game, id);
    return [id, object] as const;
  });
  return {
    ...game,
    objects: { ...game.objects, ...Object.fromEntries(objects) },
    battlefield: [...game.battlefield, ...game.phasedOut],
    phasedOut: [],
  };
}

/**
 * Players who have left the game and whose turn would have come just before this one: what waits
 * for their turn or their untap step has waited long enough (702.26n, 800.4m).
 */
export function gonePlayersBefore({ turn, lastTurn, players }: Game): readonly PlayerId[] {
  if (turn.after || !lastTurn) return [];
  // 500.7: from whom the order has gone on, who may have left in that very turn.
  const at = players.findIndex(({ id }) => id === (lastTurn.after ?? lastTurn.active)) + 1;
  const next = [...players.slice(at), ...players.slice(0, at)];
  const until = next.findIndex(({ id }) => id === turn.active);
  return next.slice(0, until).flatMap(({ id, lost }) => (lost ? [id] : []));
}
