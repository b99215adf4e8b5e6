/** Exact fractions: chances are multiplied and added without rounding. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function common(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** In its lowest terms; for numbers that are not negative. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  const by = common(top, bottom);
  return { over: top / by, under: bottom / by };
}

export const zero: Fraction = fraction(0);
export const one: Fraction = fraction(1);

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.over, a.under * b.under);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero);

export const isOne = ({ over, under }: Fraction): boolean => over === under;

/** As a number: of many digits the first sixteen count. */
export function toNumber({ over, under }: Fraction): number {
  const shift = 10n ** 18n;
  return Number((over * shift) / under) / 1e18;
}

/** `1/4`, `1` */
export const printFraction = ({ over, under }: Fraction): string =>
  under === 1n ? `${over}` : `${over}/${under}`;

/** How many ways there are to take so many of so many. */
export function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) {
    ways = (ways * BigInt(from - index)) / BigInt(index + 1);
  }
  return ways;
}

export const factorial = (number: number): bigint =>
  Array.from({ length: number }, (_, index) => BigInt(index + 1)).reduce((a, b) => a * b, 1n);
