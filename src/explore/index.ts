/** What can come of a position. */

export type { Bounds, Claim, Explored, Mode, Outcome, Verdict } from "./explore.ts";
export { always, decide, Exploration, explore, modes, possible } from "./explore.ts";
export { type Fraction, printFraction, toNumber } from "./fraction.ts";
export { type Horizon, horizons } from "./horizon.ts";
export type { Look, Subject, ThingLook } from "./looks.ts";
export type { Sight, Trait } from "./outcomes.ts";
export { after, countLines, perft } from "./perft.ts";
export { divisions, permutations, possibleAnswers, subsets } from "./possible.ts";
export { type Chance, chanceFrom, randomAnswer } from "./random.ts";
export type { Cut, Edge, Gap, Memory, Node, Scripted } from "./walk.ts";
export { defaultPositions, forgetful } from "./walk.ts";
