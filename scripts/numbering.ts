/** Whether the numbers of the older editions are those of the same rules, by the likeness of texts. */
import {
  type Edition,
  editions,
  entryFor,
  type Renumbering,
  type RuleNumber,
  renumbered,
} from "../src/engine/rules.ts";
import { eraOf } from "../src/eras/index.ts";
import { comparing } from "./likeness.ts";

type Texts = ReadonlyMap<string, string>;

/** A rule whose number nobody has looked at must be at least so like that of the next edition. */
const alike = 0.5;
/** A rule that is said not to have been must not be so like any of that edition. */
const same = 0.9;

/**
 * Numbers that an era should say in src/eras/numbers: those that follow from no entry, or from that
 * of a whole section, while the text under them is another; and rules that are there after all.
 */
export function doubtful(
  textsOf: (edition: Edition) => Texts,
  cited: readonly RuleNumber[],
): readonly string[] {
  const told: string[] = [];
  let known = cited;
  for (const [index, newer] of [...editions.entries()].reverse()) {
    const older = editions[index - 1];
    const numbers = older && eraOf(older).rules.numbers.at(-1);
    if (!older || !numbers) break;
    const doubt = doubting(textsOf(newer), textsOf(older), numbers);
    for (const number of known) {
      const why = doubt(number);
      if (why !== undefined) told.push(`${number} (${newer}) in ${older}: ${why}`);
    }
    known = [...new Set(known.flatMap((number) => renumbered(number, numbers) ?? []))];
  }
  return told;
}

/**
 * How far back the number of each rule is known: the oldest edition to which nothing about it is
 * doubtful. For rules that only readers ask for, whose older numbers nobody has looked at.
 */
export function knownSince(
  textsOf: (edition: Edition) => Texts,
  rules: readonly RuleNumber[],
): ReadonlyMap<RuleNumber, Edition> {
  const since = new Map<RuleNumber, Edition>();
  let followed = rules.map((rule) => ({ rule, number: rule }));
  for (const [index, newer] of [...editions.entries()].reverse()) {
    const older = editions[index - 1];
    const numbers = older && eraOf(older).rules.numbers.at(-1);
    if (!older || !numbers) {
      for (const { rule } of followed) since.set(rule, newer);
      break;
    }
    const doubt = doubting(textsOf(newer), textsOf(older), numbers);
    followed = followed.flatMap(({ rule, number }) => {
      if (doubt(number) !== undefined) {
        since.set(rule, newer);
        return [];
      }
      const before = renumbered(number, numbers);
      // What was not there yet was not there earlier, either.
      if (before === null) since.set(rule, editions[0]);
      return before === null ? [] : [{ rule, number: before }];
    });
  }
  return since;
}

/** What is doubtful about the number that a rule had one edition earlier. */
function doubting(now: Texts, then: Texts, numbers: Renumbering) {
  const like = comparing([...now.values(), ...then.values()]);
  const closest = (text: string) =>
    [...then]
      .map(([number, other]) => ({ number, like: like(text, other) }))
      .reduce((best, one) => (one.like > best.like ? one : best));
  return (number: RuleNumber): string | undefined => {
    const text = now.get(number);
    if (text === undefined) return undefined;
    const before = renumbered(number, numbers);
    if (before === null) {
      const best = closest(text);
      return best.like < same ? undefined : `no such rule is given, but ${best.number} is alike.`;
    }
    const key = entryFor(number, numbers);
    const isSaid = key !== undefined && !numbers[key]?.endsWith("*");
    const other = then.get(before);
    if (isSaid || (other !== undefined && like(text, other) >= alike)) return undefined;
    return `${before} is not alike; ${closest(text).number} is most.`;
  };
}
