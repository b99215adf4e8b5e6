/** How well each rule is covered: by how many rulings whose boards were played. */
import type { Ruling } from "../rulings.ts";
import type { Gist } from "./gists.ts";
import type { Use } from "./uses.ts";

/** The least count of each level; a map has a shade for each. */
export const levels = [0, 1, 2, 5, 10, 25, 100] as const;

export const levelOf = (count: number): number => levels.findLastIndex((least) => count >= least);

/** "5–9", "100–". */
export function rangeOf(level: number): string {
  const least = levels[level] ?? 0;
  const next = levels[level + 1];
  if (next === undefined) return `${least}–`;
  return next === least + 1 ? `${least}` : `${least}–${next - 1}`;
}

export interface Coverage {
  readonly gist: Gist;
  /** The rulings with boards that cite the rule, or on whose boards it is at work. */
  readonly count: number;
}

export function coverageOf(
  gists: readonly Gist[],
  rulings: readonly Pick<Ruling, "id" | "cr" | "boards">[],
  uses: ReadonlyMap<string, readonly Pick<Use, "owner">[]>,
): readonly Coverage[] {
  const played = rulings.filter(({ boards }) => boards.length > 0);
  const ids = new Set(played.map(({ id }) => id));
  return gists.map((gist) => {
    const citing = played.filter(({ cr }) => cr.includes(gist.rule)).map(({ id }) => id);
    const using = (uses.get(gist.id) ?? []).map(({ owner }) => owner);
    return { gist, count: new Set([...citing, ...using].filter((id) => ids.has(id))).size };
  });
}
