import { describe, expect, test } from "vitest";
import * as b from "./build.ts";
import type { Ability } from "./schema.ts";
import { find, findOwn } from "./walk.ts";

/** The slots of all targets in the order of the text, own or not. */
const slots = (ability: Ability): readonly number[] =>
  find(ability, "target", "targetPlayer").map(({ slot }) => slot);

test("a misspelt keyword is named where it stands", () => {
  // @ts-expect-error: the compiler names the nearest.
  expect(() => b.keyword("flyin")).toThrow("There is no keyword “flyin”");
});

describe("targets", () => {
  test("115.1: numbered in the order of the text, one inside the other", () => {
    const ability = b.spellAbility(
      b.exile(b.target(b.all(b.creature, b.controlledBy(b.targetPlayer())))),
      b.exile(b.target(b.artifact)),
    );
    expect(find(ability, "target", "targetPlayer").map(({ is, slot }) => [is, slot])).toEqual([
      ["target", 0],
      ["targetPlayer", 1],
      ["target", 2],
    ]);
  });

  test("115.1: one value used twice is two targets", () => {
    const bolt = b.damage(1, b.toObject(b.anyTarget));
    expect(slots(b.spellAbility(bolt, bolt))).toEqual([0, 1]);
  });

  test("700.2: those of all modes are numbered through", () => {
    const ability = b.spellAbility(
      b.chooseTwo(
        b.counter(b.target(b.spell)),
        b.inOrder(b.tap(b.target(b.creature)), b.untap(b.thatTarget(1))),
        b.draw(1, b.targetPlayer()),
      ),
      b.destroy(b.targetEither(b.planeswalker)),
    );
    expect(slots(ability)).toEqual([0, 1, 2, 3]);
  });

  test("613.1f: those of a granted ability are its own", () => {
    const granted = b.activated([b.tapThis], b.damage(1, b.toObject(b.anyTarget)));
    const ability = b.spellAbility(b.untilEndOfTurn(b.target(b.creature), b.gains(granted)));
    expect(slots(ability)).toEqual([0, 0]);
    expect(findOwn(ability, "target").map(({ slot }) => slot)).toEqual([0]);
  });

  test("111.3: those of a token's ability are its own", () => {
    const shooter = b.token({
      types: ["creature"],
      pt: "1/1",
      abilities: [b.activated([b.tapThis], b.damage(1, b.toObject(b.anyTarget)))],
    });
    expect(slots(b.spellAbility(b.create(1, shooter), b.untap(b.target(b.creature))))).toEqual([
      0, 0,
    ]);
  });

  test("603.7: those of a delayed trigger and of an established ability are the resolution's", () => {
    const ability = b.spellAbility(
      b.tap(b.target(b.creature)),
      b.delayed(b.beginningOf("end"), b.exile(b.thatTarget())),
      b.establish(b.replacement(b.draws(b.targetPlayer()), b.doInstead(b.draw(1)))),
    );
    expect(slots(ability)).toEqual([0, 1]);
    expect(findOwn(ability, "targetPlayer").map(({ slot }) => slot)).toEqual([1]);
  });

  test("603.12: those of a reflexive trigger are its own", () => {
    const ability = b.spellAbility(
      b.destroy(b.target(b.land)),
      b.reflexive(b.tap(b.target(b.creature)), b.untap(b.target(b.creature))),
      b.exile(b.target(b.artifact)),
    );
    expect(slots(ability)).toEqual([0, 0, 1, 1]);
    expect(findOwn(ability, "target").map(({ slot }) => slot)).toEqual([0, 1]);
  });
});

describe("abilities", () => {
  test("606.4: a loyalty ability adds or removes what its symbol says", () => {
    const cost = (ability: Ability) => ability.is === "activated" && ability.cost;
    expect(cost(b.loyalty(2, b.draw(1)))).toEqual([b.addLoyalty(2)]);
    expect(cost(b.loyalty(0, b.draw(1)))).toEqual([b.addLoyalty(0)]);
    expect(cost(b.loyalty(-3, b.draw(1)))).toEqual([b.removeLoyalty(3)]);
    expect(cost(b.loyalty("-X", b.draw(1)))).toEqual([b.removeLoyalty(b.x)]);
  });
});

describe("a card", () => {
  test("208.2a: stars are 0 and what the defining ability says", () => {
    const { power, toughness, variable } = b.defineCard(["Test", "試し", "ためし"], {
      type: "Creature — Horror",
      pt: "*/*",
    });
    expect({ power, toughness, variable }).toEqual({ power: 0, toughness: 0, variable: true });
  });

  test("712.2: the back face has its own name, types, numbers and indicator, and no cost", () => {
    const { back, loyalty } = b.defineCard(["Front", "表", "おもて"], {
      cost: "{1}{G}",
      type: "Legendary Planeswalker — Arlinn",
      loyalty: 4,
      back: {
        name: ["Back", "裏", "うら"],
        type: "Creature — Werewolf",
        pt: "3/2",
        colors: ["red", "green"],
        text: [b.entersTapped],
      },
    });
    expect(loyalty).toBe(4);
    expect(back).toEqual({
      name: { en: "Back", ja: "裏", kana: "うら" },
      colorIndicator: ["red", "green"],
      supertypes: [],
      types: ["creature"],
      subtypes: ["Werewolf"],
      abilities: [b.entersTapped],
      power: 3,
      toughness: 2,
    });
  });

  test("a word that is no type is a mistake", () => {
    expect(() => b.defineCard(["Test", "試し", "ためし"], { type: "Creature Goblin" })).toThrow(
      /goblin/,
    );
  });
});
