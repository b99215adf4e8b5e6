import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const lands = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("chroma (107.4)", () => {
  test("Heartlash Cinder counts red symbols, its own and hybrid ones, as it resolves", () => {
    const table = new Table({
      A: {
        hand: ["Heartlash Cinder"],
        // One {R/W}; the red ability of another card is no mana cost.
        battlefield: [...lands, "Duergar Hedge-Mage", "Spinerock Knoll"],
        library,
      },
      B: { battlefield: ["Hostility"], library },
    });
    table.cast("Heartlash Cinder").resolve().resolve();
    // Its own {R}, too.
    expect(table.pt("Heartlash Cinder")).toBe("3/1");
    const names = table.keywords("Heartlash Cinder");
    expect(names).toEqual(["haste"]);
    table.passUntil(2);
    expect(table.pt("Heartlash Cinder")).toBe("1/1");
  });

  test("Outrage Shaman deals that much damage to its target", () => {
    const table = new Table({
      A: { hand: ["Outrage Shaman"], battlefield: [...lands, "Hostility"], library },
      B: { battlefield: ["Primalcrux"], library },
    });
    // {R}{R}{R} and its own {R}{R}; a 6/6 Primalcrux takes 5.
    table.cast("Outrage Shaman").resolve().choose(["Primalcrux"]).resolve();
    expect(table.game.objects[table.id("Primalcrux")]?.damage).toBe(5);
  });

  test("613.4c: Light from Within adds to each creature by its own mana cost", () => {
    const table = new Table({
      A: {
        battlefield: ["Light from Within", "Nightsky Mimic", "Serra Angel", "Grizzly Bears"],
        library,
      },
      B: { battlefield: ["White Knight"], library },
    });
    expect(table.pt("Nightsky Mimic")).toBe("3/2");
    expect(table.pt("Serra Angel")).toBe("6/6");
    expect(table.pt("Grizzly Bears")).toBe("2/2");
    expect(table.pt("White Knight")).toBe("2/2");
  });

  test("604.3: Umbra Stalker is as large as the black symbols in your graveyard, in every zone", () => {
    const table = new Table({
      A: {
        hand: ["Raven's Crime"],
        battlefield: [...lands, "Umbra Stalker"],
        graveyard: ["Umbra Stalker", "Worm Harvest", "Shock"],
        library,
      },
      B: { graveyard: ["Dread"], library },
    });
    // {B}{B}{B} and three hybrid ones.
    const [one, other] = table.all("Umbra Stalker");
    expect(one && other).toBeDefined();
    expect(table.pt("Umbra Stalker")).toBe("6/6");
    table.cast("Raven's Crime", ["B"]).resolve();
    expect(table.pt("Umbra Stalker")).toBe("7/7");
  });

  test("604.3: Umbra Stalkers in one graveyard look at each other's costs", () => {
    const table = new Table({
      A: { graveyard: ["2 Umbra Stalker", "Primalcrux"], battlefield: ["Primalcrux"], library },
      B: { library },
    });
    expect(table.pt("Umbra Stalker")).toBe("6/6");
  });

  test("613.1: what counts cards in a graveyard may find one there that counts permanents", () => {
    const table = new Table({
      A: {
        battlefield: ["4 Swamp", "4 Forest", "Svogthos, the Restless Tomb", "Vigor"],
        graveyard: ["Primalcrux", "Shock"],
        library,
      },
      B: { library },
    });
    table.act(table.activateAction("Svogthos, the Restless Tomb", 1)).settle().resolve();
    expect(table.pt("Svogthos, the Restless Tomb")).toBe("1/1");
    // In the graveyard it counts the three green symbols of Vigor.
    expect(table.pt("Primalcrux")).toBe("3/3");
  });

  test("701.17a: Sanity Grinding mills a card for each blue symbol among the cards revealed", () => {
    const table = new Table({
      A: {
        hand: ["Sanity Grinding"],
        battlefield: lands,
        library: ["Jace Beleren", "Counterspell", "8 Forest", "Guile"],
      },
      B: { library: ["5 Forest"] },
    });
    table.cast("Sanity Grinding", "B").resolve();
    expect(table.happened("revealed").flatMap(({ objects }) => objects)).toHaveLength(10);
    // {1}{U}{U} and {U}{U}; Guile was the eleventh card.
    expect(table.graveyard(B)).toHaveLength(4);
    table.settle();
    if (table.decision.is === "order") {
      table.answer({ is: "order", order: [...table.decision.items] });
    }
    expect(table.library(A)[0]).toBe("Guile");
    expect(table.library(A)).toHaveLength(11);
  });

  test("Sanity Grinding with fewer than ten cards reveals all", () => {
    const table = new Table({
      A: { hand: ["Sanity Grinding"], battlefield: lands, library: ["Counterspell", "Forest"] },
      B: { library: ["5 Forest"] },
    });
    table.cast("Sanity Grinding", "B").resolve();
    expect(table.graveyard(B)).toHaveLength(2);
  });

  test("608.2h: Fiery Bombardment looks at the creature that was sacrificed", () => {
    const table = new Table({
      A: {
        battlefield: [...lands, "Fiery Bombardment", "Outrage Shaman", "Grizzly Bears"],
        library,
      },
      B: { library },
    });
    table.act(table.activateAction("Fiery Bombardment"));
    table.choices([["B"], ["Outrage Shaman"]]).resolve();
    expect(table.zone("Outrage Shaman")).toBe("graveyard");
    expect(table.life(B)).toBe(18);
    table.act(table.activateAction("Fiery Bombardment"));
    table.choices([["B"]]).resolve();
    expect(table.life(B)).toBe(18);
  });

  test.each([
    [["Primalcrux", "Grizzly Bears"], 34],
    [["Grizzly Bears"], 22],
    [[], 20],
  ])("Phosphorescent Feast: 2 life for each green symbol of %j", (shown, life) => {
    const table = new Table({
      A: {
        hand: ["Phosphorescent Feast", "Primalcrux", "Grizzly Bears", "Shock"],
        battlefield: lands,
        library,
      },
      B: { library },
    });
    table.cast("Phosphorescent Feast").resolve().choose(shown);
    expect(table.life(A)).toBe(life);
    expect(table.hand(A)).toHaveLength(3);
  });

  test("Springjack Shepherd makes a Goat for each white symbol", () => {
    const table = new Table({
      A: {
        hand: ["Springjack Shepherd"],
        battlefield: [...lands, "Nightsky Mimic", "White Knight"],
        library,
      },
      B: { library },
    });
    table.cast("Springjack Shepherd").resolve().resolve();
    // {W/B}, {W}{W} and its own {W}.
    expect(table.all("Goat Token")).toHaveLength(4);
    expect(table.pt("Goat Token")).toBe("0/1");
  });
});
