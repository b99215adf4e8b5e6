/** Does it once nothing else is done. What comes back takes it back. */
export function whenIdle(work: () => void): () => void {
  // Not every browser tells when it is idle.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
