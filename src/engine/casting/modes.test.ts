import { describe, expect, test } from "vitest";
import {
  activated,
  anyTarget,
  artifact,
  controllerOf,
  creature,
  damage,
  destroy,
  draw,
  enters,
  mana,
  permanent,
  self,
  spell,
  spellAbility,
  target,
  thisObject,
  toObject,
  triggered,
} from "../../language/build.ts";
import type { Effect } from "../../language/schema.ts";
import { announcement, asked, card, mode, noMore, refused } from "../testing/making.ts";
import { A, Table } from "../testing/table.ts";

const modal = (least: number, most: number, ...modes: readonly Effect[]): Effect => ({
  is: "modal",
  least,
  most,
  modes,
});

const charm = card("Test Charm", {
  cost: "{R}",
  type: "Instant",
  text: [
    spellAbility(
      modal(1, 1, destroy(target(artifact)), damage(2, toObject(target(creature))), draw(1)),
    ),
  ],
});

const command = card("Test Command", {
  cost: "{R}",
  type: "Instant",
  text: [
    spellAbility(
      modal(
        2,
        2,
        draw(1),
        damage(2, toObject(target(creature))),
        destroy(target(artifact)),
        draw(2),
      ),
    ),
  ],
});

const confluence = card("Test Choice", {
  cost: "{R}",
  type: "Instant",
  text: [spellAbility(modal(1, 3, draw(1), draw(2), draw(3)))],
});

const options = (table: Table): readonly string[] =>
  asked(table, "option").options.map((one) => (one.is === "mode" ? `${one.mode}` : one.is));

const begin = (name: string, more: readonly string[] = ["Grizzly Bears"]): Table => {
  const table = new Table({
    cards: [charm, command, confluence],
    A: { hand: [name], battlefield: ["Mountain", ...more] },
  });
  return table.act(table.castAction(name));
};

describe("700.2: modes", () => {
  test("700.2a, 601.2b: the mode is asked before targets, by its place in the text", () => {
    const table = begin("Test Charm");
    expect(table.decision).toMatchObject({
      is: "option",
      player: A,
      purpose: { is: "mode", of: 1 },
      cr: ["601.2b", "700.2a"],
    });
    table.answer(mode(2)).settle();
    expect(announcement(table)).toMatchObject({ modes: [2] });
    expect(table.happened("announcedModes")).toMatchObject([{ modes: [2] }]);
    expect(table.cited("announcedModes")).toEqual(["601.2b", "700.2a"]);
  });

  test("700.2a: a mode whose targets can't be chosen isn't offered", () => {
    // No artifact: only damage and drawing.
    expect(options(begin("Test Charm"))).toEqual(["1", "2"]);
    // No creature either.
    expect(options(begin("Test Charm", []))).toEqual(["2"]);
  });

  test("700.2a: a mode that isn't offered, or isn't there, is refused", () => {
    const table = begin("Test Charm");
    expect(refused(table, mode(0))).toBe("notAChoice");
    expect(refused(table, mode(7))).toBe("notAChoice");
    expect(refused(table, noMore)).toBe("notAChoice");
    expect(refused(table, { is: "confirm", yes: true })).toBe("wrongKind");
  });

  test("700.2c: targets are chosen only for the modes that were", () => {
    const table = begin("Test Charm");
    table.answer(mode(1));
    // The slot of the first mode, for an artifact, stays empty.
    expect(table.decision).toMatchObject({ is: "choose", purpose: { is: "target", slot: 1 } });
    table.choose("Grizzly Bears").settle();
    expect(announcement(table).targets).toEqual([
      [],
      [{ is: "object", object: table.id("Grizzly Bears") }],
    ]);
    expect(table.happened("targeted")).toMatchObject([{ slot: 1 }]);
  });

  test("700.2c: without a target in the chosen mode the spell has none", () => {
    const table = begin("Test Charm");
    table.answer(mode(2)).settle();
    expect(table.decision.is).toBe("act");
    expect(announcement(table).targets).toEqual([]);
  });

  test("700.2d: the same mode can't be chosen twice; modes stand in the order of the text", () => {
    const table = begin("Test Command");
    table.answer(mode(3));
    expect(table.decision).toMatchObject({ purpose: { is: "mode", of: 2 } });
    // No artifact for the third mode, and the fourth is already chosen.
    expect(options(table)).toEqual(["0", "1"]);
    expect(refused(table, mode(3))).toBe("notAChoice");
    table.answer(mode(1)).choose("Grizzly Bears").settle();
    expect(announcement(table).modes).toEqual([1, 3]);
  });

  test("700.2: choose one or more ends with none, and with the last mode by itself", () => {
    const one = begin("Test Choice");
    expect(options(one)).toEqual(["0", "1", "2"]);
    one.answer(mode(1));
    expect(options(one)).toEqual(["0", "2", "none"]);
    one.answer(noMore).settle();
    expect(announcement(one).modes).toEqual([1]);
    const all = begin("Test Choice");
    all.answer(mode(2)).answer(mode(0)).answer(mode(1)).settle();
    expect(announcement(all).modes).toEqual([0, 1, 2]);
  });

  test("601.2c, 700.2a: without any mode that can be chosen it can't be cast", () => {
    const strict = card("Test Strict", {
      cost: "{R}",
      type: "Instant",
      text: [spellAbility(modal(1, 1, destroy(target(artifact)), destroy(target(spell))))],
    });
    const table = new Table({
      cards: [strict],
      A: { hand: ["Test Strict"], battlefield: ["Mountain"] },
    });
    expect(table.refusal(table.castAction("Test Strict"))).toMatchObject({ code: "noTarget" });
  });

  test("700.2a: two modes must be choosable together", () => {
    const both = card("Test Both", {
      cost: "{R}",
      type: "Instant",
      text: [spellAbility(modal(2, 2, destroy(target(artifact)), draw(1), draw(2)))],
    });
    const table = new Table({
      cards: [both],
      A: { hand: ["Test Both"], battlefield: ["Mountain"] },
    });
    table.act(table.castAction("Test Both"));
    expect(options(table)).toEqual(["1", "2"]);
  });

  test("602.2b, 700.2a: an activated ability announces its modes, too", () => {
    const idol = card("Test Idol", {
      cost: "{1}",
      type: "Artifact",
      text: [activated([mana("{1}")], modal(1, 1, draw(1), destroy(target(creature))))],
    });
    const table = new Table({
      cards: [idol],
      A: { battlefield: ["Test Idol", "Mountain", "Grizzly Bears"] },
    });
    table.act(table.activateAction("Test Idol")).answer(mode(1)).choose("Grizzly Bears").settle();
    expect(announcement(table)).toMatchObject({ modes: [1] });
    expect(table.stack()).toEqual(["Test Idol ability"]);
  });
});

describe("603.3c: modes of triggered abilities", () => {
  const herald = (...modes: readonly Effect[]) =>
    card("Test Herald", {
      cost: "{R}",
      type: "Creature — Human",
      pt: "1/1",
      text: [triggered(enters(thisObject), modal(1, 1, ...modes))],
    });

  test("603.3c, 700.2b: they are chosen as it is put on the stack", () => {
    const table = new Table({
      cards: [herald(destroy(target(artifact)), damage(1, toObject(anyTarget)))],
      A: { hand: ["Test Herald"], battlefield: ["Mountain"] },
    });
    table.cast("Test Herald").resolve();
    expect(table.decision).toMatchObject({ is: "option", cr: ["603.3c", "700.2b"] });
    expect(options(table)).toEqual(["1"]);
    table.answer(mode(1)).choose("B");
    expect(table.stack()).toEqual(["Test Herald ability"]);
    expect(announcement(table)).toMatchObject({ modes: [1] });
  });

  test("603.3c, 603.3d: without a mode that can be chosen it is removed from the stack", () => {
    const table = new Table({
      cards: [herald(destroy(target(artifact)))],
      A: { hand: ["Test Herald"], battlefield: ["Mountain"] },
    });
    table.cast("Test Herald").resolve();
    expect(table.stack()).toEqual([]);
    expect(table.happened("triggerRemoved")).toHaveLength(1);
  });
});

describe("601.4: choices that rest on later ones", () => {
  test("a mode is offered if some later choice lets it be completed", () => {
    const rending = card("Test Rending", {
      cost: "{X}{R}",
      type: "Instant",
      text: [
        spellAbility(
          modal(
            1,
            1,
            destroy(
              target({
                is: "allOf",
                filters: [
                  permanent,
                  creature,
                  { is: "hasStat", stat: "power", compares: "atMost", amount: { is: "x" } },
                ],
              }),
            ),
            draw(1, controllerOf(self)),
          ),
        ),
      ],
    });
    const position = (lands: string): Table => {
      const table = new Table({
        cards: [rending],
        A: { hand: ["Test Rending"], battlefield: [lands, "Grizzly Bears"] },
      });
      return table.act(table.castAction("Test Rending"));
    };
    // Power 2 needs X = 2, thus three lands.
    expect(options(position("2 Mountain"))).toEqual(["1"]);
    expect(options(position("3 Mountain"))).toEqual(["0", "1"]);
    const table = position("4 Mountain").answer(mode(0));
    // 107.3a: X from the first that finds a target to the largest that can be paid.
    expect(table.decision).toMatchObject({ is: "number", min: 2, max: 3 });
    expect(refused(table, { is: "number", number: 1 })).toBe("tooFew");
    expect(refused(table, { is: "number", number: 4 })).toBe("notEnoughMana");
    expect(refused(table, { is: "number", number: 2.5 })).toBe("notAChoice");
  });
});
