/** Cards of sets of which there are few here: a test file of their own would hold one test. */
import { describe, expect, test } from "vitest";
import { mode, symbol } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("Magus of the Mirror", () => {
  const position = (step: "upkeep" | "main1"): Table =>
    new Table({
      step,
      A: { life: 5, battlefield: ["Magus of the Mirror"], library },
      B: { life: 17, library },
    });

  test("701.12c: in your upkeep, it gives each of the two the other's life", () => {
    const table = position("upkeep");
    table.activate("Magus of the Mirror").resolve();
    expect([table.life(A), table.life(B)]).toEqual([17, 5]);
    expect(table.zone("Magus of the Mirror")).toBe("graveyard");
  });

  test("602.5b: at no other time", () => {
    const table = position("main1");
    expect(() => table.activate("Magus of the Mirror")).toThrow();
  });
});

describe("Spectral Procession", () => {
  test.each([
    [["3 Plains"]],
    [["2 Plains", "2 Island"]],
    [["1 Plains", "4 Island"]],
    [["6 Island"]],
  ])("107.4f: %j pay for it", (lands) => {
    const table = new Table({
      A: { hand: ["Spectral Procession"], battlefield: lands, library },
      B: {},
    });
    table.cast("Spectral Procession").resolve();
    expect(table.all("Spirit Token")).toHaveLength(3);
    expect(table.pt("Spirit Token")).toBe("1/1");
    const { abilities, colors } = table.of("Spirit Token");
    expect(abilities.map(({ ability }) => ability.is === "keyword" && ability.name)).toContain(
      "flying",
    );
    expect(colors).toEqual(["white"]);
  });

  test.each([[["2 Plains", "1 Island"]], [["5 Island"]]])("107.4f: %j are too few", (lands) => {
    const table = new Table({
      A: { hand: ["Spectral Procession"], battlefield: lands, library },
      B: {},
    });
    expect(() => table.cast("Spectral Procession")).toThrow();
  });

  test("105.2, 202.3f: it is white, whatever was paid", () => {
    const table = new Table({
      A: { hand: ["Spectral Procession"], battlefield: ["6 Island"], library },
      B: {},
    });
    table.cast("Spectral Procession");
    expect(table.of("Spectral Procession").colors).toEqual(["white"]);
  });

  test("601.2b, 601.2f: what reduces the cost applies to the generic half that was chosen", () => {
    const position = (): Table =>
      new Table({
        A: {
          hand: ["Spectral Procession"],
          battlefield: ["3 Plains", "3 Island", "Helm of Awakening"],
          library,
        },
        B: {},
      });
    const untapped = (table: Table): number =>
      [...table.all("Plains"), ...table.all("Island")].filter(
        (id) => !table.game.objects[id]?.tapped,
      ).length;
    const table = position();
    table.act(table.castAction("Spectral Procession"));
    while (table.decision.is === "option") table.answer(symbol("W"));
    expect(untapped(table.settle())).toBe(3);
    const other = position();
    other.act(other.castAction("Spectral Procession"));
    for (let n = 0; other.decision.is === "option"; n += 1) {
      other.answer(symbol(n === 0 ? "2" : "W"));
    }
    expect(untapped(other.settle())).toBe(3);
  });
});

describe("Ovinize", () => {
  const ovinize = (...more: readonly string[]): Table =>
    new Table({
      A: { hand: ["Ovinize", ...more], battlefield: all, library },
      B: { battlefield: ["Serra Angel"], library },
    })
      .cast("Ovinize", "Serra Angel")
      .resolve();

  test("613.1f, 613.4b: no abilities, 0/1; 613.4c: what modifies still does", () => {
    const table = ovinize("Giant Growth");
    expect(table.pt("Serra Angel")).toBe("0/1");
    expect(table.of("Serra Angel").abilities).toEqual([]);
    table.cast("Giant Growth", "Serra Angel").resolve();
    expect(table.pt("Serra Angel")).toBe("3/4");
    table.passUntil(2);
    expect(table.pt("Serra Angel")).toBe("4/4");
  });

  test("613.7: an ability gained afterwards stays", () => {
    const table = ovinize("Withstand Death").cast("Withstand Death", "Serra Angel").resolve();
    expect(table.keywords("Serra Angel")).toEqual(["indestructible"]);
  });
});

describe("Vampire Hexmage", () => {
  test("122.1: removes all counters of every kind from a permanent", () => {
    const table = new Table({
      A: { battlefield: ["Vampire Hexmage"], library },
      B: { battlefield: [{ name: "Craw Wurm", counters: { "+1/+1": 2, shred: 1 } }], library },
    });
    table.activate("Vampire Hexmage", "Craw Wurm").resolve();
    expect(table.game.objects[table.id("Craw Wurm")]?.counters ?? {}).toEqual({});
    expect(table.graveyard(A)).toEqual(["Vampire Hexmage"]);
  });

  test("704.5i: a planeswalker without loyalty is gone; a permanent needs no counters", () => {
    const position = (): Table =>
      new Table({
        A: { battlefield: ["Vampire Hexmage"], library },
        B: { battlefield: ["Ajani Goldmane", "Bonesplitter"], library },
      });
    const table = position().activate("Vampire Hexmage", "Ajani Goldmane").resolve();
    expect(table.graveyard(B)).toEqual(["Ajani Goldmane"]);
    const other = position().activate("Vampire Hexmage", "Bonesplitter").resolve();
    expect(other.zone("Bonesplitter")).toBe("battlefield");
  });

  test("702.7b: it strikes first", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Vampire Hexmage"], library },
      B: { battlefield: ["Runeclaw Bear"], library },
    });
    table.choose(["Vampire Hexmage"]).pass(2);
    table.answer({
      is: "pairs",
      pairs: [[table.id("Runeclaw Bear"), table.id("Vampire Hexmage")]],
    });
    table.pass(2).pass(2);
    expect(table.zone("Vampire Hexmage")).toBe("battlefield");
  });
});

describe("Mirrodin", () => {
  test("702.12b: Darksteel Myr isn't destroyed, by damage or by effects", () => {
    const table = new Table({
      A: { hand: ["Lightning Bolt", "Murder"], battlefield: all, library },
      B: { battlefield: ["Darksteel Myr"], library },
    });
    table.cast("Lightning Bolt", "Darksteel Myr").resolve();
    table.cast("Murder", "Darksteel Myr").resolve();
    expect(table.zone("Darksteel Myr")).toBe("battlefield");
  });

  test("704.5f: with toughness 0 it dies all the same", () => {
    const table = new Table({
      A: { hand: ["Tragic Slip"], battlefield: all, library },
      B: { battlefield: ["Darksteel Myr"], library },
    });
    table.cast("Tragic Slip", "Darksteel Myr").resolve();
    expect(table.graveyard(B)).toEqual(["Darksteel Myr"]);
  });

  test("702.12b, 514.2: Withstand Death, for a turn", () => {
    const table = new Table({
      A: {
        hand: ["Withstand Death", "Day of Judgment"],
        battlefield: [...all, "Runeclaw Bear"],
        library,
      },
      B: { hand: ["Murder"], battlefield: ["3 Swamp", "Craw Wurm"], library },
    });
    table.cast("Withstand Death", "Runeclaw Bear").resolve().cast("Day of Judgment").resolve();
    expect(table.zone("Runeclaw Bear")).toBe("battlefield");
    expect(table.graveyard(B)).toEqual(["Craw Wurm"]);
    table.passUntil(2).passUntil("main1");
    table.cast("Murder", "Runeclaw Bear").resolve();
    expect(table.zone("Runeclaw Bear")).toBe("graveyard");
  });
});

describe("Wastes", () => {
  test("305.6: a basic land without a land type, whose own ability makes colorless mana", () => {
    const table = new Table({ A: { battlefield: ["Wastes"], library }, B: {} });
    expect(table.of("Wastes")).toMatchObject({ supertypes: ["basic"], subtypes: [] });
    expect(table.activate("Wastes").game.players[0]?.mana).toEqual(["colorless"]);
  });

  test("305.7: Blood Moon leaves it alone, for it is basic", () => {
    const table = new Table({ A: { battlefield: ["Wastes", "Blood Moon"], library }, B: {} });
    expect(table.of("Wastes").subtypes).toEqual([]);
  });
});

describe("Second Sunrise", () => {
  const sunrise = (table: Table): Table => table.cast("Second Sunrise").resolve().settle();

  test("400.7: what died this turn comes back to its owner, what was discarded or died before doesn't", () => {
    const table = new Table({
      A: {
        hand: ["Second Sunrise", "Wrath of God", "Serra Angel"],
        graveyard: ["Hill Giant"],
        battlefield: [...all, "6 Plains", "Grizzly Bears", "Putrid Imp"],
        library,
      },
      B: { battlefield: ["Runeclaw Bear"], library },
    });
    table.activate("Putrid Imp", ["Serra Angel"]).resolve().settle();
    table.cast("Wrath of God").resolve();
    sunrise(table);
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
    expect(table.zone("Putrid Imp")).toBe("battlefield");
    expect(table.zone("Runeclaw Bear")).toBe("battlefield");
    expect(table.of("Runeclaw Bear").controller).toBe(B);
    expect(table.graveyard(A).toSorted()).toEqual(
      ["Hill Giant", "Second Sunrise", "Serra Angel", "Wrath of God"].toSorted(),
    );
  });

  test("110.2a: each player returns what is theirs, whoever controlled it", () => {
    const table = new Table({
      A: {
        hand: ["Second Sunrise", "Wrath of God", "Act of Treason"],
        battlefield: [...all, "6 Plains"],
        library,
      },
      B: { battlefield: ["Runeclaw Bear"], library },
    });
    table.cast("Act of Treason", ["Runeclaw Bear"]).resolve();
    expect(table.of("Runeclaw Bear").controller).toBe(A);
    table.cast("Wrath of God").resolve();
    expect(sunrise(table).of("Runeclaw Bear").controller).toBe(B);
  });

  test("514.2: a creature that died in the last turn stays where it is", () => {
    const table = new Table({
      A: {
        hand: ["Second Sunrise", "Wrath of God"],
        battlefield: [...all, "6 Plains", "Hill Giant"],
        library,
      },
      B: { library },
    });
    table.cast("Wrath of God").resolve();
    table.passUntil(2).passUntil("upkeep");
    while (table.decision.player !== A) table.pass();
    expect(sunrise(table).zone("Hill Giant")).toBe("graveyard");
  });
});

describe("700.2: Silumgar's Command", () => {
  const commanded = (modes: readonly [number, number], targets: readonly string[]): Table => {
    const table = new Table({
      A: { hand: ["Silumgar's Command", "Divination", "Grizzly Bears"], battlefield: all, library },
      B: { battlefield: ["Garruk Wildspeaker", "Hill Giant", "Craw Wurm"], library },
    });
    table.cast("Divination").act(table.castAction("Silumgar's Command"));
    for (const one of modes) table.answer(mode(one));
    return table.choices(targets.map((name) => [name])).resolve();
  };

  test("counters a noncreature spell and destroys a planeswalker", () => {
    const table = commanded([0, 3], ["Divination", "Garruk Wildspeaker"]);
    expect(table.graveyard(A)).toEqual(["Divination", "Silumgar's Command"]);
    expect(table.graveyard(B)).toEqual(["Garruk Wildspeaker"]);
  });

  test("returns a permanent and shrinks a creature", () => {
    const table = commanded([1, 2], ["Garruk Wildspeaker", "Craw Wurm"]);
    expect(table.hand(B)).toEqual(["Garruk Wildspeaker"]);
    expect(table.pt("Craw Wurm")).toBe("3/1");
  });

  test("115.1: a creature spell is no target of the first mode, nor a creature of the fourth", () => {
    const table = new Table({
      A: { hand: ["Silumgar's Command", "Grizzly Bears"], battlefield: all, library },
      B: { battlefield: ["Hill Giant"], library },
    });
    table.cast("Grizzly Bears").act(table.castAction("Silumgar's Command"));
    const { decision } = table;
    const modes = decision.is === "option" ? decision.options : [];
    expect(modes.flatMap((one) => (one.is === "mode" ? [one.mode] : []))).toEqual([1, 2]);
  });
});

describe("601.3: Steel Golem", () => {
  test("keeps its controller from casting creature spells, and nobody else", () => {
    const table = new Table({
      A: { hand: ["Grizzly Bears", "Divination"], battlefield: ["Steel Golem", ...all], library },
      B: { hand: ["Cloudthresher"], battlefield: all, library },
    });
    expect(table.pt("Steel Golem")).toBe("3/4");
    expect(table.refusal(table.castAction("Grizzly Bears"))).not.toBeNull();
    expect(table.refusal(table.castAction("Divination"))).toBeNull();
    table.pass();
    expect(table.refusal(table.castAction("Cloudthresher"))).toBeNull();
  });
});

describe("Goblin Matron", () => {
  const entered = (found: readonly string[]): Table => {
    const table = new Table({
      A: { hand: ["Goblin Matron"], battlefield: all, library: ["Goblin King", "Hill Giant"] },
      B: { library },
    });
    table.cast("Goblin Matron").resolve().resolve();
    if (found.length === 0) return table.answer({ is: "confirm", yes: false });
    return table.answer({ is: "confirm", yes: true }).choose(found);
  };

  test("701.23: a Goblin card, revealed, goes to the hand", () => {
    const table = entered(["Goblin King"]);
    expect(table.hand(A)).toEqual(["Goblin King"]);
    expect(table.happened("revealed")).toHaveLength(1);
  });

  test("a search may be declined", () => {
    const table = entered([]);
    expect(table.hand(A)).toEqual([]);
    expect(table.happened("shuffled")).toEqual([]);
  });
});
