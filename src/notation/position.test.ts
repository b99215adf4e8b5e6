import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Answer,
  answer,
  forcedAnswer,
  type Game,
  type GameObject,
  legalActions,
  run,
  start,
} from "../engine/index.ts";
import { loadRulings } from "../site/rulings.ts";
import { languages } from "./bilingual.ts";
import { printPosition } from "./position.ts";
import { setupBoard } from "./setup.ts";
import { boards, play, readBoard, text } from "./testing/boards.ts";

/** The game that begins from a printed position. */
function begin(printed: string): Game {
  const prepared = setupBoard(readBoard(printed));
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problem));
  const started = start(prepared.value.setup);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** What a position says of a game, without the ids and times that every game has its own of. */
function essence(game: Game) {
  const bare = (object: GameObject | undefined): unknown => {
    if (!object) return null;
    const { id: _id, timestamp: _timestamp, casting: _casting, attachedTo, ...more } = object;
    // What the rules remember of the turn is no part of it.
    const {
      damagedBy: _damagedBy,
      attackedThisTurn: _attacked,
      lastAttacked: _lastAttacked,
      turnedOver: _turned,
      legendSince: _since,
      ...rest
    } = more;
    const host = attachedTo && game.objects[attachedTo];
    return { ...rest, ...(host && { on: [host.card, host.controller] }) };
  };
  const ordered = (ids: readonly GameObject["id"][]) => ids.map((id) => bare(game.objects[id]));
  return {
    rules: game.rules.edition,
    turn: { active: game.turn.active, step: game.turn.step },
    players: game.players.map(({ id, life, mana, library, hand, graveyard }) => ({
      ...{ id, life, mana },
      ...{ library: ordered(library), hand: ordered(hand), graveyard: ordered(graveyard) },
      battlefield: ordered(game.battlefield.filter((one) => game.objects[one]?.controller === id)),
      exile: ordered(game.exile.filter((one) => game.objects[one]?.owner === id)),
    })),
  };
}

/** Any answer to what the game waits for, chosen by a number. */
function anyAnswer(game: Game, choice: number): Answer | null {
  const { decision } = game;
  const pick = <Value>(all: readonly Value[]): Value | undefined => all[choice % all.length];
  switch (decision?.is) {
    case "act": {
      const action = pick(legalActions(game)) ?? { is: "pass" };
      return { is: "act", action };
    }
    case "choose": {
      const from = choice % (decision.from.length - decision.min + 1);
      return { is: "choose", chosen: decision.from.slice(from, from + decision.min) };
    }
    case "confirm":
      return { is: "confirm", yes: choice % 2 === 0 };
    case "option": {
      const option = pick(decision.options);
      return option ? { is: "option", option } : null;
    }
    case "number":
      return { is: "number", number: decision.min };
    case "order":
      return { is: "order", order: decision.items };
    case "pairs":
      return { is: "pairs", pairs: [] };
    default:
      return forcedAnswer(game);
  }
}

/** The moments of a game played at random at which its position says all there is. */
function quietMoments(source: string, choices: readonly number[]): readonly Game[] {
  const quiet: Game[] = [];
  let game = run(begin(source)).game;
  for (const choice of choices) {
    if (isQuiet(game)) quiet.push(game);
    const given = anyAnswer(game, choice);
    const next = given && answer(game, given);
    if (!next?.ok) break;
    game = run(next.value.game).game;
  }
  return quiet;
}

const isQuiet = (game: Game): boolean => {
  const { decision, turn, stack } = game;
  return (
    decision?.is === "act" &&
    decision.player === turn.active &&
    stack.length === 0 &&
    !showsUnknown(game)
  );
};

/** A card without a name that was discarded is one that the notation can't write down. */
const showsUnknown = ({ objects, players, exile, battlefield }: Game): boolean =>
  [...exile, ...battlefield, ...players.flatMap(({ graveyard }) => graveyard)].some(
    (id) => objects[id]?.unknown,
  );

describe("printPosition", () => {
  it("of games played at random reads back as an equal position", () => {
    let seen = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(boards)),
        fc.array(fc.nat(1_000), { minLength: 5, maxLength: 60 }),
        (board, choices) => {
          const [position = ""] = board.split("--\n");
          for (const game of quietMoments(position, choices)) {
            seen += 1;
            const printed = printPosition(game);
            const again = begin(printed);
            expect(essence(again)).toEqual(essence(game));
            expect(printPosition(again)).toBe(printed);
          }
        },
      ),
      { numRuns: 150 },
    );
    // By chance they are many or few; it must not be none.
    expect(seen).toBeGreaterThan(100);
  });

  it.each(
    loadRulings(path.resolve(import.meta.dirname, "../../content/rulings")).flatMap((ruling) =>
      ruling.boards.map((board) => [`${ruling.id}/${board.id}`, board.notation] as const),
    ),
  )("of games played at random from %s", (_name, notation) => {
    const [position = ""] = notation.split("--\n");
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { minLength: 5, maxLength: 40 }), (choices) => {
        for (const game of quietMoments(position, choices)) {
          const again = begin(printPosition(game));
          expect(essence(again)).toEqual(essence(game));
        }
      }),
      { numRuns: 2 },
    );
  });

  it.each(languages)("writes in %s", (lang) => {
    const { end } = play(boards.mongrel);
    expect(printPosition(end, lang)).toBe(
      {
        en: text(`
          rules today
          turn A, main 1
          A 20
            battlefield: Wild Mongrel, Basking Rootwalla (new)
            spells cast: 1
          B 20
          effect: Wild Mongrel gets +1/+1 and is green until end of turn
        `),
        ja: text(`
          rules today
          turn A, main 1
          A 20
            battlefield: 野生の雑種犬, 日を浴びるルートワラ (new)
            spells cast: 1
          B 20
          effect: 野生の雑種犬 gets +1/+1 and is green until end of turn
        `),
      }[lang],
    );
  });

  it("303.4: tells what card in a graveyard an Aura is attached to", () => {
    const source = text(`
      rules today
      turn A, main 1
      A 20
        battlefield: Animate Dead (on Serra Angel)
        library: Forest
      B 20
        graveyard: Shock, Serra Angel
        library: Forest
    `);
    const game = begin(source);
    const [aura] = game.battlefield;
    const host = aura && game.objects[aura]?.attachedTo;
    expect(host && game.objects[host]?.place.zone).toBe("graveyard");
    expect(printPosition(game)).toBe(source);
  });

  it("tells apart what has one name", () => {
    const source = text(`
      rules today
      turn B, end
      A 20
        hand: Forest
        battlefield: 2 Forest (tapped), Forest, Grizzly Bears, Grizzly Bears (damage 1), Strength of Lunacy (on Grizzly Bears #2)
        library: Forest, 2 cards, Forest
        mana: {R}{C}
      B -1
        battlefield: Grizzly Bears (2 +1/+1 counters, owned by A), Strength of Isolation (on Grizzly Bears #3)
        exile: Shock
    `);
    expect(printPosition(begin(source))).toBe(source);
  });
});
