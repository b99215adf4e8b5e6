import { describe, expect, it } from "vitest";
import { type Answer, type Game, legalActions } from "../engine/index.ts";
import type { TreeAct } from "./session.ts";
import { begin, reduce, type State } from "./store.ts";
import { madness, treeFor } from "./testing.ts";
import { lineOf, momentOf, scriptOf } from "./tree.ts";
import { linesOf } from "./watching/lines.ts";

const board = (): State => begin(treeFor(madness));

const act = (state: State, ...acts: readonly TreeAct[]): State => acts.reduce(reduce, state);
const next: TreeAct = { do: "move", to: "next" };
const yes: TreeAct = { do: "answer", answer: { is: "confirm", yes: true } };
const no: TreeAct = { do: "answer", answer: { is: "confirm", yes: false } };
const pass: TreeAct = { do: "answer", answer: { is: "act", action: { is: "pass" } } };
const here = (state: State) => momentOf(state.tree);
const zoneOf = ({ tree }: State, name: string) =>
  Object.values(momentOf(tree).game.objects).find(({ card }) => card === name)?.place.zone;

/** The answer that activates an ability of a permanent by its card. */
function activate(game: Game, card: string): Answer {
  const action = legalActions(game).find(
    (one) => one.is === "activate" && game.objects[one.object]?.card === card,
  );
  if (!action) throw new Error(`${card} can't be activated.`);
  return { is: "act", action };
}

describe("moving through the steps", () => {
  it("goes to the next, the previous, the last and the first", () => {
    const start = board();
    expect(lineOf(start.tree)).toHaveLength(5);
    const end = act(start, { do: "move", to: "last" });
    expect(end.tree.at).toBe(4);
    expect(act(end, next).tree.at).toBe(4);
    expect(act(end, { do: "move", to: "previous" }).tree.at).toBe(3);
    expect(act(end, { do: "move", to: "first" }).tree.at).toBe(0);
    expect(act(start, { do: "move", to: "previous" }).tree.at).toBe(0);
  });

  it("jumps to a step, and to one of the script by its number", () => {
    expect(act(board(), { do: "go", to: 2 }).tree.at).toBe(2);
    expect(act(board(), { do: "goToStep", step: 3 }).tree.at).toBe(3);
    expect(act(board(), { do: "goToStep", step: 99 }).tree.at).toBe(4);
  });

  it("is nothing to undo", () => {
    expect(act(board(), next, next).past).toEqual([]);
  });
});

describe("choosing otherwise", () => {
  const asked = act(board(), next, next);

  it("makes a line of one's own", () => {
    const state = act(asked, no);
    expect(here(state).inScript).toBe(false);
    expect(zoneOf(state, "basking-rootwalla")).toBe("graveyard");
    expect(lineOf(state.tree).map((moment) => moment.inScript)).toEqual([true, true, true, false]);
    expect(linesOf(state.tree)).toHaveLength(2);
  });

  it("follows the script where the choice is the script's", () => {
    const state = act(asked, yes);
    expect(here(state).inScript).toBe(true);
    expect(state.tree.at).toBe(3);
    expect(linesOf(state.tree)).toHaveLength(1);
  });

  it("comes back to the script by a way in smaller steps", () => {
    const state = act(board(), next, next, next, pass);
    expect(here(state).inScript).toBe(false);
    const back = act(state, pass);
    expect(here(back).inScript).toBe(true);
    expect(back.tree.at).toBe(4);
    expect(linesOf(back.tree)).toHaveLength(1);
  });

  it("does not make the same line twice", () => {
    const once = act(asked, no);
    const twice = act(once, { do: "move", to: "previous" }, no);
    expect(twice.tree.moments).toHaveLength(once.tree.moments.length);
  });

  it("keeps an illegal answer out, and says why", () => {
    const state = act(board(), pass, {
      do: "answer",
      answer: activate(here(board()).game, "aquamoeba"),
    });
    expect(state.refusal).not.toBeNull();
    expect(here(state).events.some(({ what }) => what.is === "passed")).toBe(true);
    expect(act(state, next).refusal).toBeNull();
  });

  it("asks for the parts of an action one by one", () => {
    const start = board();
    const begun = act(start, { do: "answer", answer: activate(here(start).game, "aquamoeba") });
    const { decision } = here(begun).game;
    expect(decision).toMatchObject({ is: "choose", purpose: { is: "discardCost" } });
    const forest = decision?.is === "choose" ? decision.from[1] : undefined;
    if (!forest) throw new Error("There are two cards to choose from.");
    const done = act(begun, { do: "answer", answer: { is: "choose", chosen: [forest] } });
    expect(zoneOf(done, "forest")).toBe("graveyard");
    expect(zoneOf(done, "basking-rootwalla")).toBe("hand");
  });

  it("toggles what is chosen of several, and drops it at another moment", () => {
    const one = act(asked, { do: "choose", key: "o1" }, { do: "choose", key: "o2" });
    expect(one.chosen).toEqual(["o1", "o2"]);
    expect(act(one, { do: "choose", key: "o1" }).chosen).toEqual(["o2"]);
    expect(act(one, next).chosen).toEqual([]);
  });
});

describe("following a line that was found", () => {
  it("goes on from a moment by its steps, as a line of one's own that can be undone", () => {
    const state = act(board(), next, next);
    const steps = [
      [no.do === "answer" ? no.answer : []].flat(),
      [pass.do === "answer" ? pass.answer : []].flat(),
    ];
    const followed = act(board(), { do: "follow", from: state.tree.at, steps });
    expect(zoneOf(followed, "basking-rootwalla")).toBe("graveyard");
    expect(
      lineOf(followed.tree)
        .map((moment) => moment.inScript)
        .slice(-2),
    ).toEqual([false, false]);
    expect(act(followed, { do: "undo" }).tree).toEqual(board().tree);
  });

  it("stays where it is if a step can't be taken", () => {
    const start = board();
    const steps = [[{ is: "confirm", yes: true } as const]];
    expect(act(start, { do: "follow", from: 0, steps })).toBe(start);
  });
});

describe("undo, redo and starting again", () => {
  const asked = act(board(), next, next);

  it("takes a choice back and makes it again", () => {
    const chosen = act(asked, no);
    const undone = act(chosen, { do: "undo" });
    expect(undone.tree).toBe(asked.tree);
    // The question stands open as it did.
    expect(undone.choosing).toBe(true);
    const redone = act(undone, { do: "redo" });
    expect(redone.tree).toBe(chosen.tree);
    expect(act(board(), { do: "undo" }, { do: "redo" }).tree.at).toBe(0);
  });

  it("returns to the script, and can be undone", () => {
    const chosen = act(asked, no, pass);
    const again = act(chosen, { do: "startAgain" });
    expect(again.tree.at).toBe(0);
    expect(lineOf(again.tree)).toEqual(scriptOf(again.tree));
    expect(act(again, { do: "undo" }).tree).toBe(chosen.tree);
    expect(act(again, { do: "undo" }).choosing).toBe(false);
  });

  it("forgets what was undone once something else is chosen", () => {
    const state = act(asked, no, { do: "undo" }, yes);
    expect(state.future).toEqual([]);
  });
});
