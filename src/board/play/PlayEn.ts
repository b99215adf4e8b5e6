/** Playing with the words of an English page. */
import "../../captions/en/learn.ts";
import { learnInspecting } from "../inspecting.ts";
import { en } from "../words/en.ts";
import { learnWords } from "../words.ts";

learnWords("en", en);
learnInspecting("en", () => import("../InspectorEn.tsx"));

export * from "./index.ts";
export { PlayBoard } from "./PlayBoard.tsx";
