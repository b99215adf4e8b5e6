/** Wakes the boards of a page, in its language. */
import { wakeBoards } from "./boards.ts";
import { layOutBoards } from "./laying-out.ts";

wakeBoards(
  document.documentElement.lang === "ja"
    ? () => import("./BoardJa.ts")
    : () => import("./BoardEn.ts"),
);

layOutBoards();
