import type { Game } from "../../engine/game.ts";
import { formatPool } from "../../engine/mana.ts";
import { keywords } from "../../keywords/index.ts";
import { colorWords, stepWords, zoneWords } from "../../language/lexicon.ts";
import type { Amount, Change, Cost } from "../../language/schema.ts";
import { refusalText } from "../../notation/refusals.ts";
import { called, type Names, tally } from "../names.ts";
import { joinClauses } from "./grammar.ts";

/** Steps by their full names; the lexicon has them as card texts call them. */
const steps = {
  ...stepWords,
  upkeep: { ja: "アップキープ・ステップ" },
  beginCombat: { ja: "戦闘開始ステップ" },
};

export const list = (items: readonly string[]): string =>
  items.length > 0 ? items.join("と") : "なし";

const keywordName = (name: string): string =>
  (keywords as Readonly<Record<string, { readonly ja: string }>>)[name]?.ja ?? name;

const amount = (node: Amount): string => (node.is === "number" ? `${node.value}` : "X");

function cost(node: Cost): string {
  switch (node.is) {
    case "payMana":
      return node.times ? `それぞれ${node.mana}` : node.mana;
    case "tapThis":
      return "{T}";
    case "discardCards":
      return `カード${amount(node.amount)}枚を捨てる`;
    case "sacrificeThis":
      return "これを生け贄に捧げる";
    case "payLife":
      return `${amount(node.amount)}点のライフを支払う`;
  }
}

const signed = (node: Amount): string =>
  node.is === "number" && node.value < 0 ? `${node.value}` : `+${amount(node)}`;

function change(node: Change): string {
  switch (node.is) {
    case "modifyPT":
      return `${signed(node.power)}/${signed(node.toughness)}の修整を受ける`;
    case "switchPT":
      return "パワーとタフネスが入れ替わる";
    case "becomeColor":
      return node.color.is === "thatColor"
        ? `${colorWords[node.color.color].ja}になる`
        : "選ばれた色になる";
    case "gainAbility":
      return node.ability.is === "keyword"
        ? `${keywordName(node.ability.name)}を得る`
        : "能力を得る";
    case "cantAttack":
      return "攻撃できない";
    case "cantBlock":
      return "ブロックできない";
    default:
      return "変化する";
  }
}

export function japaneseNames(game: Game): Names {
  const names: Names = {
    game,
    player: (id) => `プレイヤー${id}`,
    object(id) {
      const what = called(game, id);
      switch (what.is) {
        case "unknown":
          return "カード";
        case "card":
          return `${what.of ? `${names.player(what.of)}の` : ""}《${what.name.ja}》`;
        case "ability":
          return `《${what.name.ja}》の${what.keyword ? keywordName(what.keyword) : ""}能力`;
      }
    },
    objects: (ids) =>
      list(
        tally(ids.map(names.object)).map(([name, count]) =>
          count === 1 ? name : `${name}${count}枚`,
        ),
      ),
    target: (one) => (one.is === "player" ? names.player(one.player) : names.object(one.object)),
    targets: (some) => list(some.map(names.target)),
    zone: (zone) => zoneWords[zone].ja,
    place: (place) =>
      place.player
        ? `${names.player(place.player)}の${zoneWords[place.zone].ja}`
        : zoneWords[place.zone].ja,
    step: (step) => steps[step].ja,
    color: (color) => colorWords[color].ja,
    mana: formatPool,
    keyword: keywordName,
    costs: (costs) => costs.map(cost).join("、"),
    changes: (changes) => joinClauses(changes.map(change)),
    refusal: (refusal) => refusalText(refusal, "ja"),
  };
  return names;
}
