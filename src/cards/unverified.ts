/**
 * Cards whose Japanese names could not be checked against an official source. Those of a face, too:
 * where a card stands here, none of its Japanese names is sure. Of Copy Artifact, of Fork and of
 * Vesuvan Doppelganger no printing in Japanese is known; they go by their English names among
 * Japanese players.
 */
import type { CardId } from "../language/card.ts";

const ids = `
  copy-artifact fork frontline-heroism krosan-grip magus-of-the-mirror
  vesuvan-doppelganger
`;

export const unverifiedNames: readonly CardId[] = ids.trim().split(/\s+/) as CardId[];

const unverified: ReadonlySet<CardId> = new Set(unverifiedNames);

/** Whether the Japanese name of a card could not be checked. */
export const isNameUnverified = (id: CardId): boolean => unverified.has(id);
