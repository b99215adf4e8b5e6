/** What a card says of casting spells, of its costs and of the opening hand. */
import type { Ability, Amount, Filter } from "../schema.ts";
import { howMany, number } from "./amounts.ts";
import { type Rule, says, saysAny, saysFor } from "./core.ts";
import { inTurn, you } from "./putting.ts";
import { onlyBoth } from "./times.ts";

export const casting: readonly Rule[] = [
  // Opening hand, costs, ways to cast
  says(
    "Ability",
    "if this card is in your opening hand, you may begin the game with it on the battlefield<stop:Stop>",
    () => ({
      is: "openingHand",
      effect: { is: "putOntoBattlefield", what: { is: "self" } },
    }),
  ),
  says(
    "Ability",
    "if this card is in your opening hand, you may <deeds:Deeds><stop:Stop>",
    ({ deeds }) => {
      const effects = deeds(you);
      return effects && { is: "openingHand", effect: inTurn(effects) };
    },
  ),
  says(
    "Ability",
    "as an additional cost to cast <self:Self>, <cost:Costs><stop:Stop>",
    ({ cost }) => ({ is: "additionalCost", cost }),
  ),
  says(
    "Ability",
    "as an additional cost to cast <self:Self>, you may <cost:Costs><stop:Stop>",
    ({ cost }) => ({
      is: "additionalCost",
      cost,
      optional: "cost",
    }),
  ),
  says(
    "SpellsCost",
    "<spells:Spells> cost[s] <more:Mana> more to cast<tail:Tail>",
    ({ spells, more, tail }) => costing(spells, { more }, howMany(number(1), tail), tail),
  ),
  says(
    "SpellsCost",
    "<spells:Spells> cost[s] <less:PlainMana> less to cast<tail:Tail>",
    ({ spells, less, tail }) => costing(spells, { less }, howMany(number(1), tail), tail),
  ),
  says(
    "SpellsCost",
    "the first <spells:Noun> each turn costs <more:Mana> more to cast<tail:Tail>",
    ({ spells, more, tail }) => first(costing(spells, { more }, howMany(number(1), tail), tail)),
  ),
  says(
    "SpellsCost",
    "the first <spells:Noun> each turn costs <less:PlainMana> less to cast<tail:Tail>",
    ({ spells, less, tail }) => first(costing(spells, { less }, howMany(number(1), tail), tail)),
  ),
  says(
    "SpellsCost",
    "<spells:Spells> cost[s] {x} more to cast, where x is <times:Value>",
    ({ spells, times }) => costing(spells, { more: "{1}" }, times, { equal: times }),
  ),
  says(
    "SpellsCost",
    "<spells:Spells> cost[s] {x} less to cast, where x is <times:Value>",
    ({ spells, times }) => costing(spells, { less: "{1}" }, times, { equal: times }),
  ),
  says("Spells", "<self:Self>", () => ({ is: "isSelf" })),
  says("Spells", "<spells:Noun>", ({ spells }) => spells),
  says("Ability", "<of:SpellsCost><stop:Stop>", ({ of }) => of),
  saysAny(
    "Ability",
    [
      "<of:SpellsCost> if <so:Conditions><stop:Stop>",
      "<of:SpellsCost> as long as <so:Conditions><stop:Stop>",
      "as long as <so:Conditions>, <of:SpellsCost><stop:Stop>",
    ],
    ({ of, so }) => ({ ...of, whilst: so }),
  ),
  says(
    "Ability",
    "<of:SpellsCost>. this effect can't reduce the mana in that cost to less than <n:Integer> mana<stop:Stop>",
    ({ of, n }) => ({ ...of, least: n }),
  ),
  says(
    "Ability",
    "<of:SpellsCost>. this effect reduces only the amount of colored mana you pay<stop:Stop>",
    ({ of }) => ({ ...of, onlyColored: true }),
  ),
  says("Ability", "cast <self:Self> only <at:Time><stop:Stop>", ({ at }) => ({
    is: "castOnly",
    onlyIf: at,
  })),
  says("Ability", "cast <self:Self> only if <so:Conditions><stop:Stop>", ({ so }) => ({
    is: "castOnly",
    onlyIf: so,
  })),
  says(
    "Ability",
    "cast <self:Self> only <at:Time> and only if <so:Condition><stop:Stop>",
    ({ at, so }) => ({ is: "castOnly", onlyIf: onlyBoth(at, so) }),
  ),
  says("Ability", "<who:Player> can't cast <spells:Noun><stop:Stop>", ({ who, spells }) => ({
    is: "cantCast",
    who,
    spells,
  })),
  saysAny(
    "Ability",
    [
      "<who:Player> can't cast <spells:Noun> during <whose:Whose> turn<stop:Stop>",
      "during <whose:Whose> turn, <who:Player> can't cast <spells:Noun><stop:Stop>",
    ],
    ({ who, spells, whose }) => ({
      is: "cantCast",
      who,
      spells,
      whilst: { is: "isTurnOf", who: whose },
    }),
  ),
  says(
    "Ability",
    "as long as <whilst:Conditions>, <who:Player> can't cast <spells:Noun><stop:Stop>",
    ({ who, spells, whilst }) => ({ is: "cantCast", who, spells, whilst }),
  ),
  says(
    "Ability",
    "<who:Player> may cast <spells:Noun> without paying their mana costs<stop:Stop>",
    ({ who, spells }) => ({ is: "freeCasting", who, spells }),
  ),
  ...castingWays(),
].flat();

/** "You may cast this card from your graveyard by paying {2}{R} rather than paying its mana cost." */
function castingWays(): readonly Rule[] {
  type Way = Pick<Extract<Ability, { is: "castingWay" }>, "cost" | "more" | "from" | "resulting">;
  const rather = "by <cost:Gerunds> rather than paying its mana cost";
  const besides = "by <more:Gerunds> in addition to paying its other costs";
  const prices = ["", ` ${rather}`, ` ${besides}`, ` ${rather} and ${besides}`];
  const free = " without paying its mana cost";
  const ends = [
    { said: "<stop:Stop>", how: {} },
    { said: ". if you do, it's bestowed<stop:Stop>", how: { designation: "bestowed" } },
    {
      said: ". if that spell would leave the stack, exile it instead of putting it anywhere else<stop:Stop>",
      how: { exiles: true },
    },
  ] as const;
  const only = ". do this only if the resulting spell is a[n] <resulting:Noun>";
  const endings = ["", only].flatMap((result) =>
    ends.map(({ said, how }) => ({ said: `${result}${said}`, how })),
  );
  return ["", " from (your|a) <from:Zone>", " from exile"].flatMap((place) =>
    [...prices, free].flatMap((price) =>
      endings.flatMap(({ said, how }) =>
        place + price === ""
          ? []
          : saysFor<Way>("Ability", `you may cast <self:Self>${place}${price}${said}`, (way) => ({
              is: "castingWay",
              way: "way",
              ...(price === free ? { cost: [] } : way.cost && { cost: way.cost }),
              ...(way.more && { more: way.more }),
              ...(way.resulting && { resulting: way.resulting }),
              ...(place.endsWith("exile") ? { from: "exile" } : way.from && { from: way.from }),
              ...how,
            })),
      ),
    ),
  );
}

type CostChange = Extract<Ability, { is: "costChange" }>;

const first = (change: CostChange | undefined): CostChange | undefined =>
  change && { ...change, first: true };

function costing(
  spells: Filter,
  change: { readonly more: string } | { readonly less: string },
  times: Amount | undefined,
  tail: object,
): CostChange | undefined {
  if ("none" in tail) return { is: "costChange", spells, ...change };
  return times && { is: "costChange", spells, ...change, times };
}
