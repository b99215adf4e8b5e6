/** Devotion and what modifies it (CR 700.5, 700.5a). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import type { Color } from "../language/vocabulary.ts";
import { viewOf } from "./layers.ts";
import { artifact, creature, made, Play } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";
import { amountOf } from "./view.ts";

const altar = artifact("Altar", c.forPlayers(c.you, [c.moreDevotion()]));
const red = made("Red", "Enchantment", [], { cost: "{R}{R}" });
const hybrid = made("Hybrid", "Enchantment", [], { cost: "{R/W}" });
const humility = made("Humility", "Enchantment", [
  c.staticAbility(c.every(c.creature), [c.losesAllAbilities]),
]);
const march = made("March", "Enchantment", [
  c.staticAbility(c.every(c.artifact), [c.addTypes({ types: ["creature"] }), c.setPT(3, 3)]),
]);
const cards = [altar, red, hybrid, humility, march];

const devotion = (at: Play, ...colors: readonly [Color, ...Color[]]): number => {
  const source = at.id("Altar");
  return amountOf(viewOf(at.game), { source, controller: A }, c.devotionTo(...colors));
};
const among = (...battlefield: string[]): Play => new Play({ cards, A: { battlefield } });

describe("700.5a: what modifies devotion", () => {
  test("700.5: to each color and to each combination of them, once", () => {
    const at = among("Altar", "Red", "Hybrid");
    expect([devotion(at, "red"), devotion(at, "white"), devotion(at, "red", "white")]).toEqual([
      4, 2, 4,
    ]);
    expect(devotion(at, "green")).toBe(1);
  });

  test("each of them counts", () => {
    expect(devotion(among("2 Altar", "Red"), "red")).toBe(4);
  });

  test("that of another player doesn't; 613.1b: whoever controls it then", () => {
    const at = new Play({ cards, A: { battlefield: ["Red"] }, B: { battlefield: ["Altar"] } });
    expect(devotion(at, "red")).toBe(2);
    at.change((work) => work.setObject(at.id("Altar"), { controller: A }));
    expect(devotion(at, "red")).toBe(3);
  });

  test("abilities that are lost or gained in layer 6 make no difference", () => {
    const at = among("Altar", "Red", "March", "Humility");
    expect(at.of("Altar").abilities).toEqual([]);
    expect(devotion(at, "red")).toBe(3);
    const giver = made("Giver", "Enchantment", [
      c.staticAbility(c.every(c.isNamed("Red")), [
        c.gains(c.forPlayers(c.you, [c.moreDevotion(5)])),
      ]),
    ]);
    const given = new Play({
      cards: [...cards, giver],
      A: { battlefield: ["Altar", "Red", "Giver"] },
    });
    expect(given.of("Red").abilities).toHaveLength(1);
    expect(devotion(given, "red")).toBe(3);
  });

  test("613.1d: layer 4 sees it as modified", () => {
    const god = creature(
      "God",
      "6/6",
      c.staticAbility(c.self, [c.loseTypes("creature")], {
        whilst: c.atMost(2, c.devotionTo("red")),
      }),
    );
    const types = (...battlefield: string[]): readonly string[] =>
      new Play({ cards: [...cards, god], A: { battlefield: ["God", ...battlefield] } }).of("God")
        .types;
    expect(types("Red")).toEqual([]);
    expect(types("Red", "Altar")).toEqual(["creature"]);
    expect(types("Red", "Altar", "March", "Humility")).toEqual(["creature"]);
  });

  test("611.2: an effect of a resolution, for as long as it lasts", () => {
    const blessing = made("Blessing", "Instant", [
      c.spellAbility(c.applyToPlayers(c.you, [c.moreDevotion(2)])),
    ]);
    const at = new Play({
      cards: [...cards, blessing],
      A: { hand: ["Blessing"], battlefield: ["Altar", "Red"], library: ["Forest"] },
      B: { library: ["Forest"] },
    });
    at.play("Blessing");
    expect(devotion(at, "red")).toBe(5);
    at.until(({ game }) => game.turn.active === B);
    expect(devotion(at, "red")).toBe(3);
  });
});
