/**
 * Writes a changed board into the text that it came from: only the lines that are otherwise now,
 * so that comments, spacing and everything that could not be read stay as they were typed.
 */
import type { Lang } from "../bilingual.ts";
import { namePrinter } from "../print-names.ts";
import { positionEntries } from "../print-position.ts";
import { printStatement } from "../print-script.ts";
import { isDivider, makeLine, splitLines } from "../text.ts";
import type { Editable } from "./edits.ts";

/** Lines of the same key say the same thing: `A.hand`, `turn`, the second `stack`. */
type Keyed = ReadonlyMap<string, string>;

const lineWords = ["rules", "turn", "seed", "teams", "first turn", "timestamps"] as const;
const manyWords = ["effect", "waiting", "stack"] as const;

/** The keys of the lines of a position as somebody typed it; none for empty lines and comments. */
function keysOf(lines: readonly string[]): readonly (string | undefined)[] {
  let seat = "";
  const counted = new Map<string, number>();
  return lines.map((source, index) => {
    const { text } = makeLine(source, index + 1);
    if (text === "") return undefined;
    const player = /^([a-z])(?: -?\d+)?$/.exec(text)?.[1];
    if (player !== undefined) {
      seat = player.toUpperCase();
      return seat;
    }
    const many = manyWords.find((word) => text.startsWith(word));
    if (many) {
      const place = counted.get(many) ?? 0;
      counted.set(many, place + 1);
      return `${many} ${place}`;
    }
    if (text === "day" || text === "night") return "time";
    const word = lineWords.find((one) => text.startsWith(one));
    if (word) return word;
    return `${seat}.${text.split(":")[0]?.trim()}`;
  });
}

/** The part of a line that is a comment, with the space before it. */
function commentOf(source: string): string {
  const { columns } = makeLine(source, 1);
  return source.slice((columns.at(-1) ?? 1) - 1).trimEnd();
}

const indentOf = (source: string): string => /^\s*/.exec(source)?.[0] ?? "";

/** The lines of a position, those that are otherwise now put in the place of the former ones. */
function positionAfter(typed: readonly string[], before: Keyed, after: Keyed): readonly string[] {
  const keys = keysOf(typed);
  const known = keys.filter((key) => key !== undefined);
  // Typed in a way that can't be told apart line by line: written anew.
  if (new Set(known).size !== known.length) {
    const comments = typed.filter((source) => makeLine(source, 1).text === "");
    return [...comments, ...after.values()];
  }
  const lines: { readonly key: string | undefined; readonly text: string }[] = [];
  for (const [index, source] of typed.entries()) {
    const key = keys[index];
    const text = key === undefined ? undefined : after.get(key);
    if (key === undefined || text === before.get(key)) {
      lines.push({ key, text: source });
    } else if (text !== undefined) {
      lines.push({ key, text: `${indentOf(source)}${text.trimStart()}${commentOf(source)}` });
    } else {
      const comment = commentOf(source).trimStart();
      if (comment !== "") lines.push({ key: undefined, text: `${indentOf(source)}${comment}` });
    }
  }
  let previous: string | undefined;
  for (const [key, text] of after) {
    const isDefault = key === "rules" && text === before.get(key);
    if (!lines.some((line) => line.key === key) && !isDefault) {
      const place = lines.findIndex((line) => line.key === previous);
      lines.splice(previous === undefined ? 0 : place + 1, 0, { key, text });
      previous = key;
    } else if (!isDefault) previous = key;
  }
  return lines.map(({ text }) => text);
}

/** The text with the changes that lead from one board to the other. */
export function rewrite(text: string, before: Editable, after: Editable, lang: Lang): string {
  const lines = splitLines(text);
  const divider = lines.findIndex(isDivider);
  const end = divider < 0 ? lines.length : divider;
  const names = namePrinter(after.cards, lang);
  const position = positionAfter(
    trimmed(lines.slice(0, end)),
    positionEntries(before.position, names),
    positionEntries(after.position, names),
  );
  const rest = lines.slice(end);
  for (const [index, statement] of after.script.entries()) {
    const was = before.script[index];
    if (!was || was === statement) continue;
    const at = was.at.line - 1 - end;
    const source = rest[at];
    if (source === undefined) continue;
    rest[at] = `${indentOf(source)}${printStatement(statement, names)}${commentOf(source)}`;
  }
  return divider < 0 ? `${position.join("\n")}\n` : [...position, ...rest].join("\n");
}

/** Without the empty lines at the end. */
function trimmed(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return lines.slice(0, last + 1);
}
