/** Keeping parts whole, as the page that does it sees it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { keepWhole, type Progress, type Trouble, type Wanted } from "./whole.ts";

export type Keeping =
  | { readonly is: "idle" }
  | { readonly is: "running"; readonly progress: Progress | undefined }
  | { readonly is: "done" }
  | { readonly is: "failed"; readonly trouble: Trouble };

export function useKeeping(onEnd: () => Promise<void>) {
  const [keeping, setKeeping] = useState<Keeping>({ is: "idle" });
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  const start = async (wanted: readonly Wanted[]) => {
    const controller = new AbortController();
    running.current = controller;
    setKeeping({ is: "running", progress: undefined });
    const kept = await keepWhole(wanted, controller.signal, (progress) => {
      if (!controller.signal.aborted) setKeeping({ is: "running", progress });
    });
    await onEnd();
    setKeeping(kept.ok ? { is: "done" } : { is: "failed", trouble: kept.problem });
  };
  return { keeping, start, stop };
}
