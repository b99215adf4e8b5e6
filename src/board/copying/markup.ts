/** What all texts that readers take elsewhere have in common: forums, chats, notes. */
import type { Lang } from "../../notation/bilingual.ts";

/** What a chat takes in one message (Discord: 2,000 characters), with room for a word of one's own. */
export const mostInAMessage = 1_900;

/** Rule numbers, and the edition that they are of, in words; nothing where there are none. */
export function ruleLine(numbers: readonly string[], rulesOf: string, lang: Lang): string {
  if (numbers.length === 0) return "";
  return lang === "ja"
    ? `CR ${numbers.join("、")}（${rulesOf}）`
    : `CR ${numbers.join(", ")} (${rulesOf})`;
}

/** A line whose signs Markdown takes for nothing of its own, Discord's Markdown neither. */
export const inMarkdown = (line: string): string =>
  line
    .replace(/[\\`*_[\]<>#|~&]/g, "\\$&")
    // Only at the beginning: a list, or a line under a heading.
    .replace(/^[-+=]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");

/** Lines, each a line of one quotation. */
export const quotedInMarkdown = (lines: readonly string[]): string =>
  lines.map((line) => `> ${inMarkdown(line)}`).join("\n");

/** Square brackets would begin a tag. */
export const inBBCode = (text: string): string => text.replaceAll("[", "(").replaceAll("]", ")");
