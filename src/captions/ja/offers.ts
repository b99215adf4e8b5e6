import type { Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { alternatives } from "../names.ts";

/** What a text offers with 「してもよい」, by the effect it would have: doing it, and not. */
const offers: Readonly<Record<string, (thing: string) => readonly [string, string]>> = {
  cast: (thing) => [`${thing}を唱える`, `${thing}を唱えない`],
  sacrifice: (thing) => [`${thing}を生け贄に捧げる`, `${thing}を生け贄に捧げない`],
  returnToHand: (thing) => [`${thing}を手札に戻す`, `${thing}を手札に戻さない`],
  draw: () => ["カードを引く", "カードを引かない"],
  discard: () => ["カードを捨てる", "カードを捨てない"],
  mill: () => ["カードを切削する", "カードを切削しない"],
  gainLife: () => ["ライフを得る", "ライフを得ない"],
  loseLife: () => ["ライフを失う", "ライフを失わない"],
  search: () => ["ライブラリーから探す", "ライブラリーから探さない"],
  shuffle: () => ["ライブラリーを切り直す", "ライブラリーを切り直さない"],
  create: () => ["トークンを生成する", "トークンを生成しない"],
  pay: () => ["支払う", "支払わない"],
};

export function offerOf(
  effect: string,
  thing: string,
): { readonly yes: string; readonly no: string } {
  const [yes, no] = offers[effect]?.(thing) ?? [`${thing}に従う`, `${thing}に従わない`];
  return { yes, no };
}

/** One of two effects that a text leaves to choose between, if there are words for it. */
export function alternativeOf(game: Game, id: ObjectId, index: number): string | undefined {
  const effect = alternatives(game, id)[index];
  return effect && offers[effect.is]?.("それ")[0];
}
