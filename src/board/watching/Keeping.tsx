import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useBoard } from "../context.ts";
import type { Act } from "../session.ts";
import type { State } from "../store.ts";
import { isOwn } from "../tree.ts";
import { readKept, writeKept } from "../useHasKept.ts";
import { write } from "./keeping.ts";
import { isOfAnother, restored } from "./restore.ts";
import { watchingWords } from "./words.ts";

/** Writing waits until the reader pauses. */
const pause = 400;

interface Props {
  readonly id: string;
  readonly state: State;
  /** Nothing is written before the reader has done something. */
  readonly hasActed: boolean;
  /** The reader's lines are there from the beginning: those to be kept. */
  readonly hasBegun: boolean;
  /** For what the reader has not asked for. */
  readonly bringBack: (act: Act) => void;
  readonly dispatch: (act: Act) => void;
}

/** Keeps the reader's lines from visit to visit, and says so when they are back. */
export function Keeping(props: Props) {
  const { id, hasActed, hasBegun, bringBack, dispatch } = props;
  const { own } = props.state;
  const { lang } = useBoard();
  const said = watchingWords[lang];
  const [isBack, setBack] = useState(false);
  const latest = useRef(own);
  latest.current = own;

  useEffect(() => {
    const text = hasBegun ? null : readKept(id);
    if (text === null) return;
    const tree = restored(text, latest.current);
    if (!tree) {
      // Lines of another position may come back with that.
      if (!isOfAnother(text, latest.current)) writeKept(id, null);
      return;
    }
    // What is written from now on has what was kept, too.
    latest.current = tree;
    bringBack({ do: "restore", bring: (now) => restored(text, now) });
    setBack(true);
  }, [id, hasBegun, bringBack]);

  // As soon as a line is shown, a page that goes away keeps it.
  useLayoutEffect(() => {
    if (!hasActed && !hasBegun) return;
    const save = () => writeKept(id, write(latest.current));
    const timer = setTimeout(save, pause);
    addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", save);
    };
  }, [id, hasActed, hasBegun, own.moments, own.names]);

  if (!isBack || !isOwn(own)) return null;
  return (
    <p class="lines-back">
      {said.back}{" "}
      <button
        type="button"
        onClick={() => {
          setBack(false);
          dispatch({ do: "forget" });
        }}
      >
        {said.forget}
      </button>
    </p>
  );
}
