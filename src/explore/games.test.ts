import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { hash } from "../engine/index.ts";
import { cardsUnder, eraOf } from "../eras/index.ts";
import { assertSound, begin, Fault, playAtRandom, replay } from "./games.ts";

const era = eraOf("2026-04-17");
const all = cardsUnder(era, cards);
const gamesPerTest = 20;
const decisions = 60;

const random = (seed: number) => ({
  seed,
  players: 2 + (seed % 3),
  cards: all,
  rules: era.rules,
  decisions,
});

describe("random games between decks of all cards, two to four players", () => {
  // `npm run fuzz` plays 20,000 longer ones.
  test.each(Array.from({ length: 10 }, (_, index) => 1 + index * gamesPerTest))(
    "from seed %i on: no fault, no card lost, and the same again from the log",
    (first) => {
      for (let seed = first; seed < first + gamesPerTest; seed += 1) {
        const played = playAtRandom(random(seed));
        expect(played.steps, `seed ${seed}`).toBeGreaterThan(0);
        expect(replay(played), `seed ${seed}`).toBe(hash(played.game));
      }
    },
    120_000,
  );

  test("a seed begins the same game each time, another seed another one", () => {
    expect(hash(begin(random(3)))).toBe(hash(begin(random(3))));
    expect(hash(begin(random(3)))).not.toBe(hash(begin(random(6))));
  });
});

describe("what the games are looked at for", () => {
  const game = begin(random(2));
  const cardsThere = Object.values(game.objects).filter(({ card }) => card !== undefined).length;

  test("a sound game passes", () => {
    expect(() => assertSound(game, cardsThere)).not.toThrow();
  });

  test("400.1: an object in no zone, in two zones or in the wrong one is found", () => {
    const [id] = game.battlefield;
    if (!id) throw new Error("There are permanents.");
    const nowhere = { ...game, battlefield: game.battlefield.slice(1) };
    expect(() => assertSound(nowhere, cardsThere)).toThrow("in no zone");
    const exile = [...game.exile, id];
    expect(() => assertSound({ ...game, exile }, cardsThere)).toThrow("and in");
    const elsewhere = { ...nowhere, exile };
    expect(() => assertSound(elsewhere, cardsThere)).toThrow(`${id} is not in battlefield`);
  });

  test("a card that is lost is found", () => {
    expect(() => assertSound(game, cardsThere + 1)).toThrow("cards, not");
  });

  test("a fault says how to see it again", () => {
    const fault = new Fault("Something is wrong", 7, []);
    expect(fault.message).toBe("Game 7, after 0 answers: Something is wrong");
  });
});
