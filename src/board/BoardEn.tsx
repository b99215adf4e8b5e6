/** The board with the words of an English page. */
import "../captions/en/learn.ts";

export { Board as BoardEn } from "./Board.tsx";
