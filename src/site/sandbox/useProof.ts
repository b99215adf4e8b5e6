import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { CardNames } from "../../notation/names.ts";
import type { Proven } from "./proving.ts";
import { provable } from "./sheet.ts";

type Status =
  | { readonly is: "idle" | "running" | "failed" }
  | { readonly is: "done"; readonly facts: Proven };

const idle: Status = { is: "idle" };

/** What a text claims of all that can come, looked into in a worker when somebody asks for it. */
export function useProof(text: string, names: CardNames) {
  const worker = useRef<Worker>();
  const [known, setKnown] = useState<readonly [of: string, Status]>([text, idle]);

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setKnown([text, idle]);
  }, [text]);
  useEffect(() => stop, [stop]);

  const prove = useCallback(() => {
    const board = provable(text, names);
    if (!board) return;
    stop();
    const made = new Worker(new URL("./proving.ts", import.meta.url), { type: "module" });
    worker.current = made;
    const end = (status: Status) => {
      if (worker.current !== made) return;
      stop();
      setKnown([text, status]);
    };
    made.addEventListener("message", ({ data }: MessageEvent<Proven>) =>
      end({ is: "done", facts: data }),
    );
    made.addEventListener("error", () => end({ is: "failed" }));
    made.postMessage(board);
    setKnown([text, { is: "running" }]);
  }, [text, names, stop]);

  const [of, status] = known;
  // What came of one text says nothing of another.
  return { proof: of === text ? status : idle, prove, stopProving: stop };
}
