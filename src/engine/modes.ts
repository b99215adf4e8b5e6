/** Modes (CR 700.2): which can be chosen together. */
import type { Node } from "../language/schema.ts";

/** Every set of modes that may be chosen and contains these, by their places in the text (700.2d). */
export function modeSelections(
  { least, most, modes }: Node<"Effect", "modal">,
  containing: readonly number[] = [],
): readonly (readonly number[])[] {
  const all: (readonly number[])[] = [];
  const grow = (chosen: readonly number[], from: number): void => {
    const fits = chosen.length >= least && containing.every((mode) => chosen.includes(mode));
    if (fits) all.push(chosen);
    if (chosen.length === most) return;
    for (let mode = from; mode < modes.length; mode += 1) grow([...chosen, mode], mode + 1);
  };
  grow([], 0);
  return [...all].sort((one, other) => one.length - other.length);
}
