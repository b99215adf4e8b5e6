/** What things of a game are called in problems and findings. */
import {
  cardOf,
  type Game,
  isTurnDraw,
  nowOrLast,
  type ObjectId,
  type PlayerId,
  type Target,
} from "../engine/index.ts";
import type { CardName } from "../language/card.ts";
import { zoneWords } from "../language/lexicon.ts";
import type { Zone } from "../language/vocabulary.ts";
import type { Bilingual } from "./bilingual.ts";

export const both = (text: string | number): Bilingual => ({ en: `${text}`, ja: `${text}` });

export function joined(
  texts: readonly Bilingual[],
  none: Bilingual = { en: "nothing", ja: "なし" },
): Bilingual {
  if (texts.length === 0) return none;
  return {
    en: texts.map((text) => text.en).join(", "),
    ja: texts.map((text) => text.ja).join("、"),
  };
}

export const playerName = (player: PlayerId): Bilingual => ({
  en: `player ${player}`,
  ja: `プレイヤー${player}`,
});

export const zoneName = (zone: Zone): Bilingual => zoneWords[zone];

/** A place as a sentence has it: “in A's hand”, “プレイヤーAの手札”. */
export function placeName(zone: Zone, player?: PlayerId): Bilingual {
  const { en, ja } = zoneWords[zone];
  const preposition = zone === "battlefield" || zone === "stack" ? "on" : "in";
  const article = zone === "exile" ? "" : "the ";
  return {
    en: `${preposition} ${player === undefined ? article : `${player}'s `}${en}`,
    ja: player === undefined ? ja : `${playerName(player).ja}の${ja}`,
  };
}

/** 111.4: a token without a name of its own is called by its subtypes and the word "Token". */
export const isTokenName = (name: CardName): boolean => name.en.endsWith(" Token");

/** A token that may not exist yet: "Goblin Token", "Grizzly Bears token". */
export const tokenName = (name: CardName): Bilingual =>
  isTokenName(name)
    ? { en: name.en, ja: name.ja }
    : { en: `${name.en} token`, ja: `《${name.ja}》のトークン` };

export function objectName(game: Game, id: ObjectId): Bilingual {
  if (isTurnDraw(nowOrLast(game, id)?.stacked)) {
    return { en: "the turn's draw", ja: "ターンのドロー" };
  }
  const source =
    nowOrLast(game, id)?.stacked?.source ??
    game.triggers.find((trigger) => trigger.id === id)?.source;
  if (source !== undefined) {
    const { en, ja } = objectName(game, source);
    return { en: `${en}'s ability`, ja: `${ja}の能力` };
  }
  const name = cardOf(game, id)?.name ?? nowOrLast(game, id)?.base?.name;
  return name
    ? { en: name.en, ja: isTokenName(name) ? name.ja : `《${name.ja}》` }
    : { en: "an unknown card", ja: "不明なカード" };
}

export const targetName = (game: Game, target: Target): Bilingual =>
  target.is === "player" ? playerName(target.player) : objectName(game, target.object);
