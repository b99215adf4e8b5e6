import { describe, expect, test } from "vitest";
import { effectId, objectId } from "../engine/ids.ts";
import type { ObjectId } from "../engine/index.ts";
import { A, Table } from "../engine/testing/table.ts";
import { likenessOf } from "./likeness.ts";

const keyOf = (battlefield: ConstructorParameters<typeof Table>[0]["A"]) =>
  likenessOf(new Table({ A: battlefield ?? {} }).game).key;

describe("positions that are the same to all who play on", () => {
  const bears = (...tapped: readonly boolean[]) =>
    keyOf({
      battlefield: tapped.map((one) => ({ name: "Grizzly Bears", ...(one && { tapped: true }) })),
    });

  test("whichever of two alike creatures is tapped", () => {
    expect(bears(true, false)).toBe(bears(false, true));
    expect(bears(true, false)).not.toBe(bears(true, true));
  });

  test("404.3: whatever the order of a hand or a graveyard; but a library has one", () => {
    expect(keyOf({ hand: ["Forest", "Shock"] })).toBe(keyOf({ hand: ["Shock", "Forest"] }));
    expect(keyOf({ graveyard: ["Forest", "Shock"] })).toBe(
      keyOf({ graveyard: ["Shock", "Forest"] }),
    );
    expect(keyOf({ library: ["Forest", "Shock"] })).not.toBe(
      keyOf({ library: ["Shock", "Forest"] }),
    );
  });

  test("613.7: the order in which continuous effects began is part of a position", () => {
    const order = (...names: readonly string[]) => keyOf({ battlefield: names });
    expect(order("Glorious Anthem", "Humility")).not.toBe(order("Humility", "Glorious Anthem"));
    expect(order("Glorious Anthem", "Grizzly Bears")).toBe(
      order("Grizzly Bears", "Glorious Anthem"),
    );
  });

  test("611.2c: in whatever order an effect names its objects, also those that are gone", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Grizzly Bears", "Serra Angel", "Hill Giant"] },
    });
    const { game } = table;
    const [bears, angel] = [table.id("Grizzly Bears"), table.id("Serra Angel")];
    const key = (...objects: readonly ObjectId[]) =>
      likenessOf({
        ...game,
        effects: [
          {
            id: effectId(99),
            source: table.id("Shock"),
            controller: A,
            timestamp: 9100,
            objects,
            changes: [],
            until: { is: "endOfTurn" },
          },
        ],
      }).key;
    expect(key(bears, angel)).toBe(key(angel, bears));
    expect(key(bears, angel)).not.toBe(key(bears, table.id("Hill Giant")));
    const gone = objectId(999);
    expect(key(bears, gone)).toBe(key(gone, bears));
  });

  test("what is attached to what is part of a position", () => {
    const on = (damaged: number, host: number) =>
      new Table({
        A: {
          battlefield: [
            { name: "Grizzly Bears", damage: damaged === 0 ? 1 : 0 },
            { name: "Grizzly Bears", damage: damaged === 1 ? 1 : 0 },
            { name: "Holy Strength", attachedTo: host } as { name: string },
          ],
        },
      }).game;
    expect(likenessOf(on(0, 0)).key).toBe(likenessOf(on(1, 1)).key);
    expect(likenessOf(on(0, 0)).key).not.toBe(likenessOf(on(0, 1)).key);
  });
});

test("two Auras on two alike creatures, whichever is on which", () => {
  const keyWith = (strength: number) =>
    keyOf({
      battlefield: [
        "2 Grizzly Bears",
        { name: "Holy Strength", attachedTo: strength } as { name: string },
        { name: "Pacifism", attachedTo: 1 - strength } as { name: string },
      ],
    });
  expect(keyWith(0)).toBe(keyWith(1));
});

describe("objects that can stand for one another", () => {
  test("alike creatures, until something speaks of one of them", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["2 Grizzly Bears"] },
    });
    const isOne = (): boolean => {
      const [one, other] = table.all("Grizzly Bears") as [ObjectId, ObjectId];
      const { classOf } = likenessOf(table.game);
      return classOf(one) === classOf(other);
    };
    expect(isOne()).toBe(true);
    table.act(table.castAction("Shock")).choose("Grizzly Bears").settle();
    expect(isOne()).toBe(false);
  });

  test("a label tells alike creatures apart", () => {
    const { game } = new Table({ B: { battlefield: ["2 Grizzly Bears"] } });
    const [first = ""] = game.battlefield;
    const { classOf } = likenessOf(game, (id) => (id === first ? "the first" : undefined));
    expect(new Set(game.battlefield.map(classOf)).size).toBe(2);
  });
});
