/** The board with the words of a Japanese page. */
import "../captions/ja/learn.ts";

export { Board as BoardJa } from "./Board.tsx";
