/** What can come of a position. */
export { after, perft } from "./perft.ts";
export { divisions, permutations, possibleAnswers, subsets } from "./possible.ts";
