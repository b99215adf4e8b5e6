/** The state of one board and everything that can be done to it. */
import { withoutSeed } from "../engine/chance.ts";
import type { Answer, Refusal } from "../engine/decisions.ts";
import { advance } from "./advance.ts";
import { playStep } from "./script.ts";
import type { Move, TreeAct } from "./session.ts";
import {
  goTo,
  grow,
  lineOf,
  momentOf,
  sameGame,
  scriptAlone,
  scriptOf,
  type Tree,
} from "./tree.ts";

export interface State {
  readonly tree: Tree;
  /** Of the action in view the rule step in view, counted from 1; without it the action is over. */
  readonly part?: number | undefined;
  /** The latest tree of the page's own position, while another one may be in view. */
  readonly own: Tree;
  readonly past: readonly Tree[];
  readonly future: readonly Tree[];
  /** Why the latest attempt was refused. */
  readonly refusal: Refusal | null;
  /** The choices are open, although the line goes on. */
  readonly choosing: boolean;
  /** What the reader has chosen so far for the decision in view. */
  readonly chosen: readonly string[];
}

export function begin(tree: Tree): State {
  return { tree, own: tree, past: [], future: [], refusal: null, choosing: false, chosen: [] };
}

/** Whether two trees are of one position, by the rules of one edition. */
export function areOfOne({ moments: [one] }: Tree, { moments: [other] }: Tree): boolean {
  if (!one || !other) return false;
  return one.game.rules.edition === other.game.rules.edition && sameGame(one.game, other.game);
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
function look(state: State, tree: Tree, part?: number): State {
  const own = areOfOne(tree, state.own) ? tree : state.own;
  return { ...state, tree, own, part, refusal: null, chosen: [], choosing: false };
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
  return change(state, grow(state.tree, outcome.value, sameGame));
}

function followed(state: State, from: number, steps: readonly (readonly Answer[])[]): State {
  let tree = goTo(state.tree, from);
  const isByChance = steps.flat().some(({ is }) => is === "chance");
  for (const answers of steps) {
    const { game } = momentOf(tree);
    const outcome = playStep(isByChance ? withoutSeed(game) : game, answers);
    if (!outcome.ok) return state;
    tree = grow(tree, outcome.value, sameGame);
  }
  return change(state, tree);
}

const toggled = (chosen: readonly string[], key: string): readonly string[] =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];

export function reduce(state: State, act: TreeAct): State {
  switch (act.do) {
    case "move":
      return look(state, goTo(state.tree, moved(state.tree, act.to)));
    case "go":
      return look(state, goTo(state.tree, act.to), act.part);
    case "goToStep": {
      const script = scriptOf(state.tree);
      const moment = script[Math.min(act.step, script.length - 1)];
      const part = act.step < script.length ? act.part : undefined;
      return moment ? look(state, goTo(state.tree, moment.id), part) : state;
    }
    case "answer":
      return answered(state, act.answer);
    case "startAgain":
      return change(state, goTo(scriptAlone(state.tree), 0));
    case "forget":
      return change(state, scriptAlone(state.tree));
    case "undo": {
      const tree = state.past.at(-1);
      if (!tree) return state;
      const future = [state.tree, ...state.future];
      // Whoever takes an answer back wants to give another.
      const isAnswer = momentOf(state.tree).parent === tree.at && areOfOne(tree, state.tree);
      return { ...look(state, tree), past: state.past.slice(0, -1), future, choosing: isAnswer };
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
    case "home":
      return change(state, goTo(state.own, 0));
    case "restore": {
      // A link may have brought a line since: they come to what is there now.
      const own = act.bring(state.own);
      if (!own) return state;
      return { ...state, own, tree: areOfOne(state.tree, own) ? own : state.tree };
    }
    case "follow":
      return followed(state, act.from, act.steps);
    case "choose":
      return { ...state, chosen: toggled(state.chosen, act.key), refusal: null };
  }
}
