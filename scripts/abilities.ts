/**
 * `npm run abilities [-- --tests] [-- --card SLUG]`: takes each ability from its card and looks
 * whether anything notices: a board of a ruling, a conformance case, and with `--tests` (slow) the
 * unit tests that name the card. Prints the abilities that nothing holds; ends with 1 if there are any.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { cards, printAbility } from "../src/cards/index.ts";
import { cardNames } from "../src/notation/names.ts";
import { playText } from "../src/notation/play.ts";
import { loadThemes } from "../src/site/conformance.ts";
import { loadRulings } from "../src/site/rulings.ts";
import { nameOf, type Place, placesOf, without } from "./abilities/mutants.ts";

const root = path.resolve(import.meta.dirname, "..");
const { values } = parseArgs({
  options: { tests: { type: "boolean", default: false }, card: { type: "string" } },
});

const boards: readonly string[] = [
  ...loadRulings(path.join(root, "content/rulings")).flatMap((ruling) => ruling.boards),
  ...loadThemes(path.join(root, "content/conformance")).flatMap((theme) => theme.cases),
].map(({ notation }) => notation);

/** Tests that print, parse or count cards notice any change: they play nothing. */
const readers =
  /cards\/(cards|parse)\.test|\/(print|parse|conformance|explore)\/|site\/boards\.test/;
const tests = globSync("src/**/*.test.{ts,tsx}", { cwd: root })
  .filter((file) => !readers.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), "utf8") }));

const mentions = (text: string, { card }: Place): boolean =>
  [card, ...(card.back ? [card.back] : []), ...(card.halves ?? [])].some(
    ({ name }) => text.includes(name.en) || text.includes(name.ja),
  );

function holds(notation: string, names: Parameters<typeof playText>[1]): boolean {
  const played = playText(notation, names);
  if (!played.ok) return false;
  const { facts, problems } = played.value;
  return problems.length === 0 && facts.every((fact) => fact.holds);
}

function boardsNotice(place: Place): boolean {
  const mutant = without(place);
  const names = cardNames(cards.map((card) => (card === place.card ? mutant : card)));
  return boards.some((notation) => mentions(notation, place) && !holds(notation, names));
}

function testsNotice(place: Place): boolean {
  const files = tests.filter(({ source }) => mentions(source, place)).map(({ file }) => file);
  if (files.length === 0) return false;
  const run = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--no-file-parallelism", ...files],
    { cwd: root, env: { ...process.env, SAITEI_WITHOUT: nameOf(place) }, stdio: "ignore" },
  );
  return run.status !== 0;
}

const places = cards
  .filter(({ id }) => values.card === undefined || id === values.card)
  .flatMap(placesOf);
let unnoticed = 0;
for (const place of places) {
  if (boardsNotice(place) || (values.tests && testsNotice(place))) continue;
  unnoticed += 1;
  console.log(`${nameOf(place)}: ${printAbility(place.ability, { card: place.card, lang: "en" })}`);
}
console.log(`${places.length} abilities; nothing notices that ${unnoticed} of them are gone.`);
process.exitCode = unnoticed > 0 ? 1 : 0;
