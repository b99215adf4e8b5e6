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

interface Reader extends Read {
  readonly isReading: boolean;
  /** Tries once more, where what reads could not be loaded. */
  readonly tryAgain: (() => void) | undefined;
}

/** The reading of the newest draft, once it is there; `known` is that of the first one. */
export function useReading(draft: Draft, known: Reading): Reader {
  const [result, setResult] = useState(() => afterwards(known, draft));
  const [reader] = useState(() => readerWith(begin));
  /** The draft at which what reads has failed. */
  const [failed, setFailed] = useState<Draft>();
  const isWaiting = result.read !== draft;
  const isReading = isWaiting && failed !== draft;

  useEffect(() => reader.end, [reader]);

  useEffect(() => {
    if (!isReading) return;
    let isWanted = true;
    const tell = (reading: Reading) => {
      if (isWanted) setResult((last) => afterwards(reading, draft, last.understood));
    };
    const fail = () => {
      if (isWanted) setFailed(draft);
    };
    const timer = setTimeout(() => reader.read(draft, tell, fail), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [draft, isReading]);

  const tryAgain = isWaiting && !isReading ? () => setFailed(undefined) : undefined;
  return { ...result, isReading, tryAgain };
}

const begin = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
