/**
 * Cards whose Japanese names could not be checked against an official source. Those of a face, too:
 * where a card stands here, none of its Japanese names is sure.
 */
import type { CardId } from "../language/card.ts";

const ids = `
  altar-of-the-pantheon arlinn-the-packs-hope brutal-cathar burly-breaker
  eluge-the-shoreless-sea foresee fork
  frontline-heroism goblin-chieftain goblin-matron graveyard-trespasser grim-lavamancer
  harvesttide-infiltrator kessig-naturalist meekstone obsidian-battle-axe outland-liberator
  reckless-stormseeker silumgars-command soul-warden steel-golem stifle suspicious-stowaway
  tovolar-dire-overlord tovolars-huntmaster venser-shaper-savant vesuvan-doppelganger village-watch vindicate
`;

export const unverifiedNames: readonly CardId[] = ids.trim().split(/\s+/) as CardId[];

const unverified: ReadonlySet<CardId> = new Set(unverifiedNames);

/** Whether the Japanese name of a card could not be checked. */
export const isNameUnverified = (id: CardId): boolean => unverified.has(id);
