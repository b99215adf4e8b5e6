import { describe, expect, test } from "vitest";
import { castBy, divide } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("Torment: what happens later or instead", () => {
  const swarm = (): Table => {
    const table = new Table({
      A: {
        hand: ["Shock", "Shock"],
        battlefield: [...all, "Shambling Swarm", "White Knight"],
        library,
      },
      B: { battlefield: ["Serra Angel", "Pitchstone Wall"], library },
    });
    table.cast("Shock", ["Shambling Swarm"]).resolve().cast("Shock", ["Shambling Swarm"]).resolve();
    return table;
  };

  test("601.2d, 603.7: Shambling Swarm: as many counters go as came, once, at the next end step", () => {
    const table = swarm();
    table.choose(["Serra Angel", "Pitchstone Wall"]).answer(divide(1, 2)).settle().resolve();
    expect([table.pt("Serra Angel"), table.pt("Pitchstone Wall")]).toEqual(["3/3", "0/3"]);
    // One more that the Swarm did not put there stays.
    table.change((work) =>
      work.setObject(table.id("Serra Angel"), { counters: { "-1/-1": 2, "+1/+1": 0 } }),
    );
    table.passUntil("end");
    table.choose(["Shambling Swarm", "Shambling Swarm", "Shambling Swarm"]);
    while (table.game.stack.length > 0) table.resolve();
    expect([table.pt("Serra Angel"), table.pt("Pitchstone Wall")]).toEqual(["3/3", "2/5"]);
    table.passUntil(2).passUntil("end");
    expect(table.pt("Serra Angel")).toBe("3/3");
    expect(table.stack()).toEqual([]);
  });

  test("614.6, 614.5: Plagiarize turns each draw of that player into one of yours", () => {
    const table = new Table({
      active: "B",
      step: "upkeep",
      A: { hand: ["Plagiarize"], battlefield: all, library },
      B: { hand: ["Careful Study", "Shock", "Shock"], battlefield: all, library },
    });
    table.pass().cast("Plagiarize", "B").resolve();
    table.passUntil("main1");
    expect(table.hand(B)).toHaveLength(3);
    expect(table.hand(A)).toEqual(["Forest"]);
    table.cast("Careful Study").resolve().settle();
    expect(table.hand(A)).toEqual(["Forest", "Forest", "Forest"]);
    expect(table.hand(B)).toEqual([]);
    table.passUntil(2).passUntil("main1");
    expect(table.hand(A)).toHaveLength(4);
  });

  test("614.1a: Equal Treatment makes all damage 2", () => {
    const table = new Table({
      A: { hand: ["Equal Treatment", "Fiery Temper", "Flame Jab"], battlefield: all, library },
      B: { battlefield: ["Pitchstone Wall"], library },
    });
    table.cast("Equal Treatment").resolve();
    expect(table.hand(A)).toContain("Forest");
    table.cast("Fiery Temper", ["B"]).resolve().cast("Flame Jab", ["Pitchstone Wall"]).resolve();
    expect(table.life(B)).toBe(18);
    expect(table.game.objects[table.id("Pitchstone Wall")]?.damage).toBe(2);
  });

  test("120.8, 614.7a: no damage is no damage for Equal Treatment, too", () => {
    const table = new Table({
      A: { hand: ["Equal Treatment", "Sickening Dreams"], battlefield: all, library },
      B: { library },
    });
    table.cast("Equal Treatment").resolve().cast("Sickening Dreams", 0).resolve();
    expect([table.life(A), table.life(B)]).toEqual([20, 20]);
  });
});

describe("Torment: enchantments and creatures", () => {
  test("603.2: Last Laugh laughs at each permanent but itself, and goes with the last creature", () => {
    const table = new Table({
      A: {
        hand: ["Shock", "Fiery Temper"],
        battlefield: [...all, "Last Laugh", "Grizzly Bears"],
        library,
      },
      B: { battlefield: ["Llanowar Elves"], library },
    });
    table.cast("Shock", ["Llanowar Elves"]).resolve();
    expect(table.stack()).toEqual(["Last Laugh ability"]);
    table.resolve();
    expect([table.life(A), table.life(B)]).toEqual([19, 19]);
    table.cast("Fiery Temper", ["Grizzly Bears"]).resolve();
    table.choose(["Last Laugh", "Last Laugh"]).resolve().resolve();
    expect(table.zone("Last Laugh")).toBe("graveyard");
  });

  test("704.5a, 603.8: Transcendence: no loss at 0 life, twice the life back, loss at 20", () => {
    const table = new Table({
      A: { life: 3, hand: ["Fiery Temper"], battlefield: [...all, "Transcendence"], library },
      B: { library },
    });
    table.cast("Fiery Temper", ["A"]).resolve();
    expect(table.life(A)).toBe(0);
    expect(table.game.result).toBeFalsy();
    table.resolve();
    expect(table.life(A)).toBe(6);
    table.change((work) => work.setPlayer(A, { life: 20 }));
    table.resolve();
    expect(table.game.result).toMatchObject({ winner: B });
  });

  test("705: Crazed Firecat grows with each flip won, until one is lost", () => {
    const table = new Table({ A: { hand: ["Crazed Firecat"], battlefield: all, library }, B: {} });
    table.cast("Crazed Firecat").resolve().resolve();
    for (const won of [true, true, false]) table.answer({ is: "chance", won });
    expect(table.pt("Crazed Firecat")).toBe("6/6");
  });

  test("603.10a, 120.3: Sengir Vampire grows when what it has damaged dies this turn", () => {
    const table = new Table({
      A: { hand: ["Shock", "2 Fiery Temper"], battlefield: [...all, "Sengir Vampire"], library },
      B: { battlefield: ["Pitchstone Wall", "Serra Angel", "Grizzly Bears"], library },
    });
    const sengir = table.id("Sengir Vampire");
    table.change((work) => work.setObject(table.id("Serra Angel"), { damagedBy: [sengir] }));
    table.cast("Fiery Temper", ["Grizzly Bears"]).resolve();
    expect(table.stack()).toEqual([]);
    table.cast("Fiery Temper", ["Serra Angel"]).resolve().cast("Shock", ["Serra Angel"]).resolve();
    table.resolve();
    expect(table.pt("Sengir Vampire")).toBe("5/5");
  });

  test("702.34a: Chainer's Edict: a creature of that player's choice, from the graveyard as well", () => {
    const table = new Table({
      A: { graveyard: ["Chainer's Edict"], battlefield: all, library },
      B: { battlefield: ["Grizzly Bears", "Serra Angel"], library },
    });
    castBy(table, "Chainer's Edict", "flashback").choices(["B"]).resolve().choose(["Serra Angel"]);
    expect(table.zone("Serra Angel")).toBe("graveyard");
    expect(table.zone("Chainer's Edict")).toBe("exile");
  });
});

describe("Torment: choices", () => {
  test("207.2c: Far Wanderings finds one basic land, with threshold three in its place", () => {
    const few = new Table({
      A: { hand: ["Far Wanderings"], battlefield: all, library: ["Plains", "Island", "Swamp"] },
      B: { library },
    });
    few.cast("Far Wanderings").resolve().choose(["Island"]).settle();
    const found = (table: Table) => table.happened("moved").filter(({ how }) => how === "put");
    expect(found(few)).toHaveLength(1);
    const many = new Table({
      A: {
        hand: ["Far Wanderings"],
        battlefield: all,
        graveyard: ["7 Shock"],
        library: ["Plains", "Island", "Swamp", "Sacred Foundry"],
      },
      B: { library },
    });
    many.cast("Far Wanderings").resolve().choose(["Plains", "Island", "Swamp"]).settle();
    expect(found(many)).toHaveLength(3);
    for (const { object } of found(many)) expect(many.game.objects[object]?.tapped).toBe(true);
    expect(many.happened("shuffled")).toHaveLength(1);
  });

  test.each([
    [true, 16, 3],
    [false, 20, 1],
  ])("118.12a: Skullscorch: 4 damage (%s) or two cards at random", (takes, life, cards) => {
    const table = new Table({
      A: { hand: ["Skullscorch"], battlefield: all, library },
      B: { hand: ["3 Forest"], library },
    });
    table.cast("Skullscorch", "B").resolve();
    expect(table.decision.player).toBe(B);
    table.choose(takes).settle();
    if (table.decision.is === "chance") {
      const { from } = table.decision;
      table.answer({ is: "chance", picked: from.slice(0, 2) });
    }
    expect(table.life(B)).toBe(life);
    expect(table.hand(B)).toHaveLength(cards);
  });

  test("118.12a: Rites of Refusal asks {3} for each card discarded", () => {
    const table = new Table({
      A: { hand: ["Serra Angel"], battlefield: ["5 Plains", "5 Island"], library },
      B: { hand: ["Rites of Refusal", "3 Forest"], battlefield: all, library },
    });
    table.cast("Serra Angel").pass().cast("Rites of Refusal", ["Serra Angel"]).resolve();
    table.choose(["Forest"]);
    table.choose(true).settle();
    expect(table.zone("Serra Angel")).toBe("stack");
    expect(table.happened("countered")).toEqual([]);
  });

  test("118.3: with more cards discarded than the player can pay for, it is countered", () => {
    const table = new Table({
      A: { hand: ["Serra Angel"], battlefield: ["5 Plains", "5 Island"], library },
      B: { hand: ["Rites of Refusal", "3 Forest"], battlefield: all, library },
    });
    table.cast("Serra Angel").pass().cast("Rites of Refusal", ["Serra Angel"]).resolve();
    table.choose(["Forest", "Forest", "Forest"]);
    expect(table.zone("Serra Angel")).toBe("graveyard");
  });
});
