import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answer } from "../engine/decisions.ts";
import { characteristics, type Game, answer as give, isManaAbility, run } from "../engine/index.ts";
import { card, relic } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import {
  activated,
  addMana,
  discard,
  draw,
  enters,
  gainLife,
  inOrder,
  mana,
  payLife,
  spellAbility,
  tapThis,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";
import type { Effect } from "../language/schema.ts";
import { countWays, likelihoods } from "./analysis.ts";
import { always, type Bounds, Exploration, explore, possible } from "./explore.ts";
import { type Fraction, fraction, plus, printFraction, times } from "./fraction.ts";
import { type Horizon, isOver } from "./horizon.ts";
import { lookAt } from "./looks.ts";
import { groupLooks } from "./outcomes.ts";
import { possibleAnswers } from "./possible.ts";

const count = (table: Table, bounds?: Bounds): number =>
  explore(table.game, bounds).outcomes.length;
const life = (game: Game, player: typeof A): number | undefined =>
  game.players.find(({ id }) => id === player)?.life;

const forge = card("Forge", {
  type: "Land",
  text: [activated([tapThis, payLife(1)], addMana("red"))],
});

describe("outcomes counted by hand", () => {
  test("601.2c: a Shock hits nothing, either player or one of three different creatures", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["Grizzly Bears", "Serra Angel", "Arrogant Wurm"] },
    });
    expect(count(table)).toBe(1 + 2 + 3);
  });

  test("which of several alike creatures is hit is no difference", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["4 Grizzly Bears"] },
    });
    const found = explore(table.game);
    expect(found.outcomes).toHaveLength(1 + 2 + 1);
    expect(found.outcomes.map(({ ways }) => ways)).toEqual([1n, 1n, 1n, 1n]);
    expect(found.gaps).toEqual([]);
  });

  test("601.2g: which land pays makes no outcome, but what can still be paid for does", () => {
    const withShock = (lands: readonly string[]) =>
      new Table({ cards: [forge], A: { hand: ["Shock"], battlefield: lands } });
    expect(count(withShock(["2 Mountain"]))).toBe(1 + 2);
    // Nothing; the Forge for nothing; a Shock on either of two players, paid with the Mountain,
    // with the Forge, or with the Mountain and the Forge is used for nothing in response.
    expect(count(withShock(["Mountain", "Forge"]))).toBe(1 + 1 + 2 * 3);
  });

  test("509.1: two alike attackers, two alike blockers, all 2/2", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["2 Grizzly Bears"] },
      B: { battlefield: ["2 Grizzly Bears"] },
    });
    // No attack. One attacks: unblocked; two die (blocked once, or twice and all damage on one
    // blocker); it dies and the damage is shared. Two attack: unblocked; two die, one hits; all
    // die; one dies for shared damage, the other hits.
    expect(count(table)).toBe(1 + 3 + 4);
  });

  test("603.3b: the order of triggers makes outcomes where it makes a difference", () => {
    const enters1 = (effect: Effect) => triggered(enters(thisObject), effect);
    const cast = (...text: readonly Effect[]) =>
      count(
        new Table({
          cards: [relic("Chime", ...text.map(enters1))],
          A: { hand: ["Chime"], library: ["2 Forest"] },
        }).cast("Chime"),
      );
    expect(cast(gainLife(1), draw(1))).toBe(1);
    expect(cast(gainLife(1), gainLife(1))).toBe(1);
    // What is drawn first can be discarded.
    expect(cast(draw(1), discard(1))).toBe(2);
  });
});

describe("chance", () => {
  const flip: Effect = { is: "flipCoin", who: you, ifWon: gainLife(1) };
  const twoCoins = card("Two Coins", {
    cost: "{0}",
    type: "Sorcery",
    text: [spellAbility(inOrder(flip, flip))],
  });
  const chances = (game: Game, bounds?: Bounds): readonly (string | undefined)[] =>
    explore(game, bounds)
      .outcomes.map(({ probability }) => probability && printFraction(probability))
      .sort();

  test("705.1: two coins fall alike a quarter of the time each, differently half of it", () => {
    const table = new Table({ cards: [twoCoins], A: { hand: ["Two Coins"] } }).cast("Two Coins");
    expect(chances(table.game)).toEqual(["1/2", "1/4", "1/4"]);
  });

  test("no probability is given where somebody chooses", () => {
    const table = new Table({ cards: [twoCoins], A: { hand: ["Two Coins"] } });
    // Not cast; cast, and none, one or two of them won.
    expect(chances(table.game)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("a seed decides nothing for a search", () => {
    const table = new Table({ cards: [twoCoins], A: { hand: ["Two Coins"] }, seed: 1 });
    expect(chances(table.cast("Two Coins").game)).toEqual(["1/2", "1/4", "1/4"]);
  });

  test("705.2: flipping until a flip is lost, within two decisions", () => {
    const table = new Table({
      A: { hand: ["Crazed Firecat"], battlefield: ["7 Mountain"] },
    }).cast("Crazed Firecat");
    const found = explore(table.resolve().game, { decisions: 2 });
    expect(found.outcomes.map(({ cut }) => cut)).toEqual([undefined, "decisions", undefined]);
    expect(chances(table.game, { decisions: 2 })).toEqual(["1/2", "1/4", "1/4"]);
    expect(found.gaps).toEqual(["decisions"]);
  });

  test("701.9b: two of four cards at random, two and two alike", () => {
    const lottery = card("Lottery", {
      cost: "{0}",
      type: "Sorcery",
      text: [spellAbility(discard(2, you, { random: true }))],
    });
    const table = new Table({
      cards: [lottery],
      A: { hand: ["Lottery", "2 Forest", "2 Shock"] },
    }).cast("Lottery");
    // C(2,2) / C(4,2) = 1/6 for two of a kind.
    expect(chances(table.game)).toEqual(["1/6", "1/6", "2/3"]);
  });

  test("701.24a: a shuffle of alike cards is no chance, of two kinds the orders there are", () => {
    const shuffling = card("Shuffle", {
      cost: "{0}",
      type: "Sorcery",
      text: [spellAbility({ is: "shuffle", who: you })],
    });
    const orders = (library: readonly string[]) =>
      chances(
        new Table({ cards: [shuffling], A: { hand: ["Shuffle"], library } }).cast("Shuffle").game,
      );
    expect(orders(["5 Forest"])).toEqual([undefined]);
    // Of three cards, two alike: the third is in one of three places.
    expect(orders(["2 Forest", "Shock"])).toEqual(["1/3", "1/3", "1/3"]);
  });
});

describe("claims", () => {
  const board = () =>
    new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { hand: ["Counterspell"], battlefield: ["2 Island"], life: 2 },
    });

  test("possible: a shortest line to it", () => {
    const verdict = possible(board().game, (game) => game.result?.winner === A);
    expect(verdict.is).toBe("so");
    // To cast it, to aim it: the rest follows.
    expect(verdict.line?.map((answers) => answers[0]?.is)).toEqual(["act", "choose", "act"]);
    expect(possible(board().game, (game) => life(game, B) === 1).is).toBe("notSo");
  });

  test("always: a proof, or the line against it", () => {
    const cast = board().cast("Shock", "B");
    const loses = (game: Game): boolean => game.result?.winner === A;
    const verdict = always(cast.game, loses);
    expect(verdict.is).toBe("notSo");
    expect(verdict.line?.flat().some((one) => one.is === "act" && one.action.is === "cast")).toBe(
      true,
    );
    expect(always(cast.game, (game) => loses(game) || life(game, B) === 2).is).toBe("so");
  });

  test("of one player: the others pass, or do what the script says", () => {
    const cast = board().cast("Shock", "B");
    const dead = (game: Game): boolean => game.result?.winner === A;
    expect(always(cast.game, dead, { players: [A] }).is).toBe("so");
    const { line = [] } = always(cast.game, dead);
    const countering = line.flat().find((one) => one.is === "act" && one.action.is === "cast");
    if (!countering) throw new Error("B counters it.");
    // The target of the Counterspell is the only one, and answers itself.
    const script = [{ player: B, answer: countering }];
    expect(always(cast.game, dead, { players: [A], script }).is).toBe("notSo");
  });

  test("a question that is left open to a player whose choices aren't tried proves nothing", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["2 Grizzly Bears"] },
    });
    table.act(table.castAction("Shock"));
    const verdict = always(table.game, () => true, { players: [B] });
    expect([verdict.is, verdict.gaps]).toEqual(["open", ["closed"]]);
  });
});

describe("a board too large stops with what it has, and says so", () => {
  const large = () => new Table({ A: { hand: ["Crazed Firecat"], battlefield: ["7 Mountain"] } });

  test("at so many positions", () => {
    const found = explore(large().game, { positions: 50 });
    expect(found.gaps).toEqual(["positions"]);
    expect(found.outcomes.length).toBeGreaterThan(10);
    expect(found.positions).toBeLessThanOrEqual(51);
  });

  test("when somebody stops it, after a slice of work", () => {
    const exploration = new Exploration(large().game);
    expect(exploration.work(10)).toBe(false);
    expect(exploration.progress.positions).toBeGreaterThan(10);
    exploration.stop();
    expect(exploration.work(10)).toBe(true);
    expect(exploration.result.gaps).toEqual(["stopped"]);
  });

  test("a question with too many answers is not asked", () => {
    const table = new Table({
      step: "declareAttackers",
      A: {
        battlefield: Array.from({ length: 11 }, (_, index) => ({
          name: "Grizzly Bears",
          counters: { charge: index + 1 },
        })),
      },
    });
    const verdict = explore(table.game);
    expect(verdict.gaps).toContain("tooWide");
  });
});

// Brute force ----------------------------------------------------------------------------------

interface Leaf {
  readonly game: Game;
  readonly weight: Fraction | undefined;
}

/** All lines one by one: no two positions are the same, no two answers alike. */
function everyLine(start: Game, horizon: Horizon): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const follow = (game: Game, weight: Fraction | undefined, isStart: boolean): void => {
    if (leaves.length > 20_000) throw new Error("The board is too large for a test.");
    if (!isStart && isOver(horizon, start, game)) {
      leaves.push({ game, weight });
      return;
    }
    const answers = possibleAnswers(game).filter((one) => !isForMana(game, one));
    const isChance = game.decision?.is === "chance";
    const share = isChance && weight ? times(weight, fraction(1, answers.length)) : undefined;
    for (const given of answers) {
      const next = give(game, given);
      if (!next.ok) throw new Error(next.problem.code);
      follow(run(next.value.game).game, answers.length === 1 ? weight : share, false);
    }
  };
  follow(start, fraction(1), true);
  return leaves;
}

function isForMana(game: Game, given: Answer): boolean {
  if (given.is !== "act" || given.action.is !== "activate") return false;
  const { object, ability } = given.action;
  const found = characteristics(game, object).abilities.find(({ key }) => key === ability);
  return found !== undefined && isManaAbility(found.ability);
}

/** What the outcomes of all lines look like, each with how likely it is. */
function byBruteForce(table: Table, horizon: Horizon): readonly string[] {
  const leaves = everyLine(table.game, horizon);
  const looks = leaves.map(({ game }, id) => [id, lookAt(game, true)] as const);
  return groupLooks(looks, new Set([A, B]))
    .map(({ ends, traits }) => {
      const weights = ends.map((id) => leaves[id]?.weight);
      const isByChance = leaves.length > 1 && leaves.every(({ weight }) => weight !== undefined);
      const total = weights.reduce<Fraction>(
        (all, one) => plus(all, one ?? fraction(0)),
        fraction(0),
      );
      return JSON.stringify([traits, isByChance ? printFraction(total) : null]);
    })
    .sort();
}

/** The same, as the search found it; lands that were tapped are looked at the same way. */
function bySearch(table: Table, horizon: Horizon): readonly string[] {
  const found = explore(table.game, { horizon });
  expect(found.gaps).toEqual([]);
  const looks = found.nodes.flatMap(({ end }, id) => (end ? [[id, end] as const] : []));
  return groupLooks(looks, new Set([A, B]))
    .map(({ ends, traits }) => {
      const outcome = found.outcomes.find((one) => one.ends.includes(ends[0] ?? -1));
      const chance = outcome?.probability;
      return JSON.stringify([traits, chance ? printFraction(chance) : null]);
    })
    .sort();
}

test("104.3a: outcomes in which only who has lost differs are told apart by that", () => {
  const { game } = new Table({});
  const players = game.players.map((player) =>
    player.id === B ? ({ ...player, lost: true } as const) : player,
  );
  const looks = [game, { ...game, players }].map((one, id) => [id, lookAt(one, true)] as const);
  expect(groupLooks(looks, new Set()).map(({ traits }) => traits)).toEqual([
    [{ subject: { is: "player", player: B }, look: { fate: "playing" } }],
    [{ subject: { is: "player", player: B }, look: { fate: "lost" } }],
  ]);
});

describe("agreement with trying every line, without putting positions together", () => {
  const forHand = ["Shock", "Forest", "Basking Rootwalla", "Careful Study"];
  const forPlay = ["Grizzly Bears", "Wild Mongrel", "Serra Angel", "Viscera Seer", "Aquamoeba"];
  const pick = (from: readonly string[], least: number, most: number) =>
    fc.array(fc.constantFrom(...from), { minLength: least, maxLength: most });

  test("404.3: and with the same cards laid out the other way round", () => {
    fc.assert(
      fc.property(pick(forHand, 1, 2), pick(forPlay, 1, 2), pick(forPlay, 0, 2), (...lists) => {
        const found = ([hand, mine, its]: typeof lists): readonly string[] =>
          bySearch(
            new Table({
              A: { hand, battlefield: [...mine, "Mountain"], library: ["Island", "Forest"] },
              B: { battlefield: its },
            }),
            "rest",
          );
        const [hand, mine, its] = lists;
        expect(found([hand.toReversed(), mine.toReversed(), its.toReversed()])).toEqual(
          found(lists),
        );
      }),
      { numRuns: 10, seed: 11 },
    );
  }, 120_000);

  test("in main phases", () => {
    fc.assert(
      fc.property(
        pick(forHand, 0, 2),
        pick(forPlay, 0, 2),
        pick(forPlay, 0, 2),
        (hand, mine, its) => {
          const table = new Table({
            A: { hand, battlefield: [...mine, "Mountain"], library: ["Island", "Forest"] },
            B: { battlefield: its },
          });
          expect(bySearch(table, "rest")).toEqual(byBruteForce(table, "rest"));
        },
      ),
      { numRuns: 15, seed: 7 },
    );
  }, 120_000);

  test("in combat", () => {
    const fighters = ["Grizzly Bears", "Serra Angel", "Vampire Nighthawk"];
    fc.assert(
      fc.property(pick(fighters, 1, 2), pick(fighters, 0, 2), (mine, its) => {
        const table = new Table({
          step: "declareAttackers",
          A: { battlefield: mine },
          B: { battlefield: its },
        });
        expect(bySearch(table, "rest")).toEqual(byBruteForce(table, "rest"));
      }),
      { numRuns: 15, seed: 7 },
    );
  }, 120_000);

  test("where chance decides", () => {
    const odds = card("Odds", {
      cost: "{0}",
      type: "Sorcery",
      text: [
        spellAbility(
          inOrder(
            { is: "flipCoin", who: you, ifWon: gainLife(2), ifLost: draw(1) },
            discard(1, you, { random: true }),
          ),
        ),
      ],
    });
    fc.assert(
      fc.property(pick(["Forest", "Shock", "Island"], 1, 4), (hand) => {
        const table = new Table({
          cards: [odds],
          A: { hand: ["Odds", ...hand], library: ["Forest"] },
        }).cast("Odds");
        expect(bySearch(table, "rest")).toEqual(byBruteForce(table, "rest"));
      }),
      { numRuns: 10, seed: 7 },
    );
  });
});

describe("ways without an end", () => {
  test("an ability that costs nothing can be put on the stack again and again", () => {
    const table = new Table({
      cards: [relic("Font", activated([mana("{0}")], gainLife(1)))],
      A: { battlefield: ["Font"] },
    });
    const found = explore(table.game, { positions: 30 });
    expect(found.gaps).toEqual(["positions"]);
    expect(possible(table.game, (game) => life(game, A) === 23, { positions: 200 }).is).toBe("so");
  });

  test("a circle of positions has no number of ways and no likelihoods", () => {
    const edge = (to: number) => ({ answers: [], to, weight: fraction(1) });
    const circle = [
      { depth: 0, edges: [edge(1)] },
      { depth: 1, edges: [edge(0)] },
    ];
    expect(countWays(circle)).toBeUndefined();
    expect(likelihoods(circle)).toBeUndefined();
  });

  test("chances that do not add up are a fault", () => {
    const half = { answers: [], to: 1, weight: fraction(1, 2) };
    const nodes = [
      { depth: 0, edges: [half] },
      { depth: 1, edges: [] },
    ];
    expect(() => likelihoods(nodes)).toThrow("add up");
  });
});
