/** What an object on the stack has announced so far, be it a spell or an ability (CR 601.2b–d). */
import type { Node } from "../language/schema.ts";
import { existing, type Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import type { Announcement, Casting, GameObject } from "./objects.ts";
import { Work } from "./work.ts";

export const announcementOf = (object: GameObject): Announcement =>
  object.stacked ?? object.casting ?? { targets: [] };

/** Adds to what has been announced. */
export function announced(work: Work, id: ObjectId, patch: Partial<Announcement>): void {
  const { casting, stacked } = existing(work.game, id);
  if (stacked) work.setObject(id, { stacked: { ...stacked, ...patch } });
  else if (casting) work.setObject(id, { casting: { ...casting, ...patch } });
}

/** The game in which that has been announced, to look at in thought. */
export function withAnnounced(game: Game, id: ObjectId, patch: Partial<Announcement>): Game {
  const work = new Work(game);
  announced(work, id, patch);
  return work.game;
}

/** What a way to cast says of where the spell goes in the end: into exile, by the rule of that way. */
export const exiledBy = ({
  exiles,
  rule,
}: Node<"Ability", "castingWay">): Pick<Casting, "exiles"> =>
  exiles ? { exiles: { ...(rule && { rule }) } } : {};
