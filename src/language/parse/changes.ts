/** What continuous effects do to objects and players: "gets +1/+2 and has protection from black". */
import { sameData } from "../sameData.ts";
import type { Amount, Change, Filter } from "../schema.ts";
import { number } from "./amounts.ts";
import type { Altering } from "./categories.ts";
import { many, type Rule, reads, says, saysAny } from "./core.ts";
import { allOf } from "./filters.ts";

export const alone = (...changes: readonly Change[]): Altering => ({ changes });
const grants = (
  abilities: readonly Extract<Change, { is: "gainAbility" }>["ability"][],
): Altering =>
  alone(
    ...abilities.map((ability): Change => {
      if (ability.is !== "static" || !ability.defining) return { is: "gainAbility", ability };
      // 604.3a: what is given to an object doesn't define it.
      const { defining: _, ...given } = ability;
      return { is: "gainAbility", ability: given };
    }),
  );

/** The X of "where X is …", and what is said "for each", in place of numbers. */
export function withWhere(
  changes: readonly Change[],
  where: Amount | "none",
): readonly Change[] | undefined {
  if (where === "none") return changes;
  const so = (amount: Amount): Amount =>
    amount.is === "x"
      ? where
      : amount.is === "negative" && amount.amount.is === "x"
        ? { is: "negative", amount: where }
        : amount;
  const done = changes.map((change) =>
    change.is === "modifyPT" || change.is === "setPT"
      ? { ...change, power: so(change.power), toughness: so(change.toughness) }
      : change,
  );
  return sameData(done, changes) ? undefined : done;
}

/** "+1/+0 … for each card discarded this way", told behind everything else. */
export const withEach = (changes: readonly Change[], each: Amount): readonly Change[] =>
  changes.map((change) =>
    change.is === "modifyPT"
      ? { ...change, power: one(change.power, each), toughness: one(change.toughness, each) }
      : change,
  );

const isCreature: Filter = { is: "type", type: "creature" };
const one = (amount: Amount, each: Amount): Amount =>
  amount.is === "number" && amount.value === 1
    ? each
    : amount.is === "number" && amount.value === -1
      ? { is: "negative", amount: each }
      : amount;

const base = (power: Amount, toughness: Amount): Change => ({ is: "setPT", power, toughness });

const thisTurn = (change: Change): Altering => ({ changes: [change], until: { is: "endOfTurn" } });
/** The rest of what a noun phrase says, whose noun is known. */
const besides = (filter: Filter, subtype: string): Filter =>
  allOf(
    (filter.is === "allOf" ? filter.filters : [filter]).filter(
      (part) => part.is !== "subtype" || part.subtype !== subtype,
    ),
  );

export const changes: readonly Rule[] = [
  // Numbers and abilities
  says("Predicate", "[also ]get[s] <p:Side>/<t:Side>", ({ p, t }) =>
    alone({ is: "modifyPT", power: p, toughness: t }),
  ),
  says("Predicate", "[also ]get[s] <p:Side>/<t:Side> for each <of:Counting>", ({ p, t, of }) =>
    alone({ is: "modifyPT", power: one(p, of), toughness: one(t, of) }),
  ),
  reads("Predicate", (run, at) => {
    const pattern = /(?:also )?(?:has|have|gains?) /y;
    pattern.lastIndex = at;
    const [verb] = pattern.exec(run.text) ?? [];
    if (verb === undefined) return [];
    return many(run, "Granted", at + verb.length, /, and | and |, /y).flatMap((reading) =>
      reading.value.length === 0 ? [] : [{ ...reading, value: grants(reading.value) }],
    );
  }),
  says("Granted", '"<ability:Ability>"', ({ ability }) => ability),
  says("Granted", "<ability:KeywordAbility>", ({ ability }) => ability),
  says("Granted", '"<ability:KeywordAbility>[.]"', ({ ability }) => ability),
  saysAny(
    "Predicate",
    [
      "has base power and toughness <p:Value>/<t:Value>",
      "have base power and toughness <p:Value>/<t:Value>",
    ],
    ({ p, t }) => alone(base(p, t)),
  ),
  saysAny(
    "Predicate",
    [
      "has base power and base toughness each equal to <n:Value>",
      "have base power and base toughness each equal to <n:Value>",
    ],
    ({ n }) => alone(base(n, n)),
  ),
  says("Predicate", "lose[s] <keyword:Keyword>", ({ keyword }) =>
    alone({ is: "loseAbility", keyword }),
  ),
  saysAny(
    "Predicate",
    ['lose[s] "<ability:Ability>"', 'lose[s] "<ability:KeywordAbility>[.]"'],
    ({ ability }) => alone({ is: "loseThatAbility", ability }),
  ),
  says("Predicate", "lose[s] all abilities", () => alone({ is: "loseAllAbilities" })),
  says("Predicate", "lose[s] all <kind:SubtypeKind>", ({ kind }) =>
    alone({ is: "loseSubtypes", kind }),
  ),
  saysAny("Predicate", ["gain[s] all creature types", "(is|are) every creature type"], () =>
    alone({ is: "allCreatureTypes" }),
  ),

  // Rules
  says("Predicate", "can't attack", () => alone({ is: "cantAttack" })),
  says("Predicate", "can't block", () => alone({ is: "cantBlock" })),
  says("Predicate", "can't attack or block", () =>
    alone({ is: "cantAttack" }, { is: "cantBlock" }),
  ),
  says("Predicate", "can't block <what:Thing>", ({ what }) => alone({ is: "cantBlock", what })),
  says("Predicate", "can't be blocked", () => alone({ is: "cantBeBlockedBy", filter: isCreature })),
  says("Predicate", "can't be blocked by <filter:Noun>", ({ filter }) =>
    alone({ is: "cantBeBlockedBy", filter }),
  ),
  says("Predicate", "can't be blocked except by <least:Integer> or more creatures", ({ least }) =>
    alone({ is: "cantBeBlockedByFewer", least }),
  ),
  says("Predicate", "can block any number of creatures", () => alone({ is: "canBlockMore" })),
  saysAny(
    "Predicate",
    ["can block an additional creature", "can block an additional creature each combat"],
    () => alone({ is: "canBlockMore", amount: number(1) }),
  ),
  saysAny(
    "Predicate",
    [
      "can block an additional <n:Integer> creatures",
      "can block an additional <n:Integer> creatures each combat",
    ],
    ({ n }) => alone({ is: "canBlockMore", amount: number(n) }),
  ),
  says("Predicate", "attack[s] each combat if able", () => alone({ is: "mustAttack" })),
  says("Predicate", "block[s] each combat if able", () => alone({ is: "mustBlock" })),
  says("Predicate", "attack[s] this turn if able", () => thisTurn({ is: "mustAttack" })),
  says("Predicate", "block[s] this turn if able", () => thisTurn({ is: "mustBlock" })),
  says("Predicate", "can attack and {t} as soon as it comes under its controller's control", () =>
    alone({ is: "haste" }),
  ),
  saysAny("Predicate", ["doesn't tap as it attacks", "don't tap as they attack"], () =>
    alone({ is: "vigilance" }),
  ),
  says("Predicate", "deal[s] combat damage before creatures without first strike", () =>
    alone({ is: "strikesFirst" }),
  ),
  says("Predicate", "deal[s] both first-strike and regular combat damage", () =>
    alone({ is: "strikesTwice" }),
  ),
  says("Predicate", "can assign excess combat damage to what it's attacking", () =>
    alone({ is: "trample" }),
  ),
  says("Predicate", "deal[s] damage to creatures in the form of -1/-1 counters", () =>
    alone({ is: "wither" }),
  ),
  says("Predicate", "can't be destroyed", () => alone({ is: "indestructible" })),
  saysAny(
    "Predicate",
    [
      "can't be the target of <filter:Noun>",
      "can't be the target of spells or abilities from <filter:Noun>",
    ],
    ({ filter }) => alone({ is: "cantBeTargetedBy", filter }),
  ),
  says("Predicate", "can't be enchanted by <filter:Noun>", ({ filter }) =>
    alone({ is: "cantBeEnchantedBy", filter: besides(filter, "Aura") }),
  ),
  says("Predicate", "can't be equipped by <filter:Noun>", ({ filter }) =>
    alone({ is: "cantBeEquippedBy", filter: besides(filter, "Equipment") }),
  ),
  says("Predicate", "can enchant only <filter:Noun>", ({ filter }) =>
    alone({ is: "enchants", filter }),
  ),
  says("Predicate", "can be attached only to <filter:Noun>", ({ filter }) =>
    alone({ is: "equips", filter }),
  ),
  says("Predicate", "can't be countered", () => alone({ is: "cantBeCountered" })),
  says("Predicate", "can't be regenerated", () => alone({ is: "cantBeRegenerated" })),
  saysAny(
    "Predicate",
    [
      "doesn't untap during its controller's untap step",
      "don't untap during their controllers' untap steps",
    ],
    () => alone({ is: "doesntUntap" }),
  ),
  saysAny(
    "Predicate",
    [
      "doesn't untap during its controller's next untap step",
      "don't untap during their controller('s|s') next untap step[s]",
    ],
    () => ({ changes: [{ is: "doesntUntap" }], until: { is: "nextUntapStep" } }),
  ),
  says("Predicate", "transform[s] as it becomes night", () => alone({ is: "daybound" })),
  says("Predicate", "transform[s] as it becomes day", () => alone({ is: "nightbound" })),

  // Several, each perhaps with its time
  reads("Alters", (run, at) =>
    many(run, "Timed", at, / and |, and |, /y).flatMap((reading) => {
      if (reading.value.length === 0) return [];
      const untils = reading.value.flatMap(({ until }) => (until ? [until] : []));
      const [until] = untils;
      if (untils.some((one) => JSON.stringify(one) !== JSON.stringify(until))) return [];
      const all = reading.value.flatMap(({ changes }) => changes);
      return [{ ...reading, value: { changes: all, ...(until && { until }) } }];
    }),
  ),
  says("Timed", "<of:Predicate>", ({ of }) => of),
  says("Timed", "<of:Predicate> <until:Until>", ({ of, until }) =>
    of.until ? undefined : { ...of, until },
  ),
  says("Timed", "<of:Predicate> this turn", ({ of }) =>
    of.until ? undefined : { ...of, until: { is: "endOfTurn" } },
  ),
  says("Timed", "<of:Predicate> this combat", ({ of }) =>
    of.until ? undefined : { ...of, until: { is: "endOfCombat" } },
  ),
].flat();
