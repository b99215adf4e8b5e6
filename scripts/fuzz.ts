/**
 * `npm run fuzz [-- --inputs 100000 --door NAME --games 20000 --from 1 --decisions 300 --rules
 * 2014-05-01]`: brings inputs to every place where something comes in from outside, then plays random
 * games; stops at the first fault and says how to see it again.
 */
import { parseArgs } from "node:util";
import { editions } from "../src/engine/index.ts";
import { todayEdition } from "../src/eras/index.ts";
import { doors } from "./fuzz/doors.ts";
import { playGames } from "./fuzz/games.ts";
import { enterWatched } from "./fuzz/watched.ts";

const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "100000" },
    door: { type: "string", multiple: true, default: Object.keys(doors) },
    games: { type: "string", default: "20000" },
    from: { type: "string", default: "1" },
    decisions: { type: "string", default: "300" },
    rules: { type: "string", default: todayEdition },
  },
});

/** One door after the other; whether all went well. */
async function bringInputs(inputs: number, from: number): Promise<boolean> {
  const count = Math.ceil(inputs / values.door.length);
  const began = performance.now();
  for (const door of values.door) {
    const start = performance.now();
    const told = await enterWatched({ doors: [door], from, count });
    if (told.is === "fault") {
      console.error(told.what);
      console.error(
        `Again: npm run fuzz -- --games 0 --door ${door} --inputs 1 --from ${told.number}`,
      );
      return false;
    }
    const slowest = told.is === "done" ? (told.results[0]?.slowest ?? 0) : 0;
    const seconds = (performance.now() - start) / 1000;
    console.log(
      `${door}: ${count} inputs in ${seconds.toFixed(0)} s, the slowest took ${slowest.toFixed(0)} ms`,
    );
  }
  const seconds = (performance.now() - began) / 1000;
  const all = (count * values.door.length).toLocaleString("en");
  console.log(`${all} inputs at ${values.door.length} doors in ${seconds.toFixed(0)} s. No fault.`);
  return true;
}

const edition = editions.find((one) => one === values.rules);
if (!edition) throw new Error(`--rules: ${editions.join(" | ")}`);
const unknown = values.door.filter((name) => !Object.hasOwn(doors, name));
if (unknown.length > 0) throw new Error(`--door: ${Object.keys(doors).join(" | ")}`);
const [inputs, games, from] = [values.inputs, values.games, values.from].map(Number);
const isGood =
  (!inputs || (await bringInputs(inputs, from ?? 1))) &&
  (!games || playGames({ games, from: from ?? 1, decisions: Number(values.decisions), edition }));
process.exitCode = isGood ? 0 : 1;
