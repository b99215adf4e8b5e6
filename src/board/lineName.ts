/** What the reader calls a line: one short line of text, from wherever it comes. */

export const longestName = 60;

/** Line ends and control characters, and what would turn the direction of the text around it. */
const noName = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

export const lineName = (text: string): string =>
  [...text.replace(noName, " ").replace(/ +/g, " ").trim()]
    .slice(0, longestName)
    .join("")
    .trimEnd();
