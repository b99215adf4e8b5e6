/** What is still to be paid, and what mana does for it (CR 107.4, 118.3a). */
import { type ManaType, manaTypes } from "../../language/vocabulary.ts";
import type { ManaAmount } from "../mana.ts";

/** Mana of certain types, and mana of any type. */
export interface Need {
  readonly typed: Readonly<Record<ManaType, number>>;
  readonly generic: number;
}

export function needOf(amount: ManaAmount): Need {
  const { generic, x: _x, hybrid: _hybrid, ...typed } = amount;
  return { typed, generic };
}

/** Exactly this mana. */
export function needOfMana(mana: readonly ManaType[]): Need {
  return { typed: record((type) => countOf(mana, type)), generic: 0 };
}

/** Sets mana against a need: its own type first, then generic; the rest floats. */
export function settle(need: Need, mana: readonly ManaType[]): Need {
  const typed = { ...need.typed };
  let { generic } = need;
  for (const type of mana) {
    if (typed[type] > 0) typed[type] -= 1;
    else if (generic > 0) generic -= 1;
  }
  return { typed, generic };
}

export function plus(one: Need, other: Need): Need {
  return {
    typed: record((type) => one.typed[type] + other.typed[type]),
    generic: one.generic + other.generic,
  };
}

export const isPaid = (need: Need): boolean =>
  need.generic === 0 && manaTypes.every((type) => need.typed[type] === 0);

export const sizeOf = (need: Need): number =>
  manaTypes.reduce((sum, type) => sum + need.typed[type], need.generic);

/** What to take out of a pool for a cost, so that what must be kept is kept. */
export function taking(
  pool: readonly ManaType[],
  cost: Need,
  keep?: Need,
): readonly ManaType[] | undefined {
  const left = [...pool];
  const taken: ManaType[] = [];
  const take = (type: ManaType): boolean => {
    const at = left.indexOf(type);
    if (at < 0) return false;
    left.splice(at, 1);
    taken.push(type);
    return true;
  };
  for (const type of manaTypes) {
    for (let n = 0; n < cost.typed[type]; n += 1) if (!take(type)) return undefined;
  }
  for (let n = 0; n < cost.generic; n += 1) {
    const type = mostSpare(left, keep);
    if (!type || !take(type)) return undefined;
  }
  return taken;
}

/** Colorless before colors, then the most plentiful: what is least likely to be missed. */
function mostSpare(pool: readonly ManaType[], keep?: Need): ManaType | undefined {
  const spare = (type: ManaType): number => countOf(pool, type) - (keep?.typed[type] ?? 0);
  if (spare("colorless") > 0) return "colorless";
  const best = manaTypes.reduce((most, type) => (spare(type) > spare(most) ? type : most), "white");
  return spare(best) > 0 ? best : undefined;
}

const countOf = (mana: readonly ManaType[], type: ManaType): number =>
  mana.filter((one) => one === type).length;

function record(value: (type: ManaType) => number): Readonly<Record<ManaType, number>> {
  return {
    white: value("white"),
    blue: value("blue"),
    black: value("black"),
    red: value("red"),
    green: value("green"),
    colorless: value("colorless"),
  };
}
