import { describe, expect, it } from "vitest";
import type { Answer } from "../../engine/decisions.ts";
import { hash } from "../../engine/index.ts";
import { playScript } from "../script.ts";
import type { TreeAct } from "../session.ts";
import { begin, reduce, type State } from "../store.ts";
import { anyAnswer, pickFrom, rulingBoards, scriptFor } from "../testing.ts";
import { momentOf, pathTo, treeOf } from "../tree.ts";
import { rename } from "./changing.ts";
import { version, write } from "./keeping.ts";
import { isOfAnother, restored } from "./restore.ts";

const [first] = rulingBoards;
if (!first) throw new Error("There is a board.");

function board(notation = first?.notation ?? ""): State {
  const played = playScript(scriptFor(notation));
  if (!played.ok) throw new Error(played.problem);
  return begin(treeOf(played.value));
}

const act = (state: State, ...acts: readonly TreeAct[]): State => acts.reduce(reduce, state);
const pass: Answer = { is: "act", action: { is: "pass" } };
const built = act(board(), { do: "answer", answer: pass }, { do: "answer", answer: pass });
const kept = write(built.tree) ?? "";
const own = board().tree;

/** What was kept, with something changed about it. */
const changed = (change: (kept: Record<string, unknown>) => void): string => {
  const value = JSON.parse(kept) as Record<string, unknown>;
  change(value);
  return JSON.stringify(value);
};

describe("what a browser keeps of a board", () => {
  it("is nothing where nothing was built", () => {
    expect(write(own)).toBeNull();
  });

  it("is answers, never games", () => {
    expect(kept.length).toBeLessThan(400);
    expect(JSON.parse(kept)).toMatchObject({ version, names: {} });
    expect(kept).not.toContain("agenda");
  });

  it.each(rulingBoards.slice(0, 12))("comes back as it was: $name", ({ notation }) => {
    let state = board(notation);
    const pick = pickFrom(7);
    for (let turn = 0; turn < 12; turn += 1) {
      if (turn % 4 === 3) {
        state = act(state, { do: "go", to: pick(state.tree.moments.length) });
      }
      const answer = anyAnswer(momentOf(state.tree).game, pick, pathTo(state.tree, state.tree.at));
      if (answer) state = act(state, { do: "answer", answer });
    }
    const text = write(state.tree);
    if (text === null) return;
    const back = restored(text, board(notation).tree);
    expect(back?.moments.map(({ parent }) => parent)).toEqual(
      state.tree.moments.map(({ parent }) => parent),
    );
    expect(back?.moments.map(({ game }) => hash(game))).toEqual(
      state.tree.moments.map(({ game }) => hash(game)),
    );
    // What is in view stays, on the way of the script.
    expect(back?.at).toBe(0);
    expect(back?.onward).toEqual({});
  });

  it("brings names back", () => {
    const named = rename(built.tree, built.tree.at, "待つ");
    const back = restored(write(named) ?? "", own);
    expect(back?.names).toEqual({ [built.tree.at]: "待つ" });
  });

  it("is forgotten by starting again, which can be undone", () => {
    const again = act(built, { do: "startAgain" });
    expect(write(again.tree)).toBeNull();
    expect(write(act(again, { do: "undo" }).tree)).toBe(kept);
  });

  it("adds to what the reader has done meanwhile", () => {
    const other = board();
    const gone = act(other, { do: "go", to: 1 });
    const back = restored(kept, gone.tree);
    if (!back) throw new Error("It was kept by this board.");
    const moved = act(gone, { do: "restore", bring: () => back });
    expect(moved.tree.at).toBe(1);
    expect(moved.past).toEqual([]);
    expect(write(moved.tree)).toBe(kept);
  });
});

describe("what is faulty or outdated is dropped", () => {
  const faulty: Readonly<Record<string, string>> = {
    "no JSON": "{",
    "no object": "7",
    "another version": changed((value) => {
      value.version = version + 1;
    }),
    "another board": changed((value) => {
      value.board = "0,0";
    }),
    "moments that are none": changed((value) => {
      value.moments = [[0, [{ is: 3 }]]];
    }),
    "a moment after one that comes later": changed((value) => {
      value.moments = [[999, [pass]]];
    }),
    "an answer that nobody is asked for": changed((value) => {
      value.moments = [[0, [{ is: "confirm", yes: true }]]];
    }),
    "an answer that is not whole": changed((value) => {
      value.moments = [[0, [{ is: "act" }]]];
    }),
    "names that are none": changed((value) => {
      value.names = { 5: 7 };
    }),
  };
  it.each(Object.entries(faulty))("%s", (_, text) => {
    expect(restored(text, own)).toBeUndefined();
    // Only what is sound may come back with the position that it is of.
    expect(isOfAnother(text, own)).toBe(text.includes('"0,0"'));
  });

  it("also what another position has kept", () => {
    const { notation = "" } = rulingBoards.at(-1) ?? {};
    expect(restored(kept, board(notation).tree)).toBeUndefined();
    expect(isOfAnother(kept, board(notation).tree)).toBe(true);
    expect(isOfAnother(kept, own)).toBe(false);
  });
});
