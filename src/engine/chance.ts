/**
 * Chance is a decision of nobody: coins (CR 705), random choices (701.9b), shuffles (701.24). With
 * a seed the game decides by itself, always alike; without one it waits to be told, so that a
 * reader may say what happens and a search may try every branch.
 */
import type { Answer, Decision } from "./decisions.ts";
import type { Game } from "./game.ts";

type ChanceDecision = Extract<Decision, { is: "chance" }>;
type ChanceAnswer = Extract<Answer, { is: "chance" }>;

/** What decides shuffles where no position says a seed and nobody is asked. */
export const shuffleSeed = 1;

/** The game to be told what chance brings, by a line that is followed or a search that tries all. */
export function withoutSeed(game: Game): Game {
  const { seed: _seed, ...rest } = game;
  return rest;
}

/** The seed that follows once so many objects have been picked. */
export const seedAfter = (seed: number, picks: number): number =>
  (seed + Math.imul(picks, stride)) | 0;

/** What the seed brings, and the seed that follows it. */
export function byChance(
  seed: number,
  decision: ChanceDecision,
): { readonly answer: ChanceAnswer; readonly seed: number } {
  let state = seed;
  const below = (limit: number): number => {
    const [value, next] = mulberry32(state);
    state = next;
    return Math.floor(value * limit);
  };
  if (decision.purpose.is === "coin") {
    return { answer: { is: "chance", won: below(2) === 1 }, seed: state };
  }
  // Fisher–Yates, as far as is needed.
  const pool = [...decision.from];
  const picked = Array.from({ length: decision.count }, () => {
    const [one] = pool.splice(below(pool.length), 1);
    return one;
  });
  return {
    answer: { is: "chance", picked: picked.flatMap((id) => id ?? []) },
    seed: state,
  };
}

/** Whether the game decides by itself what it waits for. */
export const isDecidedByChance = (game: Game): boolean =>
  game.decision?.is === "chance" && game.seed !== undefined;

const stride = 0x6d2b79f5;

/** A small generator of 32 bits: a number in [0, 1) and the next state. */
function mulberry32(state: number): readonly [number, number] {
  const next = (state + stride) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return [((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296, next];
}
