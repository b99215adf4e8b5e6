/** The glossary: words of captions and guides, as they stand in content/terms. */
import { join } from "node:path";
import { z } from "astro/zod";
import type { TermWords } from "../../board/terms/find.ts";
import { LANGS, type Lang } from "../i18n.ts";
import { bilingual, readFolder, ruleNumber, slug, text } from "../reading.ts";

const words = z.array(text).default([]);

const termSchema = z.strictObject({
  /** Its anchor on the page of terms. It is permanent. */
  id: slug,
  name: bilingual,
  /** How the Japanese name is read. */
  kana: text,
  /** What else texts say for it: plurals, other forms, short names. */
  aliases: z.strictObject({ ja: words, en: words }).partial().default({}),
  /** Languages in which its words mostly mean something else, so that texts are not linked. */
  ordinary: z.array(z.enum(LANGS)).default([]),
  rules: z.array(ruleNumber).min(1),
  gist: bilingual,
});

export type GlossaryTerm = z.infer<typeof termSchema>;

export const loadTerms = (folder: string): readonly GlossaryTerm[] =>
  readFolder(termSchema, folder, "content/terms");

let loaded: readonly GlossaryTerm[] | undefined;

/** A build runs in the folder of the project. */
export function allTerms(): readonly GlossaryTerm[] {
  loaded ??= loadTerms(join(process.cwd(), "content/terms"));
  return loaded;
}

/** In the order of a dictionary: by their reading in Japanese, by their letters in English. */
export function termsInOrder(lang: Lang): readonly GlossaryTerm[] {
  const key = ({ name, kana }: GlossaryTerm): string => (lang === "ja" ? kana : name.en);
  return allTerms().toSorted((one, other) => key(one).localeCompare(key(other), lang));
}

/** The words by which a text says a term; what stands in brackets only tells it from another. */
export function wordsOf({ name, aliases }: GlossaryTerm, lang: Lang): readonly string[] {
  return [name[lang].replace(/ \(.*\)$/, ""), ...(aliases[lang] ?? [])];
}

/** The terms that texts are linked to, with their words. */
export const linkedWords = (lang: Lang): TermWords =>
  allTerms()
    .filter(({ ordinary }) => !ordinary.includes(lang))
    .map((term) => [term.id, ...wordsOf(term, lang)] as const);
