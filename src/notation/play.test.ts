import { describe, expect, it } from "vitest";
import { playText, verifyText } from "./play.ts";
import { boards, names, placeOf, play, text } from "./testing/boards.ts";

const position = text(`
  turn A, main 1
  A 20
    hand: Shock, Basking Rootwalla, Fiery Temper, Breakthrough, 2 Forest
    battlefield: Wild Mongrel, Aquamoeba, Mountain, Forest, Island
    library: 5 Swamp
  B 20
    hand: Counterspell, 7 Island
    library: 5 Swamp
    battlefield: Grizzly Bears (as Bear1), Grizzly Bears (as Bear2, tapped), 2 Island
`).replace(/$/, "--\n");

const script = (lines: string): string => `${position}${text(lines)}`;

/** With lines counted from the beginning of the script. */
const problemsIn = (lines: string) =>
  problemsOf(script(lines)).map(([code, line, ...rest]) => [
    code,
    line - position.split("\n").length + 1,
    ...rest,
  ]);

function problemsOf(source: string) {
  const played = playText(source, names);
  return (played.ok ? played.value.problems : played.problem).map(placeOf);
}

describe("boards", () => {
  it.each(Object.entries(boards))("%s is played and holds", (_, source) => {
    expect(verifyText(source, names)).toMatchObject({ verified: true, problems: [] });
  });

  it("can be played by other rules than they name", () => {
    const played = playText(boards.window2002, names, { rules: "2026-04-17" });
    expect(played.ok && played.value.end.rules.edition).toBe("2026-04-17");
    // Today nothing is asked at the discard.
    expect(played.ok && played.value.problems.map(placeOf)).toEqual([["notAsked", 12, 1, 5]]);
  });

  it("that claim nothing prove nothing", () => {
    expect(verifyText("turn A, end\nA 20\nB 20", names).verified).toBe(false);
  });

  it("remember marked moments and which line brought each moment about", () => {
    const { start, moments, end, marks } = play(boards.mongrel);
    const [mark] = marks;
    expect(mark?.name).toBe("entered");
    expect(moments[(mark?.moment ?? 0) - 1]?.game).toBe(mark?.game);
    expect(moments.at(-1)?.game).toBe(end);
    expect(moments[0]?.statement).toBeUndefined();
    expect(moments.at(-1)?.statement).toBe(6);
    expect(start.decision).toBeNull();
    expect(moments.every(({ events }) => events.length > 0)).toBe(true);
  });
});

describe("a position that can't be", () => {
  it.each([
    ["battlefield: Shock", [["notAPermanent", 3, 16, 5]]],
    ["battlefield: Strength of Lunacy (on Forest)\n  hand: Forest", [["badAttachment", 3, 39, 6]]],
    ["battlefield: Forest (on Forest)", [["badAttachment", 3, 27, 6]]],
  ])("%j is refused", (zones, problems) => {
    expect(problemsOf(`turn A, end\nA 20\n  ${zones}\nB 20\n`)).toEqual(problems);
  });
});

describe("a script is strict", () => {
  it.each([
    // A choice that is left open is missed where the script goes on.
    ["A casts Shock\nA passes", [["unanswered", 2, 1, 8]]],
    ["A activates Wild Mongrel\nresolve", [["unanswered", 2, 1, 7]]],
    ["A activates Wild Mongrel, discarding Shock\nresolve\nA passes", [["unanswered", 3, 1, 8]]],
    ["A casts Breakthrough\ngo to end", [["unanswered", 2, 1, 9]]],
    // An answer that nobody asked for.
    ["A yes", [["notAsked", 1, 1, 5]]],
    ["A discards Shock", [["notAsked", 1, 1, 16]]],
    ["A chooses green", [["notAsked", 1, 1, 15]]],
    ["A attacks with Wild Mongrel", [["notAsked", 1, 1, 27]]],
    ["A casts Shock\nA discards Forest", [["notAsked", 2, 1, 17]]],
    ["A casts Shock targeting B, discarding Forest\nresolve", [["unusedClause", 1, 28, 17]]],
    ["A casts Shock targeting B with X = 1", [["unusedClause", 1, 27, 10]]],
    ["A casts Shock targeting B and Bear1", [["refused", 1, 15, 21]]],
    ["A plays Forest\nA pays", [["notAsked", 2, 1, 6]]],
    [
      "A activates Wild Mongrel, discarding Shock, choosing green\nresolve\nA chooses red",
      [["notAsked", 3, 1, 13]],
    ],
    ["A activates Wild Mongrel, discarding Shock, choosing green", [["unusedClause", 1, 45, 14]]],
    ["A casts Shock targeting B\nA pays\nA pays", [["notAsked", 3, 1, 6]]],
    // An answer of the wrong kind or size, or by the wrong player.
    ["A casts Shock\nA yes", [["notAsked", 2, 1, 5]]],
    ["A casts Shock\nB targets B", [["wrongPlayer", 2, 1, 11]]],
    ["A activates Wild Mongrel, discarding Shock and Forest", [["refused", 1, 27, 27]]],
    ["A casts Shock\nA targets B, Bear1", [["refused", 2, 1, 18]]],
    ["A casts Shock targeting Counterspell", [["refused", 1, 15, 22]]],
    ["A casts Breakthrough with X = 9", [["refused", 1, 22, 10]]],
    // What is meant isn't there, or several things are.
    ["A activates Wild Mongrel, discarding Wild Mongrel", [["refused", 1, 27, 23]]],
    ["A casts Shock targeting Grizzly Bears", [["ambiguous", 1, 25, 13]]],
    ["A casts Shock targeting B, paying with Island", [["refused", 1, 28, 18]]],
    ["A casts Shock targeting B, paying with Wild Mongrel", [["notThere", 1, 40, 12]]],
    // What the rules refuse.
    ["B casts Counterspell", [["wrongPlayer", 1, 1, 20]]],
    ["A casts Fiery Temper", [["refused", 1, 1, 20]]],
    ["A casts Basking Rootwalla for madness", [["refused", 1, 1, 37]]],
    ["A casts Forest", [["refused", 1, 1, 14]]],
    ["A casts Wild Mongrel", [["refused", 1, 1, 20]]],
    ["A plays Shock", [["refused", 1, 1, 13]]],
    ["A plays Forest\nA plays Forest", [["refused", 2, 1, 14]]],
    ["A activates Bear1", [["refused", 1, 1, 17]]],
    ["A activates Wild Mongrel ability 2", [["refused", 1, 1, 34]]],
    ["A passes\nB casts Counterspell", [["refused", 2, 1, 20]]],
    // Shortcuts that lead nowhere.
    ["resolve", [["stackEmpty", 1, 1, 7]]],
    ["resolve all", [["stackEmpty", 1, 1, 11]]],
    ["A casts Shock targeting B\nnext step", [["stackNotEmpty", 2, 1, 9]]],
    ["go to B's upkeep\ngo to A's upkeep", [["interrupted", 2, 1, 16]]],
    ["go to declare blockers", [["interrupted", 1, 1, 22]]],
    // The game is over.
    ["A casts Shock targeting A\nresolve\nA passes", []],
  ])("in %j", (lines, problems) => {
    expect(problemsIn(lines)).toEqual(problems);
  });

  it("says what is asked, of what, and how to answer", () => {
    const played = play(script("A activates Wild Mongrel\nA passes"));
    expect(played.problems[0]?.message).toEqual({
      en: "A question must be answered first. Player A is asked what to discard (Wild Mongrel): Shock, Basking Rootwalla, Fiery Temper, Breakthrough, Forest, Forest; a line such as “A discards NAME” answers it.",
      ja: "先に答えるべき問いがあります。プレイヤーAは捨てるカード（《野生の雑種犬》：《ショック》、《日を浴びるルートワラ》、《癇しゃく》、《打開》、《森》、《森》）を聞かれています。「A discards 名前」のような行で答えます。",
    });
  });

  it("says why something is refused, with the rule of the edition in force", () => {
    const refusal = (source: string) => play(source).problems[0]?.message.en;
    const lines = script("A casts Fiery Temper");
    expect(refusal(lines)).toBe("This can't be done: there isn't enough mana (rule 601.2h).");
    expect(refusal(`rules 2002-02-20\n${lines}`)).toContain("(rule 409.1f)");
  });
});

describe("a board by the rules of each edition", () => {
  /** RT-14: from 2006 to 2016 the discard asks first, and the trigger's resolution asks to cast. */
  const madness = (rules: string, answers: string) => `
    rules ${rules}
    turn A, main 1
    A 20
      hand: Basking Rootwalla
      battlefield: Wild Mongrel
    B 20
    --
    A activates Wild Mongrel discarding Basking Rootwalla, choosing green
    ${answers}
    resolve
    resolve
    --
    Basking Rootwalla is on A's battlefield
    Basking Rootwalla was in hand, exile, the stack, the battlefield`;
  const casts = "resolve\n    A casts Basking Rootwalla for madness";

  it.each([
    ["today", casts],
    ["2023-11-17", casts],
    ["2014-05-01", `A yes\n    ${casts}`],
    ["2009-07-11", `A yes\n    ${casts}`],
    ["2008-07-15", `A yes\n    ${casts}`],
    ["2007-10-01", `A yes\n    ${casts}`],
    ["2002-02-20", `A yes\n    ${casts}`],
  ])("702.35a: madness by the rules of %s", (rules, answers) => {
    expect(verifyText(madness(rules, answers), names)).toMatchObject({
      verified: true,
      problems: [],
    });
  });

  it.each([
    ["2023-11-17", "(rule 601.2h)"],
    ["2014-05-01", "(rule 601.2g)"],
    ["2009-07-11", "(rule 601.2g)"],
    ["2008-07-15", "(rule 409.1h)"],
    ["2007-10-01", "(rule 409.1h)"],
  ])("601.2h: a cost that can't be paid is refused by the number of %s", (rules, number) => {
    const lines = `rules ${rules}\n${script("A casts Fiery Temper")}`;
    expect(play(lines).problems[0]?.message.en).toContain(number);
  });
});

describe("what a script may leave out or name", () => {
  const played = (lines: string) => play(script(lines));

  it.each([
    ["the engine's proposal pays", "A casts Shock targeting B"],
    ["a payment may be chosen", "A casts Shock targeting B, paying with Mountain"],
    ["a forced payment may be named on its own line", "A casts Shock targeting B\nA pays"],
    ["targets may have a line of their own", "A casts Shock\nA targets B"],
    ["copies that are alike are one as good as the other", "A plays Forest"],
    ["copies may be numbered", "A plays Forest #2"],
    ["an ability may be numbered", "A activates Wild Mongrel ability 1, discarding Shock"],
    ["nobody attacks on the way", "go to end"],
  ])("%s: %s", (_, lines) => {
    expect(played(lines).problems).toEqual([]);
  });

  it("takes copies for alike that have the same ability from elsewhere", () => {
    const { problems } = play(
      text(`
        turn A, main 1
        A 20
          hand: Shock
          battlefield: Heliod, God of the Sun, 2 Elite Vanguard, Mountain
        B 20
        --
        A casts Shock targeting Elite Vanguard
        --
        Elite Vanguard has vigilance
      `),
    );
    expect(problems).toEqual([]);
  });

  it("numbers copies in the order of the position", () => {
    const lines = "A activates Forest #3\nA plays Forest #2";
    const { problems, end, start } = played(lines);
    expect(problems).toEqual([]);
    const onBattlefield = end.battlefield.map((id) => end.objects[id]);
    expect(start.objects["o6" as keyof typeof start.objects]?.place.zone).toBe("hand");
    expect(onBattlefield.filter((object) => object?.tapped)).toHaveLength(2);
  });

  describe("707.10d: copies go by their targets", () => {
    const radiated = (line: string) =>
      text(`
        turn A, main 1
        A 20
          hand: Radiate
          mana: {R}{R}{R}{R}{R}
        B 20
          battlefield: Hill Giant
        stack: A casts Shock targeting B
        --
        A casts Radiate targeting Shock
        resolve
        ${line}
        resolve
        --
        A has 18 life
        Hill Giant has 0 damage
      `);

    it("the last one named resolves first, be it an object's or a player's", () => {
      expect(verifyText(radiated("A orders Hill Giant, A"), names)).toMatchObject({
        verified: true,
        problems: [],
      });
      expect(verifyText(radiated("A orders A, Hill Giant"), names).verified).toBe(false);
    });

    it.each(["A orders Shock, Shock", "A orders B, Hill Giant", "A orders Hill Giant"])(
      "%s names others, or not all",
      (line) => {
        expect(problemsOf(radiated(line)).length).toBeGreaterThan(0);
      },
    );
  });

  it("a forced target may be named or left out", () => {
    const source = (line: string) =>
      text(`
        turn A, main 1
        A 20
          hand: Unsummon
          battlefield: Island
        B 20
          battlefield: Grizzly Bears
        --
        A casts Unsummon${line}
        resolve
        --
        Grizzly Bears is in B's hand
      `);
    for (const line of ["", " targeting Grizzly Bears"]) {
      expect(verifyText(source(line), names).verified).toBe(true);
    }
    const other = source("").replace("resolve", "A targets Island\nresolve");
    expect(problemsOf(other)).toEqual([["onlyAnswer", 9, 1, 16]]);
    const separate = source("").replace("resolve", "A targets Grizzly Bears\nresolve");
    expect(verifyText(separate, names).verified).toBe(true);
  });
});

describe("more of the game", () => {
  it("casts for free when an effect allows it, and only when the line says so", () => {
    const source = (line: string) =>
      text(`
        turn A, main 1
        A 20
          hand: Shock
          battlefield: Omniscience
        B 20
        --
        ${line}
        resolve
        --
        B has 18 life
        A spent no mana
      `);
    expect(verifyText(source("A casts Shock for free targeting B"), names).verified).toBe(true);
    expect(problemsOf(source("A casts Shock targeting B"))).toEqual([["refused", 7, 1, 25]]);
  });

  it("attacks, blocks and assigns damage", () => {
    const source = (assigned: string) =>
      text(`
        turn A, begin combat
        A 20
          battlefield: Arrogant Wurm, Grizzly Bears, Grizzly Bears (damage 1)
        B 20
          battlefield: Wild Mongrel, Basking Rootwalla, Grizzly Bears (tapped)
        --
        go to declare attackers
        A attacks with Arrogant Wurm, Grizzly Bears, Grizzly Bears
        go to declare blockers
        illegal: B blocks Arrogant Wurm with Grizzly Bears
        B blocks Arrogant Wurm with Wild Mongrel and Basking Rootwalla
        go to combat damage
        A assigns ${assigned}
        --
        Wild Mongrel is in B's graveyard
        Basking Rootwalla is in B's graveyard
        B has 15 life
      `);
    const assigned = "2 to Wild Mongrel, 1 to Basking Rootwalla, 1 to B";
    expect(verifyText(source(assigned), names)).toMatchObject({ verified: true, problems: [] });
    // 702.19b: all blockers first.
    expect(problemsOf(source("1 to Wild Mongrel, 3 to B"))).toEqual([["refused", 13, 1, 35]]);
    // 510.1c: nothing but what blocks it, and with trample the player.
    expect(problemsOf(source("4 to Grizzly Bears"))).toEqual([["refused", 13, 1, 28]]);
  });

  it("pays or doesn't when a spell asks for it", () => {
    const source = (line: string, zone: string) =>
      text(`
        turn A, main 1
        A 20
          hand: Grizzly Bears
          battlefield: 2 Forest, Island, Swamp
        B 20
          hand: Circular Logic
          battlefield: 3 Island
          graveyard: Shock
        --
        A casts Grizzly Bears, paying with Forest, Forest
        A passes
        B casts Circular Logic targeting Grizzly Bears
        resolve
        ${line}
        resolve all
        --
        Grizzly Bears is ${zone}
      `);
    const [there, gone] = ["on A's battlefield", "in A's graveyard"];
    expect(verifyText(source("A pays, paying with Swamp", there), names).problems).toEqual([]);
    expect(verifyText(source("A yes\nA pays, paying with Island", there), names).verified).toBe(
      true,
    );
    const refuses = source("A does not pay", gone).replace("\nresolve all", "");
    expect(verifyText(refuses, names).verified).toBe(true);
  });
});

describe("illegal", () => {
  it.each([
    ["illegal: A casts Fiery Temper", true],
    ["illegal (601.2h): A casts Fiery Temper", true],
    ["illegal (601.2): A casts Fiery Temper", true],
    ["illegal (601): A casts Fiery Temper", true],
    ["illegal (117.1): A casts Fiery Temper", false],
    ["illegal: A casts Shock targeting B", false],
    ["illegal: A casts Shock targeting Forest", true],
    ["illegal: B casts Counterspell", true],
    ["illegal: A activates Wild Mongrel, discarding Aquamoeba", true],
  ])("%s: %s", (line, holds) => {
    const { facts, problems, end, moments } = play(script(line));
    expect(problems).toEqual([]);
    expect(facts).toMatchObject([{ says: line, holds, statement: 0 }]);
    // Whatever was tried has not happened.
    expect(end.stack).toEqual([]);
    expect(moments).toHaveLength(1);
  });

  it("doesn't take a mistake in the board for a refusal", () => {
    expect(problemsIn("illegal: A casts Shock targeting Grizzly Bears")).toEqual([
      ["ambiguous", 1, 34, 13],
    ]);
    expect(problemsIn("illegal: A yes")).toEqual([["notAsked", 1, 10, 5]]);
  });
});

describe("going to a step", () => {
  const at = (lines: string) => {
    const { end, problems } = play(script(lines));
    expect(problems).toEqual([]);
    return `${end.turn.active} ${end.turn.step}`;
  };

  it.each([
    ["next step", "A beginCombat"],
    ["next step\nnext step", "A declareAttackers"],
    ["go to declare attackers", "A declareAttackers"],
    ["go to declare attackers\nA attacks with nothing\nA passes", "A declareAttackers"],
    ["go to main 2", "A main2"],
    // Nobody has priority in a cleanup step as a rule; the game stops at its end.
    ["go to cleanup", "A cleanup"],
    ["go to cleanup\ngo to upkeep", "B upkeep"],
    ["go to end\nnext step", "A cleanup"],
    ["go to end\nnext step\nnext step", "B untap"],
    ["go to B's upkeep", "B upkeep"],
    ["go to B's upkeep\ngo to draw", "B draw"],
  ])("%j leads to %s", (lines, step) => {
    expect(at(lines)).toBe(step);
  });

  it("gives up on a step that doesn't come", () => {
    const source =
      "turn A, end\nA 20\n  library: 9 cards\nB 20\n  library: 9 cards\n--\ngo to combat damage";
    expect(problemsOf(source)).toEqual([["neverCame", 7, 1, 19]]);
  });

  it.each(["2007-10-01", "2026-04-17"])(
    "deals combat damage on the way, by %s (510.2)",
    (rules) => {
      const source = text(`
      rules ${rules}
      turn A, declare attackers
      A 20
        battlefield: Grizzly Bears
      B 20
      --
      A attacks B with Grizzly Bears
      go to combat damage
      mark damage
      go to end combat
      --
      the step is end combat
      B has 18 life
      at damage: the step is combat damage
      at damage: B has ${rules === "2026-04-17" ? 18 : 20} life
    `);
      expect(verifyText(source, names)).toMatchObject({ verified: true, problems: [] });
    },
  );

  it("begins with the step's own actions where the position says so", () => {
    const source = "turn A, untap\nA 20\n  battlefield: Forest (tapped)\nB 20\n--\n";
    expect(play(`${source}go to upkeep`).end.turn).toMatchObject({ active: "A", step: "upkeep" });
    expect(verifyText(`${source}--\nForest is untapped`, names).verified).toBe(true);
  });
});
