/** The draw of the turn where it is put on the stack (304.1 of 2002), in words and on the way. */
import { expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { cardNames, languages, playText, stepsOf } from "../notation/index.ts";
import { captionOfStep } from "./index.ts";

const played = playText(
  `rules 2002-02-20
turn B, main 2
A 20
  library: Forest, Island
B 20
  library: Forest, Island
--
go to A's draw
resolve
go to B's main 1
--
A's hand is Forest
B's hand is Forest`,
  cardNames(cards),
);
if (!played.ok) throw new Error(JSON.stringify(played.problem));

test("304.1 of 2002: `go to draw` stops before it resolves, on the way it resolves", () => {
  expect(played.value.problems).toEqual([]);
  expect(played.value.facts.map(({ holds }) => holds)).toEqual([true, true]);
});

test.each([
  [
    "en",
    "The draw step begins, and the turn's draw goes on the stack. Player A has priority; the turn's draw is on top of the stack.",
    "The turn's draw resolves, and player A draws Forest. Player A has priority.",
  ],
  [
    "ja",
    "ドロー・ステップが始まり、ターンのドローがスタックに置かれる。優先権はプレイヤーAにあり、スタックの一番上はターンのドローである。",
    "ターンのドローが解決され、プレイヤーAは《森》を引く。優先権はプレイヤーAにある。",
  ],
] as const)("it is called what it is: %s", (lang, placed, resolved) => {
  expect(languages).toContain(lang);
  const texts = stepsOf(played.value).map(({ events, game }) => captionOfStep(events, game, lang));
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining([placed, resolved]));
});
