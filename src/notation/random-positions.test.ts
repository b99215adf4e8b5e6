/** Positions of whole games at random, with the stack, combat and tokens of the moment. */
import { describe, expect, it } from "vitest";
import { characteristics, type Game, hash, start } from "../engine/index.ts";
import { eraOf, todayEdition } from "../eras/index.ts";
import { playAtRandom } from "../explore/games.ts";
import { expandKeywords } from "../keywords/index.ts";
import { subtypeWords } from "../language/lexicon.ts";
import { cardNames } from "./names.ts";
import { parseBoard } from "./parse.ts";
import { positionOf, printPosition } from "./position.ts";
import { setupBoard } from "./setup.ts";
import { made } from "./testing/made.ts";
import { playable } from "./testing/playable.ts";

// A card that is called as a creature type is would share its name with tokens (111.4).
const cards = [...playable, ...made].filter(({ name }) => !subtypeWords.has(name.en));
const names = cardNames(cards);

function begin(printed: string): Game {
  const board = parseBoard(printed, names);
  if (!board.ok) throw new Error(`${printed}\n${JSON.stringify(board.problem)}`);
  const prepared = setupBoard(board.value);
  if (!prepared.ok) throw new Error(`${printed}\n${JSON.stringify(prepared.problem)}`);
  const started = start(prepared.value.setup);
  if (!started.ok) throw new Error(`${printed}\n${JSON.stringify(started.problem)}`);
  return started.value;
}

/** Whether the position says all of the effects, delayed abilities and the stack. */
function saysAll(game: Game): boolean {
  const { effects = [], waiting = [], stack = [] } = positionOf(game);
  const living = game.effects.filter(
    ({ objects, ability }) => ability || objects.some((id) => game.objects[id]),
  );
  return (
    effects.length === living.length &&
    waiting.length === game.delayed.length &&
    stack.length === game.stack.length
  );
}

/** What the position can't say of a game, or what a game that begins has no memory of. */
const isExpressible = (game: Game): boolean =>
  game.decision?.is === "act" && saysAll(game) && isWhole(game);

const isWhole = ({ battlefield, objects, players, stack }: Game): boolean =>
  players.every(({ lost }) => !lost) &&
  stack.every((id) => {
    const { stacked, casting } = objects[id] ?? {};
    const targets = (stacked ?? casting)?.targets.flat() ?? [];
    // A target that is gone has no name any more.
    return !targets.some((one) => one.is === "object" && !objects[one.object]);
  }) &&
  battlefield.every((id) => {
    const { deathtouched, attacking, blocking = [id] } = objects[id] ?? {};
    const isThere = blocking.length > 0 && blocking.every((one) => battlefield.includes(one));
    return !deathtouched && !attacking?.gone && isThere;
  });

/** What a reader sees of a game: what stands where, and how. */
function seen(game: Game) {
  const { turn, players, objects, stack, battlefield, exile, time } = game;
  const look = (id: Game["stack"][number]) => {
    const { card, base, tapped, damage, counters, designations, attacking, blocking } =
      objects[id] ?? {};
    const { stacked } = objects[id] ?? {};
    const casting = stack.includes(id) ? (stacked ?? objects[id]?.casting) : undefined;
    const now = characteristics(game, id);
    return {
      ...{ name: card ?? base?.name.en ?? "ability", ability: stacked?.ability },
      ...{ power: now.power, toughness: now.toughness, colors: now.colors, types: now.types },
      ...{ controller: now.controller, abilities: now.abilities.length },
      ...{ tapped, damage, counters, designations },
      attacking: attacking?.player,
      blocking: blocking?.length ?? 0,
      ...{ modes: casting?.modes, x: casting?.x, targets: casting?.targets.flat().length },
    };
  };
  const sorted = (ids: Game["stack"]) => ids.map((id) => JSON.stringify(look(id))).sort();
  return {
    ...{ active: turn.active, step: turn.step, time },
    players: players.map(({ id, life, mana, hand, library, graveyard }) => ({
      ...{ id, life, mana },
      ...{ hand: hand.map(look), library: library.map(look), graveyard: graveyard.map(look) },
    })),
    ...{ battlefield: sorted(battlefield), exile: sorted(exile), stack: stack.map(look) },
  };
}

describe("positions of games at random", () => {
  it("are read back as they stand, and printed alike again", { timeout: 120_000 }, () => {
    const expressible: Game[] = [];
    const { rules } = eraOf(todayEdition);
    for (let seed = 1; seed <= 200; seed += 1) {
      const { game } = playAtRandom({
        seed,
        players: 2 + (seed % 3),
        cards: cards.map((card) => expandKeywords(card)),
        rules,
        decisions: 5 + ((seed * 7) % 60),
      });
      const printed = printPosition(game);
      const again = begin(printed);
      if (!isExpressible(game)) continue;
      expressible.push(game);
      expect(seen(again)).toEqual(seen(game));
      expect(printPosition(again)).toBe(printed);
      expect(hash(begin(printPosition(again)))).toBe(hash(again));
    }
    expect(expressible.length).toBeGreaterThan(50);
    const isTriggered = ({ stack, objects }: Game): boolean =>
      stack.some((id) => objects[id]?.stacked?.ability.is === "triggered");
    expect(expressible.filter(isTriggered).length).toBeGreaterThan(6);
    expect(expressible.filter(({ effects }) => effects.length > 0).length).toBeGreaterThan(8);
  });
});
