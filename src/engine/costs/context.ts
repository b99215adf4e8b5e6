/** Whose text a cost is read as (CR 109.5, 118.1): "you" is who pays it. */
import { bareFrame, existing, type Game } from "../game.ts";
import type { PlayerId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { contextOn } from "../targets.ts";
import type { Context } from "../view.ts";

/** The same text, as the player who pays reads it. */
export function asPayer({ source, frame }: Context, player: PlayerId): Context {
  return {
    source,
    controller: player,
    ...(frame && { frame: { ...frame, controller: player } }),
  };
}

/** How a cost on the agenda reads its text. */
export function contextOfCost(game: Game, instruction: InstructionOf<"payCost">): Context {
  const { player, source, object, frame: id, x = 0 } = instruction;
  const known = object && game.objects[object] ? existing(game, object) : undefined;
  if (known) return asPayer(contextOn(game, known), player);
  const frame = id === undefined ? undefined : game.frames[id];
  if (frame) return asPayer({ source: frame.source, controller: player, frame }, player);
  return {
    source,
    controller: player,
    frame: { ...bareFrame({ source, controller: player }), x },
  };
}
