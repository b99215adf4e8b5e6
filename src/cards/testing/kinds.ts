/** Cards to be typed, without their text. */
import type { CardText } from "../parse.ts";

export const kinds = {
  creature: { name: "Test Bear", types: "Creature — Bear", power: "2", toughness: "2" },
  artifact: { name: "Test Relic", types: "Artifact" },
  equipment: { name: "Test Sword", types: "Artifact — Equipment" },
  aura: { name: "Test Aura", types: "Enchantment — Aura" },
  enchantment: { name: "Test Rule", types: "Enchantment" },
  instant: { name: "Test Bolt", types: "Instant" },
  sorcery: { name: "Test Bolt", types: "Sorcery" },
  land: { name: "Test Land", types: "Land" },
  planeswalker: { name: "Test Walker", types: "Legendary Planeswalker — Jace", loyalty: "3" },
} as const satisfies Readonly<Record<string, Omit<CardText, "text">>>;
export type Kind = keyof typeof kinds;
