import { describe, expect, test } from "vitest";
import { offeredNames } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const lands = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

/** Cast and entered, with its championing on the stack or asked for. */
function entered(name: string, others: readonly string[], B: object = {}): Table {
  const table = new Table({
    A: { hand: [name, "Unsummon"], battlefield: [...lands, ...others], library },
    B: { library, ...B },
  });
  table.cast(name).resolve();
  return table.resolve();
}
describe("702.72a: champion", () => {
  test.each([
    ["Changeling Hero", "Grizzly Bears", ["changeling", "champion", "lifelink"]],
    ["Changeling Berserker", "Grizzly Bears", ["changeling", "haste", "champion"]],
    ["Nova Chaser", "Mulldrifter", ["trample", "champion"]],
    ["Wren's Run Packmaster", "Llanowar Elves", ["champion"]],
    ["Mistbind Clique", "Bitterblossom", ["flash", "flying", "champion"]],
    ["Boggart Mob", "Outrage Shaman", ["champion"]],
    ["Supreme Exemplar", "Rebellion of the Flamekin", ["flying", "champion"]],
  ])("%s exiles %s, which comes back as it leaves", (name, championed, keywords) => {
    const table = entered(name, [championed, "Ornithopter"]);
    expect(table.keywords(name)).toEqual(keywords);
    expect(offeredNames(table)).toContain(championed);
    table.choose([championed]);
    expect(table.zone(championed)).toBe("exile");
    while (table.game.stack.length > 0) {
      if (table.decision.is === "choose") table.choose(["B"]);
      else table.resolve();
    }
    table.settle();
    if (table.decision.is === "choose") table.choose(["B"]).resolve();
    table.cast("Unsummon", [name]).resolve().resolve();
    expect(table.zone(championed)).toBe("battlefield");
  });

  test.each([
    ["Changeling Hero"],
    ["Changeling Berserker"],
    ["Nova Chaser"],
    ["Wren's Run Packmaster"],
    ["Mistbind Clique"],
    ["Boggart Mob"],
    ["Supreme Exemplar"],
  ])("%s with nothing to exile is sacrificed", (name) => {
    const table = entered(name, ["Bonesplitter"]);
    expect(table.graveyard(A)).toEqual([name]);
  });

  test.each([
    ["Nova Chaser", "Grizzly Bears"],
    ["Wren's Run Packmaster", "Grizzly Bears"],
    ["Boggart Mob", "Grizzly Bears"],
    ["Supreme Exemplar", "Grizzly Bears"],
    ["Mistbind Clique", "Grizzly Bears"],
  ])("%s can't champion %s, but a changeling", (name, bears) => {
    const table = entered(name, [bears, "Woodland Changeling"]);
    expect(offeredNames(table)).toEqual(["Woodland Changeling"]);
  });
});

describe("what the champions do besides", () => {
  test("702.15b: Changeling Hero's damage is life", () => {
    const table = new Table({ A: { battlefield: ["Changeling Hero"], library }, B: { library } });
    table.passUntil("declareAttackers").choose(["Changeling Hero"]).passUntil("main2");
    expect([table.life(A), table.life(B)]).toEqual([24, 16]);
  });

  test("702.10b: Changeling Berserker attacks as it has entered", () => {
    const table = entered("Changeling Berserker", ["Grizzly Bears"]).choose(["Grizzly Bears"]);
    table.passUntil("declareAttackers").choose(["Changeling Berserker"]).passUntil("main2");
    expect(table.life(B)).toBe(15);
  });

  test("702.19b: Nova Chaser tramples", () => {
    const table = new Table({
      A: { battlefield: ["Nova Chaser"], library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    table.passUntil("declareAttackers").choose(["Nova Chaser"]).passUntil("declareBlockers");
    const bears = table.id("Grizzly Bears");
    table.answer({ is: "pairs", pairs: [[bears, table.id("Nova Chaser")]] });
    while (table.decision.is !== "divide") table.pass();
    table.answer({ is: "divide", shares: [2, 8] });
    expect(table.life(B)).toBe(12);
  });

  test("702.9b: Supreme Exemplar flies", () => {
    const table = new Table({
      A: { battlefield: ["Supreme Exemplar"], library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    table.passUntil("declareAttackers").choose(["Supreme Exemplar"]).passUntil("main2");
    expect(table.life(B)).toBe(10);
  });

  test("111.3, 613.1f: Wren's Run Packmaster makes Wolves, and Wolves have deathtouch", () => {
    const table = new Table({
      A: { battlefield: [...lands, "Wren's Run Packmaster", "Woodland Changeling"], library },
      B: { battlefield: ["Avian Changeling"], library },
    });
    table.activate("Wren's Run Packmaster").resolve();
    expect(table.pt("Wolf Token")).toBe("2/2");
    expect(table.keywords("Wolf Token")).toEqual(["deathtouch"]);
    expect(table.keywords("Woodland Changeling")).toContain("deathtouch");
    expect(table.keywords("Avian Changeling")).not.toContain("deathtouch");
  });

  test.each([
    ["Boggart Mob", 2],
    ["Grizzly Bears", 0],
  ])(
    "603.2: Boggart Mob sees combat damage by each of your Goblins, not by %s",
    (other, goblins) => {
      const table = new Table({
        A: {
          battlefield:
            other === "Boggart Mob" ? ["Boggart Mob", "Goblin King"] : ["Boggart Mob", other],
          library,
        },
        B: { library },
      });
      const attackers = goblins === 2 ? ["Boggart Mob", "Goblin King"] : [other];
      table.passUntil("declareAttackers").choose(attackers).passUntil("combatDamage");
      if (goblins === 2) {
        table.choose(["Boggart Mob", "Boggart Mob"]);
        table.resolve().choose(true).resolve().choose(true);
      }
      expect(table.all("Goblin Rogue Token")).toHaveLength(goblins);
    },
  );

  test("603.2: Boggart Mob's Goblin is optional", () => {
    const table = new Table({ A: { battlefield: ["Boggart Mob"], library }, B: { library } });
    table.passUntil("declareAttackers").choose(["Boggart Mob"]).passUntil("combatDamage");
    table.resolve().choose(false);
    expect(table.all("Goblin Rogue Token")).toEqual([]);
  });

  test("702.72c: Mistbind Clique taps the lands of a player when it has championed a Faerie", () => {
    const table = entered("Mistbind Clique", ["Woodland Changeling", "Bitterblossom"], {
      battlefield: ["2 Forest", "Bonesplitter"],
    });
    table.choose(["Woodland Changeling"]).choose(["B"]);
    expect(table.stack()).toEqual(["Mistbind Clique ability"]);
    table.resolve();
    for (const id of table.game.battlefield) {
      const object = table.game.objects[id];
      const isLand = object?.controller === B && object.card !== "bonesplitter";
      if (object?.controller === B) expect(object.tapped ?? false).toBe(isLand);
    }
  });

  test("702.72c: sacrificed for want of a Faerie, nothing is championed", () => {
    const table = entered("Mistbind Clique", ["Grizzly Bears"]);
    expect(table.graveyard(A)).toEqual(["Mistbind Clique"]);
    // Only the ability that would bring a card back, which has no target.
    expect(table.stack()).toEqual(["Mistbind Clique ability"]);
    table.resolve();
    expect(table.happened("targeted")).toEqual([]);
  });

  test("702.72c: a Faerie exiled by something else, or championed by another, is none of its", () => {
    const table = new Table({
      A: {
        hand: ["Changeling Hero"],
        battlefield: [...lands, "Mistbind Clique", "Woodland Changeling"],
        library,
      },
      B: { library },
    });
    table.cast("Changeling Hero").resolve().resolve().choose(["Woodland Changeling"]);
    expect(table.stack()).toEqual([]);
    expect(table.decision.is).toBe("act");
  });

  test("702.8a: Mistbind Clique is cast at instant timing", () => {
    const table = new Table({
      step: "upkeep",
      A: { hand: ["Mistbind Clique", "Nova Chaser"], battlefield: lands, library },
      B: { library },
    });
    expect(table.refusal(table.castAction("Mistbind Clique"))).toBeNull();
    expect(table.refusal(table.castAction("Nova Chaser"))).not.toBeNull();
  });
});
