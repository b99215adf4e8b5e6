import type { PlayerId } from "../../engine/ids.ts";
import { keywords } from "../../keywords/index.ts";
import {
  colorWords,
  counterInJapanese,
  stepWords,
  subtypeWords,
  supertypeWords,
  typeWords,
  zoneWords,
} from "../../language/lexicon.ts";
import type { Zone } from "../../language/vocabulary.ts";
import type { Fact, PermissionVerb, Status, TypeWord } from "../../notation/syntax.ts";
import { type Named, named } from "../named.ts";
import { inBrackets, nameOf, objectName, playerName, thingName, wayName } from "./references.ts";

const placeName = (zone: Zone, of: PlayerId | undefined): string =>
  `${of ? `${playerName(of)}の` : ""}${zoneWords[zone].ja}`;

const statusWords: Readonly<Record<Status, string>> = {
  tapped: "タップ状態で",
  untapped: "アンタップ状態で",
  attacking: "攻撃クリーチャーで",
  blocking: "ブロック・クリーチャーで",
  blocked: "ブロックされて",
  unblocked: "ブロックされていない状態で",
  monstrous: "怪物的な状態で",
  bestowed: "授与された状態で",
  "face down": "裏向きで",
  "face up": "表向きで",
  "phased out": "フェイズ・アウトした状態で",
  transformed: "第2面が表で",
  "a token": "トークンで",
  "a copy": "コピーで",
};

const verbs: Readonly<Record<PermissionVerb, readonly [string, string]>> = {
  cast: ["を唱えられる", "を唱えられない"],
  activate: ["の能力を起動できる", "の能力を起動できない"],
  play: ["をプレイできる", "をプレイできない"],
  discard: ["を捨てられる", "を捨てられない"],
};

function typeName(word: TypeWord): string {
  switch (word.is) {
    case "type":
      return typeWords[word.type].ja;
    case "subtype":
      return subtypeWords.get(word.subtype)?.ja ?? word.subtype;
    case "supertype":
      return supertypeWords[word.supertype].ja.replace(/[の・]$/, "");
  }
}

const being = (isNot: boolean | undefined): string => (isNot ? "ではない" : "である");
const isSo = (isNot: boolean | undefined): string => (isNot ? "いない" : "いる");

/** What a board claims, as a clause without its full stop. */
export function factClause(fact: Fact, board: Named): string {
  const object = "object" in fact ? objectName(fact.object, board) : "";
  const player = "player" in fact ? playerName(fact.player) : "";
  switch (fact.is) {
    case "where":
      return `${object}は${placeName(fact.zone, fact.of)}に${fact.not ? "ない" : "ある"}`;
    case "size":
      return `${object}は${fact.power}/${fact.toughness}${being(fact.not)}`;
    case "colors":
      return `${object}は${fact.colors.map((color) => colorWords[color].ja).join("と") || "無色"}${being(fact.not)}`;
    case "status":
      return fact.status === "blocked"
        ? `${object}は${statusWords.blocked}${isSo(fact.not)}`
        : `${object}は${statusWords[fact.status]}${fact.not ? "はない" : "ある"}`;
    case "type":
      return `${object}は${typeName(fact.word)}${being(fact.not)}`;
    case "attached":
      return `${object}は${nameOf(fact.to, board)}につけられて${isSo(fact.not)}`;
    case "keyword": {
      const quality = fact.color ? `（${colorWords[fact.color].ja}）` : "";
      return `${object}は${keywords[fact.keyword].ja}${quality}を持って${isSo(fact.not)}`;
    }
    case "named": {
      const name = named(fact.name, board);
      return `${object}の名前は${name ? inBrackets(name) : `《${fact.name}》`}${being(fact.not)}`;
    }
    case "whose": {
      const role = fact.as === "owned" ? "オーナー" : "コントローラー";
      return `${object}の${role}は${player}${being(fact.not)}`;
    }
    case "fights": {
      const what = thingName(fact.what, board);
      const does = fact.how === "attacking" ? "攻撃して" : "ブロックして";
      return `${object}は${what}を${does}${isSo(fact.not)}`;
    }
    case "noAbilities":
      return `${object}は能力を持って${fact.not ? "いる" : "いない"}`;
    case "canFight": {
      const does = fact.attacker ? `で${nameOf(fact.attacker, board)}をブロック` : "で攻撃";
      return `${player}は${object}${does}${fact.not ? "できない" : "できる"}`;
    }
    case "mayLook":
      return `${player}は${object}を見${fact.not ? "ることができない" : "てよい"}`;
    case "controls": {
      const what = fact.what ? nameOf(fact.what, board) : "パーマネント";
      return fact.amount === 0
        ? `${player}は${what}をコントロールしていない`
        : `${player}がコントロールしている${what}は${fact.amount}${fact.amount < 10 ? "つ" : "個"}である`;
    }
    case "time": {
      const time =
        fact.time === "day" ? "昼" : fact.time === "night" ? "夜" : "昼でも夜でもない状態";
      return `${time}${being(fact.not)}`;
    }
    case "result":
      return fact.result === "draw" ? "ゲームは引き分けに終わった" : "ゲームは続いている";
    case "damage":
      return fact.amount === 0
        ? `${object}はダメージを負っていない`
        : `${object}は${fact.amount}点のダメージを負っている`;
    case "counters":
      return fact.amount === 0
        ? `${object}に${counterInJapanese(fact.kind)}は置かれていない`
        : `${object}に${counterInJapanese(fact.kind)}が${fact.amount}個置かれている`;
    case "loyalty":
      return fact.amount === undefined
        ? `${object}に忠誠度はない`
        : `${object}の忠誠度は${fact.amount}である`;
    case "manaValue":
      return `${object}のマナ総量は${fact.value}である`;
    case "manaCost":
      return fact.cost === undefined
        ? `${object}にマナ・コストはない`
        : `${object}のマナ・コストは${fact.cost}である`;
    case "triggered":
      if (fact.times === undefined) return `${object}の能力が誘発した`;
      return fact.times === 0
        ? `${object}の能力は誘発しなかった`
        : `${object}の能力が${fact.times}回誘発した`;
    case "countered":
      return `${object}は打ち消され${fact.not ? "なかった" : "た"}`;
    case "together":
      return `${fact.objects.map((one) => objectName(one, board)).join("と")}は同時に移動${fact.not ? "しなかった" : "した"}`;
    case "journey":
      return `${object}は${fact.zones.map((zone) => zoneWords[zone].ja).join("、")}の順に移った`;
    case "can": {
      const [yes, no] = verbs[fact.verb];
      const way = fact.way === undefined ? "" : wayName(fact.way, board);
      return `${player}は${way}${object}${fact.not ? no : yes}`;
    }
    case "life":
      return `${player}のライフは${fact.life}点である`;
    case "count":
      return fact.amount === 0
        ? `${player}の${zoneWords[fact.zone].ja}にカードはない`
        : `${player}の${zoneWords[fact.zone].ja}のカードは${fact.amount}枚である`;
    case "discarded":
      return fact.amount === 0
        ? `${player}はこのターンにカードを捨てていない`
        : `${player}はこのターンにカードを${fact.amount}枚捨てた`;
    case "spent":
      return fact.mana === "{0}"
        ? `${player}はマナを支払っていない`
        : `${player}は${fact.mana}を支払った`;
    case "asked":
      return `${player}は${keywords[fact.about].ja}について選択を${fact.not ? "求められなかった" : "求められた"}`;
    case "turn":
      return `${player}のターン${being(fact.not)}`;
    case "priority":
      return `${player}は優先権を持って${isSo(fact.not)}`;
    case "outcome": {
      const [did, didNot] =
        fact.outcome === "won" ? ["勝利した", "勝利していない"] : ["敗北した", "敗北していない"];
      return `${player}は${fact.not ? didNot : did}`;
    }
    case "contents": {
      const place = placeName(fact.zone, fact.of);
      const items = fact.items.map((item) => objectName(item, board));
      if (fact.top) return `${place}の一番上から${items.join("、")}の順である`;
      if (items.length === 0) return `${place}は空である`;
      const inOrder = fact.zone === "stack" && items.length > 1 ? "上から順に" : "";
      return `${place}にあるのは${inOrder}${items.join("、")}である`;
    }
    case "step":
      return `${stepWords[fact.step].ja}${being(fact.not)}`;
    case "nothingAsked":
      return fact.not ? "選択が求められた" : "選択は求められなかった";
  }
}
