/**
 * Rulings under the rules of their documents and under today's: what is told as changed does come
 * out otherwise, and what is told as still so comes out alike.
 */
import path from "node:path";
import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { type Edition, editions } from "../engine/rules.ts";
import { todayEdition } from "../eras/index.ts";
import { cardNames } from "../notation/names.ts";
import { playText } from "../notation/play.ts";
import { type Board, loadRulings, type Ruling } from "./rulings.ts";
import { sourceDocument } from "./vocabulary.ts";

const rulings = loadRulings(path.resolve(import.meta.dirname, "../../content/rulings"));
const names = cardNames(cards);

/** What a board claims that isn't so by the rules of an edition, or why it can't be played by them. */
function amiss(notation: string, rules: Edition): readonly string[] {
  const played = playText(notation, names, { rules });
  const problems = played.ok ? played.value.problems : played.problem;
  const facts = played.ok ? played.value.facts : [];
  return [
    ...problems.map(({ line, message }) => `line ${line}: ${message.en}`),
    ...facts.filter(({ holds }) => !holds).map(({ says, found }) => `“${says}”, but ${found.en}`),
  ];
}

/** The newest edition that was in force when a document was published, or the first one. */
function editionOf({ source }: Ruling): Edition {
  // A document comes out shortly before its set, and with it the rules that it speaks of.
  const [year = 0, month = 1, day = 28] = sourceDocument(source.document)
    .published.split("-")
    .map(Number);
  const soon = new Date(Date.UTC(year, month - 1, day + 60)).toISOString().slice(0, 10);
  return editions.findLast((edition) => edition <= soon) ?? editions[0];
}

/**
 * A script as the rules of 2002 want it said: whoever discards a card with madness is asked at once
 * and sets it aside; when the trigger resolves nobody is asked, and who doesn't mean to play the
 * card passes. The active player has priority first.
 */
function in2002(notation: string): string {
  let lines = notation.split("\n");
  for (let left = lines.length; left > 0; left -= 1) {
    const played = playText(lines.join("\n"), names, { rules: "2002-02-20" });
    if (!played.ok || !played.value.end.decision) break;
    const { decision } = played.value.end;
    const [problem] = played.value.problems;
    const at = (problem?.line ?? lines.lastIndexOf("--") + 1) - 1;
    const line = lines[at] ?? "";
    if (decision.is === "confirm" && decision.purpose.is === "replace") {
      lines = lines.toSpliced(afterAction(lines, at), 0, `${decision.player} yes`);
    } else if (problem?.code === "notAsked" && / declines\b/.test(line)) {
      lines = lines.with(at, line.replace(/ declines.*/, " passes"));
    } else if (problem?.code === "wrongPlayer" && / for madness\b/.test(line)) {
      lines = lines.toSpliced(at, 0, `${decision.player} passes`);
    } else break;
  }
  return lines.join("\n");
}

/** The place right behind the last line that does something: marks and checks come after it. */
function afterAction(lines: readonly string[], before: number): number {
  const isAction = (line: string): boolean => !/^\s*(?:mark|check|#|$)/.test(line);
  return lines.slice(0, before).findLastIndex(isAction) + 1;
}

const changed = rulings.filter(({ today }) => today !== undefined);
const unchanged = rulings.filter(
  ({ today, source }) => today === undefined && source.document !== "card-rulings",
);

/** Changed in word only, or in what no board can show; what is on the board is as it was. */
const onlyInWord: Readonly<Record<string, string>> = {
  "tor-threshold-was-a-keyword-ability": "An ability word now; each card says the same by itself.",
  "tor-threshold-kinds-of-text": "The list is gone from the rules, the kinds of text are not.",
  "tor-radiate-stack-and-permanents":
    "There were no planeswalkers and battles; Radiate has always looked at all permanents.",
  "lrw-hideaway-enters-tapped": "The lands have the line by themselves now.",
  "lrw-hideaway-controllers-may-look":
    "Who controlled the land once the card was there may still look, by 406.3.",
  "eve-retrace-on-instants-and-sorceries":
    "The rules said where retrace was found, and not that it couldn't be elsewhere.",
};

describe("a ruling that has changed", () => {
  const ofBothYears = changed.flatMap((ruling) => {
    const old = ruling.boards.filter(({ rules }) => rules !== todayEdition);
    return old.length > 0 && old.length < ruling.boards.length ? [{ id: ruling.id, old }] : [];
  });

  test.each(ofBothYears.filter(({ id }) => !(id in onlyInWord)))(
    "$id came out otherwise",
    ({ old }) => {
      const held = old.filter(({ notation }) => amiss(notation, todayEdition).length === 0);
      expect(held.length).toBeLessThan(old.length);
    },
  );

  test.each(ofBothYears.filter(({ id }) => id in onlyInWord))(
    "$id has changed only in word",
    ({ old }) => {
      expect(old.flatMap(({ notation }) => amiss(notation, todayEdition))).toEqual([]);
    },
  );

  test("has boards of both years, or only of today's where the years don't differ on it", () => {
    const rest = changed
      .filter(({ id, kind }) => kind === "rule" && !ofBothYears.some((one) => one.id === id))
      .map(({ id }) => id);
    expect(rest).toEqual(Object.keys(onlyToday));
  });

  test("says since when, by the rules of its day", () => {
    const silent = changed.filter(
      ({ explanation, kind }) => kind === "rule" && !/\d{4}/.test(explanation?.en ?? ""),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

/** Of what has changed, there is nothing that this engine or the notation could show. */
const onlyToday: Readonly<Record<string, string>> = {
  "jou-heroic-creature-spells-have-no-target": "The exception is mutate, which isn't here.",
  "lrw-tribal-card-type": "Only the name of the card type is another.",
};

/** Not told as changed, but not playable by the rules of the document, or with other facts. */
const otherwiseThen: Readonly<Record<string, string>> = {
  "tor-madness-follows-alternative-cost-rules/omniscience-does-not-help":
    "Today's trigger puts the card into the graveyard; the window of 2002 is still open.",
  "tor-madness-cost-modifiers-apply/one-too-many":
    "Today's trigger puts the card into the graveyard; the window of 2002 is still open.",
  "tor-madness-instant-timing/a-blocker-from-nowhere":
    "Combat damage is on the stack in 2002, and not dealt yet.",
  "tor-madness-no-second-chance/a-new-discard":
    "The Wall's ability found no card that had been declined in 2002.",
  "jou-monstrosity-hundred-handed-blocks/damage-among-four":
    "The attackers were put in an order in 2014, and damage was assigned in that order.",
};

function inItsDay(ruling: Ruling, { notation }: Board): readonly string[] {
  const edition = editionOf(ruling);
  return amiss(edition === "2002-02-20" ? in2002(notation) : notation, edition);
}

describe("a ruling that still holds", () => {
  const boards = unchanged.flatMap((ruling) =>
    ruling.boards.map((board) => ({ name: `${ruling.id}/${board.id}`, ruling, board })),
  );
  const both = boards.filter(({ name }) => !(name in otherwiseThen));

  test.each(both)("$name gives the same facts by the rules of its day", ({ ruling, board }) => {
    expect(inItsDay(ruling, board)).toEqual([]);
    expect(amiss(board.notation, todayEdition)).toEqual([]);
  });

  test("what is otherwise is otherwise", () => {
    const same = boards.filter(
      ({ name, ruling, board }) => name in otherwiseThen && inItsDay(ruling, board).length === 0,
    );
    expect(same.map(({ name }) => name)).toEqual([]);
    const gone = Object.keys(otherwiseThen).filter(
      (name) => !boards.some((board) => board.name === name),
    );
    expect(gone).toEqual([]);
  });
});
