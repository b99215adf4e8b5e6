/** What is written into the text of a board: what was played, as the script, or a line to be finished. */
import { writeBoardIn } from "../../board/link.ts";
import type { Script } from "../../board/script.ts";
import type { Answer } from "../../engine/decisions.ts";
import type { Detail } from "../../notation/record.ts";
import { isDivider, splitLines } from "../../notation/text.ts";

/** The parts of a text between its lines of dashes. */
export function partsOf(text: string): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const line of splitLines(text)) {
    if (isDivider(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

const bare = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.findLastIndex((line) => line.trim() !== "") + 1);

/** The lines that the notation has for what was answered from a position; none if it has none. */
function linesFor(
  position: string,
  { cards }: Script,
  answers: readonly Answer[],
  detail: Detail,
): readonly string[] | undefined {
  const written = writeBoardIn(detail, position, cards, answers);
  return written.ok ? bare(partsOf(written.value)[1] ?? []) : undefined;
}

/**
 * The text with what was answered as its script. A script that goes on where the old one ended
 * keeps what was typed; what the board claims stays as it is.
 */
export function withLine(
  text: string,
  script: Script,
  answers: readonly Answer[],
): string | undefined {
  const [position = [], typed = [], ...facts] = partsOf(text);
  const start = `${bare(position).join("\n")}\n`;
  // One line may say two passes, of which the script has the first: then each has a line of its own.
  const ways = (["joined", "each"] as const).map((detail) => {
    const lines = linesFor(start, script, answers, detail);
    const known = linesFor(start, script, script.steps.flat(), detail);
    const goesOn = lines && known?.every((line, index) => line === lines[index]);
    return { lines, all: goesOn ? [...bare(typed), ...lines.slice(known?.length)] : undefined };
  });
  const after = ways.find(({ all }) => all)?.all ?? ways.find(({ lines }) => lines)?.lines;
  if (!after) return undefined;
  const parts = [bare(position), after, ...facts.map(bare)];
  return `${parts.map((part) => part.join("\n")).join("\n--\n")}\n`;
}

/** What begins a line that only the text can finish. */
export type LineWord = "stack" | "effect" | "waiting";

/** The text with a line begun at the end of its position, and where that is to be finished. */
export function withBegunLine(text: string, word: LineWord) {
  const [position = [], ...rest] = partsOf(text);
  const lines = position.filter((line, index) => line.trim() !== "" || index < position.length - 1);
  const start = [...lines, `${word}: `].join("\n");
  const ending = rest.map((part) => part.join("\n"));
  return { text: [start, ...ending].join("\n--\n"), caret: start.length };
}
