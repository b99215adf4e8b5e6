import { allowedObjects } from "./allowed.ts";
import type { Frame, Game } from "./game.ts";
import { teamOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics } from "./layers.ts";
import type { GameObject } from "./objects.ts";
import type { Work } from "./work.ts";

/** Whether a player may look at an object now, by the rules or by what an effect allows. */
export function mayLookAt(game: Game, player: PlayerId, id: ObjectId): boolean {
  const object = game.objects[id];
  if (!object) return false;
  return (
    isShownTo(game, player, object) ||
    object.lookers?.includes(player) === true ||
    isBeingShown(game, player, id) ||
    isAllowed(game, player, id)
  );
}

/** What the rules by themselves let a player see. */
function isShownTo(game: Game, player: PlayerId, object: GameObject): boolean {
  const { id, owner, place, faceDown } = object;
  switch (place.zone) {
    case "library":
      return false; // 401.2
    case "hand":
      return teamOf(game, player).includes(owner); // 402.3, 808.5, 810.5
    case "battlefield":
    case "stack":
      return !faceDown || characteristics(game, id).controller === player; // 708.5
    default:
      return !faceDown; // 406.3
  }
}

/** 701.20a, e: what a resolution has had revealed or looked at stays so while it goes on. */
const isBeingShown = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  Object.values(game.frames).some(
    ({ revealed, looked }) =>
      revealed?.includes(id) ||
      looked?.some((one) => one.player === player && one.objects.includes(id)),
  );

const isAllowed = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  allowedObjects(game, player, "mayLookAt").includes(id);

/** 406.3: a player who is instructed to look at cards and then exiles them face down knows them. */
export function whoLooked(game: Game, frame: Frame, id: ObjectId): readonly PlayerId[] {
  if (game.rules.hiddenCards === "whileAllowed") return [];
  return (frame.looked ?? []).flatMap(({ player, objects }) =>
    objects.includes(id) ? [player] : [],
  );
}

/** 406.3: who is once allowed to look at a card exiled face down stays so. */
export function noteLooking(work: Work): void {
  const { game } = work;
  if (game.rules.hiddenCards === "whileAllowed") return;
  for (const id of game.exile) {
    const object = game.objects[id];
    if (!object?.faceDown) continue;
    const { lookers = [] } = object;
    const more = game.players.flatMap((player) =>
      !lookers.includes(player.id) && isAllowed(game, player.id, id) ? [player.id] : [],
    );
    if (more.length > 0) work.setObject(id, { lookers: [...lookers, ...more] });
  }
}
