/** Texts in everyday templating, in combinations that no card here has, printed as they are typed. */
import type { Kind } from "../kinds.ts";
import { artifactTexts, equipmentTexts } from "./artifacts.ts";
import { creatureTexts } from "./creatures.ts";
import { auraTexts, enchantmentTexts } from "./enchantments.ts";
import { instantTexts } from "./instants.ts";
import { landTexts } from "./lands.ts";
import { planeswalkerTexts } from "./planeswalkers.ts";
import type { Row } from "./row.ts";
import { sorceryTexts } from "./sorceries.ts";

export const sameAgain: Readonly<Record<Kind, readonly Row[]>> = {
  creature: creatureTexts,
  artifact: artifactTexts,
  aura: auraTexts,
  instant: instantTexts,
  enchantment: enchantmentTexts,
  sorcery: sorceryTexts,
  land: landTexts,
  equipment: equipmentTexts,
  planeswalker: planeswalkerTexts,
};
