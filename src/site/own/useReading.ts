import { useEffect, useRef, useState } from "preact/hooks";
import type { Draft } from "./draft.ts";
import type { Reading } from "./understand.ts";
import type { Asked, Told } from "./worker.ts";

/** After so long without a key the card is read. */
const pause = 250;
/** A reading that takes longer is given up as soon as something else is typed. */
const patience = 3000;

interface Read {
  readonly reading: Reading;
  /** What was read. */
  readonly read: Draft;
  readonly isReading: boolean;
}

/** The reading of the newest draft, once it is there; `known` is that of the first one. */
export function useReading(draft: Draft, known: Reading): Read {
  const [result, setResult] = useState({ reading: known, read: draft });
  const [isReading, setIsReading] = useState(false);
  const worker = useRef<{ worker: Worker; since: number | undefined }>();
  const number = useRef(0);
  const first = useRef(true);

  useEffect(() => () => worker.current?.worker.terminate(), []);

  useEffect(() => {
    // What came with the page has been read.
    if (first.current) {
      first.current = false;
      return;
    }
    setIsReading(true);
    const asked: Asked = { number: ++number.current, draft };
    const timer = setTimeout(() => {
      const { since } = worker.current ?? {};
      if (since !== undefined && performance.now() - since > patience) {
        worker.current?.worker.terminate();
        worker.current = undefined;
      }
      const own = worker.current ?? { worker: begin(), since: undefined };
      worker.current = own;
      own.since = performance.now();
      own.worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.number !== number.current) return;
        own.since = undefined;
        setResult({ reading: data.reading, read: draft });
        setIsReading(false);
      };
      own.worker.postMessage(asked);
    }, pause);
    return () => clearTimeout(timer);
  }, [draft]);

  return { ...result, isReading };
}

const begin = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
