/** Random games between decks of all cards, with two to four players, every step looked at. */
import { cards } from "../../src/cards/index.ts";
import { hash } from "../../src/engine/index.ts";
import type { Edition } from "../../src/engine/rules.ts";
import { cardsUnder, eraOf } from "../../src/eras/index.ts";
import { Fault, playAtRandom, replay } from "../../src/explore/games.ts";

interface Games {
  readonly games: number;
  /** The seed of the first. */
  readonly from: number;
  /** How many decisions a game has at most. */
  readonly decisions: number;
  readonly edition: Edition;
}

/** Whether all went well; says how to see the first fault again. */
export function playGames({ games, from, decisions, edition }: Games): boolean {
  const era = eraOf(edition);
  const all = cardsUnder(era, cards);
  const began = performance.now();
  let steps = 0;
  let ended = 0;
  let slowest = 0;
  for (let seed = from; seed < from + games; seed += 1) {
    const players = 2 + (seed % 3);
    try {
      const start = performance.now();
      const played = playAtRandom({ seed, players, cards: all, rules: era.rules, decisions });
      slowest = Math.max(slowest, (performance.now() - start) / Math.max(1, played.steps));
      if (replay(played) !== hash(played.game))
        throw new Fault("Replayed otherwise", seed, played.answers);
      steps += played.steps;
      if (played.game.result) ended += 1;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      console.error(error.message);
      console.error(error.cause instanceof Error ? error.cause.stack : "");
      console.error(
        `Again: npm run fuzz -- --inputs 0 --games 1 --from ${seed} --decisions ${decisions} --rules ${edition}`,
      );
      return false;
    }
    if ((seed - from + 1) % 500 === 0) console.log(`${seed - from + 1} games`);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${games} games of 2 to 4 players, ${steps.toLocaleString("en")} steps in ${seconds.toFixed(0)} s; ` +
      `${ended} were played to the end; the slowest took ${slowest.toFixed(2)} ms a step. No fault.`,
  );
  return true;
}
