import { describe, expect, it } from "vitest";
import { answer, run } from "../engine/index.ts";
import { stepsOf } from "./steps.ts";
import { boards, play, text } from "./testing/boards.ts";

describe("stepsOf", () => {
  it("makes one step of what happens first and one of each line that acts", () => {
    const steps = stepsOf(play(boards.mongrel));
    // Line 1 is a check and line 5 a mark: nothing happens in them.
    expect(steps.map(({ statement }) => statement)).toEqual([undefined, 0, 2, 3, 4, 6]);
    expect(steps.map(({ answers }) => answers.map(({ is }) => is))).toEqual([
      [],
      ["act", "choose"],
      ["act", "act"],
      ["confirm"],
      ["act", "act"],
      ["act", "act", "option"],
    ]);
  });

  it("makes several of a line that resolves several objects", () => {
    const lines = boards.mongrel.replace(
      "mark entered\nresolve",
      "mark entered\nA passes\nB passes",
    );
    expect(stepsOf(play(lines))).toHaveLength(7);
    const all = text(`
      turn A, main 1
      A 20
        hand: Shock, Fiery Temper
        battlefield: 4 Mountain
      B 20
      --
      A casts Fiery Temper targeting B
      A casts Shock targeting B
      resolve all
    `);
    expect(stepsOf(play(all)).map(({ statement }) => statement)).toEqual([undefined, 0, 1, 2, 2]);
  });

  it("ends a step with the question that the next line answers", () => {
    const clone = text(`
      turn A, main 1
      A 20
        hand: Clone
        battlefield: Grizzly Bears
        mana: {U}{U}{U}{U}
      B 20
      --
      A casts Clone
      resolve
      A chooses Grizzly Bears
    `);
    const asked = stepsOf(play(clone)).map(({ game }) => game.decision?.is);
    expect(asked).toEqual(["act", "act", "choose", "act"]);
  });

  it.each(Object.entries(boards))("lets %s be played again by the answers alone", (_, source) => {
    const played = play(source);
    let game = run(played.start).game;
    for (const given of stepsOf(played).flatMap(({ answers }) => answers)) {
      const next = answer(game, given);
      if (!next.ok) throw new Error(next.problem.code);
      game = run(next.value.game).game;
    }
    expect(game).toEqual(played.end);
  });
});
