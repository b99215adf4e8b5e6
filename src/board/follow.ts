/** From a line of play that came in an address to a moment of the board. */
import type { Answer } from "../engine/decisions.ts";
import type { Linked } from "./link.ts";
import { playScript, playStep, type Script } from "./script.ts";
import { type sameGame, withoutSeed } from "./store.ts";
import { goTo, grow, momentOf, scriptOf, type Tree, treeOf } from "./tree.ts";

const sameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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

/** From the moment in view to the end of a line of play: along the script as far as they agree. */
export function followIn(
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

/** The page's board at the end of a line of play. */
function followOn(script: Script, steps: Script["steps"]): Tree | undefined {
  const played = playScript(script);
  return played.ok ? followIn(treeOf(played.value), steps) : undefined;
}

/** Another position than the page's is a board of its own. */
export function follow(page: Script, { script: linked, notation }: Linked): Tree | undefined {
  const { edition, position, steps, cards } = linked;
  if (edition === page.edition && sameData(position, page.position)) return followOn(page, steps);
  const played = playScript(linked);
  if (!played.ok) return undefined;
  // Under another edition the page's own notation serves as well.
  const origin = sameData(position, page.position) ? undefined : { notation, cards };
  return treeOf(played.value, played.value.length - 1, origin);
}
