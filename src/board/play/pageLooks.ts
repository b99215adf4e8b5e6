/** What a page has of its board: each step as it looks and is told, and what it takes to play it. */
import "../../captions/index.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { pack } from "../pack.ts";
import type { BoardSource, PageBoard } from "../props.ts";
import { lineOf, treeOf } from "../tree.ts";
import { usedZones } from "../view.ts";
import { strings } from "../words/both.ts";
import { daysIn } from "./days.ts";
import { outcomesOf } from "./played.ts";
import { countsIn, namesOf, roomFor, seeIn, tellIn } from "./seen.ts";
import { placesIn } from "./walking.ts";

/** @throws {Error} for a script that can't be played: it stops the build. */
export function pageBoard(source: BoardSource, lang: Lang): PageBoard {
  const { script, printed } = source;
  const outcomes = outcomesOf(script);
  const wording = { speech: lang, words: strings[lang], printed };
  const see = seeIn(wording);
  const places = placesIn(lineOf(treeOf(outcomes)), tellIn(wording, lang), undefined);
  const looks = pack({
    edition: script.edition,
    steps: places.map(({ shown, told }, at) => {
      const days = daysIn(places.slice(0, at + 1).map((place) => place.shown.game));
      return { look: see(shown), ...(days && { days }), told: told() };
    }),
    used: usedZones(outcomes),
    room: roomFor(places, lang),
    names: namesOf(script.cards, lang),
    counts: countsIn(script.cards),
    goesOn: outcomes.at(-1)?.game.decision !== null,
  });
  return { looks, source: JSON.stringify(source) };
}
