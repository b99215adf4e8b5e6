import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { possibleAnswers } from "../explore/index.ts";
import { answer, type Game, hash, inTurnOrder, run, step } from "./index.ts";
import { Table } from "./testing/table.ts";

/** Boards that between them use every card here. */
const boards: readonly (() => Table)[] = [
  () =>
    new Table({
      A: {
        hand: ["Basking Rootwalla", "Fiery Temper", "Breakthrough", "Strength of Isolation"],
        battlefield: ["Wild Mongrel", "Aquamoeba", "Mountain", "2 Island", "Plains"],
        library: ["Shock", "Forest", "Arrogant Wurm", "Island", "Swamp", "Mountain"],
      },
      B: {
        hand: ["Circular Logic", "Counterspell", "Unsummon"],
        battlefield: ["4 Island", "Tormod's Crypt", "Megrim"],
        library: ["Island", "Island", "Island"],
      },
    }),
  () =>
    new Table({
      step: "declareAttackers",
      A: {
        hand: ["Careful Study", "Restless Dreams", "Giant Growth"],
        battlefield: ["Putrid Imp", "Arrogant Wurm", "Grizzly Bears", "3 Forest", "Swamp"],
        graveyard: ["6 Swamp", "Basking Rootwalla"],
        library: ["4 Forest"],
      },
      B: {
        hand: ["Strength of Lunacy"],
        battlefield: ["Pitchstone Wall", "Merfolk Looter", "2 Swamp", "Glorious Anthem"],
        library: ["4 Swamp"],
      },
    }),
  () =>
    new Table({
      rules: "2002-02-20",
      A: {
        hand: ["Basking Rootwalla", "Fiery Temper", "Arrogant Wurm"],
        battlefield: ["Wild Mongrel", "Pitchstone Wall", "3 Forest", "Mountain"],
        library: ["4 Forest"],
      },
      B: {
        hand: ["Shock"],
        battlefield: ["Mountain", "Sphere of Resistance", "Planar Void", "Drannith Magistrate"],
        library: ["4 Forest"],
      },
    }),
  () =>
    new Table({
      step: "end",
      A: {
        hand: ["Fiery Temper", "Circular Logic", "6 Island"],
        battlefield: ["Omniscience", "Emerald Medallion", "Mountain", "Island"],
        library: ["4 Island"],
      },
      B: { battlefield: ["Grizzly Bears"], hand: ["Unsummon"], library: ["4 Island"] },
    }),
];

/** Plays on with answers picked by numbers; every step must be sound. */
function play(start: Game, picks: readonly number[], check: (game: Game) => void): Game {
  let game = start;
  for (const pick of picks) {
    if (!game.decision) break;
    const answers = possibleAnswers(game);
    const given = answers[pick % answers.length];
    if (!given) throw new Error(`Nothing can be answered to ${JSON.stringify(game.decision)}.`);
    const result = answer(game, given);
    if (!result.ok) throw new Error(`A possible answer was refused: ${result.problem.code}.`);
    game = result.value.game;
    while (!game.decision && !game.result) {
      game = step(game).game;
      check(game);
    }
  }
  return game;
}

/** Each card of the position exists exactly once, and zones and objects agree. */
function checkSound(cards: number): (game: Game) => void {
  return (game) => {
    const objects = Object.values(game.objects);
    const count = objects.filter((object) => object.card !== undefined).length;
    if (count !== cards) throw new Error(`${count} cards instead of ${cards}.`);
    const listed = new Map<string, string>();
    const list = (place: string, ids: readonly string[]): void => {
      for (const id of ids) {
        if (listed.has(id)) throw new Error(`${id} is in ${listed.get(id)} and in ${place}.`);
        listed.set(id, place);
      }
    };
    for (const zone of ["battlefield", "stack", "exile"] as const) list(zone, game[zone]);
    for (const player of game.players) {
      for (const zone of ["library", "hand", "graveyard"] as const) {
        list(`${zone} ${player.id}`, player[zone]);
      }
    }
    if (listed.size !== objects.length) throw new Error("An object is in no zone.");
    for (const { id, place } of objects) {
      const expected = place.player ? `${place.zone} ${place.player}` : place.zone;
      if (listed.get(id) !== expected) throw new Error(`${id} is not in ${expected}.`);
    }
  };
}

const picks = fc.array(fc.nat({ max: 1000 }), { minLength: 10, maxLength: 60 });

describe("random play", () => {
  test.each(boards.map((board, index) => [index + 1, board] as const))(
    "board %i: no card is lost or doubled, zones and objects agree (400.1, 400.7)",
    (_index, board) => {
      const start = board().game;
      const cards = Object.values(start.objects).filter(({ card }) => card !== undefined).length;
      fc.assert(
        fc.property(picks, (list) => void play(start, list, checkSound(cards))),
        {
          numRuns: 60,
        },
      );
    },
  );

  test.each(boards.map((board, index) => [index + 1, board] as const))(
    "board %i: the same answers give the same game, also through JSON at every step",
    (_index, board) => {
      const start = board().game;
      fc.assert(
        fc.property(picks, (list) => {
          const once = play(start, list, () => undefined);
          let other: Game = JSON.parse(JSON.stringify(start));
          for (const pick of list) {
            if (!other.decision) break;
            const answers = possibleAnswers(other);
            const given = answers[pick % answers.length];
            const result = given && answer(other, given);
            if (!result?.ok) throw new Error("What was possible must be possible again.");
            other = result.value.game;
            while (!other.decision && !other.result) {
              other = JSON.parse(JSON.stringify(step(other).game));
            }
          }
          expect(other).toEqual(JSON.parse(JSON.stringify(once)));
          expect(hash(other)).toBe(hash(once));
        }),
        { numRuns: 10 },
      );
    },
    60_000,
  );

  test("117.5: whenever a player has priority, no state-based action is left to be performed", () => {
    const start = boards[1]?.().game;
    if (!start) throw new Error("There is a second board.");
    fc.assert(
      fc.property(picks, (list) => {
        const game = play(start, list, () => undefined);
        if (game.decision?.is !== "act") return;
        for (const player of game.players) if (!player.lost) expect(player.life).toBeGreaterThan(0);
        expect(game.triggers).toEqual([]);
        expect(run(game).events).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  test("101.4: the players of a game stay who they are", () => {
    const start = boards[0]?.().game;
    expect(start && inTurnOrder(start)).toEqual(["A", "B"]);
  });
});
