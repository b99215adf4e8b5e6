import { describe, expect, test } from "vitest";
import {
  destroy,
  gains,
  self,
  staticAbility,
  target,
  untilEndOfTurn,
} from "../../language/build.ts";
import type { Change } from "../../language/schema.ts";
import type { ObjectId } from "../ids.ts";
import { A, B, Table } from "../testing/table.ts";
import { Work } from "../work.ts";
import { removeFromCombat } from "./members.ts";
import { block, combatDamageOf, creature, instant, loyal, planeswalker } from "./testing/cards.ts";

const steals: Change = { is: "gainControl", who: { is: "you" } };
const aCreature = target({ is: "type", type: "creature" });
const aPlaneswalker = target({ is: "type", type: "planeswalker" });

const cards = [
  creature("Bear", "2/2"),
  creature("Wolf", "3/3"),
  creature("Cub", "1/1"),
  creature("Guard", "1/9", { is: "canBlockMore" }),
  planeswalker("Walker"),
  instant("Steal", untilEndOfTurn(aCreature, steals)),
  instant("Lure Away", untilEndOfTurn(aPlaneswalker, steals)),
  instant("Petrify", untilEndOfTurn(aCreature, { is: "setTypes", types: ["artifact"] })),
  instant("Humble", untilEndOfTurn(aPlaneswalker, { is: "setTypes", types: ["artifact"] })),
  instant("Bind", untilEndOfTurn(aCreature, gains(staticAbility(self, [{ is: "cantAttack" }])))),
  instant("Tap Down", { is: "tap", what: aCreature }),
  instant("Kill", destroy(aCreature)),
  instant("Vanish", { is: "phaseOut", what: aCreature }),
];

/** The first creatures of A attack, those of B block as the pairs say. A has one spell of each name. */
function fight(
  mine: readonly string[],
  theirs: NonNullable<ConstructorParameters<typeof Table>[0]["B"]>["battlefield"],
  pairs: readonly (readonly [string, string])[],
  spells: { readonly A?: readonly string[]; readonly B?: readonly string[] },
): Table {
  const table = new Table({
    step: "declareAttackers",
    A: { battlefield: mine, hand: spells.A ?? [] },
    B: { battlefield: theirs ?? [], hand: spells.B ?? [] },
    cards,
  });
  table.choose(mine);
  while (table.decision.is === "option") table.choose("Walker");
  table.pass(2);
  return pairs.length > 0 ? block(table, ...pairs) : table;
}

const object = (table: Table, name: string) => table.game.objects[table.id(name)];

describe("506.4: leaving combat", () => {
  test("506.4: an attacker whose controller changes is removed; it deals no damage", () => {
    const table = fight(["Bear", "Wolf"], [], [], { B: ["Steal"] });
    table.pass().cast("Steal", "Bear").resolve();
    expect(object(table, "Bear")?.attacking).toBeUndefined();
    expect(table.happened("removedFromCombat")).toEqual([
      { is: "removedFromCombat", objects: [table.id("Bear")] },
    ]);
    expect(table.cited("removedFromCombat")).toEqual(["506.4"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Wolf > B: 3"]);
  });

  test("506.4, 509.1h: a blocker whose controller changes is removed; what it blocked stays blocked", () => {
    const table = fight(["Bear"], ["Cub"], [["Cub", "Bear"]], { A: ["Steal"] });
    table.cast("Steal", "Cub").resolve();
    expect(object(table, "Cub")?.blocking).toBeUndefined();
    expect(object(table, "Bear")?.blocked).toBe(true);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual([]);
    expect(table.life(B)).toBe(20);
  });

  test("506.4: what stops being a creature is removed", () => {
    const table = fight(["Bear", "Wolf"], ["Cub"], [["Cub", "Wolf"]], {
      A: ["Petrify", "Petrify"],
    });
    table.cast("Petrify", "Bear").resolve().cast("Petrify", "Cub").resolve();
    expect(object(table, "Bear")?.attacking).toBeUndefined();
    expect(object(table, "Cub")?.blocking).toBeUndefined();
    table.pass(2);
    expect(combatDamageOf(table)).toEqual([]);
  });

  test("506.4: a blocker of one that is removed goes on blocking, but nothing", () => {
    const table = fight(
      ["Bear", "Wolf"],
      ["Guard"],
      [
        ["Guard", "Bear"],
        ["Guard", "Wolf"],
      ],
      { A: ["Petrify"] },
    );
    table.cast("Petrify", "Bear").resolve();
    expect(object(table, "Guard")?.blocking).toEqual([table.id("Wolf")]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Wolf > Guard: 3", "Guard > Wolf: 1"]);
  });

  test("506.4a–b: neither a new restriction nor tapping removes an attacker or its damage", () => {
    const table = fight(["Bear"], ["Cub"], [["Cub", "Bear"]], { A: ["Bind", "Tap Down"] });
    table.cast("Bind", "Bear").resolve().cast("Tap Down", "Cub").resolve().pass(2);
    expect(combatDamageOf(table)).toEqual(["Bear > Cub: 2", "Cub > Bear: 1"]);
  });

  test("506.4c: a planeswalker that changes its controller is attacked no more", () => {
    const table = fight(["Bear"], [loyal("Walker", 5)], [], { A: ["Lure Away"] });
    table.cast("Lure Away", "Walker").resolve();
    expect(object(table, "Bear")?.attacking).toEqual({
      player: B,
      planeswalker: table.id("Walker"),
      gone: true,
    });
    expect(table.happened("removedFromCombat")).toEqual([
      { is: "removedFromCombat", objects: [table.id("Walker")] },
    ]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual([]);
  });

  test("506.4c: so is one that stops being a planeswalker, also if it becomes one again", () => {
    const table = fight(["Bear"], [loyal("Walker", 5)], [], { A: ["Humble"] });
    table.cast("Humble", "Walker").resolve();
    table.game = { ...table.game, effects: [] };
    table.pass(2);
    expect(combatDamageOf(table)).toEqual([]);
  });

  test("506.4: what leaves the battlefield is out of combat without further ado", () => {
    const table = fight(["Bear", "Wolf"], ["Cub"], [["Cub", "Wolf"]], { A: ["Kill"] });
    table.cast("Kill", "Wolf").resolve();
    expect(table.happened("removedFromCombat")).toEqual([]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Bear > B: 2"]);
  });

  test.each(["Vanish", "Steal"])(
    "506.4: by %s an attacker is removed; what blocked it blocks nothing any more",
    (spell) => {
      const table = fight(["Bear"], ["Cub"], [["Cub", "Bear"]], { B: [spell] });
      const bear = table.id("Bear");
      table.pass().cast(spell, "Bear").resolve();
      expect(table.game.objects[bear]).not.toHaveProperty("attacking");
      expect(table.game.objects[bear]).not.toHaveProperty("blocked");
      expect(object(table, "Cub")?.blocking).toEqual([]);
      expect(table.happened("removedFromCombat")).toMatchObject([{ objects: [bear] }]);
    },
  );

  test("506.4, 701.19a: an effect removes a creature and a planeswalker from combat", () => {
    const table = fight(["Bear", "Wolf"], [loyal("Walker", 5), "Cub"], [["Cub", "Bear"]], {});
    const ids: readonly ObjectId[] = ["Bear", "Walker"].map((name) => table.id(name));
    const work = new Work(table.game);
    removeFromCombat(work, ids, { is: "object", object: table.id("Cub") }, "701.19a");
    expect(work.events).toMatchObject([
      {
        what: { is: "removedFromCombat", objects: ids },
        cr: [{ number: "506.4" }, { number: "701.19a" }],
      },
    ]);
    const { objects } = work.game;
    expect(objects[table.id("Bear")]?.attacking).toBeUndefined();
    expect(objects[table.id("Bear")]?.blocked).toBeUndefined();
    expect(objects[table.id("Wolf")]?.attacking).toMatchObject({ gone: true });
    expect(objects[table.id("Cub")]?.blocking).toEqual([]);
    // Once more there is nothing to remove.
    const again = new Work(work.game);
    removeFromCombat(again, ids);
    expect(again.game).toBe(work.game);
    expect(again.events).toEqual([]);
  });

  test("511.3: all that is left leaves as combat ends, 508.8: and the next one begins anew", () => {
    const table = fight(["Bear"], ["Guard"], [["Guard", "Bear"]], {});
    table.pass(2).pass(2).pass(2);
    expect(table.happened("removedFromCombat")).toEqual([
      { is: "removedFromCombat", objects: [table.id("Bear"), table.id("Guard")] },
    ]);
    expect(table.cited("removedFromCombat")).toEqual(["511.3"]);
    expect(object(table, "Bear")?.blocked).toBeUndefined();
    expect(table.game.thisTurn.attacked).toBeUndefined();
    expect(table.life(A)).toBe(20);
  });
});
