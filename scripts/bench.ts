/**
 * `npm run bench`: how fast the engine is and how large its packages are, as a table, or as JSON
 * with `--json`. `--save` makes the figures the baseline (bench/baseline.json); later runs show
 * their ratio to it. Figures of one machine say little about another: compare ratios.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { cards } from "../src/cards/index.ts";
import {
  characteristics,
  type Game,
  objectId,
  playerId,
  run,
  type SetupObject,
  start,
} from "../src/engine/index.ts";
import { cardsUnder, eraOf } from "../src/eras/index.ts";
import { cardIdOf } from "../src/language/card.ts";
import { cardNames } from "../src/notation/names.ts";
import { parseBoard } from "../src/notation/parse.ts";
import { playBoard } from "../src/notation/play.ts";
import { loadRulings } from "../src/site/rulings.ts";

const root = path.resolve(import.meta.dirname, "..");
const baselineFile = path.join(root, "bench/baseline.json");

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "steps/s" | "ms" | "bytes" | "exponent";
}

/** The shortest of several runs, in milliseconds: the one least disturbed. */
function shortest(times: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < times; run += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** Steps in which something happened, over all boards of the rulings. */
function stepsPerSecond(): Figure {
  const names = cardNames(cards);
  const boards = loadRulings(path.join(root, "content/rulings")).flatMap((ruling) =>
    ruling.boards.flatMap(({ notation }) => {
      const parsed = parseBoard(notation, names);
      return parsed.ok ? [parsed.value] : [];
    }),
  );
  let steps = 0;
  const milliseconds = shortest(10, () => {
    steps = 0;
    for (const board of boards) {
      const played = playBoard(board);
      if (played.ok) steps += played.value.moments.length;
    }
  });
  return {
    name: `steps over the ${boards.length} boards of rulings`,
    value: (steps / milliseconds) * 1000,
    unit: "steps/s",
  };
}

/** A game with so many creatures under an anthem, an Aura on one of them. */
function crowd(permanents: number): Game {
  const A = playerId("A");
  const on = (name: string): SetupObject => ({
    card: cardIdOf(name),
    owner: A,
    zone: "battlefield",
  });
  const era = eraOf("2026-04-17");
  const begun = start({
    rules: era.rules,
    cards: cardsUnder(era, cards),
    players: [A, playerId("B")].map((id) => ({ id, life: 20 })),
    objects: [
      { ...on("Strength of Isolation"), attachedTo: 2 },
      on("Glorious Anthem"),
      ...Array.from({ length: permanents - 2 }, () => on("Grizzly Bears")),
    ],
    active: A,
    step: "main1",
  });
  if (!begun.ok) throw new Error(`The crowd can't begin: ${begun.problem.code}.`);
  return run(begun.value).game;
}

/** One pass over what all permanents are (613), nothing remembered from before. */
function characteristicsPass(permanents: number): Figure {
  const game = crowd(permanents);
  const value = shortest(15, () => {
    // A new record of objects is a new question to the cache.
    const fresh: Game = { ...game, objects: { ...game.objects } };
    characteristics(fresh, objectId(1));
  });
  return { name: `characteristics of ${permanents} permanents`, value, unit: "ms" };
}

const packages = {
  language: "src/language/index.ts",
  engine: "src/engine/index.ts",
  keywords: "src/keywords/index.ts",
  cards: "src/cards/index.ts",
  eras: "src/eras/index.ts",
  notation: "src/notation/index.ts",
  explore: "src/explore/index.ts",
  captions: "src/captions/index.ts",
} as const;

/** A package with all that it imports, bundled, minified and compressed. */
async function sizeOf(name: string, entry: string): Promise<Figure> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry: path.join(root, entry), formats: ["es"] }, minify: true },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  const code = outputs
    .flatMap(({ output }) => output)
    .map((chunk) => (chunk.type === "chunk" ? chunk.code : ""))
    .join("");
  return {
    name: `${name}, gzip, with what it imports`,
    value: gzipSync(code).length,
    unit: "bytes",
  };
}

async function figures(): Promise<readonly Figure[]> {
  const passes = [10, 100, 1000].map(characteristicsPass);
  const [, hundred, thousand] = passes;
  const growth: readonly Figure[] =
    hundred && thousand
      ? [
          {
            name: "growth of that from 100 to 1,000",
            value: Math.log10(thousand.value / hundred.value),
            unit: "exponent",
          },
        ]
      : [];
  const sizes: Figure[] = [];
  for (const [name, entry] of Object.entries(packages)) sizes.push(await sizeOf(name, entry));
  return [stepsPerSecond(), ...passes, ...growth, ...sizes];
}

type Baseline = Readonly<Record<string, number>>;

const baseline: Baseline = existsSync(baselineFile)
  ? (JSON.parse(readFileSync(baselineFile, "utf8")) as Baseline)
  : {};

const rows = (await figures()).map((figure) => {
  const before = baseline[figure.name];
  return { ...figure, ...(before !== undefined && { ratio: figure.value / before }) };
});

if (process.argv.includes("--save")) {
  mkdirSync(path.dirname(baselineFile), { recursive: true });
  const entries = rows.map(({ name, value }) => [name, Number(value.toPrecision(4))]);
  writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
if (process.argv.includes("--json")) {
  console.log(JSON.stringify({ bench: 1, figures: rows }, null, 2));
} else {
  for (const { name, value, unit, ratio } of rows as readonly (Figure & { ratio?: number })[]) {
    const shown = value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
    const compared = ratio === undefined ? "" : `${ratio.toFixed(2)} × baseline`;
    console.log(`${name.padEnd(48)} ${shown.padStart(10)} ${unit.padEnd(9)} ${compared}`);
  }
}
