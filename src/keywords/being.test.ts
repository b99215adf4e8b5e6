import { describe, expect, test } from "vitest";
import { hasSubtype } from "../engine/filters.ts";
import type { GameObject } from "../engine/objects.ts";
import { A, Table } from "../engine/testing/table.ts";
import {
  all,
  attached,
  card,
  controlledBy,
  creature,
  every,
  gets,
  inZone,
  keyword,
  losesAllAbilities,
  ofSubtype,
  putIntoHand,
  setSubtypes,
  spellAbility,
  staticAbility,
  target,
  untilEndOfTurn,
  you,
} from "../language/build.ts";
import type { Effect } from "../language/schema.ts";
import { bestowFor } from "./bestow.ts";
import { equipFor } from "./equip.ts";
import { bearer, offered, testCard } from "./testing/cards.ts";

describe("702.73a: changeling", () => {
  const lord = testCard(
    "Lord",
    [staticAbility(every(all(creature, ofSubtype("Goblin"), controlledBy(you))), [gets(1, 1)])],
    { type: "Enchantment" },
  );
  const position = (effect: Effect): Table =>
    new Table({
      A: { hand: ["Spell"], graveyard: ["Bearer"], battlefield: ["Bearer", "Lord"] },
      cards: [
        bearer(keyword("changeling"), { type: "Creature — Shapeshifter" }),
        testCard("Spell", [spellAbility(effect)], { type: "Instant" }),
        lord,
      ],
    });
  const fades = untilEndOfTurn(target(creature), losesAllAbilities);

  test("it is a Goblin and an Elf, but no Equipment", () => {
    const table = position(fades);
    expect(table.pt("Bearer")).toBe("3/3");
    const of = table.of("Bearer");
    expect(
      ["Elf", "Shapeshifter", "Equipment", "Swamp"].map((one) =>
        hasSubtype(table.game.rules, of, one),
      ),
    ).toEqual([true, true, false, false]);
  });

  test("604.3: in every zone", () => {
    const goblins = target(all(ofSubtype("Goblin"), card, inZone("graveyard", you)));
    const table = position(putIntoHand(goblins));
    table.act(table.castAction("Spell"));
    expect(offered(table)).toEqual(["Bearer"]);
  });

  test("613.1d, 613.1f: losing the ability doesn't make it lose the types", () => {
    const table = position(fades).cast("Spell", "Bearer").resolve();
    expect(table.of("Bearer").abilities).toEqual([]);
    expect(table.pt("Bearer")).toBe("3/3");
  });

  test("205.1a: becoming one creature type keeps the ability, but not the types", () => {
    const toad = untilEndOfTurn(target(creature), setSubtypes("creature", "Frog"));
    const table = position(toad).cast("Spell", "Bearer").resolve();
    expect(table.of("Bearer").subtypes).toEqual(["Frog"]);
    expect(table.pt("Bearer")).toBe("2/2");
    expect(table.of("Bearer").abilities.length).toBeGreaterThan(0);
  });
});

describe("702.6a: equip", () => {
  const position = (text = equipFor("{0}")): Table =>
    new Table({
      A: { battlefield: ["Axe", "Bearer", "Forest"] },
      B: { battlefield: ["Grizzly Bears"] },
      cards: [
        testCard("Axe", [staticAbility(attached, [gets(2, 0)]), text], {
          type: "Artifact — Equipment",
        }),
        bearer(keyword("defender"), { cost: "{W}" }),
      ],
    });

  test("attaches to target creature you control", () => {
    const table = position();
    table.act(table.activateAction("Axe"));
    expect(offered(table)).toEqual(["Bearer"]);
    table.choose(["Bearer"]).settle().resolve();
    expect(table.pt("Bearer")).toBe("4/2");
    expect(table.cited("attached")).toContain("701.3a");
  });

  test("702.6c: with a quality only to what has it", () => {
    const table = position(equipFor("{0}", ofSubtype("Knight")));
    expect(table.refusal(table.activateAction("Axe"))).toMatchObject({ code: "noTarget" });
  });
});

describe("702.103b: what is bestowed", () => {
  const position = (designations: GameObject["designations"]): Table => {
    const table = new Table({
      A: { battlefield: ["Bearer", "Grizzly Bears"] },
      cards: [bearer(bestowFor("{3}{B}"), { type: "Enchantment Creature — Minotaur" })],
    });
    const id = table.id("Bearer");
    const host = table.id("Grizzly Bears");
    const { [id]: bearerNow, ...others } = table.game.objects;
    if (!bearerNow) throw new Error("There is no Bearer.");
    const bestowed = { ...bearerNow, attachedTo: host, ...(designations && { designations }) };
    table.game = { ...table.game, objects: { ...others, [id]: bestowed } };
    return table;
  };

  test("is an Aura enchantment with enchant creature, and no creature", () => {
    const of = position(["bestowed"]).of("Bearer");
    expect(of.types).toEqual(["enchantment"]);
    expect(of.subtypes).toEqual(["Aura"]);
    expect(of.ruleChanges.map(({ change }) => change.is)).toEqual(["enchants"]);
    expect(of.controller).toBe(A);
  });

  test("is an enchantment creature otherwise", () => {
    const of = position(undefined).of("Bearer");
    expect(of.types).toEqual(["enchantment", "creature"]);
    expect(of.subtypes).toEqual(["Minotaur"]);
    expect(of.ruleChanges).toEqual([]);
  });

  test("205.1a: has lost every creature type, those of changeling included", () => {
    const table = new Table({
      A: { battlefield: ["Bearer"] },
      cards: [
        testCard("Bearer", [keyword("changeling"), bestowFor("{1}")], {
          type: "Enchantment Creature — Shapeshifter",
        }),
      ],
    });
    const id = table.id("Bearer");
    const now = table.game.objects[id];
    if (!now) throw new Error("There is no Bearer.");
    const bestowed: GameObject = { ...now, designations: ["bestowed"] };
    table.game = { ...table.game, objects: { ...table.game.objects, [id]: bestowed } };
    expect(hasSubtype(table.game.rules, table.of("Bearer"), "Elf")).toBe(false);
  });
});
