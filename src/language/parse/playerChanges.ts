/** What continuous effects do to players (613.11). */
import type { Filter, PlayerChange } from "../schema.ts";
import { number } from "./amounts.ts";
import { type Rule, says, saysAny } from "./core.ts";
import { allOf } from "./filters.ts";
import { you } from "./putting.ts";

/** What hexproof guards against. */
const opposing: Filter = {
  is: "allOf",
  filters: [
    { is: "anyOf", filters: [{ is: "isSpell" }, { is: "isAbility" }] },
    { is: "controlledBy", who: { is: "eachOpponent" } },
  ],
};

function forPlayers(): readonly Rule[] {
  const has = "(have|has)";
  const plain = (template: string, change: PlayerChange): Rule =>
    says("PlayerChange", template, () => () => [change]);
  return [
    plain("can't gain life", { is: "cantGainLife" }),
    plain("(don't|doesn't) lose the game for having 0 or less life", { is: "survivesZeroLife" }),
    // 702.11d
    plain(`${has} hexproof`, { is: "cantBeTargeted", by: opposing }),
    plain(`${has} no maximum hand size`, { is: "noMaximumHandSize" }),
    plain("(don't|doesn't) lose unspent mana as steps and phases end", { is: "unspentManaStays" }),
    says(
      "PlayerChange",
      "may play an additional land[ on each of (your|their) turns]",
      () => () => [{ is: "moreLandPlays", amount: number(1) }],
    ),
    says(
      "PlayerChange",
      "may play <n:Integer> additional lands[ on each of (your|their) turns]",
      ({ n }) =>
        () => [{ is: "moreLandPlays", amount: number(n) }],
    ),
    says(
      "PlayerChange",
      "may play any number of lands[ on each of (your|their) turns]",
      () => () => [{ is: "moreLandPlays", amount: { is: "anyNumber" } }],
    ),
    says("PlayerChange", "may look at <what:Objects> any time", ({ what }) => () => [
      { is: "mayLookAt", what },
    ]),
    says("PlayerChange", "may play <what:Noun> from your graveyard", ({ what }) => () => [
      {
        is: "mayPlay",
        what: { is: "all", filter: allOf([what, { is: "inZone", zone: "graveyard", of: you }]) },
      },
    ]),
    says("PlayerChange", "may play <what:Objects>", ({ what }) => () => [{ is: "mayPlay", what }]),
    says("PlayerChange", "may cast [spells from among ]<what:Objects>", ({ what }) =>
      what.is === "all" ? undefined : () => [{ is: "mayPlay", what, asSpells: true }],
    ),
    // What is called a spell is a card there (109.2b).
    says("PlayerChange", "may cast <spells:Noun> from your graveyard", ({ spells }) => {
      const parts = spells.is === "allOf" ? spells.filters : [spells];
      const kept = parts.filter(({ is }) => is !== "isSpell");
      const what = allOf([...kept, { is: "inZone", zone: "graveyard", of: you }]);
      return kept.length === parts.length
        ? undefined
        : () => [{ is: "mayPlay", what: { is: "all", filter: what }, asSpells: true }];
    }),
    says("PlayerChange", "may cast <spells:Noun> as though they had flash", ({ spells }) => () => [
      { is: "castAsThoughFlash", spells },
    ]),
    says(
      "PlayerChange",
      "may cast <spells:Noun> this turn as though they had flash",
      ({ spells }) =>
        () => [{ is: "castAsThoughFlash", spells }],
    ),
    says("PlayerChange", "can't activate abilities that aren't mana abilities", () => () => [
      { is: "cantActivateAbilities", unlessMana: true },
    ]),
    says("PlayerChange", "can't activate abilities of <of:Noun>", ({ of }) => () => [
      { is: "cantActivateAbilities", of },
    ]),
    saysAny(
      "PlayerChange",
      [
        "can't be the target of <by:Noun>",
        "can't be the target of spells or abilities from <by:Noun>",
      ],
      ({ by }) =>
        () => [{ is: "cantBeTargeted", by }],
    ),
  ].flat();
}

export const playerChanges: readonly Rule[] = forPlayers();
