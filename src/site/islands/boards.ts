/** The boards of a page: each is fetched, script and data beside each other, when it is near. */
import { fillEditLinks } from "./editing.ts";
import type { BoardFile, OnPage } from "./file.ts";
import { placeNamed } from "./named.ts";
import { whenNear } from "./near.ts";

interface Shown {
  bringTo(island: HTMLElement, file: BoardFile, onPage: OnPage): Promise<void>;
}

async function fileAt(address: string): Promise<BoardFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as BoardFile;
}

const onPage = ({ initial, home }: DOMStringMap): OnPage => ({
  initial: Number(initial ?? 0),
  ...(home !== undefined && { homeAddress: home }),
});

export function wakeBoards(load: () => Promise<Shown>): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-board]")) {
    const { board = "" } = island.dataset;
    whenNear(island, async () => {
      const [shown, file] = await Promise.all([load(), fileAt(board)]);
      await shown.bringTo(island, file, onPage(island.dataset));
    });
  }
  findNamed();
  fillEditLinks();
}

function findNamed(): void {
  const place = placeNamed(location.hash, (id) => document.getElementById(id) !== null);
  if (place !== undefined) document.getElementById(place)?.scrollIntoView();
}
