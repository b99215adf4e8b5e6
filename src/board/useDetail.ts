import { useCallback, useMemo, useState } from "preact/hooks";
import type { Moment } from "./tree.ts";
import { useWatching } from "./useWatching.ts";
import type { PartsOf } from "./walk.ts";

const key = "saitei-detail";

/** Kept for the visit; a browser that keeps nothing has it off. */
function kept(): boolean {
  try {
    return sessionStorage.getItem(key) === "parts";
  } catch {
    return false;
  }
}

function keep(isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(key, "parts");
    else sessionStorage.removeItem(key);
  } catch {
    // It holds for this board, then.
  }
}

/** Whether every rule step is shown by itself; what cuts actions up comes when it is asked for. */
export function useDetail() {
  const [isOn, setOn] = useState(false);
  const module = useWatching(isOn);
  const cut = useMemo((): PartsOf | undefined => {
    if (!module) return undefined;
    const known = new WeakMap<Moment, ReturnType<PartsOf>>();
    return (moment, before) => {
      const parts = known.get(moment) ?? module.partsOf(moment, before);
      known.set(moment, parts);
      return parts;
    };
  }, [module]);
  const toggle = useCallback(() => {
    setOn((was) => {
      keep(!was);
      return !was;
    });
  }, []);
  const restore = useCallback(() => setOn(kept()), []);
  const open = useCallback(() => setOn(true), []);
  return { isOn, cut, toggle, restore, open };
}
