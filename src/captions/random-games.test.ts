/** Whatever happens in a game can be told, and is told whole. */
import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { answer, type Edition, type Game, type GameEvent, run } from "../engine/index.ts";
import { cardsUnder, eraOf } from "../eras/index.ts";
import { playAtRandom } from "../explore/games.ts";
import { captionOf, captionOfStep, choiceLabel, questionOf } from "./index.ts";

const gamesPerTest = 5;

/** What is left where a word was missing, or a text was put together wrongly. */
const faults: readonly (readonly [string, RegExp])[] = [
  ["a value that isn't there", /undefined|null|NaN|\[object|=>/],
  ["a hole", /\$\{|\{\}|《》|「」|（）|\(\)/],
  ["two marks or spaces in a row", /[ 　]{2}|、、|。。|[,;:、] *[.。]|(?<!\.)\.\.(?!\.)| [,.;:]/],
  ["no word at all", /^[\s.。、,]*$/],
];

/** Kana and kanji in an English caption are words that nobody has translated. */
const japanese = /[\u3041-\u30fa\u3400-\u9fff]/;

function faultOf(text: string, lang: "en" | "ja"): string | undefined {
  const found = faults.find(([, fault]) => fault.test(text));
  if (found) return found[0];
  return japanese.test(text) === (lang === "ja") ? undefined : "another language";
}

/** All that is said from one decision to the next. */
function* saidOf(
  game: Game,
  events: readonly GameEvent[],
  lang: "en" | "ja",
): Generator<readonly [of: string, text: string, isSentence: boolean]> {
  for (const event of events) {
    const caption = captionOf(event, game, lang);
    if (caption !== null) yield [event.what.is, caption, true];
  }
  yield ["step", captionOfStep(events, game, lang).text, true];
  if (game.decision) {
    const { decision } = game;
    yield [
      decision.is === "act" ? "act" : decision.purpose.is,
      questionOf(decision, game, lang),
      false,
    ];
  }
}

/** Everything about which what is said isn't whole. */
function faultsIn(seed: number, edition: Edition): readonly string[] {
  const era = eraOf(edition);
  const { begun, answers } = playAtRandom({
    seed,
    players: 2 + (seed % 2),
    cards: cardsUnder(era, cards),
    rules: era.rules,
    decisions: 40,
  });
  const found: string[] = [];
  const look = (of: string, text: string, lang: "en" | "ja", isSentence: boolean): void => {
    const fault = isSentence && !/[.。]$/.test(text) ? "no end" : faultOf(text, lang);
    if (fault) found.push(`seed ${seed}, ${of}: ${fault} in “${text}”`);
  };
  let game = begun;
  for (const given of answers) {
    const { decision } = game;
    if (!decision) break;
    const answered = answer(game, given);
    if (!answered.ok) break;
    const after = run(answered.value.game);
    const events = [...answered.value.events, ...after.events];
    for (const lang of ["en", "ja"] as const) {
      look(`choice of ${decision.is}`, choiceLabel(decision, given, game, lang), lang, false);
      for (const [of, text, ends] of saidOf(after.game, events, lang)) look(of, text, lang, ends);
    }
    game = after.game;
  }
  return found;
}

describe("every event, step, question and choice of random games is told in whole words of its language", () => {
  test.each([1, 101, 201, 301])("by today's rules, from seed %i on", (first) => {
    for (let seed = first; seed < first + gamesPerTest; seed += 1)
      expect(faultsIn(seed, "2026-04-17")).toEqual([]);
  });

  test("by the rules of 2002, with damage on the stack and mana burn", () => {
    for (let seed = 401; seed < 401 + gamesPerTest; seed += 1)
      expect(faultsIn(seed, "2002-02-20")).toEqual([]);
  });
});
