/** Positions in the midst of things, and what follows from them. */
import { describe, expect, it } from "vitest";
import { parseBoard } from "./parse.ts";
import { printPosition } from "./position.ts";
import { printBoard } from "./print.ts";
import { text, withoutPlaces } from "./testing/boards.ts";
import { madeNames, playMade } from "./testing/made.ts";

function faults(source: string): readonly string[] {
  const { problems, facts } = playMade(text(source));
  return [
    ...problems.map(({ message }) => message.en),
    ...facts.flatMap(({ holds, says, found }) => (holds ? [] : [`${says}: ${found.en}`])),
  ];
}

/** What is written is kept when it is printed and read again. */
function expectKept(source: string): void {
  const board = parseBoard(text(source), madeNames);
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  const again = parseBoard(printBoard(board.value, "ja"), madeNames);
  expect(again.ok ? withoutPlaces(again.value) : again.problem).toEqual(withoutPlaces(board.value));
}

const boards: readonly (readonly [string, string])[] = [
  [
    "509.1h, 510.1c: attackers and blockers",
    `
    turn A, declare blockers
    A 20
      battlefield: Soldier (as S1, attacking B), Legend (attacking Garruk Wildspeaker), Growing (attacking B, blocked)
    B 20
      battlefield: Garruk Wildspeaker (loyalty 3)
    --
    go to end combat
    --
    B has 19 life
    Garruk Wildspeaker has 1 loyalty counter
    `,
  ],
  [
    "510.1d: a blocker with its attacker",
    `
    turn A, combat damage
    A 20
      battlefield: Soldier (attacking B), Legend (attacking B)
    B 20
      battlefield: Grizzly Bears (blocking Legend)
    --
    go to end combat
    --
    B has 19 life
    Grizzly Bears is in B's graveyard
    Legend is in A's graveyard
    `,
  ],
  [
    "405.2, 608.2: spells on the stack",
    `
    turn A, main 1
    A 20
      battlefield: Any Stone
    B 20
      battlefield: Grizzly Bears (as Bear1)
    stack: A casts Jab (as J1) targeting Bear1
    stack: B casts Charm, choosing mode 2
    stack: A casts Two Shots targeting Bear1 and Any Stone
    stack: A casts Kick, kicked
    --
    check the stack is Kick, Two Shots, Charm, J1
    resolve
    resolve
    check Grizzly Bears has 1 damage
    resolve all
    --
    A has 21 life
    B has 22 life
    Grizzly Bears is in B's graveyard
    `,
  ],
  [
    "601.2d: a divided spell on the stack",
    `
    turn A, main 1
    A 20
    B 20
      battlefield: Legend
    stack: A casts Blaze targeting B and Legend, dividing 3 to B, 1 to Legend
    --
    resolve
    --
    B has 17 life
    Legend has 1 damage
    `,
  ],
  [
    "702.34a: a spell cast for its flashback cost",
    `
    turn A, main 1
    A 20
    B 20
    stack: A casts Back for flashback
    --
    resolve
    --
    Back is in exile
    `,
  ],
  [
    "118.9a, 702.33d: by the second way and for the second cost of one name",
    `
    turn A, main 1
    A 20
    B 20
    stack: A casts Back Twice for flashback 2 paying kicker 2
    --
    resolve
    --
    Back Twice is in A's graveyard
    `,
  ],
  [
    "113.7: an activated ability on the stack",
    `
    turn A, main 1
    A 20
      battlefield: Two Tricks
    B 20
    stack: A activates Two Tricks ability 2
    stack: A casts Kick
    stack: A activates Two Tricks ability 1
    --
    check the stack is Two Tricks's ability #2, Kick, Two Tricks's ability #1
    resolve
    resolve
    check A has 22 life
    resolve
    --
    A has 24 life
    `,
  ],
  [
    "111.3, 111.4: tokens",
    `
    turn A, main 1
    A 20
      battlefield: 2 1/1 red Goblin creature token, 3/3 green and white creature token (tapped, as Big)
    B 20
      battlefield: Grizzly Bears token, 5/5 blue and black Wizard creature token with flying and trample
    stack: A casts Jab targeting Goblin Token
    --
    resolve
    --
    Big is 3/3
    Goblin Token is 1/1
    Goblin Token is red
    Grizzly Bears is 2/2
    Wizard Token has flying
    A controls 2 permanents
    A controls 1 Goblin Token
    `,
  ],
  [
    "707.2: a copy",
    `
    turn A, main 1
    A 20
      battlefield: Soldier (copy of Grizzly Bears)
    B 20
    --
    --
    Soldier is 2/2
    `,
  ],
  [
    "305.2b: lands played this turn",
    `
    turn A, main 1
    A 20
      lands played: 1
      hand: Forest
    B 20
    --
    illegal (305.2): A plays Forest
    `,
  ],
  [
    "606.3: a loyalty ability was used",
    `
    turn A, main 1
    A 20
      battlefield: Garruk Wildspeaker (loyalty 3, loyalty used)
    B 20
    --
    illegal (606.3): A activates Garruk Wildspeaker ability 2
    `,
  ],
  [
    "731.2a: the last turn and the day",
    `
    turn A, untap
    day
    A 20
      library: 2 cards
    B 20
      spells cast last turn: 0
      spells cast: 1
    --
    go to upkeep
    --
    A has 20 life
    `,
  ],
  [
    "603.4: spells that are only counted were cast all the same, for a text that asks",
    `
    turn A, untap
    A 20
      battlefield: Village Ironsmith, Gatstaf Shepherd (back face)
      library: 2 cards
    B 20
      spells cast last turn: 2
    --
    go to upkeep
    --
    Village Ironsmith did not trigger
    Gatstaf Shepherd triggered once
    `,
  ],
  [
    "603.4: in this turn, too",
    `
    turn A, main 1
    A 20
      battlefield: Village Ironsmith, Gatstaf Shepherd (back face)
    B 20
      spells cast: 1
      library: 2 cards
    --
    go to B's upkeep
    --
    Village Ironsmith did not trigger
    Gatstaf Shepherd did not trigger
    `,
  ],
  [
    "508.1: what attacks has attacked this turn, for a text that asks",
    `
    turn A, combat damage
    A 20
      battlefield: 3 Grizzly Bears (attacking B), Windbrisk Heights, Plains
      exile: Serra Angel (face down, exiled by Windbrisk Heights, known to A)
    B 20
    --
    go to main 2
    A activates Windbrisk Heights ability 2, paying with Plains
    resolve
    A casts Serra Angel for free
    resolve
    --
    Serra Angel is on A's battlefield
    `,
  ],
  [
    "103.8a: the first turn",
    `
    turn A, upkeep
    first turn
    A 20
      library: 2 cards
    B 20
      library: 2 cards
    --
    go to main 1
    --
    A has no cards in hand
    `,
  ],
  [
    "810.4: teams that share their life, and 805 their turns",
    `
    turn A, main 1
    teams A and B against C and D, sharing turns and life
    A 30
      hand: Mend
    B 30
    C 30
    D 30
    --
    A casts Mend targeting B
    resolve
    --
    A has 31 life
    `,
  ],
  [
    "702.26: phased out",
    `
    turn A, main 1
    A 20
      battlefield: Soldier (phased out), Legend
    B 20
    --
    --
    A controls 1 permanent
    `,
  ],
];

describe("a position", () => {
  it.each(boards)("%s", (_, source) => {
    expect(faults(source)).toEqual([]);
    expectKept(source);
  });

  it("702.34a, 601.2a: a spell cast for its flashback cost comes from a graveyard", () => {
    const { start } = playMade(
      text(`
      turn A, main 1
      A 20
      B 20
      stack: A casts Back for flashback
      --
    `),
    );
    const [spell] = start.stack;
    expect(spell && start.objects[spell]?.casting).toMatchObject({
      from: "graveyard",
      way: "way",
    });
  });

  it("601.2b: of a game tells which costs of a spell on the stack were paid", () => {
    const source = text(`
      rules today
      turn A, main 1
      A 20
      B 20
      stack: A casts Kick, kicked
    `);
    expect(printPosition(playMade(`${source}--\n`).start)).toBe(source);
  });

  it("keeps every detail", () => {
    expectKept(`
      seed 7
      turn A, main 1
      teams A against B
      night
      A 20
        battlefield: Soldier (face down, monstrous, bestowed, chosen green, chosen Goblin, chosen B, loyalty 2)
        exile: Shock (exiled by Soldier), Forest (face down), Island (face down, known to A and B)
      B 20
    `);
  });

  it.each([
    ["battlefield: Soldier (blocking Legend), Legend", ["badCombat"]],
    ["battlefield: Soldier (attacking Legend)\n  hand: Legend", ["badCombat"]],
    ["battlefield: Soldier (back face)", ["noBackFace"]],
    ["hand: Soldier (attacking B)", ["onlyOnBattlefield"]],
    ["graveyard: Soldier (exiled by Legend)\n  battlefield: Legend", ["onlyOnBattlefield"]],
  ])("with %j is refused", (line, codes) => {
    const source = `turn A, main 1\nA 20\n  ${line}\nB 20\n`;
    expect(codesIn(source)).toEqual(codes);
  });

  it.each([
    ["stack: A casts Jab targeting Legend", ["notOnBoard"]],
    ["stack: A casts Shock targetting B", ["unknownWord"]],
    ["stack: A activates Soldier", ["badStack"]],
    ["teams A against C", ["badTeams"]],
    ["teams A B", ["unexpected"]],
    ["day\nnight", ["twice"]],
  ])("with the line %j is refused", (line, codes) => {
    expect(codesIn(`turn A, main 1\nA 20\n  battlefield: Soldier\nB 20\n${line}\n`)).toEqual(codes);
  });
});

function codesIn(source: string): readonly string[] {
  try {
    return playMade(source).problems.map(({ code }) => code);
  } catch (error) {
    return [...`${error}`.matchAll(/"code": "(\w+)"/g)].map(([, code = ""]) => code);
  }
}
