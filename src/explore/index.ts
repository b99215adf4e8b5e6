/** What can come of a position. */
export { after, countLines, perft } from "./perft.ts";
export { divisions, permutations, possibleAnswers, subsets } from "./possible.ts";
export { type Chance, chanceFrom, randomAnswer } from "./random.ts";
