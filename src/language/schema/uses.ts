/**
 * What an event may be to a text. `Awaited`: an ability triggers on it, now or later (603.2, 603.7).
 * `State`: no event, but what state triggers wait for (603.8). `Watched`: a replacement effect does
 * (614.1). `Asked`: a text asks afterwards how often it happened (608.2i). `Summed`: and how much of
 * it there was.
 */
export type Use = "Awaited" | "State" | "Watched" | "Asked" | "Summed";

/** The uses of each event: what the parser takes, and by these types the engine serves. */
export const usesOf = {
  enters: ["Awaited", "Watched", "Asked"],
  leaves: ["Awaited", "Watched", "Asked"],
  putIntoGraveyardFrom: ["Awaited", "Watched", "Asked"],
  discards: ["Awaited", "Watched", "Asked"],
  draws: ["Awaited", "Watched", "Asked"],
  drawsCards: ["Watched"],
  mills: ["Awaited", "Watched", "Asked"],
  sacrifices: ["Awaited"],
  reveals: ["Awaited"],
  castsSpell: ["Awaited", "Asked"],
  isCountered: ["Awaited", "Watched"],
  becomesTarget: ["Awaited"],
  attacks: ["Awaited", "Asked"],
  blocks: ["Awaited", "Asked"],
  becomesBlocked: ["Awaited", "Asked"],
  damages: ["Awaited", "Watched", "Asked", "Summed"],
  gainsLife: ["Awaited", "Watched", "Asked", "Summed"],
  losesLife: ["Awaited", "Watched", "Asked", "Summed"],
  becomesTapped: ["Awaited"],
  becomesUntapped: ["Awaited"],
  createsTokens: ["Watched"],
  tapsForMana: ["Awaited"],
  countersPut: ["Awaited", "Watched"],
  isDestroyed: ["Awaited", "Watched", "Asked"],
  becomesMonstrous: ["Awaited"],
  transforms: ["Awaited"],
  clashes: ["Awaited", "Asked"],
  dayNightChanges: ["Awaited"],
  beginningOf: ["Awaited"],
  stateIs: ["State"],
  /** Where each of its events is. */
  anyEvent: ["Awaited", "Watched", "Asked", "Summed"],
  exiledWith: ["Awaited"],
  doneThisWay: ["Awaited"],
} as const satisfies Record<string, readonly Use[]>;

type Uses = typeof usesOf;

/** The names of the events that are of a use, without `anyEvent`, which is what it stands for. */
export type NameFor<U extends Use> = {
  [Is in Exclude<keyof Uses, "anyEvent">]: U extends Uses[Is][number] ? Is : never;
}[Exclude<keyof Uses, "anyEvent">];

/** Which events a field may hold, by the name that stands for its sort in the schema. */
export const triggerSorts = {
  Awaited: ["Awaited"],
  When: ["Awaited", "State"],
  Watched: ["Watched"],
  Asked: ["Asked"],
  Summed: ["Summed"],
} as const satisfies Record<string, readonly Use[]>;

export type TriggerSort = keyof typeof triggerSorts;
