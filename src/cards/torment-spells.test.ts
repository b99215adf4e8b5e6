import { describe, expect, test } from "vitest";
import { castBy } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["20 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("spells of Torment", () => {
  const heed = (source: string): Table => {
    const table = new Table({
      A: { hand: ["Pay No Heed"], battlefield: [...all, "Grizzly Bears"], library },
      B: { hand: ["2 Shock"], battlefield: [...all, "Hill Giant"], library },
    });
    table.pass().cast("Shock", ["A"]).pass().cast("Pay No Heed").resolve();
    return table.choose([source]);
  };

  test("609.7: Pay No Heed prevents all damage by one source, chosen as it resolves", () => {
    const table = heed("Shock").resolve();
    expect(table.life(A)).toBe(20);
    table.pass().cast("Shock", ["A"]).resolve();
    expect(table.life(A)).toBe(18);
  });

  test("609.7a: Pay No Heed may choose what has not been about to deal any", () => {
    const table = heed("Hill Giant").resolve();
    expect(table.life(A)).toBe(18);
  });

  test("603.7: False Memories mills seven, and exiles seven at the next end step", () => {
    const table = new Table({
      A: { hand: ["False Memories"], battlefield: all, graveyard: ["2 Fog"], library },
      B: { library },
    });
    table.cast("False Memories").resolve();
    expect(table.graveyard(A)).toHaveLength(10);
    table.passUntil("end").resolve();
    table.choose(["Fog", "Fog", "Forest", "Forest", "Forest", "Forest", "Forest"]);
    expect(table.graveyard(A)).toHaveLength(3);
    expect(table.game.exile).toHaveLength(7);
  });

  test("513.2: False Memories in an end step waits for the next turn's", () => {
    const table = new Table({
      step: "end",
      A: { hand: ["False Memories"], battlefield: all, library },
      B: { library },
    });
    table.cast("False Memories").resolve();
    table.passUntil(2);
    expect(table.game.exile).toEqual([]);
    table.passUntil("end").resolve();
    table.asked("choose");
    table.choose(Array(7).fill("Forest"));
    expect(table.game.exile).toHaveLength(7);
  });

  test.each([
    ["Overmaster", "Shock", ["A"]],
    ["Insist", "Grizzly Bears", []],
  ])("614.5, 701.6a: %s: the next such spell can't be countered", (name, next, targets) => {
    const table = new Table({
      A: { hand: [name, next, next], battlefield: all, library },
      B: { hand: ["2 Counterspell"], battlefield: all, library },
    });
    table.cast(name).resolve();
    expect(table.hand(A)).toContain("Forest");
    const choices = targets.length > 0 ? [targets] : [];
    table
      .cast(next, ...choices)
      .pass()
      .cast("Counterspell", [next])
      .resolve();
    expect(table.happened("countered")).toEqual([]);
    table.resolve();
    table.cast(next, ...choices).pass();
    table.act(table.castAction("Counterspell")).settle().resolve();
    expect(table.happened("countered")).toHaveLength(1);
  });

  test.each([
    ["Overmaster", "Grizzly Bears"],
    ["Insist", "Shock"],
  ])("%s says nothing of %s, and waits for the next", (name, wrong) => {
    const table = new Table({
      A: { hand: [name, wrong], battlefield: all, library },
      B: { hand: ["Counterspell"], battlefield: all, library },
    });
    table.cast(name).resolve();
    table.cast(wrong, ...(wrong === "Shock" ? [["B"]] : [])).pass();
    table.cast("Counterspell", [wrong]).resolve();
    expect(table.happened("countered")).toHaveLength(1);
  });

  test("707.10d: Radiate copies for each other thing that the spell could target", () => {
    const table = new Table({
      A: {
        hand: ["Giant Growth", "Radiate"],
        battlefield: [...all, "Grizzly Bears", "Serra Angel"],
        library,
      },
      B: { battlefield: ["Hill Giant", "Slithery Stalker"], library },
    });
    table.cast("Giant Growth", ["Grizzly Bears"]).cast("Radiate", ["Giant Growth"]).resolve();
    const { decision } = table;
    const copies = decision.is === "order" ? decision.items : [];
    expect(decision).toMatchObject({ player: A, purpose: { is: "copies" }, cr: ["707.10d"] });
    // The first goes lowest, above the original.
    const order = [copies[2], copies[0], copies[1]].filter((id) => id !== undefined);
    table.answer({ is: "order", order });
    expect(table.game.stack.slice(1)).toEqual(order);
    expect(table.stack()).toHaveLength(4);
    while (table.stack().length > 0) table.resolve();
    expect(
      ["Grizzly Bears", "Serra Angel", "Hill Giant", "Slithery Stalker"].map((name) =>
        table.pt(name),
      ),
    ).toEqual(["5/5", "7/7", "6/6", "4/4"]);
  });

  test("115.9c: Radiate targets no spell with two targets", () => {
    const table = new Table({
      A: {
        hand: ["Restless Dreams", "2 Forest", "Radiate"],
        battlefield: all,
        graveyard: ["2 Grizzly Bears"],
        library,
      },
      B: { library },
    });
    table.cast("Restless Dreams", 2, ["Grizzly Bears", "Grizzly Bears"]);
    expect(table.refusal(table.castAction("Radiate"))).not.toBeNull();
  });

  test("111.2: Parallel Evolution gives each token's controller a copy, with flashback too", () => {
    const table = new Table({
      A: {
        hand: ["Dragon Fodder", "Parallel Evolution"],
        battlefield: [...all, ...all, "Grizzly Bears"],
        library,
      },
      B: { library },
    });
    table.cast("Dragon Fodder").resolve();
    const goblins = () => table.all("Goblin Token").map((id) => table.game.objects[id]?.owner);
    table.cast("Parallel Evolution").resolve();
    expect(goblins()).toEqual([A, A, A, A]);
    castBy(table, "Parallel Evolution", "flashback").settle().resolve();
    expect(goblins()).toHaveLength(8);
    expect(table.all("Grizzly Bears")).toHaveLength(1);
    expect(table.zone("Parallel Evolution")).toBe("exile");
  });

  test("111.2: the tokens of an opponent are copied for that opponent", () => {
    const table = new Table({
      active: "B",
      A: { hand: ["Parallel Evolution"], battlefield: all, library },
      B: { hand: ["Dragon Fodder"], battlefield: all, library },
    });
    table.cast("Dragon Fodder").resolve();
    table.passUntil(2).passUntil("main1").cast("Parallel Evolution").resolve();
    const owners = table.all("Goblin Token").map((id) => table.game.objects[id]?.owner);
    expect(owners).toEqual([B, B, B, B]);
  });

  const gambit = (): Table =>
    new Table({
      A: { hand: ["Flaming Gambit"], battlefield: [...all, "Grizzly Bears"], library },
      B: {
        battlefield: ["Serra Angel", { name: "Ajani Goldmane", counters: { loyalty: 4 } }],
        library,
      },
    });

  test("608.2d: Flaming Gambit: the player may have a creature of theirs take the damage", () => {
    const table = gambit().cast("Flaming Gambit", 3, ["B"]).resolve();
    expect(table.decision.player).toBe(B);
    table.choose(true).settle();
    // Only their own creature can be chosen.
    expect(table.life(B)).toBe(20);
    expect(table.game.objects[table.id("Serra Angel")]?.damage).toBe(3);
    const none = gambit().cast("Flaming Gambit", 3, ["B"]).resolve().choose(false);
    expect(none.life(B)).toBe(17);
    expect(none.game.objects[none.id("Serra Angel")]?.damage).toBeFalsy();
  });

  test("608.2d, 120.3c: of a planeswalker its controller is asked", () => {
    const table = gambit().cast("Flaming Gambit", 3, ["Ajani Goldmane"]).resolve();
    expect(table.decision.player).toBe(B);
    table.choose(false);
    expect(table.game.objects[table.id("Ajani Goldmane")]?.counters).toEqual({ loyalty: 1 });
    const other = gambit().cast("Flaming Gambit", 3, ["Ajani Goldmane"]).resolve();
    other.choose(true).settle();
    expect(other.game.objects[other.id("Ajani Goldmane")]?.counters).toEqual({ loyalty: 4 });
    expect(other.game.objects[other.id("Serra Angel")]?.damage).toBe(3);
  });

  test("608.2d: a player without a creature can choose none", () => {
    const table = new Table({
      A: { hand: ["Flaming Gambit"], battlefield: [...all, "Grizzly Bears"], library },
      B: { library },
    });
    table.cast("Flaming Gambit", 3, ["B"]).resolve();
    expect(table.life(B)).toBe(17);
  });

  test("702.34a: Flaming Gambit comes back for {X}{R}{R}", () => {
    const table = new Table({
      A: { graveyard: ["Flaming Gambit"], battlefield: all, library },
      B: { library },
    });
    castBy(table, "Flaming Gambit", "flashback")
      .choices([2, ["B"]])
      .resolve();
    expect(table.life(B)).toBe(18);
    expect(table.zone("Flaming Gambit")).toBe("exile");
  });
});
