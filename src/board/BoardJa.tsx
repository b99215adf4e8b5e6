/** The board with the words of a Japanese page. */
import "../captions/ja/learn.ts";
import { learnInspecting } from "./inspecting.ts";
import { ja } from "./words/ja.ts";
import { learnWords } from "./words.ts";

learnWords("ja", ja);
learnInspecting("ja", () => import("./InspectorJa.tsx"));

export { Board } from "./Board.tsx";
export { Island as BoardJa } from "./Island.tsx";
