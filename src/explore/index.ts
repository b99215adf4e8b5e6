/** What can come of a position, and a position to try a card in. */
export { freshBoard, type Props } from "./fresh.ts";
export { after, countLines, perft } from "./perft.ts";
export { divisions, permutations, possibleAnswers, subsets } from "./possible.ts";
export { type Chance, chanceFrom, randomAnswer } from "./random.ts";
