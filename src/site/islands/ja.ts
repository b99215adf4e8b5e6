/** Wakes the boards of a Japanese page. */
import { wakeBoards } from "./boards.ts";

wakeBoards(() => import("./BoardJa.ts"));
