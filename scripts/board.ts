/**
 * `npm run -s board -- FILE`: plays a board and prints its steps and facts. FILE may be - for
 * standard input. Options: --json, --rules DATE, --lang ja|en.
 *
 * With --explore it prints what can come of the board from its end on, or from the moment that
 * --from names: all outcomes, in how many ways each is reached, how likely it is where chance alone
 * decides, and a shortest line to it. --until rest|stack|turn|game says how far to look,
 * --within N after how many decisions to stop, --by A whose choices to try, --positions N how much.
 *
 * Exit code: 0 when every expectation holds, 1 when one fails, 2 for bad input.
 */
import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import { captionOfStep, outcomeLine } from "../src/captions/index.ts";
import { cards } from "../src/cards/index.ts";
import { type Edition, editions, playerId } from "../src/engine/index.ts";
import { todayEdition } from "../src/eras/index.ts";
import { type Bounds, horizons, printFraction } from "../src/explore/index.ts";
import {
  boardJson,
  cardNames,
  type Foreseen,
  foresee,
  gapTexts,
  type Lang,
  languages,
  limits,
  lineText,
  type NotationProblem,
  outcomesJson,
  type Played,
  playText,
  stepsOf,
} from "../src/notation/index.ts";

interface Request {
  readonly file: string;
  readonly lang: Lang;
  readonly json: boolean;
  readonly rules?: Edition;
  readonly ahead?: Ahead;
}

/** What to look ahead for. */
type Ahead = Bounds & { readonly from?: string };

/** Input that can't be used, said in a sentence. */
class BadInput extends Error {}

const usage = `npm run -s board -- FILE [--json] [--rules DATE] [--lang ja|en]
  [--explore [--from MARK] [--until ${horizons.join("|")}] [--within N] [--by A] [--positions N]]`;

function readRequest(): Request {
  const { values, positionals } = parse();
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new BadInput(usage);
  const lang = languages.find((one) => one === (values.lang ?? systemLanguage()));
  if (!lang) throw new BadInput(`--lang: ${languages.join(" | ")}`);
  const { rules: date } = values;
  const edition = date === "today" ? todayEdition : date;
  const rules = editions.find((one) => one === edition);
  if (date !== undefined && !rules) throw new BadInput(`--rules: today | ${editions.join(" | ")}`);
  const ahead = values.explore ? readAhead(values) : undefined;
  return { file, lang, json: values.json, ...(rules && { rules }), ...(ahead && { ahead }) };
}

type Values = ReturnType<typeof parse>["values"];

function readAhead({ from, until, within, by, positions }: Values): Ahead {
  const horizon = horizons.find((one) => one === until);
  if (until !== undefined && !horizon) throw new BadInput(`--until: ${horizons.join(" | ")}`);
  const number = (name: string, text: string): number => {
    if (!/^[1-9]\d{0,6}$/.test(text)) throw new BadInput(`--${name}: 1 … 9999999`);
    return Number(text);
  };
  return {
    ...(from !== undefined && { from }),
    ...(horizon && { horizon }),
    ...(within !== undefined && { decisions: number("within", within) }),
    ...(positions !== undefined && { positions: number("positions", positions) }),
    ...(by !== undefined && { players: [...by.toUpperCase()].map(playerId) }),
  };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        explore: { type: "boolean", default: false },
        from: { type: "string" },
        until: { type: "string" },
        within: { type: "string" },
        by: { type: "string" },
        positions: { type: "string" },
        lang: { type: "string" },
        rules: { type: "string" },
      },
    });
  } catch {
    throw new BadInput(usage);
  }
}

const systemLanguage = (): Lang => (process.env.LANG?.startsWith("ja") ? "ja" : "en");

/** No more than a board may have, and one byte to see that there is more. */
async function readText({ file, lang }: Request): Promise<string> {
  const input = file === "-" ? process.stdin : createReadStream(file, { end: limits.bytes });
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of input) {
      chunks.push(Buffer.from(chunk));
      length += chunk.length;
      if (length > limits.bytes) break;
    }
  } catch {
    throw new BadInput(`${file}: ${words[lang].unreadable}`);
  }
  return Buffer.concat(chunks).toString("utf8");
}

// Printing -------------------------------------------------------------------------------------

const words = {
  en: {
    position: "The position",
    facts: "Facts",
    found: "found",
    none: "This board claims nothing.",
    unreadable: "There is no such file, or it can't be read.",
    outcomes: (count: number, positions: number) =>
      `Outcomes: ${count}, in ${positions} position${positions === 1 ? "" : "s"}`,
    incomplete: "There may be more",
    noMark: (mark: string) => `--from: the script marks no ${mark}.`,
    noPlayer: "--by: players of the board, such as A.",
    ways: (count: string) => `${count} way${count === "1" ? "" : "s"}`,
    endless: "no end of ways",
    chance: (exact: string) => `, probability ${exact}`,
    only: "Whatever is chosen, it comes to the same.",
  },
  ja: {
    position: "開始時の状況",
    facts: "確認",
    found: "実際",
    none: "確かめる事柄がありません。",
    unreadable: "ファイルがないか、読めません。",
    outcomes: (count: number, positions: number) =>
      `あり得る結果：${count}通り(${positions}局面を調査)`,
    incomplete: "ほかにもあるかもしれません",
    noMark: (mark: string) => `--from: 手順に印「${mark}」はありません。`,
    noPlayer: "--by: Aのような、盤面にいるプレイヤーを書いてください。",
    ways: (count: string) => `${count}通りの手順`,
    endless: "手順は無数",
    chance: (exact: string) => `、確率${exact}`,
    only: "どう選んでも同じ結果になります。",
  },
} as const;

/** What a file says can't reach into the terminal. */
const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\uFFFD]/gu, "·");

const lineOf = (text: string, number: number): string =>
  harmless(text.split(/\r\n|\n|\r/)[number - 1] ?? "").trimEnd();

function printSteps(played: Played, text: string, lang: Lang): void {
  const { script } = played.board;
  let line: number | null | undefined = null;
  for (const [index, step] of stepsOf(played).entries()) {
    const now = step.statement === undefined ? undefined : script[step.statement]?.at.line;
    if (now !== line) {
      console.log(now === undefined ? words[lang].position : lineOf(text, now).trim());
    }
    line = now;
    const { text: caption, cr } = captionOfStep(step.events, step.game, lang);
    const rules = cr.map(({ number }) => number).join(", ");
    console.log(`${`${index + 1}`.padStart(4)}. ${caption}${rules && ` (${rules})`}`);
  }
}

function printFacts({ facts }: Played, lang: Lang): void {
  const { found: foundWord, none, facts: title } = words[lang];
  console.log(`\n${facts.length === 0 ? none : title}`);
  for (const { says, holds, found } of facts) {
    const instead = holds ? "" : `  (${foundWord}: ${found[lang]})`;
    console.log(`  ${holds ? "✓" : "✗"} ${harmless(says)}${instead}`);
  }
}

/** The place, what is wrong, and the line with the place underlined. */
function describe(problem: NotationProblem, file: string, text: string, lang: Lang): string {
  const { code, line, column, length, message } = problem;
  const place = `${file}:${line}:${column}: ${harmless(message[lang])}`;
  const source = lineOf(text, line);
  const isWhole = code === "tooLong" || code === "tooManyLines";
  if (isWhole || source === "" || source.length > widestShown) return place;
  const before = " ".repeat(widthOf(source.slice(0, column - 1)));
  const under = "^".repeat(Math.max(1, widthOf(source.slice(column - 1, column - 1 + length))));
  return `${place}\n  ${source}\n  ${before}${under}`;
}

const widestShown = 200;

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** How many columns of a terminal a text takes: characters of Japanese take two. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, one) => sum + (wide.test(one) ? 2 : 1), 0);

function report(problems: readonly NotationProblem[], request: Request, text: string): void {
  for (const problem of problems) {
    console.error(describe(problem, request.file, text, request.lang));
  }
  process.exitCode = 2;
}

function print(played: Played, { json, lang, ahead }: Request, text: string): void {
  const isComplete = played.problems.length === 0;
  const found = ahead && isComplete ? lookAhead(played, ahead, lang) : undefined;
  if (json) {
    if (isComplete) {
      console.log(JSON.stringify(found ? outcomesJson(played, found) : boardJson(played), null, 2));
    }
    return;
  }
  printSteps(played, text, lang);
  if (isComplete) printFacts(played, lang);
  if (found) printOutcomes(found, played, lang);
}

// Looking ahead --------------------------------------------------------------------------------

function lookAhead(played: Played, { from, ...bounds }: Ahead, lang: Lang): Foreseen {
  const { marks, board } = played;
  if (from !== undefined && marks.every(({ name }) => name !== from)) {
    throw new BadInput(words[lang].noMark(harmless(from)));
  }
  const seats = board.position.seats.map(({ player }) => player);
  if (bounds.players?.some((player) => !seats.includes(player))) {
    throw new BadInput(words[lang].noPlayer);
  }
  return foresee(played, from, bounds);
}

function printOutcomes({ scene, explored }: Foreseen, { board }: Played, lang: Lang): void {
  const said = words[lang];
  const { outcomes, positions, gaps } = explored;
  console.log(`\n${said.outcomes(outcomes.length, positions)}`);
  for (const [index, outcome] of outcomes.entries()) {
    const { ways, probability, line } = outcome;
    const how = ways === undefined ? said.endless : said.ways(`${ways}`);
    const likely = probability ? said.chance(printFraction(probability)) : "";
    const text = harmless(outcomeLine(outcome, lang)) || said.only;
    console.log(`${`${index + 1}`.padStart(4)}. ${text} [${how}${likely}]`);
    console.log(`      ${harmless(lineText(scene, line.flat(), board.cards)[lang])}`);
  }
  if (gaps.length > 0) {
    const why = gaps.map((gap) => gapTexts[gap][lang]).join(lang === "ja" ? "。" : "; ");
    console.log(`  ${said.incomplete}${lang === "ja" ? "：" : ": "}${why}`);
  }
}

async function main(): Promise<void> {
  const request = readRequest();
  const { rules } = request;
  const text = await readText(request);
  const played = playText(text, cardNames(cards), rules && { rules });
  const problems = played.ok ? played.value.problems : played.problem;
  if (played.ok) {
    print(played.value, request, text);
    process.exitCode = played.value.facts.every(({ holds }) => holds) ? 0 : 1;
  }
  if (problems.length > 0) report(problems, request, text);
}

try {
  await main();
} catch (cause) {
  // Whatever it is, people get a sentence and not a stack of calls.
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 2;
}
