import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { cardNames } from "../notation/names.ts";
import { playText } from "../notation/play.ts";

const names = cardNames(cards);

/** What a board claims and isn't so, or what keeps it from being played. */
function amiss(notation: string): readonly string[] {
  const played = playText(notation, names);
  if (!played.ok) return played.problem.map(({ message }) => message.en);
  return [
    ...played.value.problems.map(({ message }) => message.en),
    ...played.value.facts.filter(({ holds }) => !holds).map(({ says }) => says),
  ];
}

describe("Boggart Shenanigans", () => {
  test("109.2, 700.4: triggers on another Goblin, also one that is no creature", () => {
    expect(
      amiss(`
        turn A, main 1
        A 20
          battlefield: Boggart Shenanigans, Skirk Prospector, red Goblin kindred enchantment token
        B 20
        --
        A activates Skirk Prospector, sacrificing Goblin Token
        A targets B
        resolve
        A yes
        --
        B has 19 life
      `),
    ).toEqual([]);
  });

  test("109.2: not on itself, nor on a Goblin of an opponent", () => {
    expect(
      amiss(`
        turn A, main 1
        A 20
          battlefield: Boggart Shenanigans, Skirk Prospector
        B 20
          battlefield: Skirk Prospector
        --
        A activates A's Skirk Prospector, sacrificing Boggart Shenanigans
        A passes
        B activates B's Skirk Prospector
        --
        Boggart Shenanigans did not trigger
      `),
    ).toEqual([]);
  });
});

describe("Goblin Lackey", () => {
  test("110.4a: lets in a Goblin that can be a permanent, when it has dealt damage", () => {
    expect(
      amiss(`
        turn A, combat damage
        A 20
          hand: Tarfire, Boggart Shenanigans, Grizzly Bears
          battlefield: Goblin Lackey (attacking B)
        B 20
        --
        resolve
        A yes
        --
        B has 19 life
        Boggart Shenanigans is on A's battlefield
        Tarfire is in A's hand
        Grizzly Bears is in A's hand
      `),
    ).toEqual([]);
  });
});

describe("Obsidian Battle-Axe", () => {
  test("603.6a, 701.3a: goes to a Warrior that enters, which it makes larger and hasty", () => {
    expect(
      amiss(`
        turn A, main 1
        A 20
          hand: Boggart Sprite-Chaser
          battlefield: Obsidian Battle-Axe, 2 Mountain
        B 20
        --
        A casts Boggart Sprite-Chaser
        resolve
        resolve
        A yes
        --
        Obsidian Battle-Axe is attached to Boggart Sprite-Chaser
        Boggart Sprite-Chaser is 3/3
        Boggart Sprite-Chaser has haste
      `),
    ).toEqual([]);
  });

  test("702.6a: and for {3} to any creature, Warrior or not", () => {
    expect(
      amiss(`
        turn A, main 1
        A 20
          hand: Grizzly Bears
          battlefield: Obsidian Battle-Axe, 5 Forest
        B 20
        --
        A casts Grizzly Bears
        resolve
        check the stack is empty
        A activates Obsidian Battle-Axe targeting Grizzly Bears
        resolve
        --
        Grizzly Bears is 4/3
      `),
    ).toEqual([]);
  });
});
