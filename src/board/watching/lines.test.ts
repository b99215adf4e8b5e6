import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import { captionOfStep } from "../../captions/telling.ts";
import type { Answer } from "../../engine/decisions.ts";
import { legalActions } from "../../engine/index.ts";
import type { TreeAct } from "../session.ts";
import { begin, reduce, type State } from "../store.ts";
import { madness, treeFor } from "../testing.ts";
import { momentOf, type Tree } from "../tree.ts";
import { visible } from "../visible.ts";
import { graft, prune, rename } from "./changing.ts";
import { compare, labelOf, linesIn, namedInView, nameInView } from "./lines.ts";
import type { Part } from "./parts.ts";

const board = (): State => begin(treeFor(madness));

const act = (state: State, ...acts: readonly TreeAct[]): State => acts.reduce(reduce, state);
const go = (to: number): TreeAct => ({ do: "go", to });
const give = (answer: Answer): TreeAct => ({ do: "answer", answer });
const no = give({ is: "confirm", yes: false });
const pass = give({ is: "act", action: { is: "pass" } });
/** The activation of Aquamoeba that is legal at a moment. */
const activate = (tree: Tree, at: number): TreeAct => {
  const action = legalActions(momentOf(tree, at).game).find(({ is }) => is === "activate");
  if (!action) throw new Error("Aquamoeba can be activated.");
  return give({ is: "act", action });
};
const tell = ({ events, game }: Part) => captionOfStep(events, game, "en").text + visible(game);
const removed = (state: State, line = -1): State =>
  act(state, { do: "load", tree: prune(state.tree, line) });
const labels = ({ tree }: State) =>
  linesIn(tree).map((line) => [line.depth, line.step, labelOf(tree, line, "en")]);

/** Declines the madness; then goes on by passing. */
const declined = act(board(), go(2), no);
/** Keeps both: A passes at once, at the beginning; B passes, too, and the game goes on. */
const twoLines = act(declined, go(0), pass);

describe("the reader's lines", () => {
  it("begin where the reader chose otherwise, and are called by that choice", () => {
    expect(labels(declined)).toEqual([[0, 3, "Player A declines to cast Basking Rootwalla"]]);
  });

  it("stand in the order in which they depart", () => {
    expect(labels(twoLines)).toEqual([
      [0, 1, "Player A: Pass priority"],
      [0, 3, "Player A declines to cast Basking Rootwalla"],
    ]);
  });

  it("branch within each other", () => {
    const inner = act(declined, pass);
    const start = momentOf(inner.tree).parent ?? 0;
    // Back to the moment after declining, and another way on.
    const both = act(inner, go(start), activate(inner.tree, start));
    expect(labels(both).map(([depth, step]) => [depth, step])).toEqual([
      [0, 3],
      [1, 4],
    ]);
    expect(labels(both)[1]?.[2]).toMatch(/^Player A: Activate Aquamoeba/);
  });

  it("begin with the first answer that isn't the script's, in an action that begins alike", () => {
    const asked = act(board(), activate(board().tree, 0));
    const { decision } = momentOf(asked.tree).game;
    const forest = decision?.is === "choose" ? decision.from[1] : undefined;
    if (!forest) throw new Error("There are two cards to discard.");
    const other = act(asked, give({ is: "choose", chosen: [forest] }));
    expect(labels(other)).toEqual([[0, 2, "Player A chooses Forest"]]);
    const [line] = linesIn(other.tree);
    // Beside the script it is one step, as there.
    const found = line && compare(other.tree, line, tell);
    expect(found?.step).toBe(1);
    expect(found?.line?.events.some(({ what }) => what.is === "abilityOnStack")).toBe(true);
  });

  it("are none where smaller steps only lead where the script goes", () => {
    expect(labels(act(board(), go(3), pass))).toEqual([]);
    expect(labels(act(board(), go(3), pass, pass))).toEqual([]);
  });
});

describe("naming a line", () => {
  it("goes with the line, and can be undone", () => {
    const [line] = linesIn(declined.tree);
    const id = line?.start.id ?? -1;
    const named = act(declined, { do: "load", tree: rename(declined.tree, id, "No Rootwalla") });
    expect(named.tree.names).toEqual({ [id]: "No Rootwalla" });
    expect(act(named, { do: "undo" }).tree.names).toEqual({});
    expect(rename(named.tree, id, "").names).toEqual({});
  });
});

describe("the name of the line in view", () => {
  const [line] = linesIn(declined.tree);
  const id = line?.start.id ?? -1;

  it("is that of the innermost line on the way to the moment in view", () => {
    const outer = rename(act(declined, pass).tree, id, "Outer");
    expect(nameInView(outer)).toBe("Outer");
    const inner = act({ ...declined, tree: outer }, go(id), activate(outer, id)).tree;
    expect(nameInView(inner)).toBeUndefined();
    // Before the inner line begins, only the outer one is on the way.
    expect(nameInView({ ...inner, at: id })).toBe("Outer");
    expect(nameInView({ ...inner, at: 2 })).toBeUndefined();
  });

  it("comes with a link, but not in place of the reader's own", () => {
    const named = namedInView(declined.tree, "Sent");
    expect(named.names).toEqual({ [id]: "Sent" });
    expect(namedInView(named, "Sent again")).toBe(named);
    expect(namedInView(board().tree, "Sent")).toEqual(board().tree);
  });

  it("is one line of text, and not long", () => {
    expect(rename(declined.tree, id, " a\nb ").names).toEqual({ [id]: "a b" });
    expect(rename(declined.tree, id, "x".repeat(61)).names[id]).toHaveLength(60);
  });
});

describe("deleting a line", () => {
  it("takes it and what is within it away, and leaves the others and their names", () => {
    const [first, second] = linesIn(twoLines.tree);
    if (!first || !second) throw new Error("There are two lines.");
    const named = rename(twoLines.tree, first.start.id, "Passing");
    const left = act(twoLines, { do: "load", tree: prune(named, second.start.id) });
    expect(labels(left)).toEqual([[0, 1, "Player A: Pass priority"]]);
    expect(Object.values(left.tree.names)).toEqual(["Passing"]);
    const [remaining] = linesIn(left.tree);
    expect(left.tree.names[remaining?.start.id ?? -1]).toBe("Passing");
    // Every moment stands where its number says.
    expect(left.tree.moments.map(({ id }) => id)).toEqual([...left.tree.moments.keys()]);
  });

  it("shows what was before it, if it was in view", () => {
    const longer = act(declined, pass);
    const [line] = linesIn(longer.tree);
    const left = removed(longer, line?.start.id);
    expect(left.tree.at).toBe(2);
    expect(left.tree.moments).toHaveLength(5);
    expect(linesIn(left.tree)).toEqual([]);
  });

  it("can be undone and done again, however many there were", () => {
    const lastOf = ({ tree }: State) => linesIn(tree).at(-1)?.start.id;
    const one = removed(twoLines, lastOf(twoLines));
    const none = removed(one, lastOf(one));
    expect(linesIn(none.tree)).toEqual([]);
    const back = act(none, { do: "undo" }, { do: "undo" });
    expect(back.tree).toBe(twoLines.tree);
    expect(act(back, { do: "redo" }, { do: "redo" }).tree).toBe(none.tree);
  });

  it("leaves the script alone", () => {
    expect(prune(declined.tree, 1)).toBe(declined.tree);
  });
});

describe("comparing a line with the script", () => {
  it("finds the first step that is told otherwise, on both sides", () => {
    const [line] = linesIn(declined.tree);
    if (!line) throw new Error("There is a line.");
    const found = compare(declined.tree, line, tell);
    expect(found?.step).toBe(3);
    expect(found?.script?.id).toBe(3);
    expect(found?.line?.id).toBe(line.departure.id);
  });

  it("takes smaller steps of what the script does for no difference", () => {
    // A passes, as in the script; then B, whose turn it is to pass, does so: only after that A differs.
    const detour = act(board(), go(1), pass, pass, no);
    const [line] = linesIn(detour.tree);
    if (!line) throw new Error("There is a line.");
    expect(compare(detour.tree, line, tell)?.step).toBe(3);
  });
});

describe("another board in place of this one", () => {
  it("brings the reader's lines back with the page's own", () => {
    const other = treeFor(madness.replace("B 20", "B 5"));
    const away = act(declined, { do: "load", tree: other });
    expect(linesIn(away.tree)).toEqual([]);
    const home = act(away, { do: "home" });
    expect(home.tree.at).toBe(0);
    expect(labels(home)).toEqual(labels(declined));
    expect(act(home, { do: "undo" }).tree).toBe(away.tree);
  });

  it("joins a line that comes by a link", () => {
    const fresh = board();
    const linked = act(fresh, pass).tree;
    const joined = graft(declined.tree, linked);
    expect(joined.at).toBe(joined.moments.length - 1);
    expect(labels({ ...declined, tree: joined })).toEqual(labels(twoLines));
  });
});
