/** The lines of a puzzle file: sections, keys and values. Nothing here knows what they mean. */
import { splitLines } from "../text.ts";
import type { Notes } from "./notes.ts";

/** What stands in one line behind its key. */
export interface Written {
  readonly line: number;
  /** In small letters. */
  readonly key: string;
  readonly value: string;
}

interface PuzzleFile {
  readonly metadata: readonly Written[];
  readonly state: readonly Written[];
  /** The file has a section of that name. */
  readonly hasState: boolean;
}

/** `[metadata]` has `Name:…`, `[state]` has `HumanLife=…`; a file without sections is all state. */
export function readFile(text: string, notes: Notes): PuzzleFile {
  const metadata: Written[] = [];
  const state: Written[] = [];
  let section = "state";
  let hasState = false;
  for (const [index, source] of splitLines(text).entries()) {
    const line = index + 1;
    const written = source.replace(/^\uFEFF/, "").trim();
    if (written === "" || written.startsWith("#")) continue;
    const [, header] = /^\[([^\]]*)\]$/.exec(written) ?? [];
    if (header !== undefined) {
      section = header.trim().toLowerCase();
      hasState ||= section === "state";
      if (section !== "metadata" && section !== "state") {
        notes.add({ line, written }, "unknownSection", [header.trim()]);
      }
      continue;
    }
    if (section !== "metadata" && section !== "state") continue;
    const at = written.search(section === "state" ? /=/ : /[:=]/);
    if (at <= 0) {
      notes.add({ line, written }, "unreadable", []);
      continue;
    }
    const one = {
      line,
      key: written.slice(0, at).trim().toLowerCase(),
      value: written.slice(at + 1).trim(),
    };
    (section === "state" ? state : metadata).push(one);
  }
  return { metadata, state, hasState };
}

/** Of lines that say the same, by their keys or what `meaning` makes of them, the last counts. */
export function lastOfEach(
  lines: readonly Written[],
  notes: Notes,
  meaning: (key: string) => string = (key) => key,
): readonly Written[] {
  const last = new Map<string, Written>(lines.map((one) => [meaning(one.key), one]));
  for (const one of lines) {
    const counts = last.get(meaning(one.key));
    if (!counts || counts === one) continue;
    notes.add({ line: one.line, written: one.value }, "again", [one.key, counts.line]);
  }
  return [...last.values()].sort((one, other) => one.line - other.line);
}
