import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../../engine/game.ts";
import type { Bounds } from "../../explore/explore.ts";
import type { Found } from "./found.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

type Status =
  | { readonly is: "idle" }
  | { readonly is: "running"; readonly positions: number; readonly ends: number }
  | { readonly is: "done"; readonly found: Found }
  | { readonly is: "failed" };

/** A search in a worker of its own; it ends with the component. */
export function useSearch() {
  const worker = useRef<Worker | null>(null);
  const [status, setStatus] = useState<Status>({ is: "idle" });

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);

  const start = useCallback(
    (game: Game, bounds: Bounds) => {
      end();
      const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.current = made;
      setStatus({ is: "running", positions: 0, ends: 0 });
      made.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
        if (worker.current !== made) return;
        if (data.is === "progress") return setStatus({ ...data, is: "running" });
        end();
        setStatus(data.is === "found" ? { is: "done", found: data.found } : { is: "failed" });
      });
      made.addEventListener("error", () => {
        if (worker.current !== made) return;
        end();
        setStatus({ is: "failed" });
      });
      made.postMessage({ do: "start", game, bounds } satisfies ToWorker);
    },
    [end],
  );

  /** Leaves it at what has been found so far. */
  const stop = useCallback(() => {
    worker.current?.postMessage({ do: "stop" } satisfies ToWorker);
  }, []);

  return { status, start, stop };
}
