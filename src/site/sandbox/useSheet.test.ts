import { h, render } from "preact";
import { expect, it, vi } from "vitest";
import { cards } from "../../cards/index.ts";
import { cardNames } from "../../notation/names.ts";
import { encodeBoard } from "../../notation/url.ts";
import { useSheet, type WrittenSheet } from "./useSheet.ts";

const names = cardNames(cards);
const board = (life: number) => `turn A, main 1\nA ${life}\nB 20\n`;
const linkTo = async (text: string) => `#board=${await encodeBoard(text)}`;

/** The hook alone, on a page with this address, in a browser that keeps what was written before. */
async function opened(address: string, before: string) {
  const page = new EventTarget();
  const location = { hash: address, pathname: "/en/board/", search: "" };
  vi.stubGlobal("document", {});
  vi.stubGlobal("location", location);
  vi.stubGlobal("localStorage", { getItem: () => before, setItem: () => undefined });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));

  const seen: WrittenSheet[] = [];
  const Sheet = () => {
    seen.push(useSheet("", names));
    return null;
  };
  render(h(Sheet, {}), { nodeType: 1, childNodes: [], firstChild: null } as unknown as Element);
  const latest = () => seen.at(-1);
  await vi.waitFor(() => expect(latest()?.isReady).toBe(true));
  return {
    latest,
    goTo: (hash: string) => {
      location.hash = hash;
      page.dispatchEvent(new Event("hashchange"));
    },
  };
}

it("goes on with what was written before, where the address has no board", async () => {
  const { latest } = await opened("", board(7));
  expect(latest()?.text).toBe(board(7));
});

it("keeps the board of a link where its reader only goes to a place on the page", async () => {
  const { latest, goTo } = await opened(await linkTo(board(13)), board(7));
  expect(latest()?.text).toBe(board(13));
  goTo(await linkTo(board(17)));
  await vi.waitFor(() => expect(latest()?.text).toBe(board(17)));
  goTo("#main");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(latest()?.text).toBe(board(17));
  // The way back from a link leads to what was there before it.
  goTo("");
  await vi.waitFor(() => expect(latest()?.text).toBe(board(7)));
});
