/** The board of a page, with the words of a Japanese one. */
import { BoardJa } from "../../board/BoardJa.tsx";
import { bring } from "./bring.ts";
import { type BoardFile, type OnPage, propsOf } from "./file.ts";

export const bringTo = (island: HTMLElement, file: BoardFile, onPage: OnPage) =>
  bring(island, BoardJa, propsOf(file, onPage));
