/** Who may look at a hidden card: 406.3 and 702.75a today, 217.7b and 502.75a of 2007. */
import { describe, expect, test } from "vitest";
import { type Edition, editions, mayLookAt } from "../engine/index.ts";
import { card } from "../engine/testing/making.ts";
import { A, B, C, Table } from "../engine/testing/table.ts";
import {
  apply,
  destroy,
  forever,
  gainControl,
  land,
  spellAbility,
  target,
} from "../language/build.ts";

const free = { cost: "{0}", type: "Instant" } as const;
const steal = card("Test Theft", {
  ...free,
  text: [spellAbility(apply(target(land), [gainControl()], forever))],
});
const raze = card("Test Raze", { ...free, text: [spellAbility(destroy(target(land)))] });

/** Mosswort Bridge has been played, and its ability waits on the stack. */
const played = (rules: Edition): Table => {
  const table = new Table({
    rules,
    cards: [steal, raze],
    A: { hand: ["Mosswort Bridge", "Test Raze"], library: ["Craw Wurm", "Forest"] },
    B: { hand: ["Test Theft"] },
    C: { hand: ["Test Theft"] },
  });
  return table.act({ is: "playLand", object: table.id("Mosswort Bridge") });
};

/** The player who has priority passes until the one named has it, who casts a spell on the Bridge. */
const onBridge = (table: Table, player: typeof A, spell: string): Table => {
  while (table.decision.player !== player) table.pass();
  return table.cast(spell, ["Mosswort Bridge"]).resolve();
};

const whoMayLook = ({ game }: Table): readonly string[] => {
  const [hidden] = game.exile;
  return [A, B, C].filter((player) => hidden && mayLookAt(game, player, hidden));
};

const withHideaway = editions.filter((edition) => edition !== "2002-02-20");
const before2013 = withHideaway.filter((edition) => edition < "2013");
const since2013 = withHideaway.filter((edition) => edition > "2013");

describe("a card that hideaway has exiled face down", () => {
  test.each(withHideaway)("702.75a of %s: the land's controller may look", (rules) => {
    expect(whoMayLook(played(rules).resolve().choose(["Craw Wurm"]))).toEqual([A]);
  });

  test.each(withHideaway)("702.75a of %s: so may a later controller, and the earlier", (rules) => {
    const table = played(rules).resolve().choose(["Craw Wurm"]);
    expect(whoMayLook(onBridge(table, B, "Test Theft"))).toEqual([A, B]);
    expect(whoMayLook(onBridge(table, C, "Test Theft"))).toEqual([A, B, C]);
  });

  test.each(before2013)("217.7b of %s: nobody once the land is gone", (rules) => {
    const table = onBridge(played(rules).resolve().choose(["Craw Wurm"]), B, "Test Theft");
    expect(whoMayLook(onBridge(table, A, "Test Raze"))).toEqual([]);
  });

  test.each(since2013)("406.3 of %s: whoever could look still may", (rules) => {
    const table = onBridge(played(rules).resolve().choose(["Craw Wurm"]), B, "Test Theft");
    expect(whoMayLook(onBridge(table, A, "Test Raze"))).toEqual([A, B]);
  });

  // In response the land goes from B to C: neither has seen the card, only C still controls it.
  test.each([
    ["2026-04-17", [A, C]],
    ["2023-11-17", [A, C]],
    ["2014-05-01", [A, B, C]],
    ["2007-10-01", [A, B, C]],
  ] as const)("702.75a of %s: of those who had the land before it was exiled", (rules, who) => {
    const table = onBridge(onBridge(played(rules), B, "Test Theft"), C, "Test Theft");
    expect(whoMayLook(table.resolve().choose(["Craw Wurm"]))).toEqual(who);
  });

  // The land is gone before anything was hidden: only A, who was told to look, knows the card.
  test.each([
    ["2026-04-17", [A]],
    ["2007-10-01", []],
  ] as const)("406.3 of %s: looked at and exiled at once", (rules, who) => {
    const table = onBridge(played(rules), A, "Test Raze");
    expect(whoMayLook(table.resolve().choose(["Craw Wurm"]))).toEqual(who);
  });
});
