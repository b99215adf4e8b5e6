import { type Inputs, useLayoutEffect } from "preact/hooks";

/**
 * Looks at where things stand once all of a step has been drawn and before it is painted, when a
 * layout is due anyway: asked for earlier, each answer would cost another one.
 */
export function useBeforePaint(look: () => void, inputs: Inputs): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, inputs);
}
