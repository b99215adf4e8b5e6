import { subtypeWords } from "../subtypes.ts";
import type { Subtype } from "../vocabulary.ts";

/**
 * The creature types of 205.3m that have no Japanese word here (`subtypes.ts`): they may be typed all
 * the same, and stand in Japanese texts as they are.
 */
const names = `
  Aetherborn Alien Antelope Armadillo Astartes Aurochs Azra Balloon Bard Beaver Beeble
  Beholder Bison Blinkmoth Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Child
  Chimera Clown Coward Coyote Crocodile C'tan Custodes Cyberman Dalek Deserter Doctor
  Dreadnought Drix Echidna Egg Elder Employee Eye Ferret Fractal Gamer Giraffe Gith
  Glimmer Gnoll Graveborn Guest Hamster Hedgehog Hero Hippo Homarid Hyena Inkling Inquisitor
  Jackal Kangaroo Llama Lammasu Leech Lemur Licid Lobster Masticore Metathran Mite Mole Monger
  Mongoose Moogle Mount Mystic Nautilus Necron Nephilim Nightstalker Orb Orgg Oyster Pangolin
  Peasant Pentavite Performer Pest Phelddagrif Pilot Pincher Platypus Porcupine Possum
  Primarch Prism Processor Qu Reflection Rigger Robot Sable Sand Scientist Scion Sculpture
  Seal Serf Skunk Slith Sloth Slug Snail Sorcerer Spike Splinter Sponge Starfish
  Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Tiefling Toy Trilobite
  Triskelavite Tyranid Utrom Varmint Villain Volver Walrus Weasel Wolverine Wombat Zubera
`;

export const furtherCreatureTypes: readonly Subtype[] = names.trim().split(/\s+/);

/** All that may stand on a type line. */
export const knownSubtypes: readonly Subtype[] = [...subtypeWords.keys(), ...furtherCreatureTypes];
