/** Every choice that the engine asks for can be named in a script. */
import { describe, expect, it } from "vitest";
import { text } from "./testing/boards.ts";
import { playMade } from "./testing/made.ts";

const position = (more = "") =>
  text(`
  turn A, main 1
  A 20
    hand: Charm, Both, Or, Kick, Hybrid, Two Shots, Blaze, Sacrifice Cost, Exile Cost, Tap Cost, Twins, Edict, Tutor, Scry, Coin, Random, Copy, Pick, Typed, Legend, Welcome, Jab, Mend
    battlefield: Plains, Swamp, Island, Any Stone, Soldier (as Own), Wall (as Wall1), Two Tricks, Growing, Legend (as Old)
    graveyard: Back, Back Twice, Shock, Unsummon
    library: Forest (as F1), Shock (as S1), Forest (as F2), 2 Island
  B 20
    battlefield: Grizzly Bears (as Bear1), Wild Mongrel, Garruk Wildspeaker
    library: 3 Swamp
`).concat(more);

/** The problems of a script with facts behind it: none when all is as it says. */
function faults(script: string, facts = ""): readonly string[] {
  const { problems, facts: outcomes } = playMade(
    `${position()}--\n${text(script)}--\n${facts === "" ? "" : text(facts)}`,
  );
  return [
    ...problems.map(({ code, message }) => `${code}: ${message.en}`),
    ...outcomes.flatMap(({ holds, says, found }) => (holds ? [] : [`${says}: ${found.en}`])),
  ];
}

const codes = (script: string): readonly string[] =>
  playMade(`${position()}--\n${text(script)}`).problems.map(({ code }) => code);

describe("choices as a spell is cast or an ability activated", () => {
  it.each([
    ["700.2a: a mode", "A casts Charm choosing mode 2\nresolve", "A has 22 life"],
    [
      "700.2a: a mode, on its own line",
      "A casts Charm\nA chooses mode 1\nresolve",
      "A has 21 life",
    ],
    [
      "700.2a: a mode with its target",
      "A casts Charm, choosing mode 3 targeting Any Stone\nresolve",
      "Any Stone is in A's graveyard",
    ],
    ["700.2d: two modes", "A casts Both, choosing modes 1 and 2\nresolve", "A has 23 life"],
    ["700.2d: one of two modes", "A casts Both, choosing mode 2\nresolve", "A has 22 life"],
    ["700.2d: modes on a line", "A casts Both\nA chooses modes 1 and 2\nresolve", "A has 23 life"],
    [
      "700.2d: modes on a line each",
      "A casts Both\nA chooses mode 2\nA chooses mode 1\nresolve",
      "A has 23 life",
    ],
    [
      "700.2d: no more modes on a line of their own",
      "A casts Both\nA chooses mode 2\nA chooses nothing\nresolve",
      "A has 22 life",
    ],
    [
      "700.2d: a mode of each of two triggered abilities",
      "A casts Twins\nresolve\nA orders Twins's ability #1, Twins's ability #2\nA chooses mode 1\nA chooses mode 2\nresolve all",
      "A has 24 life",
    ],
    [
      "702.33a: kicked",
      "A casts Kick, kicked, not paying buyback, paying with Plains\nresolve",
      "A spent {1}",
    ],
    [
      "118.8b: other optional costs",
      "A casts Kick, kicked, paying buyback\nresolve",
      "A spent {2}",
    ],
    ["118.8b: neither", "A casts Kick, not kicked, not paying buyback\nresolve", "A spent no mana"],
    ["118.8b: by lines", "A casts Kick\nA yes\nA no\nresolve", "A spent {1}"],
    [
      "702.34a: a way of its own",
      "A casts Back for flashback, paying with Swamp\nresolve",
      "Back is in exile",
    ],
    [
      "118.9a: the second way of one name; 702.33d: the second cost of one name",
      "A casts Back Twice for flashback 2, not kicked, paying kicker 2\nresolve",
      "A spent {W}{B}",
    ],
    [
      "118.9a: the first way of one name; 702.33d: the first cost of one name",
      "A casts Back Twice for flashback, kicked, not paying kicker 2, paying with Island, Plains\nresolve",
      "A spent {U}{W}",
    ],
    [
      "107.4e: hybrid symbols, by what is paid",
      "A casts Hybrid, paying with Plains, Swamp\nresolve",
      "A spent {W}{B}",
    ],
    [
      "601.2c: a target for each slot",
      "A casts Two Shots targeting Bear1 and Any Stone\nresolve",
      "Grizzly Bears has 1 damage",
    ],
    [
      "601.2d: divided damage",
      "A casts Blaze targeting B and Bear1, dividing 3 to B, 1 to Bear1\nresolve",
      "B has 17 life",
    ],
    [
      "601.2d: divided damage on a line",
      "A casts Blaze targeting B and Bear1\nA assigns 3 to B, 1 to Bear1\nresolve",
      "B has 17 life",
    ],
    ["601.2c: no target at all", "A casts Blaze targeting nothing\nresolve", "B has 20 life"],
    [
      "601.2h: what is sacrificed",
      "A casts Sacrifice Cost, sacrificing Own\nresolve",
      "Own is in A's graveyard",
    ],
    [
      "601.2h: what is sacrificed, on a line",
      "A casts Sacrifice Cost\nA sacrifices Own\nresolve",
      "Own is in A's graveyard",
    ],
    ["601.2h: what is exiled", "A casts Exile Cost, exiling Shock\nresolve", "Shock is in exile"],
    [
      "601.2h: what is exiled, on a line",
      "A casts Exile Cost\nA exiles Unsummon\nresolve",
      "Unsummon is in exile",
    ],
    ["601.2h: what is tapped", "A casts Tap Cost, tapping Own\nresolve", "Own is tapped"],
    ["601.2h: what is tapped, on a line", "A casts Tap Cost\nA taps Own\nresolve", "Own is tapped"],
    ["605.3b: which mana is made", "A activates Any Stone, choosing green", "Any Stone is tapped"],
    [
      "605.3b: which mana is made, as a symbol",
      "A activates Any Stone\nA chooses {G}",
      "it is A's turn",
    ],
    [
      "601.2g: what is paid with, and which mana it makes",
      "A casts Hybrid, paying with Swamp, Any Stone for {W}\nresolve",
      "A spent {W}{B}",
    ],
    ["602.2: one of two abilities", "A activates Two Tricks ability 2\nresolve", "A has 22 life"],
  ])("%s", (_, script, fact) => {
    expect(faults(script, fact)).toEqual([]);
  });

  it.each([
    ["A casts Hybrid, hybrid as {W}{W}\nresolve", "A spent {W}"],
    ["A casts Hybrid\nA chooses {W}\nA chooses {B}\nresolve", "A spent {B}"],
    ["A casts Hybrid, hybrid as {B}{B}, paying with Swamp, Any Stone\nresolve", "A spent {B}{B}"],
  ])("601.2b: hybrid symbols, where a reduction makes a difference: %s", (script, fact) => {
    const source = position().replace("Plains,", "Plains, Discount,");
    const played = playMade(`${source}--\n${text(script)}--\n${fact}\n`);
    expect(played).toMatchObject({ problems: [], facts: [{ holds: true }] });
  });

  it.each([
    ["605.3c: a mana ability is named once for each time", "3 Goblin Lackey", 3, []],
    ["605.3c: as often as its cost can be paid", "2 Goblin Lackey", 4, ["notThere"]],
  ])("%s", (_, lackeys, times, expected) => {
    const names = Array.from({ length: times }, () => "Skirk Prospector").join(", ");
    const board = [
      "turn A, main 1",
      "A 20",
      "  hand: Goblin King",
      `  battlefield: Skirk Prospector, ${lackeys}, 3 Mountain`,
      "B 20",
      "--",
      `A casts Goblin King, paying with ${names}`,
      "A sacrifices Goblin Lackey #1",
      "A sacrifices Goblin Lackey #2",
      "A sacrifices Goblin Lackey #3",
      "--",
      "the stack is Goblin King",
      "Mountain #1 is untapped",
    ].slice(0, times === 3 ? undefined : 7);
    const played = playMade(`${board.join("\n")}\n`);
    expect(played.problems.map(({ code }) => code)).toEqual(expected);
    expect(played.facts.every(({ holds }) => holds)).toBe(true);
  });

  it("602.2: which of two abilities must be said", () => {
    expect(codes("A activates Two Tricks")).toEqual(["whichAbility"]);
  });
});

describe("choices as something resolves or a rule asks", () => {
  it.each([
    ["608.2d: one thing or the other", "A casts Or\nresolve\nA chooses mode 2", "A has 22 life"],
    ["608.2d: in a clause", "A casts Or, choosing mode 2\nresolve", "A has 22 life"],
    [
      "701.21a: another player's sacrifice",
      "A casts Edict\nresolve\nB sacrifices Bear1",
      "Grizzly Bears is in B's graveyard",
    ],
    [
      "701.23a: a search; 701.24a: the shuffle needs no line",
      "A casts Tutor\nresolve\nA finds F1",
      "A has 5 cards in library",
    ],
    ["701.23b: a search that fails", "A casts Tutor\nresolve\nA finds nothing", "it is A's turn"],
    [
      "701.22a: scry",
      "A casts Scry\nresolve\nA puts S1 on the bottom",
      "A's library is Forest, Forest, Island, Island, Shock",
    ],
    [
      "701.22a: scry, all on the bottom in an order",
      "A casts Scry\nresolve\nA puts F1, S1 on the bottom\nA orders S1, F1",
      "A's library is Forest, Island, Island, Shock, Forest",
    ],
    ["705.1: a coin", "A casts Coin\nresolve\ncoin: won", "A has 21 life"],
    ["705.1: a coin that is lost", "A casts Coin\nresolve\ncoin: lost", "A has 19 life"],
    ["701.9b: at random", "A casts Random\nresolve\nat random: Charm", "Charm is in A's graveyard"],
    [
      "707.10c: new targets of a copy",
      "A casts Jab targeting Bear1\nA casts Copy targeting Jab\nresolve\nA targets Own\nresolve",
      "Own is in A's graveyard",
    ],
    [
      "608.2d: an object",
      "A casts Tap Cost, tapping Own\nA casts Pick\nresolve\nA chooses Own",
      "Own is untapped",
    ],
    [
      "205.3m: a creature type",
      "A casts Typed\nresolve\nresolve\nA chooses Goblin",
      "it is A's turn",
    ],
    [
      "704.5j: the legend rule",
      "A casts Legend\nresolve\nA keeps Old",
      "Old is on A's battlefield",
    ],
    [
      "603.3b: the order of two triggers of one source",
      "A casts Welcome\nresolve\nA orders Welcome's ability #2, Welcome's ability #1\nresolve",
      "A has 21 life",
    ],
  ])("%s", (_, script, fact) => {
    expect(faults(script, fact)).toEqual([]);
  });
});

describe("combat", () => {
  const board = (script: string, facts: string) =>
    playMade(
      `${text(`
      turn A, begin combat
      A 20
        battlefield: Soldier (as S1), Soldier (as S2, damage 0), Legend, Growing
      B 20
        battlefield: Wall, Garruk Wildspeaker, Plains
    `)}--\n${text(script)}--\n${text(facts)}`,
    );
  const faultsIn = (script: string, facts: string) => {
    const { problems, facts: outcomes } = board(script, facts);
    return [...problems.map((one) => one.message.en), ...outcomes.filter((one) => !one.holds)];
  };

  it("508.1b: what each attacker attacks", () => {
    const script = `go to declare attackers
      A attacks B with S1 and Legend, Garruk Wildspeaker with S2`
      .split("\n")
      .map((line) => line.trim())
      .join("\n");
    expect(faultsIn(`${script}\ngo to end combat`, "B has 17 life")).toEqual([]);
    expect(
      faultsIn(
        "go to declare attackers\nA attacks with Legend\nA chooses Garruk Wildspeaker\ngo to end combat",
        "B has 20 life",
      ),
    ).toEqual([]);
    // “and” may join what is attacked, too.
    expect(
      faultsIn(
        "go to declare attackers\nA attacks B with S1 and Legend and Garruk Wildspeaker with S2\ngo to end combat",
        "B has 17 life",
      ),
    ).toEqual([]);
  });

  it("508.1b: only what can be attacked", () => {
    expect(
      faultsIn(
        "go to declare attackers\nillegal (508.1b): A attacks A with Legend\nA attacks with nothing",
        "B has 20 life",
      ),
    ).toEqual([]);
  });

  it("509.1a: a creature that blocks two attackers, and 510.1d: its damage", () => {
    expect(
      faultsIn(
        "go to declare attackers\nA attacks B with S1 and Legend\ngo to declare blockers\nB blocks S1 with Wall, Legend with Wall\ngo to end combat",
        "Wall has 3 damage",
      ),
    ).toEqual([]);
  });
});

describe("a script stays strict", () => {
  it.each([
    // Left open.
    ["A casts Charm\nresolve", ["unanswered"]],
    ["A casts Both, choosing mode 1 targeting B\nresolve", ["unusedClause"]],
    ["A casts Kick\nresolve", ["unanswered"]],
    ["A casts Kick, kicked\nresolve", ["unanswered"]],
    ["A casts Coin\nresolve\nA passes", ["unanswered"]],
    ["A casts Tutor\nresolve\nA passes", ["unanswered"]],
    ["A casts Legend\nresolve\nA passes", ["unanswered"]],
    ["A casts Welcome\nresolve\nresolve", ["unanswered"]],
    // Not asked for.
    ["coin: won", ["notAsked"]],
    ["at random: Charm", ["notAsked"]],
    ["A finds Forest", ["notAsked"]],
    ["A keeps Old", ["notAsked"]],
    ["A casts Coin, kicked\nresolve", ["unusedClause"]],
    ["A casts Jab targeting Bear1, sacrificing Own\nresolve", ["unusedClause"]],
    ["A casts Jab targeting Bear1, dividing 1 to Bear1", ["unusedClause"]],
    // 701.9a, 701.21a: to sacrifice is not to discard.
    ["A casts Sacrifice Cost, discarding Own\nresolve", ["unanswered"]],
    ["A casts Hybrid, hybrid as {W}{B}{B}", ["unusedClause"]],
    ["A casts Charm, choosing modes 1 and 2", ["refused"]],
    ["A casts Tutor\nresolve\nA keeps F1", ["notAsked"]],
    ["A casts Scry\nresolve\nA puts S1 on top", ["notAsked"]],
    ["A casts Coin\nresolve\nat random: Charm", ["notAsked"]],
    ["A casts Or\nresolve\nA chooses {G}", ["notAsked"]],
    // Refused.
    ["A casts Charm, choosing mode 4", ["refused"]],
    ["A casts Both, choosing modes 1 and 1", ["refused"]],
    ["A casts Kick for flashback", ["refused"]],
    ["A casts Back", ["refused"]],
    ["A casts Tutor\nresolve\nA finds S1", ["refused"]],
    ["A casts Sacrifice Cost, sacrificing Bear1", ["refused"]],
    ["A casts Blaze targeting B and Bear1, dividing 4 to B, 0 to Bear1", ["refused"]],
    ["A casts Legend\nresolve\nA keeps Bear1", ["refused"]],
    ["A casts Typed\nresolve\nresolve\nA chooses Equipment", ["refused"]],
    ["A casts Welcome\nresolve\nA orders Welcome's ability, Welcome's ability", ["ambiguous"]],
  ])("in %j", (script, expected) => {
    expect(codes(script)).toEqual(expected);
  });

  it("118.8b: “illegal” claims that an optional cost can't be paid", () => {
    const source = text(`
      turn A, main 1
      A 20
        hand: Kick
      B 20
      --
      illegal (601.2b): A casts Kick, kicked
      illegal: A casts Kick for flashback
    `);
    expect(playMade(source)).toMatchObject({
      problems: [],
      facts: [{ holds: true }, { holds: true }],
    });
  });

  it("suggests what may have been meant", () => {
    const source = `${position()}--\nA casts Kick, kickd\n`;
    expect(() => playMade(source)).toThrow(/Did you mean “kicked”/);
    expect(() => playMade(`${position()}--\nA casts Back for flashbak\n`)).toThrow(
      /Did you mean “flashback”/,
    );
    expect(() => playMade(`${position()}--\nA casts Kick, paying buybak\n`)).toThrow(
      /Did you mean “buyback”/,
    );
  });

  it("701.24a: without a seed all games shuffle alike, with one by the seed", () => {
    const library = (line: string) => {
      const source = position().replace("turn A", `${line}\nturn A`);
      const { end } = playMade(`${source}--\nA casts Tutor\nresolve\nA finds F1\n`);
      return end.players[0]?.library.join();
    };
    expect(library("")).toBe(library(""));
    expect(new Set([1, 2, 3, 4].map((seed) => library(`seed ${seed}`))).size).toBeGreaterThan(1);
  });

  it("705.1: a seed decides coins, too", () => {
    const source = position().replace("turn A", "seed 3\nturn A");
    expect(playMade(`${source}--\nA casts Coin\nresolve\n`).problems).toEqual([]);
  });
});

describe("more than two players", () => {
  it("500.1: every player's steps can be reached", () => {
    const source = text(`
      turn A, end
      A 20
        library: 4 Island
      B 20
        library: 4 Island
      --
      go to B's draw
      go to A's end
      --
      the step is end
      it is A's turn
    `);
    expect(playMade(source)).toMatchObject({
      problems: [],
      facts: [{ holds: true }, { holds: true }],
    });
  });
});

describe("the ways of real cards", () => {
  const board = text(`
    turn A, main 1
    A 20
      hand: 2 Forest, Shriekmaw, Boon Satyr
      battlefield: 9 Swamp, 3 Mountain, 5 Forest, Soldier (as Own)
      graveyard: Chainer's Edict, Flame Jab
    B 20
      battlefield: Grizzly Bears
  `);
  it.each([
    [
      "702.34a: flashback",
      "A casts Chainer's Edict for flashback targeting B\nresolve",
      "Chainer's Edict is in exile",
    ],
    [
      "702.81a: retrace",
      "A casts Flame Jab for retrace targeting B, discarding Forest\nresolve",
      "B has 19 life",
    ],
    [
      "702.74a: evoke",
      "A casts Shriekmaw for evoke\nresolve\nA orders Shriekmaw's ability #1, Shriekmaw's ability #2\nA targets Grizzly Bears\nresolve all",
      "Shriekmaw is in A's graveyard",
    ],
    [
      "702.103a: bestow",
      "A casts Boon Satyr for bestow targeting Own\nresolve",
      "Boon Satyr is bestowed",
    ],
  ])("%s", (_, script, fact) => {
    const { problems, facts } = playMade(`${board}--\n${text(script)}--\n${fact}\n`);
    expect(problems).toEqual([]);
    expect(facts).toMatchObject([{ holds: true }]);
  });
});
