/** The board with the words of an English page. */
import "../captions/en/symbols.ts";
import { learnPlay } from "./engine.ts";
import { en } from "./words/en.ts";
import { learnWords } from "./words.ts";

learnWords("en", en);
learnPlay("en", () => import("./play/PlayEn.ts"));

export { Board as BoardEn } from "./Board.tsx";
