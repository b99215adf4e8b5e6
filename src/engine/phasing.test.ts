import { describe, expect, test } from "vitest";
import {
  activated,
  anyTarget,
  count,
  creature,
  damage,
  defineCard,
  draw,
  enchants,
  every,
  gets,
  hasLifelink,
  powerOf,
  self,
  setPT,
  staticAbility,
  toObject,
  triggered,
  you,
} from "../language/build.ts";
import type { ContinuousEffect, Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { effectId } from "./ids.ts";
import { phaseOut } from "./phasing.ts";
import type { Rules } from "./rules.ts";
import { bear, control, growth, robe } from "./testing/cards.ts";
import { A, B, C, type Item, Table } from "./testing/table.ts";

const lands = { library: ["9 Forest"] };
const cause = { is: "turn" } as const;
const counter = defineCard(["Test Counter", "試しの数え手", "ためしのかぞえて"], {
  type: "Enchantment",
  text: [
    staticAbility({ is: "all", filter: creature }, [gets(count(creature), 0)]),
    triggered({ is: "enters", what: creature }, draw(1)),
    triggered({ is: "leaves", what: creature }, draw(1)),
  ],
});
const sword = defineCard(["Test Sword", "試しの剣", "ためしのけん"], {
  type: "Artifact — Equipment",
});
const cards = [bear, counter, robe, control, growth, sword];

const out = (table: Table, ...names: readonly string[]): Table =>
  table.change((work) =>
    phaseOut(
      work,
      names.map((name) => table.id(name)),
      cause,
    ),
  );

const lasting = (id: ObjectId, controller: PlayerId, changes: ContinuousEffect["changes"]) =>
  ({
    id: effectId(99),
    source: id,
    controller,
    timestamp: 99,
    objects: [id],
    changes,
    until: { is: "forever" },
  }) as const;

describe("702.26: phasing", () => {
  test("702.26b, d: what is phased out is treated as though it didn't exist; nothing triggers", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear", "Grizzly Bears", "Test Counter"] },
      B: lands,
    });
    expect(table.pt("Grizzly Bears")).toBe("4/2");
    out(table, "Test Bear");
    expect(table.pt("Grizzly Bears")).toBe("3/2");
    expect(table.stack()).toEqual([]);
    expect(table.game.battlefield).not.toContain(table.id("Test Bear"));
    expect(table.game.phasedOut).toEqual([table.id("Test Bear")]);
  });

  test("702.26b, 113.7a: what has phased out before its ability resolves does it as it last was", () => {
    const archer = defineCard(["Test Archer", "試しの射手", "ためしのしゃしゅ"], {
      type: "Creature — Archer",
      pt: "1/1",
      text: [activated([], damage(powerOf(self), toObject(anyTarget)))],
    });
    const banner = defineCard(["Test Banner", "試しの旗", "ためしのはた"], {
      type: "Enchantment",
      text: [staticAbility({ is: "all", filter: creature }, [gets(2, 2), hasLifelink])],
    });
    const table = new Table({
      cards: [archer, banner],
      A: { battlefield: ["Test Archer", "Test Banner"] },
    });
    table.activate("Test Archer", "B");
    out(table, "Test Archer").resolve();
    expect(table.life(B)).toBe(17);
    expect(table.life(A)).toBe(23);
  });

  test("702.26a, 502.1: it phases in at the untap step of who controlled it, before untapping", () => {
    const table = new Table({
      cards,
      A: {
        ...lands,
        battlefield: [{ name: "Test Bear", tapped: true, counters: { "+1/+1": 1 } }],
      },
      B: lands,
    });
    const id = table.id("Test Bear");
    out(table, "Test Bear").passUntil(2);
    expect(table.game.phasedOut).toEqual([id]);
    table.passUntil(3);
    expect(table.game.phasedOut).toEqual([]);
    // 702.26d: the same object, with its counters; it untaps in that step.
    expect(table.pt("Test Bear")).toBe("3/3");
    expect(table.game.objects[id]?.tapped).toBeUndefined();
    expect(table.cited("phasedIn")).toEqual(["502.1", "702.26c"]);
    expect(table.happened("moved").filter(({ how }) => how !== "draw")).toEqual([]);
  });

  test("302.6, 702.26d: it has not left its controller's control: it can attack at once", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: [{ name: "Test Bear", recent: true }] },
      B: lands,
    });
    out(table, "Test Bear").passUntil(3);
    expect(table.game.objects[table.id("Test Bear")]?.recent).toBeUndefined();
  });

  test("702.26g: what is attached to it phases out and in with it", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear"] },
      B: { ...lands, battlefield: [{ name: "Test Robe", on: "Test Bear" }] },
    });
    const host = table.id("Test Bear");
    out(table, "Test Bear");
    expect(table.game.battlefield).toEqual([]);
    expect(table.game.objects[table.id("Test Robe")]?.phasedOut).toMatchObject({
      under: B,
      with: host,
    });
    // Not by itself in the untap step of its own controller.
    table.passUntil(2);
    expect(table.game.battlefield).toEqual([]);
    table.passUntil(3);
    expect(table.game.battlefield).toHaveLength(2);
    expect(table.game.objects[table.id("Test Robe")]).toMatchObject({ attachedTo: host });
  });

  test("702.26h: what would do so directly and indirectly does so indirectly", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear", { name: "Test Robe", on: "Test Bear" }] },
    });
    out(table, "Test Robe", "Test Bear");
    expect(table.game.objects[table.id("Test Robe")]?.phasedOut).toMatchObject({
      with: table.id("Test Bear"),
    });
  });

  test("702.26i: an Aura that phased out by itself comes back attached", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear", { name: "Test Robe", on: "Test Bear" }] },
      B: lands,
    });
    out(table, "Test Robe").passUntil(3);
    expect(table.game.objects[table.id("Test Robe")]?.attachedTo).toBe(table.id("Test Bear"));
  });

  test("702.26i, 704.5m: or, if what it was attached to is gone, unattached, and it goes", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear", { name: "Test Robe", on: "Test Bear" }] },
      B: lands,
    });
    out(table, "Test Robe");
    table.change((work) => work.setObject(table.id("Test Bear"), { damage: 2 }));
    expect(table.graveyard(A)).toEqual(["Test Bear"]);
    table.passUntil(3);
    expect(table.graveyard(A)).toEqual(["Test Bear", "Test Robe"]);
    expect(table.happened("unattached")).toEqual([]);
  });

  test("702.26i–j: an Equipment simply is unattached then; 702.103g: so is what was bestowed", () => {
    const table = new Table({
      cards,
      A: {
        ...lands,
        battlefield: [
          "Test Bear",
          { name: "Test Sword", on: "Test Bear" },
          { name: "Test Robe", on: "Test Bear", designations: ["bestowed"] },
        ],
      },
      B: lands,
    });
    out(table, "Test Sword", "Test Robe");
    table.change((work) => work.setObject(table.id("Test Bear"), { damage: 2 }));
    table.passUntil(3);
    expect(table.game.objects[table.id("Test Sword")]?.attachedTo).toBeUndefined();
    expect(table.happened("unattached")).toEqual([]);
    expect(table.happened("designated")).toHaveLength(1);
    expect(table.cited("designated")).toEqual(["702.103g"]);
  });

  test("702.26b, 506.4: it is removed from combat", () => {
    const table = new Table({
      cards,
      step: "declareAttackers",
      A: { ...lands, battlefield: ["Test Bear"] },
      B: lands,
    });
    table.choose(["Test Bear"]);
    out(table, "Test Bear");
    expect(table.happened("removedFromCombat")).toHaveLength(1);
    expect(table.game.objects[table.id("Test Bear")]?.attacking).toBeUndefined();
    table.passUntil("main2");
    expect(table.life(B)).toBe(20);
  });

  test("702.26a: the untap step that counts is of who controlled it as it phased out", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear"] },
      B: { ...lands, battlefield: [{ name: "Test Control", on: "Test Bear" }] },
    });
    out(table, "Test Bear").passUntil(2);
    expect(table.game.phasedOut).toEqual([]);
    expect(table.of("Test Bear").controller).toBe(B);
  });

  test("702.26e: an effect that begins meanwhile does not include it", () => {
    const table = new Table({
      cards,
      A: { ...lands, hand: ["Test Growth"], battlefield: ["Test Bear", "Grizzly Bears"] },
    });
    out(table, "Test Bear").cast("Test Growth").resolve();
    expect(table.game.effects[0]?.objects).toEqual([table.id("Grizzly Bears")]);
  });

  test("702.26f, 514.2: effects end and damage is removed while it is phased out", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: [{ name: "Test Bear", damage: 1 }] },
      B: lands,
    });
    const id = table.id("Test Bear");
    table.change((work) => {
      const timestamp = work.fresh();
      const whose = { id: effectId(timestamp), source: id, controller: A, timestamp };
      const until = { is: "endOfTurn" } as const;
      work.set({ effects: [{ ...whose, objects: [id], changes: [gets(1, 1)], until }] });
    });
    out(table, "Test Bear").passUntil(2);
    expect(table.game.objects[id]?.damage).toBeUndefined();
    table.passUntil(3);
    expect(table.pt("Test Bear")).toBe("2/2");
  });

  test("702.26m: without an untap step nothing phases in", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear"] },
      B: lands,
    });
    out(table, "Test Bear");
    table.change((work) => work.set({ skips: [{ player: A, step: "untap" }] })).passUntil(3);
    expect(table.game.phasedOut).toHaveLength(1);
    table.passUntil(5);
    expect(table.game.phasedOut).toEqual([]);
  });

  /** A's Bear, which B controls by an effect, phases out under B, who then leaves. */
  const underB = (skips: Game["skips"] = []): Table => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear"], exile: ["Test Control"] },
      B: lands,
      C: lands,
    });
    const id = table.id("Test Bear");
    const changes = [{ is: "gainControl", who: you }] as const;
    table.change((work) => work.set({ skips, effects: [lasting(id, B, changes)] }));
    return out(table, "Test Bear").concede(B);
  };

  test("702.26n: under a player who has left, as their turn would have begun", () => {
    const table = underB();
    expect(table.game.phasedOut).toHaveLength(1);
    table.passUntil(2);
    expect(table.game.turn.active).toBe(C);
    expect(table.happened("phasedIn")).toHaveLength(1);
    expect(table.of("Test Bear").controller).toBe(A);
  });

  test("702.26n: if there is no untap step then, in the next one, whoever has it", () => {
    const table = underB([{ player: C, step: "untap" }]).passUntil(2);
    expect(table.game.turn.active).toBe(C);
    expect(table.game.phasedOut).toHaveLength(1);
    table.passUntil(3);
    expect(table.game.turn.active).toBe(A);
    expect(table.happened("phasedIn")).toHaveLength(1);
  });

  test("702.26n, 800.4a: what nobody else would control is exiled, and nothing triggers", () => {
    const table = new Table({
      cards,
      A: {
        ...lands,
        battlefield: [{ name: "Test Bear", controller: B, phasedOut: true }, "Test Counter"],
      },
      B: lands,
      C: lands,
    }).concede(B);
    expect(table.zone("Test Bear")).toBe("exile");
    expect(table.game.phasedOut).toEqual([]);
    expect(table.cited("moved")).toContain("800.4a");
    expect(table.stack()).toEqual([]);
  });

  test("702.26n, 800.4c: or as soon as the effect ends that gives control to somebody in the game", () => {
    const table = new Table({
      cards,
      A: {
        ...lands,
        battlefield: [{ name: "Test Bear", controller: B }],
        exile: ["Test Control"],
      },
      B: lands,
      C: lands,
    });
    const id = table.id("Test Bear");
    const effect = lasting(id, A, [{ is: "gainControl", who: you }]);
    table.change((work) =>
      work.set({ effects: [{ ...effect, until: { is: "endOfTurn" } as const }] }),
    );
    out(table, "Test Bear").concede(B);
    expect(table.zone("Test Bear")).toBe("battlefield");
    expect(table.game.phasedOut).toHaveLength(1);
    table.passUntil(2);
    expect(table.zone("Test Bear")).toBe("exile");
    expect(table.game.phasedOut).toEqual([]);
    expect(table.cited("moved")).toContain("800.4c");
  });

  test("702.26k: with its owner it leaves the game", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: [{ name: "Test Bear", phasedOut: true }] },
      B: lands,
      C: lands,
    }).concede(A);
    const none: readonly ObjectId[] = [];
    expect(table.game.phasedOut).toEqual(none);
    expect(table.happened("moved")).toEqual([]);
  });

  test("702.26g: what phased out with it doesn't phase in by itself, even if that has left", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Bear"] },
      B: { ...lands, battlefield: [{ name: "Test Robe", on: "Test Bear" }] },
      C: lands,
    });
    out(table, "Test Bear").concede(A).passUntil(5);
    expect(table.game.phasedOut).toEqual([table.id("Test Robe")]);
  });
});

describe("502.15k of 2002: what phases in has a new timestamp", () => {
  const sizes = (name: string, size: number, type = "Enchantment") =>
    defineCard([name, "試し", "ためし"], {
      type,
      text: [
        ...(type === "Enchantment" ? [] : [staticAbility(self, [enchants(creature)])]),
        staticAbility(every(creature), [setPT(size, size)]),
      ],
    });
  const aura = "Enchantment — Aura";
  const made = [...cards, sizes("Threes", 3), sizes("Fours", 4)];
  const auras = [sizes("Fives", 5, aura), sizes("Sixes", 6, aura)];
  const returning = (
    phasingIn: Rules["phasingIn"],
    phased: readonly string[],
    battlefield: readonly Item[],
  ): Table => {
    const table = new Table({
      cards: [...made, ...auras],
      otherwise: { phasingIn },
      A: { ...lands, battlefield },
      B: lands,
    });
    out(table, ...phased).passUntil(2);
    while (table.game.turn.number === 2 && table.decision.is === "act") table.pass();
    return table;
  };

  test.each([
    ["702.26d: it keeps the one it had", "sameTimestamp", "4/4"],
    ["502.15k of 2002: it is applied after what has stayed", "newTimestamp", "3/3"],
  ] as const)("%s", (_, phasingIn, size) => {
    const table = returning(phasingIn, ["Threes"], ["Threes", "Fours", "Test Bear"]);
    expect(table.game.phasedOut).toEqual([]);
    expect(table.pt("Test Bear")).toBe(size);
  });

  test.each([
    [["Threes", "Fours"], "4/4"],
    [["Fours", "Threes"], "3/3"],
  ])("418.5c, 502.15k of 2002: the active player orders several: %j", (order, size) => {
    const both = ["Threes", "Fours"];
    const table = returning("newTimestamp", both, [...both, "Test Bear"]);
    expect(table.decision).toMatchObject({
      is: "order",
      player: A,
      purpose: { is: "timestamps" },
      items: both.map((name) => table.id(name)),
    });
    table.answer({ is: "order", order: order.map((name) => table.id(name)) }).settle();
    expect(table.pt("Test Bear")).toBe(size);
  });

  test("502.15k of 2002: of what has no effect of its own nobody is asked the order", () => {
    const table = returning(
      "newTimestamp",
      ["Threes", "Test Bear"],
      ["Test Bear", "Threes", "Test Sword"],
    );
    expect(table.game.phasedOut).toEqual([]);
    expect(table.game.turn).toMatchObject({ number: 3, step: "upkeep" });
  });

  test("502.15k of 2002: what comes along is later than its host, in the order in which it was", () => {
    const table = returning(
      "newTimestamp",
      ["Test Bear"],
      [
        "Test Bear",
        { name: "Sixes", on: "Test Bear" },
        { name: "Fives", on: "Test Bear" },
        "Threes",
      ],
    );
    const ages = ["Threes", "Test Bear", "Sixes", "Fives"].map(
      (name) => table.game.objects[table.id(name)]?.timestamp ?? 0,
    );
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    expect(table.pt("Test Bear")).toBe("5/5");
  });
});
