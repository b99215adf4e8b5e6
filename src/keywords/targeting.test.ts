import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";
import { keyword, payLife } from "../language/build.ts";
import { bearer, offered, pinger } from "./testing/cards.ts";
import { wardFor } from "./ward.ts";

describe("702.11 and 702.18: hexproof and shroud", () => {
  const position = (name: "hexproof" | "shroud", active: "A" | "B"): Table =>
    new Table({
      active,
      A: {
        hand: ["Giant Growth"],
        battlefield: ["Bearer", "Grizzly Bears", "Own Pinger", "Forest"],
      },
      B: { hand: ["Shock"], battlefield: ["Their Pinger", "Mountain"] },
      cards: [bearer(keyword(name)), pinger("Own Pinger"), pinger("Their Pinger")],
    });

  test("702.11b: not the target of an opponent's spells, nor of their abilities", () => {
    const spells = position("hexproof", "B");
    spells.act(spells.castAction("Shock"));
    expect(offered(spells)).toContain("Grizzly Bears");
    expect(offered(spells)).not.toContain("Bearer");
    const abilities = position("hexproof", "B").activate("Their Pinger");
    expect(offered(abilities)).toContain("Grizzly Bears");
    expect(offered(abilities)).not.toContain("Bearer");
  });

  test("702.11b: but of one's own", () => {
    const spells = position("hexproof", "A");
    spells.act(spells.castAction("Giant Growth"));
    expect(offered(spells)).toContain("Bearer");
    expect(offered(position("hexproof", "A").activate("Own Pinger"))).toContain("Bearer");
  });

  test("702.18a: not even of one's own", () => {
    const spells = position("shroud", "A");
    spells.act(spells.castAction("Giant Growth"));
    expect(offered(spells)).toContain("Grizzly Bears");
    expect(offered(spells)).not.toContain("Bearer");
    expect(offered(position("shroud", "A").activate("Own Pinger"))).not.toContain("Bearer");
    expect(offered(position("shroud", "B").activate("Their Pinger"))).not.toContain("Bearer");
  });
});

describe("702.21a: ward", () => {
  const position = (mountains: number, cost: Parameters<typeof wardFor>[0] = "{2}"): Table =>
    new Table({
      active: "B",
      A: { hand: ["Giant Growth"], battlefield: ["Bearer", "Forest"] },
      B: { hand: ["Shock"], battlefield: ["Their Pinger", `${mountains} Mountain`] },
      cards: [bearer(wardFor(cost)), pinger("Their Pinger")],
    });

  test("triggers as an opponent's spell targets it, and counters it if they don't pay", () => {
    const table = position(3).cast("Shock", "Bearer");
    expect(table.stack()).toEqual(["Bearer ability", "Shock"]);
    table.resolve();
    expect(table.decision).toMatchObject({ is: "confirm", player: B });
    table.choose(false);
    expect(table.stack()).toEqual([]);
    expect(table.zone("Bearer")).toBe("battlefield");
    expect(table.graveyard(B)).toEqual(["Shock"]);
  });

  test("lets it resolve if they pay", () => {
    const table = position(3).cast("Shock", "Bearer").resolve().choose(true).settle();
    expect(table.stack()).toEqual(["Shock"]);
    table.resolve();
    expect(table.graveyard(A)).toEqual(["Bearer"]);
  });

  test("118.3: who can't pay isn't asked", () => {
    const table = position(2).cast("Shock", "Bearer").resolve();
    expect(table.happened("impossible")).toHaveLength(1);
    expect(table.graveyard(B)).toEqual(["Shock"]);
  });

  test("triggers for abilities as well", () => {
    const table = position(0).activate("Their Pinger", "Bearer");
    expect(table.stack()).toEqual(["Bearer ability", "Their Pinger ability"]);
    table.resolve();
    expect(table.stack()).toEqual([]);
    expect(table.happened("countered")).toHaveLength(1);
  });

  test("not for one's own, nor when something else is the target", () => {
    const own = position(0).pass().cast("Giant Growth", "Bearer");
    expect(own.stack()).toEqual(["Giant Growth"]);
    expect(position(1).cast("Shock", "B").stack()).toEqual(["Shock"]);
  });

  test("with a cost that isn't mana", () => {
    const table = position(1, payLife(3)).cast("Shock", "Bearer").resolve().choose(true).settle();
    expect(table.life(B)).toBe(17);
    table.resolve();
    expect(table.graveyard(A)).toEqual(["Bearer"]);
  });
});
