/** The file of one board in one language, for its island. */
import type { APIRoute, GetStaticPaths } from "astro";
import { cards } from "../../cards/index.ts";
import { verifyBoard } from "../boards.ts";
import { boardsOfCases } from "../conformance.ts";
import { boardsWithOwners } from "../data.ts";
import { LANGS } from "../i18n.ts";
import { type Island, islandOfBoard, islandToTry } from "./island.ts";

async function allIslands(): Promise<readonly Island[]> {
  const owned = (await boardsWithOwners()).map(({ owner, board }) => ({
    owner,
    board: verifyBoard(owner, board),
  }));
  return LANGS.flatMap((lang) => [
    ...[...owned, ...boardsOfCases()].map(({ owner, board }) => islandOfBoard(lang, owner, board)),
    ...cards.map((card) => islandToTry(lang, card)),
  ]);
}

export const getStaticPaths = (async () => {
  // Boards that are alike share a file.
  const files = new Map((await allIslands()).map(({ name, text }) => [name, text]));
  return [...files].map(([name, text]) => ({
    params: { name: name.replace(/\.json$/, "") },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
