import { describe, expect, test } from "vitest";
import { characteristics } from "../engine/layers.ts";
import { Table } from "../engine/testing/table.ts";
import { all, basic, defineCard, keyword, land, not, ofSubtype } from "../language/build.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Ability } from "../language/schema.ts";
import { landwalk } from "./landwalk.ts";
import { bearer, testCard } from "./testing/cards.ts";

const blockers: readonly CardDefinition[] = [
  testCard("White", [], { cost: "{W}" }),
  testCard("Black", [], { cost: "{B}" }),
  testCard("Both", [], { cost: "{W}{B}" }),
  testCard("Golem", [], { cost: "{2}", type: "Artifact Creature — Golem" }),
  testCard("Grey", [], { cost: "{2}" }),
];
const cave = defineCard(["Cave", "洞", "ほら"], { type: "Land" });

/** Which of the opponent's creatures may block the attacker. */
function mayBlock(text: Ability, cost = "{W}", lands: readonly string[] = []): readonly string[] {
  const table = new Table({
    step: "declareAttackers",
    A: { battlefield: ["Bearer"] },
    B: { battlefield: [...blockers.map(({ name }) => name.en), ...lands] },
    cards: [bearer(text, { cost }), ...blockers, cave],
  });
  table.choose(["Bearer"]).pass(2);
  const { decision } = table;
  return decision.is === "pairs"
    ? decision.pairs.map(([one]) => characteristics(table.game, one).name?.en ?? "?")
    : [];
}

const everyone = ["White", "Black", "Both", "Golem", "Grey"];

describe("509.1b: evasion", () => {
  test("702.36b: fear", () => {
    expect(mayBlock(keyword("fear"))).toEqual(["Black", "Both", "Golem"]);
  });

  test("702.28b: shadow, by creatures with shadow only", () => {
    expect(mayBlock(keyword("shadow"))).toEqual([]);
    const shades: readonly CardDefinition[] = [
      testCard("Shade", [keyword("shadow")]),
      testCard("Plain", []),
    ];
    const pairs = (attacker: Ability): readonly string[] => {
      const table = new Table({
        step: "declareAttackers",
        A: { battlefield: ["Bearer"] },
        B: { battlefield: ["Shade", "Plain"] },
        cards: [bearer(attacker, { cost: "{W}" }), ...shades],
      });
      table.choose(["Bearer"]).pass(2);
      const { decision } = table;
      return decision.is === "pairs"
        ? decision.pairs.map(([one]) => characteristics(table.game, one).name?.en ?? "?")
        : [];
    };
    expect(pairs(keyword("shadow"))).toEqual(["Shade"]);
    expect(pairs(keyword("trample"))).toEqual(["Plain"]);
  });

  test("702.13b: intimidate, by the colors that the attacker has", () => {
    expect(mayBlock(keyword("intimidate"))).toEqual(["White", "Both", "Golem"]);
    expect(mayBlock(keyword("intimidate"), "{W}{B}")).toEqual(["White", "Black", "Both", "Golem"]);
    // A colorless creature shares no color, not even with another one.
    expect(mayBlock(keyword("intimidate"), "{2}")).toEqual(["Golem"]);
  });

  test("702.14c: landwalk, if the defending player controls such a land", () => {
    const swampwalk = landwalk(ofSubtype("Swamp"));
    expect(mayBlock(swampwalk)).toEqual(everyone);
    expect(mayBlock(swampwalk, "{B}", ["Forest"])).toEqual(everyone);
    expect(mayBlock(swampwalk, "{B}", ["Forest", "Swamp"])).toEqual([]);
  });

  test("702.14c: nonbasic landwalk", () => {
    const walk = landwalk(all(land, not(basic)));
    expect(mayBlock(walk, "{G}", ["Swamp"])).toEqual(everyone);
    expect(mayBlock(walk, "{G}", ["Cave"])).toEqual([]);
  });
});
