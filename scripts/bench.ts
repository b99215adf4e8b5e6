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
  answer,
  characteristics,
  derivationOf,
  forcedAnswer,
  type Game,
  objectId,
  playerId,
  run,
  type SetupObject,
  start,
  step,
} from "../src/engine/index.ts";
import { cardsUnder, eraOf, todayEdition } from "../src/eras/index.ts";
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

/** The cards that a position uses, as a board has them. */
function used(objects: readonly SetupObject[]): typeof cards {
  const ids = new Set(objects.map(({ card }) => card));
  return cards.filter(({ id }) => ids.has(id));
}

/** A permanent of A. */
const permanent = (name: string): SetupObject => ({
  card: cardIdOf(name),
  owner: playerId("A"),
  zone: "battlefield",
});

/** A game with so many creatures under an anthem, an Aura on one of them. */
function crowd(permanents: number, library = 0): Game {
  const objects: readonly SetupObject[] = [
    ...["A", "B"].flatMap((owner) =>
      Array.from({ length: library }, () => ({
        card: cardIdOf("Forest"),
        owner: playerId(owner),
        zone: "library" as const,
      })),
    ),
    { ...permanent("Strength of Isolation"), attachedTo: 2 * library + 2 },
    permanent("Glorious Anthem"),
    ...Array.from({ length: permanents - 2 }, () => permanent("Grizzly Bears")),
  ];
  return table(objects, 20);
}

/** Effects in every layer, of which some depend on others (613.8). */
const effectCards = [
  "Glorious Anthem",
  "Opalescence",
  "Crusade",
  "Urborg, Tomb of Yawgmoth",
  "Honor of the Pure",
  "Humility",
  "Blood Moon",
  "Everlasting Torment",
  "Conspiracy",
  "Muraganda Petroglyphs",
] as const;

/** So many permanents, of which some have effects on the others. */
function crowdUnder(permanents: number, effects: number): Game {
  return table(
    [
      ...Array.from({ length: effects }, (_, index) =>
        permanent(effectCards[index % effectCards.length] ?? "Glorious Anthem"),
      ),
      ...Array.from({ length: permanents - effects }, (_, index) =>
        permanent(
          ["Grizzly Bears", "Serra Angel", "Forest", "White Knight"][index % 4] ?? "Forest",
        ),
      ),
    ],
    20,
  );
}

/** One pass over what all permanents are (613), nothing remembered from before. */
function passOver(game: Game): number {
  return shortest(15, () => {
    // A new record of objects is a new question to the cache.
    const fresh: Game = { ...game, objects: { ...game.objects } };
    characteristics(fresh, objectId(1));
  });
}

/** 10, 100 and 1,000 permanents, and how the cost grows from 100 to 1,000. */
function characteristicsPasses(under: string, crowdOf: (permanents: number) => Game): Figure[] {
  const passes = [10, 100, 1000].map(
    (permanents): Figure => ({
      name: `characteristics of ${permanents} permanents${under}`,
      value: passOver(crowdOf(permanents)),
      unit: "ms",
    }),
  );
  const [, hundred, thousand] = passes;
  if (!hundred || !thousand) return passes;
  return [
    ...passes,
    {
      name: `growth of that from 100 to 1,000${under}`,
      value: Math.log10(thousand.value / hundred.value),
      unit: "exponent",
    },
  ];
}

/** The same pass with the steps of one object written down. */
function recordedPass(permanents: number, effects: number): Figure {
  const game = crowdUnder(permanents, effects);
  const value = shortest(15, () => {
    derivationOf(game, objectId(permanents));
  });
  return {
    name: `record of 1 among ${permanents} permanents under ${effects} effects`,
    value,
    unit: "ms",
  };
}

/** Some cards of one player on the battlefield, the opponent with so much life. */
function table(objects: readonly SetupObject[], life: number): Game {
  const era = eraOf(todayEdition);
  const begun = start({
    rules: era.rules,
    cards: cardsUnder(era, used(objects)),
    players: ["A", "B"].map((id) => ({ id: playerId(id), life })),
    objects,
    active: playerId("A"),
    step: "main1",
  });
  if (!begun.ok) throw new Error(`The table can't begin: ${begun.problem.code}.`);
  return run(begun.value).game;
}

/** Everybody passes until the stack is empty; what has one answer is answered. */
function settle(begun: Game): { readonly game: Game; readonly steps: number } {
  let game = begun;
  let steps = 0;
  while (game.decision && !game.result) {
    const given =
      game.decision.is === "act" && game.stack.length > 0
        ? ({ is: "act", action: { is: "pass" } } as const)
        : game.decision.is === "order"
          ? ({ is: "order", order: game.decision.items } as const)
          : forcedAnswer(game);
    if (!given) break;
    const result = answer(game, given);
    if (!result.ok) throw new Error(`Refused: ${result.problem.code}.`);
    game = result.value.game;
    for (; !game.decision && !game.result; steps += 1) game = step(game).game;
  }
  return { game, steps };
}

/** What so many creatures dying one after the other and together costs, each of them a trigger. */
function lastLaugh(creatures: number): readonly Figure[] {
  const A = playerId("A");
  const game = table(
    [
      permanent("Last Laugh"),
      permanent("Mountain"),
      { card: cardIdOf("Shock"), owner: A, zone: "hand" },
      ...Array.from({ length: creatures }, () => permanent("Llanowar Elves")),
    ],
    10_000,
  );
  const target = objectId(4);
  const cast = {
    is: "act",
    action: { is: "cast", object: objectId(3), way: { is: "normal" } },
  } as const;
  let steps = 0;
  const milliseconds = shortest(3, () => {
    const first = answer(game, cast);
    if (!first.ok) throw new Error(`Refused: ${first.problem.code}.`);
    const asked = run(first.value.game).game;
    const second = answer(asked, { is: "choose", chosen: [{ is: "object", object: target }] });
    if (!second.ok) throw new Error(`Refused: ${second.problem.code}.`);
    const settled = settle(run(second.value.game).game);
    steps = settled.steps;
    const left = settled.game.battlefield.length;
    if (left > 2) throw new Error(`${left} permanents are left of Last Laugh.`);
  });
  return [
    {
      name: `Last Laugh with ${creatures} creatures (${steps} steps)`,
      value: milliseconds,
      unit: "ms",
    },
  ];
}

/** One event among so many permanents: a land is played, and everything looks at it. */
function oneEvent(permanents: number): Figure {
  const A = playerId("A");
  const game = table(
    [
      { card: cardIdOf("Forest"), owner: A, zone: "hand" },
      permanent("Last Laugh"),
      permanent("Glorious Anthem"),
      ...Array.from({ length: permanents - 2 }, () => permanent("Grizzly Bears")),
    ],
    20,
  );
  const play = { is: "act", action: { is: "playLand", object: objectId(1) } } as const;
  const value = shortest(15, () => {
    const fresh: Game = { ...game, objects: { ...game.objects } };
    const played = answer(fresh, play);
    if (!played.ok) throw new Error(`Refused: ${played.problem.code}.`);
    run(played.value.game);
  });
  return { name: `one event among ${permanents} permanents`, value, unit: "ms" };
}

/** What it costs to keep every game of so many steps, as undoing and scrubbing do. */
function history(steps: number): Figure {
  let game = crowd(60, 60);
  const kept: Game[] = [];
  const before = heapUsed();
  while (kept.length < steps) {
    game = game.decision ? idle(game, game.decision) : step(game).game;
    kept.push(game);
  }
  const value = heapUsed() - before;
  // Looked at after the measure, so that nothing of it can be collected before.
  if (kept.some(({ result }) => result)) throw new Error("The history ends before its time.");
  return { name: `memory of ${kept.length} steps of history, 60 permanents`, value, unit: "bytes" };
}

/** Does as little as is allowed. */
function idle(game: Game, decision: NonNullable<Game["decision"]>): Game {
  const least =
    decision.is === "act"
      ? ({ is: "act", action: { is: "pass" } } as const)
      : decision.is === "choose"
        ? ({ is: "choose", chosen: decision.from.slice(0, decision.min) } as const)
        : forcedAnswer(game);
  const result = least && answer(game, least);
  if (!result?.ok) throw new Error(`Not an answer to ${decision.is}.`);
  return result.value.game;
}

/** What is reachable; one collection leaves some of what earlier figures have filled. */
function heapUsed(): number {
  for (let round = 0; round < 5; round += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
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
  const sizes: Figure[] = [];
  for (const [name, entry] of Object.entries(packages)) sizes.push(await sizeOf(name, entry));
  const events = [100, 1000].map(oneEvent);
  const [few, many] = events;
  const eventGrowth: readonly Figure[] =
    few && many
      ? [
          {
            name: "growth of that from 100 to 1,000 ",
            value: Math.log10(many.value / few.value),
            unit: "exponent",
          },
        ]
      : [];
  return [
    stepsPerSecond(),
    ...characteristicsPasses("", crowd),
    ...[10, 50].flatMap((effects) =>
      characteristicsPasses(` under ${effects} effects`, (permanents) =>
        crowdUnder(Math.max(permanents, effects), effects),
      ),
    ),
    recordedPass(1000, 10),
    ...events,
    ...eventGrowth,
    ...lastLaugh(100),
    history(1000),
    ...sizes,
  ];
}

type Baseline = Readonly<Record<string, number>>;

const baseline: Baseline = existsSync(baselineFile)
  ? JSON.parse(readFileSync(baselineFile, "utf8"))
  : {};

const rows = (await figures()).map((figure): Figure & { readonly ratio?: number } => {
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
  for (const { name, value, unit, ratio } of rows) {
    const shown = value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
    const compared = ratio === undefined ? "" : `${ratio.toFixed(2)} × baseline`;
    console.log(`${name.padEnd(48)} ${shown.padStart(10)} ${unit.padEnd(9)} ${compared}`);
  }
}
