/** Mana as costs and pools speak of it (CR 106, 107.4, 202). */
import type { ManaCost } from "../language/schema.ts";
import { type ManaType, manaTypes } from "../language/vocabulary.ts";

/** A mana cost counted: generic, colour by colour, and how many {X}. */
export type ManaAmount = Readonly<Record<ManaType | "generic" | "x", number>>;

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
};

/**
 * Counts the symbols of a cost.
 * @throws {Error} for a symbol that the game does not know: a mistake in a definition.
 */
export function parseMana(cost: ManaCost): ManaAmount {
  const amount: Record<ManaType | "generic" | "x", number> = { ...noMana };
  for (const [, symbol = ""] of cost.matchAll(/\{([^}]*)\}/g)) {
    const type = letters[symbol];
    if (type) amount[type] += 1;
    else if (symbol === "X") amount.x += 1;
    else if (/^\d+$/.test(symbol)) amount.generic += Number(symbol);
    else throw new Error(`“{${symbol}}” in “${cost}” is no mana symbol that is known here.`);
  }
  return amount;
}

/** The symbols of a cost, without braces: `W`, `2`, `W/B`, `2/W`. */
export const manaSymbols = (cost: ManaCost): readonly string[] =>
  [...cost.matchAll(/\{([^}]*)\}/g)].map(([, symbol = ""]) => symbol);

/** Whether a symbol is of a colour; a hybrid symbol is of both of its colours (107.4e). */
export const isSymbolOf = (symbol: string, color: ManaType): boolean =>
  symbol.split("/").includes(letterOf[color]);

/** Writes a cost in the order of cards: X, generic, colours. `{0}` for nothing. */
export function formatMana(amount: ManaAmount): ManaCost {
  const symbols = [
    "{X}".repeat(amount.x),
    amount.generic > 0 ? `{${amount.generic}}` : "",
    ...["colorless" as const, ...manaTypes.filter((type) => type !== "colorless")].map((type) =>
      `{${letterOf[type]}}`.repeat(amount[type]),
    ),
  ].join("");
  return symbols === "" ? "{0}" : symbols;
}

export function addMana(one: ManaAmount, other: ManaAmount): ManaAmount {
  return combine((key) => one[key] + other[key]);
}

/** The cost with X chosen (107.3). */
export function withX(amount: ManaAmount, x: number): ManaAmount {
  return { ...amount, generic: amount.generic + amount.x * x, x: 0 };
}

export function times(amount: ManaAmount, factor: number): ManaAmount {
  return combine((key) => amount[key] * factor);
}

/** A reduction: generic mana first of all; colours only from their own colour (118.7a–c). */
export function reduceMana(amount: ManaAmount, by: ManaAmount): ManaAmount {
  const reduced = combine((key) => Math.max(0, amount[key] - by[key]));
  // 118.7c: what a coloured reduction finds no coloured mana for reduces generic mana.
  const excess = manaTypes.reduce((sum, type) => sum + Math.max(0, by[type] - amount[type]), 0);
  return { ...reduced, generic: Math.max(0, reduced.generic - excess) };
}

/** Mana value (202.3): X counts as announced on the stack, else 0. */
export function totalOf(amount: ManaAmount, x = 0): number {
  return manaTypes.reduce((sum, type) => sum + amount[type], amount.generic + amount.x * x);
}

function combine(value: (key: keyof ManaAmount) => number): ManaAmount {
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
