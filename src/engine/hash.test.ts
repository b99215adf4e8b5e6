import { describe, expect, test } from "vitest";
import type { Game } from "./game.ts";
import { hash } from "./hash.ts";
import { Table } from "./testing/table.ts";

/** The same game with every object called otherwise. */
const renamed = (game: Game): Game =>
  JSON.parse(
    JSON.stringify(game).replace(/"o(\d+)/g, (_, number) => `"o${Number(number) + 100}`),
  ) as Game;

describe("hash", () => {
  const mongrel = (): Table =>
    new Table({
      A: {
        hand: ["Basking Rootwalla", "Shock"],
        battlefield: ["Wild Mongrel", "Basking Rootwalla", "2 Forest"],
      },
    });

  test("what objects are called makes no difference, also in counts and in what is taken back", () => {
    const table = mongrel().activate("Wild Mongrel", ["Basking Rootwalla"]);
    expect(hash(renamed(table.game))).toBe(hash(table.game));
    const limited = mongrel();
    limited.act({
      is: "activate",
      object: limited.all("Basking Rootwalla")[1] ?? limited.id("Shock"),
      ability: "0",
    });
    expect(limited.decision.is).toBe("pay");
    expect(hash(renamed(limited.game))).toBe(hash(limited.game));
    limited.settle().resolve();
    expect(hash(renamed(limited.game))).toBe(hash(limited.game));
  });

  test("any other difference does", () => {
    const table = mongrel();
    const before = hash(table.game);
    table.activate("Wild Mongrel", ["Shock"]);
    expect(hash(table.game)).not.toBe(before);
  });

  test("400.7k: what waiting abilities can still find is part of the position", () => {
    /** Both Rootwallas are discarded; one is cast and countered, the other declined. */
    const line = (countered: 0 | 1): Game => {
      const table = new Table({
        A: {
          hand: ["Careful Study"],
          battlefield: ["Island", "Pitchstone Wall"],
          library: ["2 Basking Rootwalla"],
        },
        B: { hand: ["Counterspell"], battlefield: ["2 Island"] },
      });
      table.cast("Careful Study").resolve().settle();
      const { decision } = table;
      if (decision.is !== "order") throw new Error("The triggers are to be ordered.");
      const isMadness = (id: (typeof decision.items)[number]): boolean =>
        table.game.triggers.find((one) => one.id === id)?.ability.is === "triggered" &&
        table.game.triggers.find((one) => one.id === id)?.source !== table.id("Pitchstone Wall");
      const walls = decision.items.filter((id) => !isMadness(id));
      const madness = decision.items.filter(isMadness);
      const order = countered === 1 ? madness : madness.toReversed();
      table.answer({ is: "order", order: [...walls, ...order] });
      table.resolve().choose(true).settle();
      table.pass().cast("Counterspell", "Basking Rootwalla").resolve();
      table.resolve().choose(false);
      return table.game;
    };
    expect(hash(line(0))).not.toBe(hash(line(1)));
  });
});
