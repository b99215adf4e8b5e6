/**
 * The boards can fail: madness is broken on purpose in several ways, and the rulings that say
 * otherwise are refuted. A board that survives everything would prove nothing.
 */
import path from "node:path";
import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { type Era, eraOf } from "../eras/index.ts";
import { type Keyword, keywords } from "../keywords/index.ts";
import { activated, discardCards, draw, mana, thisObject } from "../language/build.ts";
import type { Ability } from "../language/schema.ts";
import { rewrite } from "../language/walk.ts";
import { cardNames } from "../notation/names.ts";
import { verifyText } from "../notation/play.ts";
import { loadRulings, subjectOf } from "./rulings.ts";

const rulings = loadRulings(path.resolve(import.meta.dirname, "../../content/rulings")).filter(
  (ruling) => {
    const { is, id } = subjectOf(ruling);
    return is === "mechanic" && id === "madness";
  },
);
const names = cardNames(cards);

/** An era in which madness means something else. */
function withMadness(change: (meaning: readonly Ability[]) => readonly Ability[]): Era {
  const today = eraOf("2026-04-17");
  const broken: Keyword = {
    ...keywords.madness,
    meaning: (keyword) => change(keywords.madness.meaning(keyword)),
  };
  return { ...today, keywords: { ...today.keywords, madness: broken } };
}

/** The rulings that have a board of today's rules which does not hold under an era. */
const refuted = (era: Era): readonly string[] =>
  rulings
    .filter(({ boards }) =>
      boards.some(
        ({ rules, notation }) =>
          rules === "2026-04-17" && !verifyText(notation, names, { rules: era }).verified,
      ),
    )
    .map(({ id }) => id);

const mutants: readonly (readonly [string, Era, readonly string[]])[] = [
  [
    "without the trigger",
    withMadness((meaning) => meaning.filter((ability) => ability.is !== "triggered")),
    [
      "tor-madness-two-part-keyword",
      "tor-madness-decide-when-trigger-resolves",
      "tor-madness-discard-at-cleanup",
      "tor-madness-spell-uses-the-stack",
    ],
  ],
  [
    "without the exile",
    withMadness((meaning) => meaning.filter((ability) => ability.is !== "replacement")),
    [
      "tor-madness-exile-was-optional",
      "tor-madness-no-graveyard-response",
      "tor-madness-skips-graveyard-until-declined",
      "tor-madness-any-discard",
    ],
  ],
  [
    "with the cost ignored",
    withMadness((meaning) =>
      meaning.map((ability) =>
        rewrite<"Ability">(ability, {
          node: (node) => (node.is === "cast" ? { ...node, cost: [mana("{0}")] } : node),
        }),
      ),
    ),
    ["tor-madness-cost-instead-of-mana-cost", "tor-madness-cost-modifiers-apply"],
  ],
  [
    "with the mana cost in place of the madness cost",
    withMadness((meaning) =>
      meaning.map((ability) =>
        rewrite<"Ability">(ability, {
          node: (node) => {
            if (node.is !== "cast") return node;
            const { cost: _cost, ...rest } = node;
            return rest;
          },
        }),
      ),
    ),
    ["tor-madness-cost-instead-of-mana-cost", "tor-madness-instant-timing"],
  ],
  [
    "with the exile a choice",
    withMadness((meaning) =>
      meaning.map((ability) =>
        ability.is === "replacement" ? { ...ability, optional: true } : ability,
      ),
    ),
    ["tor-madness-exile-was-optional", "tor-madness-declared-at-discard"],
  ],
  [
    "with leave to discard the card at will",
    withMadness((meaning) => [
      ...meaning,
      activated([discardCards(1, thisObject)], draw(0), { zone: "hand" }),
    ]),
    ["tor-madness-no-voluntary-discard"],
  ],
];

describe("each board holds", () => {
  const boards = rulings.flatMap(({ id, boards: list }) =>
    list.map((board) => [`${id}/${board.id}`, board.notation] as const),
  );
  test.each(boards)("%s", (_name, notation) => {
    const { facts, problems } = verifyText(notation, names);
    expect(problems.map(({ message }) => message.en)).toEqual([]);
    expect(facts.filter(({ holds }) => !holds).map(({ says }) => says)).toEqual([]);
    expect(facts).not.toEqual([]);
  });
});

describe("madness broken on purpose", () => {
  test.each(mutants)("%s: the rulings about it are refuted", (_what, era, expected) => {
    expect(refuted(era)).toEqual(expect.arrayContaining([...expected]));
  });

  test("unbroken, nothing is refuted", () => {
    expect(refuted(withMadness((meaning) => meaning))).toEqual([]);
  });

  test("every madness board of today is refuted by some mutant", () => {
    const some = new Set(mutants.flatMap(([, era]) => refuted(era)));
    const never = rulings
      .filter(({ boards }) => boards.some(({ rules }) => rules === "2026-04-17"))
      .map(({ id }) => id)
      .filter((id) => !some.has(id));
    expect(never).toEqual([]);
  });
});
