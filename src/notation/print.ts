/** Writes a board in its canonical form: what the parser reads back as the same board. */
import type { Lang } from "./bilingual.ts";
import { factPrinter } from "./print-facts.ts";
import { namePrinter } from "./print-names.ts";
import { positionLines } from "./print-position.ts";
import { printStatement } from "./print-script.ts";
import type { Board } from "./syntax.ts";

export function printBoard(board: Board, lang: Lang = "en"): string {
  const names = namePrinter(board.cards, lang);
  const facts = factPrinter(names);
  const parts = [
    positionLines(board.position, names),
    board.script.map((statement) => printStatement(statement, names, facts)),
    board.facts.map((fact) => facts(fact)),
  ];
  while (parts.length > 1 && parts.at(-1)?.length === 0) parts.pop();
  return `${parts.map((lines) => lines.join("\n")).join("\n--\n")}\n`.replaceAll("\n\n", "\n");
}
