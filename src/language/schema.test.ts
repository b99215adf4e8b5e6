import { describe, expect, test } from "vitest";
import {
  activated,
  all,
  cantBeBlockedBy,
  creature,
  destroy,
  discardCards,
  gains,
  gets,
  inOrder,
  keyword,
  named,
  not,
  ofColor,
  self,
  spellAbility,
  staticAbility,
  target,
  thatTarget,
  untap,
  untilEndOfTurn,
} from "./build.ts";
import { triggerSorts } from "./schema/uses.ts";
import { type Ability, abilityWords, keywordNames, type Node, nouns, schema } from "./schema.ts";
import {
  cardTypes,
  colors,
  combatPoints,
  comparisons,
  designations,
  libraryPlaces,
  manaTypes,
  stats,
  steps,
  subtypeKinds,
  supertypes,
  timings,
  turnSpans,
  wordKinds,
  zones,
} from "./vocabulary.ts";
import { fieldsOf, find, rewrite, sortOf, visit } from "./walk.ts";

const nodes = Object.entries(schema).flatMap(([sort, group]) =>
  Object.entries(group).map(([is, fields]) => ({
    sort,
    is,
    fields: Object.entries(fields as Record<string, string>),
  })),
);

/** What stands for a value that is no node, by its name in the schema. */
const leaves: Readonly<Record<string, unknown>> = {
  number: 0,
  text: "",
  flag: true,
  color: colors[0],
  cardType: cardTypes[0],
  supertype: supertypes[0],
  subtype: "Goblin",
  zone: zones[0],
  step: steps[0],
  manaType: manaTypes[0],
  mana: "{1}",
  keyword: keywordNames[0],
  abilityWord: abilityWords[0],
  rule: "601.2b",
  designation: designations[0],
  timing: timings[0],
  counterKind: "+1/+1",
  libraryPlace: libraryPlaces[0],
  stat: stats[0],
  comparison: comparisons[0],
  subtypeKind: subtypeKinds[0],
  turnSpan: turnSpans[0],
  turnPart: "upkeep",
  combatPoint: combatPoints[0],
  wordKind: wordKinds[0],
  Noun: nouns[0],
};

describe("the schema", () => {
  test("names every node once, over all sorts", () => {
    const names = nodes.map(({ is }) => is);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(nodes)("$sort $is has fields of known kinds", ({ fields }) => {
    for (const [, spec] of fields) {
      const kind = spec.replace(/\??$/, "").replace(/\[\]$/, "");
      expect(kind in schema || kind in leaves || kind in triggerSorts, spec).toBe(true);
    }
  });

  test.each(nodes)("$sort $is: the visitor knows its sort and fields", ({ sort, is, fields }) => {
    expect(sortOf(is)).toBe(sort);
    expect(fieldsOf(is)?.map(({ name }) => name)).toEqual(fields.map(([name]) => name));
  });

  test("a name that the language doesn't have has neither", () => {
    expect(sortOf("juggle")).toBeUndefined();
    expect(fieldsOf("juggle")).toBeUndefined();
  });
});

/** Black in a cost, a target, a granted ability, a keyword's quality and what the keyword means. */
const everywhere: Ability = activated(
  [discardCards(1, ofColor("black"))],
  inOrder(
    destroy(target(all(creature, not(ofColor("black"))))),
    untilEndOfTurn(
      self,
      gets(1, 1),
      gains({
        is: "keyword",
        name: "protection",
        quality: ofColor("black"),
        meaning: [staticAbility(self, [cantBeBlockedBy(all(creature, ofColor("black")))])],
      }),
      gains(spellAbility(destroy(target(ofColor("black"))))),
    ),
  ),
);

const swap = (ability: Ability): Ability =>
  rewrite<"Ability">(ability, {
    leaf: (kind, value) => (kind === "color" && value === "black" ? "green" : value),
  });

describe("rewriting (612)", () => {
  test("without a change keeps the identity of the whole and so of every part", () => {
    expect(rewrite<"Ability">(everywhere, {})).toBe(everywhere);
    expect(rewrite<"Ability">(everywhere, { node: (node) => node })).toBe(everywhere);
    expect(rewrite<"Ability">(everywhere, { leaf: (_, value) => value })).toBe(everywhere);
  });

  test("a color word reaches costs, targets, granted abilities, keyword qualities and meanings", () => {
    expect(find(everywhere, "color").map(({ color }) => color)).toEqual(Array(5).fill("black"));
    expect(find(swap(everywhere), "color").map(({ color }) => color)).toEqual(
      Array(5).fill("green"),
    );
  });

  test("what is not touched keeps its identity", () => {
    const changed = swap(everywhere) as Node<"Ability", "activated">;
    const before = everywhere as Node<"Ability", "activated">;
    expect(changed).not.toBe(before);
    expect(find(changed, "modifyPT")[0]).toBe(find(before, "modifyPT")[0]);
    expect(find(changed, "self")[0]).toBe(find(before, "self")[0]);
  });

  test("leaves the original as it was", () => {
    const text = JSON.stringify(everywhere);
    swap(everywhere);
    expect(JSON.stringify(everywhere)).toBe(text);
  });

  test("rewrites from the inside out", () => {
    const order: string[] = [];
    rewrite<"Effect">(untap(named("those")), {
      node: (node) => {
        order.push(node.is);
        return node;
      },
    });
    expect(order).toEqual(["named", "untap"]);
  });
});

describe("visiting", () => {
  test("goes through the text in its order and skips what it is told to", () => {
    const seen: string[] = [];
    visit(
      spellAbility(untap(target(creature)), untilEndOfTurn(thatTarget(), gets(1, 1))),
      (node) => {
        seen.push(node.is);
        return node.is !== "target";
      },
    );
    expect(seen).toEqual([
      "spell",
      "inOrder",
      "untap",
      "target",
      "apply",
      "thatTarget",
      "modifyPT",
      "number",
      "number",
      "endOfTurn",
    ]);
  });

  test("finds nodes by name, also several names at once", () => {
    expect(find(keyword("protection", { quality: ofColor("red") }), "color", "keyword")).toEqual([
      { is: "keyword", name: "protection", quality: { is: "color", color: "red" } },
      { is: "color", color: "red" },
    ]);
  });
});
