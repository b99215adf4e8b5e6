/** What a text offers with 「してもよい」, by the effect it would have: doing it, and not. */
const offers: Readonly<Record<string, (thing: string) => readonly [string, string]>> = {
  cast: (thing) => [`${thing}を唱える`, `${thing}を唱えない`],
  sacrifice: (thing) => [`${thing}を生け贄に捧げる`, `${thing}を生け贄に捧げない`],
  returnToHand: (thing) => [`${thing}を手札に戻す`, `${thing}を手札に戻さない`],
  draw: () => ["カードを引く", "カードを引かない"],
  discard: () => ["カードを捨てる", "カードを捨てない"],
};

export function offerOf(
  effect: string,
  thing: string,
): { readonly yes: string; readonly no: string } {
  const [yes, no] = offers[effect]?.(thing) ?? [`${thing}に従う`, `${thing}に従わない`];
  return { yes, no };
}
