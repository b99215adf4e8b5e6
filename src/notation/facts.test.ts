import { describe, expect, it } from "vitest";
import { play, text } from "./testing/boards.ts";

/** What the engine finds, for a fact at the end of a board. */
function look(board: string, fact: string) {
  const { facts, problems } = play(`${board}${fact}\n`);
  expect(problems).toEqual([]);
  const outcome = facts.at(-1);
  expect(outcome?.says).toBe(fact);
  return outcome;
}

/** In A's main phase, A's Temper has been cast by madness and is on the stack with an ability. */
const stack = text(`
  turn A, main 1
  A 18
    hand: Fiery Temper, 2 Forest, Shock, Careful Study (as Study)
    battlefield: Wild Mongrel (as Dog), Aquamoeba, Strength of Lunacy (on Dog), Mountain, Mountain (tapped)
    graveyard: Unsummon, Shock
    library: 2 cards
  B 20
    hand: Circular Logic
    battlefield: Grizzly Bears (as Bear, tapped, damage 1, 2 +1/+1 counters), Megrim, Island
  --
  mark before
  A activates Wild Mongrel, discarding Fiery Temper
  mark discarded
  resolve
  mark megrim
  resolve
  A casts Fiery Temper for madness targeting B
  --
`);

/** In combat, after blocks: Bears against Mongrel, Rootwalla unblocked; A has won nothing yet. */
const combat = text(`
  turn A, begin combat
  A 20
    battlefield: Wild Mongrel, Basking Rootwalla
  B 20
    battlefield: Grizzly Bears
  --
  go to declare attackers
  A attacks with Wild Mongrel, Basking Rootwalla
  go to declare blockers
  B blocks Wild Mongrel with Grizzly Bears
  --
`);

/** A token has died, with a trigger of its own, and is gone. */
const gone = text(`
  turn A, main 1
  A 20
    hand: Murder
    mana: {B}{B}{B}
  B 20
    battlefield: Kitchen Finks token (as Tok)
  --
  A casts Murder targeting Tok
  resolve
  --
`);

const over = text(`
  turn A, main 1
  A 20
    hand: Shock
    battlefield: Mountain
  B 2
  --
  A casts Shock targeting B
  resolve
  --
`);

/** B wins for the team; A of the same team had lost before (104.2c). */
const teamOver = text(`
  turn B, main 1
  teams A and B against C and D
  A 0
  B 20
    hand: Shock
    battlefield: Mountain
  C 0
  D 2
  --
  B casts Shock targeting D
  resolve
  --
`);

const asked2002 = text(`
  rules 2002-02-20
  turn A, main 1
  A 20
    hand: Basking Rootwalla
    battlefield: Aquamoeba
  B 20
  --
  A activates Aquamoeba, discarding Basking Rootwalla
  --
`);

const countered = text(`
  turn A, main 1
  A 20
    hand: Shock, Counterspell
    battlefield: Mountain, 2 Island
  B 20
    hand: Shock (as Answer)
    battlefield: Mountain
  --
  A casts Shock targeting B
  A passes
  B casts Answer targeting A
  mark before
  B passes
  A casts Counterspell targeting A's Shock
  resolve all
  --
`);

/** The only target of a copy is gone. */
const copyFizzled = (rules: string): string =>
  text(`
  rules ${rules}
  turn A, main 1
  A 20
    battlefield: Grizzly Bears
  B 20
    hand: Unsummon
    battlefield: Island
  stack: A copies Shock targeting Grizzly Bears
  --
  A passes
  B casts Unsummon targeting Grizzly Bears
  resolve all
  --
`);

/** Two cards are milled by a triggered ability. */
const milled = (rules: string): string =>
  text(`
  rules ${rules}
  turn A, upkeep
  A 20
    battlefield: Cephalid Vandal (1 shred counter)
    library: Shock, 2 Forest, 2 cards
  B 20
  stack: A's Cephalid Vandal triggers
  --
  resolve
  --
`);

type Table = readonly (readonly [string, string, readonly (readonly [string, boolean])[]])[];

/** A planeswalker on the battlefield and in the graveyard, and a counter where it means nothing. */
const loyal = text(`
  turn A, main 1
  A 20
    battlefield: Garruk Wildspeaker (loyalty 5), Grizzly Bears (1 loyalty counter)
    graveyard: Jace Beleren
  B 20
  --
  --
`);

const tables: Table = [
  [
    "with loyalty (306.5)",
    loyal,
    [
      ["Garruk Wildspeaker has loyalty 5", true], // 306.5c
      ["Garruk Wildspeaker has loyalty 3", false],
      ["Jace Beleren has loyalty 3", true], // 306.5a
      ["Jace Beleren has no loyalty counters", true],
      ["Jace Beleren has no loyalty", false],
      ["Grizzly Bears has no loyalty", true],
      ["Grizzly Bears has loyalty 1", false],
      ["Grizzly Bears has 1 loyalty counter", true],
    ],
  ],
  [
    "with the stack full",
    stack,
    [
      // Places
      ["Fiery Temper is on the stack", true],
      ["Fiery Temper is in exile", false],
      ["Fiery Temper is not in A's graveyard", true],
      ["Wild Mongrel is on the battlefield", true],
      ["Wild Mongrel is on B's battlefield", false],
      ["Shock is in A's hand", true],
      ["Shock is in A's graveyard", true],
      ["Shock is in B's hand", false],
      ["Wild Mongrel's ability is on the stack", true],
      ["at before: Fiery Temper is in A's hand", true],
      ["at discarded: Fiery Temper is in exile", true],
      ["Fiery Temper was in hand, exile, the stack", true],
      ["Fiery Temper was in hand, exile", false],
      ["at discarded: Fiery Temper was in hand, exile", true],
      // What an object is
      ["Wild Mongrel is 4/3", true],
      ["Wild Mongrel is 2/2", false],
      ["Wild Mongrel is not 2/2", true],
      ["Bear is 4/4", true],
      ["Shock is 1/1", false],
      ["Wild Mongrel is green", true],
      ["Wild Mongrel is black and green", false],
      ["Mountain is colorless", true],
      ["Wild Mongrel is a creature", true],
      ["Wild Mongrel is a Dog", true],
      ["Wild Mongrel is not an artifact", true],
      ["Mountain is basic", true],
      ["Mountain is not legendary", true],
      ["Wild Mongrel has protection from white", true],
      ["Wild Mongrel has protection from black", false],
      ["Wild Mongrel has no protection from black", true],
      ["Wild Mongrel has protection", false],
      ["Wild Mongrel has no flying", true],
      ["Fiery Temper has madness", true],
      ["Strength of Lunacy is attached to Dog", true],
      ["Strength of Lunacy is attached to Bear", false],
      ["Wild Mongrel is not attached to Bear", true],
      ["Bear is tapped", true],
      ["Bear is untapped", false],
      ["Mountain #1 is tapped", true],
      ["Aquamoeba is not tapped", true],
      ["Fiery Temper is tapped", false],
      ["Bear has 1 damage", true],
      ["Bear has no damage", false],
      ["Bear has 2 +1/+1 counters", true],
      ["Bear has no +1/+1 counters", false],
      ["Bear has no charge counters", true],
      ["Fiery Temper has mana value 3", true],
      ["Fiery Temper has mana value 1", false],
      ["Fiery Temper has mana cost {1}{R}{R}", true],
      ["Fiery Temper has mana cost {R}", false],
      ["Mountain has mana value 0", true],
      // What has happened
      ["Megrim triggered", true],
      ["Megrim triggered 1 time", true],
      ["Megrim triggered 2 times", false],
      ["Fiery Temper triggered 1 time", true],
      ["Dog did not trigger", true],
      ["Megrim did not trigger", false],
      ["at before: Megrim did not trigger", true],
      ["A spent {R}", true],
      ["A spent {1}", true],
      ["A spent {G}", false],
      ["A spent no mana", false],
      ["B spent no mana", true],
      ["A discarded 1 card this turn", true],
      ["A discarded no cards this turn", false],
      ["A was asked about madness", true],
      ["B was asked about madness", false],
      ["B was not asked about madness", true],
      ["at megrim: A was asked about madness", false],
      ["nothing was asked", false],
      ["at discarded: nothing was asked", true],
      ["something was asked", true],
      ["at discarded: something was asked", false],
      ["Wild Mongrel has abilities", true],
      ["Bear has abilities", false],
      // Players and zones
      ["A has 16 life", true],
      ["A has 18 life", false],
      ["at discarded: A has 18 life", true],
      ["A has 4 cards in hand", true],
      ["A has no cards in hand", false],
      ["A has 2 cards in library", true],
      ["A has 2 cards in graveyard", true],
      ["A's graveyard is Unsummon, Shock", true],
      ["A's graveyard is Shock, Unsummon", false],
      ["A's graveyard is Unsummon", false],
      ["B's graveyard is empty", true],
      ["A's hand is Shock, Study, Forest, Forest", true],
      ["A's hand is Shock, Study, Forest", false],
      ["A's battlefield is Mountain, Mountain, Dog, Aquamoeba, Strength of Lunacy", true],
      ["the stack is Fiery Temper, Wild Mongrel's ability", true],
      ["the stack is Wild Mongrel's ability, Fiery Temper", false],
      ["the stack is Fiery Temper, Wild Mongrel", false],
      ["the stack is empty", false],
      ["exile is empty", true],
      ["at discarded: exile is Fiery Temper", true],
      // What can be done
      ["A can cast Shock", false],
      ["at before: A can cast Shock", true],
      ["at before: A can't cast Fiery Temper", true],
      ["at before: A can't cast Fiery Temper (601.2h)", true],
      ["at before: A can't cast Fiery Temper (601.3)", false],
      ["at before: A can't cast Shock", false],
      ["at before: A can play Forest", true],
      ["A can't play Forest", true],
      ["A can't play Forest (305)", true],
      ["A can activate Wild Mongrel", true],
      ["A can't activate Bear", true],
      ["A can discard Shock", true],
      ["B can't cast Circular Logic", true],
      ["B can't cast Circular Logic (117.1)", true],
      ["B can't discard Circular Logic", true],
      ["A can cast Fiery Temper for madness", false],
      // The game
      ["the step is main 1", true],
      ["the step is cleanup", false],
      ["the step is not cleanup", true],
      ["it is A's turn", true],
      ["it is B's turn", false],
      ["it is not B's turn", true],
      ["A has priority", true],
      ["B has priority", false],
      ["B doesn't have priority", true],
      ["A has lost", false],
      ["A hasn't lost", true],
      ["A hasn't won", true],
    ],
  ],
  [
    "in combat",
    combat,
    [
      ["Wild Mongrel is attacking", true],
      ["Wild Mongrel is blocked", true],
      ["Basking Rootwalla is not blocked", true],
      ["Basking Rootwalla is tapped", true],
      ["Grizzly Bears is blocking", true],
      ["Grizzly Bears is attacking", false],
      ["the step is declare blockers", true],
      ["A can't discard Wild Mongrel", true],
      ["A can activate Wild Mongrel", false],
    ],
  ],
  [
    "at the end of a game",
    over,
    [
      ["B has lost", true],
      ["B has won", false],
      ["A has won", true],
      ["A has lost", false],
      ["A hasn't lost", true],
      ["B has 0 life", true],
      ["A has priority", false],
      ["A can't cast Shock", true],
    ],
  ],
  [
    "at the end of a game of teams",
    teamOver,
    [
      ["A has won", true],
      ["A has lost", false],
      ["B has won", true],
      ["C has won", false],
      ["C has lost", true],
      ["D has lost", true],
    ],
  ],
  [
    "about the triggers of a token that is gone",
    gone,
    [
      ["Kitchen Finks triggered 1 time", true],
      ["Kitchen Finks did not trigger", false],
      ["Tok triggered 1 time", true],
      ["B's Kitchen Finks triggered", true],
      ["A's Kitchen Finks triggered", false],
    ],
  ],
  [
    "about what was milled at once, today",
    milled("today"),
    [
      ["Shock and Forest moved together", true],
      ["Forest and Shock did not move together", false],
      ["Shock and Forest and Forest moved together", false],
      ["Forest and Forest moved together", false],
      ["Shock and Cephalid Vandal moved together", false],
    ],
  ],
  [
    "about what was milled one by one, until 2020",
    milled("2002-02-20"),
    [["Shock and Forest moved together", false]],
  ],
  [
    "about what was countered",
    countered,
    [
      ["A's Shock was countered", true],
      ["Shock was countered", true],
      ["Answer was countered", false],
      ["Counterspell was not countered", true],
      ["Shock was not countered", false],
      ["at before: Shock was not countered", true],
    ],
  ],
  [
    "about a copy whose target is gone, today",
    copyFizzled("today"),
    [["Shock was countered", false]],
  ],
  [
    "about a copy whose target is gone, until 2018",
    copyFizzled("2014-05-01"),
    [
      ["Shock was countered", true],
      ["B's Shock was countered", false],
    ],
  ],
  [
    "509.1h: before blockers are declared, nothing is unblocked",
    text(`
      turn A, declare attackers
      A 20
        battlefield: Grizzly Bears
      B 20
        battlefield: Grizzly Bears
      --
      A attacks with Grizzly Bears
      mark attacked
      A passes
      B passes
      mark asked
      B blocks with nothing
      --
      B has 20 life
    `),
    [
      ["at attacked: A's Grizzly Bears is unblocked", false],
      ["at attacked: A's Grizzly Bears is blocked", false],
      ["at asked: A's Grizzly Bears is unblocked", false],
      ["A's Grizzly Bears is unblocked", true],
    ],
  ],
  [
    "while a question is open",
    asked2002,
    [
      ["A was asked about madness", true],
      ["nothing was asked", false],
      ["A has priority", false],
      ["A can cast Basking Rootwalla", false],
    ],
  ],
];

describe.each(tables)("facts %s", (_, board, facts) => {
  it.each(facts)("%s: %s", (fact, holds) => {
    expect(look(board, fact)?.holds).toBe(holds);
  });
});

describe("what was found", () => {
  it.each([
    ["Fiery Temper is in exile", "on the stack", "スタック"],
    [
      "Shock is in B's hand",
      "in A's hand, in A's graveyard",
      "プレイヤーAの手札、プレイヤーAの墓地",
    ],
    ["Wild Mongrel is 2/2", "4/3", "4/3"],
    ["Wild Mongrel is black", "green", "緑"],
    ["Wild Mongrel is a Wurm", "creature, Dog", "クリーチャー、犬"],
    ["Wild Mongrel has flying", "protection from white", "プロテクション（白）"],
    ["A's graveyard is empty", "Unsummon, Shock", "《送還》、《ショック》"],
    [
      "the stack is empty",
      "Fiery Temper, Wild Mongrel's ability",
      "《癇しゃく》、《野生の雑種犬》の能力",
    ],
    ["Fiery Temper was in hand", "hand → exile → stack", "手札→追放領域→スタック"],
    ["A spent {G}", "{R}", "{R}"],
    ["the step is end", "first main phase", "戦闘前メイン・フェイズ"],
    ["B has priority", "player A", "プレイヤーA"],
    [
      "at before: A can cast Fiery Temper",
      "there isn't enough mana (601.2h)",
      "マナが足りない（601.2h）",
    ],
    ["at before: A can't cast Shock", "possible", "可能"],
  ])("instead of “%s” is told", (fact, en, ja) => {
    expect(look(stack, fact)).toMatchObject({ holds: false, found: { en, ja } });
  });
});
