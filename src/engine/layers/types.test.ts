/** What effects make of types and subtypes (CR 205.1, 205.3d), of permanents and of copies. */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Change } from "../../language/schema.ts";
import { creature, instant, made, Play, sorcery } from "../testing/play.ts";

const rock = made("Rock", "Artifact", []);
const kin = made("Kin", "Kindred Artifact — Elf", []);
const shrine = made("Shrine", "Enchantment Creature — Bear Shrine", [], { pt: "2/2" });
const changeling = made("Shape", "Creature — Shapeshifter", [c.keyword("changeling")], {
  pt: "2/2",
});
const lasting = (name: string, ...changes: readonly Change[]) =>
  instant(name, c.apply(c.target(c.permanent), changes, c.forever));

const lineOf = (at: Play, name: string): string => {
  const { types, subtypes, everyCreatureType } = at.of(name);
  return [...types, "—", ...subtypes, ...(everyCreatureType ? ["all"] : [])].join(" ");
};

describe("205.3d: no subtype without its type", () => {
  const zombie = c.addTypes({ subtypes: ["Zombie"] });
  test.each<[string, Change, string, string]>([
    ["an artifact is no Zombie", zombie, "Rock", "artifact —"],
    ["nor if that is all it is", c.setSubtypes("creature", "Zombie"), "Rock", "artifact —"],
    ["308.2: a kindred has creature types", zombie, "Kin", "kindred artifact — Elf Zombie"],
    ["what isn't a land is no Island", c.setSubtypes("land", "Island"), "Rock", "artifact —"],
    [
      "the types that it brings count",
      c.setTypes(["land"], ["Zombie", "Cave"]),
      "Rock",
      "land — Cave",
    ],
    ["205.3g: but a Clue", c.addTypes({ subtypes: ["Clue"] }), "Rock", "artifact — Clue"],
    ["every creature type is none here", c.allCreatureTypes, "Rock", "artifact —"],
  ])("%s", (_, change, target, expected) => {
    const at = new Play({
      cards: [rock, kin, lasting("Spell", change)],
      A: { hand: ["Spell"], battlefield: [target] },
    });
    expect(lineOf(at.play("Spell", [target]), target)).toBe(expected);
  });

  test("305.7: what doesn't become an Island keeps its abilities", () => {
    const at = new Play({
      cards: [
        made("Rock", "Artifact", [c.keyword("flash")]),
        lasting("Flood", c.setSubtypes("land", "Island")),
      ],
      A: { hand: ["Flood"], battlefield: ["Rock"] },
    });
    const { abilities } = at.play("Flood", ["Rock"]).of("Rock");
    expect(abilities.map(({ ability }) => ability.is)).toEqual(["keyword", "forPlayers"]);
  });

  const animate = lasting("Animate", c.addTypes({ types: ["creature"] }), c.setPT(2, 2));
  test.each([
    ["Turn", "Animate"],
    ["Animate", "Turn"],
  ])(
    "613.8a: it is a Zombie while it is a creature, in whatever order: %s, %s",
    (first, second) => {
      const at = new Play({
        cards: [rock, animate, lasting("Turn", zombie)],
        A: { hand: ["Animate", "Turn"], battlefield: ["Rock"] },
      });
      at.play(first, ["Rock"]).play(second, ["Rock"]);
      expect(lineOf(at, "Rock")).toBe("artifact creature — Zombie");
    },
  );

  test("613.8a: an effect that brings the type itself depends on none", () => {
    const both = lasting(
      "Both",
      c.addTypes({ types: ["creature"] }),
      c.setSubtypes("creature", "Zombie"),
      c.setPT(2, 2),
    );
    const elf = lasting(
      "Elf",
      c.addTypes({ types: ["creature"] }),
      c.setSubtypes("creature", "Elf"),
    );
    const at = new Play({
      cards: [rock, both, elf],
      A: { hand: ["Both", "Elf"], battlefield: ["Rock"] },
    });
    at.play("Both", ["Rock"]).play("Elf", ["Rock"]);
    expect(lineOf(at, "Rock")).toBe("artifact creature — Elf");
  });

  test("what stops being a creature stops being what it has become", () => {
    const once = instant(
      "Once",
      c.untilEndOfTurn(c.target(c.permanent), c.addTypes({ types: ["creature"] }), c.setPT(2, 2)),
    );
    const at = new Play({
      cards: [rock, once, lasting("Turn", zombie)],
      A: { hand: ["Once", "Turn"], battlefield: ["Rock"] },
      B: { library: ["Forest"] },
    });
    at.play("Once", ["Rock"]).play("Turn", ["Rock"]);
    expect(lineOf(at, "Rock")).toBe("artifact creature — Zombie");
    at.until(({ game }) => game.turn.active === "B");
    expect(lineOf(at, "Rock")).toBe("artifact —");
  });
});

describe("205.1: types that are set", () => {
  const table: readonly [string, Change, string, string][] = [
    [
      "205.1a: the new types instead of the old, and no subtype without its type",
      c.setTypes(["artifact"]),
      "Shrine",
      "artifact —",
    ],
    [
      "205.1a: a subtype stays with a type that stays",
      c.setTypes(["enchantment"]),
      "Shrine",
      "enchantment — Shrine",
    ],
    [
      "205.1a: subtypes that are set with them replace those of their kind",
      c.setTypes(["creature"], ["Elemental"]),
      "Shrine",
      "creature — Elemental",
    ],
    [
      "205.1a: and every creature type",
      c.setTypes(["creature"], ["Elemental"]),
      "Shape",
      "creature — Elemental",
    ],
    [
      "205.1a: without any, the old ones stay",
      c.setTypes(["creature"]),
      "Shape",
      "creature — Shapeshifter all",
    ],
    [
      "205.1a: what isn't a creature any more has no creature type",
      c.loseTypes("creature"),
      "Shrine",
      "enchantment — Shrine",
    ],
    [
      "205.1b: an artifact creature keeps all that it is",
      c.setTypes(["artifact", "creature"]),
      "Shrine",
      "enchantment creature artifact — Bear Shrine",
    ],
    [
      "205.1b: a Golem artifact creature all but its creature types",
      c.setTypes(["artifact", "creature"], ["Golem"]),
      "Shrine",
      "enchantment creature artifact — Shrine Golem",
    ],
    [
      "205.1b: of which it may have had all",
      c.setTypes(["artifact", "creature"], ["Golem"]),
      "Shape",
      "creature artifact — Golem",
    ],
  ];

  test.each(table)("of a permanent: %s", (_, change, target, expected) => {
    const at = new Play({
      cards: [shrine, changeling, lasting("Spell", change)],
      A: { hand: ["Spell"], battlefield: [target] },
    });
    expect(lineOf(at.play("Spell", [target]), target)).toBe(expected);
  });

  test.each(table)("707.9b: of a copy: %s", (_, change, target, expected) => {
    const at = new Play({
      cards: [
        shrine,
        changeling,
        sorcery("Spell", c.create(1, c.copyToken(c.target(c.creature), change))),
      ],
      A: { hand: ["Spell"], battlefield: [target] },
    });
    at.play("Spell", [target]);
    const token = at.game.battlefield.at(-1);
    if (!token) throw new Error("There is a token.");
    const { types, subtypes, everyCreatureType } = at.character(token);
    expect([...types, "—", ...subtypes, ...(everyCreatureType ? ["all"] : [])].join(" ")).toBe(
      expected,
    );
  });
});

describe("208.5: a creature without a power and toughness", () => {
  const grow = lasting("Grow", c.gets(2, 2));
  const animate = lasting("Animate", c.addTypes({ types: ["creature"] }));

  test("has 0, and is put into the graveyard", () => {
    const at = new Play({
      cards: [rock, animate],
      A: { hand: ["Animate"], battlefield: ["Rock"] },
    });
    expect(at.play("Animate", ["Rock"]).zone("Rock")).toBe("graveyard");
  });

  test("613.4c: from which effects and counters go on", () => {
    const at = new Play({
      cards: [rock, animate, grow],
      A: {
        hand: ["Animate", "Grow"],
        battlefield: [{ name: "Rock", counters: { "+1/+1": 1 } }],
      },
    });
    at.play("Grow", ["Rock"]).play("Animate", ["Rock"]);
    expect([at.zone("Rock"), at.pt("Rock")]).toEqual(["battlefield", "3/3"]);
  });

  test("208.3: what is no creature still has none", () => {
    const at = new Play({ cards: [rock, grow], A: { hand: ["Grow"], battlefield: ["Rock"] } });
    expect(at.play("Grow", ["Rock"]).of("Rock").power).toBeUndefined();
  });
});

describe("604.3a: which abilities define characteristics", () => {
  const defined = c.defining(c.setPT(5, 5));
  const small = lasting("Small", c.setPT(1, 1));
  const bear = creature("Bear", "2/2");

  test("613.4b: one that an effect grants doesn't: it goes by its timestamp", () => {
    const at = new Play({
      cards: [bear, small, lasting("Grant", c.gains(defined))],
      A: { hand: ["Small", "Grant"], battlefield: ["Bear"] },
    });
    at.play("Small", ["Bear"]).play("Grant", ["Bear"]);
    expect(at.pt("Bear")).toBe("5/5");
  });

  test("613.4a: one that a copy has does", () => {
    const mirror = sorcery("Mirror", c.create(1, c.copyToken(c.target(c.creature))));
    const all = sorcery("All", c.apply(c.every(c.creature), [c.setPT(1, 1)], c.forever));
    const at = new Play({
      cards: [creature("Star", "0/0", defined), mirror, all],
      A: { hand: ["Mirror", "All"], battlefield: ["Star"] },
    });
    at.play("Mirror", ["Star"]);
    expect(at.all("Star").map((id) => at.character(id).power)).toEqual([5, 5]);
    at.play("All");
    expect(at.all("Star").map((id) => at.character(id).power)).toEqual([1, 1]);
  });
});
