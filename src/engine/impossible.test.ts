/** What can't happen is not replaced either (CR 614.17). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { artifact, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

describe("119.7, 810.9g, 614.17c: gaining life in a team", () => {
  const forbid = artifact("Forbid", c.forPlayers(c.you, [c.cantGainLife]));
  const well = artifact("Well", c.replacement(c.gainsLife(c.you), c.doInstead(c.draw(1))));
  const heal = sorcery("Heal", c.gainLife(4));

  test.each([
    ["shared life: neither can, and nothing replaces it", undefined, 30, 0],
    ["life of one's own: only the player who can't", true, 20, 1],
  ] as const)("%s", (_, apart, life, drawn) => {
    const at = new Play({
      cards: [forbid, well, heal],
      teams: ["AB", "CD"],
      ...(apart && { apart }),
      A: { life, hand: ["Heal"], battlefield: ["Well"], library: ["2 Island"] },
      B: { life, battlefield: ["Forbid"] },
      C: {},
      D: {},
    });
    at.play("Heal");
    expect([at.life(A), at.life(B), at.hand(A).length]).toEqual([life, life, drawn]);
  });
});
