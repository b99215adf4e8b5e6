/** Split cards in boards: which half is cast is said by its name (709.3). */
import { describe, expect, it } from "vitest";
import { play, text } from "./testing/boards.ts";
import { playMade } from "./testing/made.ts";

const board = (script: string, facts: string, stack = ""): readonly string[] => {
  const { problems, facts: outcomes } = play(
    `${text(`
      turn A, main 1
      A 20
        hand: Fire // Ice, Assault // Battery
        battlefield: 3 Island, 3 Mountain
        library: 3 Forest
      B 20
        battlefield: Grizzly Bears
        library: 3 Swamp
      ${stack}
    `)}--\n${script}\n--\n${facts}\n`,
  );
  return [
    ...problems.map(({ code }) => code),
    ...outcomes.flatMap(({ holds, says }) => (holds ? [] : [says])),
  ];
};

describe("709.3: a half", () => {
  it("is cast by its name", () => {
    expect(
      board(
        "A casts Assault for assault targeting B\nresolve\nA casts Fire // Ice for ice targeting Grizzly Bears\nresolve",
        "B has 18 life\nGrizzly Bears is tapped\nFire // Ice is in A's graveyard",
      ),
    ).toEqual([]);
  });

  it("must be named", () => {
    expect(board("A casts Assault // Battery targeting B", "B has 20 life")).not.toEqual([]);
  });

  it("stands on the stack of a position", () => {
    expect(
      board(
        "resolve",
        "Grizzly Bears is tapped\nB has 20 life",
        "stack: B casts Fire // Ice for ice targeting Grizzly Bears",
      ),
    ).toEqual([]);
  });

  it("is what a copy of it is called (709.3b, 707.10)", () => {
    expect(
      board(
        "mark copied\nresolve",
        "at copied: the stack is Fire, Fire\nthe stack is Fire",
        "stack: A casts Fire // Ice for fire targeting B\n      stack: A copies Fire // Ice for fire targeting B",
      ),
    ).toEqual([]);
  });
});

/** The codes of the problems, and the facts that aren't so. */
const made = (hand: string, battlefield: string, script: string, facts: string) => {
  const { problems, facts: outcomes } = playMade(
    `${text(`
      turn A, main 1
      A 20
        hand: ${hand}
        graveyard: Fire // Ice
        battlefield: ${battlefield}
        library: 3 Forest
      B 20
        battlefield: Grizzly Bears
    `)}--\n${script}\n--\n${facts}\n`,
  );
  return [
    ...problems.map(({ code }) => code),
    ...outcomes.flatMap(({ holds, says }) => (holds ? [] : [says])),
  ];
};

const iced = "Grizzly Bears is tapped\nA has 1 card in hand";

describe("709.3: the half that an offer is accepted for", () => {
  it.each([
    ["A casts Fire // Ice for ice targeting Grizzly Bears"],
    ["A casts Ice targeting Grizzly Bears"],
    ["A casts 氷 for free targeting Grizzly Bears"],
    ["A yes\nA chooses Ice\nA targets Grizzly Bears"],
    ["A yes\nA chooses mode 2\nA targets Grizzly Bears"],
  ])("%s", (answer) => {
    expect(made("Recast", "Wall", `A casts Recast\nresolve\n${answer}\nresolve`, iced)).toEqual([]);
  });

  it("is no other one where only that could be cast", () => {
    // Without a permanent Ice has no target.
    const { problems } = playMade(
      text(`
        turn A, main 1
        A 20
          hand: Recast
          graveyard: Fire // Ice
        B 20
        --
        A casts Recast
        resolve
        A casts Ice
        A targets B
      `),
    );
    expect(problems.map(({ code, line, message }) => [code, line, message.en])).toEqual([
      ["refused", 9, "This can't be done: that isn't among the choices (rule 709.3)."],
    ]);
  });
});

describe("709.3: the half that is cast for free", () => {
  it.each([
    ["A casts Ice for free targeting Grizzly Bears\nresolve", []],
    ["A casts 氷 for free targeting Grizzly Bears\nresolve", []],
    ["A casts Fire // Ice for free targeting Grizzly Bears\nresolve", ["ambiguous"]],
  ])("%s", (script, faults) => {
    expect(made("Fire // Ice", "Largesse", script, iced)).toEqual(faults);
  });
});
