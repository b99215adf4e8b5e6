import { describe, expect, it } from "vitest";
import { advance } from "../../board/advance.ts";
import { playScript } from "../../board/script.ts";
import { pathTo, treeOf } from "../../board/tree.ts";
import { cards } from "../../cards/index.ts";
import { legalActions } from "../../engine/index.ts";
import { cardNames } from "../../notation/names.ts";
import { playBoard } from "../../notation/play.ts";
import { choicesFor, chosenWords, isPermanent } from "./choices.ts";
import { cardFinder } from "./find.ts";
import { begin, redone, undone, withText } from "./history.ts";
import { counterLabel, objectOptions, optionFor } from "./objects.ts";
import { pieces, replaced, spanOf } from "./place.ts";
import { editableOf, provable, readSheet } from "./sheet.ts";
import { withLine } from "./takeLine.ts";
import { sandboxWords } from "./words.ts";

const names = cardNames(cards);

const growth = `turn A, main 1
A 20
  hand: Giant Growth
  battlefield: Grizzly Bears, Forest
B 20
--
A casts Giant Growth targeting Grizzly Bears
resolve
--
Grizzly Bears is 5/5
`;

describe("reading what is written", () => {
  it("plays a whole board and looks at what it claims", () => {
    const sheet = readSheet(growth, names);
    expect(sheet.problems).toEqual([]);
    expect(sheet.script?.steps).toHaveLength(2);
    expect(sheet.facts.map(({ holds }) => holds)).toEqual([true]);
  });

  it("plays the script to the line that can't be read, and knows the position", () => {
    const sheet = readSheet(growth.replace("resolve", "resolv"), names);
    expect(sheet.problems.map(({ line, suggestion }) => [line, suggestion])).toEqual([
      [8, "resolve"],
    ]);
    expect(sheet.script?.steps).toHaveLength(1);
    expect(sheet.board?.position.seats).toHaveLength(2);
    expect(sheet.facts).toEqual([]);
  });

  it("plays the script to the line that can't be done", () => {
    const sheet = readSheet(
      growth.replace("resolve", "B casts Giant Growth targeting Grizzly Bears"),
      names,
    );
    expect(sheet.problems.map(({ line }) => line)).toEqual([8]);
    expect(sheet.script?.steps).toHaveLength(1);
    expect(sheet.board?.script).toHaveLength(2);
  });

  it.each([
    ["a position that can't be read", "turn A, main 1\nA 20\n  hand: Gaint Growht\nB 20\n", [3]],
    ["nothing", "", [1]],
    ["noise", "%%%\n\u0000", [1]],
  ])("says what is wrong with %s", (_, text, lines) => {
    const sheet = readSheet(text, names);
    expect(sheet.board).toBeUndefined();
    expect(sheet.script).toBeUndefined();
    expect(sheet.problems.map(({ line }) => line)).toEqual(expect.arrayContaining(lines));
  });

  it("knows an impossible position and what is wrong with it, so that a form can mend it", () => {
    const sheet = readSheet("turn A, main 1\nA 20\n  battlefield: Giant Growth\nB 20\n", names);
    expect(sheet.board?.position.seats).toHaveLength(2);
    expect(sheet.script).toBeUndefined();
    expect(sheet.problems.map(({ code, line }) => [code, line])).toEqual([["notAPermanent", 3]]);
  });

  it("looks ahead only when it is asked to", () => {
    const text = growth.replace("Grizzly Bears is 5/5", "always Grizzly Bears is 5/5");
    expect(readSheet(text, names)).toMatchObject({ ahead: 1, facts: [] });
    // As it comes to a worker.
    const played = playBoard(structuredClone(provable(text, names) ?? (null as never)));
    expect(played.ok && played.value.facts).toMatchObject([{ holds: true }]);
  });
});

describe("finding cards", () => {
  it.each([
    ["en", "grizzly b", "Grizzly Bears"],
    ["en", "bears", "Grizzly Bears"],
    ["en", "灰色", "Grizzly Bears"],
    ["ja", "はいいろ", "Grizzly Bears"],
    ["ja", "ハイイロ", "Grizzly Bears"],
    ["ja", "haiiro", "Grizzly Bears"],
    ["ja", "ﾊｲｲﾛ", "Grizzly Bears"],
    ["ja", "森", "Forest"],
  ] as const)("%s: %s finds %s", (lang, typed, name) => {
    const found = cardFinder(cards, lang)(typed);
    expect(found.map((card) => card.name.en)).toContain(name);
  });

  it.each([
    ["mountan", "en", "Mountain"],
    ["lightening bolt", "en", "Lightning Bolt"],
    ["grizly", "en", "Grizzly Bears"],
    ["inaduma", "ja", "Lightning Bolt"],
    ["日を浴びるルートララ", "ja", "Basking Rootwalla"],
  ] as const)("finds what %s was meant for", (typed, lang, name) => {
    expect(cardFinder(cards, lang)(typed)[0]?.name.en).toBe(name);
  });

  it("takes what is short, or far from every name, for no slip", () => {
    const find = cardFinder(cards, "en");
    expect(find("shck")).toEqual([]);
    expect(find("1/1 green elf warrior creature token")).toEqual([]);
  });

  it("puts the exact name first, and finds nothing for nothing", () => {
    const find = cardFinder(cards, "en");
    expect(find("fire")[0]?.name.en).toBe("Fire // Ice");
    expect(find("Shock")[0]?.name.en).toBe("Shock");
    expect(find(" ")).toEqual([]);
    expect(find("qqqq")).toEqual([]);
  });
});

it.each([
  ["loyalty", "loyalty", "忠誠"],
  ["stun", "stun", "麻痺"],
  ["+1/+1", "+1/+1", "+1/+1"],
])("122.1: %s counters are offered by their name in each language", (kind, en, ja) => {
  expect([counterLabel(kind, "en"), counterLabel(kind, "ja")]).toEqual([en, ja]);
});

describe("what a permanent is a copy of, and what was chosen for it", () => {
  const boardOf = (battlefield: string) => {
    const board = editableOf(`turn A, main 1\nA 20\n  battlefield: ${battlefield}\nB 20\n`, names);
    const [item] = board?.position.seats[0]?.zones.battlefield ?? [];
    if (!board || !item) throw new Error("The test's own board can't be read.");
    return { item, cards: board.cards };
  };
  const choices = (battlefield: string) => {
    const { item, cards } = boardOf(battlefield);
    return [...choicesFor(item, cards)];
  };

  it("607.2d: is offered where its text has something chosen, and where it is written", () => {
    expect(choices("Grizzly Bears")).toEqual([]);
    expect(choices("Conspiracy")).toEqual(["subtype"]);
    expect(choices("Painter's Servant")).toEqual(["color"]);
    expect(choices("Grizzly Bears (chosen B)")).toEqual(["player"]);
    // 707.2: a copy has the text of what it copies, and no longer its own.
    expect(choices("Grizzly Bears (copy of Painter's Servant)")).toEqual(["color"]);
    expect(choices("Painter's Servant (copy of Grizzly Bears)")).toEqual([]);
  });

  it("is said in both languages", () => {
    const { item } = boardOf("Painter's Servant (chosen green, chosen Goblin)");
    expect(chosenWords(item, "en")).toEqual(["green", "Goblin"]);
    expect(chosenWords(item, "ja")).toEqual(["緑", "ゴブリン"]);
  });

  it("copies are looked for among the cards of permanents", () => {
    const find = cardFinder(cards, "en");
    expect(find("shock").map(({ name }) => name.en)).toContain("Shock");
    expect(find("shock", isPermanent).map(({ name }) => name.en)).not.toContain("Shock");
    expect(find("grizzly", isPermanent)[0]?.name.en).toBe("Grizzly Bears");
  });
});

describe("places in a text", () => {
  const text = "one\ntwo three\nfour";
  it("are counted from the beginning", () => {
    expect(spanOf(text, { line: 2, column: 5, length: 5 })).toEqual([8, 13]);
    expect(spanOf(text, { line: 9, column: 1, length: 1 })).toEqual([18, 18]);
    expect(replaced(text, { line: 2, column: 5, length: 5 }, "3")).toBe("one\ntwo 3\nfour");
  });
  it("cut it into pieces that make the whole", () => {
    const cut = pieces(text, [
      { line: 2, column: 1, length: 3 },
      { line: 2, column: 2, length: 6 },
      { line: 1, column: 1, length: 3 },
    ]);
    expect(cut.map((piece) => piece.text).join("")).toBe(text);
    expect(cut.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual([
      "one",
      "two",
      " thr",
    ]);
  });
});

describe("what was written before", () => {
  it("comes back change by change, what is typed in one go as one", () => {
    let written = begin("");
    for (const text of ["a", "ab", "abc"]) written = withText(written, text, true);
    written = withText(written, "form", false);
    expect(undone(written).text).toBe("abc");
    expect(undone(undone(written)).text).toBe("");
    expect(redone(undone(written)).text).toBe("form");
    expect(undone(begin("x")).text).toBe("x");
    expect(withText(undone(written), "other", false).future).toEqual([]);
  });
});

describe("objects as a form names them", () => {
  it("are told apart by number, nickname and player, and found again by reference", () => {
    const text = `turn A, main 1
A 20
  battlefield: 2 Grizzly Bears, 1/1 white Soldier creature token
B 20
  battlefield: Grizzly Bears (as Teddy, attacking A)
`;
    const board = editableOf(text, names);
    if (!board) throw new Error("The test's own board can't be read.");
    const options = objectOptions(board.position, board.cards, "en", sandboxWords("en"));
    expect(options.map(({ label }) => label)).toEqual([
      "Grizzly Bears #1 (A)",
      "Grizzly Bears #2 (A)",
      "1/1 Soldier Token (A)",
      "Grizzly Bears Teddy (B)",
    ]);
    for (const option of options) {
      expect(optionFor(options, option.reference)).toBe(option);
    }
  });
});

describe("a line of play taken into the text", () => {
  const played = (text: string, ways: readonly number[]) => {
    const { script } = readSheet(text, names);
    const outcomes = script && playScript(script);
    if (!script || !outcomes?.ok) throw new Error("The test's own board can't be played.");
    const tree = treeOf(outcomes.value, outcomes.value.length - 1);
    const answers = pathTo(tree, tree.at).flatMap((moment) => moment.answers);
    let game = outcomes.value.at(-1)?.game;
    for (const way of ways) {
      const action = game && legalActions(game)[way];
      const after = game && action && advance(game, { is: "act", action });
      if (!after?.ok) throw new Error("The test's own way can't be gone.");
      answers.push(...after.value.answers);
      game = after.value.game;
    }
    return { script, answers };
  };

  it("goes on behind what was typed, with its comments, before what is claimed", () => {
    const typed = growth
      .replace("resolve\n", "resolve  # now 5/5\n")
      .replace("--\nA casts", "--\n# cast\nA casts");
    const { script, answers } = played(typed, [0]);
    const text = withLine(typed, script, answers);
    expect(text).toContain("# cast\nA casts");
    expect(text).toContain("resolve  # now 5/5\n");
    expect(text).toMatch(/--\nGrizzly Bears is 5\/5\n$/);
    const again = readSheet(text ?? "", names);
    expect(again.problems).toEqual([]);
    expect(again.script?.steps.flat().slice(0, answers.length)).toEqual(answers);
  });

  it("goes on behind the first of two passes, too, which one line says otherwise (117.4)", () => {
    const typed = growth.replace("resolve\n", "A passes  # and waits\n");
    const { script, answers } = played(typed, [0]);
    const text = withLine(typed, script, answers);
    expect(text).toContain("A passes  # and waits\nB passes\n--\n");
    const again = readSheet(text ?? "", names);
    expect(again.script?.steps.flat().slice(0, answers.length)).toEqual(answers);
  });

  it("takes the place of a script that it departs from", () => {
    const { script } = played(growth, []);
    const text = withLine(growth, script, [{ is: "act", action: { is: "pass" } }]);
    expect(text).toContain("--\nA passes\n--\n");
  });
});
