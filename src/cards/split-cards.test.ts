import { describe, expect, test } from "vitest";
import { card, castBy, mode } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import {
  all,
  cast,
  hasManaValue,
  may,
  named,
  search,
  sorcery,
  spellAbility,
  you,
} from "../language/build.ts";
import { findCard, printCard } from "./index.ts";

const library = ["9 Forest"];
const lands = ["6 Island", "6 Mountain", "6 Forest"];

const position = (hand: string, battlefield: readonly string[] = lands): Table =>
  new Table({
    A: { hand: [hand], battlefield, library },
    B: { battlefield: ["Runeclaw Bear", "Llanowar Elves"], library },
  });

describe("709: Fire // Ice", () => {
  test("709.4: in hand it is both: names, cost, colors, mana value", () => {
    const table = position("Fire // Ice");
    const { colors, types, abilities } = table.of("Fire // Ice");
    expect(colors).toEqual(["blue", "red"]);
    expect(types).toEqual(["instant"]);
    expect(abilities).toHaveLength(3);
  });

  test("601.2d: Fire deals 2 damage divided among one or two targets", () => {
    const two = castBy(position("Fire // Ice"), "Fire // Ice", "Fire");
    // 1 each is the only way, so nobody is asked.
    two.choose(["Runeclaw Bear", "Llanowar Elves"]).settle().resolve();
    expect(two.graveyard(B)).toEqual(["Llanowar Elves"]);
    const one = castBy(position("Fire // Ice"), "Fire // Ice", "Fire").choose(["B"]).settle();
    expect(one.resolve().life(B)).toBe(18);
    expect(one.graveyard(A)).toEqual(["Fire // Ice"]);
  });

  test("709.3b: on the stack there is only the half that is cast", () => {
    const table = castBy(position("Fire // Ice"), "Fire // Ice", "Ice").choose(["Runeclaw Bear"]);
    table.settle();
    expect(table.stack()).toEqual(["Ice"]);
    expect(table.of("Ice")).toMatchObject({ colors: ["blue"], manaCost: "{1}{U}" });
    table.resolve();
    expect(table.game.objects[table.id("Runeclaw Bear")]?.tapped).toBe(true);
    expect(table.hand(A)).toEqual(["Forest"]);
    expect(table.life(B)).toBe(20);
    // 709.4: in the graveyard it is both again.
    expect(table.graveyard(A)).toEqual(["Fire // Ice"]);
  });

  test("709.3a: only the chosen half must be payable and have targets", () => {
    const table = position("Fire // Ice", ["2 Mountain"]);
    expect(() => castBy(table, "Fire // Ice", "Ice")).toThrow();
    expect(castBy(table, "Fire // Ice", "Fire").choose(["B"]).settle().resolve().life(B)).toBe(18);
  });

  test("707.10: a copy of a half is that half", () => {
    const table = new Table({
      A: { hand: ["Fire // Ice", "Twincast"], battlefield: lands, library },
      B: { library },
    });
    castBy(table, "Fire // Ice", "Fire").choose(["B"]).settle();
    table.cast("Twincast").settle().resolve();
    expect(table.stack()).toEqual(["Fire", "Twincast", "Fire"]);
  });
});

test("709.1: a split card is printed half by half", () => {
  const split = findCard("Ice");
  expect(split && printCard(split, "en")).toEqual({
    name: "Fire // Ice",
    manaCost: "{1}{R} // {1}{U}",
    typeLine: "Instant // Instant",
    lines: [
      "Fire deals 2 damage divided as you choose among one or two targets.",
      "//",
      "Tap target permanent.",
      "Draw a card.",
    ],
  });
  expect(split && printCard(split, "ja").lines).toEqual([
    "1つか2つを対象とする。火はそれらに2点のダメージをあなたが望むように割り振って与える。",
    "//",
    "パーマネント1つを対象とする。それをタップする。",
    "カード1枚を引く。",
  ]);
});

describe("709: Assault // Battery", () => {
  test("Assault deals 2 damage; Battery makes an Elephant", () => {
    const assault = castBy(position("Assault // Battery"), "Assault // Battery", "Assault");
    expect(assault.choose(["Runeclaw Bear"]).settle().resolve().graveyard(B)).toEqual([
      "Runeclaw Bear",
    ]);
    const battery = castBy(position("Assault // Battery"), "Assault // Battery", "Battery");
    battery.settle().resolve();
    expect(battery.pt("Elephant Token")).toBe("3/3");
    expect(battery.of("Elephant Token").colors).toEqual(["green"]);
  });

  test("117.1a: both halves are sorceries", () => {
    const table = new Table({
      active: "B",
      A: { hand: ["Assault // Battery"], battlefield: lands, library },
      B: { library },
    });
    table.pass();
    expect(() => castBy(table, "Assault // Battery", "Assault")).toThrow();
  });

  /** Searches for a card with mana value so much or less and casts it, if A likes. */
  const tutor = (most: number) =>
    card("Tutor", {
      cost: "{0}",
      type: "Sorcery",
      text: [
        spellAbility(
          search({ filter: all(sorcery, hasManaValue("atMost", most)), name: "found" }),
          may(you, cast(you, named("found"), [])),
        ),
      ],
    });
  const tutored = (most: number): Table => {
    const table = new Table({
      A: { hand: ["Tutor"], library: ["Assault // Battery", "Forest"] },
      B: { battlefield: ["Runeclaw Bear"], library },
      cards: [tutor(most)],
    });
    return table.cast("Tutor").resolve();
  };

  test("202.3d: in a library its mana value is 5", () => {
    const from = (table: Table): number =>
      table.decision.is === "choose" ? table.decision.from.length : 0;
    expect(from(tutored(5))).toBe(1);
    expect(from(tutored(4))).toBe(0);
  });

  test.each([
    [0, ["Assault"]],
    [1, ["Battery"]],
  ])("709.3: an effect that casts it lets its player choose half %i", (half, stack) => {
    const table = tutored(5).choose(["Assault // Battery"]).choose(true).answer(mode(half));
    if (half === 0) table.choose(["Runeclaw Bear"]);
    expect(table.settle().stack()).toEqual(stack);
  });

  test("118.9, 709.3a: Omniscience allows either half from hand", () => {
    const table = position("Assault // Battery", ["Omniscience"]);
    const ways = table.castAction("Assault // Battery", "free");
    expect(ways).toMatchObject({ way: { is: "free", half: "Assault" } });
    table.act(ways).choose(["B"]).settle();
    expect(table.resolve().life(B)).toBe(18);
  });

  test("701.9a: it is one card", () => {
    const table = new Table({
      A: { hand: ["Assault // Battery"], battlefield: ["Psychatog"], library },
      B: { library },
    });
    table.act(table.activateAction("Psychatog", 0)).settle().resolve();
    expect(table.graveyard(A)).toEqual(["Assault // Battery"]);
    expect(table.refusal(table.activateAction("Psychatog", 1))).not.toBeNull();
  });
});

describe("Night // Day", () => {
  const bears = { A: ["Grizzly Bears"], B: ["Runeclaw Bear"] } as const;
  const cast = (half: string, target: string): Table => {
    const table = new Table({
      A: { hand: ["Night // Day"], battlefield: ["9 Plains", "9 Swamp", ...bears.A], library },
      B: { battlefield: [...bears.B], library },
    });
    return castBy(table, "Night // Day", half).choose([target]).settle().resolve();
  };

  test("613.4c: Night shrinks one creature, and has nothing to do with the night (731.1)", () => {
    const table = cast("Night", "Runeclaw Bear");
    expect([table.pt("Runeclaw Bear"), table.pt("Grizzly Bears")]).toEqual(["1/1", "2/2"]);
    expect(table.game.time).toBeUndefined();
  });

  test("611.2c: Day helps the creatures of one player", () => {
    const table = cast("Day", "B");
    expect([table.pt("Runeclaw Bear"), table.pt("Grizzly Bears")]).toEqual(["3/3", "2/2"]);
    expect(table.game.time).toBeUndefined();
  });
});
