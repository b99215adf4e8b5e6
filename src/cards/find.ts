/** All cards, as data, and the ways to find one. */
import type { CardDefinition, CardId } from "../language/card.ts";
import * as basicLands from "./basic-lands.ts";
import * as bloomburrow from "./bloomburrow.ts";
import * as copying from "./copying.ts";
import * as core from "./core.ts";
import * as coreCreatures from "./core-creatures.ts";
import * as dragonsOfTarkir from "./dragons-of-tarkir.ts";
import * as dreams from "./dreams.ts";
import * as eventide from "./eventide.ts";
import * as eventideChroma from "./eventide-chroma.ts";
import * as eventideCycles from "./eventide-cycles.ts";
import * as eventideRetrace from "./eventide-retrace.ts";
import * as futureSight from "./future-sight.ts";
import * as ikoria from "./ikoria.ts";
import * as innistrad from "./innistrad.ts";
import * as invasion from "./invasion.ts";
import * as journeyIntoNyx from "./journey-into-nyx.ts";
import * as layers from "./layers.ts";
import * as layersAbilities from "./layers-abilities.ts";
import * as lorwyn from "./lorwyn.ts";
import * as lorwynChampions from "./lorwyn-champions.ts";
import * as lorwynChangelings from "./lorwyn-changelings.ts";
import * as lorwynClash from "./lorwyn-clash.ts";
import * as lorwynCommands from "./lorwyn-commands.ts";
import * as lorwynHideaway from "./lorwyn-hideaway.ts";
import * as lorwynIncarnations from "./lorwyn-incarnations.ts";
import * as lorwynKindred from "./lorwyn-kindred.ts";
import * as midnightHunt from "./midnight-hunt.ts";
import * as midnightHuntWerewolves from "./midnight-hunt-werewolves.ts";
import * as mirrodin from "./mirrodin.ts";
import * as morningtide from "./morningtide.ts";
import * as nightmares from "./nightmares.ts";
import * as odyssey from "./odyssey.ts";
import * as onslaught from "./onslaught.ts";
import * as planarChaos from "./planar-chaos.ts";
import * as ravnica from "./ravnica.ts";
import * as shadowmoor from "./shadowmoor.ts";
import * as splitCards from "./split-cards.ts";
import * as staples from "./staples.ts";
import * as tempest from "./tempest.ts";
import * as therosBestow from "./theros-bestow.ts";
import * as therosGods from "./theros-gods.ts";
import * as therosHeroes from "./theros-heroes.ts";
import * as timeSpiral from "./time-spiral.ts";
import * as torment from "./torment.ts";
import * as tormentCycles from "./torment-cycles.ts";
import * as tormentMadness from "./torment-madness.ts";
import * as tormentPermanents from "./torment-permanents.ts";
import * as tormentSpells from "./torment-spells.ts";
import * as tormentThreshold from "./torment-threshold.ts";
import * as urzasSaga from "./urzas-saga.ts";
import * as werewolves from "./werewolves.ts";
import * as zendikar from "./zendikar.ts";

/** Every card, in the order of the English names. */
export const cards: readonly CardDefinition[] = [
  basicLands,
  bloomburrow,
  copying,
  core,
  coreCreatures,
  dragonsOfTarkir,
  dreams,
  eventide,
  eventideChroma,
  eventideCycles,
  eventideRetrace,
  futureSight,
  ikoria,
  innistrad,
  invasion,
  journeyIntoNyx,
  layers,
  layersAbilities,
  lorwyn,
  lorwynChampions,
  lorwynChangelings,
  lorwynClash,
  lorwynCommands,
  lorwynHideaway,
  lorwynIncarnations,
  lorwynKindred,
  midnightHunt,
  midnightHuntWerewolves,
  mirrodin,
  morningtide,
  nightmares,
  odyssey,
  onslaught,
  planarChaos,
  ravnica,
  shadowmoor,
  splitCards,
  staples,
  tempest,
  therosBestow,
  therosGods,
  therosHeroes,
  timeSpiral,
  torment,
  tormentCycles,
  tormentMadness,
  tormentPermanents,
  tormentSpells,
  tormentThreshold,
  urzasSaga,
  werewolves,
  zendikar,
]
  .flatMap((set): CardDefinition[] => Object.values(set))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const byId: ReadonlyMap<string, CardDefinition> = new Map(cards.map((card) => [card.id, card]));

/** How a name is compared: without regard to case, width and the shape of apostrophes. */
const folded = (name: string): string =>
  name.normalize("NFKC").replaceAll("’", "'").trim().toLowerCase();

const byName: ReadonlyMap<string, CardDefinition> = new Map(
  cards.flatMap((card) =>
    // 709.4a: a split card has the names of its halves.
    [card, ...(card.halves ?? [])]
      .flatMap(({ name }) => [name.en, name.ja])
      .map((name): [string, CardDefinition] => [folded(name), card]),
  ),
);

/** The card with this stable name. */
export function cardById(id: CardId): CardDefinition | undefined {
  return byId.get(id);
}

/** The card with this English or Japanese name. */
export function findCard(name: string): CardDefinition | undefined {
  return byName.get(folded(name));
}
