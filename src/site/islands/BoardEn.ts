/** The board of a page, with the words of an English one. */
import { BoardEn } from "../../board/BoardEn.tsx";
import { bring } from "./bring.ts";
import { type BoardFile, type OnPage, propsOf } from "./file.ts";

export const bringTo = (island: HTMLElement, file: BoardFile, onPage: OnPage) =>
  bring(island, BoardEn, propsOf(file, onPage));
