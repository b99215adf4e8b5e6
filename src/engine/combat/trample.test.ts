import { describe, expect, test } from "vitest";
import { forcedAnswer } from "../answers.ts";
import { B, Table } from "../testing/table.ts";
import { block, combatDamageOf, loyal, offered } from "./testing/cards.ts";
import { attack, cards, divide } from "./testing/fights.ts";

describe("702.19: trample", () => {
  test("702.19b: lethal damage for each blocker before any goes on", () => {
    const table = attack(["Wurm"], ["Bear", "Cub"]);
    table.pass(2);
    block(table, ["Bear", "Wurm"], ["Cub", "Wurm"]);
    table.pass(2);
    expect(offered(table)).toEqual(["Bear", "Cub", "B"]);
    expect(table.decision).toMatchObject({ firstAtLeast: [2, 1, 0] });
    expect(() => divide(table, 3, 0, 1)).toThrow(/notLethal.*702\.19b/);
    expect(() => divide(table, 1, 2, 1)).toThrow("702.19b");
    divide(table, 2, 1, 1);
    expect(table.life(B)).toBe(19);
  });

  test("702.19b: it needn't be lethal if none goes on", () => {
    const table = attack(["Wurm"], ["Bear", "Cub"]);
    table.pass(2);
    block(table, ["Bear", "Wurm"], ["Cub", "Wurm"]);
    table.pass(2);
    divide(table, 0, 4, 0);
    expect(table.zone("Bear")).toBe("battlefield");
  });

  test.each([
    ["Wall", { is: "divide", shares: [4, 0] }],
    ["Bear", null],
  ] as const)(
    "702.19b: what can't go beyond its one blocker has no choice: %s",
    (blocker, forced) => {
      const table = attack(["Wurm"], [blocker]).pass(2);
      block(table, [blocker, "Wurm"]).pass(2);
      expect(table.decision).toMatchObject({ is: "divide", amount: 4 });
      expect(forcedAnswer(table.game)).toEqual(forced);
    },
  );

  test("702.19b: damage that is marked already counts", () => {
    const table = attack(["Wurm"], [{ name: "Ogre", damage: 4 }]);
    table.pass(2);
    block(table, ["Ogre", "Wurm"]);
    table.pass(2);
    expect(table.decision).toMatchObject({ firstAtLeast: [1, 0] });
    divide(table, 1, 3);
    expect(table.life(B)).toBe(17);
  });

  test("702.19b: damage from another attacker in the same step counts", () => {
    const table = attack(["Rhino", "Bear"], ["Guard"]);
    table.pass(2);
    block(table, ["Guard", "Rhino"], ["Guard", "Bear"]);
    table.pass(2);
    // Of its 4 toughness the Bear's 2 are assigned.
    expect(table.decision).toMatchObject({ firstAtLeast: [2, 0] });
    expect(() => divide(table, 1, 2)).toThrow("702.19b");
    divide(table, 2, 1);
    expect(table.decision).toMatchObject({ is: "divide", player: B });
  });

  test("510.1e, 702.19b: of two tramplers the later may bring the lethal damage", () => {
    const start = (): Table => {
      const table = attack(["Rhino", "Wurm"], ["Guard"]);
      table.pass(2);
      block(table, ["Guard", "Rhino"], ["Guard", "Wurm"]);
      return table.pass(2);
    };
    const table = start();
    // The Wurm can deal all 4.
    divide(table, 0, 3);
    expect(() => divide(table, 3, 1)).toThrow("702.19b");
    divide(table, 4, 0);
    divide(table, 3, 0);
    expect(table.life(B)).toBe(17);
    // 1 and 3 are lethal together, 1 and 2 aren't.
    const other = start();
    divide(other, 1, 2);
    expect(() => divide(other, 2, 2)).toThrow("702.19b");
    divide(other, 3, 1);
    divide(other, 3, 0);
    expect(other.life(B)).toBe(17);
  });

  test("510.1e: what an earlier trampler relied on must come, even if nothing else goes on", () => {
    const table = attack(["Rhino", "Wurm"], ["Guard", "Cub"]);
    table.pass(2);
    block(table, ["Guard", "Rhino"], ["Guard", "Wurm"], ["Cub", "Wurm"]);
    table.pass(2);
    divide(table, 0, 3);
    expect(() => divide(table, 3, 1, 0)).toThrow("702.19b");
    divide(table, 4, 0, 0);
    divide(table, 3, 0);
    expect(table.life(B)).toBe(17);
  });

  test("702.2c: one damage from a source with deathtouch is lethal", () => {
    const table = attack(["Asp"], ["Ogre"]);
    table.pass(2);
    block(table, ["Ogre", "Asp"]);
    table.pass(2);
    expect(table.decision).toMatchObject({ firstAtLeast: [1, 0] });
    expect(() => divide(table, 0, 3)).toThrow("702.19b");
    divide(table, 1, 2);
    expect(table.life(B)).toBe(18);
  });

  test("702.2c: so it is for another trampler that is blocked by the same creature", () => {
    const table = attack(["Viper", "Rhino"], ["Guard"]);
    table.pass(2);
    block(table, ["Guard", "Viper"], ["Guard", "Rhino"]);
    table.pass(2);
    divide(table, 0, 3);
    divide(table, 3, 0);
    expect(table.life(B)).toBe(17);
    // And a deadly trampler that is yet to come is as good.
    const later = attack(["Rhino", "Asp"], ["Guard"]);
    later.pass(2);
    block(later, ["Guard", "Rhino"], ["Guard", "Asp"]);
    later.pass(2);
    divide(later, 0, 3);
    expect(() => divide(later, 0, 3)).toThrow("702.19b");
    divide(later, 1, 2);
    divide(later, 3, 0);
    expect(later.life(B)).toBe(15);
  });

  test("702.19b: the excess goes to the planeswalker that it attacks, 702.19f: not to the player", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Wurm"] },
      B: { battlefield: [loyal("Walker", 1), "Bear"] },
      cards,
    });
    table.choose(["Wurm"]).choose("Walker").pass(2);
    block(table, ["Bear", "Wurm"]);
    table.pass(2);
    expect(offered(table)).toEqual(["Bear", "Walker"]);
    expect(() => divide(table, 1, 3)).toThrow("702.19b");
    divide(table, 2, 2);
    expect(combatDamageOf(table)).toContain("Wurm > Walker: 2");
    expect(table.life(B)).toBe(20);
  });

  test("702.19d: blocked by creatures that are gone, all goes to what it attacks", () => {
    const table = attack(["Wurm"], ["Cub"], ["Kill"]);
    table.pass(2);
    block(table, ["Cub", "Wurm"]);
    table.cast("Kill", "Cub").resolve().pass(2);
    expect(table.life(B)).toBe(16);
  });

  test("702.19a: it means nothing for a blocker", () => {
    const table = attack(["Cub"], ["Wurm"]);
    table.pass(2);
    block(table, ["Wurm", "Cub"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Cub > Wurm: 1", "Wurm > Cub: 4"]);
  });
});
