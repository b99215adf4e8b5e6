/** The board with the words of an English page. */
import "../captions/en/learn.ts";
import { learnInspecting } from "./inspecting.ts";
import { en } from "./words/en.ts";
import { learnWords } from "./words.ts";

learnWords("en", en);
learnInspecting("en", () => import("./InspectorEn.tsx"));

export { Board } from "./Board.tsx";
export { Island as BoardEn } from "./Island.tsx";
