import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import { captionOfStep } from "../../captions/telling.ts";
import { cards } from "../../cards/index.ts";
import { marksOf } from "../marks.ts";
import { playScript } from "../script.ts";
import { rulingBoards, scriptFor } from "../testing.ts";
import { tableOf } from "../view.ts";
import { strings } from "../words/both.ts";
import { pictureOf } from "./layout.ts";
import type { Measure } from "./shapes.ts";
import { wrapped } from "./wrapping.ts";

const findable = cards.slice(0, 20).map(({ name }) => name.en);

/** Each letter as wide as the font is high for kana and kanji, half of that for others. */
const measure: Measure = (text, { size }) =>
  [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? size : size / 2), 0);

const roomOf = (lang: "ja" | "en", letters: number) => ({
  width: letters * 10,
  font: { size: 10 },
  lang,
  measure,
});

describe("breaking lines", () => {
  it("is between words", () => {
    expect(wrapped("one two three", roomOf("en", 4))).toEqual(["one two", "three"]);
  });

  it("keeps closing marks from the beginning of a line, and opening ones from its end", () => {
    for (let letters = 6; letters < 30; letters += 1) {
      const lines = wrapped(
        "プレイヤーAは《尊大なワーム》を追放領域に捨て、《沼》を捨てる。（これは例である。）",
        roomOf("ja", letters),
      );
      for (const line of lines) {
        expect(line).not.toMatch(/^[、。）》ー]/);
        expect(line).not.toMatch(/[《（]$/);
      }
    }
  });

  it.each<{ text: string; letters: number; lines: readonly string[] }>([
    // Particles stay with their noun, endings with their verb.
    { text: "カードを捨てる場合、", letters: 5, lines: ["カードを", "捨てる", "場合、"] },
    { text: "前に動かして", letters: 4, lines: ["前に", "動かして"] },
    // Katakana is one word, whatever a dictionary of other things knows.
    { text: "前者によりマナ・コスト", letters: 5, lines: ["前者により", "マナ・", "コスト"] },
    { text: "各プレインズウォーカー", letters: 10, lines: ["各", "プレインズウォーカー"] },
    // A kanji by itself belongs to its neighbours.
    { text: "確かめられる日英の", letters: 7, lines: ["確かめられる", "日英の"] },
    // A name is broken only where no line has room for it.
    { text: "その《尊大なワーム》", letters: 8, lines: ["その", "《尊大なワーム》"] },
    { text: "その《尊大なワーム》", letters: 6, lines: ["その《尊大な", "ワーム》"] },
    // Small kana and the long vowel don't begin a line.
    { text: "キャッチ", letters: 3, lines: ["キャッ", "チ"] },
    { text: "あ「い」", letters: 3, lines: ["あ", "「い」"] },
  ])("in Japanese: $text in lines of $letters", ({ text, letters, lines }) => {
    expect(wrapped(text, roomOf("ja", letters))).toEqual(lines);
  });

  it.each<{ text: string; letters: number; lines: readonly string[] }>([
    { text: "it gets +1/+1, then", letters: 5, lines: ["it gets", "+1/+1,", "then"] },
    { text: "a face-down card", letters: 4, lines: ["a face-", "down", "card"] },
    { text: "pay {W/B}{2} now", letters: 5, lines: ["pay", "{W/B}{2}", "now"] },
    { text: "he said (“no”) once", letters: 4, lines: ["he said", "(“no”)", "once"] },
  ])("in English: $text in lines of $letters", ({ text, letters, lines }) => {
    expect(wrapped(text, roomOf("en", letters))).toEqual(lines);
  });

  it("leaves no mark before an ellipsis, and no half of a symbol", () => {
    expect(wrapped("one two, three", roomOf("en", 5), 1)).toEqual(["one two…"]);
    expect(wrapped("{T}{W/B}{W/B}", roomOf("en", 4), 1)).toEqual(["{T}…"]);
  });

  it("breaks a word that is too long for any line", () => {
    expect(wrapped("abcdefghij", roomOf("en", 2))).toEqual(["abcd", "efgh", "ij"]);
  });

  it("shows where there is more than there is room for", () => {
    expect(wrapped("one two three four", roomOf("en", 4), 2)).toEqual(["one two", "three…"]);
    expect(wrapped("one two", roomOf("en", 4), 2)).toEqual(["one two"]);
  });
});

/** How high the picture is with so many cards in a hand, all of them different. */
function heightWith(cards: number): number {
  const hand = findable.slice(0, cards).join(", ");
  const notation = `turn A, main 1\nA 20\n  hand: ${hand}\nB 20\n--\n`;
  const played = playScript(scriptFor(notation));
  const first = played.ok ? played.value[0] : undefined;
  if (!first) throw new Error("It begins.");
  const { game, events } = first;
  return pictureOf({
    game,
    view: tableOf(game, marksOf(events)),
    caption: captionOfStep(events, game, "en"),
    title: "Title",
    address: "example.org",
    typeLines: () => "Creature",
    lang: "en",
    speech: "en",
    words: strings.en,
    measure,
  }).height;
}

describe("the picture of a board", () => {
  it("begins a row only for a card that has no room in the last", () => {
    // Six cards of 120 with gaps of 10 take 770 of the 784 that the table is wide.
    const row = heightWith(13) - heightWith(12);
    expect(row).toBeGreaterThan(0);
    expect(heightWith(12)).toBe(heightWith(7));
    expect(heightWith(18)).toBe(heightWith(13));
    expect(heightWith(19)).toBe(heightWith(18) + row);
  });

  it.each(rulingBoards.slice(0, 12))("has everything within its edges: $name", ({ notation }) => {
    const script = scriptFor(notation);
    const played = playScript(script);
    if (!played.ok) throw new Error(played.problem);
    for (const lang of ["ja", "en"] as const) {
      for (const { game, events } of played.value) {
        const { width, height, shapes } = pictureOf({
          game,
          view: tableOf(game, marksOf(events)),
          caption: captionOfStep(events, game, lang),
          title: "Title",
          address: "example.org",
          typeLines: () => "Creature",
          lang,
          speech: lang,
          words: strings[lang],
          measure,
        });
        for (const shape of shapes) {
          expect(shape.x).toBeGreaterThanOrEqual(0);
          expect(shape.x).toBeLessThanOrEqual(width);
          expect(shape.y).toBeGreaterThanOrEqual(0);
          expect(shape.y).toBeLessThanOrEqual(height);
        }
        const texts = shapes.flatMap((shape) => (shape.is === "words" ? [shape.text] : []));
        for (const { id, life } of game.players) {
          expect(texts.some((text) => text.includes(id) && text.includes(`${life}`))).toBe(true);
        }
      }
    }
  });
});
