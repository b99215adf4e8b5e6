/** Captions: the events, questions and choices of a game in words, in both languages. */
export { captionOf, questionOf } from "./captions.ts";
export { factText, ruleOfFact } from "./facts.ts";
export { actionLabel, optionLabel, refusalText, targetLabel } from "./labels.ts";
export { namesIn, wordsIn } from "./language.ts";
export type { Names } from "./names.ts";
export { spoken } from "./spoken.ts";
export { captionOfStep, type StepCaption } from "./step.ts";
