import type { ObjectId } from "../../engine/ids.ts";
import { type Phrases, phrasesIn } from "../../language/print/ja/phrases.ts";
import { negative, type Predicate, plain, predicate } from "../../language/print/ja/words.ts";
import { alternatives, type Names } from "../names.ts";

type Offer = (thing: string, say: Phrases) => readonly [string, string];

const both = (what: Predicate): readonly [string, string] => [plain(what), negative(what)];

/** What a text offers with 「してもよい」, by the effect it would have: doing it, and not. */
const offers: Readonly<Record<string, Offer>> = {
  cast: (thing, { cast }) => both(predicate(`${thing}を`, cast)),
  sacrifice: (thing) => [`${thing}を生け贄に捧げる`, `${thing}を生け贄に捧げない`],
  returnToHand: (thing) => [`${thing}を手札に戻す`, `${thing}を手札に戻さない`],
  draw: () => ["カードを引く", "カードを引かない"],
  discard: () => ["カードを捨てる", "カードを捨てない"],
  mill: (_, { mill }) => both(mill("カードを", "自分")),
  gainLife: () => ["ライフを得る", "ライフを得ない"],
  loseLife: () => ["ライフを失う", "ライフを失わない"],
  search: () => ["ライブラリーから探す", "ライブラリーから探さない"],
  shuffle: () => ["ライブラリーを切り直す", "ライブラリーを切り直さない"],
  create: (_, { create }) => both(create("トークンを")),
  pay: (thing) => [`${thing}のために支払う`, `${thing}のために支払わない`],
  play: () => ["カードをプレイする", "カードをプレイしない"],
};

export function offerOf(
  effect: string,
  thing: string,
  say: Phrases,
): { readonly yes: string; readonly no: string } {
  const [yes, no] = offers[effect]?.(thing, say) ?? [
    `${thing}の示すとおりにする`,
    `${thing}の示すとおりにはしない`,
  ];
  return { yes, no };
}

/** One of two effects that a text leaves to choose between, if there are words for it. */
export function alternativeOf(
  { game, vocabulary }: Pick<Names, "game" | "vocabulary">,
  id: ObjectId,
  index: number,
): string | undefined {
  const effect = alternatives(game, id)[index];
  return effect && offers[effect.is]?.("それ", phrasesIn(vocabulary))[0];
}
