/** RT-03, RT-46 and others: which words an edition had otherwise than the next one. */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/rules.ts";
import { todayWords, type Vocabulary } from "../language/eraWords.ts";
import { eraOf, todayEdition } from "./index.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** By edition, what the next one no longer says so. */
const former: Readonly<Record<Edition, Partial<Vocabulary>>> = {
  "2002-02-20": {},
  "2007-10-01": {},
  "2008-07-15": {
    battlefield: "play",
    exile: "removal",
    spells: "play",
    abilities: "play",
    ending: "endOfTurn",
  },
  "2009-07-11": { death: "isPut" },
  "2014-05-01": {
    sizes: "plain",
    tokens: "put",
    damageTargets: "creatureOrPlayer",
    mana: "addToPool",
    person: "heOrShe",
    choice: "unsaid",
    countering: "bySpellsOrAbilities",
    spell: "name",
    again: "name",
    milling: "put",
    manaValue: "convertedManaCost",
    shuffling: "shuffleLibrary",
    limits: "thisAbility",
  },
  "2023-11-17": { entering: "enterBattlefield", kindred: "tribal", self: "name" },
  "2026-04-17": {},
};

describe("only what is told was otherwise", () => {
  test.each(editions)("%s", (edition) => {
    const next = editions[editions.indexOf(edition) + 1] ?? todayEdition;
    expect(vocabularyOf(edition)).toEqual({ ...vocabularyOf(next), ...former[edition] });
  });

  test("today's words are those of today's edition", () => {
    expect(vocabularyOf(todayEdition)).toEqual(todayWords);
  });
});

describe("the words fit the rules", () => {
  test.each(editions)("115.4: %s speaks of the targets that damage can have", (edition) => {
    const { damageTargets } = eraOf(edition).rules;
    expect(vocabularyOf(edition).damageTargets).toBe(
      damageTargets === "any" ? "any" : "creatureOrPlayer",
    );
  });

  test.each(editions)("608.2b: %s says by what nothing is countered where rules can", (edition) => {
    const { illegalTargets } = eraOf(edition).rules;
    expect(vocabularyOf(edition).countering).toBe(
      illegalTargets === "counters" ? "bySpellsOrAbilities" : "atAll",
    );
  });
});
