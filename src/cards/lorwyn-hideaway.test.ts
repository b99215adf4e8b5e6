import { describe, expect, test } from "vitest";
import { card } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import {
  creature,
  destroy,
  every,
  extraPhasesAfterMain,
  spellAbility,
  untap,
} from "../language/build.ts";

const library = ["9 Forest"];
const symbols: Readonly<Record<string, string>> = {
  "Mosswort Bridge": "Forest",
  "Howltooth Hollow": "Swamp",
  "Shelldock Isle": "Island",
  "Spinerock Knoll": "Mountain",
  "Windbrisk Heights": "Plains",
};

describe("the lands with hideaway", () => {
  test.each(Object.keys(symbols).map((name) => [name]))(
    "702.75a, 614.1c: %s enters tapped and hides one of four cards",
    (name) => {
      const table = new Table({
        A: { hand: [name], library: ["Shock", "Unsummon", "Giant Growth", "Vitalize", "Forest"] },
        B: { library },
      });
      table.act({ is: "playLand", object: table.id(name) }).resolve();
      expect(table.game.objects[table.id(name)]?.tapped).toBe(true);
      table.choose(["Unsummon"]);
      if (table.decision.is === "chance") {
        table.answer({ is: "chance", picked: [...table.decision.from] });
      }
      const [hidden] = table.game.exile;
      expect(hidden && table.game.objects[hidden]).toMatchObject({
        card: "unsummon",
        faceDown: true,
      });
      expect(table.library(A)[0]).toBe("Forest");
      expect(table.library(A)).toHaveLength(4);
    },
  );

  test.each([
    ["Mosswort Bridge", "green"],
    ["Howltooth Hollow", "black"],
    ["Shelldock Isle", "blue"],
    ["Spinerock Knoll", "red"],
    ["Windbrisk Heights", "white"],
  ])("605.1a: %s makes %s mana", (name, color) => {
    const table = new Table({ A: { battlefield: [name], library }, B: { library } });
    table.activate(name);
    expect(table.happened("manaAdded").flatMap(({ mana }) => mana)).toEqual([color]);
  });
});

const free = { cost: "{0}", type: "Sorcery" } as const;
const doom = card("Test Doom", { ...free, text: [spellAbility(destroy(every(creature)))] });
const surge = card("Test Surge", {
  ...free,
  text: [spellAbility(untap(every(creature)), extraPhasesAfterMain("beginCombat", "main2"))],
});

/** The land with Shock hidden by it, and a land for the cost of its ability. */
function hiding(name: string, sides: { A?: object; B?: object } = {}) {
  const { battlefield = [], ...rest } = (sides.A ?? {}) as {
    battlefield?: readonly string[];
    hand?: readonly string[];
  };
  return new Table({
    cards: [doom, surge],
    A: {
      battlefield: [name, symbols[name] ?? "Forest", ...battlefield],
      exile: [
        {
          name: "Shock",
          faceDown: true,
          exiledWith: { by: rest.hand?.length ?? 0, link: "hideaway" },
        },
      ],
      library,
      ...rest,
    },
    B: { library, ...sides.B },
  });
}
const tryIt = (table: Table, name: string): Table =>
  table.act(table.activateAction(name, 1)).settle().resolve();
/** Whether the hidden Shock was offered and cast. */
const castsIt = (table: Table, name: string): boolean => {
  tryIt(table, name);
  if (table.decision.is !== "confirm") return false;
  table.choose(true).choose(["B"]).settle().resolve();
  return table.graveyard(A).includes("Shock");
};

describe("608.2c: the hidden card may be played if it is so as the ability resolves", () => {
  test.each([
    [["Primalcrux", "Serra Angel"], true],
    [["Serra Angel", "Serra Angel"], false],
  ])("Mosswort Bridge: %j have total power 10 or greater: %s", (creatures, so) => {
    const table = hiding("Mosswort Bridge", { A: { battlefield: creatures } });
    expect(castsIt(table, "Mosswort Bridge")).toBe(so);
  });

  test("109.5: Mosswort Bridge doesn't count an opponent's creatures", () => {
    const table = hiding("Mosswort Bridge", { B: { battlefield: ["Nova Chaser"] } });
    expect(castsIt(table, "Mosswort Bridge")).toBe(false);
  });

  test.each([
    [[], [], true],
    [["Forest"], [], false],
    [[], ["Forest"], false],
  ])("Howltooth Hollow: hands %j and %j: %s", (mine, theirs, so) => {
    const table = new Table({
      A: {
        battlefield: ["Howltooth Hollow", "Swamp"],
        exile: [{ name: "Shock", faceDown: true, exiledWith: { by: 0, link: "hideaway" } }],
        library,
      },
      B: { hand: theirs, library },
    });
    if (mine.length > 0) {
      table.change((work) =>
        work.push({
          do: "happen",
          would: [{ is: "draw", player: A }],
          cause: { is: "player", player: A },
        }),
      );
    }
    expect(castsIt(table, "Howltooth Hollow")).toBe(so);
  });

  test.each([
    [["20 Forest"], ["21 Forest"], true],
    [["21 Forest"], ["20 Forest"], true],
    [["21 Forest"], ["21 Forest"], false],
  ])("Shelldock Isle: libraries of %j and %j: %s", (mine, theirs, so) => {
    const table = hiding("Shelldock Isle", { A: { library: mine }, B: { library: theirs } });
    expect(castsIt(table, "Shelldock Isle")).toBe(so);
  });

  test.each([
    [["Primalcrux", "White Knight"], true],
    [["Primalcrux"], false],
  ])("Spinerock Knoll: an opponent was dealt 7 or more damage by %j: %s", (attackers, so) => {
    const table = hiding("Spinerock Knoll", {
      A: { battlefield: attackers },
    });
    table.passUntil("declareAttackers").choose(attackers).passUntil("main2");
    expect(table.life(B)).toBe(so ? 12 : 14);
    expect(castsIt(table, "Spinerock Knoll")).toBe(so);
  });

  test.each([
    [["Grizzly Bears", "White Knight", "Serra Angel"], true],
    [["Grizzly Bears", "White Knight"], false],
  ])("508.6: Windbrisk Heights: attacked with %j: %s", (attackers, so) => {
    const table = hiding("Windbrisk Heights", {
      A: { battlefield: ["Grizzly Bears", "White Knight", "Serra Angel"] },
    });
    table.passUntil("declareAttackers").choose(attackers).passUntil("main2");
    expect(castsIt(table, "Windbrisk Heights")).toBe(so);
  });

  test("608.2i: it doesn't matter what has become of the attackers", () => {
    const table = hiding("Windbrisk Heights", {
      A: { battlefield: ["Grizzly Bears", "White Knight", "Serra Angel"], hand: ["Test Doom"] },
    });
    table.passUntil("declareAttackers").choose(["Grizzly Bears", "White Knight", "Serra Angel"]);
    table.passUntil("main2").cast("Test Doom").resolve();
    expect(castsIt(table, "Windbrisk Heights")).toBe(true);
  });

  test("508.6: a creature that attacked twice counts once", () => {
    const table = hiding("Windbrisk Heights", {
      A: { battlefield: ["Grizzly Bears", "White Knight"], hand: ["Test Surge"] },
    });
    table.passUntil("declareAttackers").choose(["Grizzly Bears", "White Knight"]);
    table.passUntil("main2").cast("Test Surge").resolve();
    table
      .passUntil("declareAttackers")
      .choose(["Grizzly Bears", "White Knight"])
      .passUntil("main2");
    expect(table.happened("attacked")).toHaveLength(4);
    expect(castsIt(table, "Windbrisk Heights")).toBe(false);
  });

  test("508.6: an opponent's attack is none of yours", () => {
    const table = new Table({
      active: "B",
      A: {
        battlefield: ["Windbrisk Heights", "Plains"],
        exile: [{ name: "Shock", faceDown: true, exiledWith: { by: 0, link: "hideaway" } }],
        library,
      },
      B: { battlefield: ["3 Serra Angel"], library },
    });
    table.passUntil("declareAttackers").choose(["Serra Angel", "Serra Angel", "Serra Angel"]);
    table.passUntil("main2").pass();
    expect(castsIt(table, "Windbrisk Heights")).toBe(false);
  });
});
