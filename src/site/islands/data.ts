/**
 * The data of boards, each a file of its own: a page carries its boards as they look, and brings
 * what it takes to move them when a reader comes near.
 */
import type { PageBoard } from "../../board/Board.tsx";
import { allCases, boardOf } from "../conformance.ts";
import { boardsWithOwners } from "../data.ts";
import { LANGS, type Lang } from "../i18n.ts";
import { fingerprint } from "../offline/fingerprint.ts";
import { pageOfBoard } from "../shown.ts";
import { DATA_FOLDER, type HeldBack } from "./held.ts";

const nameOf = (data: string): string => `board-${fingerprint(data)}.json`;

/**
 * A board for an island: drawn from all of it, while only the address of its data is written into
 * the page, because what is not enumerable is no property for those who write properties down.
 */
export function heldBack(lang: Lang, notation: string): PageBoard & HeldBack {
  const page = pageOfBoard[lang](notation);
  const { looks, source } = page;
  const shown: HeldBack = { data: DATA_FOLDER + nameOf(JSON.stringify(page)) };
  return Object.defineProperties(shown, {
    looks: { value: looks },
    source: { value: source },
  }) as PageBoard & HeldBack;
}

/** All files of data, by name. */
export async function dataFiles(): Promise<ReadonlyMap<string, string>> {
  const owned = (await boardsWithOwners()).map(({ board }) => board);
  const cases = allCases().flatMap((one) => boardOf(one) ?? []);
  const files = new Map<string, string>();
  for (const { notation } of [...owned, ...cases]) {
    for (const lang of LANGS) {
      const data = JSON.stringify(pageOfBoard[lang](notation));
      files.set(nameOf(data), data);
    }
  }
  return files;
}
