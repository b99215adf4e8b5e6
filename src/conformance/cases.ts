/** The conformance suite as it stands in content/conformance: its shape. */
import { z } from "astro/zod";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const RULE_NUMBER = /^[1-9]\d{2}(\.\d+[a-z]?)?$/;

const slug = z.string().regex(SLUG, "must be lower-case ASCII words joined by hyphens");
const ruleNumber = z.string().regex(RULE_NUMBER, "must be a rule number such as 613.8a");
const text = z.string().trim().min(1, "must not be empty");
const bilingual = z.strictObject({ en: text, ja: text });

const caseSchema = z.strictObject({
  /** For ever: other engines name what they pass by it. */
  id: slug,
  rules: z.array(ruleNumber).min(1),
  /** What comes out. */
  title: bilingual,
  /** Why the rules say so, in our own words. */
  reason: bilingual,
  /** Where the rules can be read in two ways: what they are. No fact rests on it. */
  open: bilingual.optional(),
  notation: text,
});

export const themeSchema = z.strictObject({
  id: slug,
  /** Themes stand in this order. */
  order: z.int(),
  title: bilingual,
  cases: z.array(caseSchema).min(1),
});

export type Case = z.infer<typeof caseSchema>;
export type Theme = z.infer<typeof themeSchema>;
