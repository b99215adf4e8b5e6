import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { answer, type Game, hash, type PlayerId, run, start, step } from "../engine/index.ts";
import { playerRules } from "../engine/layers.ts";
import { Table } from "../engine/testing/table.ts";
import { cardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { setupBoard } from "../notation/setup.ts";
import { loadRulings } from "../site/rulings.ts";
import { possibleAnswers } from "./index.ts";

/** Positions with much to do in them. */
const rich: readonly (() => Table)[] = [
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

/** How many cards a player owns in a game. */
const cardsOf = ({ objects }: Game, owner: PlayerId): number =>
  Object.values(objects).filter((one) => one.card !== undefined && one.owner === owner).length;

/** Each card of the position exists exactly once, and zones and objects agree. */
function checkSound(begun: Game): (game: Game) => void {
  return (game) => {
    const objects = Object.values(game.objects);
    for (const { id, lost } of game.players) {
      const [count, cards] = [cardsOf(game, id), cardsOf(begun, id)];
      // 800.4a: what a player owns leaves the game with that player.
      if (count === cards || (lost && count === 0)) continue;
      throw new Error(`${count} cards of ${id} instead of ${cards}.`);
    }
    const listed = new Map<string, string>();
    const list = (place: string, ids: readonly string[]): void => {
      for (const id of ids) {
        if (listed.has(id)) throw new Error(`${id} is in ${listed.get(id)} and in ${place}.`);
        listed.set(id, place);
      }
    };
    for (const zone of ["battlefield", "stack", "exile"] as const) list(zone, game[zone]);
    // 702.26d: phasing out is no change of zones.
    list("battlefield", game.phasedOut);
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

/** The position of every board of a ruling, as it begins. */
const ofRulings: readonly (readonly [string, Game])[] = loadRulings(
  path.resolve(import.meta.dirname, "../../content/rulings"),
).flatMap(({ id, boards }) =>
  boards.map(({ id: board, notation }): readonly [string, Game] => {
    const parsed = parseBoard(notation, cardNames(cards));
    const prepared = parsed.ok ? setupBoard(parsed.value) : parsed;
    const begun = prepared.ok ? start(prepared.value.setup) : prepared;
    if (!begun.ok) throw new Error(`${id}/${board} can't begin.`);
    return [`${id}/${board}`, run(begun.value).game];
  }),
);

const positions = [
  ...rich.map((board, index) => [`rich board ${index + 1}`, board().game, 30] as const),
  ...ofRulings.map(([name, game]) => [name, game, 3] as const),
];

const picks = fc.array(fc.nat({ max: 1000 }), { minLength: 10, maxLength: 50 });
const fewPicks = fc.array(fc.nat({ max: 1000 }), { minLength: 5, maxLength: 20 });
const slow = 120_000;

/** 117.5: before anybody gets priority, who has no life has lost (704.5a), and triggers are placed. */
function checkPriority(game: Game): void {
  if (game.decision?.is !== "act") return;
  for (const { id, lost, life } of game.players) {
    const survives = playerRules(game, id, "survivesZeroLife").length > 0;
    if (!lost && life <= 0 && !survives) throw new Error(`${id} should have lost.`);
  }
  if (game.triggers.length > 0) throw new Error("A trigger was left behind.");
}

describe("random play: no card is lost or doubled, zones and objects agree (400.1, 400.7), and nobody gets priority who has lost by life, or while a trigger waits (117.5, 704.5a)", () => {
  test.each(positions)(
    "%s",
    (_name, begun, numRuns) => {
      const checkObjects = checkSound(begun);
      const check = (game: Game) => {
        checkObjects(game);
        checkPriority(game);
      };
      fc.assert(
        fc.property(picks, (list) => void play(begun, list, check)),
        { numRuns },
      );
    },
    slow,
  );
});

describe("random play: the same answers give the same game, also through JSON in between", () => {
  const viaJson = (game: Game): Game => JSON.parse(JSON.stringify(game)) as Game;

  test.each(positions)(
    "%s",
    (_name, begun, numRuns) => {
      fc.assert(
        fc.property(fewPicks, (list) => {
          const once = play(begun, list, () => undefined);
          let other = viaJson(begun);
          for (const pick of list) {
            if (!other.decision) break;
            const answers = possibleAnswers(other);
            const given = answers[pick % answers.length];
            const result = given && answer(other, given);
            if (!result?.ok) throw new Error("What was possible must be possible again.");
            other = result.value.game;
            // Of each four steps another one: what is known of a game that goes on must not matter either.
            for (let at = pick; !other.decision && !other.result; at += 1) {
              const { game } = step(other);
              other = at % 4 === 0 ? viaJson(game) : game;
            }
          }
          expect(other).toEqual(viaJson(once));
          expect(hash(other)).toBe(hash(once));
        }),
        { numRuns: Math.ceil(numRuns / 3) },
      );
    },
    slow,
  );
});
