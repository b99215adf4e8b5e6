import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";
import { toClipboard } from "../../board/clipboard.ts";
import { keep, kept } from "../../board/storage.ts";
import type { CardNames } from "../../notation/names.ts";
import { decodeBoard, encodeBoard } from "../../notation/url.ts";
import { begin, type History, redone, undone, withText } from "./history.ts";
import { readSheet, type Sheet } from "./sheet.ts";
import { useProof } from "./useProof.ts";

/** The name under which the browser keeps the text. */
export const KEPT = "saitei-sandbox";
/** In the address, behind #. */
export const ADDRESS = "board";
/** After so long without a key the text is read. */
const pause = 300;

type Change =
  | { readonly do: "write"; readonly text: string; readonly isTyping: boolean }
  | { readonly do: "undo" | "redo" };

function reduce(history: History, change: Change): History {
  switch (change.do) {
    case "write":
      return withText(history, change.text, change.isTyping);
    case "undo":
      return undone(history);
    case "redo":
      return redone(history);
  }
}

/** The board in the address, `undefined` where it has none. */
async function addressed(): Promise<string | "unreadable" | undefined> {
  const [, payload] = new RegExp(`^#${ADDRESS}=([^&]*)`).exec(location.hash) ?? [];
  if (payload === undefined) return undefined;
  const text = await decodeBoard(payload);
  return text.ok ? text.value : "unreadable";
}

/** Who only goes to a place on the page keeps the board that is there. */
const isPlace = (hash: string): boolean => hash !== "" && !hash.startsWith(`#${ADDRESS}=`);

/** What is typed is read in a pause; every other change at once. */
function useSettled({ text, isTyping }: History): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (!isTyping) return setSettled(text);
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, isTyping]);
  return isTyping ? settled : text;
}

export type WrittenSheet = ReturnType<typeof useSheet>;

/** The text that is being written, how it reads, and everything that can be done with it. */
export function useSheet(initial: string, names: CardNames) {
  const [written, change] = useReducer(reduce, initial, begin);
  const { text } = written;
  const [isBadLink, setIsBadLink] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const hasChanged = useRef(false);

  const write = useCallback((to: string, isTyping = false) => {
    hasChanged.current = true;
    // What the address holds is no longer what is written.
    if (location.hash.startsWith(`#${ADDRESS}`)) {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    change({ do: "write", text: to, isTyping });
  }, []);
  const undo = useCallback(() => change({ do: "undo" }), []);
  const redo = useCallback(() => change({ do: "redo" }), []);

  useEffect(() => {
    const begin = async () => {
      const asked = await addressed();
      setIsBadLink(asked === "unreadable");
      const found = asked === undefined || asked === "unreadable" ? undefined : asked;
      // Without a board in the address the reader goes on where they left off.
      const before = hasChanged.current ? undefined : (kept(KEPT) ?? undefined);
      const next = found ?? before;
      if (next !== undefined) change({ do: "write", text: next, isTyping: false });
      setIsReady(true);
    };
    const follow = () => {
      if (!isPlace(location.hash)) begin();
    };
    begin();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  // A page that goes away as soon as a change is shown has kept it.
  useLayoutEffect(() => {
    // What the browser doesn't keep, the reader can still copy.
    if (isReady && hasChanged.current) setIsLost(!keep(KEPT, text));
  }, [text, isReady]);

  const read = useSettled(written);
  const known = useMemo(() => readSheet(read, names), [read, names]);
  const { proof, prove, stopProving } = useProof(read, names);
  const sheet: Sheet = useMemo(
    () => (proof.is === "done" ? { ...known, facts: proof.facts, ahead: 0 } : known),
    [known, proof],
  );

  /** Puts the board and the step in view into the address; whether it came to the clipboard. */
  const copyLink = useCallback(
    async (step: number): Promise<boolean> => {
      const address = `#${ADDRESS}=${await encodeBoard(text)}&step=${step}`;
      history.replaceState(history.state, "", address);
      return toClipboard(location.href);
    },
    [text],
  );

  return {
    text,
    sheet,
    write,
    undo,
    redo,
    canUndo: written.past.length > 0,
    canRedo: written.future.length > 0,
    isReady,
    isBadLink,
    isLost,
    copyLink,
    proof,
    prove,
    stopProving,
  };
}
