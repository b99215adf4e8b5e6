/** Wakes the boards of an English page. */
import { wakeBoards } from "./boards.ts";

wakeBoards(() => import("./BoardEn.ts"));
