import { describe, expect, test } from "vitest";
import { card, castBy, symbol } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { extraPhasesAfterMain, spellAbility } from "../language/build.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("Eventide", () => {
  test("105.2: a white and black spell lets Nightsky Mimic fly, and takes two counters off the Hatchling", () => {
    const table = new Table({
      A: {
        hand: ["Gwyllion Hedge-Mage"],
        battlefield: [
          ...all,
          "Nightsky Mimic",
          { name: "Voracious Hatchling", counters: { "-1/-1": 4 } },
        ],
        library,
      },
      B: {},
    });
    table.act(table.castAction("Gwyllion Hedge-Mage"));
    if (table.decision.is === "option") table.answer(symbol("W"));
    table.settle();
    table.choose(["Nightsky Mimic", "Voracious Hatchling", "Voracious Hatchling"]);
    table.resolve().resolve().resolve();
    expect(table.pt("Nightsky Mimic")).toBe("4/4");
    expect(table.pt("Voracious Hatchling")).toBe("4/4");
  });

  test("603.4: Gwyllion Hedge-Mage looks at its lands as it enters and as it resolves", () => {
    const table = new Table({
      A: { hand: ["Gwyllion Hedge-Mage"], battlefield: ["3 Plains", "Swamp"], library },
      B: { battlefield: ["Grizzly Bears"] },
    });
    table.act(table.castAction("Gwyllion Hedge-Mage"));
    if (table.decision.is === "option") table.answer(symbol("W"));
    table.settle().resolve();
    expect(table.stack()).toEqual(["Gwyllion Hedge-Mage ability"]);
    table.resolve().choose(true);
    expect(table.pt("Kithkin Soldier Token")).toBe("1/1");
  });

  test("702.81a: Raven's Crime comes back for a land card", () => {
    const table = new Table({
      A: { hand: ["Forest"], graveyard: ["Raven's Crime"], battlefield: all, library },
      B: { hand: ["2 Shock"] },
    });
    castBy(table, "Raven's Crime", "retrace").choices(["B"]).resolve().choose(["Shock"]);
    expect(table.graveyard(B)).toEqual(["Shock"]);
    expect(table.graveyard(A)).toEqual(expect.arrayContaining(["Forest", "Raven's Crime"]));
  });

  test("707.2: Spitting Image copies what is printed", () => {
    const table = new Table({
      A: { hand: ["Spitting Image"], battlefield: all, library },
      B: { battlefield: [{ name: "Serra Angel", counters: { "+1/+1": 2 } }] },
    });
    table.act(table.castAction("Spitting Image"));
    while (table.decision.is === "option") table.answer(symbol("U"));
    table.choices([["Serra Angel"]]).resolve();
    const copy = table.all("Serra Angel").find((id) => table.game.objects[id]?.token);
    expect(copy && table.game.objects[copy]?.controller).toBe(A);
  });

  test("604.3, 107.4: Primalcrux counts green symbols, hybrid ones too", () => {
    const table = new Table({
      A: { battlefield: ["Primalcrux", "Kitchen Finks", "Grizzly Bears"] },
      B: { battlefield: ["Vigor"] },
    });
    expect(table.pt("Primalcrux")).toBe("9/9");
  });

  test("500.8: Waves of Aggression adds a combat phase and a main phase after this main phase", () => {
    const table = new Table({
      A: { hand: ["Waves of Aggression"], battlefield: [...all, "Grizzly Bears"], library },
      B: {},
    });
    table.passUntil("declareAttackers").choose(["Grizzly Bears"]).passUntil("main2");
    expect(table.game.objects[table.id("Grizzly Bears")]?.tapped).toBe(true);
    table.act(table.castAction("Waves of Aggression"));
    while (table.decision.is === "option") table.answer(symbol("R"));
    table.settle().resolve();
    expect(table.game.objects[table.id("Grizzly Bears")]?.tapped).not.toBe(true);
    expect(table.happened("extraPhase").map(({ step }) => step)).toEqual(["beginCombat", "main2"]);
  });

  test("500.8: outside of a main phase nothing comes after “this main phase”", () => {
    const surge = card("Test Surge", {
      cost: "{0}",
      type: "Instant",
      text: [spellAbility(extraPhasesAfterMain("beginCombat"))],
    });
    const table = new Table({ step: "upkeep", cards: [surge], A: { hand: ["Test Surge"] }, B: {} });
    table.cast("Test Surge").resolve();
    expect(table.happened("extraPhase")).toEqual([]);
  });

  test("603.3, 601.2i: Demigod of Revenge brings back the others, and itself if it was countered", () => {
    const table = new Table({
      A: {
        hand: ["Demigod of Revenge"],
        graveyard: ["Demigod of Revenge", "Grizzly Bears"],
        battlefield: all,
        library,
      },
      B: { hand: ["Counterspell"], battlefield: all },
    });
    table.act(table.castAction("Demigod of Revenge"));
    while (table.decision.is === "option") table.answer(symbol("B"));
    table.settle();
    expect(table.stack()).toEqual(["Demigod of Revenge ability", "Demigod of Revenge"]);
    table.pass().cast("Counterspell", ["Demigod of Revenge"]).resolve();
    table.resolve();
    const back = table.all("Demigod of Revenge").map((id) => table.game.objects[id]);
    expect(back.map((one) => one?.place.zone)).toEqual(["battlefield", "battlefield"]);
    expect(back.map((one) => one?.controller)).toEqual([A, A]);
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });
});

describe("Restless Apparition", () => {
  test("702.79a: it comes back with a -1/-1 counter, and with that no more", () => {
    const table = new Table({
      A: { hand: ["2 Shock"], battlefield: [...all, "Restless Apparition"], library },
      B: { library },
    });
    table.activate("Restless Apparition").resolve();
    expect(table.pt("Restless Apparition")).toBe("5/5");
    table.passUntil(3).passUntil("main1");
    table.cast("Shock", ["Restless Apparition"]).resolve();
    expect(table.stack()).toEqual(["Restless Apparition ability"]);
    table.resolve();
    expect(table.pt("Restless Apparition")).toBe("1/1");
    table.cast("Shock", ["Restless Apparition"]).resolve();
    expect(table.zone("Restless Apparition")).toBe("graveyard");
    expect(table.stack()).toEqual([]);
  });
});

describe("Figure of Destiny", () => {
  const figure = (): Table =>
    new Table({
      A: { battlefield: ["9 Mountain", "9 Plains", "Figure of Destiny"], library },
      B: { library },
    });
  const grow = (table: Table, stage: number): Table =>
    table.act(table.activateAction("Figure of Destiny", stage)).settle().resolve();
  const keywords = (table: Table): readonly string[] => table.keywords("Figure of Destiny");

  test("613.1d, 613.4b: it grows in three steps", () => {
    const table = figure();
    expect(grow(table, 0).pt("Figure of Destiny")).toBe("2/2");
    expect(table.of("Figure of Destiny").subtypes).toEqual(["Kithkin", "Spirit"]);
    expect(grow(table, 1).pt("Figure of Destiny")).toBe("4/4");
    expect(table.of("Figure of Destiny").subtypes).toEqual(["Kithkin", "Spirit", "Warrior"]);
    expect(grow(table, 2).pt("Figure of Destiny")).toBe("8/8");
    expect(table.of("Figure of Destiny").subtypes).toContain("Avatar");
    expect(keywords(table)).toEqual(["flying", "firstStrike"]);
    // 611.2a: there is no end to it.
    table.passUntil(3);
    expect(table.pt("Figure of Destiny")).toBe("8/8");
    // The first ability makes it small again; it keeps what it gained.
    grow(table.passUntil("main1"), 0);
    expect(table.pt("Figure of Destiny")).toBe("2/2");
    expect(table.of("Figure of Destiny").subtypes).toEqual(["Kithkin", "Spirit"]);
    expect(keywords(table)).toEqual(["flying", "firstStrike"]);
  });

  test.each([1, 2])(
    "608.2c: ability %i may be activated by what is no Spirit or Warrior, in vain",
    (stage) => {
      expect(grow(figure(), stage).pt("Figure of Destiny")).toBe("1/1");
    },
  );

  test("608.2c: whether it is a Spirit is asked on resolution", () => {
    const table = figure();
    table.act(table.activateAction("Figure of Destiny", 1)).settle();
    table.act(table.activateAction("Figure of Destiny", 0)).settle();
    expect(table.resolve().resolve().pt("Figure of Destiny")).toBe("4/4");
  });

  test("613.4b, 613.4c: it keeps bonuses, and overwrites sizes that were set before", () => {
    const table = new Table({
      A: {
        hand: ["Ovinize"],
        battlefield: ["9 Mountain", "2 Island", "Glorious Anthem", "Figure of Destiny"],
        library,
      },
      B: {},
    });
    grow(table, 0);
    expect(table.pt("Figure of Destiny")).toBe("3/3");
    table.act(table.activateAction("Figure of Destiny", 1)).settle();
    table.cast("Ovinize", "Figure of Destiny").resolve();
    expect(table.pt("Figure of Destiny")).toBe("1/2");
    expect(table.resolve().pt("Figure of Destiny")).toBe("5/5");
  });
});

describe("Inside Out", () => {
  test("613.4d: switches power and toughness, and draws a card", () => {
    const table = new Table({
      A: { hand: ["2 Inside Out"], battlefield: ["4 Island", "Craw Wurm"], library },
      B: {},
    });
    table.cast("Inside Out", "Craw Wurm").resolve();
    expect(table.pt("Craw Wurm")).toBe("4/6");
    expect(table.hand(A)).toContain("Forest");
    table.cast("Inside Out", "Craw Wurm").resolve();
    expect(table.pt("Craw Wurm")).toBe("6/4");
  });

  test("608.2b: without its target it draws nothing", () => {
    const table = new Table({
      A: { hand: ["Inside Out", "Unsummon"], battlefield: ["4 Island", "Craw Wurm"], library },
      B: {},
    });
    table.cast("Inside Out", "Craw Wurm").cast("Unsummon", "Craw Wurm").resolve().resolve();
    expect(table.hand(A)).toEqual(["Craw Wurm"]);
  });
});
