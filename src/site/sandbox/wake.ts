/** Brings the sandbox of a page to life. */
import { whenNear } from "../islands/near.ts";

export function wakeSandbox(load: () => Promise<{ bringTo(island: HTMLElement): Promise<void> }>) {
  const island = document.querySelector<HTMLElement>("[data-sandbox]");
  if (island) whenNear(island, async () => (await load()).bringTo(island));
}
