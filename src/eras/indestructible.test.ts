/** RT-36: until July 2013 indestructible was no ability that could be lost (700.4a of 2009). */
import { describe, expect, test } from "vitest";
import type { Edition } from "../engine/index.ts";
import { Table } from "../engine/testing/table.ts";
import {
  all,
  card,
  controlledBy,
  creature,
  defineCard,
  every,
  gains,
  inZone,
  keyword,
  putOntoBattlefield,
  spellAbility,
  target,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

const lands = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];
const library = ["10 Forest"];
const until2013 = ["2002-02-20", "2007-10-01", "2008-07-15", "2009-07-11"] as const;
const since2013 = ["2014-05-01", "2023-11-17", "2026-04-17"] as const;

const position = (rules: Edition): Table =>
  new Table({
    rules,
    A: {
      hand: ["Withstand Death", "Humble", "Doom Blade"],
      battlefield: [...lands, "White Knight", "Darksteel Myr"],
      library,
    },
    B: { library },
  });

describe("what an effect makes indestructible, then loses all abilities", () => {
  const humbled = (rules: Edition): Table =>
    position(rules)
      .cast("Withstand Death", ["White Knight"])
      .resolve()
      .cast("Humble", ["White Knight"])
      .resolve()
      .cast("Doom Blade", ["White Knight"])
      .resolve();

  test.each(until2013)("700.4a of 2009: by the rules of %s it is so still", (rules) => {
    expect(humbled(rules).zone("White Knight")).toBe("battlefield");
  });

  test.each(since2013)("702.12b: by the rules of %s the ability is lost", (rules) => {
    expect(humbled(rules).zone("White Knight")).toBe("graveyard");
  });
});

test.each([...until2013, ...since2013])(
  "702.12b, 700.4a of 2009: in %s what its own text says is lost with the text",
  (rules) => {
    const killed = (table: Table): string =>
      table.cast("Doom Blade", ["Darksteel Myr"]).resolve().zone("Darksteel Myr");
    expect(killed(position(rules))).toBe("battlefield");
    const humbled = position(rules).cast("Humble", ["Darksteel Myr"]).resolve();
    expect(killed(humbled)).toBe("graveyard");
  },
);

describe("what is put onto the battlefield as something indestructible, then loses all abilities", () => {
  const raise = defineCard(["Test Raise", "試しの蘇生", "ためしのそせい"], {
    cost: "{0}",
    type: "Sorcery",
    text: [
      spellAbility(
        putOntoBattlefield(target(all(creature, card, inZone("graveyard", you))), {
          as: [gains(keyword("indestructible"))],
        }),
      ),
    ],
  });
  const raised = (rules: Edition): string =>
    new Table({
      cards: [raise],
      rules,
      A: {
        hand: ["Test Raise", "Humble", "Doom Blade"],
        battlefield: lands,
        graveyard: ["White Knight"],
        library,
      },
      B: { library },
    })
      .cast("Test Raise", ["White Knight"])
      .resolve()
      .cast("Humble", ["White Knight"])
      .resolve()
      .cast("Doom Blade", ["White Knight"])
      .resolve()
      .zone("White Knight");

  test.each(until2013)("700.4a of 2009: by the rules of %s it is so still", (rules) =>
    expect(raised(rules)).toBe("battlefield"),
  );

  test.each(since2013)("702.12b: by the rules of %s the ability is lost", (rules) =>
    expect(raised(rules)).toBe("graveyard"),
  );
});

describe("creatures that come after all of a player's have become indestructible", () => {
  const rally = defineCard(["Test Rally", "試しの集結", "ためしのしゅうけつ"], {
    cost: "{0}",
    type: "Sorcery",
    text: [
      spellAbility(
        untilEndOfTurn(every(all(creature, controlledBy(you))), gains(keyword("indestructible"))),
      ),
    ],
  });
  const later = (rules: Edition): string =>
    new Table({
      cards: [rally],
      rules,
      A: {
        hand: ["Test Rally", "Grizzly Bears", "Doom Blade"],
        battlefield: [...lands, "Darksteel Myr"],
        library,
      },
      B: { library },
    })
      .cast("Test Rally")
      .resolve()
      .cast("Grizzly Bears")
      .resolve()
      .cast("Doom Blade", ["Grizzly Bears"])
      .resolve()
      .zone("Grizzly Bears");

  test.each(until2013)(
    "700.4a, 610.2c of 2009 (418.3b before): by the rules of %s they are so, too",
    (rules) => expect(later(rules)).toBe("battlefield"),
  );

  test.each(since2013)("611.2c: by the rules of %s they have no such ability", (rules) =>
    expect(later(rules)).toBe("graveyard"),
  );
});

test("700.4a of 2009: what is indestructible by an effect has no ability by that", () => {
  const abilities = (rules: Edition): number =>
    position(rules).cast("Withstand Death", ["White Knight"]).resolve().of("White Knight").abilities
      .length;
  expect(abilities("2014-05-01")).toBeGreaterThan(abilities("2009-07-11"));
});
