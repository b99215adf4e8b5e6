/** The board with the words of a Japanese page. */
import "../captions/ja/symbols.ts";
import { learnPlay } from "./engine.ts";
import { ja } from "./words/ja.ts";
import { learnWords } from "./words.ts";

learnWords("ja", ja);
learnPlay("ja", () => import("./play/PlayJa.ts"));

export { Board as BoardJa } from "./Board.tsx";
