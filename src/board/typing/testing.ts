import { scriptFor, treeFor } from "../testing.ts";
import { type Here, hereAt } from "./lines.ts";

/** Where a board stands after its script. */
export const hereAfter = (notation: string): Here =>
  hereAt(
    { notation, cards: scriptFor(notation).cards },
    treeFor(notation, Number.POSITIVE_INFINITY),
  );
