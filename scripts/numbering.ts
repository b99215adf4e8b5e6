/** Whether the numbers of the older editions are those of the same rules, by the likeness of texts. */
import {
  type Edition,
  editions,
  entryFor,
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
  texts: Readonly<Record<Edition, Texts>>,
  cited: readonly RuleNumber[],
): readonly string[] {
  const told: string[] = [];
  let known: readonly RuleNumber[] = cited;
  for (const [index, newer] of [...editions.entries()].reverse()) {
    const older = editions[index - 1];
    const numbers = older && eraOf(older).rules.numbers.at(-1);
    if (!older || !numbers) break;
    const like = comparing([...texts[newer].values(), ...texts[older].values()]);
    const closest = (text: string) =>
      [...texts[older]]
        .map(([number, other]) => ({ number, like: like(text, other) }))
        .reduce((best, one) => (one.like > best.like ? one : best));
    for (const number of known) {
      const text = texts[newer].get(number);
      if (text === undefined) continue;
      const then = renumbered(number, numbers);
      if (then === null) {
        const found = closest(text);
        if (found.like < same) continue;
        told.push(
          `${number} (${newer}) is said to be new, but ${found.number} (${older}) is alike.`,
        );
        continue;
      }
      const key = entryFor(number, numbers);
      if (key !== undefined && !numbers[key]?.endsWith("*")) continue;
      const other = texts[older].get(then);
      if (other !== undefined && like(text, other) >= alike) continue;
      told.push(
        `${number} (${newer}) would be ${then} in ${older}, which is not alike; ` +
          `${closest(text).number} is most.`,
      );
    }
    known = [...new Set(known.flatMap((number) => renumbered(number, numbers) ?? []))];
  }
  return told;
}
