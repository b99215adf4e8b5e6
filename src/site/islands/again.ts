import { early } from "./early.ts";

/** Notes what is pressed or chosen on an island too early to be heard; the answer does it again. */
export function doAgain(island: HTMLElement): () => Promise<void> {
  const done: (() => void)[] = [];
  const note = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = type === "click" && target.closest<HTMLElement>("button, [role=button]");
    if (button) done.push(() => button.isConnected && button.click());
    if (type !== "change" || !(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    done.push(() => {
      target.value = value;
      target.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  const heard = new AbortController();
  for (const type of ["click", "change"]) {
    island.addEventListener(type, note, { capture: true, signal: heard.signal });
  }
  for (const event of early()) {
    if (event.target instanceof Element && island.contains(event.target)) note(event);
  }
  return async () => {
    heard.abort();
    for (const again of done) {
      again();
      // The next one is meant for what this one has brought.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
