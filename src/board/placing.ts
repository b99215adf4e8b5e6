/** Where the panel stands in which a card is read. */
import type { ObjectId } from "../engine/ids.ts";

/** Between the panel and what is beside it. */
export const gap = 8;

/** Within the window, also once a phone has been turned. */
function moveTo(panel: HTMLElement, x: number, y: number): void {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const within = (at: number, size: number) => `clamp(${gap}px, ${at}px, 100% - ${size + gap}px)`;
  panel.style.left = within(x, width);
  panel.style.top = within(y, height);
}

/** Out of the way of the board: at the foot of a narrow screen, at the edge of a wide one. */
export function dock(panel: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  moveTo(panel, clientWidth, clientHeight);
}

/** Brings an object into view above what lies over the board. */
export function bringIntoView(panel: HTMLElement | null, id: ObjectId): void {
  const place = panel?.closest(".board-play")?.querySelector(`[data-object~="${id}"]`);
  const found = place?.getBoundingClientRect();
  if (!panel || !place || !found) return;
  const over = panel.getBoundingClientRect();
  const isCovered = found.bottom > over.top && found.right > over.left;
  if (found.top < 0 || found.bottom > innerHeight || isCovered) {
    place.scrollIntoView({ block: isCovered ? "start" : "nearest" });
  }
}

/** Beside the card where there is room, else below or above it; always within the window. */
export function place(panel: HTMLElement, anchor: HTMLElement): void {
  const card = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const right = card.right + gap;
  const left = card.left - gap - width;
  const beside = right + width <= clientWidth ? right : left >= 0 ? left : undefined;
  const below = card.bottom + gap;
  const above = card.top - gap - height;
  const y = beside === undefined ? (below + height <= clientHeight ? below : above) : card.top;
  moveTo(panel, beside ?? card.left, y);
}
