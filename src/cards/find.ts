/** All cards, as data, and the ways to find one. */
import type { CardDefinition, CardId } from "../language/card.ts";
import * as basicLands from "./basic-lands.ts";
import * as core from "./core.ts";
import * as dreams from "./dreams.ts";
import * as eventide from "./eventide.ts";
import * as eventideChroma from "./eventide-chroma.ts";
import * as eventideCycles from "./eventide-cycles.ts";
import * as eventideRetrace from "./eventide-retrace.ts";
import * as futureSight from "./future-sight.ts";
import * as ikoria from "./ikoria.ts";
import * as invasion from "./invasion.ts";
import * as journeyIntoNyx from "./journey-into-nyx.ts";
import * as layers from "./layers.ts";
import * as lorwyn from "./lorwyn.ts";
import * as lorwynChampions from "./lorwyn-champions.ts";
import * as lorwynChangelings from "./lorwyn-changelings.ts";
import * as lorwynClash from "./lorwyn-clash.ts";
import * as lorwynCommands from "./lorwyn-commands.ts";
import * as lorwynHideaway from "./lorwyn-hideaway.ts";
import * as lorwynIncarnations from "./lorwyn-incarnations.ts";
import * as midnightHunt from "./midnight-hunt.ts";
import * as morningtide from "./morningtide.ts";
import * as nightmares from "./nightmares.ts";
import * as odyssey from "./odyssey.ts";
import * as planarChaos from "./planar-chaos.ts";
import * as staples from "./staples.ts";
import * as tempest from "./tempest.ts";
import * as torment from "./torment.ts";
import * as tormentCycles from "./torment-cycles.ts";
import * as tormentMadness from "./torment-madness.ts";
import * as tormentPermanents from "./torment-permanents.ts";
import * as tormentSpells from "./torment-spells.ts";
import * as tormentThreshold from "./torment-threshold.ts";
import * as urzasSaga from "./urzas-saga.ts";

/** Every card, in the order of the English names. */
export const cards: readonly CardDefinition[] = [
  basicLands,
  core,
  dreams,
  eventide,
  eventideChroma,
  eventideCycles,
  eventideRetrace,
  futureSight,
  ikoria,
  invasion,
  journeyIntoNyx,
  layers,
  lorwyn,
  lorwynChampions,
  lorwynChangelings,
  lorwynClash,
  lorwynCommands,
  lorwynHideaway,
  lorwynIncarnations,
  midnightHunt,
  morningtide,
  nightmares,
  odyssey,
  planarChaos,
  staples,
  tempest,
  torment,
  tormentCycles,
  tormentMadness,
  tormentPermanents,
  tormentSpells,
  tormentThreshold,
  urzasSaga,
]
  .flatMap((set): CardDefinition[] => Object.values(set))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const byId: ReadonlyMap<string, CardDefinition> = new Map(cards.map((card) => [card.id, card]));

/** How a name is compared: without regard to case, width and the shape of apostrophes. */
const folded = (name: string): string =>
  name.normalize("NFKC").replaceAll("’", "'").trim().toLowerCase();

const byName: ReadonlyMap<string, CardDefinition> = new Map(
  cards.flatMap((card) =>
    [card.name.en, card.name.ja].map((name): [string, CardDefinition] => [folded(name), card]),
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
