/** The abilities that basic land types bring (CR 305.6). */
import type { Characteristics } from "../characteristics.ts";
import { intrinsicAbilities } from "../printed.ts";

type Abilities = Characteristics["abilities"];
const known = new WeakMap<Abilities, WeakMap<readonly string[], Abilities>>();

/** Abilities with those that subtypes bring; the same lists give the same list. */
export function withIntrinsic(abilities: Abilities, subtypes: readonly string[]): Abilities {
  const found = known.get(abilities)?.get(subtypes);
  if (found) return found;
  const added = intrinsicAbilities(subtypes);
  const all = added.length === 0 ? abilities : [...abilities, ...added];
  const bySubtypes = known.get(abilities) ?? new WeakMap();
  bySubtypes.set(subtypes, all);
  known.set(abilities, bySubtypes);
  return all;
}
