/** The pages of rules that a search finds: sections and keywords, each before its rules. */
import type { Bilingual } from "../i18n.ts";
import { allGists, inRuleOrder, isFormer } from "../rules/gists.ts";
import { keywordSections, sections } from "../rules/sections.ts";

interface RuleEntry {
  /** The last part of its address. */
  readonly id: string;
  readonly title: Bilingual;
}

let known: readonly RuleEntry[] | undefined;

export function ruleEntries(): readonly RuleEntry[] {
  const today = allGists().filter((gist) => !isFormer(gist));
  const former = allGists().filter(isFormer);
  known ??= [
    ...[...sections(), ...keywordSections()]
      .map(({ number, name }) => ({ id: number, title: name }))
      .concat(today.map(({ id, title }) => ({ id, title })))
      .sort((one, other) => inRuleOrder(one.id, other.id)),
    ...former.map(({ id, title }) => ({ id, title })),
  ];
  return known;
}

export const rulePlace = (id: string): number => ruleEntries().findIndex((rule) => rule.id === id);
