/** What a puzzle file says of the puzzle itself: its name, what it asks and how it is told. */
import { lastOfEach, type Written } from "./file.ts";
import type { Notes } from "./notes.ts";

export interface Metadata {
  readonly title?: string;
  readonly goal?: string;
  readonly turns?: number;
  readonly description?: string;
}

/** Where a puzzle comes from and how hard it is says nothing of the game. */
const ofNoAccount: ReadonlySet<string> = new Set(["url", "difficulty", "humancontrol"]);

export function readMetadata(lines: readonly Written[], notes: Notes): Metadata {
  let found: Metadata = {};
  for (const { line, key, value } of lastOfEach(lines, notes)) {
    const at = { line, written: value };
    if (value === "" || ofNoAccount.has(key)) continue;
    switch (key) {
      case "name":
        found = { ...found, title: value };
        break;
      case "goal":
        found = { ...found, goal: value };
        notes.add(at, "goal", [value]);
        break;
      case "turns":
        if (/^\d{1,4}$/.test(value)) found = { ...found, turns: Number(value) };
        notes.add(at, "turnLimit", [value]);
        break;
      case "description":
        found = { ...found, description: value.replaceAll("\\n", "\n") };
        break;
      case "targets":
      case "targetcount":
        notes.add(at, "goalDetail", []);
        break;
      default:
        notes.add(at, "unknownKey", [key]);
    }
  }
  return found;
}
