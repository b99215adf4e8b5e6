/**
 * Reads the English that the printer writes: parse(print(card)) is the definition again. The grammar
 * is lenient; of its readings those stand that the printer writes exactly as the text has them. Two
 * that stand and differ are an ambiguity, which is a problem.
 */
export { canonicalFace } from "./canonical.ts";
export * from "./card.ts";
export { type KeywordValue, keywordValues } from "./lines.ts";
export { outline } from "./outline.ts";
export type { ParseProblem } from "./problem.ts";
