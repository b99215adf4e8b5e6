import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import type { Answer } from "../../engine/decisions.ts";
import type { Act } from "../session.ts";
import { sceneAt, shock } from "../testing.ts";
import { hereAt } from "../typing/lines.ts";
import { strings } from "../words/both.ts";
import { learnWords } from "../words.ts";
import { heardOn } from "./answering.ts";
import { answerTyped, type Typable } from "./doing.ts";
import { textWords } from "./words.ts";

learnWords("en", strings.en);
const words = textWords.en;

/** The board at a step, and what is done to it. */
function boardAt(step: number) {
  const scene = sceneAt(shock, step, "en");
  const { origin, state } = scene.play;
  const acts: Act[] = [];
  const plays: (readonly Answer[])[] = [];
  const board: Typable = {
    scene,
    heard: heardOn(scene, scene.play, "en"),
    here: hereAt(origin, state.tree),
    listed: { current: [] },
    latest: ["What was said last."],
    dispatch: (act) => acts.push(act),
    onPlay: (answers) => plays.push(answers),
  };
  return { board, acts, plays };
}

describe("what is typed", () => {
  it("moves, and says where there is no way on", () => {
    const begun = boardAt(0);
    expect(answerTyped("next", begun.board)).toEqual([]);
    expect(begun.acts).toEqual([{ do: "go", to: 1 }]);
    expect(answerTyped("back", begun.board)).toEqual([words.atStart]);
    const ended = boardAt(2);
    expect(answerTyped("last", ended.board)[0]).toBe(words.atEnd);
    expect(ended.acts).toEqual([]);
  });

  it("goes to a step that there is", () => {
    const { board, acts } = boardAt(0);
    expect(answerTyped("step 1", board)).toEqual([]);
    expect(acts).toEqual([{ do: "go", to: 1 }]);
    expect(answerTyped("step 7", board)).toEqual([words.noStep(7)]);
  });

  it("plays a line, or one of the list by its number, and nothing that can't be done", () => {
    const { board, plays } = boardAt(0);
    expect(answerTyped("1", board)).toEqual([words.noOption(1)]);
    expect(answerTyped("legal shock", board)[1]).toBe(`1${words.is}A casts Shock`);
    expect(answerTyped("1", board)).toEqual([]);
    expect(answerTyped("A casts Shock", board)).toEqual([]);
    expect(plays).toHaveLength(2);
    expect(plays[1]).toEqual(plays[0]);
    const [refused = ""] = answerTyped("B casts Shock targeting A", board);
    expect(refused).toContain(words.refused);
    expect(plays).toHaveLength(2);
  });

  it("takes back what can be taken back, and says the last again", () => {
    const { board, acts } = boardAt(0);
    expect(answerTyped("undo", board)).toEqual([words.cannot]);
    expect(acts).toEqual([]);
    expect(answerTyped("again", board)).toEqual(["What was said last."]);
  });
});
