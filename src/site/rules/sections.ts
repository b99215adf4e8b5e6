/** Rules that belong together: the sections of today's rules, and each keyword in 701 and 702. */
import { terms } from "../cards/terms.ts";
import type { Bilingual } from "../i18n.ts";
import { type Gist, inRuleOrder, nameOfSection, sectionOf } from "./gists.ts";
import { todaysGists } from "./numbers.ts";

export interface Section {
  /** `601`, or `702.35` for a keyword. It is its id among the addresses, too. */
  readonly number: string;
  readonly name: Bilingual;
  readonly gists: readonly [Gist, ...Gist[]];
}

function grouped(numberOf: (gist: Gist) => string): ReadonlyMap<string, [Gist, ...Gist[]]> {
  const found = new Map<string, [Gist, ...Gist[]]>();
  for (const gist of todaysGists()) {
    const own = found.get(numberOf(gist));
    if (own) own.push(gist);
    else found.set(numberOf(gist), [gist]);
  }
  return found;
}

let known: readonly Section[] | undefined;

/** Today's sections, as far as they have rules with gists, in their order. */
export function sections(): readonly Section[] {
  known ??= [...grouped(sectionOf)].map(([number, gists]) => ({
    number,
    name: nameOfSection(number),
    gists,
  }));
  return known;
}

/** The keyword that a rule of 701 or 702 belongs to: `702.35` of `702.35a`. */
const keywordOf = ({ number }: Pick<Gist, "number">): string => number.replace(/[a-z]$/, "");

let named: ReadonlyMap<string, Section> | undefined;

function byKeyword(): ReadonlyMap<string, Section> {
  const names = new Map<string, readonly Bilingual[]>();
  for (const { rule, name } of terms) {
    // Daybound and nightbound share a number.
    if (/^70[12]\.\d+$/.test(rule)) names.set(rule, [...(names.get(rule) ?? []), name]);
  }
  const gists = grouped(keywordOf);
  const found = [...names].flatMap(([number, own]): Section[] => {
    const rules = gists.get(number);
    const name = {
      ja: own.map(({ ja }) => ja).join("、"),
      en: own.map(({ en }) => en).join(", "),
    };
    return rules ? [{ number, name, gists: rules }] : [];
  });
  const inOrder = found.toSorted((one, other) => inRuleOrder(one.number, other.number));
  return new Map(inOrder.map((section) => [section.number, section]));
}

/** The keywords that card pages name, each with its rules, in their order. */
export function keywordSections(): readonly Section[] {
  named ??= byKeyword();
  return [...named.values()];
}

/** A keyword by its number (`702.35`), or that of one of its rules. */
export function keywordSection(number: string): Section | undefined {
  named ??= byKeyword();
  return named.get(number.replace(/[a-z]$/, ""));
}
