/** What can't happen, and so is neither done nor replaced (CR 614.17). */
import type { Cause } from "./events.ts";
import { type Game, playerOf, sharingLife } from "./game.ts";
import type { PlayerId } from "./ids.ts";
import type { Would } from "./instructions.ts";
import { hasRuleChange, playerRules } from "./layers.ts";
import type { GameObject } from "./objects.ts";
import { canBeDamaged } from "./preventing.ts";
import { faceOf } from "./printed.ts";
import type { Work } from "./work.ts";

export function cantHappen(game: Game, would: Would): boolean {
  switch (would.is) {
    case "move": {
      const object = game.objects[would.object];
      return !object || cantMove(game, object, would);
    }
    case "create":
      // 111.5: no token is created that would be an instant or a sorcery; 800.4b: nor for nobody.
      return (
        isNoPermanent((would.entering?.copyOf ?? would.face).types) || hasLeft(game, would.player)
      );
    case "damage":
      // 614.7a, 120.8: 0 damage is no damage; 120.1a: only to what can be dealt damage.
      return would.amount <= 0 || !canBeDamaged(game, would.target);
    case "life":
      // 119.7, 119.9: who can't gain life doesn't; 0 life is no event.
      return (
        would.by === 0 ||
        (would.by > 0 && !canGainLife(game, would.player)) ||
        hasLeft(game, would.player)
      );
    case "counters":
      return would.amount <= 0 || !game.objects[would.object];
    case "draws":
      return would.amount <= 0 || hasLeft(game, would.player);
    case "draw":
      return hasLeft(game, would.player);
  }
}

/** 104.5: who has lost has left, and nothing is done by them any more (800.4a). */
const hasLeft = (game: Game, player: PlayerId): boolean => playerOf(game, player).lost === true;

/** 119.7: those who would gain life and can't. */
export const ungainedOf = (game: Game, would: readonly Would[]): readonly PlayerId[] =>
  would.flatMap((one) =>
    one.is === "life" && one.by > 0 && cantHappen(game, one) ? [one.player] : [],
  );

export function tellUngained(work: Work, players: readonly PlayerId[], cause: Cause): void {
  for (const player of players) {
    work.emit({ is: "notDone", deed: "gainLife", player }, cause, "119.7");
  }
}

/** 810.9g: nor can anybody who shares their life. */
const canGainLife = (game: Game, player: PlayerId): boolean =>
  sharingLife(game, player).every((one) => playerRules(game, one, "cantGainLife").length === 0);

function cantMove(
  game: Game,
  object: GameObject,
  { to, how, player, entering }: Extract<Would, { is: "move" }>,
): boolean {
  // 111.8: a token that has left the battlefield stays where it is.
  if (object.token && object.place.zone !== "battlefield") return true;
  // 702.12b: what is indestructible can't be destroyed.
  if (how === "destroy" && hasRuleChange(game, object.id, "indestructible")) return true;
  if (to.zone !== "battlefield") return false;
  // 800.4b: under the control of who has left the game nothing enters.
  if (hasLeft(game, player)) return true;
  if (object.faceDown) return false;
  // 400.4a: an instant or sorcery card remains where it is.
  const shown = entering?.back ? ({ ...object, face: "back" } as const) : object;
  return isNoPermanent((entering?.copyOf ?? faceOf(game, shown))?.types ?? []);
}

export const isNoPermanent = (types: readonly string[]): boolean =>
  types.includes("instant") || types.includes("sorcery");
