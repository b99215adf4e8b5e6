import { describe, expect, test } from "vitest";
import { offeredNames, option } from "../engine/testing/making.ts";
import { A, B, C, Table } from "../engine/testing/table.ts";

const lands = ["4 Plains", "4 Island", "4 Swamp", "4 Mountain", "6 Forest"];
/** Cards on top of the libraries, the greater mana value for A or for B. */
const won = { A: ["Serra Angel", "9 Forest"], B: ["Shock", "9 Forest"] } as const;
const lost = { A: ["Shock", "9 Forest"], B: ["Serra Angel", "9 Forest"] } as const;
const drawn = { A: ["Shock", "9 Forest"], B: ["Shock", "9 Forest"] } as const;

/** 701.30b: each of them keeps the card on top. */
const keepOnTop = (table: Table): Table => table.choose([]).choose([]);

describe("Captivating Glance", () => {
  const ending = (libraries: typeof won | typeof lost | typeof drawn): Table => {
    const table = new Table({
      step: "main2",
      A: {
        battlefield: ["Forest", { name: "Captivating Glance", on: "Grizzly Bears" }],
        library: libraries.A,
      },
      B: { battlefield: ["Grizzly Bears"], library: libraries.B },
    });
    return keepOnTop(table.passUntil("end").resolve());
  };

  test.each([
    ["won", won, A],
    ["lost", lost, B],
    ["drawn", drawn, B],
  ] as const)("701.30d: a clash %s decides who gains control", (_, libraries, controller) => {
    const table = ending(libraries);
    expect(table.of("Grizzly Bears").controller).toBe(controller);
    expect(table.of("Captivating Glance").controller).toBe(A);
  });

  test("611.2c: the control lasts when the Aura is gone", () => {
    const table = ending(won);
    table.change((work) =>
      work.push({
        do: "happen",
        would: [
          {
            is: "move",
            object: table.id("Captivating Glance"),
            to: { zone: "graveyard", player: A },
            how: "destroy",
            player: A,
          },
        ],
        cause: { is: "player", player: A },
      }),
    );
    expect(table.zone("Captivating Glance")).toBe("graveyard");
    expect(table.of("Grizzly Bears").controller).toBe(A);
  });

  test("603.2: only at the end of its controller's turn", () => {
    const table = new Table({
      active: "B",
      step: "main2",
      A: { battlefield: [{ name: "Captivating Glance", on: "Grizzly Bears" }], library: won.A },
      B: { battlefield: ["Grizzly Bears"], library: won.B },
    });
    table.passUntil("end");
    expect(table.stack()).toEqual([]);
  });

  test("701.30b: with several opponents the one that clashed gains control", () => {
    const table = new Table({
      step: "main2",
      A: { battlefield: [{ name: "Captivating Glance", on: "Grizzly Bears" }], library: lost.A },
      B: { battlefield: ["Grizzly Bears"], library: ["9 Forest"] },
      C: { library: lost.B },
    });
    table
      .passUntil("end")
      .resolve()
      .answer(option({ is: "defender", defender: { is: "player", player: C } }));
    keepOnTop(table);
    expect(table.of("Grizzly Bears").controller).toBe(C);
  });
});

describe("Entangling Trap", () => {
  const trapped = (libraries: typeof won | typeof lost): Table => {
    const table = new Table({
      A: {
        hand: ["Lash Out"],
        battlefield: [...lands, "Entangling Trap", "Hill Giant"],
        library: libraries.A,
      },
      B: { battlefield: ["Grizzly Bears", "Serra Angel"], library: libraries.B },
    });
    table.cast("Lash Out", ["Serra Angel"]).resolve();
    keepOnTop(table);
    expect(offeredNames(table).toSorted()).toEqual(["Grizzly Bears", "Serra Angel"]);
    return table.choose(["Grizzly Bears"]).resolve();
  };
  const isTapped = (table: Table): boolean =>
    table.game.objects[table.id("Grizzly Bears")]?.tapped ?? false;

  test.each([
    ["won", won, true],
    ["lost", lost, false],
  ] as const)(
    "502.3: tapped by a clash; %s, it is still tapped after the next untap step: %s",
    (_, libraries, still) => {
      const table = trapped(libraries);
      expect(isTapped(table)).toBe(true);
      table.passUntil(2).passUntil("upkeep");
      expect(isTapped(table)).toBe(still);
      table.passUntil(4).passUntil("upkeep");
      expect(isTapped(table)).toBe(false);
    },
  );

  test("701.30c: it sees a clash that an opponent began, too, and you may win it", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["Entangling Trap"], library: won.A },
      B: {
        hand: ["Lash Out"],
        battlefield: [...lands, "Grizzly Bears"],
        library: won.B,
      },
    });
    table.cast("Lash Out", ["Grizzly Bears"]).resolve();
    keepOnTop(table);
    expect(table.stack()).toEqual([]);
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });
});

describe("Rebellion of the Flamekin", () => {
  const rebels = (libraries: typeof won | typeof lost, pays: boolean): Table => {
    const table = new Table({
      A: {
        hand: ["Lash Out"],
        battlefield: [...lands, "Rebellion of the Flamekin"],
        library: libraries.A,
      },
      B: { battlefield: ["Serra Angel"], library: libraries.B },
    });
    table.cast("Lash Out", ["Serra Angel"]).resolve();
    return keepOnTop(table).resolve().choose(pays).settle();
  };
  const isHasty = (table: Table): boolean =>
    table
      .of("Elemental Shaman Token")
      .abilities.some(({ ability }) => ability.is === "keyword" && ability.name === "haste");

  test("118.12: for {1} you get a 3/1 Elemental Shaman, with haste if you won", () => {
    const table = rebels(won, true);
    expect(table.pt("Elemental Shaman Token")).toBe("3/1");
    expect(isHasty(table)).toBe(true);
    table.passUntil(2);
    expect(isHasty(table)).toBe(false);
  });

  test("701.30d: a clash that isn't won brings no haste", () => {
    expect(isHasty(rebels(lost, true))).toBe(false);
  });

  test("118.12: without paying there is none", () => {
    expect(rebels(won, false).all("Elemental Shaman Token")).toEqual([]);
  });

  test("205.2a: it is an Elemental", () => {
    expect(rebels(lost, false).of("Rebellion of the Flamekin").subtypes).toEqual(["Elemental"]);
  });
});

describe("Broken Ambitions", () => {
  const broken = (libraries: typeof won | typeof lost, pays: boolean, x = 2): Table => {
    const table = new Table({
      active: "B",
      A: { hand: ["Broken Ambitions"], battlefield: lands, library: libraries.A },
      B: { hand: ["Grizzly Bears"], battlefield: ["4 Forest"], library: libraries.B },
    });
    table.cast("Grizzly Bears").pass().cast("Broken Ambitions", x, ["Grizzly Bears"]).resolve();
    if (table.decision.is === "confirm") table.choose(pays).settle();
    return keepOnTop(table);
  };

  test("118.12a, 701.30d: not paid for, the spell is countered; won, its controller mills four", () => {
    const table = broken(won, false);
    expect(table.graveyard(B).toSorted()).toEqual([
      "Forest",
      "Forest",
      "Forest",
      "Grizzly Bears",
      "Shock",
    ]);
  });

  test("701.30a: they clash, and the controller mills, even if it was paid for", () => {
    const table = broken(won, true);
    expect(table.stack()).toEqual(["Grizzly Bears"]);
    expect(table.graveyard(B)).toHaveLength(4);
  });

  test("601.2b: for an X too great it can't be paid", () => {
    const table = broken(lost, true, 3);
    expect(table.graveyard(B)).toEqual(["Grizzly Bears"]);
  });
});
