import { TO_CHANGE } from "../paths.ts";
import { early } from "./early.ts";

/**
 * Links to the sandbox that take their board along. The board stands on the page as it was written;
 * the address that holds it is made when somebody means to follow the link.
 */
const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  target instanceof Element
    ? (target.closest<HTMLAnchorElement>("a.edit-board") ?? undefined)
    : undefined;

async function fill(link: HTMLAnchorElement): Promise<void> {
  const notation = link.closest(".board-more")?.querySelector("pre")?.textContent;
  if (link.hash !== "" || !notation) return;
  const { encodeBoard } = await import("../../notation/url.ts");
  link.hash = `board=${await encodeBoard(notation)}${TO_CHANGE}`;
}

async function onClick(event: MouseEvent): Promise<void> {
  const link = linkAt(event.target);
  if (link?.hash !== "") return;
  // Quicker than what makes the address: followed when it is there.
  event.preventDefault();
  await fill(link);
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (isElsewhere) open(link.href);
  else location.assign(link.href);
}

/** What announces a click, by pointer, by finger and by key. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

function announced({ target }: Event): void {
  const link = linkAt(target);
  // Who presses it tries it again.
  if (link) fill(link).catch(() => undefined);
}

export function fillEditLinks(): void {
  for (const sign of SIGNS) addEventListener(sign, announced, { passive: true });
  for (const event of early()) announced(event);
  addEventListener("click", onClick);
}
