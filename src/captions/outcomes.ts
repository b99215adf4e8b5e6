/** The outcomes of a position in words, in both languages. */
import { formatPool } from "../engine/mana.ts";
import type { Outcome } from "../explore/explore.ts";
import type { GameLook, PlayerLook, Subject, ThingLook } from "../explore/looks.ts";
import type { Sight, Trait } from "../explore/outcomes.ts";
import type { Cut } from "../explore/walk.ts";
import { keywords } from "../keywords/index.ts";
import type { CardName } from "../language/card.ts";
import {
  colorWords,
  counterInJapanese,
  counterWords,
  designationWords,
  subtypeWords,
  typeWords,
  zoneWords,
} from "../language/lexicon.ts";
import type { CardType, Zone } from "../language/vocabulary.ts";
import type { Lang } from "../notation/bilingual.ts";
import { labelled, withAside } from "../notation/punctuation.ts";
import { isTokenName } from "./names.ts";
import { langOf, type Speech, vocabularyIn } from "./speech.ts";

/** What differs: whose or what, and how it is in this outcome. */
export interface TraitText {
  readonly about: string;
  readonly says: string;
}

const ja = {
  and: "と",
  between: "、",
  unknown: "不明なカード",
  player: (id: string) => `プレイヤー${id}`,
  owned: (name: string, owner: string) => `${name}（${owner}）`,
  token: (name: string) => `${name}のトークン`,
  ability: (name: string) => `${name}の能力`,
  game: "ゲーム",
  draw: "引き分け",
  open: "続いている",
  day: "昼",
  night: "夜",
  neither: "昼でも夜でもない",
  life: (life: number) => `ライフ${life}点`,
  mana: (mana: string) => `マナ・プールに${mana}`,
  noMana: "マナ・プールは空",
  lost: "敗北",
  won: "勝利",
  playing: "敗北していない",
  nowhere: "どこにもない",
  times: (count: number, text: string) => `${text}×${count}`,
  from: (place: number) => `上から${place}枚目`,
  controlled: (player: string) => `コントローラーはプレイヤー${player}`,
  called: (name: string) => `今の名前は${name}`,
  tapped: "タップ状態",
  damage: (amount: number) => `ダメージ${amount}点`,
  counters: (count: number, kind: string) => `${counterInJapanese(kind)}${count}個`,
  attachedTo: (host: string) => `${host}についている`,
  attacking: (what: string) => `${what}を攻撃中`,
  blocking: (what: string) => `${what}をブロック中`,
  colorless: "無色",
  faceDown: "裏向き",
  phasedOut: "フェイズ・アウト",
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const en: Words = {
  and: " and ",
  between: ", ",
  unknown: "Unknown cards",
  player: (id) => `Player ${id}`,
  owned: (name, owner) => `${owner}'s ${name}`,
  token: (name) => `${name} token`,
  ability: (name) => `${name}'s ability`,
  game: "The game",
  draw: "a draw",
  open: "goes on",
  day: "day",
  night: "night",
  neither: "neither day nor night",
  life: (life) => `${life} life`,
  mana: (mana) => `${mana} in the mana pool`,
  noMana: "an empty mana pool",
  lost: "has lost",
  won: "has won",
  playing: "hasn't lost",
  nowhere: "nowhere",
  times: (count, text) => `${count} × ${text}`,
  from: (place) => `number ${place} from the top`,
  controlled: (player) => `controlled by ${player}`,
  called: (name) => `now called ${name}`,
  tapped: "tapped",
  damage: (amount) => `${amount} damage`,
  counters: (count, kind) =>
    `${count} ${counterWords.get(kind)?.en ?? kind} counter${count === 1 ? "" : "s"}`,
  attachedTo: (host) => `attached to ${host}`,
  attacking: (what) => `attacking ${what}`,
  blocking: (what) => `blocking ${what}`,
  colorless: "colorless",
  faceDown: "face down",
  phasedOut: "phased out",
};

const words: Readonly<Record<Lang, Words>> = { ja, en };

const cardName = (name: CardName, lang: Lang): string =>
  lang === "ja" && !isTokenName(name) ? `《${name.ja}》` : name[lang];

function subjectText(subject: Subject, lang: Lang): string {
  const said = words[lang];
  switch (subject.is) {
    case "game":
      return said.game;
    case "player":
      return said.player(subject.player);
    case "thing": {
      const { name, owner, token, ability } = subject;
      const own = name ? cardName(name, lang) : said.unknown;
      const thing = token && name && !isTokenName(name) ? said.token(own) : own;
      return said.owned(ability ? said.ability(thing) : thing, owner);
    }
  }
}

const typeText = (word: string, lang: Lang): string =>
  typeWords[word as CardType]?.[lang] ??
  (lang === "ja" ? subtypeWords.get(word)?.ja : word) ??
  word;

/** All that is said of a thing besides where it is. */
function details(look: Partial<ThingLook>, lang: Lang): readonly string[] {
  const said = words[lang];
  const { controller, called, tapped, size, damage, counters = {}, attachedTo } = look;
  const { attacking, blocking = [], colors, types, keywords: own = [], designations = [] } = look;
  const all = (list: readonly string[]): string => list.join(said.and);
  return [
    ...(look.place === undefined ? [] : [said.from(look.place)]),
    ...(controller === undefined ? [] : [said.controlled(controller)]),
    ...(called ? [said.called(cardName(called, lang))] : []),
    ...(size === undefined ? [] : [size]),
    ...(tapped ? [said.tapped] : []),
    ...(damage ? [said.damage(damage)] : []),
    ...Object.entries(counters).flatMap(([kind, count]) =>
      count > 0 ? [said.counters(count, kind)] : [],
    ),
    ...(attachedTo ? [said.attachedTo(subjectText(attachedTo, lang))] : []),
    ...(attacking
      ? [
          said.attacking(
            typeof attacking === "string" ? said.player(attacking) : subjectText(attacking, lang),
          ),
        ]
      : []),
    ...(blocking.length > 0
      ? [said.blocking(all(blocking.map((one) => subjectText(one, lang))))]
      : []),
    ...(colors
      ? [colors.length > 0 ? all(colors.map((color) => colorWords[color][lang])) : said.colorless]
      : []),
    ...(types ? [types.map((one) => typeText(one, lang)).join(lang === "ja" ? "・" : " ")] : []),
    ...own.map((name) => keywords[name][lang]),
    ...designations.map((one) => designationWords[one][lang]),
    ...(look.faceDown ? [said.faceDown] : []),
    ...(look.phasedOut ? [said.phasedOut] : []),
  ];
}

/** Until July 2009 (RT-03). */
const formerZones = {
  battlefield: { ja: "場", en: "in play" },
  exile: { ja: "ゲーム外領域", en: "removed from the game" },
} as const;

function zoneText(zone: Zone, speech: Speech): string {
  const lang = langOf(speech);
  const { battlefield, exile } = vocabularyIn(speech);
  if (zone === "battlefield" && battlefield === "play") return formerZones.battlefield[lang];
  if (zone === "exile" && exile === "removal") return formerZones.exile[lang];
  return zoneWords[zone][lang];
}

function sightText({ count, look }: Sight, speech: Speech, isOnly: boolean): string {
  const lang = langOf(speech);
  const said = words[lang];
  const zone = zoneText(look.zone, speech);
  const more = details(look, lang);
  const inside = more.join(said.between);
  const text = more.length === 0 ? zone : withAside(lang, zone, inside);
  return isOnly && count === 1 ? text : said.times(count, text);
}

/** What sets an outcome apart, subject by subject. */
export function traitText(trait: Trait, speech: Speech): TraitText {
  const lang = langOf(speech);
  const said = words[lang];
  const about = subjectText(trait.subject, lang);
  if ("sights" in trait) {
    const { sights } = trait;
    const isOnly = sights.length === 1;
    const all = sights.map((sight) => sightText(sight, speech, isOnly));
    return { about, says: all.length === 0 ? said.nowhere : all.join(said.between) };
  }
  if (trait.subject.is === "game") {
    const { result, time } = trait.look as GameLook;
    const parts = [result === undefined ? [] : said[result], time === undefined ? [] : said[time]];
    return { about, says: parts.flat().join(said.between) };
  }
  const { life, mana, fate } = trait.look as PlayerLook;
  const parts = [
    life === undefined ? [] : said.life(life),
    mana === undefined ? [] : mana.length > 0 ? said.mana(formatPool(mana)) : said.noMana,
    fate === undefined || fate === "playing" ? [] : said[fate],
  ].flat();
  return { about, says: parts.join(said.between) || said.playing };
}

/** Why an outcome isn't the end of its lines. */
const cutTexts: Readonly<Record<Cut, Readonly<Record<Lang, string>>>> = {
  decisions: { en: "not over yet", ja: "まだ途中" },
  closed: { en: "somebody else has to choose", ja: "ほかのプレイヤーの選択待ち" },
  endless: { en: "goes on without an end", ja: "終わりがない" },
  tooWide: { en: "too many choices from here", ja: "ここからは選び方が多すぎる" },
};

/** An outcome in words; nothing to say of the only one there is. */
export function outcomeTexts(
  { traits, cut }: Pick<Outcome, "traits" | "cut">,
  speech: Speech,
): readonly TraitText[] {
  const lang = langOf(speech);
  const all = traits.map((trait) => traitText(trait, speech));
  return cut ? [...all, { about: words[lang].game, says: cutTexts[cut][lang] }] : all;
}

const join: Readonly<Record<Lang, string>> = { ja: "、", en: "; " };

/** The same in one line. */
export const outcomeLine = (outcome: Pick<Outcome, "traits" | "cut">, lang: Lang): string =>
  outcomeTexts(outcome, lang)
    .map(({ about, says }) => labelled(lang, about, says))
    .join(join[lang]);
