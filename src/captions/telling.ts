/** What tells of a game in a language that was learnt: for a page in one language. */
export { captionOf, questionOf } from "./captions.ts";
export { choiceLabel } from "./choice.ts";
export { actionLabel, optionLabel, refusalText, targetLabel } from "./labels.ts";
export { namesIn } from "./language.ts";
export { type Lasting, lastingIn } from "./lasting.ts";
export { langOf, type Speech } from "./speech.ts";
export { spoken } from "./spoken.ts";
export { captionOfStep, type StepCaption } from "./step.ts";
