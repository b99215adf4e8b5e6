import { attackedWith, type Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { partsOf } from "../../engine/index.ts";
import { formatPool } from "../../engine/mana.ts";
import { keywords } from "../../keywords/index.ts";
import type { CardName } from "../../language/card.ts";
import type { Vocabulary } from "../../language/eraWords.ts";
import {
  colorWords,
  counterInJapanese,
  fullStepWords,
  subtypeWords,
} from "../../language/lexicon.ts";
import { phrasesIn } from "../../language/print/ja/phrases.ts";
import { typeLine } from "../../language/print/ja/typeLine.ts";
import { refusalText } from "../../notation/refusals.ts";
import {
  areDistinct,
  called,
  type FormerNames,
  faceNames,
  isTokenName,
  type Names,
  nameOf,
  printedName,
  tally,
} from "../names.ts";
import { change, playerChange } from "./changes.ts";
import { cost } from "./costs.ts";
import { joinClauses, list } from "./grammar.ts";

/** 「キッカー」。その名前のコストがいくつかあれば「2つ目のキッカー」（702.33f）。 */
function keywordName(called: string): string {
  const { name, nth } = partsOf(called);
  const word = (keywords as Readonly<Record<string, { readonly ja: string }>>)[name]?.ja;
  if (word === undefined) return called;
  return nth === 1 ? word : `${nth}つ目の${word}`;
}

/** Card names stand in brackets; what a token is called by its subtypes does not. */
const inBrackets = (name: CardName): string => (isTokenName(name) ? name.ja : `《${name.ja}》`);

/** By what so many of these are counted. */
function counterWord(name: string): string {
  if (name.endsWith("能力")) return "つ";
  return name.endsWith("トークン") ? "体" : "枚";
}

const counted = (names: readonly string[]): string =>
  list(
    tally(names).map(([name, count]) =>
      count === 1 ? name : `${name}${count}${counterWord(name)}`,
    ),
  );

export function japaneseNames(game: Game, vocabulary: Vocabulary, formerly?: FormerNames): Names {
  const say = phrasesIn(vocabulary);
  const word = (name: CardName | undefined, id: ObjectId): string =>
    name ? inBrackets(name) : names.object(id);
  const names: Names = {
    game,
    vocabulary,
    player: (id) => `プレイヤー${id}`,
    object(id) {
      const what = called(game, id, formerly);
      switch (what.is) {
        case "unknown":
          return "カード";
        case "combatDamage":
          return "戦闘ダメージ";
        case "card":
          return `${what.of ? `${names.player(what.of)}の` : ""}${inBrackets(what.name)}`;
        case "turnDraw":
          return "ターンのドロー";
        case "ability":
          return `${inBrackets(what.name)}の${what.keyword ? keywordName(what.keyword) : ""}能力`;
      }
    },
    bare: (id) => word(nameOf(game, id), id),
    printed: (id) => word(printedName(game, id), id),
    faces(id) {
      const of = faceNames(game, id);
      return of && [inBrackets(of[0]), inBrackets(of[1])];
    },
    objects: (ids) => counted(ids.map(names.object)),
    attacked(one) {
      const team = one.is === "player" ? attackedWith(game, one.player) : [];
      return team.length > 1 ? `プレイヤー${team.join("と")}のチーム` : names.target(one);
    },
    target: (one) => (one.is === "player" ? names.player(one.player) : names.object(one.object)),
    targets(some) {
      const called = some.map(names.target);
      return areDistinct(some) ? counted(called) : list(called);
    },
    zone: say.zone,
    place: (place) =>
      place.player
        ? `${names.player(place.player)}の${say.zone(place.zone)}`
        : say.zone(place.zone),
    step: (step) => fullStepWords[step]?.ja ?? say.step(step),
    color: (color) => colorWords[color].ja,
    mana: formatPool,
    keyword: keywordName,
    subtype: (subtype) => subtypeWords.get(subtype)?.ja ?? subtype,
    typeLine: (of) => typeLine(of, vocabulary),
    counter: counterInJapanese,
    costs: (costs) => costs.map((one) => cost(one, say)).join("、"),
    changes: (changes) => joinClauses(changes.map((one) => change(one, names))),
    playerChanges: (changes) => joinClauses(changes.map((one) => playerChange(one, names))),
    refusal: (refusal) => refusalText(refusal, "ja", vocabulary),
  };
  return names;
}
