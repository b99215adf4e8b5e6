/** Cards of one's own, played: what a typed sentence does, where it is said in several ways. */
import { describe, expect, test } from "vitest";
import { creature, Play } from "../engine/testing/play.ts";
import { A } from "../engine/testing/table.ts";
import type { CardDefinition } from "../language/card.ts";
import { parseCard } from "./parse.ts";
import { type Kind, kinds } from "./testing/kinds.ts";

function cardOf(kind: Kind, text: string): CardDefinition {
  const read = parseCard({ ...kinds[kind], cost: "{0}", text });
  if (!read.ok) throw new Error(`${text}: ${read.problem.says.en}`);
  return read.value;
}

const cub = creature("Cub", "1/1");

describe("101.3, 701.21a: “If you can't”", () => {
  const hungry = cardOf(
    "creature",
    "At the beginning of your upkeep, sacrifice another creature. If you can't, this creature deals 4 damage to you.",
  );
  const upkeep = (...others: readonly string[]): Play =>
    new Play({
      cards: [hungry, cub],
      A: { battlefield: ["Test Bear", ...others], library: ["9 Forest"] },
      B: { library: ["9 Forest"] },
    })
      .passUntil(3)
      .passUntil("upkeep")
      .resolve();

  test("what can be sacrificed is, and nothing else happens", () => {
    const at = upkeep("Cub");
    expect([at.zone("Cub"), at.life(A)]).toEqual(["graveyard", 20]);
  });

  test("where nothing can, the rest happens", () => {
    const at = upkeep();
    expect([at.zone("Test Bear"), at.life(A)]).toEqual(["battlefield", 16]);
  });
});

describe("608.2d: “Otherwise” behind “you may”", () => {
  const trade = cardOf(
    "sorcery",
    "You may sacrifice a creature. If you do, you gain 5 life. Otherwise, you lose 2 life.",
  );
  const played = (does: boolean): Play =>
    new Play({ cards: [trade, cub], A: { hand: ["Test Bolt"], battlefield: ["Cub"] } })
      .cast("Test Bolt")
      .resolve()
      .choose(does);

  test("one of both, as it is chosen", () => {
    expect(played(true).life(A)).toBe(25);
    expect(played(false).life(A)).toBe(18);
  });
});

describe("608.2d: a counter of one kind or another", () => {
  test("which of them is chosen as it is put", () => {
    const gift = cardOf(
      "sorcery",
      "Put your choice of a flying counter or a lifelink counter on target creature.",
    );
    const at = new Play({
      cards: [gift, cub],
      A: { hand: ["Test Bolt"], battlefield: ["Cub"] },
    })
      .cast("Test Bolt", ["Cub"])
      .resolve()
      .pick({ is: "mode", mode: 1 });
    expect(at.counters("Cub")).toEqual({ lifelink: 1 });
  });
});

describe("406.2, 601.3: the top card of each opponent's library", () => {
  test("all that were exiled may be played", () => {
    const raid = cardOf(
      "sorcery",
      "Each opponent exiles the top card of their library. You may play those cards this turn.",
    );
    const at = new Play({
      cards: [raid, cub, creature("Kit", "1/1")],
      A: { hand: ["Test Bolt"] },
      B: { library: ["Cub", "9 Forest"] },
      C: { library: ["Kit", "9 Forest"] },
    }).play("Test Bolt");
    at.cast("Cub").resolve().cast("Kit").resolve();
    expect([at.of("Cub").controller, at.of("Kit").controller]).toEqual([A, A]);
  });
});
