/** Left and right walk through the steps, except where they mean something else. */
export function arrowMove(event: KeyboardEvent): "previous" | "next" | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof Element && target.closest("input, select, textarea")) return undefined;
  return key === "ArrowLeft" ? "previous" : key === "ArrowRight" ? "next" : undefined;
}
