import { describe, expect, test } from "vitest";
import { block } from "../engine/combat/testing/cards.ts";
import { Play } from "../engine/testing/play.ts";
import { A, B } from "../engine/testing/table.ts";

const lands = ["8 Plains", "8 Island", "8 Swamp", "8 Mountain", "8 Forest"];
const library = ["9 Grizzly Bears"];

/** A god of A with what is there besides, in A's main phase. */
const under = (
  god: string,
  sides: { readonly A?: object; readonly B?: object; readonly more?: readonly string[] } = {},
): Play =>
  new Play({
    A: { battlefield: [god, ...lands, ...(sides.more ?? [])], library, ...sides.A },
    B: { library, ...sides.B },
  });
describe("700.5: the gods are creatures as their controller's devotion allows", () => {
  test.each([
    // Each god counts for itself: one for its one color, two for its two.
    ["Thassa, God of the Sea", "Omniscience", 1, 2],
    ["Erebos, God of the Dead", "Nighthowler", 1, 2],
    ["Nylea, God of the Hunt", "Boon Satyr", 1, 2],
    ["Ephara, God of the Polis", "White Knight", 2, 3],
    ["Karametra, God of Harvests", "White Knight", 2, 3],
    ["Mogis, God of Slaughter", "Ember Swallower", 2, 3],
    ["Phenax, God of Deception", "Nighthowler", 2, 3],
    ["Xenagos, God of Revels", "Ember Swallower", 2, 3],
    ["Athreos, God of Passage", "White Knight", 2, 3],
    ["Iroas, God of Victory", "White Knight", 2, 3],
    ["Keranos, God of Storms", "Ember Swallower", 2, 3],
    ["Kruphix, God of Horizons", "Boon Satyr", 2, 3],
    ["Pharika, God of Affliction", "Boon Satyr", 2, 3],
  ])("%s", (god, helper, fewer, enough) => {
    const types = (helpers: number): readonly string[] =>
      new Play({
        A: { battlefield: [god, `${helpers} ${helper}`], graveyard: ["Grizzly Bears"] },
      }).of(god).types;
    expect(types(fewer)).toEqual(["enchantment"]);
    expect(types(enough)).toEqual(["enchantment", "creature"]);
    const table = new Play({ A: { hand: [god] } });
    expect(table.of(god).types).toContain("creature");
    expect(table.keywords(god)).toContain("indestructible");
  });
});

describe("the gods of Theros", () => {
  test("701.22: Thassa scries in your upkeep only", () => {
    const table = new Play({
      active: "B",
      A: { battlefield: ["Thassa, God of the Sea"], library },
      B: { library },
    });
    table.passUntil(2);
    expect(table.stack()).toEqual(["Thassa, God of the Sea ability"]);
    table.resolve();
    expect(table.decision).toMatchObject({ purpose: { is: "toBottom" }, player: A });
    table.choose([]).passUntil(3);
    expect(table.stack()).toEqual([]);
  });

  test("509.1b: Thassa makes a creature of yours unblockable for the turn", () => {
    const table = under("Thassa, God of the Sea", {
      more: ["Grizzly Bears"],
      B: { battlefield: ["Serra Angel"] },
    });
    table.activate("Thassa, God of the Sea", ["Grizzly Bears"]).resolve();
    table.passUntil("declareAttackers").choose(["Grizzly Bears"]).pass(2).pass(2);
    expect(table.life(B)).toBe(18);
  });

  test("119.7: under Erebos opponents gain no life, you do; he draws for two life", () => {
    const table = under("Erebos, God of the Dead", {
      A: { hand: ["Nyx-Fleece Ram"] },
      B: { battlefield: ["Nyx-Fleece Ram"] },
    });
    table.activate("Erebos, God of the Dead").resolve();
    expect(table.life(A)).toBe(18);
    expect(table.hand(A)).toEqual(["Nyx-Fleece Ram", "Grizzly Bears"]);
    table.play("Nyx-Fleece Ram").passUntil(2).passUntil("draw");
    expect(table.life(B)).toBe(20);
    table.passUntil(3).passUntil("draw");
    expect(table.life(A)).toBe(19);
  });

  test("613.1f: Nylea gives the others trample, and not herself", () => {
    const table = under("Nylea, God of the Hunt", {
      more: ["2 Boon Satyr", "Grizzly Bears"],
      B: { battlefield: ["Serra Angel"] },
    });
    expect(table.keywords("Grizzly Bears")).toEqual(["trample"]);
    expect(table.keywords("Nylea, God of the Hunt")).not.toContain("trample");
    expect(table.keywords("Serra Angel")).not.toContain("trample");
    table.activate("Nylea, God of the Hunt", ["Serra Angel"]).resolve();
    expect(table.pt("Serra Angel")).toBe("6/6");
  });

  test.each([
    ["another creature of yours", { hand: ["Grizzly Bears"] }, "Grizzly Bears", 1],
    ["no creature", { hand: ["Glorious Anthem"] }, "Glorious Anthem", 0],
    ["nothing", {}, "", 0],
  ])(
    "603.4: Ephara draws in each upkeep after a turn in which there entered %s",
    (_, side, cast, drawn) => {
      const table = under("Ephara, God of the Polis", { A: side });
      if (cast) table.play(cast);
      table.passUntil(2);
      expect(table.stack()).toHaveLength(drawn);
      if (drawn) table.resolve();
      expect(table.hand(A)).toHaveLength(drawn);
      table.passUntil(3);
      expect(table.stack()).toEqual([]);
    },
  );

  test("603.4: Ephara herself doesn't count, nor does a creature of an opponent", () => {
    const table = under("Forest", {
      A: { hand: ["Ephara, God of the Polis"] },
      B: { hand: ["Breaching Hippocamp"], battlefield: ["8 Island"] },
    });
    table.play("Ephara, God of the Polis");
    table.pass().cast("Breaching Hippocamp").resolve();
    table.passUntil(2);
    expect(table.stack()).toEqual([]);
  });

  test("603.4: Ephara draws for a creature that died in the same turn", () => {
    const table = under("Ephara, God of the Polis", {
      A: { hand: ["Grizzly Bears", "Shock"] },
    });
    table.play("Grizzly Bears").play("Shock", ["Grizzly Bears"]).passUntil(2).resolve();
    expect(table.hand(A)).toHaveLength(1);
  });

  test("701.23: Karametra finds a land of the type, tapped, as a creature spell is cast", () => {
    const table = under("Karametra, God of Harvests", {
      A: { hand: ["Grizzly Bears", "Shock"], library: ["Dryad Arbor", "Mountain", "Plains"] },
    });
    table.cast("Grizzly Bears");
    expect(table.stack()[0]).toBe("Karametra, God of Harvests ability");
    table.resolve().choose(true);
    table.choose(["Dryad Arbor"]).settle();
    if (table.decision.is === "chance") table.chance();
    expect(table.object("Dryad Arbor").tapped).toBe(true);
    table.resolve().cast("Shock", "B");
    expect(table.stack()).toEqual(["Shock"]);
  });

  test.each([
    [true, 20],
    [false, 18],
  ])("118.12a: Mogis, and the opponent sacrifices: %s", (sacrifices, life) => {
    const table = under("Mogis, God of Slaughter", { B: { battlefield: ["Grizzly Bears"] } });
    table.passUntil(2).resolve();
    expect(table.decision).toMatchObject({ player: B });
    table.choose(sacrifices).settle();
    expect(table.life(B)).toBe(life);
    expect(table.graveyard(B)).toEqual(sacrifices ? ["Grizzly Bears"] : []);
    table.passUntil(3);
    expect(table.stack()).toEqual([]);
  });

  test("118.12a: without a creature the opponent can only take Mogis's damage", () => {
    const table = under("Mogis, God of Slaughter");
    table.passUntil(2).resolve();
    expect(table.life(B)).toBe(18);
  });

  test("701.17: Phenax's creatures mill as many cards as their toughness", () => {
    const table = under("Phenax, God of Deception", { more: ["Nyx-Fleece Ram"] });
    table.activate("Nyx-Fleece Ram", "B").resolve();
    expect(table.graveyard(B)).toHaveLength(5);
    expect(table.object("Nyx-Fleece Ram").tapped).toBe(true);
  });

  test("608.2h: Xenagos doubles the power once; X stays as it was", () => {
    const table = under("Xenagos, God of Revels", {
      A: { hand: ["Giant Growth"] },
      more: ["Grizzly Bears"],
    });
    table.passUntil("beginCombat").choose(["Grizzly Bears"]).resolve();
    expect(table.pt("Grizzly Bears")).toBe("4/4");
    expect(table.keywords("Grizzly Bears")).toEqual(["haste"]);
    table.play("Giant Growth", ["Grizzly Bears"]);
    expect(table.pt("Grizzly Bears")).toBe("7/7");
    table.passUntil(2).passUntil("beginCombat");
    expect(table.stack()).toEqual([]);
  });

  test.each([
    [true, 17, []],
    [false, 20, ["Grizzly Bears"]],
  ])("118.12a: Athreos, and the opponent pays three life: %s", (pays, life, hand) => {
    const table = under("Athreos, God of Passage", {
      more: ["Grizzly Bears"],
      A: { hand: ["Shock"] },
    });
    table.play("Shock", ["Grizzly Bears"]).resolve();
    table.choose(pays).settle();
    expect(table.life(B)).toBe(life);
    expect(table.hand(A)).toEqual(hand);
  });

  test("108.3: Athreos looks at the owner, not at the controller", () => {
    const table = under("Athreos, God of Passage", {
      more: ["Grizzly Bears"],
      A: { hand: ["Shock", "Shock"] },
      B: { battlefield: [{ name: "Serra Angel", owner: A }] },
    });
    table.play("Shock", ["Grizzly Bears"]);
    expect(table.happened("triggered")).toHaveLength(1);
  });

  test("702.111b, 615.1: Iroas gives menace and protects attackers", () => {
    const table = new Play({
      step: "declareAttackers",
      A: { battlefield: ["Iroas, God of Victory", "Grizzly Bears"] },
      B: { battlefield: ["Serra Angel", "Nyx-Fleece Ram"] },
    });
    table.choose(["Grizzly Bears"]).pass(2);
    expect(() => block(table, ["Serra Angel", "Grizzly Bears"])).toThrow("tooFewBlockers");
    block(table, ["Serra Angel", "Grizzly Bears"], ["Nyx-Fleece Ram", "Grizzly Bears"]);
    table.pass(2);
    if (table.decision.is === "divide") table.answer({ is: "divide", shares: [1, 1] });
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
    expect(table.object("Serra Angel").damage).toBe(1);
  });

  test.each([
    ["Forest", 1, 20],
    ["Shock", 0, 17],
  ])("603.11: Keranos reveals the first draw of your turn: %s", (card, more, life) => {
    const table = new Play({
      active: "B",
      A: { battlefield: ["Keranos, God of Storms"], library: [card, "2 Forest"].flat() },
      B: { library },
    });
    table.passUntil(2).passUntil("draw");
    expect(table.happened("revealed")).toHaveLength(1);
    if (table.decision.is === "choose") table.choose(["B"]);
    expect(table.stack()).toEqual(["Keranos, God of Storms ability"]);
    table.resolve();
    expect(table.hand(A)).toHaveLength(1 + more);
    expect(table.life(B)).toBe(life);
    expect(table.stack()).toEqual([]);
  });

  test("402.2, 106.4: under Kruphix no hand is too large and mana becomes colorless", () => {
    const table = new Play({
      A: {
        battlefield: ["Kruphix, God of Horizons", "Forest"],
        hand: ["9 Shock"],
        library,
      },
      B: { library },
    });
    table.activate("Forest");
    table.passUntil("beginCombat");
    expect(table.game.players[0]?.mana).toEqual(["colorless"]);
    table.passUntil(2);
    expect(table.hand(A)).toHaveLength(9);
  });

  test("110.2: Pharika gives the owner of the exiled card the Snake", () => {
    const table = under("Pharika, God of Affliction", { B: { graveyard: ["Grizzly Bears"] } });
    table.activate("Pharika, God of Affliction", ["Grizzly Bears"]).resolve();
    expect(table.exile()).toEqual(["Grizzly Bears"]);
    const snake = table.of("Snake Token");
    expect(snake.controller).toBe(B);
    expect(snake.types).toEqual(["enchantment", "creature"]);
    expect(snake.colors).toEqual(["black", "green"]);
    expect(table.keywords("Snake Token")).toEqual(["deathtouch"]);
  });
});
