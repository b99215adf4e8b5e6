import { describe, expect, test } from "vitest";
import {
  activated,
  creature,
  discardCards,
  draw,
  inZone,
  mana,
  ofColor,
  payLife,
  sacrificeThis,
  self,
  takeCounters,
  tapThis,
  you,
} from "../language/build.ts";
import type { Amount, Cost, Filter } from "../language/schema.ts";
import { canAssign } from "./costs/demands.ts";
import type { ObjectId } from "./ids.ts";
import { machine, sacrifice, use, why } from "./testing/machine.ts";
import {
  announcement,
  card,
  choosing,
  number,
  offeredNames,
  refused,
  relic,
} from "./testing/making.ts";
import { A, Table } from "./testing/table.ts";
import { Work } from "./work.ts";

const tapping = (which: Filter, amount: Amount = number(1)): Cost => ({
  is: "tapOthers",
  amount,
  which,
});

describe("107.5, 107.6, 302.6: {T} and {Q}", () => {
  const untapThis: Cost = { is: "untapThis" };
  const creatureWith = (...cost: readonly Cost[]) =>
    card("Test Worker", {
      cost: "{1}",
      type: "Creature — Human",
      pt: "1/1",
      text: [activated(cost, draw(1))],
    });
  const worker = (cost: Cost, how: { tapped?: boolean; recent?: boolean }) =>
    new Table({
      cards: [creatureWith(cost)],
      A: { battlefield: [{ name: "Test Worker", ...how }] },
    });

  test("107.6: {Q} untaps; what is untapped can't pay it", () => {
    const table = worker(untapThis, { tapped: true });
    table.activate("Test Worker");
    expect(table.game.objects[table.id("Test Worker")]?.tapped).toBeUndefined();
    expect(table.happened("untapped")).toHaveLength(1);
    expect(table.refusal(table.activateAction("Test Worker"))).toMatchObject({
      code: "costCantBePaid",
      cr: "107.6",
    });
  });

  test("302.6, 602.5a: {Q} waits as {T} does", () => {
    const table = worker(untapThis, { tapped: true, recent: true });
    expect(table.refusal(table.activateAction("Test Worker"))).toMatchObject({
      code: "summoningSick",
    });
  });

  test("702.10c: a creature with haste needn't wait", () => {
    const swift = card("Test Swift", {
      cost: "{1}",
      type: "Creature — Human",
      pt: "1/1",
      text: [
        activated([tapThis], draw(1)),
        { is: "static", affects: self, changes: [{ is: "haste" }] },
      ],
    });
    const table = new Table({
      cards: [swift],
      A: { battlefield: [{ name: "Test Swift", recent: true }] },
    });
    expect(table.refusal(table.activateAction("Test Swift"))).toBeNull();
  });

  test("302.6: tapping other creatures for a cost without {T} doesn't wait", () => {
    const table = machine([tapping(creature)], {
      battlefield: { battlefield: [{ name: "Grizzly Bears", recent: true }] },
    });
    use(table).settle();
    expect(table.game.objects[table.id("Grizzly Bears")]?.tapped).toBe(true);
  });
});

describe("118.3: costs that are paid with objects", () => {
  test("118.3: tapping untapped permanents of one's own", () => {
    const table = machine([tapping(creature, number(2))], {
      battlefield: {
        battlefield: ["Grizzly Bears", "Wild Mongrel", { name: "Basking Rootwalla", tapped: true }],
      },
    });
    use(table);
    expect(table.decision).toMatchObject({
      is: "choose",
      purpose: { is: "payWith", cost: "tapOthers" },
      min: 2,
      max: 2,
      cr: ["601.2h", "701.26a"],
    });
    expect(offeredNames(table)).toEqual(["Grizzly Bears", "Wild Mongrel"]);
    expect(refused(table, choosing(table.id("Basking Rootwalla")))).toBe("notAChoice");
    table.settle();
    expect(table.happened("tapped")).toHaveLength(2);
  });

  test("118.3: with too few untapped permanents it can't be activated", () => {
    const table = machine([tapping(creature, number(2))], {
      battlefield: { battlefield: ["Grizzly Bears"] },
    });
    expect(why(table)).toMatchObject({ code: "costCantBePaid", cr: "118.3" });
  });

  test("701.21a: sacrificing what one controls; what it was is remembered (608.2h)", () => {
    const table = machine([sacrifice(creature, number(1), "fodder")], {
      battlefield: { battlefield: ["Grizzly Bears", "Wild Mongrel"] },
    });
    const bears = table.id("Grizzly Bears");
    use(table);
    expect(
      refused(table, choosing(...table.all("Grizzly Bears"), ...table.all("Wild Mongrel"))),
    ).toBe("tooMany");
    table.choose("Grizzly Bears");
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(announcement(table)).toMatchObject({ used: { fodder: [bears] } });
    expect(table.game.past[bears]).toBeDefined();
  });

  test("701.21a: another's permanents can't be sacrificed", () => {
    const table = new Table({
      cards: [relic("Test Machine", activated([sacrifice(creature)], draw(1)))],
      A: { battlefield: ["Test Machine"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    expect(why(table)).toMatchObject({ code: "costCantBePaid" });
  });

  test("701.21a: this permanent itself", () => {
    const table = machine([sacrificeThis]);
    use(table).settle();
    expect(table.zone("Test Machine")).toBe("graveyard");
    expect(table.stack()).toEqual(["Test Machine ability"]);
  });

  test("118.3: exiling cards from the graveyard", () => {
    const fromGrave: Cost = {
      is: "exileCards",
      amount: number(2),
      which: inZone("graveyard", you),
      name: "burnt",
    };
    const graveyard = ["Shock", "Island", "Forest"];
    const table = machine([fromGrave], { battlefield: { graveyard } });
    use(table);
    expect(table.decision).toMatchObject({
      purpose: { is: "payWith", cost: "exileCards" },
      min: 2,
    });
    expect(refused(table, choosing(table.id("Shock")))).toBe("tooFew");
    table.choose(["Shock", "Forest"]);
    expect([table.zone("Shock"), table.zone("Forest")]).toEqual(["exile", "exile"]);
    expect(table.graveyard(A)).toEqual(["Island"]);
    expect(why(machine([fromGrave], { battlefield: { graveyard: ["Shock"] } }))).toMatchObject({
      code: "costCantBePaid",
    });
  });

  test("118.3: exiling this card from the graveyard, returning this permanent", () => {
    const ghost = card("Test Ghost", {
      cost: "{1}",
      type: "Artifact",
      text: [activated([{ is: "exileThis" }], draw(1), { zone: "graveyard" })],
    });
    const dead = new Table({ cards: [ghost], A: { graveyard: ["Test Ghost"] } });
    dead.act(dead.activateAction("Test Ghost"));
    expect(dead.zone("Test Ghost")).toBe("exile");
    expect(dead.stack()).toEqual(["Test Ghost ability"]);
    const table = machine([{ is: "returnThis" }]);
    use(table);
    expect(table.zone("Test Machine")).toBe("hand");
  });

  test("118.3: putting a card from the hand on top of the library", () => {
    const cost: Cost = {
      is: "putCardsOnLibrary",
      amount: number(1),
      which: inZone("hand", you),
      where: "top",
    };
    const table = machine([cost], {
      battlefield: { hand: ["Shock", "Island"], library: ["Forest"] },
    });
    use(table).choose("Island");
    const [top] = table.game.players[0]?.library ?? [];
    expect(top).toBe(table.id("Island"));
    expect(table.hand(A)).toEqual(["Shock"]);
  });

  test("118.3: removing counters, no more than there are", () => {
    const cost: Cost = { is: "takeCounters", amount: number(2), counter: "charge" };
    const with3 = (count: number): Table =>
      new Table({
        cards: [relic("Test Machine", activated([cost], draw(1)))],
        A: { battlefield: [{ name: "Test Machine", counters: { charge: count } }] },
      });
    const table = with3(3);
    use(table);
    expect(table.game.objects[table.id("Test Machine")]?.counters).toEqual({ charge: 1 });
    expect(table.happened("countersRemoved")).toMatchObject([{ counter: "charge", amount: 2 }]);
    expect(why(table)).toMatchObject({ code: "costCantBePaid" });
  });

  test("119.4, 119.4b: life is paid by who has as much; 0 always", () => {
    expect(why(machine([payLife(3)], { battlefield: { life: 2 } }))).toMatchObject({ cr: "119.4" });
    expect(why(machine([payLife(3)], { battlefield: { life: 3 } }))).toBeNull();
    const table = machine([payLife(0)]);
    const work = new Work(table.game);
    work.setPlayer(A, { life: -1 });
    table.game = work.game;
    expect(why(table)).toBeNull();
  });

  test("119.4, 118.10: two payments of life together are no more than one has", () => {
    const table = machine([payLife(2), payLife(2)], { battlefield: { life: 3 } });
    expect(why(table)).toMatchObject({ code: "costCantBePaid", cr: "118.10" });
  });

  test("107.3f: any number may be none", () => {
    const table = machine([sacrifice(creature, { is: "anyNumber" }, "fodder")], {
      battlefield: { battlefield: ["2 Grizzly Bears"] },
    });
    use(table);
    expect(table.decision).toMatchObject({ is: "choose", min: 0, max: 2 });
    table.answer(choosing());
    expect(announcement(table)).toMatchObject({ used: { fodder: [] } });
  });
});

describe("701.9b: discards at random", () => {
  const cost: Cost = { is: "discardCards", amount: number(1), random: true, name: "lost" };

  test("601.2h: chance decides, after all other costs", () => {
    const table = machine([cost, sacrifice(creature)], {
      battlefield: { hand: ["Shock", "Island"], battlefield: ["2 Grizzly Bears"] },
    });
    use(table);
    // The sacrifice comes first, although the text has it last.
    expect(table.decision).toMatchObject({ is: "choose", purpose: { cost: "sacrificeOthers" } });
    table.choose("Grizzly Bears");
    expect(table.decision).toMatchObject({
      is: "chance",
      purpose: { is: "random" },
      count: 1,
      from: [table.id("Shock"), table.id("Island")],
    });
    const [shock, island] = [table.id("Shock"), table.id("Island")];
    expect(refused(table, { is: "chance", picked: [] })).toBe("tooFew");
    expect(refused(table, { is: "chance", picked: [shock, island] })).toBe("tooMany");
    expect(refused(table, { is: "chance", picked: [table.id("Test Machine")] })).toBe("notAChoice");
    expect(refused(table, { is: "chance", picked: [shock, shock] })).toBe("chosenTwice");
    table.answer({ is: "chance", picked: [island] });
    expect(table.graveyard(A)).toContain("Island");
    expect(announcement(table)).toMatchObject({ used: { lost: [island] } });
  });

  test("701.9b: the last card needs no chance", () => {
    const table = machine([cost], { battlefield: { hand: ["Shock"] } });
    use(table);
    expect(table.graveyard(A)).toEqual(["Shock"]);
  });
});

describe("118.10: nothing pays for two costs", () => {
  const red = ofColor("red");

  test("118.10: two discards need two cards", () => {
    const cost = [discardCards(1), discardCards(1, red)];
    expect(why(machine(cost, { battlefield: { hand: ["Shock"] } }))).toMatchObject({
      code: "costCantBePaid",
      cr: "118.10",
    });
    expect(why(machine(cost, { battlefield: { hand: ["Shock", "Island"] } }))).toBeNull();
  });

  test("118.10: the first discard must leave the card that the second needs", () => {
    const table = machine([discardCards(1), discardCards(1, red)], {
      battlefield: { hand: ["Shock", "Island"] },
    });
    use(table);
    expect(offeredNames(table)).toEqual(["Island"]);
    table.settle();
    expect(table.graveyard(A)).toEqual(["Island", "Shock"]);
  });

  test("118.10: cards that each could be used can't all be", () => {
    const table = machine([discardCards(2), discardCards(1, red)], {
      battlefield: { hand: ["Shock", "Shock", "Island"] },
    });
    use(table);
    const [one, other] = table.all("Shock");
    if (!one || !other) throw new Error("There are two.");
    expect(refused(table, choosing(one, other))).toBe("costCantBePaid");
    table.choose(["Shock", "Island"]).settle();
    expect(table.hand(A)).toEqual([]);
  });

  test("601.2h: what was tapped for one cost can be sacrificed for another, in that order", () => {
    const table = machine([sacrifice(creature), tapping(creature)], {
      battlefield: { battlefield: ["Grizzly Bears"] },
    });
    expect(why(table)).toBeNull();
    use(table).settle();
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(table.stack()).toEqual(["Test Machine ability"]);
  });

  test("118.10: what taps for mana can't be tapped for another cost", () => {
    const elf = card("Test Elf", {
      cost: "{G}",
      type: "Creature — Elf",
      pt: "1/1",
      text: [activated([tapThis], { is: "addMana", who: you, mana: ["green"] })],
    });
    const cost = [mana("{1}"), tapping(creature)];
    const alone = machine(cost, { with: [elf], battlefield: { battlefield: ["Test Elf"] } });
    expect(why(alone)).toMatchObject({ code: "notEnoughMana" });
    const table = machine(cost, {
      with: [elf],
      battlefield: { battlefield: ["Test Elf", "Forest"] },
    });
    use(table);
    // The engine keeps the Elf for the other cost, and the player must, too.
    expect(table.decision).toMatchObject({ proposal: [{ object: table.id("Forest") }] });
    const wrong = [{ object: table.id("Test Elf"), ability: "0" }];
    expect(refused(table, { is: "pay", activations: wrong })).toBe("notEnoughMana");
    table.settle();
    expect(table.stack()).toEqual(["Test Machine ability"]);
  });

  test("118.3: a counter that is removed for mana can't be removed for another cost", () => {
    const battery = (counters: number) =>
      new Table({
        cards: [
          relic(
            "Test Battery",
            activated([mana("{1}"), takeCounters(1, "charge")], draw(1)),
            activated([takeCounters(1, "charge")], {
              is: "addMana",
              who: you,
              mana: ["colorless"],
            }),
          ),
        ],
        A: { battlefield: [{ name: "Test Battery", counters: { charge: counters } }] },
      });
    const refusal = (table: Table) => table.refusal(table.activateAction("Test Battery"));
    expect(refusal(battery(1))).toMatchObject({ code: "notEnoughMana" });
    expect(refusal(battery(2))).toBeNull();
  });

  test("118.10: an exact matching is found where a greedy one fails", () => {
    const [a, b, c] = ["a", "b", "c"] as unknown as readonly [ObjectId, ObjectId, ObjectId];
    const use1 = (...from: readonly ObjectId[]) =>
      ({ kind: "use", from, count: 1, most: 1 }) as const;
    expect(canAssign([use1(a, b, c), use1(a, b), use1(a)])).toBe(true);
    expect(canAssign([use1(a, b), use1(a, b), use1(a, b)])).toBe(false);
    expect(canAssign([{ ...use1(a, b, c), count: 2 }, use1(a), use1(b)])).toBe(false);
    expect(canAssign([{ ...use1(a, b), count: 3 }])).toBe(false);
    expect(canAssign([])).toBe(true);
  });
});
