/** What a board's notation calls single objects, for who reads its lines. */
import type { ObjectId } from "../engine/ids.ts";
import type { Moment } from "./tree.ts";

export type Nicknames = Readonly<Record<ObjectId, string>>;

/** As the position has them: nothing for a board that has none. */
export const nicknamesIn = (table: ReadonlyMap<string, ObjectId>): Nicknames | undefined =>
  table.size === 0
    ? undefined
    : Object.fromEntries([...table].map(([nickname, id]) => [id, nickname]));

/** An object that changes zones is another (400.7), but lines still call it the same. */
export function calledNow(nicknames: Nicknames | undefined, path: readonly Moment[]): Nicknames {
  const now: Record<ObjectId, string> = { ...nicknames };
  if (!nicknames) return now;
  for (const { what } of path.flatMap(({ events }) => events)) {
    const nickname = what.is === "moved" ? now[what.was] : undefined;
    if (what.is === "moved" && nickname !== undefined) now[what.object] = nickname;
  }
  return now;
}
