import { useState } from "preact/hooks";
import { Board } from "../Board.tsx";
import type { BoardSettings, BoardSource } from "../props.ts";
import { playScript } from "../script.ts";
import { type Outcome, type Tree, treeOf } from "../tree.ts";
import * as parts from "./index.ts";
import { openSession } from "./session.ts";

export interface PlayBoardProps extends Omit<BoardSettings, "isBegun">, BoardSource {
  /** What comes of the script, where somebody has played it already. */
  readonly played?: readonly Outcome[] | undefined;
  /** The board with the lines that the reader has made on it already. */
  readonly begun?: Tree | undefined;
}

function treeFor({ script, played: known, initial = 0, begun }: PlayBoardProps): Tree {
  if (begun) return begun;
  if (known) return treeOf(known, initial);
  const played = playScript(script);
  if (!played.ok) throw new Error(`The board's script can't be played: ${played.problem}.`);
  return treeOf(played.value, initial);
}

/** A board in a page that has the engine anyway. */
export function PlayBoard(props: PlayBoardProps) {
  const { script, notation, written, printed, played: _, begun, ...rest } = props;
  const [{ source, opened }] = useState(() => {
    const source = { script, notation, written, printed };
    return { source, opened: { parts, session: openSession(props, source, treeFor(props)) } };
  });
  // The same script may be written otherwise meanwhile.
  Object.assign(source, { notation, written, printed });
  return <Board {...rest} opened={opened} isBegun={begun !== undefined} />;
}
