import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import type { Attack } from "../objects.ts";
import type { Work } from "../work.ts";
export const attackChoices = (_game: Game, _player: PlayerId): readonly Attack[] => [];
export const removeFromCombat = (_work: Work, _id: ObjectId): void => {};
