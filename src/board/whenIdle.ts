// Not every browser tells when it is idle.
const ask = globalThis.requestIdleCallback ?? setTimeout;
const takeBack = globalThis.cancelIdleCallback ?? clearTimeout;

/** Does it once nothing else is done. What comes back takes it back. */
export function whenIdle(work: () => void): () => void {
  const asked = ask(work);
  return () => takeBack(asked);
}
