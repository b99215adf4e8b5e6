/** Costs: before a colon, and as what a player pays. */
import type { Amount, Cost, Filter } from "../schema.ts";
import { howManyChosen, number } from "./amounts.ts";
import type { Category } from "./core.ts";
import { many, type Rule, reads, says } from "./core.ts";
import { withOther } from "./filters.ts";
import { nameAt } from "./spoken.ts";

/** The ways to say a cost with its verb in one form. */
function asVerb(
  category: "Cost" | "Gerund",
  verb: (
    base: "pay" | "tap" | "untap" | "discard" | "sacrifice" | "exile" | "return" | "put" | "remove",
  ) => string,
): readonly Rule[] {
  const c = category;
  const some = (n: Amount | "some"): Amount | undefined => (n === "some" ? undefined : n);
  return [
    says(c, `${verb("pay")} <mana:Mana>`, ({ mana }) => ({ is: "payMana", mana })),
    says(c, `${verb("pay")} <mana:Mana> x times`, ({ mana }) => ({
      is: "payMana",
      mana,
      times: { is: "x" },
    })),
    says(c, `${verb("pay")} <mana:Mana> for each <times:Counting>`, ({ mana, times }) => ({
      is: "payMana",
      mana,
      times,
    })),
    says(c, `${verb("pay")} <mana:Mana> times <times:Value>`, ({ mana, times }) => ({
      is: "payMana",
      mana,
      times,
    })),
    says(c, `${verb("tap")} <self:Self>`, () => ({ is: "tapThis" })),
    says(c, `${verb("untap")} <self:Self>`, () => ({ is: "untapThis" })),
    says(c, `${verb("tap")} <n:Number> untapped <which:Noun>`, ({ n, which }) => {
      const amount = some(n);
      return amount && { is: "tapOthers", amount, which };
    }),
    says(c, `${verb("tap")} another untapped <which:Noun>`, ({ which }) => ({
      is: "tapOthers",
      amount: number(1),
      which: withOther(which),
    })),
    says(
      c,
      `${verb("discard")} <n:Number> <which:Noun><tail:Tail>`,
      ({ n, which, tail }, { start }) => {
        const amount = howManyChosen(n, tail);
        return amount && { is: "discardCards", amount, ...whichOf(which), name: nameAt(start) };
      },
    ),
    says(c, `${verb("discard")} <n:Number> <which:Noun> at random`, ({ n, which }, { start }) => {
      const amount = some(n);
      return (
        amount && {
          is: "discardCards",
          amount,
          ...whichOf(which),
          random: true,
          name: nameAt(start),
        }
      );
    }),
    says(c, `${verb("discard")} <self:Self>`, () => ({ is: "discardThis" })),
    says(c, `${verb("sacrifice")} <self:Self>`, () => ({ is: "sacrificeThis" })),
    says(
      c,
      `${verb("sacrifice")} <n:Number> <which:Noun>[ of their choice]<tail:Tail>`,
      ({ n, which, tail }, { start }) => {
        const amount = howManyChosen(n, tail);
        return amount && { is: "sacrificeOthers", amount, which, name: nameAt(start) };
      },
    ),
    says(
      c,
      `${verb("sacrifice")} another <which:Noun>[ of their choice]`,
      ({ which }, { start }) => ({
        is: "sacrificeOthers",
        amount: number(1),
        which: withOther(which),
        name: nameAt(start),
      }),
    ),
    says(
      c,
      `${verb("exile")} <n:Number> <which:Noun><tail:Tail>`,
      ({ n, which, tail }, { start }) => {
        const amount = howManyChosen(n, tail);
        return amount && { is: "exileCards", amount, which, name: nameAt(start) };
      },
    ),
    says(c, `${verb("exile")} another <which:Noun>`, ({ which }, { start }) => ({
      is: "exileCards",
      amount: number(1),
      which: withOther(which),
      name: nameAt(start),
    })),
    says(c, `${verb("exile")} <self:Self>`, () => ({ is: "exileThis" })),
    says(c, `${verb("exile")} <self:Self> from <whose:Whose> <zone:Zone>`, () => ({
      is: "exileThis",
    })),
    says(c, `${verb("return")} <self:Self> to its owner's hand`, () => ({ is: "returnThis" })),
    says(
      c,
      `${verb("return")} <n:Number> <which:Noun> to (its|their) owner's hand`,
      ({ n, which }) => {
        const amount = some(n);
        return amount && { is: "returnOthers", amount, which };
      },
    ),
    says(c, `${verb("return")} another <which:Noun> to its owner's hand`, ({ which }) => ({
      is: "returnOthers",
      amount: number(1),
      which: withOther(which),
    })),
    says(c, `${verb("pay")} <n:Digits> life`, ({ n }) => ({ is: "payLife", amount: number(n) })),
    says(c, `${verb("pay")} x life`, () => ({ is: "payLife", amount: { is: "x" } })),
    says(c, `${verb("pay")} any amount of life`, () => ({
      is: "payLife",
      amount: { is: "anyNumber" },
    })),
    says(c, `${verb("pay")} life equal to <amount:Value>`, ({ amount }) => ({
      is: "payLife",
      amount,
    })),
    says(
      c,
      `${verb("put")} <n:Number> <which:Noun> on <where:Place>[ of] your library`,
      ({ n, which, where }) => {
        const amount = some(n);
        return amount && { is: "putCardsOnLibrary", amount, which, where };
      },
    ),
    says(
      c,
      `${verb("remove")} <n:Number> <kind:Counter> counter[s] from <self:Self><tail:Tail>`,
      ({ n, kind, tail }) => {
        const amount = howManyChosen(n, tail);
        return amount && { is: "takeCounters", amount, counter: kind };
      },
    ),
  ];
}

const whichOf = (which: Filter): { readonly which?: Filter } =>
  which.is === "isCard" ? {} : { which };

const gerunds = {
  pay: "paying",
  tap: "tapping",
  untap: "untapping",
  discard: "discarding",
  sacrifice: "sacrificing",
  exile: "exiling",
  return: "returning",
  put: "putting",
  remove: "removing",
} as const;

const listOf = (
  category: "Price" | "Gerund" | "Cost",
  as: "Prices" | "Gerunds" | "Costs",
  pattern: RegExp,
): Rule =>
  reads(as, (run, at) =>
    many(run, category satisfies Category, at, pattern).filter(({ value }) => value.length > 0),
  );

export const costs: readonly Rule[] = [
  ...asVerb("Cost", (verb) => `${verb}[s]`),
  ...asVerb("Gerund", (verb) => gerunds[verb]),
  listOf("Cost", "Costs", / and |, and |, /y),
  listOf("Gerund", "Gerunds", / and |, and |, /y),
  // Before a colon
  says("Price", "{t}", () => ({ is: "tapThis" })),
  says("Price", "{q}", () => ({ is: "untapThis" })),
  says("Price", "<mana:Mana>", ({ mana }) => ({ is: "payMana", mana })),
  says("Price", "<cost:Cost>", ({ cost }) => cost),
  reads("Price", (run, at) => {
    const pattern = /\[([+-]?)(\d+|x)\]/y;
    pattern.lastIndex = at;
    const [match, sign, text = ""] = pattern.exec(run.text) ?? [];
    if (match === undefined) return [];
    const amount: Amount = text === "x" ? { is: "x" } : number(Number(text));
    const value: Cost =
      sign === "-" ? { is: "removeLoyalty", amount } : { is: "addLoyalty", amount };
    return [{ value, end: at + match.length, weight: 0 }];
  }),
  listOf("Price", "Prices", /, /y),
];
