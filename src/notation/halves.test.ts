/** Split cards in boards: which half is cast is said by its name (709.3). */
import { describe, expect, it } from "vitest";
import { play, text } from "./testing/boards.ts";

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
