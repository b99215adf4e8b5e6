/** A small sign for each kind; the word stands beside it. */
import type { FoundKind } from "./kinds.ts";

/** Paths in a square of 16. */
const PATHS: Readonly<Record<FoundKind, string>> = {
  // A section sign, an open book, scales, a card, a clock, a letter with a line, a grid, braces.
  rule: "M10.5 3.5C10 2.4 6 2 6 4.3c0 2.4 4.5 2.3 4.5 5M5.5 12.5c.5 1.1 4.5 1.5 4.5-.8 0-2.4-4.5-2.3-4.5-5",
  guide: "M8 4C6.5 2.8 4 2.7 2 3v9.5c2-.3 4.5-.2 6 1 1.5-1.2 4-1.3 6-1V3c-2-.3-4.5-.2-6 1zm0 0v9.5",
  ruling: "M8 2v12M5 14h6M3 4.5h10M3 4.5 1.5 9h3.5L3 4.5zm10 0L11.5 9H15l-2-4.5z",
  card: "M4 2h8v12H4zM6 4.5h4v3.5H6zM6 10.5h4",
  change: "M8 2a6 6 0 1 0 6 6M8 4.5V8l2.5 1.5M14 2.5V6h-3.5",
  term: "M3 12 7 3l4 9M4.5 9h5M2 14.5h12",
  board: "M2 3h12v10H2zM2 8h12M6 3v10M10 3v10",
  site: "M6 2.5C3.5 2.5 5 7 2.5 8 5 9 3.5 13.5 6 13.5M10 2.5c2.5 0 1 4.5 3.5 5.5-2.5 1-1 5.5-3.5 5.5",
};

const SVG = "http://www.w3.org/2000/svg";

export function iconOf(kind: FoundKind): SVGElement {
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 16 16");
  icon.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[kind]);
  icon.append(path);
  return icon;
}
