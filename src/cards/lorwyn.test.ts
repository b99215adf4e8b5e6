import { describe, expect, test } from "vitest";
import { castBy, mode } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const tapped = ["Forest", "Mountain"].map((name) => ({ name, tapped: true }));
const all = ["4 Plains", "4 Island", "4 Swamp", "4 Mountain", "6 Forest"];

describe("planeswalkers of Lorwyn", () => {
  test("606.4: Garruk untaps lands, makes Beasts and lets them trample", () => {
    const table = new Table({
      A: { battlefield: ["Garruk Wildspeaker", ...tapped], library },
      B: { library },
    });
    table.activate("Garruk Wildspeaker", ["Forest", "Mountain"]).resolve();
    for (const land of ["Forest", "Mountain"]) {
      expect(table.game.objects[table.id(land)]?.tapped).not.toBe(true);
    }
    table.passUntil(3).passUntil("main1");
    table.act(table.activateAction("Garruk Wildspeaker", 1)).resolve();
    expect(table.pt("Beast Token")).toBe("3/3");
    table.passUntil(5).passUntil("main1");
    table.change((work) =>
      work.setObject(table.id("Garruk Wildspeaker"), { counters: { loyalty: 4 } }),
    );
    table.act(table.activateAction("Garruk Wildspeaker", 2)).resolve();
    expect(table.pt("Beast Token")).toBe("6/6");
  });

  test("611.2c: Ajani's counters and vigilance go to the creatures that are there", () => {
    const table = new Table({
      A: {
        battlefield: ["Ajani Goldmane", "Grizzly Bears", ...all],
        hand: ["Serra Angel"],
        library,
      },
      B: { battlefield: ["White Knight"], library },
    });
    table.activate("Ajani Goldmane");
    expect(table.life(A)).toBe(20);
    table.resolve();
    expect(table.life(A)).toBe(22);
    table.passUntil(3).passUntil("main1");
    table.act(table.activateAction("Ajani Goldmane", 1)).settle().resolve();
    expect(table.pt("Grizzly Bears")).toBe("3/3");
    expect(table.pt("White Knight")).toBe("2/2");
  });

  test("604.3, 111.3: Ajani's Avatar is as large as its controller's life total", () => {
    const table = new Table({
      A: {
        battlefield: [{ name: "Ajani Goldmane", counters: { loyalty: 6 } }, "Mountain"],
        hand: ["Shock"],
        library,
      },
      B: { library },
    });
    table.act(table.activateAction("Ajani Goldmane", 2)).settle().resolve();
    expect(table.pt("Avatar Token")).toBe("20/20");
    table.cast("Shock", "A").resolve();
    expect(table.pt("Avatar Token")).toBe("18/18");
  });

  test("107.3, 606.6: Chandra's X is at most her loyalty", () => {
    const table = new Table({
      A: { battlefield: ["Chandra Nalaar"], library },
      B: { battlefield: ["Serra Angel", "Grizzly Bears"], library },
    });
    table
      .act(table.activateAction("Chandra Nalaar", 1))
      .choices([4, ["Serra Angel"]])
      .resolve();
    expect(table.zone("Serra Angel")).toBe("graveyard");
    expect(table.game.objects[table.id("Chandra Nalaar")]?.counters).toEqual({ loyalty: 2 });
  });

  test.each([
    ["B", "20", ["Grizzly Bears", "White Knight"]],
    ["Garruk Wildspeaker", "0", ["Grizzly Bears", "White Knight"]],
  ])("115.4, 120.1: Chandra's 10 damage to %s and each creature of that side", (whom, _, dying) => {
    const table = new Table({
      A: {
        battlefield: [{ name: "Chandra Nalaar", counters: { loyalty: 8 } }, "Serra Angel"],
        library,
      },
      B: { battlefield: ["Garruk Wildspeaker", "Grizzly Bears", "White Knight"], library },
    });
    table
      .act(table.activateAction("Chandra Nalaar", 2))
      .choices([[whom]])
      .resolve();
    for (const name of dying) expect(table.zone(name)).toBe("graveyard");
    expect(table.zone("Serra Angel")).toBe("battlefield");
    expect(table.life(B)).toBe(whom === "B" ? 10 : 20);
  });
});

describe("the commands", () => {
  test("700.2: Cryptic Command counters and draws", () => {
    const table = new Table({
      A: { hand: ["Grizzly Bears"], battlefield: all, library },
      B: { hand: ["Cryptic Command"], battlefield: all, library },
    });
    table.cast("Grizzly Bears").pass();
    table.act(table.castAction("Cryptic Command")).answer(mode(0)).answer(mode(3));
    table.settle().resolve();
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(table.hand(B)).toEqual(["Forest"]);
  });

  test("107.3: Profane Command: one X for each of its modes", () => {
    const table = new Table({
      A: {
        hand: ["Profane Command"],
        battlefield: all,
        graveyard: ["Grizzly Bears", "Serra Angel"],
        library,
      },
      B: { library },
    });
    table.act(table.castAction("Profane Command")).answer(mode(0)).answer(mode(1));
    table.choices([2, "B", ["Grizzly Bears"]]).resolve();
    expect(table.life(B)).toBe(18);
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
    expect(table.of("Grizzly Bears").controller).toBe(A);
  });

  test("702.36: Profane Command lets up to X creatures have fear", () => {
    const table = new Table({
      A: {
        hand: ["Profane Command"],
        battlefield: [...all, "Grizzly Bears", "Serra Angel"],
        library,
      },
      B: { battlefield: ["Llanowar Elves"], library },
    });
    table.act(table.castAction("Profane Command")).answer(mode(2)).answer(mode(3));
    table.choices([2, ["Llanowar Elves"], ["Grizzly Bears", "Serra Angel"]]).resolve();
    expect(table.zone("Llanowar Elves")).toBe("graveyard");
    for (const name of ["Grizzly Bears", "Serra Angel"]) {
      const names = table.keywords(name);
      expect(names).toContain("fear");
    }
  });
});

describe("creatures and clashes of Lorwyn", () => {
  test("205.3d, 613.1d: Nameless Inversion takes creature types, not colors", () => {
    const table = new Table({
      A: { hand: ["Nameless Inversion"], battlefield: all, library },
      B: { battlefield: ["Serra Angel"], library },
    });
    expect(table.of("Nameless Inversion").everyCreatureType).toBe(true);
    table.cast("Nameless Inversion", ["Serra Angel"]).resolve();
    expect(table.pt("Serra Angel")).toBe("7/1");
    expect(table.of("Serra Angel").subtypes).toEqual([]);
  });

  test("702.74a: Mulldrifter evoked draws two cards and is sacrificed", () => {
    const table = new Table({ A: { hand: ["Mulldrifter"], battlefield: all, library }, B: {} });
    castBy(table, "Mulldrifter", "evoke").settle().resolve();
    table.asked("order");
    table.choose(["Mulldrifter", "Mulldrifter"]);
    table.resolve().resolve();
    expect(table.hand(A)).toEqual(["Forest", "Forest"]);
    expect(table.zone("Mulldrifter")).toBe("graveyard");
  });

  test("115.1, 702.74a: Shriekmaw destroys what is neither an artifact nor black", () => {
    const table = new Table({
      A: { hand: ["Shriekmaw"], battlefield: all, library },
      B: { battlefield: ["Grizzly Bears", "Walking Ballista", "Vampire Nighthawk"].slice(0, 3) },
    });
    castBy(table, "Shriekmaw", "evoke").settle().resolve();
    table.settle();
    table.asked("order");
    table.choose(["Shriekmaw", "Shriekmaw"]).settle();
    table.resolve().resolve();
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(table.zone("Vampire Nighthawk")).toBe("battlefield");
    expect(table.zone("Shriekmaw")).toBe("graveyard");
  });

  test("701.30: Lash Out deals 3 more to that creature's controller if you win the clash", () => {
    const table = new Table({
      A: {
        hand: ["Lash Out"],
        battlefield: [...all, "Sylvan Echoes"],
        library: ["Serra Angel", "Forest"],
      },
      B: { battlefield: ["Serra Angel"], library: ["Shock", "Forest"] },
    });
    table.cast("Lash Out", ["Serra Angel"]).resolve();
    table.choose([]).choose([]);
    expect(table.life(B)).toBe(17);
    expect(table.stack()).toEqual(["Sylvan Echoes ability"]);
    table.resolve().choose(true);
    expect(table.hand(A)).toEqual(["Serra Angel"]);
  });

  test("701.30d: a lost clash does no more", () => {
    const table = new Table({
      A: {
        hand: ["Lash Out"],
        battlefield: [...all, "Sylvan Echoes"],
        library: ["Shock", "Forest"],
      },
      B: { battlefield: ["Serra Angel"], library: ["Shock", "Forest"] },
    });
    table.cast("Lash Out", ["Serra Angel"]).resolve();
    table.choose([]).choose([]);
    expect(table.life(B)).toBe(20);
    expect(table.stack()).toEqual([]);
  });

  test("702.72a: Changeling Titan champions a creature, which comes back to its owner", () => {
    const table = new Table({
      A: {
        hand: ["Changeling Titan", "Unsummon"],
        battlefield: [...all, "Grizzly Bears"],
        library,
      },
      B: { library },
    });
    table.cast("Changeling Titan").resolve().resolve().choose(["Grizzly Bears"]);
    expect(table.zone("Grizzly Bears")).toBe("exile");
    table.cast("Unsummon", ["Changeling Titan"]).resolve().resolve();
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
  });

  test("702.72a: a Kithkin is championed by Thoughtweft Trio, or it is sacrificed", () => {
    const table = new Table({
      A: {
        hand: ["Thoughtweft Trio"],
        battlefield: [...all, "Grizzly Bears", "Avian Changeling"],
        library,
      },
      B: { library },
    });
    table.cast("Thoughtweft Trio").resolve().resolve();
    table.choose(["Avian Changeling"]);
    expect(table.zone("Avian Changeling")).toBe("exile");
    const alone = new Table({
      A: { hand: ["Thoughtweft Trio"], battlefield: [...all, "Grizzly Bears"], library },
      B: { library },
    });
    alone.cast("Thoughtweft Trio").resolve().resolve();
    expect(alone.zone("Thoughtweft Trio")).toBe("graveyard");
  });

  test("615.5: Vigor turns damage to your other creatures into counters", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: [...all, "Vigor", "Grizzly Bears"], library },
      B: { library },
    });
    table.cast("Shock", ["Grizzly Bears"]).resolve();
    expect(table.pt("Grizzly Bears")).toBe("4/4");
    expect(table.game.objects[table.id("Grizzly Bears")]?.damage ?? 0).toBe(0);
  });

  test("603.6c, 603.10: Vigor is shuffled away from whatever zone it is put into a graveyard", () => {
    const table = new Table({
      A: { hand: ["Vigor"], battlefield: [...all, "Wild Mongrel"], library },
      B: { library },
    });
    table.activate("Wild Mongrel", ["Vigor"]);
    expect(table.stack()).toEqual(["Vigor ability", "Wild Mongrel ability"]);
    table.resolve().settle();
    expect(table.zone("Vigor")).toBe("library");
  });

  test("603.6c: dying, it is shuffled away too, seen from the graveyard", () => {
    const table = new Table({
      A: { hand: ["Wrath of God"], battlefield: [...all, "Vigor"], library },
      B: { library },
    });
    table.cast("Wrath of God").resolve();
    expect(table.stack()).toEqual(["Vigor ability"]);
    table.resolve().settle();
    expect(table.zone("Vigor")).toBe("library");
  });

  test("603.6c: what has left the graveyard meanwhile stays where it is", () => {
    const table = new Table({
      A: { hand: ["Vigor"], battlefield: [...all, "Wild Mongrel", "Tormod's Crypt"], library },
      B: { library },
    });
    table.activate("Wild Mongrel", ["Vigor"]);
    table.activate("Tormod's Crypt", ["A"]).resolve();
    expect(table.zone("Vigor")).toBe("exile");
    table.resolve().settle();
    expect(table.zone("Vigor")).toBe("exile");
  });

  test("603.2: Bitterblossom takes a life and makes a flier each upkeep of yours", () => {
    const table = new Table({
      active: "B",
      step: "main2",
      A: { battlefield: ["Bitterblossom"], library },
      B: { library },
    });
    table.passUntil("upkeep").resolve();
    expect(table.life(A)).toBe(19);
    expect(table.pt("Faerie Rogue Token")).toBe("1/1");
  });

  test("613.4b: Mirror Entity makes all your creatures X/X of every creature type", () => {
    const table = new Table({
      A: { battlefield: [...all, "Mirror Entity", "Grizzly Bears"], library },
      B: { battlefield: ["White Knight"], library },
    });
    table.activate("Mirror Entity", 5).resolve();
    expect([table.pt("Mirror Entity"), table.pt("Grizzly Bears")]).toEqual(["5/5", "5/5"]);
    expect(table.of("Grizzly Bears").everyCreatureType).toBe(true);
    expect(table.pt("White Knight")).toBe("2/2");
  });
});

describe("Wort, Boggart Auntie", () => {
  const upkeep = (graveyard: readonly string[]): Table => {
    const table = new Table({
      step: "untap",
      A: { battlefield: ["Wort, Boggart Auntie"], graveyard, library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    return table.passUntil("upkeep");
  };

  test("603.3d: with no Goblin card in the graveyard nothing is put on the stack", () => {
    expect(upkeep(["Grizzly Bears"]).stack()).toEqual([]);
  });

  test("a Goblin card that isn't a creature card returns, too, if its controller likes", () => {
    const table = upkeep(["Tarfire"]);
    table.choose(["Tarfire"]).resolve().answer({ is: "confirm", yes: true });
    expect(table.hand(A)).toEqual(["Tarfire"]);
    const other = upkeep(["Tarfire"]);
    other.choose(["Tarfire"]).resolve().answer({ is: "confirm", yes: false });
    expect(other.graveyard(A)).toEqual(["Tarfire"]);
  });
});
