/** The state of one board and everything that can be done to it. */
import type { Answer, Refusal } from "../engine/decisions.ts";
import { type Game, hash } from "../engine/index.ts";
import { advance } from "./advance.ts";
import { playStep } from "./script.ts";
import { goTo, grow, lineOf, momentOf, scriptOf, type Tree } from "./tree.ts";

export interface State {
  readonly tree: Tree;
  readonly past: readonly Tree[];
  readonly future: readonly Tree[];
  /** Why the latest attempt was refused. */
  readonly refusal: Refusal | null;
  /** The choices are open, although the line goes on. */
  readonly choosing: boolean;
  /** What the reader has chosen so far for the decision in view. */
  readonly chosen: readonly string[];
}

export type Move = "first" | "previous" | "next" | "last";

export type Act =
  | { readonly do: "move"; readonly to: Move }
  | { readonly do: "go"; readonly to: number }
  | { readonly do: "goToStep"; readonly step: number }
  | { readonly do: "answer"; readonly answer: Answer }
  | { readonly do: "undo" | "redo" | "startAgain" | "toggleChoosing" }
  | { readonly do: "load"; readonly tree: Tree }
  /** Goes on from a moment by these steps. */
  | { readonly do: "follow"; readonly from: number; readonly steps: readonly (readonly Answer[])[] }
  | { readonly do: "choose"; readonly key: string };

export function begin(tree: Tree): State {
  return { tree, past: [], future: [], refusal: null, choosing: false, chosen: [] };
}

function moved(tree: Tree, to: Move): number {
  const line = lineOf(tree);
  const place = line.findIndex((moment) => moment.id === tree.at);
  const targets: Readonly<Record<Move, number>> = {
    first: 0,
    previous: Math.max(0, place - 1),
    next: Math.min(line.length - 1, place + 1),
    last: line.length - 1,
  };
  return line[targets[to]]?.id ?? tree.at;
}

/** Looks at another moment: nothing to undo, and choices begun are dropped. */
function look(state: State, tree: Tree): State {
  return { ...state, tree, refusal: null, chosen: [], choosing: false };
}

/** Makes a change that can be undone. */
function change(state: State, tree: Tree): State {
  return {
    ...look(state, tree),
    past: tree === state.tree ? state.past : [...state.past, state.tree],
    future: [],
  };
}

function answered(state: State, answer: Answer): State {
  const { game } = momentOf(state.tree);
  const outcome = advance(game, answer);
  if (!outcome.ok) return { ...state, refusal: outcome.problem, choosing: true };
  const tree = grow(state.tree, outcome.value, (one, other) => hash(one) === hash(other));
  return change(state, tree);
}

/** What is followed says itself what chance brings: a seed would bring something else. */
function withoutSeed(game: Game): Game {
  const { seed: _seed, ...rest } = game;
  return rest;
}

function followed(state: State, from: number, steps: readonly (readonly Answer[])[]): State {
  let tree = goTo(state.tree, from);
  const isByChance = steps.flat().some(({ is }) => is === "chance");
  for (const answers of steps) {
    const { game } = momentOf(tree);
    const outcome = playStep(isByChance ? withoutSeed(game) : game, answers);
    if (!outcome.ok) return state;
    tree = grow(tree, outcome.value, (one, other) => hash(one) === hash(other));
  }
  return change(state, tree);
}

const toggled = (chosen: readonly string[], key: string): readonly string[] =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];

export function reduce(state: State, act: Act): State {
  switch (act.do) {
    case "move":
      return look(state, goTo(state.tree, moved(state.tree, act.to)));
    case "go":
      return look(state, goTo(state.tree, act.to));
    case "goToStep": {
      const script = scriptOf(state.tree);
      const moment = script[Math.min(act.step, script.length - 1)];
      return moment ? look(state, goTo(state.tree, moment.id)) : state;
    }
    case "answer":
      return answered(state, act.answer);
    case "startAgain": {
      const script = scriptOf(state.tree);
      const last = script.at(-1)?.id ?? 0;
      return change(state, goTo(goTo(state.tree, last), 0));
    }
    case "undo": {
      const tree = state.past.at(-1);
      if (!tree) return state;
      const future = [state.tree, ...state.future];
      return { ...look(state, tree), past: state.past.slice(0, -1), future };
    }
    case "redo": {
      const [tree, ...future] = state.future;
      if (!tree) return state;
      return { ...look(state, tree), past: [...state.past, state.tree], future };
    }
    case "toggleChoosing":
      return { ...state, choosing: !state.choosing, refusal: null };
    case "load":
      return change(state, act.tree);
    case "follow":
      return followed(state, act.from, act.steps);
    case "choose":
      return { ...state, chosen: toggled(state.chosen, act.key), refusal: null };
  }
}
