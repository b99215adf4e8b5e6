/** What was written, for undo and redo without limit; what is typed in one go is one change. */
export interface History {
  readonly past: readonly string[];
  readonly text: string;
  readonly future: readonly string[];
  /** The latest change was typed, and the next key belongs to it. */
  readonly isTyping: boolean;
}

export const begin = (text: string): History => ({ past: [], text, future: [], isTyping: false });

/** How many letters typed in one go are one change. */
const together = 40;

export function withText(history: History, text: string, isTyping: boolean): History {
  if (text === history.text) return history;
  const before = history.past.at(-1);
  const grows = before !== undefined && Math.abs(text.length - before.length) <= together;
  const isSameGo = isTyping && history.isTyping && grows;
  const past = isSameGo ? history.past : [...history.past, history.text];
  return { past, text, future: [], isTyping };
}

export function undone(history: History): History {
  const text = history.past.at(-1);
  if (text === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    text,
    future: [history.text, ...history.future],
    isTyping: false,
  };
}

export function redone(history: History): History {
  const [text, ...future] = history.future;
  if (text === undefined) return history;
  return { past: [...history.past, history.text], text, future, isTyping: false };
}
