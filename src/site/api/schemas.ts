/**
 * The shape of the data under /api/v1, from which the JSON Schemas of public/schema are written
 * (`npm run schemas`). What is here is promised: a field may be added; a change that breaks readers
 * gets a new number.
 */

import { z } from "astro/zod";
import { editions } from "../../engine/rules.ts";
import { keysOf } from "../../language/records.ts";
import { cardTypes, colors, supertypes } from "../../language/vocabulary.ts";
import type { Bilingual } from "../i18n.ts";

const text = z.string().min(1);
const id = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/);
const boardId = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);
const ruleNumber = z.string().regex(/^[1-9]\d{2}(\.\d+[a-z]?)?$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const path = z.string().regex(/^\/[\x21-\x7e]*$/);
const edition = z.enum(editions).describe("An edition of the Comprehensive Rules, by its date.");
const bilingual = z.strictObject({ ja: text, en: text });
const pages = z
  .strictObject({ ja: path, en: path })
  .describe("The page in each language, without the host.");
const addresses = z
  .strictObject({ ja: path, en: path, short: path })
  .describe("The page in each language, and the address in no language, without the host.");

const fact = z.strictObject({
  says: text.describe("The expectation in the words of the notation."),
  holds: z.boolean(),
  found: bilingual.describe("What the engine has found."),
});
const facts = z.array(fact).min(1);
const formerly = z
  .array(z.strictObject({ rules: edition, cr: z.array(ruleNumber).min(1) }))
  .describe("Where it stood in older editions.");

const ruling = z.strictObject({
  id,
  kind: z
    .enum(["rule", "documentation"])
    .describe("A documentation ruling speaks of its document; no board can show it."),
  says: bilingual.describe("What the source says, in our own words."),
  today: bilingual.optional().describe("The answer of today, where it is another."),
  mechanics: z.array(id),
  cards: z.array(id).describe("Ids of cards.json."),
  cr: z.array(ruleNumber).describe("Rule numbers of today."),
  formerly,
  source: z.strictObject({ document: id, at: text }),
  first: day.describe("The day on which it came to the register."),
  changed: day.describe("The day on which its statement last changed."),
  url: addresses,
  boards: z.array(
    z.strictObject({
      id,
      rules: edition,
      notation: text,
      verified: z.boolean().describe("Whether every fact holds in the engine."),
      facts,
    }),
  ),
});

const printed = z.strictObject({ name: text, typeLine: text, lines: z.array(text) });
const face = z.strictObject({
  kana: text.describe("The reading of its Japanese name."),
  manaCost: text.optional(),
  colorIndicator: z.array(z.enum(colors)).optional(),
  supertypes: z.array(z.enum(supertypes)),
  types: z.array(z.enum(cardTypes)),
  subtypes: z.array(text),
  pt: text.optional().describe("Power and toughness, as 2/2."),
  loyalty: text.optional(),
  ja: printed,
  en: printed,
});
const card = z.strictObject({
  id,
  name: z.strictObject({ ja: text, en: text, kana: text }),
  set: text.describe("The code of the set that had it first."),
  mechanics: z.array(text),
  ...face.partial().shape,
  halves: z.array(face).optional().describe("Of a split card; it has no fields of its own then."),
  back: face.optional(),
  url: addresses,
});

const caseFace = z.strictObject({
  name: text,
  manaCost: z.string(),
  typeLine: text,
  lines: z.array(text),
  pt: text.optional(),
  loyalty: text.optional(),
});
const caseSide = {
  ja: caseFace,
  en: caseFace,
  colorIndicator: z.array(z.enum(colors)).optional(),
};
const conformance = z.strictObject({
  rules: edition,
  themes: z.array(z.strictObject({ id, title: bilingual })),
  cases: z.array(
    z.strictObject({
      id,
      theme: id,
      rules: z.array(ruleNumber).min(1),
      title: bilingual,
      reason: bilingual,
      open: bilingual.optional().describe("Where the rules can be read in two ways."),
      notation: text,
      facts: z.array(text).min(1),
      cards: z.array(id),
      url: pages,
      agrees: z.boolean().describe("Whether the engine of this site comes to the same."),
    }),
  ),
  cards: z.array(z.strictObject({ id, ...caseSide, back: z.strictObject(caseSide).optional() })),
});

const board = z.strictObject({
  id: boardId.describe("What it belongs to, and its name there."),
  of: z.strictObject({ kind: z.enum(["ruling", "change"]), id }),
  title: bilingual,
  rules: edition,
  notation: text,
  cards: z.array(id).describe("The cards on it: ids of cards.json."),
  facts,
  url: addresses,
});

const rule = z.strictObject({
  id: id.describe("Today's number; for a rule that is gone, its last number and that year."),
  number: ruleNumber,
  edition,
  title: bilingual,
  gist: bilingual.describe("What it says, in our own words."),
  former: z
    .array(z.strictObject({ rules: edition, number: ruleNumber.nullable() }))
    .describe("Its numbers in older editions, as far as they are known; null for no such rule."),
  url: addresses,
});

const term = z.strictObject({
  id,
  name: bilingual,
  kana: text.describe("The reading of its Japanese name."),
  aliases: z.strictObject({ ja: z.array(text), en: z.array(text) }),
  rules: z.array(ruleNumber).min(1),
  gist: bilingual,
  url: pages,
});

interface DataSet {
  readonly schema: z.ZodType;
  readonly title: string;
  /** What is in it, for the page about the data. */
  readonly holds: Bilingual;
}

export const dataSets = {
  rulings: {
    schema: z.array(ruling),
    title: "The rulings of Saitei, version 1",
    holds: {
      ja: "裁定。文、典拠、ルール番号、盤面と、エンジンが確かめた事柄。",
      en: "The rulings: statement, source, rule numbers, and boards with what the engine has found on them.",
    },
  },
  boards: {
    schema: z.array(board),
    title: "The boards of Saitei, version 1",
    holds: {
      ja: "裁定とルールの変遷の盤面。記法の本文、登場するカード、成り立つ事柄。",
      en: "The boards of rulings and of changes to the rules: notation, cards, and the facts that hold.",
    },
  },
  cards: {
    schema: z.array(card),
    title: "The cards of Saitei, version 1",
    holds: {
      ja: "カード。両言語の名前と文章（定義から書き出したもの）、読み、メカニズム。",
      en: "The cards: names and texts in both languages, as they are printed from the definitions, and mechanics.",
    },
  },
  rules: {
    schema: z.array(rule),
    title: "The rules of Saitei, version 1",
    holds: {
      ja: "総合ルールのまとめ。見出し、自分たちの言葉による要約、以前の版での番号。",
      en: "What single rules say in our own words, with their numbers in earlier editions.",
    },
  },
  terms: {
    schema: z.array(term),
    title: "The glossary of Saitei, version 1",
    holds: {
      ja: "用語集。両言語の名前、読み、ルール番号、短い説明。",
      en: "The glossary: names in both languages, readings, rule numbers, and a short explanation.",
    },
  },
  conformance: {
    schema: conformance,
    title: "The conformance suite of Saitei, version 1",
    holds: {
      ja: "適合テスト。ほかのルール・エンジンでも使えるケースと、そのカードの文章。",
      en: "The conformance suite: cases for any rules engine, with the texts of their cards.",
    },
  },
} as const satisfies Readonly<Record<string, DataSet>>;

export type DataName = keyof typeof dataSets;
export const dataNames = keysOf(dataSets);

export const dataPath = (name: DataName): string => `/api/v1/${name}.json`;
export const schemaPath = (name: DataName): string => `/schema/${name}-1.json`;

/** The JSON Schema of a data set, as public/schema has it. */
export function jsonSchemaOf(name: DataName): object {
  const { schema, title, holds } = dataSets[name];
  const { $schema, ...rest } = z.toJSONSchema(schema);
  return { $schema, title, description: `${holds.en} ${dataPath(name)}`, ...rest };
}

/** Data that fits its schema; stops the build where it does not. */
export function checked(name: DataName, data: unknown): string {
  const parsed = dataSets[name].schema.safeParse(data);
  if (parsed.success) return `${JSON.stringify(data, null, 1)}\n`;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`${dataPath(name)} does not fit its schema: ${lines.slice(0, 20).join("; ")}`);
}

export const dataResponse = (name: DataName, data: unknown): Response =>
  new Response(checked(name, data), { headers: { "content-type": "application/json" } });
