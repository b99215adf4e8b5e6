/** Captions: the events, questions and choices of a game in words, in both languages. */
import "./en/learn.ts";
import "./ja/learn.ts";

export { factText, ruleOfFact } from "./facts.ts";
export { outcomeLine } from "./outcomes.ts";
export * from "./telling.ts";
