/** Changes of the rules as they stand in content/changes: their shape, and how they are read. */

import { join } from "node:path";
import { z } from "astro/zod";
import { editions } from "../engine/rules.ts";
import { keysOf } from "../language/records.ts";
import type { Bilingual } from "./i18n.ts";
import { ownerOfChange } from "./paths.ts";
import { bilingual, readFolder, ruleNumber, slug, text } from "./reading.ts";
import { boardSchema, known } from "./rulings.ts";
import { isMechanic } from "./vocabulary.ts";

/** What changes are about, besides single mechanics. */
export const topics = {
  combat: { ja: "戦闘", en: "Combat" },
  turn: { ja: "ターンとマナ", en: "Turn and mana" },
  casting: { ja: "唱えることと解決", en: "Casting and resolving" },
  layers: { ja: "継続的効果の順番", en: "Order of continuous effects" },
  permanents: { ja: "パーマネント", en: "Permanents" },
  planeswalkers: { ja: "プレインズウォーカー", en: "Planeswalkers" },
  zones: { ja: "領域とカードの移動", en: "Zones and moving cards" },
  copies: { ja: "コピーとトークン", en: "Copies and tokens" },
  keywords: { ja: "キーワードと能力語", en: "Keywords and ability words" },
  words: { ja: "用語とルール番号", en: "Words and rule numbers" },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type Topic = keyof typeof topics;
export const topicIds = keysOf(topics);

const changeSchema = z.strictObject({
  id: slug,
  title: bilingual,
  /** What became so on which day, the oldest first; the first may be what was so in 2002. */
  steps: z
    .array(z.strictObject({ date: z.iso.date(), became: bilingual }))
    .min(1, "must have a step"),
  topic: z.enum(topicIds as [Topic, ...Topic[]]),
  mechanics: z.array(known("mechanic", isMechanic)).default([]),
  /** Where it stands today. */
  cr: z.array(ruleNumber).default([]),
  /** Where it stood in an older edition. */
  formerly: z
    .array(z.strictObject({ rules: z.enum(editions), cr: z.array(ruleNumber).min(1) }))
    .default([]),
  /** The variants of the engine that it is in: names of `Rules` and of keywords. */
  overrides: z.array(text).default([]),
  /** Why no board shows it, where none does. */
  unseen: bilingual.optional(),
  /** The same position under the rules of several years. */
  boards: z.array(boardSchema).default([]),
});

export type Change = z.infer<typeof changeSchema>;

/** All changes, in the order of their newest step. */
export function loadChanges(folder: string): readonly Change[] {
  const changes = readFolder(changeSchema, folder, "content/changes");
  return changes.toSorted((one, other) => newest(other).localeCompare(newest(one)));
}

export const newest = ({ steps }: Change): string => steps.at(-1)?.date ?? "";

let loaded: readonly Change[] | undefined;

/** All changes; a build runs in the folder of the project. */
export function allChanges(): readonly Change[] {
  loaded ??= loadChanges(join(process.cwd(), "content/changes"));
  return loaded;
}

/** The changes of a mechanic, the newest first. */
export const changesFor = (mechanic: string): readonly Change[] =>
  allChanges().filter(({ mechanics }) => mechanics.includes(mechanic));

/** The changes of the mechanics and of the rules that something goes by, the newest first. */
export const changesAbout = (it: {
  readonly mechanics: readonly string[];
  readonly cr: readonly string[];
}): readonly Change[] =>
  allChanges().filter(
    ({ mechanics, cr }) =>
      mechanics.some((one) => it.mechanics.includes(one)) || cr.some((one) => it.cr.includes(one)),
  );

/** What a board belongs to that shows a change: part of its address on the page. */
export const boardOwner = ({ id }: Change) => ({ id: ownerOfChange(id) });
