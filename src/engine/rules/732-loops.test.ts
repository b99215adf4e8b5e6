/** Loops that somebody could end, and nobody has to (CR 732.5–732.6). */
import { expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Effect } from "../../language/schema.ts";
import { artifact, instant, Play } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

/** "Whenever you discard a card, return it to your hand, then …" */
const wheel = (then: Effect) =>
  artifact("Wheel", c.triggered(c.discards(c.you), c.inOrder(c.returnToHand(c.it()), then)));

/** Goes round: everybody passes and discards; `says` answers what is offered. */
function turned(then: Effect, says: (lap: number) => boolean = () => false): Play {
  const seal = artifact("Seal", c.activated([c.sacrificeThis], c.destroy(c.target(c.artifact))));
  const at = new Play({
    cards: [wheel(then), seal, instant("Start", c.discard(1))],
    A: { hand: ["Start", "Forest"], battlefield: ["Wheel"] },
    B: { battlefield: ["Seal"], life: 50 },
  });
  at.cast("Start");
  for (let asked = 0, left = 1200; left > 0 && !at.game.result; left -= 1) {
    const { decision } = at;
    if (decision.is === "confirm") {
      asked += 1;
      at.choose(says(asked));
    } else if (decision.is === "choose") at.choose(["Forest"]);
    else if (at.game.stack.length > 0) at.pass();
    else break;
  }
  return at;
}

test("732.5: nobody has to end a loop by what isn't part of it", () => {
  const at = turned(c.discard(1));
  expect(at.game.result).toEqual({ winner: null });
  expect(at.zone("Seal")).toBe("battlefield");
});

const unless = c.unlessPays(c.anOpponent, [c.payLife(2)], c.discard(1));

test("732.6: nor by what would stop it “unless”: refused each time, the loop is a draw", () => {
  const at = turned(unless);
  expect(at.game.result).toEqual({ winner: null });
  expect(at.life(B)).toBe(50);
});

test("732.6: who does so once has ended it", () => {
  const at = turned(unless, (lap) => lap === 3);
  expect(at.life(B)).toBe(48);
  expect(at.game.result).toBeNull();
  expect(at.hand(A)).toEqual(["Forest"]);
});
