import { describe, expect, it } from "vitest";
import { parseBoard } from "./parse.ts";
import { printBoard } from "./print.ts";
import { names, placeOf, readBoard } from "./testing/boards.ts";

/** A position on which every line of the script and every fact below can be read. */
const position = `turn A, main 1
A 20
  hand: Basking Rootwalla, Shock
  battlefield: Wild Mongrel (as Dog), 2 Forest, Strength of Isolation (on Dog)
B 20
  battlefield: Grizzly Bears, Forest
`;

function problemsOf(source: string) {
  const board = parseBoard(source, names);
  return board.ok ? [] : board.problem.map(placeOf);
}

const inScript = (line: string): string => `${position}--\n${line}\n`;
const inFacts = (line: string): string => `${position}--\nmark here\n--\n${line}\n`;

describe("position", () => {
  it.each([
    // What is written, and how the printer writes it.
    ["turn A, main 1\nA 20\nB 20", "rules today\nturn A, main 1\nA 20\nB 20\n"],
    [
      "RULES 2002-02-20\nseed 7\nturn b , cleanup # comment\nA -3\nB 20\n",
      "rules 2002-02-20\nturn B, cleanup\nseed 7\nA -3\nB 20\n",
    ],
    [
      // Width, case, quotation marks and spaces make no difference, nor does indentation.
      "turn A、main 1\nＡ　２０\nbattlefield： Tormod’s   CRYPT，島（ｔａｐｐｅｄ）\nB 20",
      "rules today\nturn A, main 1\nA 20\n  battlefield: Tormod's Crypt, Island (tapped)\nB 20\n",
    ],
    [
      "turn A, end\nA 20\n  library: Island, 10 cards, Forest\n  hand: 1 card\n  exile:\n  mana: {g} {G}{c}\nB 1\n",
      "rules today\nturn A, end\nA 20\n  library: Island, 10 cards, Forest\n  hand: 1 card\n  mana: {G}{G}{C}\nB 1\n",
    ],
    [
      "turn A, main 2\nA 20\nB 9\n battlefield: Grizzly Bears (new, damage 1, 2 +1/+1 counters, 1 charge counter, 2 first strike counters, owned by A, as Bear1), Strength of Lunacy (on Bear1)",
      "rules today\nturn A, main 2\nA 20\nB 9\n  battlefield: Grizzly Bears (new, damage 1, 2 +1/+1 counters, 1 charge counter, 2 first strike counters, owned by A, as Bear1), Strength of Lunacy (on Bear1)\n",
    ],
  ])("reads %j", (source, canonical) => {
    expect(printBoard(readBoard(source))).toBe(canonical);
  });

  it.each([
    [
      "",
      [
        ["noPlayers", 1, 1, 1],
        ["noTurn", 1, 1, 1, "turn A, main 1"],
      ],
    ],
    ["turn A, main 1\nA 20", [["noPlayers", 1, 1, 1]]],
    ["A 20\nB 20", [["noTurn", 1, 1, 1, "turn A, main 1"]]],
    ["turn C, main 1\nA 20\nB 20", [["unknownPlayer", 1, 6, 1, "A"]]],
    ["turn A main 1\nA 20\nB 20", [["expected", 1, 8, 6]]],
    ["turn A, mian 1\nA 20\nB 20", [["unknownWord", 1, 9, 6, "main 1"]]],
    ["turn A, main 1 now\nA 20\nB 20", [["unexpected", 1, 16, 3]]],
    ["turn A, end\nturn A, end\nA 20\nB 20", [["twice", 2, 1, 4]]],
    ["rules 2003-01-01\nturn A, end\nA 20\nB 20", [["unknownWord", 1, 7, 10, "2002-02-20"]]],
    ["rules 2009\nturn A, end\nA 20\nB 20", [["unknownWord", 1, 7, 4, "2009-07-11"]]],
    ["rules 2014-05\nturn A, end\nA 20\nB 20", [["unknownWord", 1, 7, 7, "2014-05-01"]]],
    ["rules 2026-01-01\nturn A, end\nA 20\nB 20", [["unknownWord", 1, 7, 10, "today"]]],
    ["rules todya\nturn A, end\nA 20\nB 20", [["unknownWord", 1, 7, 5, "today"]]],
    ["rules lorwyn\nturn A, end\nA 20\nB 20", [["unknownWord", 1, 7, 6]]],
    ["seed x\nturn A, end\nA 20\nB 20", [["expected", 1, 6, 1]]],
    ["turn A, end\nA 20\nA 20", [["twice", 3, 1, 1]]],
    ["turn A, end\nA twenty\nB 20", [["expected", 2, 3, 6]]],
    ["turn A, end\nA 2000000\nB 20", [["tooLarge", 2, 3, 7]]],
    ["turn A, end\nhand: Forest\nA 20\nB 20", [["zoneWithoutPlayer", 2, 1, 5]]],
    ["turn A, end\nA 20\n  hnad: Forest\nB 20", [["unknownWord", 3, 3, 4, "hand"]]],
    ["turn A, end\nA 20\n  comand: Shock\nB 20", [["unknownWord", 3, 3, 6]]],
    ["turn A, end\nA 20\n  hand: Shock\n  hand: Shock\nB 20", [["twice", 4, 3, 5]]],
    ["turn A, end\nA 20\nplayer B has 20\nB 20", [["unknownWord", 3, 1, 15]]],
    ["turn A, end\nA 20\n  mana: {Q}\nB 20", [["expected", 3, 9, 3]]],
    [
      "turn A, end\nA 20\n  hand: Basking Rootwala\nB 20",
      [["unknownCard", 3, 9, 16, "Basking Rootwalla"]],
    ],
    [
      "turn A, end\nA 20\n  hand: 日を浴びるルートワ\nB 20",
      [["unknownCard", 3, 9, 9, "日を浴びるルートワラ"]],
    ],
    ["turn A, end\nA 20\n  hand: Black Lotus\nB 20", [["unknownCard", 3, 9, 11]]],
    ["turn A, end\nA 20\n  hand: Forest Island\nB 20", [["expected", 3, 16, 6]]],
    ["turn A, end\nA 20\n  hand: Forest,\nB 20", [["expected", 3, 16, 1]]],
    ["turn A, end\nA 20\n  hand: 0 Forest\nB 20", [["expected", 3, 9, 8]]],
    ["turn A, end\nA 20\n  hand: 3000 Forest\nB 20", [["tooManyObjects", 3, 9, 11]]],
    ["turn A, end\nA 20\n  exile: 3 cards\nB 20", [["unknownInPublic", 3, 10, 7]]],
    ["turn A, end\nA 20\n  hand: Forest (tapped)\nB 20", [["onlyOnBattlefield", 3, 17, 6]]],
    [
      "turn A, end\nA 20\n  battlefield: Forest (taped)\nB 20",
      [["unknownWord", 3, 24, 5, "tapped"]],
    ],
    ["turn A, end\nA 20\n  battlefield: Forest (tapped, tapped)\nB 20", [["twice", 3, 32, 6]]],
    ["turn A, end\nA 20\n  battlefield: Forest (tapped\nB 20", [["expected", 3, 30, 1]]],
    ["turn A, end\nA 20\n  battlefield: Forest (owned by C)\nB 20", [["unknownPlayer", 3, 33, 1]]],
    ["turn A, end\nA 20\n  battlefield: Forest (on Dog)\nB 20", [["unknownName", 3, 27, 3]]],
    ["turn A, end\nA 20\n  battlefield: Forest (as the)\nB 20", [["badNickname", 3, 27, 3]]],
    ["turn A, end\nA 20\n  battlefield: Forest (as Shock)\nB 20", [["badNickname", 3, 27, 5]]],
    ["turn A, end\nA 20\n  battlefield: 2 Forest (as F1)\nB 20", [["nicknameForMany", 3, 29, 2]]],
    [
      "turn A, end\nA 20\n  battlefield: Forest (as F1), Forest (as f1)\nB 20",
      [["twice", 3, 43, 2]],
    ],
    [
      // Every line is looked at, so that all can be mended at once.
      "turn A, mian 1\nA 20\n  hnad: Shock\nB x\n",
      [
        ["unknownWord", 1, 9, 6, "main 1"],
        ["unknownWord", 3, 3, 4, "hand"],
        ["expected", 4, 3, 1],
      ],
    ],
  ])("finds what is wrong with %j", (source, problems) => {
    expect(problemsOf(source)).toEqual(problems);
  });
});

describe("script", () => {
  it.each([
    "A casts Shock targeting Grizzly Bears",
    "A casts Basking Rootwalla for madness",
    "A casts Basking Rootwalla for free targeting B and Dog, paying with A's Forest, Forest #2",
    "A casts Shock with X = 2, discarding Basking Rootwalla and Shock, choosing green",
    "A activates Wild Mongrel, discarding Basking Rootwalla, choosing green",
    "A activates Dog ability 2",
    "A plays Forest",
    "A passes",
    "pass",
    "resolve",
    "resolve all",
    "next step",
    "go to cleanup",
    "go to A's upkeep",
    "A attacks with Wild Mongrel, Grizzly Bears",
    "A attacks with nothing",
    "B blocks Wild Mongrel with Grizzly Bears and Dog, Dog with Grizzly Bears",
    "B blocks with nothing",
    "A yes",
    "A no",
    "A chooses Forest, Shock",
    "A chooses nothing",
    "A chooses green",
    "A chooses 3",
    "A discards Shock",
    "A pays",
    "A pays, paying with Forest",
    "A pays, paying with {G}{G}",
    "A activates Dog, paying with {G}{C}, Forest, choosing green",
    "A does not pay",
    "A orders Wild Mongrel, Shock's ability",
    "A targets B",
    "A assigns 2 to Grizzly Bears, 1 to B",
    "illegal: A casts Shock targeting Dog",
    "illegal (601.2h): A casts Shock",
    "mark after-discard",
    "check Basking Rootwalla is in exile",
  ])("reads and prints %s", (line) => {
    expect(printBoard(readBoard(inScript(line)))).toContain(`\n--\n${line}\n`);
  });

  it.each([
    ["a CASTS shock Targeting b", "A casts Shock targeting B"],
    ["A casts Shock, targeting B", "A casts Shock targeting B"],
    [
      "A casts Basking Rootwalla targeting B for madness",
      "A casts Basking Rootwalla for madness targeting B",
    ],
    ["A declines", "A no"],
    ["A chooses X = 2", "A chooses 2"],
    ["A discards Shock and Basking Rootwalla", "A discards Shock, Basking Rootwalla"],
    ["A discards ショック、日を浴びるルートワラ", "A discards Shock, Basking Rootwalla"],
    ["A casts Shock targeting dog", "A casts Shock targeting Dog"],
  ])("reads %s as %s", (line, canonical) => {
    expect(printBoard(readBoard(inScript(line)))).toContain(`\n--\n${canonical}\n`);
  });

  it.each([
    ["A cast Shock", [["unknownWord", 8, 3, 4, "casts"]]],
    ["A", [["expected", 8, 2, 1]]],
    ["C casts Shock", [["unknownPlayer", 8, 1, 1]]],
    ["Shock targets B", [["unknownWord", 8, 1, 15]]],
    ["resovle", [["unknownWord", 8, 1, 7, "resolve"]]],
    ["A casts", [["expected", 8, 8, 1]]],
    ["A casts Shok targeting B", [["unknownName", 8, 9, 4, "Shock"]]],
    ["A casts Counterspell", [["notOnBoard", 8, 9, 12]]],
    ["A chooses Forest, Plains", [["oneWordOnly", 8, 19, 6]]],
    ["A chooses Swamp, Plains", [["oneWordOnly", 8, 18, 6]]],
    ["A casts Shock, choosing green, white", [["oneWordOnly", 8, 32, 5]]],
    ["A chooses green and white", [["oneWordOnly", 8, 21, 5]]],
    ["A chooses Goblin and Elf", [["oneWordOnly", 8, 22, 3]]],
    ["A chooses {G}{W}", [["oneWordOnly", 8, 14, 3]]],
    ["A chooses {G} and {W}", [["oneWordOnly", 8, 19, 3]]],
    ["A chooses Dog, Shock, Goblin", [["oneWordOnly", 8, 23, 6]]],
    ["A chooses Shock, Counterspell", [["notOnBoard", 8, 18, 12]]],
    ["A casts Shock targeting C", [["unknownPlayer", 8, 25, 1]]],
    ["A casts Shock targeting", [["expected", 8, 24, 1]]],
    ["A casts Shock on B", [["unknownWord", 8, 15, 4]]],
    ["A casts Shock tragetting B", [["unknownWord", 8, 15, 12, "targeting"]]],
    ["A casts Shock for maddness", [["unknownWord", 8, 19, 8, "madness"]]],
    ["A casts Shock with X 2", [["expected", 8, 22, 1]]],
    ["A activates Dog ability", [["expected", 8, 24, 1]]],
    ["A plays Forest #9", [["noSuchCopy", 8, 16, 2]]],
    ["A passes now", [["unexpected", 8, 10, 3]]],
    ["go to bed", [["unknownWord", 8, 7, 3]]],
    ["go to C's upkeep", [["unknownWord", 8, 7, 10]]],
    ["B blocks Wild Mongrel", [["expected", 8, 22, 1]]],
    ["A assigns 2 Dog", [["expected", 8, 13, 3]]],
    ["illegal A casts Shock", [["expected", 8, 9, 13]]],
    ["illegal (six): A casts Shock", [["expected", 8, 10, 19]]],
    ["illegal: mark x", [["unknownWord", 8, 10, 6, "mark"]]],
    ["mark", [["expected", 8, 5, 1]]],
    ["mark a\nmark a", [["twice", 9, 6, 1]]],
    ["check", [["expected", 8, 6, 1]]],
    ["A yes #1", [["unexpected", 8, 7, 2]]],
  ])("finds what is wrong with %s", (line, problems) => {
    expect(problemsOf(inScript(line))).toEqual(problems);
  });

  it("says where a fourth part begins", () => {
    expect(problemsOf(`${position}--\n--\n--\nA passes\n`)).toEqual([["tooManyParts", 10, 1, 8]]);
  });

  it("says of a line of the script among those of the position or the facts where it belongs", () => {
    expect(problemsOf(`${position}A casts Shock targeting B\nresolve\nB has 18 life\n`)).toEqual([
      ["ofScript", 7, 1, 25],
      ["ofScript", 8, 1, 7],
    ]);
    expect(problemsOf(inFacts("illegal (601.2c): A casts Shock"))).toEqual([
      ["ofScript", 10, 1, 31],
    ]);
  });
});

describe("facts", () => {
  it.each([
    "Basking Rootwalla is on A's battlefield",
    "Basking Rootwalla is on the battlefield",
    "Basking Rootwalla is in A's hand",
    "A's Forest is not in B's graveyard",
    "Basking Rootwalla is in exile",
    "Basking Rootwalla is on the stack",
    "Wild Mongrel's ability is on the stack",
    "Wild Mongrel is 3/3",
    "Wild Mongrel is not -1/0",
    "Wild Mongrel is green",
    "Wild Mongrel is white and green",
    "Wild Mongrel is colorless",
    "Wild Mongrel is tapped",
    "Wild Mongrel is not attacking",
    "Wild Mongrel is a creature",
    "Wild Mongrel is an artifact",
    "Wild Mongrel is legendary",
    "Wild Mongrel is not snow",
    "Wild Mongrel is not a Dog",
    "Strength of Isolation is attached to Dog",
    "Dog has flying",
    "Dog has no flying",
    "Dog has protection from black",
    "Dog has 2 damage",
    "Dog has no damage",
    "Dog has 2 +1/+1 counters",
    "Dog has 1 double strike counter",
    "Dog has mana value 2",
    "Dog has mana cost {1}{G}",
    "A has 18 life",
    "A has -2 life",
    "A has 3 cards in hand",
    "A has no cards in library",
    "A has 1 card in graveyard",
    "A's graveyard is Shock, Basking Rootwalla",
    "A's hand is empty",
    "the stack is Basking Rootwalla, Wild Mongrel's ability",
    "the stack is empty",
    "exile is Shock",
    "A discarded 2 cards this turn",
    "A discarded no cards this turn",
    "A spent {2}{G}",
    "A spent no mana",
    "A can cast Basking Rootwalla",
    "A can cast Basking Rootwalla for madness",
    "A can't discard Basking Rootwalla",
    "A can't cast Shock (601.3)",
    "A can activate Dog",
    "A can play Forest",
    "Wild Mongrel did not trigger",
    "Wild Mongrel triggered",
    "Wild Mongrel triggered 2 times",
    "Wild Mongrel and Dog moved together",
    "Wild Mongrel and Dog and Forest did not move together",
    "Wild Mongrel was countered",
    "Wild Mongrel was not countered",
    "Basking Rootwalla was in hand, exile, the stack, the battlefield",
    "A was asked about madness",
    "A was not asked about madness",
    "nothing was asked",
    "something was asked",
    "Wild Mongrel has no abilities",
    "Wild Mongrel has abilities",
    "the step is cleanup",
    "it is A's turn",
    "A has priority",
    "A doesn't have priority",
    "A has lost",
    "B hasn't won",
    "at here: A has 20 life",
  ])("reads and prints %s", (fact) => {
    expect(printBoard(readBoard(inFacts(fact)))).toContain(`\n--\n${fact}\n`);
  });

  it.each([
    ["wild mongrel is green and WHITE", "Wild Mongrel is white and green"],
    ["A cannot cast Shock", "A can't cast Shock"],
    ["Dog triggered once", "Dog triggered 1 time"],
    ["Dog didn't trigger", "Dog did not trigger"],
    ["A has 0 cards in hand", "A has no cards in hand"],
    ["A's hand is nothing", "A's hand is empty"],
    ["野生の雑種犬 is 3/3", "Wild Mongrel is 3/3"],
  ])("reads %s as %s", (fact, canonical) => {
    expect(printBoard(readBoard(inFacts(fact)))).toContain(`\n--\n${canonical}\n`);
  });

  it.each([
    ["Basking Rootwalla is exiled", [["unknownWord", 10, 22, 6]]],
    ["Basking Rootwalla is in the graveyard", [["unknownWord", 10, 22, 16]]],
    ["Basking Rootwalla is on A's hand", [["unknownWord", 10, 29, 4]]],
    ["Basking Rootwalla in exile", [["unknownWord", 10, 19, 8]]],
    ["Basking Rootwalla is", [["expected", 10, 21, 1]]],
    ["Wild Mongrl is 3/3", [["unknownName", 10, 1, 11, "Wild Mongrel"]]],
    ["Wild Mongrel is a Dgo", [["unknownWord", 10, 19, 3, "Dog"]]],
    ["Wild Mongrel is gren", [["unknownWord", 10, 17, 4, "green"]]],
    ["Wild Mongrel is 3/", [["unknownWord", 10, 17, 2]]],
    ["Dog has trampel", [["unknownWord", 10, 9, 7, "trample"]]],
    ["Dog has protection from pink", [["unknownWord", 10, 25, 4]]],
    ["Dog has mana cost 2", [["expected", 10, 19, 1]]],
    ["Dog was in hand, bed", [["unknownWord", 10, 18, 3]]],
    ["Dog triggered two times", [["expected", 10, 15, 9]]],
    ["A has 3 lives", [["unknownWord", 10, 9, 5]]],
    ["A has 3 cards in limbo", [["unknownWord", 10, 15, 8]]],
    ["A drew 2 cards", [["unknownWord", 10, 3, 12]]],
    ["A is at 20 life", [["unknownWord", 10, 3, 13, "has 20 life"]]],
    ["A 20", [["unknownWord", 10, 3, 2, "has 20 life"]]],
    ["A is at -1", [["unknownWord", 10, 3, 8, "has -1 life"]]],
    ["C has 3 life", [["unknownPlayer", 10, 1, 1]]],
    ["A can fly Dog", [["unknownWord", 10, 7, 7]]],
    ["A was asked about life", [["unknownWord", 10, 19, 4]]],
    ["the step is clean-up", [["unknownWord", 10, 13, 8, "cleanup"]]],
    ["it is A turn", [["expected", 10, 7, 6]]],
    ["at there: A has 20 life", [["unknownMark", 10, 4, 5, "here"]]],
    ["at here A has 20 life", [["expected", 10, 9, 13]]],
  ])("finds what is wrong with %s", (fact, problems) => {
    expect(problemsOf(inFacts(fact))).toEqual(problems);
  });
});

describe("limits", () => {
  it("refuses a text that is too long or has too many lines, and nothing else in it", () => {
    expect(problemsOf("界".repeat(22_000))).toEqual([["tooLong", 1, 1, 1]]);
    expect(problemsOf("\n".repeat(2_001))).toEqual([["tooManyLines", 1, 1, 1]]);
    expect(problemsOf(`turn A, end\nA 20\nB 20\n${"\n".repeat(1_997)}`)).toEqual([]);
  });

  it("reports no more problems than anybody reads", () => {
    expect(problemsOf("what is this\n".repeat(1_000))).toHaveLength(20);
  });
});

describe("places", () => {
  it("names the steps where one isn't known", () => {
    const read = parseBoard("turn A, combat\nA 20\nB 20\n", names);
    const [problem] = read.ok ? [] : read.problem;
    for (const step of ["main 1", "begin combat", "declare attackers", "end combat"]) {
      expect(problem?.message.en).toContain(step);
      expect(problem?.message.ja).toContain(step);
    }
  });

  it("counts lines of every kind, and columns as they were typed", () => {
    expect(problemsOf("turn A, end\r\n# ＃\rA 20\n   hand:   Forest,　　Shok\nB 20")).toEqual([
      ["unknownCard", 4, 21, 4, "Shock"],
    ]);
  });

  it("keeps the range of every statement and fact", () => {
    const board = readBoard(`${position}--\n  A passes  # why\n--\n  A has 20 life\n`);
    expect(board.script[0]?.at).toEqual({ line: 8, column: 3, length: 8 });
    expect(board.facts[0]?.at).toEqual({ line: 10, column: 3, length: 13 });
  });
});
