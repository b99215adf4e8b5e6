import { useCallback, useState } from "preact/hooks";

type Outcomes = typeof import("./outcomes/Outcomes.tsx").Outcomes;

let loaded: Outcomes | undefined;

/** The outcomes of a position: what looks for them and shows them comes when it is asked for. */
export function useOutcomes() {
  const [isOpen, setOpen] = useState(false);
  const [component, setComponent] = useState({ shown: loaded });
  const toggle = useCallback(() => {
    setOpen((open) => !open);
    if (loaded) return;
    import("./outcomes/Outcomes.tsx").then(
      (module) => {
        loaded = module.Outcomes;
        setComponent({ shown: loaded });
      },
      // Without a network there is nothing to show.
      () => setOpen(false),
    );
  }, []);
  return { Shown: isOpen ? component.shown : undefined, toggle };
}
