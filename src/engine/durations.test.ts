import { describe, expect, test } from "vitest";
import {
  activated,
  addManaOf,
  defineCard,
  gets,
  self,
  staticAbility,
  tapThis,
} from "../language/build.ts";
import type { Change, PlayerChange } from "../language/schema.ts";
import type { Until } from "./game.ts";
import { effectId, type ObjectId, type PlayerId } from "./ids.ts";
import { bear } from "./testing/cards.ts";
import { A, B, C, Table } from "./testing/table.ts";
import type { Work } from "./work.ts";

const still = defineCard(["Test Still", "試しの眠り", "ためしのねむり"], {
  type: "Artifact",
  text: [staticAbility(self, [{ is: "doesntUntap" }])],
});
const rule = (name: string, change: PlayerChange) =>
  defineCard([name, name, "てすと"], {
    type: "Enchantment",
    text: [{ is: "forPlayers", who: { is: "you" }, changes: [change] }],
  });
const cards = [
  bear,
  still,
  rule("Big Hand", { is: "noMaximumHandSize" }),
  rule("Full Pool", { is: "unspentManaStays" }),
  rule("Grey Pool", { is: "unspentManaBecomes", mana: "colorless" }),
];
/** "{T}: Add {R}. Until end of turn, you don't lose this mana as steps and phases end." */
const keeping = defineCard(["Keeper", "試しの蓄え", "ためしのたくわえ"], {
  type: "Artifact",
  text: [activated([tapThis], addManaOf(1, ["red"], { stays: true }))],
});
const lands = { library: ["9 Forest"] };

/** A continuous effect as a resolution leaves it behind (611.2). */
const lasting =
  (controller: PlayerId, objects: readonly ObjectId[], change: Change, until: Until) =>
  (work: Work): void => {
    const [source] = objects;
    if (!source) throw new Error("An effect has objects here.");
    const id = effectId(work.fresh());
    const timestamp = work.fresh();
    const effect = { id, source, controller, timestamp, objects, changes: [change], until };
    work.set({ effects: [...work.game.effects, effect] });
  };

describe("how long effects last", () => {
  const growing = (until: Until): Table => {
    const table = new Table({ cards, A: { ...lands, battlefield: ["Test Bear"] }, B: lands });
    return table.change(lasting(A, [table.id("Test Bear")], gets(1, 1), until));
  };

  test("514.2: until end of turn: through the end step, not beyond the cleanup step", () => {
    const table = growing({ is: "endOfTurn" }).passUntil("end");
    expect(table.pt("Test Bear")).toBe("3/3");
    table.passUntil(2);
    expect(table.pt("Test Bear")).toBe("2/2");
    expect(table.happened("turnEffectsEnded")).toHaveLength(1);
  });

  test("500.5a, 511.2: until end of combat: still in the end of combat step", () => {
    const table = growing({ is: "endOfCombat" }).passUntil("endCombat");
    expect(table.pt("Test Bear")).toBe("3/3");
    table.passUntil("main2");
    expect(table.pt("Test Bear")).toBe("2/2");
    expect(table.cited("effectsEnded")).toEqual(["500.5a", "511.2"]);
  });

  test("500.4: until your next turn: not over as somebody else's turn begins", () => {
    const table = growing({ is: "yourNextTurn" }).passUntil(2);
    expect(table.pt("Test Bear")).toBe("3/3");
    table.passUntil(3);
    expect(table.pt("Test Bear")).toBe("2/2");
  });

  test("500.7, 611.2a: an extra turn is a next turn, too", () => {
    const table = growing({ is: "yourNextTurn" });
    table.change((work) => work.set({ extraTurns: [A] })).passUntil(2);
    expect(table.game.turn.active).toBe(A);
    expect(table.pt("Test Bear")).toBe("2/2");
  });

  /** Of three players C has the bear, and one of the others made it bigger. */
  const untilNextTurnOf = (player: PlayerId): Table => {
    const table = new Table({
      cards,
      A: lands,
      B: lands,
      C: { ...lands, battlefield: ["Test Bear"] },
    });
    const until = { is: "yourNextTurn" } as const;
    return table.change(lasting(player, [table.id("Test Bear")], gets(1, 1), until));
  };

  test("800.4m: with that player gone, until their turn would have begun", () => {
    const table = untilNextTurnOf(B).concede(B);
    expect(table.pt("Test Bear")).toBe("3/3");
    table.passUntil(2);
    expect(table.game.turn.active).toBe(C);
    expect(table.pt("Test Bear")).toBe("2/2");
  });

  test("800.4m: who leaves in a turn of their own has their next one a lap later", () => {
    const table = untilNextTurnOf(A);
    table.concede(A).passUntil(2);
    expect(table.game.turn.active).toBe(B);
    expect(table.pt("Test Bear")).toBe("3/3");
    table.passUntil(3);
    expect(table.pt("Test Bear")).toBe("3/3");
    table.passUntil(4);
    expect(table.game.turn.active).toBe(B);
    expect(table.pt("Test Bear")).toBe("2/2");
  });

  test("800.4m, 500.7: an extra turn between doesn't bring it nearer", () => {
    const table = untilNextTurnOf(A);
    table.change((work) => work.set({ extraTurns: [C] })).passUntil(2);
    table.concede(A).passUntil(4);
    expect(table.happened("turnBegan").map(({ player }) => player)).toEqual([C, B, C]);
    expect(table.pt("Test Bear")).toBe("3/3");
    table.passUntil(5);
    expect(table.pt("Test Bear")).toBe("2/2");
  });

  test("611.2b: for as long as: over for good once it is not so", () => {
    const table = new Table({
      cards,
      A: { ...lands, life: 5, battlefield: ["Test Bear"] },
      B: lands,
    });
    const poor: Until = {
      is: "asLongAs",
      condition: { is: "atMost", amount: { is: "lifeOf", who: { is: "you" } }, most: 5 },
    };
    table.change(lasting(A, [table.id("Test Bear")], gets(1, 1), poor));
    expect(table.pt("Test Bear")).toBe("3/3");
    table.change((work) => work.setPlayer(A, { life: 6 }));
    expect(table.pt("Test Bear")).toBe("2/2");
    table.change((work) => work.setPlayer(A, { life: 5 }));
    expect(table.pt("Test Bear")).toBe("2/2");
  });
});

describe("502.3: untapping", () => {
  test("502.3: what doesn't untap stays tapped; everything else untaps", () => {
    const table = new Table({
      cards,
      step: "untap",
      A: {
        battlefield: [
          { name: "Test Still", tapped: true },
          { name: "Forest", tapped: true },
        ],
      },
    });
    expect(table.game.objects[table.id("Test Still")]?.tapped).toBe(true);
    expect(table.game.objects[table.id("Forest")]?.tapped).toBeUndefined();
  });

  test("502.3, 611.2a: during its controller's next untap step, and only then", () => {
    const table = new Table({
      cards,
      step: "end",
      A: { ...lands, battlefield: [{ name: "Test Bear", tapped: true }] },
      B: { ...lands, battlefield: [{ name: "Test Still", tapped: true }] },
    });
    const asleep = { is: "nextUntapStep" } as const;
    const bearId = table.id("Test Bear");
    table.change(lasting(B, [bearId], { is: "doesntUntap" }, asleep));
    table.passUntil(2);
    // B's untap step is not that of the bear's controller.
    expect(table.game.effects).toHaveLength(1);
    table.passUntil(3);
    expect(table.game.objects[bearId]?.tapped).toBe(true);
    expect(table.game.effects).toEqual([]);
    table.passUntil(5);
    expect(table.game.objects[bearId]?.tapped).toBeUndefined();
  });

  test("614.10a: an untap step that is skipped is not the next untap step", () => {
    const table = new Table({
      cards,
      step: "end",
      active: "B",
      A: { ...lands, battlefield: [{ name: "Test Bear", tapped: true }] },
      B: lands,
    });
    const bearId = table.id("Test Bear");
    table.change(lasting(B, [bearId], { is: "doesntUntap" }, { is: "nextUntapStep" }));
    table.change((work) => work.set({ skips: [{ player: A, step: "untap" }] }));
    table.passUntil(2);
    expect(table.happened("stepSkipped")).toMatchObject([{ step: "untap", player: A }]);
    expect(table.game.effects).toHaveLength(1);
    table.passUntil(4);
    expect(table.game.effects).toEqual([]);
    expect(table.game.objects[bearId]?.tapped).toBe(true);
  });
});

describe("402.2, 106.4: hands and unspent mana", () => {
  test("402.2: with no maximum hand size nothing is discarded", () => {
    const table = new Table({
      cards,
      step: "cleanup",
      A: { hand: ["9 Forest"], battlefield: ["Big Hand"] },
      B: lands,
    });
    expect(table.game.turn.active).toBe(B);
    expect(table.hand(A)).toHaveLength(9);
  });

  test("106.4: unspent mana of a player whose mana stays doesn't empty", () => {
    const table = new Table({
      cards,
      A: { mana: ["green"], battlefield: ["Full Pool"] },
      B: { mana: ["red"] },
    });
    table.passUntil("beginCombat");
    expect(table.game.players.map(({ mana }) => mana)).toEqual([["green"], []]);
    expect(table.happened("manaEmptied")).toEqual([{ is: "manaEmptied", player: B }]);
  });

  test("500.5: mana that isn't lost as steps end stays until the turn ends, the rest goes", () => {
    const table = new Table({
      cards: [keeping],
      A: { battlefield: ["Keeper", "2 Forest"], mana: ["green"], library: ["Forest"] },
      B: { library: ["Forest"] },
    });
    table.act(table.activateAction("Keeper")).settle();
    expect(table.game.players[0]?.mana).toEqual(["red", "green"]);
    table.passUntil("beginCombat");
    expect(table.game.players[0]?.mana).toEqual(["red"]);
    table.passUntil("end");
    expect(table.game.players[0]?.mana).toEqual(["red"]);
    table.passUntil(2);
    expect(table.game.players[0]?.mana).toEqual([]);
    expect(table.game.players[0]?.keptMana).toBeUndefined();
  });

  test("500.5: of two alike the one that would be lost is spent first", () => {
    const table = new Table({
      cards: [keeping],
      A: { battlefield: ["Keeper"], mana: ["red"], hand: ["Shock"], library: ["Forest"] },
      B: { library: ["Forest"] },
    });
    table.act(table.activateAction("Keeper")).settle();
    table.cast("Shock", "B").resolve();
    expect(table.game.players[0]?.mana).toEqual(["red"]);
    table.passUntil("main2");
    expect(table.game.players[0]?.mana).toEqual(["red"]);
  });

  test("500.5, 614.1a: only mana that would be lost becomes colorless", () => {
    const table = new Table({
      cards: [...cards, keeping],
      A: { battlefield: ["Keeper", "Grey Pool"], mana: ["green"], library: ["Forest"] },
      B: { library: ["Forest"] },
    });
    table.act(table.activateAction("Keeper")).settle();
    table.passUntil("beginCombat");
    expect(table.game.players[0]?.mana).toEqual(["red", "colorless"]);
    // As the cleanup step ends it would be lost like any other.
    table.passUntil(2);
    expect(table.game.players[0]?.mana).toEqual(["colorless", "colorless"]);
  });

  test("106.4, 614.1a: it becomes colorless instead, and stays", () => {
    const table = new Table({
      cards,
      A: { mana: ["green", "red"], battlefield: ["Grey Pool"] },
    });
    table.passUntil("beginCombat");
    expect(table.game.players[0]?.mana).toEqual(["colorless", "colorless"]);
    expect(table.happened("manaBecame")).toEqual([
      { is: "manaBecame", player: A, mana: "colorless" },
    ]);
  });
});
