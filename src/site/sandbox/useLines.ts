import { useCallback, useMemo, useRef } from "preact/hooks";
import type { Script } from "../../board/script.ts";
import { isOwn, type Outcome, type Tree, treeOf } from "../../board/tree.ts";
import { type Carried, carryLines, type Written } from "./carry.ts";

interface Shown {
  readonly notation: string;
  readonly script: Script | undefined;
  readonly played: readonly Outcome[] | undefined;
  /** The step that is shown first. */
  readonly initial: number;
}

/** The board on which the reader last built something. */
interface Source extends Written {
  readonly key: string | undefined;
  readonly tree: Tree;
}

interface Lines {
  /** The board as it begins, if the reader has lines on it. */
  readonly begun: Tree | undefined;
  /** How many lines could not be taken over. */
  readonly left: Pick<Carried, "lost" | "partly"> | undefined;
  readonly onLines: (own: Tree) => void;
}

const hasSameLines = (one: Tree, other: Tree): boolean =>
  one.moments === other.moments && one.names === other.names;

/**
 * The reader's lines on a board that is being changed. They are always taken from where the reader
 * last built something, so that what stands only for a moment, as somebody types, costs none.
 */
export function useLines(key: string | undefined, shown: Shown): Lines {
  const source = useRef<Source>();
  /** What was built on each board that there was, for the way back. */
  const built = useRef(new Map<string | undefined, Tree>());
  const latest = useRef(shown);
  latest.current = shown;

  const { begun, left } = useMemo((): Pick<Lines, "begun" | "left"> => {
    const { script, played, notation, initial } = shown;
    const from = source.current;
    if (!from || !script || !played) return { begun: undefined, left: undefined };
    if (from.key === key) return { begun: from.tree, left: undefined };
    const known = built.current.get(key);
    const tree = known ?? treeOf(played, initial);
    const carried = carryLines(from, { notation, script }, tree);
    const isSome = carried.lost + carried.partly > 0;
    return {
      begun: isOwn(carried.tree) ? carried.tree : undefined,
      // Who goes back to a board has what was built there, and the rest where they come from.
      left: isSome && !known ? carried : undefined,
    };
  }, [key]);

  const onLines = useCallback(
    (tree: Tree) => {
      const { notation, script } = latest.current;
      if (!script) return;
      // A board as it began, with lines that were taken over or none, is nothing new.
      const isBuilt = begun ? !hasSameLines(begun, tree) : isOwn(tree);
      if (source.current?.key !== key && !isBuilt) return;
      source.current = { key, tree, notation, script };
      built.current.set(key, tree);
    },
    [key, begun],
  );

  return { begun, left, onLines };
}
