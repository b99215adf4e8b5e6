import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A dialog that stands over the page for as long as it is drawn: the next key is already its own. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
