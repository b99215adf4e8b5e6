/** Leave to cast a card that outlasts the resolution that gave it. */
import { effectId, frameId, type PlayerId } from "./ids.ts";
import { type EffectOf, Reader } from "./reading.ts";
import type { Work } from "./work.ts";

/** Gives a player leave to cast objects until they next pass. */
export function permit(work: Work, effect: EffectOf<"allowCasting">, read: Reader): void {
  const [player = read.frame.controller] = read.players(effect.who);
  for (const object of read.objects(effect.what)) {
    const id = effectId(work.fresh());
    const { cost, asThoughIn, otherwise } = effect;
    const { frame } = read;
    const { source } = frame;
    const given = { id, player, object, cost, source, otherwise, frame };
    work.set({
      permissions: [...work.game.permissions, { ...given, ...(asThoughIn && { asThoughIn }) }],
    });
    work.emit({ is: "permitted", player, object, source }, read.cause, ...read.rules);
  }
}

/** Ends a player's permissions that last until they pass, and does what follows from it. */
export function endPermissions(work: Work, player: PlayerId): void {
  const ended = work.game.permissions.filter((one) => one.player === player);
  if (ended.length === 0) return;
  work.set({ permissions: work.game.permissions.filter((one) => one.player !== player) });
  // What is put on the agenda last is done first: the oldest permission ends first.
  for (const { object, otherwise, frame, source } of ended.toReversed()) {
    if (!work.game.objects[object]) continue;
    const id = frameId(work.fresh());
    work.set({ frames: { ...work.game.frames, [id]: frame } });
    const { rules } = new Reader(work, id);
    work.emit(
      { is: "permissionEnded", player, object },
      { is: "object", object: source },
      ...rules,
    );
    work.push({ do: "effect", effect: otherwise, frame: id }, { do: "endFrame", frame: id });
  }
}
