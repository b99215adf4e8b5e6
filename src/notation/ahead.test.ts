/** Facts that look ahead. */
import { describe, expect, it } from "vitest";
import { parseBoard } from "./parse.ts";
import { playText } from "./play.ts";
import { names, text } from "./testing/boards.ts";

const board = (position: string, script: string, ...facts: readonly string[]): string =>
  `${text(position)}--\n${script}\n--\n${facts.join("\n")}\n`;

/** Whether each fact holds, and what was found. */
function looked(source: string): readonly (readonly [holds: boolean, found: string])[] {
  const played = playText(source, names);
  if (!played.ok) throw new Error(played.problem[0]?.message.en);
  expect(played.value.problems).toEqual([]);
  return played.value.facts.map(({ holds, found }) => [holds, found.en] as const);
}

const holding = (source: string): readonly boolean[] => looked(source).map(([holds]) => holds);

const duel = `
  turn A, main 1
  A 20
    hand: Shock
    battlefield: Mountain
  B 2
    hand: Counterspell
    battlefield: 2 Island
`;

describe("always and possible", () => {
  it("608.2: a proof, and a line against what isn't always so", () => {
    const [lost, possibly, life] = looked(
      board(
        duel,
        "A casts Shock targeting B",
        "always B has lost",
        "possible B has lost",
        "always A has 20 life",
      ),
    );
    expect(lost).toEqual([false, "not so after these moves: A passes; B casts Counterspell"]);
    expect(possibly?.[0]).toBe(true);
    expect(life?.[0]).toBe(true);
  });

  it("says that no line leads to what isn't possible", () => {
    const [[holds, found] = [true, ""]] = looked(board(duel, "", "possible A has lost"));
    // B has nothing that could harm A; but A's own Shock could, and A has 20 life.
    expect([holds, found.replace(/\d+/, "N")]).toEqual([
      false,
      "no line leads to it (N positions)",
    ]);
  });

  it("of one player: the others pass, or do what was played after the mark", () => {
    const played = board(
      duel,
      "A casts Shock targeting B\nmark cast\nA passes\nB casts Counterspell targeting Shock\nresolve all",
      "at cast: always for A: B has 2 life",
      "at cast: always for B: B has 2 life",
      "at cast: possible for B: B has lost",
    );
    expect(holding(played)).toEqual([true, false, true]);
    const unanswered = board(duel, "A casts Shock targeting B", "always for A: B has lost");
    expect(holding(unanswered)).toEqual([true]);
  });

  it("this turn: looks on to the end of the turn, also through combat", () => {
    const fight = `
      turn A, main 1
      A 20
        battlefield: Grizzly Bears
      B 2
    `;
    expect(
      holding(
        board(
          fight,
          "",
          "possible this turn: B has lost",
          "possible B has lost",
          "always B has 2 life",
        ),
      ),
    ).toEqual([true, false, true]);
  });

  it("keeps apart alike creatures that the fact tells apart", () => {
    const two = `
      turn A, main 1
      A 20
        hand: Shock
        battlefield: Mountain
      B 20
        battlefield: Grizzly Bears (as Left), Grizzly Bears (as Right)
    `;
    expect(
      holding(
        board(
          two,
          "",
          "possible Left is in B's graveyard",
          "possible Right is in B's graveyard",
          "always Left is on B's battlefield",
          "possible Grizzly Bears #2 is in B's graveyard",
        ),
      ),
    ).toEqual([true, true, false, true]);
  });

  it("603.2: what has happened on the way counts", () => {
    const wall = `
      turn A, main 1
      A 20
        hand: Shock, Forest
        battlefield: Pitchstone Wall, Wild Mongrel
      B 20
    `;
    expect(
      holding(
        board(
          wall,
          "",
          "possible Pitchstone Wall triggered",
          "always Pitchstone Wall triggered",
          "possible A's graveyard is Shock, Forest",
          "possible A's graveyard is Forest, Shock",
          "possible A's graveyard is Forest, Shock, Pitchstone Wall",
        ),
      ),
    ).toEqual([true, false, true, true, false]);
  });

  it("705.1: chance is tried, whatever seed the board has", () => {
    const cat = `
      turn A, main 1
      seed 4
      A 20
        hand: Crazed Firecat
        battlefield: 7 Mountain
      B 20
    `;
    const [[none] = [], [three] = [], [always, found] = [true, ""]] = looked(
      board(
        cat,
        "A casts Crazed Firecat",
        "possible Crazed Firecat is 4/4",
        "possible Crazed Firecat is 7/7",
        "always Crazed Firecat is on A's battlefield",
      ),
    );
    expect([none, three]).toEqual([true, true]);
    // It may be won for ever: nothing is proved.
    expect([always, found]).toEqual([
      false,
      "neither shown nor refuted: there are too many positions to look at them all",
    ]);
  });
});

describe("reading facts that look ahead", () => {
  const problems = (fact: string) => {
    const read = parseBoard(board(duel, "", fact), names);
    return read.ok
      ? []
      : read.problem.map(({ code, column, length, suggestion }) => [
          code,
          column,
          length,
          suggestion,
        ]);
  };

  it("wants a colon behind a player or “this turn”", () => {
    expect(problems("always for B A has 20 life")).toEqual([["expected", 14, 13, undefined]]);
    expect(problems("always for B: A has 20 life")).toEqual([]);
    expect(problems("possible: A has 20 life")).toEqual([]);
  });

  it("suggests what was nearly written", () => {
    expect(problems("allways A has 20 life")).toEqual([["unknownWord", 1, 7, "always"]]);
    expect(problems("posible B has lost")).toEqual([["unknownWord", 1, 7, "possible"]]);
  });

  it("does not know which questions will be asked", () => {
    expect(problems("always nothing was asked")).toEqual([["notAhead", 8, 17, undefined]]);
    expect(problems("always Mountain and Shock moved together")).toEqual([
      ["notAhead", 8, 33, undefined],
    ]);
  });

  it("knows no player who isn't there", () => {
    expect(problems("always for C: A has 20 life")).toEqual([["unknownPlayer", 12, 1, undefined]]);
  });
});
