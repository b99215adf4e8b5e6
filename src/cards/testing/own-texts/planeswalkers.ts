import type { Row } from "./row.ts";

export const planeswalkerTexts: readonly Row[] = [
  ["[0]: Scry 1.\n[−X]: Test Walker deals X damage to target creature."],
];
