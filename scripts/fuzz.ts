/**
 * `npm run fuzz [-- --games 20000 --from 1 --decisions 300 --rules 2014-05-01]`: random games between
 * decks of all cards, with two to four players; stops at the first fault and says how to see it
 * again.
 */
import { parseArgs } from "node:util";
import { cards } from "../src/cards/index.ts";
import { editions, hash } from "../src/engine/index.ts";
import { cardsUnder, eraOf, todayEdition } from "../src/eras/index.ts";
import { Fault, playAtRandom, replay } from "../src/explore/games.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "20000" },
    from: { type: "string", default: "1" },
    decisions: { type: "string", default: "300" },
    rules: { type: "string", default: todayEdition },
  },
});

const edition = editions.find((one) => one === values.rules);
if (!edition) throw new Error(`--rules: ${editions.join(" | ")}`);
const era = eraOf(edition);
const all = cardsUnder(era, cards);
const first = Number(values.from);
const games = Number(values.games);
const began = performance.now();
let steps = 0;
let ended = 0;
let slowest = 0;
for (let seed = first; seed < first + games; seed += 1) {
  const players = 2 + (seed % 3);
  try {
    const from = performance.now();
    const played = playAtRandom({
      seed,
      players,
      cards: all,
      rules: era.rules,
      decisions: Number(values.decisions),
    });
    slowest = Math.max(slowest, (performance.now() - from) / Math.max(1, played.steps));
    if (replay(played) !== hash(played.game))
      throw new Fault("Replayed otherwise", seed, played.answers);
    steps += played.steps;
    if (played.game.result) ended += 1;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    console.error(error.cause instanceof Error ? error.cause.stack : "");
    console.error(
      `Again: npm run fuzz -- --games 1 --from ${seed} --decisions ${values.decisions} --rules ${edition}`,
    );
    process.exit(1);
  }
  if ((seed - first + 1) % 500 === 0) console.log(`${seed - first + 1} games`);
}
const seconds = (performance.now() - began) / 1000;
console.log(
  `${games} games of 2 to 4 players, ${steps.toLocaleString("en")} steps in ${seconds.toFixed(0)} s; ` +
    `${ended} were played to the end; the slowest took ${slowest.toFixed(2)} ms a step. No fault.`,
);
