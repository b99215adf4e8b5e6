/** Mana as costs and pools speak of it (CR 106, 107.4, 202). */
import type { ManaCost } from "../language/schema.ts";
import { type ManaType, manaTypes } from "../language/vocabulary.ts";
import type { Rules } from "./rules.ts";

type Counted = Readonly<Record<ManaType | "generic" | "x", number>>;

/** A mana cost counted: generic, color by color, how many {X}, and hybrid symbols undecided. */
export type ManaAmount = Counted & { readonly hybrid: readonly string[] };

const letters: Readonly<Record<string, ManaType>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
};

const letterOf = Object.fromEntries(
  Object.entries(letters).map(([letter, type]) => [type, letter]),
) as Readonly<Record<ManaType, string>>;

export const noMana: ManaAmount = {
  generic: 0,
  x: 0,
  white: 0,
  blue: 0,
  black: 0,
  red: 0,
  green: 0,
  colorless: 0,
  hybrid: [],
};

/** 107.4: a hybrid symbol has two halves, of which the second is a color. */
const hybridSymbol = /^(?:\d+|[WUBRGC])\/[WUBRG]$/;

/**
 * Counts the symbols of a cost.
 * @throws {Error} for a symbol that the game does not know: a mistake in a definition.
 */
export function parseMana(cost: ManaCost): ManaAmount {
  const amount: Record<ManaType | "generic" | "x", number> = { ...countsOf(noMana) };
  const hybrid: string[] = [];
  for (const symbol of manaSymbols(cost)) {
    const type = letters[symbol];
    if (type) amount[type] += 1;
    else if (symbol === "X") amount.x += 1;
    else if (/^\d+$/.test(symbol)) amount.generic += Number(symbol);
    else if (hybridSymbol.test(symbol)) hybrid.push(symbol);
    else throw new Error(`“{${symbol}}” in “${cost}” is no mana symbol that is known here.`);
  }
  return { ...amount, hybrid };
}

/** The symbols of a cost, without braces: `W`, `2`, `W/B`, `2/W`. */
export const manaSymbols = (cost: ManaCost): readonly string[] =>
  [...cost.matchAll(/\{([^}]*)\}/g)].map(([, symbol = ""]) => symbol);

/** Whether a symbol is of a color; a hybrid symbol is of both of its colors (107.4e). */
export const isSymbolOf = (symbol: string, color: ManaType): boolean =>
  symbol.split("/").includes(letterOf[color]);

/** Writes a cost in the order of cards: X, generic, hybrid, colors. `{0}` for nothing. */
export function formatMana(amount: ManaAmount): ManaCost {
  const symbols = [
    "{X}".repeat(amount.x),
    amount.generic > 0 ? `{${amount.generic}}` : "",
    ...amount.hybrid.map((symbol) => `{${symbol}}`),
    ...["colorless" as const, ...manaTypes.filter((type) => type !== "colorless")].map((type) =>
      `{${letterOf[type]}}`.repeat(amount[type]),
    ),
  ].join("");
  return symbols === "" ? "{0}" : symbols;
}

export function addMana(one: ManaAmount, other: ManaAmount): ManaAmount {
  return { ...combine((key) => one[key] + other[key]), hybrid: [...one.hybrid, ...other.hybrid] };
}

/** The cost with X chosen (107.3). */
export function withX(amount: ManaAmount, x: number): ManaAmount {
  return { ...amount, generic: amount.generic + amount.x * x, x: 0 };
}

export function times(amount: ManaAmount, factor: number): ManaAmount {
  const hybrid = Array.from({ length: factor }, () => amount.hybrid).flat();
  return { ...combine((key) => amount[key] * factor), hybrid };
}

/**
 * A reduction: each type of mana from its own (118.7a); what finds none of its type, or not
 * enough, reduces generic mana (118.7b–d), or did nothing in older rules. Hybrid symbols are
 * decided before (601.2b).
 */
export function reduceMana(
  amount: ManaAmount,
  by: ManaAmount,
  rest: Rules["excessReduction"] = "reducesGeneric",
): ManaAmount {
  const reduced = combine((key) => Math.max(0, amount[key] - by[key]));
  if (rest === "isLost") return { ...reduced, hybrid: amount.hybrid };
  const excess = manaTypes.reduce((sum, type) => sum + Math.max(0, by[type] - amount[type]), 0);
  return {
    ...reduced,
    generic: Math.max(0, reduced.generic - excess),
    hybrid: amount.hybrid,
  };
}

/** Mana value (202.3): X counts as announced on the stack, else 0; the larger half (202.3f). */
export function totalOf(amount: ManaAmount, x = 0): number {
  const hybrid = amount.hybrid.reduce((sum, symbol) => sum + sizeOfHybrid(symbol), 0);
  return (
    manaTypes.reduce((sum, type) => sum + amount[type], amount.generic + amount.x * x) + hybrid
  );
}

const sizeOfHybrid = (symbol: string): number =>
  Math.max(...halvesOf(symbol).map((half) => Number(half) || 1));

/** The two ways to pay a hybrid symbol, mana of a type before generic mana (107.4e). */
export const halvesOf = (symbol: string): readonly string[] =>
  symbol.split("/").sort((one, other) => Number(/\d/.test(one)) - Number(/\d/.test(other)));

/** The cost with its first hybrid symbol of this kind decided (601.2b). */
export function withHalf(amount: ManaAmount, symbol: string, half: string): ManaAmount {
  const at = amount.hybrid.indexOf(symbol);
  if (at < 0) return amount;
  const rest = { ...amount, hybrid: amount.hybrid.filter((_, index) => index !== at) };
  return addMana(rest, parseMana(`{${half}}`));
}

/** 601.2b: the nonhybrid costs that a cost can be paid as, those of fewest mana first. */
export function equivalents(amount: ManaAmount): readonly ManaAmount[] {
  let found: readonly ManaAmount[] = [amount];
  for (const symbol of amount.hybrid) {
    const next = new Map<string, ManaAmount>();
    for (const one of found) {
      for (const half of halvesOf(symbol)) {
        const decided = withHalf(one, symbol, half);
        next.set(formatMana(decided), decided);
      }
    }
    found = [...next.values()];
  }
  return [...found].sort((one, other) => totalOf(one) - totalOf(other));
}

function countsOf({ hybrid: _hybrid, ...counts }: ManaAmount): Counted {
  return counts;
}

function combine(value: (key: keyof Counted) => number): Counted {
  return {
    generic: value("generic"),
    x: value("x"),
    white: value("white"),
    blue: value("blue"),
    black: value("black"),
    red: value("red"),
    green: value("green"),
    colorless: value("colorless"),
  };
}

export const formatPool = (mana: readonly ManaType[]): string =>
  mana.map((type) => `{${letterOf[type]}}`).join("");
