/**
 * The notation: boards as plain text that reads well in a forum post, to rulings what FEN and PGN
 * are to chess. It knows no cards of its own; `cardNames` makes the names of a list of cards.
 *
 * - `parseBoard` and `printBoard`: text to tree and back; `parseBoard(printBoard(x))` is `x`.
 * - `setupBoard` and `printPosition`: a board's position to the engine's and back.
 * - `playBoard`: position, script and facts on the engine. `playText` and `verifyText` read first.
 * - `encodeBoard` and `decodeBoard`: text to a part of an address and back.
 *
 * What is wrong with a text comes back as problems with line, column and a sentence in both
 * languages. Nothing here throws on bad input.
 */
export { lineText } from "./ahead-words.ts";
export { type Bilingual, type Lang, languages } from "./bilingual.ts";
export { type Moment, mostSteps } from "./driver.ts";
export { type Foreseen, foresee, outcomesJson, outcomesSchemaVersion } from "./foresee.ts";
export { gapTexts } from "./gaps.ts";
export { boardJson, jsonSchemaVersion, positionJson } from "./json.ts";
export { type CardNames, cardNames } from "./names.ts";
export { parseBoard } from "./parse.ts";
export {
  type Mark,
  type Outcome,
  type Played,
  type PlayOptions,
  playBoard,
  playText,
  type Verification,
  verifyText,
} from "./play.ts";
export { positionOf, printPosition } from "./position.ts";
export { printBoard } from "./print.ts";
export { namePrinter } from "./print-names.ts";
export { printStatement } from "./print-script.ts";
export type { NotationProblem, ProblemCode } from "./problems.ts";
export { refusalText, ruleIn } from "./refusals.ts";
export { type BoardSetup, type NameTable, setupBoard } from "./setup.ts";
export { type Step, stepsOf } from "./steps.ts";
export type { Board, Fact, Position, Statement } from "./syntax.ts";
export { limits, type Range } from "./text.ts";
export { decodeBoard, encodeBoard, type UrlProblem } from "./url.ts";
