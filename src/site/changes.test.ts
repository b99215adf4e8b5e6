/**
 * Every variant of older rules stands in a change that tells it, with a board that shows it: with
 * that one variant as it was an edition later, the board fails.
 */
import path from "node:path";
import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { type Edition, editions, type Rules } from "../engine/rules.ts";
import { type Era, eraOf, todayEdition } from "../eras/index.ts";
import type { KeywordName } from "../language/schema.ts";
import { cardNames } from "../notation/names.ts";
import { playText } from "../notation/play.ts";
import { verifyBoard } from "./boards.ts";
import {
  boardOwner,
  type Change,
  changesAbout,
  changesFor,
  loadChanges,
  newest,
} from "./changes.ts";
import type { Board } from "./rulings.ts";

const changes = loadChanges(path.resolve(import.meta.dirname, "../../content/changes"));
const names = cardNames(cards);

/** What an edition has otherwise than the next newer one: rule variants and keywords, by name. */
function overridesOf(edition: Edition): readonly string[] {
  const next = editions[editions.indexOf(edition) + 1];
  if (next === undefined) return [];
  const [here, there] = [eraOf(edition), eraOf(next)];
  const names = Object.keys(here.rules) as (keyof Rules)[];
  const rules = names.filter(
    (name) => name !== "edition" && name !== "numbers" && here.rules[name] !== there.rules[name],
  );
  const words = Object.keys(here.keywords) as (keyof typeof here.keywords)[];
  return [...rules, ...words.filter((name) => here.keywords[name] !== there.keywords[name])];
}

/** The editions that have anything otherwise than the next newer one. */
const olderEditions: readonly Edition[] = editions.filter((one) => one !== todayEdition);

/** A variant of an older edition that the next newer one no longer had. */
interface Override {
  readonly edition: Edition;
  readonly name: string;
}

const overrides: readonly Override[] = olderEditions.flatMap((edition) =>
  overridesOf(edition).map((name) => ({ edition, name })),
);

const newerThan = (edition: Edition): Edition =>
  editions[editions.indexOf(edition) + 1] ?? todayEdition;

const isKeyword = (name: string): name is KeywordName => name in eraOf(todayEdition).keywords;

/** What an edition has under a name: a variant of a rule, or the meaning of a keyword. */
const valueIn = (edition: Edition, name: string): unknown => {
  const { rules, keywords } = eraOf(edition);
  return isKeyword(name) ? keywords[name] : rules[name as keyof Rules];
};

/** The era of an edition, with one name as it is in another. */
function withOneOf(edition: Edition, name: string, other: Edition): Era {
  const era = eraOf(edition);
  const from = eraOf(other);
  if (isKeyword(name)) {
    return { ...era, keywords: { ...era.keywords, [name]: from.keywords[name] } };
  }
  return { ...era, rules: { ...era.rules, [name]: from.rules[name as keyof Rules] } };
}

/** Whether a board fails under an era: a fact doesn't hold, or the script can't be followed. */
function fails(notation: string, era: Era): boolean {
  const played = playText(notation, names, { rules: era });
  return (
    !played.ok || played.value.problems.length > 0 || played.value.facts.some(({ holds }) => !holds)
  );
}

/** Whether a board notices that its edition has a name as another one has it. */
const notices = ({ notation, rules }: Board, name: string, other: Edition): boolean =>
  fails(notation, withOneOf(rules, name, other));

/** The boards of a change by whose rules an override is in force. */
const boardsUnder = ({ boards }: Change, { edition, name }: Override): readonly Board[] =>
  boards.filter(({ rules }) => valueIn(rules, name) === valueIn(edition, name));

const telling = ({ name }: Override): readonly Change[] =>
  changes.filter((change) => change.overrides.includes(name));

describe("every variant of older rules is told by a change", () => {
  test.each(overrides)("$name until $edition", (override) => {
    expect(telling(override).map(({ id }) => id)).not.toEqual([]);
  });

  test("and a change names no other", () => {
    const known = new Set(overrides.map(({ name }) => name));
    const named = changes.flatMap((change) => change.overrides);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("every board of a change holds", () => {
  const boards = changes.flatMap((change) =>
    change.boards.map((board) => ({ name: `${change.id}, ${board.id}`, change, board })),
  );

  test.each(boards)("$name", ({ change, board }) => {
    expect(() => verifyBoard(boardOwner(change), board)).not.toThrow();
  });
});

/** What no board can show, and why. */
const isUnshown = ({ edition, name }: Override): boolean =>
  // 2002 knew no planeswalkers, so nothing was redirected to one.
  (edition === "2002-02-20" && name === "planeswalkerDamage") ||
  // No card here has flashback, or gives it, that isn't an instant or sorcery (eras/variants).
  name === "flashback";

describe("with a variant as it was an edition later, a board fails", () => {
  test.each(overrides.filter((one) => !isUnshown(one)))("$name until $edition", (override) => {
    const boards = telling(override).flatMap((change) => boardsUnder(change, override));
    const next = newerThan(override.edition);
    expect(boards.some((board) => notices(board, override.name, next))).toBe(true);
  });

  // Of several changes that one variant is in, each shows it by itself.
  const pairs = changes.flatMap((change) =>
    change.overrides.map((name) => ({ id: change.id, name, change })),
  );

  const shownPairs = pairs.filter(({ name }) =>
    overrides.some((one) => one.name === name && !isUnshown(one)),
  );

  test.each(shownPairs)("$name in $id", ({ change, name }) => {
    const shown = overrides
      .filter((override) => override.name === name)
      .some((override) =>
        boardsUnder(change, override).some((board) =>
          notices(board, name, newerThan(override.edition)),
        ),
      );
    expect(shown).toBe(true);
  });

  test("with nothing but what its edition has, none does", () => {
    const noticing = pairs.filter(({ change, name }) =>
      change.boards.some((board) => notices(board, name, board.rules)),
    );
    expect(noticing).toEqual([]);
  });
});

describe("each change", () => {
  test.each(changes)(
    "$id goes on in time, in two languages",
    ({ title, steps, unseen, boards }) => {
      const dates = steps.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].toSorted());
      expect(dates.every((date) => date >= "2002-02-20" && date <= todayEdition)).toBe(true);
      const texts = [
        title,
        ...steps.map(({ became }) => became),
        ...boards.map((one) => one.title),
      ];
      for (const { ja, en } of unseen ? [...texts, unseen] : texts) {
        expect(ja).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
        expect(en).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
      }
    },
  );

  test.each(changes)("$id has boards of then and of now, or says why not", (change) => {
    const { boards, unseen } = change;
    const isOfToday = boards.map(({ rules }) => rules === todayEdition);
    expect(boards.length === 0 ? unseen !== undefined : isOfToday.includes(true)).toBe(true);
    if (boards.length > 0) expect(isOfToday).toContain(false);
    const ids = boards.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  // A page shows its first two boards side by side.
  test.each(changes.filter(({ boards }) => boards.length > 0))(
    "$id has the same position first under older rules, then under today's",
    ({ boards }) => {
      const [then, now] = boards;
      expect([then?.id, now?.id]).toEqual(["then", "now"]);
      const position = (board: Board | undefined) => board?.notation.split("--")[0]?.split("\n");
      expect(position(now)?.slice(1)).toEqual(position(then)?.slice(1));
    },
  );

  test.each(changes.filter(({ boards }) => boards.length > 0))(
    "$id shows a difference by these two: neither holds by the rules of the other",
    ({ boards }) => {
      const [then, now] = boards;
      if (then === undefined || now === undefined) throw new Error("two boards come first");
      expect(fails(then.notation, eraOf(now.rules))).toBe(true);
      expect(fails(now.notation, eraOf(then.rules))).toBe(true);
    },
  );

  test.each(changes)(
    "$id cites an older edition where the rule stood elsewhere",
    ({ formerly }) => {
      expect(formerly.filter(({ rules }) => rules === todayEdition)).toEqual([]);
    },
  );
});

test("the newest change comes first", () => {
  const dates = changes.map(newest);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("the changes of a mechanic are found", () => {
  expect(changesFor("madness").map(({ id }) => id)).toEqual(["madness"]);
  expect(changesFor("persist")).toEqual([]);
});

test("the changes of a ruling are those of its mechanics and of its rules", () => {
  const idsAbout = (mechanics: readonly string[], cr: readonly string[]) =>
    changesAbout({ mechanics, cr }).map(({ id }) => id);
  expect(idsAbout(["madness"], [])).toEqual(["madness"]);
  expect(idsAbout([], ["704.5j"])).toContain("legend-rule");
  expect(idsAbout(["persist"], [])).toEqual([]);
});
