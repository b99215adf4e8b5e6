import { describe, expect, test } from "vitest";
import { Play } from "../engine/testing/play.ts";
import { A, B } from "../engine/testing/table.ts";

const lands = ["9 Plains", "9 Island", "9 Swamp", "9 Mountain", "9 Forest"];
const library = ["9 Forest"];
type Side = Record<string, readonly string[]>;

/** A's permanents by day or by night, with every land. */
const at = (
  time: "day" | "night",
  a: Side = {},
  b: Side = {},
  position: Record<string, string> = {},
): Play => {
  const { battlefield = [], ...hers } = a;
  return new Play({
    time,
    ...position,
    A: { library, ...hers, battlefield: [...lands, ...battlefield] },
    B: { library, ...b },
  });
};
describe("702.145b, e: their faces and what time it is", () => {
  test.each([
    ["Village Watch", "4/3", "Village Reavers", "5/4"],
    ["Tovolar's Huntmaster", "6/6", "Tovolar's Packleader", "7/7"],
    ["Brutal Cathar", "2/2", "Moonrage Brute", "3/3"],
    ["Outland Liberator", "2/2", "Frenzied Trapbreaker", "3/3"],
    ["Reckless Stormseeker", "2/3", "Storm-Charged Slasher", "3/4"],
    ["Burly Breaker", "6/5", "Dire-Strain Demolisher", "8/7"],
    ["Graveyard Trespasser", "3/3", "Graveyard Glutton", "4/4"],
    ["Kessig Naturalist", "2/2", "Lord of the Ulvenwald", "3/3"],
    ["Suspicious Stowaway", "1/1", "Seafaring Werewolf", "2/1"],
  ])("%s is %s by day and %s, %s, by night", (front, byDay, back, byNight) => {
    const day = at("day", { hand: [front] });
    day.cast(front).resolve();
    expect(day.pt(front)).toBe(byDay);
    expect(day.of(front).subtypes).toContain("Human");
    const night = at("night", { hand: [front] });
    night.cast(front).resolve();
    expect(night.pt(back)).toBe(byNight);
    expect(night.of(back).subtypes).toEqual(["Werewolf"]);
  });
});

describe("702.145f: as day breaks they turn back", () => {
  test.each([
    ["Village Watch", "4/3"],
    ["Tovolar's Huntmaster", "6/6"],
    ["Brutal Cathar", "2/2"],
    ["Outland Liberator", "2/2"],
    ["Reckless Stormseeker", "2/3"],
    ["Burly Breaker", "6/5"],
    ["Graveyard Trespasser", "3/3"],
    ["Kessig Naturalist", "2/2"],
    ["Suspicious Stowaway", "1/1"],
  ])("%s is %s again", (front, byDay) => {
    const table = at("night", { hand: [front], battlefield: ["The Celestus"] });
    table.play(front);
    while (table.game.stack.length > 0) table.resolve().settle();
    table.act(table.activateAction("The Celestus", 1)).settle().resolve();
    expect(table.game.time).toBe("day");
    expect(table.pt(front)).toBe(byDay);
  });
});

describe("Village Watch", () => {
  test("702.10b: has haste, and by night gives it to Wolves and Werewolves, itself included", () => {
    const table = at("day", {
      battlefield: ["Village Watch", "Gatstaf Shepherd", "Grizzly Bears"],
    });
    expect(table.keywords("Village Watch")).toContain("haste");
    expect(table.keywords("Gatstaf Shepherd")).not.toContain("haste");
    const night = at("night", {
      hand: ["Village Watch"],
      battlefield: ["Gatstaf Shepherd", "Grizzly Bears"],
    });
    night.play("Village Watch");
    for (const name of ["Village Reavers", "Gatstaf Shepherd"]) {
      expect(night.keywords(name)).toContain("haste");
    }
    expect(night.keywords("Grizzly Bears")).not.toContain("haste");
  });
});

describe("Tovolar's Huntmaster", () => {
  test("111.3: brings two Wolves by day and by night", () => {
    for (const time of ["day", "night"] as const) {
      const table = at(time, { hand: ["Tovolar's Huntmaster"] });
      table.play("Tovolar's Huntmaster").resolve();
      expect(table.all("Wolf Token")).toHaveLength(2);
      expect(table.pt("Wolf Token")).toBe("2/2");
    }
  });

  test("508.1m: attacks by night with two more", () => {
    const table = at("night", { hand: ["Tovolar's Huntmaster"] });
    table.play("Tovolar's Huntmaster").resolve().passUntil(3).passUntil("declareAttackers");
    table.choose(["Tovolar's Packleader"]).resolve();
    expect(table.all("Wolf Token")).toHaveLength(4);
  });

  test("701.14a: by night another of the pack fights", () => {
    const table = at("night", { hand: ["Tovolar's Huntmaster"] }, { battlefield: ["Hill Giant"] });
    table.play("Tovolar's Huntmaster").resolve();
    table.act(table.activateAction("Tovolar's Packleader", 0)).settleUntilAsked();
    // 109.1: another: not itself.
    expect(() => table.choose(["Tovolar's Packleader"])).toThrow();
    const [wolf] = table.all("Wolf Token");
    if (!wolf) throw new Error("There are two Wolves.");
    table.answer({ is: "choose", chosen: [{ is: "object", object: wolf }] });
    table.choices([["Hill Giant"]]).resolve();
    expect(table.object("Hill Giant").damage).toBe(2);
    expect(table.all("Wolf Token")).toHaveLength(1);
  });

  test("701.14b: with an illegal target nobody fights", () => {
    const table = at(
      "night",
      { hand: ["Tovolar's Huntmaster", "Unsummon"], battlefield: ["Gatstaf Shepherd"] },
      { battlefield: ["Hill Giant"] },
    );
    table.play("Tovolar's Huntmaster").resolve();
    table.activate("Tovolar's Packleader", ["Gatstaf Shepherd"], ["Hill Giant"]);
    table.cast("Unsummon", ["Gatstaf Shepherd"]).resolve().resolve();
    expect(table.object("Hill Giant").damage ?? 0).toBe(0);
  });
});

describe("Brutal Cathar", () => {
  const cathar = (b: Side = {}, a: Side = {}): Play =>
    at("day", { hand: ["Brutal Cathar"], ...a }, { battlefield: ["Hill Giant", ...lands], ...b });

  test("610.3: exiles an opponent's creature until it leaves, and that comes back at once", () => {
    const table = cathar({ hand: ["Murder"] });
    table.play("Brutal Cathar").resolve();
    expect(table.exile()).toEqual(["Hill Giant"]);
    table.pass().cast("Murder", ["Brutal Cathar"]).resolve();
    expect(table.zone("Hill Giant")).toBe("battlefield");
    expect(table.of("Hill Giant").controller).toBe(B);
  });

  test("610.3b: if it has left before its ability resolves, nothing is exiled", () => {
    const table = cathar({ hand: ["Murder"] });
    table.play("Brutal Cathar");
    table.pass().cast("Murder", ["Brutal Cathar"]).resolve().resolve();
    expect(table.zone("Hill Giant")).toBe("battlefield");
    expect(table.exile()).toEqual([]);
  });

  test("701.27e: it triggers as it transforms into itself by day, not into the Brute by night", () => {
    const table = at(
      "night",
      { hand: ["Brutal Cathar", "The Celestus"] },
      { battlefield: ["Hill Giant", "Grizzly Bears"] },
    );
    table.play("Brutal Cathar");
    // It entered as the Brute.
    expect(table.stack()).toEqual([]);
    expect(table.happened("triggered")).toEqual([]);
    table.play("The Celestus");
    table.act(table.activateAction("The Celestus", 1)).settle().resolve();
    expect(table.game.time).toBe("day");
    if (table.decision.is === "order") table.choose(["The Celestus", "Brutal Cathar"]);
    table.choices([["Hill Giant"]]).resolve();
    expect(table.exile()).toEqual(["Hill Giant"]);
  });

  test("610.3: transforming it doesn't bring anything back; the Brute leaving does", () => {
    const table = cathar({ hand: ["Murder"] }, { hand: ["Brutal Cathar", "Unnatural Moonrise"] });
    table.play("Brutal Cathar").resolve();
    table.cast("Unnatural Moonrise", ["Brutal Cathar"]).resolve();
    expect(table.pt("Moonrage Brute")).toBe("4/3");
    expect(table.keywords("Moonrage Brute")).toContain("firstStrike");
    expect(table.triggers("Brutal Cathar")).toBe(1);
    expect(table.exile()).toEqual(["Hill Giant"]);
    // 702.21a: its ward costs 3 life.
    table.pass().cast("Murder", ["Moonrage Brute"]).resolve();
    table.choose(true).settle();
    expect(table.life(B)).toBe(17);
    table.resolve();
    expect(table.zone("Hill Giant")).toBe("battlefield");
  });
});

describe("Outland Liberator", () => {
  test.each(["day", "night"] as const)("701.8a: sacrificed by %s, it destroys", (time) => {
    const table = at(
      time,
      { hand: ["Outland Liberator"] },
      { battlefield: ["Ornithopter", "Crusade"] },
    );
    table.play("Outland Liberator");
    const name = time === "day" ? "Outland Liberator" : "Frenzied Trapbreaker";
    table.activate(name, ["Crusade"]).resolve();
    expect(table.graveyard(A)).toEqual(["Outland Liberator"]);
    expect(table.graveyard(B)).toEqual(["Crusade"]);
  });

  test("508.5: by night it destroys one of the defending player's as it attacks", () => {
    const table = at(
      "night",
      { hand: ["Outland Liberator"], battlefield: ["Crusade"] },
      { battlefield: ["Ornithopter", "Glorious Anthem"] },
    );
    table.play("Outland Liberator").passUntil(3).passUntil("declareAttackers");
    table.choose(["Frenzied Trapbreaker"]).settleUntilAsked();
    expect(() => table.choose(["Crusade"])).toThrow();
    table.choose(["Ornithopter"]).settle().resolve();
    expect(table.graveyard(B)).toEqual(["Ornithopter"]);
  });
});

describe("Reckless Stormseeker", () => {
  test.each([
    ["day", "Reckless Stormseeker", "3/2", ["haste"]],
    ["night", "Storm-Charged Slasher", "4/2", ["trample", "haste"]],
  ] as const)("507.1: by %s, %s makes a creature %s that has just come", (time, _, pt, gained) => {
    const table = at(time, { hand: ["Reckless Stormseeker", "Grizzly Bears"] });
    table.play("Reckless Stormseeker").play("Grizzly Bears");
    table
      .passUntil("beginCombat")
      .choices([["Grizzly Bears"]])
      .resolve();
    expect(table.pt("Grizzly Bears")).toBe(pt);
    expect(table.keywords("Grizzly Bears")).toEqual(gained);
    table.passUntil("declareAttackers").choose(["Grizzly Bears"]);
    expect(table.object("Grizzly Bears").attacking).toBeDefined();
  });
});

describe("Burly Breaker", () => {
  test.each([
    ["day", "Burly Breaker", 1, true],
    ["day", "Burly Breaker", 0, false],
    ["night", "Dire-Strain Demolisher", 3, true],
    ["night", "Dire-Strain Demolisher", 2, false],
  ] as const)("702.21a: by %s %s with %s more mana: %s", (time, name, more, pays) => {
    const table = at(
      time,
      { hand: ["Burly Breaker"] },
      { hand: ["Murder"], battlefield: [`${3 + more} Swamp`] },
    );
    table.play("Burly Breaker").pass();
    table.cast("Murder", [name]).resolve();
    if (table.decision.is === "confirm") table.choose(pays).settle();
    table.resolve();
    expect(table.zone(pays ? "Burly Breaker" : name)).toBe(pays ? "graveyard" : "battlefield");
  });
});

describe("Graveyard Trespasser", () => {
  test.each([
    [["Grizzly Bears"], 19, 21],
    [["Fog"], 20, 20],
    [[], 20, 20],
  ])(
    "608.2c: by day it exiles %j: the opponent has %s life, you have %s",
    (cards, theirs, yours) => {
      const table = at(
        "day",
        { hand: ["Graveyard Trespasser"] },
        { graveyard: ["Grizzly Bears", "Fog"] },
      );
      table.play("Graveyard Trespasser").choices([cards]).resolve();
      expect(table.exile()).toEqual(cards);
      expect([table.life(B), table.life(A)]).toEqual([theirs, yours]);
    },
  );

  test.each([
    [["Grizzly Bears", "Craw Wurm"], 18, 22],
    [["Grizzly Bears", "Fog"], 19, 21],
    [["Fog"], 20, 20],
  ])("608.2c: by night, of any graveyards, it exiles %j: %s and %s", (cards, theirs, yours) => {
    const table = at(
      "night",
      { hand: ["Graveyard Trespasser"], graveyard: ["Craw Wurm"] },
      { graveyard: ["Grizzly Bears", "Fog"] },
    );
    table.play("Graveyard Trespasser").choices([cards]).resolve();
    expect(table.exile()).toEqual(cards);
    expect([table.life(B), table.life(A)]).toEqual([theirs, yours]);
  });

  test("508.1m: and again as it attacks", () => {
    const table = at(
      "day",
      { battlefield: ["Graveyard Trespasser"] },
      { graveyard: ["Craw Wurm"] },
      { step: "declareAttackers" },
    );
    table
      .choose(["Graveyard Trespasser"])
      .choices([["Craw Wurm"]])
      .resolve();
    expect(table.life(B)).toBe(19);
  });

  test.each([
    ["day", ["Murder", "Fog"], true],
    ["day", ["Murder"], false],
    ["night", ["Murder", "Fog"], true],
    ["night", ["Murder"], false],
  ] as const)("702.21a: by %s its ward costs a card: %j", (time, hand, pays) => {
    const name = time === "day" ? "Graveyard Trespasser" : "Graveyard Glutton";
    const table = at(time, { hand: ["Graveyard Trespasser"] }, { hand, battlefield: lands });
    table.play("Graveyard Trespasser").settle();
    while (table.game.stack.length > 0) table.resolve();
    table.pass().cast("Murder", [name]).resolve();
    if (table.decision.is === "confirm") table.choose(true);
    table.settle();
    if (table.game.stack.length > 0) table.resolve();
    expect(table.zone(pays ? "Graveyard Trespasser" : name)).toBe(
      pays ? "graveyard" : "battlefield",
    );
    expect(table.hand(B)).toEqual([]);
  });
});

describe("Kessig Naturalist", () => {
  test("106.4, 500.5: its mana lasts through the steps of the turn", () => {
    const attackers = { battlefield: ["Kessig Naturalist"] };
    const table = at("day", attackers, {}, { step: "declareAttackers" });
    table.choose(["Kessig Naturalist"]).resolve();
    table.pick({ is: "mana", mana: "green" });
    table.passUntil("main2");
    expect(table.game.players[0]?.mana).toEqual(["green"]);
    table.passUntil(2);
    expect(table.game.players[0]?.mana).toEqual([]);
  });

  test("106.4: by night, too", () => {
    const table = at("night", { hand: ["Kessig Naturalist"] });
    table.play("Kessig Naturalist").passUntil(3).passUntil("declareAttackers");
    table.choose(["Lord of the Ulvenwald"]).resolve();
    table.pick({ is: "mana", mana: "red" });
    table.passUntil("main2");
    expect(table.game.players[0]?.mana).toEqual(["red"]);
  });

  test("613.4c: by night the other Wolves and Werewolves are greater", () => {
    const table = at("night", {
      hand: ["Kessig Naturalist"],
      battlefield: ["Gatstaf Shepherd", "Grizzly Bears"],
    });
    table.play("Kessig Naturalist");
    expect(table.pt("Gatstaf Shepherd")).toBe("3/3");
    expect(table.pt("Grizzly Bears")).toBe("2/2");
    expect(table.pt("Lord of the Ulvenwald")).toBe("3/3");
  });
});

describe("Suspicious Stowaway", () => {
  test("509.1b, 701.9a: can't be blocked; by day it loots", () => {
    const table = at(
      "day",
      { battlefield: ["Suspicious Stowaway"], hand: ["Fog"] },
      { battlefield: ["Hill Giant"] },
      { step: "declareAttackers" },
    );
    table.choose(["Suspicious Stowaway"]).pass(2);
    expect(table.decision.is).not.toBe("pairs");
    if (table.game.stack.length === 0) table.pass(2);
    expect(table.life(B)).toBe(19);
    table.resolve().choose(["Fog"]).settle();
    expect(table.hand(A)).toEqual(["Forest"]);
    expect(table.graveyard(A)).toEqual(["Fog"]);
  });

  test("509.1b, 120.3: nor by night, when it draws only", () => {
    const table = at("night", { hand: ["Suspicious Stowaway"] }, { battlefield: ["Hill Giant"] });
    table.play("Suspicious Stowaway").passUntil(3).passUntil("declareAttackers");
    const before = table.hand(A).length;
    table.choose(["Seafaring Werewolf"]).pass(2);
    expect(table.decision.is).not.toBe("pairs");
    table.until().resolve();
    expect(table.life(B)).toBe(18);
    expect(table.hand(A)).toHaveLength(before + 1);
    expect(table.graveyard(A)).toEqual([]);
  });
});
