import { describe, expect, test } from "vitest";
import { card, choosing, offeredNames, refused } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { all, creature, enters, gainLife, ofColor, triggered } from "../language/build.ts";

const library = ["9 Forest"];
const lands = ["5 Swamp", "5 Mountain", "5 Plains", "Island"];

describe("the Nightmares of Torment", () => {
  test("110.2a, 607.2a: what Faceless Butcher exiled comes back under its owner's control", () => {
    const table = new Table({
      A: { hand: ["Faceless Butcher", "Unsummon"], battlefield: lands, library },
      B: { battlefield: ["Grizzly Bears", "White Knight"], library },
    });
    table.cast("Faceless Butcher").resolve().choose(["Grizzly Bears"]).resolve();
    expect(table.zone("Grizzly Bears")).toBe("exile");
    table.cast("Unsummon", ["Faceless Butcher"]).resolve();
    expect(table.stack()).toEqual(["Faceless Butcher ability"]);
    table.resolve();
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
    expect(table.of("Grizzly Bears").controller).toBe(B);
  });

  test("603.6c, 607.2a: leaving before it has exiled anything returns nothing, then it exiles for good", () => {
    const table = new Table({
      A: { hand: ["Petravark", "Unsummon"], battlefield: lands, library },
      B: { battlefield: ["Sacred Foundry"], library },
    });
    table.cast("Petravark").resolve().choose(["Sacred Foundry"]);
    table.cast("Unsummon", ["Petravark"]).resolve().resolve();
    expect(table.stack()).toEqual(["Petravark ability"]);
    table.resolve();
    expect(table.zone("Sacred Foundry")).toBe("exile");
  });

  test.each([
    ["Soul Scourge", 3],
    ["Laquatus's Champion", 6],
  ])("607.2: %s gives back what that player lost", (name, amount) => {
    const table = new Table({
      A: { hand: [name, "Unsummon"], battlefield: lands, library },
      B: { library },
    });
    table.cast(name).resolve().choose(["B"]).resolve();
    expect(table.life(B)).toBe(20 - amount);
    table.cast("Unsummon", [name]).resolve().resolve();
    expect(table.life(B)).toBe(20);
    expect(table.life(A)).toBe(20);
  });

  test("701.19a: Laquatus's Champion regenerates", () => {
    const table = new Table({
      A: { hand: ["Fiery Temper"], battlefield: [...lands, "Laquatus's Champion"], library },
      B: { library },
    });
    table.activate("Laquatus's Champion").resolve();
    table.cast("Fiery Temper", ["Laquatus's Champion"]).resolve();
    expect(table.zone("Laquatus's Champion")).toBe("battlefield");
    expect(table.game.objects[table.id("Laquatus's Champion")]?.tapped).toBe(true);
  });

  describe("Mesmeric Fiend", () => {
    const fiend = (): Table =>
      new Table({
        A: { hand: ["Mesmeric Fiend", "Unsummon"], battlefield: lands, library },
        B: { hand: ["Forest", "Shock", "Unsummon"], library },
      })
        .cast("Mesmeric Fiend")
        .resolve()
        .choose(["B"]);

    test("607.2a: you choose a nonland card; it comes back to its owner's hand", () => {
      const table = fiend().resolve();
      expect(offeredNames(table)).toEqual(["Shock", "Unsummon"]);
      table.choose(["Shock"]);
      expect(table.zone("Shock")).toBe("exile");
      expect(table.hand(B)).toEqual(["Forest", "Unsummon"]);
      table.cast("Unsummon", ["Mesmeric Fiend"]).resolve().resolve();
      expect(table.hand(B)).toContain("Shock");
      expect(table.hand(A)).toEqual(["Mesmeric Fiend"]);
    });

    test("603.6c: gone before its first ability resolves, it keeps the card for good", () => {
      const table = fiend().cast("Unsummon", ["Mesmeric Fiend"]).resolve().resolve().resolve();
      table.choose(["Shock"]);
      expect(table.stack()).toEqual([]);
      expect(table.zone("Shock")).toBe("exile");
    });
  });

  test("603.4, 607.2a: Hypnox takes the whole hand if it was cast from the hand, and gives it back", () => {
    const table = new Table({
      A: { hand: ["Hypnox", "Unsummon"], battlefield: [...lands, "2 Swamp"], library },
      B: { hand: ["Shock", "Forest"], library },
    });
    table.cast("Hypnox").resolve().choose(["B"]).resolve();
    expect(table.hand(B)).toEqual([]);
    expect(table.zone("Shock")).toBe("exile");
    table.cast("Unsummon", ["Hypnox"]).resolve().resolve();
    expect(table.hand(B)).toEqual(["Shock", "Forest"]);
  });

  test("603.4: Hypnox that was not cast takes nothing", () => {
    const table = new Table({
      A: {
        hand: ["Momentary Blink"],
        battlefield: [...lands, "Hypnox"],
        library,
      },
      B: { hand: ["Shock"], library },
    });
    table.cast("Momentary Blink", ["Hypnox"]).resolve();
    // What it exiled before: nothing.
    expect(table.stack()).toEqual(["Hypnox ability"]);
    table.resolve();
    expect(table.hand(B)).toEqual(["Shock"]);
  });

  test("110.2a: Petradon's two lands come back under their owners' control; {R} makes it stronger", () => {
    const table = new Table({
      A: { hand: ["Petradon", "Unsummon"], battlefield: [...lands, "3 Mountain"], library },
      B: { battlefield: ["Sacred Foundry", "Forest"], library },
    });
    table.cast("Petradon").resolve().choose(["Sacred Foundry", "Forest"]).resolve();
    expect(table.game.exile).toHaveLength(2);
    table.activate("Petradon").resolve();
    expect(table.pt("Petradon")).toBe("6/6");
    table.cast("Unsummon", ["Petradon"]).resolve().resolve();
    table.choose(false);
    expect(table.zone("Sacred Foundry")).toBe("battlefield");
    expect(table.zone("Forest")).not.toBe("exile");
    expect(table.of("Sacred Foundry").controller).toBe(B);
  });

  test("603.3d: with one land on the battlefield Petradon exiles none", () => {
    const table = new Table({
      A: { hand: ["Petradon"], battlefield: ["Omniscience"], library },
      B: { battlefield: ["Forest"], library },
    });
    table.act(table.castAction("Petradon", "free")).settle().resolve();
    expect(table.zone("Petradon")).toBe("battlefield");
    expect(table.stack()).toEqual([]);
  });

  test("115.1, 702.14c: Slithery Stalker takes a green or white creature of an opponent", () => {
    const table = new Table({
      A: {
        hand: ["Slithery Stalker", "Unsummon"],
        battlefield: [...lands, "Serra Angel"],
        library,
      },
      B: { battlefield: ["White Knight", "Grizzly Bears", "Pitchstone Wall", "Swamp"], library },
    });
    table.cast("Slithery Stalker").resolve();
    // White Knight has protection from black.
    expect(offeredNames(table)).toEqual(["Grizzly Bears"]);
    table.choose(["Grizzly Bears"]).resolve();
    expect(table.zone("Grizzly Bears")).toBe("exile");
    table.cast("Unsummon", ["Slithery Stalker"]).resolve().resolve();
    expect(table.of("Grizzly Bears").controller).toBe(B);
  });

  test("702.14c: Slithery Stalker can't be blocked by who controls a Swamp", () => {
    const table = new Table({
      A: { battlefield: ["Slithery Stalker"], library },
      B: { battlefield: ["Pitchstone Wall", "Swamp"], library },
    });
    table.passUntil("declareAttackers").choose(["Slithery Stalker"]);
    table.passUntil("main2");
    expect(table.life(B)).toBe(19);
    expect(table.happened("blocked")).toEqual([]);
  });

  test("115.1: Gravegouger takes up to two cards of one graveyard, and puts them back there", () => {
    const table = new Table({
      A: {
        hand: ["Gravegouger", "Unsummon"],
        battlefield: lands,
        graveyard: ["Plagiarize"],
        library,
      },
      B: { graveyard: ["Shock", "Forest", "Fog"], library },
    });
    table.cast("Gravegouger").resolve();
    expect(refused(table, choosing(table.id("Plagiarize"), table.id("Shock")))).toBeDefined();
    table.choose(["Shock", "Fog"]).resolve();
    expect(table.graveyard(B)).toEqual(["Forest"]);
    table.cast("Unsummon", ["Gravegouger"]).resolve().resolve().settle();
    expect(table.graveyard(B)).toEqual(expect.arrayContaining(["Forest", "Shock", "Fog"]));
  });

  describe("Chainer, Dementia Master", () => {
    const chainer = (more: readonly string[] = []): Table =>
      new Table({
        A: {
          hand: ["Unsummon"],
          battlefield: [...lands, ...more, "Chainer, Dementia Master", "Faceless Butcher"],
          library,
        },
        B: { graveyard: ["Serra Angel", "Grizzly Bears"], library },
      });

    test("613.4c: all Nightmares get +1/+1", () => {
      expect(chainer().pt("Faceless Butcher")).toBe("3/4");
    });

    test("611.2e: what it raises enters as a black Nightmare, under your control, for 3 life", () => {
      const table = chainer().activate("Chainer, Dementia Master", ["Serra Angel"]).resolve();
      expect(table.life(A)).toBe(17);
      const angel = table.of("Serra Angel");
      expect([angel.controller, angel.colors, angel.subtypes]).toEqual([
        A,
        ["black"],
        ["Angel", "Nightmare"],
      ]);
      expect(table.pt("Serra Angel")).toBe("5/5");
    });

    test("611.2e: triggers see it enter as what it is", () => {
      const watcher = card("Test Watcher", {
        cost: "{0}",
        type: "Artifact",
        text: [triggered(enters(all(creature, ofColor("black"))), gainLife(1))],
      });
      const table = new Table({
        cards: [watcher],
        A: { battlefield: [...lands, "Chainer, Dementia Master", "Test Watcher"], library },
        B: { graveyard: ["Serra Angel"], library },
      });
      table.activate("Chainer, Dementia Master", ["Serra Angel"]).resolve().resolve();
      expect(table.life(A)).toBe(18);
    });

    test("when Chainer leaves, all Nightmares are exiled, whoever controls them", () => {
      const table = chainer().activate("Chainer, Dementia Master", ["Serra Angel"]).resolve();
      table.cast("Unsummon", ["Chainer, Dementia Master"]).resolve().resolve();
      expect(table.zone("Serra Angel")).toBe("exile");
      expect(table.zone("Faceless Butcher")).toBe("exile");
      // 400.7: in exile it is what it was before.
      expect(table.of("Serra Angel").colors).toEqual(["white"]);
    });
  });
});
