/** Playing with the words of a Japanese page. */
import "../../captions/ja/learn.ts";
import { learnInspecting } from "../inspecting.ts";
import { ja } from "../words/ja.ts";
import { learnWords } from "../words.ts";

learnWords("ja", ja);
learnInspecting("ja", () => import("../InspectorJa.tsx"));

export * from "./index.ts";
export { PlayBoard } from "./PlayBoard.tsx";
