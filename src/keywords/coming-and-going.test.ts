import { describe, expect, test } from "vitest";
import type { ObjectId } from "../engine/ids.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import {
  creature,
  destroy,
  entersTapped,
  keyword,
  losesAllAbilities,
  ofSubtype,
  spellAbility,
  target,
  untilEndOfTurn,
} from "../language/build.ts";
import { championOf } from "./champion.ts";
import { hideaway } from "./hideaway.ts";
import { bearer, offered, testCard } from "./testing/cards.ts";

const murder = testCard("Murder", [spellAbility(destroy(target(creature)))], { type: "Instant" });
const fading = testCard(
  "Fading",
  [spellAbility(untilEndOfTurn(target(creature), losesAllAbilities))],
  { type: "Instant" },
);

describe("702.147a: decayed", () => {
  const rotten = bearer(keyword("decayed"));

  test("it can't block", () => {
    const table = new Table({
      active: "B",
      step: "declareAttackers",
      A: { battlefield: ["Bearer"] },
      B: { battlefield: ["Grizzly Bears"] },
      cards: [rotten],
    });
    table.choose(["Grizzly Bears"]).passUntil("combatDamage");
    expect(table.life(A)).toBe(18);
  });

  test("once it has attacked it is sacrificed at end of combat", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Bearer"] },
      cards: [rotten],
    });
    table.choose(["Bearer"]).resolve();
    expect(table.zone("Bearer")).toBe("battlefield");
    table.passUntil("endCombat");
    expect(table.zone("Bearer")).toBe("battlefield");
    table.resolve();
    expect(table.zone("Bearer")).toBe("graveyard");
    expect(table.cited("moved")).toContain("701.21a");
  });
});

describe("702.79a: persist", () => {
  const position = (counters: Readonly<Record<string, number>> = {}): Table =>
    new Table({
      A: { hand: ["2 Murder"], battlefield: [{ name: "Bearer", counters }] },
      cards: [bearer(keyword("persist")), murder],
    });

  test("it comes back with a -1/-1 counter, which it enters with (614.1c)", () => {
    const table = position().cast("Murder", "Bearer").resolve();
    expect(table.stack()).toEqual(["Bearer ability"]);
    table.resolve();
    expect(table.zone("Bearer")).toBe("battlefield");
    expect(table.pt("Bearer")).toBe("1/1");
    expect(table.happened("moved").at(-1)).toMatchObject({ how: "return" });
    expect(table.cited("moved")).toContain("702.79a");
    expect(table.cited("countersPut")).toContain("614.1c");
  });

  test("603.4: not a second time, since it died with the counter", () => {
    const table = position().cast("Murder", "Bearer").resolve().resolve();
    table.cast("Murder", "Bearer").resolve();
    expect(table.stack()).toEqual([]);
    expect(table.zone("Bearer")).toBe("graveyard");
  });

  test("603.10a: other counters don't matter, and a -1/-1 counter does", () => {
    const blessed = position({ "+1/+1": 1 }).cast("Murder", "Bearer").resolve();
    expect(blessed.stack()).toEqual(["Bearer ability"]);
    const cursed = position({ "-1/-1": 1 }).cast("Murder", "Bearer").resolve();
    expect(cursed.stack()).toEqual([]);
  });

  test("it comes back under its owner's control", () => {
    const table = new Table({
      A: {
        hand: ["Murder"],
        battlefield: [{ name: "Bearer", controller: B }],
      },
      cards: [bearer(keyword("persist")), murder],
    });
    table.cast("Murder", "Bearer").resolve().resolve();
    expect(table.of("Bearer").controller).toBe(A);
  });
});

describe("702.72: champion", () => {
  const elf = testCard("Elf", [], { type: "Creature — Elf" });
  const song = testCard("Song", [], { type: "Kindred Enchantment — Elf" });
  const position = (
    battlefield: readonly string[],
    text = championOf(ofSubtype("Elf")),
    hand: readonly string[] = [],
  ): Table =>
    new Table({
      A: { hand: ["Bearer", ...hand], battlefield },
      B: { battlefield: ["Elf"] },
      cards: [bearer(text, { type: "Creature — Elf" }), elf, song, murder, fading],
    })
      .cast("Bearer")
      .resolve();

  test("702.72a: another such permanent you control, or it is sacrificed", () => {
    const table = position(["Elf", "Song", "Grizzly Bears"]).resolve();
    expect(offered(table)).toEqual(["Elf", "Song"]);
    table.choose(["Song"]);
    expect(table.zone("Song")).toBe("exile");
    expect(table.zone("Bearer")).toBe("battlefield");
    expect(table.cited("moved")).toContain("702.72a");
  });

  test("702.72a: declining sacrifices it", () => {
    const table = position(["Elf"]).resolve().choose([]);
    expect(table.graveyard(A)).toEqual(["Bearer"]);
    expect(table.happened("moved").at(-1)).toMatchObject({ how: "sacrifice" });
  });

  test("702.72a: with nothing to exile nobody is asked; it can't champion itself", () => {
    const table = position(["Grizzly Bears"]).resolve();
    expect(table.graveyard(A)).toEqual(["Bearer"]);
  });

  test("702.72a, 702.72b: what it exiled comes back as it leaves", () => {
    const table = position(["Song"], undefined, ["Murder"]).resolve().choose(["Song"]);
    table.cast("Murder", "Bearer").resolve();
    expect(table.stack()).toEqual(["Bearer ability"]);
    table.resolve();
    expect(table.zone("Song")).toBe("battlefield");
  });

  test("603.10a: without the ability as it leaves, the card stays in exile", () => {
    const table = position(["Song"], undefined, ["Murder", "Fading"]).resolve().choose(["Song"]);
    table.cast("Fading", "Bearer").resolve().cast("Murder", "Bearer").resolve();
    expect(table.stack()).toEqual([]);
    expect(table.zone("Song")).toBe("exile");
  });

  test("607.2a: what is exiled after it has left is never returned", () => {
    const table = position(["Song"], undefined, ["Murder"]).cast("Murder", "Bearer").resolve();
    expect(table.stack()).toEqual(["Bearer ability", "Bearer ability"]);
    table.resolve().resolve().choose(["Song"]);
    expect(table.zone("Song")).toBe("exile");
    expect(table.stack()).toEqual([]);
  });

  test("608.2c: if it has left, declining does nothing more", () => {
    const table = position(["Song"], undefined, ["Murder"]).cast("Murder", "Bearer").resolve();
    table.resolve().resolve().choose([]);
    expect(table.zone("Song")).toBe("battlefield");
    expect(table.graveyard(A)).toEqual(["Bearer", "Murder"]);
  });
});

describe("702.75a: hideaway", () => {
  const position = (library: readonly string[]): Table => {
    const table = new Table({
      A: { hand: ["Bearer"], library },
      cards: [bearer(hideaway(4), { type: "Artifact" })],
    });
    return table.cast("Bearer").resolve().resolve();
  };
  const names = ["Island", "Shock", "Forest", "Swamp", "Mountain"];
  const library = (table: Table): readonly string[] => table.library(A);

  test("one of the top cards is exiled face down, the rest go to the bottom at random", () => {
    const table = position(names);
    expect(offered(table)).toEqual(["Island", "Shock", "Forest", "Swamp"]);
    table.choose(["Shock"]);
    const hidden = table.game.exile[0] as ObjectId;
    expect(table.game.objects[hidden]).toMatchObject({ faceDown: true });
    const { decision } = table;
    if (decision.is !== "chance") throw new Error("The order is chosen by chance.");
    expect(decision.from).toHaveLength(3);
    table.answer({ is: "chance", picked: decision.from.toReversed() });
    expect(library(table)).toEqual(["Mountain", "Swamp", "Forest", "Island"]);
  });

  test("607.2a: the card is found under the link of its own permanent", () => {
    const table = position(names).choose(["Shock"]);
    expect(table.game.links[`${table.id("Bearer")}:hideaway`]).toEqual(table.game.exile);
  });

  test("with fewer cards it is one of all of them", () => {
    const table = position(["Island", "Shock"]);
    expect(offered(table)).toEqual(["Island", "Shock"]);
    table.choose(["Island"]);
    expect(library(table)).toEqual(["Shock"]);
  });
});

describe("702.145b: daybound enters", () => {
  const position = (time: "day" | "night", card = wolf, hand: readonly string[] = []): Table => {
    const table = new Table({ A: { hand: ["Bearer", ...hand] }, cards: [card] });
    table.game = { ...table.game, time };
    return table.cast("Bearer").resolve();
  };
  const back = {
    name: ["Wolf", "狼", "おおかみ"] as const,
    type: "Creature — Werewolf",
    pt: "4/4" as const,
    text: [keyword("nightbound")],
  };
  const wolf = bearer(keyword("daybound"), { back });

  test("transformed at night", () => {
    expect(position("night").all("Wolf")).toHaveLength(1);
    expect(position("night").pt("Wolf")).toBe("4/4");
  });

  test("with its front face up by day", () => {
    expect(position("day").zone("Bearer")).toBe("battlefield");
  });

  test("as it is, if it isn't represented by a double-faced card", () => {
    expect(position("night", bearer(keyword("daybound"))).zone("Bearer")).toBe("battlefield");
  });

  test("616.1d: what turns it over is applied first, without a question", () => {
    const slow = testCard("Bearer", [keyword("daybound"), entersTapped], { back });
    const table = position("night", slow);
    expect(table.decision.is).toBe("act");
    // Its back face doesn't enter tapped.
    expect(table.game.objects[table.id("Wolf")]?.tapped).toBeUndefined();
  });
});
