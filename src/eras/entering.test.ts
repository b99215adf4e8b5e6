/** How what enters is looked at: by 614.12 today, 614.12 of 2014, 613.12 of 2009 and 419.6i before. */
import { describe, expect, test } from "vitest";
import type { Edition } from "../engine/rules.ts";
import { relic, card as testCard } from "../engine/testing/making.ts";
import { Table } from "../engine/testing/table.ts";
import * as c from "../language/build.ts";

const library = ["10 Forest"];
const withAll = ["2023-11-17", "2026-04-17"] as const;
const withItsOwn = ["2008-07-15", "2009-07-11", "2014-05-01"] as const;
const copiable = ["2002-02-20", "2007-10-01"] as const;
/** A table: what comes of it in the editions of each group. */
const byEdition = <Found>(
  all: Found,
  own: Found,
  printed: Found,
): (readonly [Edition, Found])[] => [
  ...withAll.map((edition) => [edition, all] as const),
  ...withItsOwn.map((edition) => [edition, own] as const),
  ...copiable.map((edition) => [edition, printed] as const),
];

/** Creatures that are black enter tapped. */
const gate = relic(
  "Gate",
  c.replacement(c.enters(c.all(c.creature, c.ofColor("black"))), c.enterTapped),
);
const isTapped = (table: Table, name: string): boolean =>
  table.game.objects[table.id(name)]?.tapped === true;

describe("614.12: effects of other sources on what enters", () => {
  test.each(byEdition("act", "confirm", "confirm"))(
    "%s: Sacred Foundry under Blood Moon: %s",
    (rules, asked) => {
      const table = new Table({
        rules,
        A: { hand: ["Sacred Foundry"], battlefield: ["Blood Moon"], library },
        B: { library },
      });
      table.act({ is: "playLand", object: table.id("Sacred Foundry") });
      expect(table.decision.is).toBe(asked);
    },
  );

  test.each(byEdition(0, 2, 2))(
    "%s: what enters with counters under Humility has %i",
    (rules, counters) => {
      const ballista = testCard("Ballista", {
        cost: "{0}",
        type: "Artifact Creature — Construct",
        pt: "0/0",
        text: [c.entersWith("+1/+1", 2)],
      });
      const table = new Table({
        rules,
        cards: [ballista],
        A: { hand: ["Ballista"], battlefield: ["Humility"], library },
        B: { library },
      });
      table.cast("Ballista").resolve();
      expect(table.game.objects[table.id("Ballista")]?.counters?.["+1/+1"] ?? 0).toBe(counters);
    },
  );

  test.each(byEdition(true, false, false))(
    "%s: what others would make of it counts for their replacements: %s",
    (rules, tapped) => {
      const plague = testCard("Plague", {
        cost: "{0}",
        type: "Enchantment",
        text: [c.staticAbility(c.every(c.creature), [c.becomes("black")])],
      });
      const table = new Table({
        rules,
        cards: [gate, plague],
        A: { hand: ["Grizzly Bears"], battlefield: ["Gate", "Plague", "2 Forest"], library },
        B: { library },
      });
      table.cast("Grizzly Bears").resolve();
      expect(isTapped(table, "Grizzly Bears")).toBe(tapped);
      expect(table.of("Grizzly Bears").colors).toEqual(["black"]);
    },
  );

  // 611.2e: it is one as it enters; of that 2014 and before had no rule.
  test.each(byEdition(true, false, false))(
    "%s: what the effect says that puts it there: %s",
    (rules, tapped) => {
      const raise = testCard("Raise", {
        cost: "{0}",
        type: "Sorcery",
        text: [
          c.spellAbility(
            c.putOntoBattlefield(c.target(c.all(c.creature, c.inZone("graveyard"))), {
              as: [c.becomes("black")],
            }),
          ),
        ],
      });
      const table = new Table({
        rules,
        cards: [gate, raise],
        A: { hand: ["Raise"], battlefield: ["Gate"], graveyard: ["Grizzly Bears"], library },
        B: { library },
      });
      table.cast("Raise", ["Grizzly Bears"]).resolve();
      expect(isTapped(table, "Grizzly Bears")).toBe(tapped);
    },
  );
});

describe("614.12, 400.7a: its own effects, and those that it had as a spell", () => {
  test.each(byEdition(true, true, false))("%s: its own static ability: %s", (rules, tapped) => {
    const shade = testCard("Shade", {
      cost: "{0}",
      type: "Creature — Shade",
      pt: "1/1",
      text: [c.staticAbility(c.self, [c.becomes("black")])],
    });
    const table = new Table({
      rules,
      cards: [gate, shade],
      A: { hand: ["Shade"], battlefield: ["Gate"], library },
      B: { library },
    });
    table.cast("Shade").resolve();
    expect(isTapped(table, "Shade")).toBe(tapped);
  });

  test.each(byEdition(true, true, false))("%s: what it became as a spell: %s", (rules, tapped) => {
    const lace = testCard("Lace", {
      cost: "{0}",
      type: "Instant",
      text: [c.spellAbility(c.apply(c.target(c.spell), [c.becomes("black")]))],
    });
    const table = new Table({
      rules,
      cards: [gate, lace],
      A: { hand: ["Grizzly Bears", "Lace"], battlefield: ["Gate", "2 Forest"], library },
      B: { library },
    });
    table.cast("Grizzly Bears").cast("Lace", ["Grizzly Bears"]).resolve().resolve();
    expect(table.of("Grizzly Bears").colors).toEqual(["black"]);
    expect(isTapped(table, "Grizzly Bears")).toBe(tapped);
  });

  test.each(byEdition(true, true, true))(
    "%s: what it was made a copy of as it enters: %s",
    (rules, tapped) => {
      const table = new Table({
        rules,
        cards: [gate],
        A: {
          hand: ["Clone"],
          battlefield: ["Gate", "Carrion Feeder", "4 Island"],
          library,
        },
        B: { library },
      });
      table.cast("Clone").resolve().choose(["Carrion Feeder"]);
      const [, copy] = table.all("Carrion Feeder");
      expect(copy && table.game.objects[copy]?.tapped === true).toBe(tapped);
    },
  );
});

// 303.4f speaks of all applicable effects, as did 212.4j of 2007.
test.each([...withAll, ...withItsOwn, ...copiable])(
  "303.4f, %s: what an Aura can enchant is asked of it as it will be",
  (rules) => {
    const plague = testCard("Plague", {
      cost: "{0}",
      type: "Enchantment",
      text: [c.staticAbility(c.every(c.enchantment), [c.becomes("white")])],
    });
    const warded = testCard("Warded", {
      cost: "{0}",
      type: "Creature — Bear",
      pt: "2/2",
      text: [c.keyword("protection", { quality: c.ofColor("white") })],
    });
    const raise = testCard("Raise", {
      cost: "{0}",
      type: "Sorcery",
      text: [
        c.spellAbility(c.putOntoBattlefield(c.target(c.all(c.enchantment, c.inZone("graveyard"))))),
      ],
    });
    const table = new Table({
      rules,
      cards: [plague, warded, raise],
      A: {
        hand: ["Raise"],
        battlefield: ["Plague", "Warded", "Grizzly Bears"],
        graveyard: ["Strength of Lunacy"],
        library,
      },
      B: { library },
    });
    table.cast("Raise", ["Strength of Lunacy"]).resolve();
    expect(table.decision).toMatchObject({ is: "choose", purpose: { is: "attachTo" } });
    expect(table.decision.is === "choose" && table.decision.from).toEqual([
      { is: "object", object: table.id("Grizzly Bears") },
    ]);
  },
);

describe("616.1c: whether what makes a copy of it comes before all else", () => {
  /** Moritte may enter as a copy of any permanent; Bounty gives each creature that enters a counter. */
  const position = (rules: Edition): Table =>
    new Table({
      rules,
      cards: [relic("Bounty", c.replacement(c.enters(c.creature), c.enterWith("+1/+1", 1)))],
      A: {
        hand: ["Moritte of the Frost"],
        battlefield: ["Bounty", "Plains", "3 Island", "2 Forest"],
        library,
      },
      B: { library },
    })
      .cast("Moritte of the Frost")
      .resolve();
  const counters = (table: Table): number => {
    const [, copy] = table.all("Plains");
    return (copy && table.game.objects[copy]?.counters?.["+1/+1"]) ?? 0;
  };

  test.each(["2014-05-01", ...withAll] as const)("%s: it does, without a question", (rules) => {
    const table = position(rules).choose(["Plains"]);
    expect(counters(table)).toBe(0);
  });

  // 615.1a–c of 2009 know self-replacement and control, 419.9a and 419.8a before only the former.
  test.each(["2002-02-20", "2007-10-01", "2008-07-15", "2009-07-11"] as const)(
    "%s: its controller says which is first",
    (rules) => {
      const asked = position(rules);
      expect(asked.decision).toMatchObject({ is: "option", purpose: { is: "replacements" } });
      const first = (name: string): Table => {
        const table = position(rules);
        const { decision } = table;
        const option =
          decision.is === "option" &&
          decision.options.find((one) => one.is === "effect" && one.source === table.id(name));
        if (!option) throw new Error(`No effect of ${name} is among the choices.`);
        return table.answer({ is: "option", option }).choose(["Plains"]);
      };
      expect(counters(first("Bounty"))).toBe(1);
      expect(counters(first("Moritte of the Frost"))).toBe(0);
    },
  );
});
