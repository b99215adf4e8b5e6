/** The board with the words of a Japanese page. */
import "../captions/ja/learn.ts";
import { learnInspecting } from "./inspecting.ts";

learnInspecting("ja", () => import("./InspectorJa.tsx"));

export { Board as BoardJa } from "./Board.tsx";
