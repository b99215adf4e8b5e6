/** What a text offers with "may", by the effect it would have, as a verb phrase. */
const offers: Readonly<Record<string, (thing: string) => string>> = {
  cast: (thing) => `cast ${thing}`,
  sacrifice: (thing) => `sacrifice ${thing}`,
  returnToHand: (thing) => `return ${thing} to hand`,
  draw: () => "draw",
  discard: () => "discard",
};

export const offerOf = (effect: string, thing: string): string =>
  offers[effect]?.(thing) ?? `do as ${thing} offers`;
