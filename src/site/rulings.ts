/** Rulings as they stand in content/rulings: their shape, and how they are read and checked. */
import { z } from "astro/zod";
import { editions } from "../engine/rules.ts";
import type { Lang } from "./i18n.ts";
import {
  bilingual,
  ContentError,
  filesIn,
  readEntries,
  ruleNumber,
  slug,
  text,
} from "./reading.ts";
import { cardNamesOf, isCard, isDocument, isMechanic, sourceDocument } from "./vocabulary.ts";

export const known = (kind: string, isKnown: (id: string) => boolean) =>
  slug.refine(isKnown, { error: ({ input }) => `unknown ${kind} “${String(input)}”` });

export const boardSchema = z.strictObject({
  id: slug,
  title: bilingual,
  /** The edition that it is played by, named by the day it took effect. */
  rules: z.enum(editions),
  notation: text,
});

const rulingFields = z.strictObject({
  id: slug,
  /** A documentation ruling says something about its document that no board can show. */
  kind: z.enum(["rule", "documentation"]),
  /** What the source says, in our own words. */
  says: bilingual,
  /** The answer of today, where it is no longer that of the source. */
  today: bilingual.optional(),
  explanation: bilingual.optional(),
  mechanics: z.array(known("mechanic", isMechanic)).default([]),
  cards: z.array(known("card", isCard)).default([]),
  /** Where it stands today. */
  cr: z.array(ruleNumber).default([]),
  /** Where it stood in the edition of its source. */
  formerly: z
    .array(z.strictObject({ rules: z.enum(editions), cr: z.array(ruleNumber).min(1) }))
    .default([]),
  source: z.strictObject({ document: known("document", isDocument), at: text }),
  /** Other rulings that a reader of this one may want. */
  see: z.array(slug).default([]),
  boards: z.array(boardSchema).default([]),
});

export const rulingSchema = rulingFields.superRefine(({ source, mechanics, cards }, context) => {
  if (!isDocument(source.document)) return;
  const { by } = sourceDocument(source.document);
  if (cards.length > 0 || (by === "mechanic" && mechanics.length > 0)) return;
  const path = [by === "card" ? "cards" : "mechanics"];
  const what = by === "card" ? "card" : "mechanic, or the card,";
  context.addIssue({ code: "custom", path, message: `must name the ${what} that it is about` });
});

/** What a ruling is about first of all: lists are divided by it. */
interface Subject {
  readonly is: "mechanic" | "card";
  readonly id: string;
}

export function subjectOf({ source, mechanics, cards }: Ruling): Subject {
  // A document of mechanics may have a part with notes on single cards.
  const noted = cards.find((card) => source.at.startsWith(cardNamesOf(card).en));
  if (noted !== undefined) return { is: "card", id: noted };
  const is = sourceDocument(source.document).by === "card" || !mechanics[0] ? "card" : "mechanic";
  const [id = ""] = is === "card" ? cards : mechanics;
  return { is, id };
}

export type Board = z.infer<typeof boardSchema>;
export type Ruling = z.infer<typeof rulingSchema>;

/** What is so today: the source's word, or what has replaced it. */
export const answerOf = ({ says, today = says }: Ruling, lang: Lang): string => today[lang];

/** Reads one file of rulings; `file` is its name in messages. */
export const parseRulings = (file: string, source: string): Ruling[] =>
  readEntries(rulingSchema, file, source);

function checkTogether(files: ReadonlyMap<string, readonly Ruling[]>): void {
  const homes = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, rulings] of files) {
    for (const { id, boards } of rulings) {
      const home = homes.get(id);
      if (home !== undefined) problems.push(`${file}: ${id}: id: already used in ${home}`);
      homes.set(id, file);
      const boardIds = boards.map((board) => board.id);
      const twice = boardIds.find((board, index) => boardIds.indexOf(board) !== index);
      if (twice !== undefined) problems.push(`${file}: ${id}: boards: two are called “${twice}”`);
    }
  }
  for (const [file, rulings] of files) {
    for (const { id, see } of rulings) {
      for (const other of see.filter((name) => !homes.has(name))) {
        problems.push(`${file}: ${id}: see: unknown ruling “${other}”`);
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
}

/** All rulings under a folder, in the order of the files and of the entries in them. */
export function loadRulings(folder: string): Ruling[] {
  const files = new Map(
    filesIn(folder, "content/rulings").map(([file, source]) => [file, parseRulings(file, source)]),
  );
  checkTogether(files);
  return [...files.values()].flat();
}
