import type { Draft } from "./draft.ts";
import type { Reading } from "./understand.ts";
import type { Asked, Told } from "./worker.ts";

/** A reading that takes longer is given up as soon as something else is to be read. */
const patience = 3000;

/** As much of a worker as is needed to read. */
export interface ReadingWorker {
  postMessage(asked: Asked): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Told>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Has one draft after the other read; only the newest is told of, or that it can't be read. */
export function readerWith(begin: () => ReadingWorker) {
  let worker: ReadingWorker | undefined;
  let newest = 0;
  /** Since when the worker has been at the draft that it is reading. */
  let since: number | undefined;

  function end(): void {
    worker?.terminate();
    worker = undefined;
    since = undefined;
  }

  function read(draft: Draft, tell: (reading: Reading) => void, fail: () => void): void {
    if (since !== undefined && performance.now() - since > patience) end();
    worker ??= begin();
    since ??= performance.now();
    newest += 1;
    worker.onmessage = ({ data }) => {
      const isNewest = data.number === newest;
      since = isNewest ? undefined : performance.now();
      if (isNewest) tell(data.reading);
    };
    // It didn't load, or broke down: the next draft begins another.
    worker.onerror = () => {
      end();
      fail();
    };
    worker.postMessage({ number: newest, draft });
  }

  return { read, end };
}
