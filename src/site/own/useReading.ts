import { useEffect, useState } from "preact/hooks";
import type { Draft } from "./draft.ts";
import { readerWith } from "./reader.ts";
import type { Reading, Understood } from "./understand.ts";

/** After so long without a key the card is read. */
const pause = 250;

interface Read {
  readonly reading: Reading;
  /** What was read. */
  readonly read: Draft;
  /** The card as it was understood last. */
  readonly understood: Understood | undefined;
}

const afterwards = (reading: Reading, read: Draft, before?: Understood): Read => ({
  reading,
  read,
  understood: reading.ok ? reading.value : before,
});

/** The reading of the newest draft, once it is there; `known` is that of the first one. */
export function useReading(draft: Draft, known: Reading): Read & { readonly isReading: boolean } {
  const [result, setResult] = useState(() => afterwards(known, draft));
  const [reader] = useState(() => readerWith(begin));
  const isReading = result.read !== draft;

  useEffect(() => reader.end, [reader]);

  useEffect(() => {
    if (!isReading) return;
    let isWanted = true;
    const tell = (reading: Reading) => {
      if (isWanted) setResult((last) => afterwards(reading, draft, last.understood));
    };
    const timer = setTimeout(() => reader.read(draft, tell), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [draft]);

  return { ...result, isReading };
}

const begin = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
