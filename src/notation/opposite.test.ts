import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oppositesOf } from "./opposite.ts";
import { parseBoard } from "./parse.ts";
import { printBoard } from "./print.ts";
import { factPrinter } from "./print-facts.ts";
import { namePrinter } from "./print-names.ts";
import { aBoard } from "./testing/arbitrary.ts";
import { names, readBoard, text, withoutPlaces } from "./testing/boards.ts";

const position = text(`
  turn A, main 1
  A 20
    hand: Shock (as Mine), Forest
    battlefield: Wild Mongrel (as Dog)
  B 20
    battlefield: Grizzly Bears
  --
  mark here
  --
`);

function opposites(fact: string): readonly string[] {
  const board = readBoard(`${position}${fact}\n`);
  const print = factPrinter(namePrinter(board.cards, "en"));
  return board.facts.flatMap((one) => oppositesOf(one, board)).map(print);
}

describe("the opposite of", () => {
  it.each([
    ["A has 20 life", ["A has 21 life", "A has 19 life"]],
    ["B has no cards in hand", ["B has 1 card in hand"]],
    ["Dog has 2 damage", ["Dog has 3 damage", "Dog has 1 damage"]],
    ["Dog has no +1/+1 counters", ["Dog has 1 +1/+1 counter"]],
    ["A controls 1 Wild Mongrel", ["A controls 2 Wild Mongrel", "A controls no Wild Mongrel"]],
    ["Dog is 2/2", ["Dog is 3/2", "Dog is 2/3"]],
    ["Dog is not 2/2", ["Dog is 2/2"]],
    ["Dog is green", ["Dog is white"]],
    ["Dog is white and blue and black and red and green", ["Dog is colorless"]],
    ["Dog is tapped", ["Dog is untapped"]],
    ["Dog is attacking", ["Dog is not attacking"]],
    ["Dog is not tapped", ["Dog is tapped"]],
    ["Dog has flying", ["Dog has no flying"]],
    ["Dog has no abilities", ["Dog has abilities"]],
    ["Dog is controlled by A", ["Dog is controlled by B"]],
    ["Mine has mana cost {R}", ["Mine has mana cost {1}{R}"]],
    ["Dog has no mana cost", ["Dog has mana cost {1}"]],
    ["A spent {2}{G}", ["A spent {3}{G}"]],
    ["Dog triggered", ["Dog did not trigger"]],
    ["Dog did not trigger", ["Dog triggered 1 time"]],
    ["Mine was in hand, the stack", ["Mine was in hand, the stack, exile"]],
    ["A can cast Shock", ["A can't cast Shock"]],
    ["A can't cast Shock (601.3)", ["A can cast Shock"]],
    ["A can't block Dog with Grizzly Bears (509.1a)", ["A can block Dog with Grizzly Bears"]],
    ["exile is empty", ["exile is Shock"]],
    ["A's hand is Mine, Forest", ["A's hand is Forest, Forest"]],
    ["the stack is Wild Mongrel's ability", ["the stack is Shock"]],
    ["the step is cleanup", ["the step is untap"]],
    ["it is A's turn", ["it is B's turn"]],
    ["it is neither day nor night", ["it is day"]],
    ["the game goes on", ["the game is a draw"]],
    ["nothing was asked", ["something was asked"]],
    ["A has lost", ["A hasn't lost"]],
    ["always B has 20 life", ["possible B has 21 life", "possible B has 19 life"]],
    [
      "at here: possible for A this turn: Dog is tapped",
      ["at here: always for A this turn: Dog is untapped"],
    ],
  ])("%s", (fact, expected) => {
    expect(opposites(fact)).toEqual(expected);
  });

  it("a place is every other one, whoever's it is", () => {
    expect(opposites("Mine is in A's hand")).toEqual([
      "Mine is in A's library",
      "Mine is in B's library",
      "Mine is on the battlefield",
      "Mine is in A's graveyard",
      "Mine is in B's graveyard",
      "Mine is on the stack",
      "Mine is in exile",
    ]);
  });

  it("where there is one card only, it isn't there", () => {
    const board = readBoard(
      text(`
        turn A, main 1
        A 20
          library: 2 Forest
        B 20
        --
        mark here
        --
        the top of A's library is Forest, Forest
        A's library is Forest, Forest
      `),
    );
    const print = factPrinter(namePrinter(board.cards, "en"));
    const told = board.facts.flatMap((one) => oppositesOf(one, board)).map(print);
    expect(told).toEqual(["A's library is empty", "A's library is Forest"]);
  });

  it("any fact can be said in the notation", () => {
    fc.assert(
      fc.property(aBoard, (board) => {
        const facts = board.facts.flatMap((fact) => oppositesOf(fact, board));
        expect(facts.length).toBeGreaterThanOrEqual(board.facts.length);
        const told = { ...board, facts };
        const again = parseBoard(printBoard(told, "en"), names);
        expect(again.ok ? withoutPlaces(again.value) : again.problem).toEqual(withoutPlaces(told));
      }),
      { numRuns: 200 },
    );
  });
});
