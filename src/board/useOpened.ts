import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * A panel that opens away from its tool comes into view with the focus, or the tool would seem to do
 * nothing; closed from within, it gives the focus back.
 */
export function useOpened<Panel extends HTMLElement>(
  block: ScrollLogicalPosition = "nearest",
): RefObject<Panel> {
  const box = useRef<Panel>(null);
  useLayoutEffect(() => {
    const panel = box.current;
    const opener = document.activeElement;
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block });
    return () => {
      const hasFocus = panel?.contains(document.activeElement);
      if (hasFocus && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return box;
}
