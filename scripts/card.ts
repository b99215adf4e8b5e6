/**
 * `npm run -s card -- "TEXT"`: what the language understands of a card's English text, printed again
 * in both languages and as data; or the first phrase that it doesn't understand. Lines are parted by
 * line ends or by "\n" as two signs; TEXT may be - for standard input. Options: --name, --cost,
 * --type, --pt 2/2, --loyalty 3.
 *
 * Exit code: 0 when all is understood, 1 when something isn't, 2 for bad input.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type CardText, outline, type ParseProblem, parseCard } from "../src/cards/parse.ts";
import { printAbility, printCard } from "../src/cards/print.ts";
import type { CardDefinition } from "../src/language/card.ts";

/** Input that can't be used, said in a sentence. */
class BadInput extends Error {}

const usage =
  'npm run -s card -- "TEXT" [--name NAME] [--cost {1}{G}] [--type "Creature — Bear"] [--pt 2/2] [--loyalty 3]';

/** No card says more. */
const mostLetters = 20_000;

function readRequest(): readonly CardText[] {
  const { values, positionals } = parse();
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new BadInput(usage);
  const text = (given === "-" ? readFileSync(0, "utf8") : given).replaceAll("\\n", "\n").trim();
  if (text.length > mostLetters) throw new BadInput(`${mostLetters} letters at most.`);
  const [power, toughness, ...others] = values.pt?.split("/") ?? [];
  if (values.pt !== undefined && (toughness === undefined || others.length > 0)) {
    throw new BadInput("--pt 2/2");
  }
  const card = {
    name: values.name ?? "Your Card",
    text,
    ...(values.cost !== undefined && { cost: values.cost }),
    ...(power !== undefined && toughness !== undefined && { power, toughness }),
    ...(values.loyalty !== undefined && { loyalty: values.loyalty }),
  };
  // Without a type line it may be a permanent's text or that of a spell.
  return (values.type === undefined ? ["Creature", "Instant"] : [values.type]).map((types) => ({
    ...card,
    types,
  }));
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: "string" },
        cost: { type: "string" },
        type: { type: "string" },
        pt: { type: "string" },
        loyalty: { type: "string" },
      },
    });
  } catch {
    throw new BadInput(usage);
  }
}

const indented = (text: string, by = "  "): string => text.replace(/^/gm, by);

/** Its lines in both languages, and the data of each ability. */
function understood(card: CardDefinition): string {
  const faces = card.halves ?? [card];
  const printed = (["en", "ja"] as const).map((lang) => printCard(card, lang).lines.join("\n"));
  const [en = "", ja = ""] = printed;
  const data = faces.flatMap((face) =>
    face.abilities.map((ability) => {
      const line = printAbility(ability, { card: face, lang: "en" });
      return `${line}\n${indented(outline([ability]))}`;
    }),
  );
  return `English\n${indented(en)}\n\n日本語\n${indented(ja)}\n\nDefinition / 定義\n${indented(data.join("\n\n"))}`;
}

/** How wide a sign stands on a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u1100-\uffdc]/u.test(sign) ? 2 : 1), 0);

/** The line with what isn't understood, marked below. */
function marked(problem: ParseProblem, typed: string): string {
  const line = typed.split("\n")[problem.line - 1] ?? "";
  const before = widthOf(line.slice(0, problem.column - 1));
  const length = Math.max(
    1,
    widthOf(line.slice(problem.column - 1, problem.column - 1 + problem.length)),
  );
  const hint = problem.suggestion === undefined ? [] : [`? ${problem.suggestion}`];
  const readings = (problem.readings ?? []).map((one, index) => `${index + 1}.\n${indented(one)}`);
  return [
    `  ${line}`,
    `  ${" ".repeat(before)}${"^".repeat(length)}`,
    problem.says.en,
    problem.says.ja,
    ...hint,
    ...readings,
  ].join("\n");
}

function main(): number {
  const tries = readRequest().map((card) => ({ card, read: parseCard(card) }));
  const good = tries.find(({ read }) => read.ok);
  if (good?.read.ok) {
    console.log(understood(good.read.value));
    return 0;
  }
  // The reading that got furthest tells most.
  const [furthest] = tries
    .flatMap(({ card, read }) => (read.ok ? [] : [{ card, problem: read.problem }]))
    .sort((a, b) => b.problem.offset - a.problem.offset);
  if (furthest) {
    const { card, problem } = furthest;
    console.log(marked(problem, card[problem.field] ?? ""));
  }
  return 1;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
