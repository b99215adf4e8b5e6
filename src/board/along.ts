/** Follows a line of play on a board: along its script as far as they agree. */
import { withoutSeed } from "../engine/chance.ts";
import type { Answer } from "../engine/decisions.ts";
import { sameData } from "../language/sameData.ts";
import { playStep, type Script } from "./script.ts";
import { goTo, grow, momentOf, type sameGame, scriptOf, type Tree } from "./tree.ts";

const beginsWith = (answers: readonly Answer[], beginning: readonly Answer[]): boolean =>
  beginning.length > 0 && sameData(answers.slice(0, beginning.length), beginning);

/** Takes so many answers off the front of the steps. */
function drop(steps: Script["steps"], count: number): Script["steps"] {
  const [first, ...others] = steps;
  if (!first || count === 0) return steps;
  return first.length > count
    ? [first.slice(count), ...others]
    : drop(others, count - first.length);
}

/** From the moment in view to the end of a line; nothing where the engine refuses it. */
export function followAlong(
  begun: Tree,
  steps: Script["steps"],
  same: typeof sameGame = () => false,
): Tree | undefined {
  let tree = begun;
  for (let rest = steps; rest.length > 0; ) {
    const here = momentOf(tree);
    const scripted = here.inScript ? scriptOf(tree)[here.id + 1] : undefined;
    if (scripted && beginsWith(rest.flat(), scripted.answers)) {
      tree = goTo(tree, scripted.id);
      rest = drop(rest, scripted.answers.length);
      continue;
    }
    const [step = [], ...others] = rest;
    const byChance = step.some(({ is }) => is === "chance");
    const outcome = playStep(byChance ? withoutSeed(here.game) : here.game, step);
    if (!outcome.ok) return undefined;
    tree = grow(tree, outcome.value, same);
    rest = others;
  }
  return tree;
}
