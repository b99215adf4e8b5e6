/**
 * Compares the printed cards with a table of card facts (Oracle text, Japanese names and type lines)
 * that is not part of the project: a path as the argument, SAITEI_REFERENCE, or the place where it
 * lies beside the project. Prints what differs; differences with a reviewed reason are expected.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cards, printCard } from "../src/cards/index.ts";
import type { CardDefinition } from "../src/language/index.ts";
import { isMain } from "./main.ts";

/** The facts of one card that are compared. */
interface CardFacts {
  readonly name_en: string;
  readonly name_ja: string | null;
  readonly name_ja_official: string | null;
  readonly mana_cost: string | null;
  readonly type_line: string;
  readonly type_line_ja: string | null;
  readonly power: string | null;
  readonly toughness: string | null;
  readonly oracle_text: string | null;
}

interface Difference {
  readonly card: string;
  readonly field: string;
  readonly printed: string;
  readonly reference: string;
  /** Why it is right that they differ, where somebody has looked. */
  readonly reason?: string;
}

interface Comparison {
  readonly compared: number;
  /** Cards of ours that the table doesn't have. */
  readonly missing: readonly string[];
  readonly differences: readonly Difference[];
}

const legendaryWalkers =
  "The table quotes a printing from before 2017, when planeswalkers became legendary: 伝説の.";

const tribal =
  "The table quotes a printing from before 2024, when 部族 (tribal) became 同族 (kindred).";

/** Differences that have been looked at: `card/field`, with the reason. */
const reviewed: Readonly<Record<string, string>> = {
  "Assault // Battery/name (ja)":
    "The table has the Japanese name of the left half only: the right one is 殴打.",
  "Fire // Ice/type line (ja)": "The table has the type line of the left half only.",
  "Ajani Goldmane/text":
    "Oracle tells this token's ability in a second sentence; of such tokens it usually says “with”.",
  "Far Wanderings/text":
    "Oracle has “put that card” and “put it” side by side for what a search has found; we say “it”.",
  "Fabled Hero/text":
    "Oracle says “it” here and “this creature” on other cards with the same ability; we say that.",
  "Harness by Force/text":
    "Oracle says “those creatures” of creatures whose control was gained, “them” elsewhere.",
  "Kruphix, God of Horizons/name (ja)":
    "The table lacks の神, which stands in the names of all the gods.",
  "Cephalid Sage/type line (ja)":
    "The table quotes a printing from before Cephalids became Octopuses: タコ.",
  "Ichorid/text": "Oracle keeps older words here for “another black creature card”.",
  "Lash Out/name (ja)":
    "The table has Gatherer's name, a translation from before printing; the card and the document say つっかかり.",
  "Last Laugh/text":
    "Oracle keeps older words here for “another permanent” and “there are no creatures”.",
  "Tovolar, Dire Overlord/text":
    "Oracle begins the second sentence with “Then”; we tell one after the other without it.",
  "Transcendence/text":
    "Oracle keeps older words here for “twice that much life”, as other cards have it.",
  "Ajani Goldmane/type line (ja)": legendaryWalkers,
  "Bitterblossom/type line (ja)": tribal,
  "Lignify/type line (ja)": tribal,
  "Nightmare/text":
    "The table quotes a wording from before “this creature” took the place of names.",
  "Painter's Servant/text": "Oracle tells of all zones in one sentence; we have one for each.",
  "Urborg, Tomb of Yawgmoth/text": "Oracle says “each land is”; elsewhere it says “lands are”.",
  "Bound in Silence/type line (ja)": tribal,
  "Crib Swap/type line (ja)": tribal,
  "Jace Beleren/type line (ja)": legendaryWalkers,
  "Liliana Vess/type line (ja)": legendaryWalkers,
  "Merrow Commerce/type line (ja)": tribal,
  "Rebellion of the Flamekin/type line (ja)": tribal,
  "Sanity Grinding/text":
    "Oracle begins the last sentence with “Then” and repeats “the cards you revealed this way”; we say “them”.",
  "Tarfire/type line (ja)": tribal,
  "Bonesplitter/type line (ja)": "The table lacks a space before the dash.",
  "Chandra Nalaar/type line (ja)": legendaryWalkers,
  "Garruk Wildspeaker/type line (ja)": legendaryWalkers,
  "Xenagos, God of Revels/text":
    "Oracle says “that creature's power” here, “its power” on other cards.",
  "Wild Mongrel/type line (ja)":
    "The table quotes a printing from before June 2020, when Hound became Dog: 猟犬 became 犬.",
};

/** Where the table is looked for. */
export function referencePath(argument?: string): string {
  const beside = resolve(import.meta.dirname, "../../shared/reference");
  const given = argument ?? process.env.SAITEI_REFERENCE ?? beside;
  // The rules lie in the same folder: SAITEI_REFERENCE names it for both.
  return given.endsWith(".json") ? given : resolve(given, "cards.json");
}

/** Rules text without reminder text (207.2a), a paragraph a line. */
const withoutReminders = (text: string): string =>
  text
    .replace(/ ?\([^)]*\)/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

function fieldsOf(card: CardDefinition, facts: CardFacts): readonly [string, string, string][] {
  const en = printCard(card, "en");
  const ja = printCard(card, "ja");
  const pt = facts.power === null ? "" : `${facts.power}/${facts.toughness}`;
  // Both faces of a double-faced card stand in one field, with two slashes between them.
  const faces = (of: typeof en, what: (face: typeof en) => string, between: string): string =>
    of.back ? what(of) + between + what(of.back) : what(of);
  const fields: [string, string, string | null][] = [
    [
      "text",
      faces(en, ({ lines }) => lines.join("\n"), "\n//\n"),
      withoutReminders(facts.oracle_text ?? ""),
    ],
    ["type line", faces(en, ({ typeLine }) => typeLine, " // "), facts.type_line],
    ["mana cost", en.manaCost, facts.mana_cost ?? ""],
    ["power and toughness", en.pt ?? "", pt],
    ["name (ja)", faces(ja, ({ name }) => name, " // "), facts.name_ja_official ?? facts.name_ja],
    ["type line (ja)", ja.typeLine, facts.type_line_ja],
  ];
  return fields.flatMap(([field, printed, reference]) =>
    reference === null ? [] : [[field, printed, reference]],
  );
}

export function compareOracle(table: readonly CardFacts[]): Comparison {
  // A double-faced card is known by its front face, a split card by both halves.
  const byName = new Map(
    table.flatMap((facts) => [
      [facts.name_en.split(" // ")[0] ?? "", facts] as const,
      [facts.name_en, facts] as const,
    ]),
  );
  const known = cards.flatMap((card) => {
    const facts = byName.get(card.name.en);
    return facts ? [{ card, facts }] : [];
  });
  const differences = known.flatMap(({ card, facts }) =>
    fieldsOf(card, facts).flatMap(([field, printed, reference]): Difference[] => {
      if (printed === reference) return [];
      const reason = reviewed[`${card.name.en}/${field}`];
      return [{ card: card.name.en, field, printed, reference, ...(reason && { reason }) }];
    }),
  );
  const missing = cards.map((card) => card.name.en).filter((name) => !byName.has(name));
  return { compared: known.length, missing, differences };
}

export function readTable(path: string): readonly CardFacts[] {
  const { cards: table } = JSON.parse(readFileSync(path, "utf8")) as { cards: CardFacts[] };
  return table;
}

function main(): void {
  const path = referencePath(process.argv[2]);
  if (!existsSync(path)) {
    console.error(`No table of card facts at ${path}.`);
    process.exitCode = 2;
    return;
  }
  const { compared, missing, differences } = compareOracle(readTable(path));
  for (const { card, field, printed, reference, reason } of differences) {
    console.log(`${card}: ${field}${reason ? ` (expected: ${reason})` : ""}`);
    console.log(`  printed:   ${printed.replaceAll("\n", " / ")}`);
    console.log(`  reference: ${reference.replaceAll("\n", " / ")}`);
  }
  const unexpected = differences.filter(({ reason }) => reason === undefined);
  console.log(
    `${compared} cards compared, ${unexpected.length} unexpected differences, ${differences.length - unexpected.length} expected; not in the table: ${missing.join(", ") || "none"}.`,
  );
  if (unexpected.length > 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) main();
