import { attackedWith, type Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { partsOf } from "../../engine/index.ts";
import { formatPool } from "../../engine/mana.ts";
import { keywords } from "../../keywords/index.ts";
import type { CardName } from "../../language/card.ts";
import type { Vocabulary } from "../../language/eraWords.ts";
import { fullStepWords, subtypeWords, zoneWords } from "../../language/lexicon.ts";
import { type Phrases, phrasesIn } from "../../language/print/en/phrases.ts";
import { typeLine } from "../../language/print/en/typeLine.ts";
import type { Zone } from "../../language/vocabulary.ts";
import { refusalText } from "../../notation/refusals.ts";
import {
  areDistinct,
  called,
  type FormerNames,
  faceNames,
  type Names,
  nameOf,
  printedName,
  tally,
} from "../names.ts";
import { change, playerChange } from "./changes.ts";
import { cost } from "./costs.ts";
import { list, possessive } from "./grammar.ts";

const bareZones: ReadonlySet<Zone> = new Set(["hand", "exile"]);
const zoneName = (zone: Zone, say: Phrases): string => {
  if (zone === "battlefield") return say.battlefield;
  const word = say.zone(zone);
  return bareZones.has(zone) && word === zoneWords[zone].en ? word : `the ${word}`;
};

const ordinals = ["", "", "second ", "third "];

/** "kicker"; of several costs of that name "second kicker" (702.33f). */
function keywordName(called: string): string {
  const { name, nth } = partsOf(called);
  const word = (keywords as Readonly<Record<string, { readonly en: string }>>)[name]?.en;
  if (word === undefined) return called;
  return `${ordinals[nth] ?? `${nth}th `}${word.toLowerCase()}`;
}

const unknown = "a card";

const ABILITY = / ability$/;

/** "3 cards", "2 copies of Shock", "2 Goblin Tokens", "2 of Shriekmaw's abilities". */
function several(name: string, count: number): string {
  if (name === unknown) return `${count} cards`;
  if (ABILITY.test(name)) return `${count} of ${name.replace(ABILITY, " abilities")}`;
  return name.endsWith(" Token") ? `${count} ${name}s` : `${count} copies of ${name}`;
}

const counted = (names: readonly string[]): string =>
  list(tally(names).map(([name, count]) => (count === 1 ? name : several(name, count))));

export function englishNames(game: Game, vocabulary: Vocabulary, formerly?: FormerNames): Names {
  const say = phrasesIn(vocabulary);
  const word = (name: CardName | undefined, id: ObjectId): string => name?.en ?? names.object(id);
  const names: Names = {
    game,
    vocabulary,
    player: (id) => `player ${id}`,
    object(id) {
      const what = called(game, id, formerly);
      switch (what.is) {
        case "unknown":
          return unknown;
        case "combatDamage":
          return "the combat damage";
        case "card":
          return what.of ? `${possessive(names.player(what.of))} ${what.name.en}` : what.name.en;
        case "turnDraw":
          return "the turn's draw";
        case "ability":
          return `${possessive(what.name.en)} ${what.keyword ? `${keywordName(what.keyword)} ` : ""}ability`;
      }
    },
    bare: (id) => word(nameOf(game, id), id),
    printed: (id) => word(printedName(game, id), id),
    faces(id) {
      const of = faceNames(game, id);
      return of && [of[0].en, of[1].en];
    },
    objects: (ids) => counted(ids.map(names.object)),
    attacked(one) {
      const team = one.is === "player" ? attackedWith(game, one.player) : [];
      return team.length > 1 ? `the team of players ${list(team)}` : names.target(one);
    },
    target: (one) => (one.is === "player" ? names.player(one.player) : names.object(one.object)),
    targets(some) {
      const called = some.map(names.target);
      return areDistinct(some) ? counted(called) : list(called);
    },
    zone: (zone) => zoneName(zone, say),
    place: ({ zone, player }) =>
      player ? `${possessive(names.player(player))} ${say.zone(zone)}` : zoneName(zone, say),
    step: (step) => fullStepWords[step]?.en ?? say.step(step),
    color: (color) => color,
    mana: formatPool,
    keyword: keywordName,
    subtype: (subtype) => subtypeWords.get(subtype)?.en ?? subtype,
    typeLine: (of) => typeLine(of, vocabulary),
    counter: (name) => `${name} counter`,
    costs: (costs) => costs.map((one) => cost(one, say)).join(", "),
    changes: (changes, many) => list(changes.map((one) => change(one, many, names))),
    playerChanges: (changes, many) => list(changes.map((one) => playerChange(one, many, names))),
    refusal: (refusal) => refusalText(refusal, "en", vocabulary),
  };
  return names;
}
