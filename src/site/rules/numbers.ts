/** What the rules that have a gist are called in the older editions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Edition, editions, numberUnder, type RuleNumber } from "../../engine/rules.ts";
import { eraOf } from "../../eras/index.ts";
import { allGists, type Gist, inRuleOrder, isFormer } from "./gists.ts";

let since: Readonly<Record<string, Edition>> | undefined;

/** The oldest edition in which the rule's number is known: `npm run citations` finds it. */
function knownSince(rule: RuleNumber): Edition {
  since ??= JSON.parse(
    readFileSync(join(process.cwd(), "content/rules/known-since.json"), "utf8"),
  ) as Record<string, Edition>;
  return since[rule] ?? editions[0];
}

interface FormerNumber {
  readonly edition: Edition;
  /** `null` where there was no such rule. */
  readonly number: RuleNumber | null;
}

/** Its numbers in the other editions, as far back as they are known, the newest first. */
export function formerNumbers({ rule, edition: own }: Gist): readonly FormerNumber[] {
  const oldest = editions.indexOf(knownSince(rule));
  return editions
    .filter((edition, index) => index >= oldest && edition < own)
    .toReversed()
    .map((edition) => ({ edition, number: numberUnder(eraOf(edition).rules, rule) }));
}

/** Editions next to each other in which a rule had one number. */
interface NumberRun {
  /** `null` where there was no such rule. */
  readonly number: RuleNumber | null;
  readonly editions: readonly [Edition, ...Edition[]];
}

/** The numbers of a rule from the oldest edition in which they are known until today. */
export function numberRuns(gist: Gist): readonly NumberRun[] {
  const known = new Map<Edition, RuleNumber | null>([
    ...formerNumbers(gist).map(({ edition, number }) => [edition, number] as const),
    [gist.edition, gist.number],
  ]);
  const runs: NumberRun[] = [];
  for (const edition of editions) {
    // A rule that is gone has no number in the editions since.
    const number = edition > gist.edition ? null : known.get(edition);
    if (number === undefined) continue;
    const last = runs.at(-1);
    if (last?.number === number) {
      runs[runs.length - 1] = { number, editions: [...last.editions, edition] };
    } else {
      runs.push({ number, editions: [edition] });
    }
  }
  return runs;
}

type RulesByNumber = ReadonlyMap<string, readonly Gist[]>;

const tables = new Map<Edition, RulesByNumber>();

/** The rules of an edition, by its numbers and in their order, each with those that tell it now. */
export function rulesUnder(edition: Edition): RulesByNumber {
  const table = tables.get(edition) ?? tableOf(edition);
  tables.set(edition, table);
  return table;
}

function tableOf(edition: Edition): RulesByNumber {
  const under = new Map<string, Gist[]>();
  for (const gist of allGists()) {
    const number =
      gist.edition === edition
        ? gist.number
        : formerNumbers(gist).find((one) => one.edition === edition)?.number;
    if (number) under.set(number, [...(under.get(number) ?? []), gist]);
  }
  return new Map([...under].toSorted(([one], [other]) => inRuleOrder(one, other)));
}

/** The editions that the numbers of former rules are of, and all others but today's. */
export const formerEditions: readonly Edition[] = editions.slice(0, -1).toReversed();

/** The gists of today's rules. */
export const todaysGists = (): readonly Gist[] => allGists().filter((gist) => !isFormer(gist));
