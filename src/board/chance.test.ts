import { describe, expect, it } from "vitest";
import { byChance as bySeed, shuffleSeed } from "../engine/chance.ts";
import type { Decision } from "../engine/decisions.ts";
import { objectId } from "../engine/ids.ts";
import { A } from "../engine/testing/table.ts";
import { byChance } from "./chance.ts";

const ids = [1, 2, 3, 4].map(objectId);
const asked = (
  purpose: "coin" | "random" | "shuffle",
  count: number,
): Extract<Decision, { is: "chance" }> => ({
  is: "chance",
  player: A,
  purpose: { is: purpose },
  from: purpose === "coin" ? [] : ids,
  count,
  cr: [],
});

/** Gives these numbers, again and again. */
const giving = (...numbers: readonly number[]) => {
  let at = 0;
  return () => {
    at += 1;
    return numbers[(at - 1) % numbers.length] ?? 0;
  };
};

describe("byChance", () => {
  it("wins a coin flip half of the time (705.1)", () => {
    expect(byChance(asked("coin", 0), [], giving(0.49))).toEqual({ is: "chance", won: true });
    expect(byChance(asked("coin", 0), [], giving(0.5))).toEqual({ is: "chance", won: false });
  });

  it("picks as many as are asked for, each once (701.9b)", () => {
    const [first, , , last] = ids;
    expect(byChance(asked("random", 2), [], giving(0.99, 0))).toEqual({
      is: "chance",
      picked: [last, first],
    });
  });

  it("keeps every card of a library in a shuffle (701.24a)", () => {
    const answer = byChance(asked("shuffle", ids.length), []);
    expect(answer.is === "chance" && answer.picked?.toSorted()).toEqual(ids.toSorted());
  });

  it("shuffles as a script does, again after what was shuffled before", () => {
    const shuffle = asked("shuffle", ids.length);
    const first = bySeed(shuffleSeed, shuffle);
    const second = bySeed(first.seed, shuffle);
    const what = { is: "answered", player: A, decision: shuffle, answer: first.answer } as const;
    const event = { what, cause: { is: "turn" }, cr: [] } as const;
    expect(byChance(shuffle, [])).toEqual(first.answer);
    expect(byChance(shuffle, [{ events: [] }, { events: [event] }])).toEqual(second.answer);
    expect(second.answer).not.toEqual(first.answer);
  });
});
