/** What a page has of its board: each step as it looks and is told, and what it takes to play it. */
import "../../captions/index.ts";
import type { Lang } from "../../notation/bilingual.ts";
import type { BoardSource, PageBoard } from "../Board.tsx";
import { pack } from "../pack.ts";
import { playScript } from "../script.ts";
import { treeOf } from "../tree.ts";
import { usedZones } from "../view.ts";
import { strings } from "../words/both.ts";
import { namesOf, roomFor, seeIn, tellIn } from "./seen.ts";
import { placesIn } from "./walking.ts";

/** @throws {Error} for a script that can't be played: it stops the build. */
export function pageBoard(source: BoardSource, lang: Lang): PageBoard {
  const { script, printed } = source;
  const played = playScript(script);
  if (!played.ok) throw new Error(`The board's script can't be played: ${played.problem}.`);
  const wording = { speech: lang, words: strings[lang], printed };
  const see = seeIn(wording);
  const places = placesIn(treeOf(played.value), tellIn(wording, lang), undefined);
  const looks = pack({
    edition: script.edition,
    steps: places.map(({ shown, told }) => ({ look: see(shown), told: told() })),
    used: usedZones(played.value),
    room: roomFor(places, lang),
    names: namesOf(script.cards, lang),
    goesOn: played.value.at(-1)?.game.decision !== null,
  });
  return { looks, source: JSON.stringify(source) };
}
