/** The board with the words of an English page. */
import "../captions/en/learn.ts";
import { learnInspecting } from "./inspecting.ts";

learnInspecting("en", () => import("./InspectorEn.tsx"));

export { Board as BoardEn } from "./Board.tsx";
