/** Objects: "this creature", "target spell", "the discarded card", pronouns. */
import type { Amount, Filter, Objects, Recipient, TargetSpec } from "../schema.ts";
import { number } from "./amounts.ts";
import type { Some } from "./categories.ts";
import { also, type Place, type Rule, says, saysAny } from "./core.ts";
import { withOther } from "./filters.ts";
import { spoken } from "./spoken.ts";

const attached: Objects = { is: "attachedTo" };
const target = (spec: TargetSpec): Objects => ({ is: "target", spec, slot: 0 });

interface HowMany {
  readonly amount?: Amount;
  readonly upTo?: true;
}

/** "from a single graveyard" says more of the targets than a filter can. */
function targets(filter: Filter, how: HowMany, { said }: Place): Objects {
  const single = /(?:from|in) a single /.test(said);
  return target({ is: "targetObject", filter, ...how, ...(single && { single: true }) });
}

const amountOf = (n: Amount | "some", upTo = false): HowMany | undefined => {
  if (n === "some" || (n.is === "number" && n.value === 1)) return undefined;
  return { amount: n, ...((upTo || n.is === "anyNumber") && { upTo: true }) };
};

const nounsAgain =
  "(permanent or player|discarded card|card|creature|permanent|spell|token|land|artifact|enchantment|planeswalker|source|ability|aura|equipment|object)";
const manyAgain =
  "(cards|creatures|permanents|spells|tokens|lands|artifacts|enchantments|planeswalkers|sources|abilities)";

export const references: readonly Rule[] = [
  says("Owner", "its", (_, { start }) => spoken("it", start)),
  says("Owner", "their", (_, { start }) => spoken("them", start)),
  says("Owner", "<self:Self>('s|')", () => ({ is: "self" })),
  says("Owner", `that ${nounsAgain}'s`, (_, { said, start }) => spoken(said.slice(0, -2), start)),
  says("Owner", `those ${manyAgain}'`, (_, { said, start }) => spoken(said.slice(0, -1), start)),
  says("Owner", "target <what:Noun>('s|')", ({ what }) =>
    target({ is: "targetObject", filter: what }),
  ),
  says("Owner", "another target <what:Noun>('s|')", ({ what }) =>
    target({ is: "targetObject", filter: withOther(what) }),
  ),
  says("Owner", "(enchanted|equipped) <what:Noun>'s", () => attached),
  says(
    "Owner",
    "the <done:Word> (card|creature|permanent|land|artifact|enchantment|token|spell)'s",
    ({ done }, { start }) => spoken(`the ${done}`, start),
  ),
  says(
    "Owner",
    "the <done:Word> (cards|creatures|permanents|lands|artifacts|enchantments|tokens|spells)'",
    ({ done }, { start }) => spoken(`the ${done}`, start),
  ),

  says("Objects", "<self:Self>", () => ({ is: "self" })),
  says("Objects", "it", (_, { start }) => spoken("it", start)),
  saysAny("Objects", ["them", "they"], (_, { start }) => spoken("them", start)),
  says("Objects", `that ${nounsAgain}`, (_, { said, start }) => spoken(said, start)),
  says("Objects", `those ${manyAgain}`, (_, { said, start }) => spoken(said, start)),
  says(
    "Objects",
    "the <done:Word> (card|creature|permanent|land|artifact|enchantment|token|spell)[s]",
    ({ done }, { start }) => spoken(`the ${done}`, start),
  ),
  says("Objects", "each of those (creatures|permanents|cards|lands)", (_, { start }) =>
    spoken("them", start),
  ),
  says("Objects", "each of <what:Objects>", ({ what }) => what),
  says("Objects", "the rest", (_, { start }) => spoken("the rest", start)),
  says("Objects", "(enchanted|equipped) <what:Noun>", ({ what }) => {
    const isCard = (what.is === "allOf" ? what.filters : [what]).some(({ is }) => is === "isCard");
    return isCard ? { ...attached, noun: "card" } : attached;
  }),
  says("Objects", "target <what:Noun>", ({ what }, place) => targets(what, {}, place)),
  says("Objects", "another target <what:Noun>", ({ what }, place) =>
    targets(withOther(what), {}, place),
  ),
  says("Objects", "up to one target <what:Noun>", ({ what }, place) =>
    targets(what, { upTo: true }, place),
  ),
  says("Objects", "up to one (other|another) target <what:Noun>", ({ what }, place) =>
    targets(withOther(what), { upTo: true }, place),
  ),
  says("Objects", "<n:Number> target <what:Noun>", ({ n, what }, place) => {
    const how = amountOf(n);
    return how && targets(what, how, place);
  }),
  says("Objects", "<n:Number> other target <what:Noun>", ({ n, what }, place) => {
    const how = amountOf(n);
    return how && targets(withOther(what), how, place);
  }),
  says("Objects", "up to <n:Number> target <what:Noun>", ({ n, what }, place) => {
    const how = amountOf(n, true);
    return how && targets(what, how, place);
  }),
  says("Objects", "up to <n:Number> other target <what:Noun>", ({ n, what }, place) => {
    const how = amountOf(n, true);
    return how && targets(withOther(what), how, place);
  }),
  says("Objects", "one or two target <what:Noun>", ({ what }, place) =>
    targets(what, { amount: number(2), upTo: true }, place),
  ),
  says("Objects", "one, two, or three target <what:Noun>", ({ what }, place) =>
    targets(what, { amount: number(3), upTo: true }, place),
  ),
  says("Objects", "any target", () => target({ is: "anyTarget" })),
  says("Objects", "up to one target", () => target({ is: "anyTarget", upTo: true })),
  says("Objects", "<n:Number> targets", ({ n }) => {
    const how = amountOf(n);
    return how && target({ is: "anyTarget", ...how });
  }),
  says("Objects", "up to <n:Number> targets", ({ n }) => {
    const how = amountOf(n, true);
    return how && target({ is: "anyTarget", ...how });
  }),
  says("Objects", "one or two targets", () =>
    target({ is: "anyTarget", amount: number(2), upTo: true }),
  ),
  says("Objects", "one, two, or three targets", () =>
    target({ is: "anyTarget", amount: number(3), upTo: true }),
  ),
  says("Objects", "target player or <what:Noun>", ({ what }) =>
    target({ is: "targetEither", filter: what, who: { is: "anyPlayer" } }),
  ),
  says("Objects", "target opponent or <what:Noun>", ({ what }) =>
    target({ is: "targetEither", filter: what, who: { is: "anOpponent" } }),
  ),
  says("Objects", "all <what:Noun>", ({ what }) => ({ is: "all", filter: what })),
  says("Objects", "each <what:Noun>", ({ what }) => ({ is: "all", filter: what })),
  says("Objects", "<what:Noun>", ({ what }) => ({ is: "all", filter: what })),
  says("Objects", "<self:Self> and (enchanted|equipped) <what:Noun> each", () => ({
    is: "all",
    filter: { is: "anyOf", filters: [{ is: "isSelf" }, { is: "isAmong", what: attached }] },
  })),
  says("Objects", "all graveyards", () => ({
    is: "zoneOf",
    zone: "graveyard",
    who: { is: "eachPlayer" },
  })),
  says("Objects", "all hands", () => ({ is: "zoneOf", zone: "hand", who: { is: "eachPlayer" } })),
  says("Objects", "<whose:Whose> <zone:Zone>", ({ whose, zone }) => ({
    is: "zoneOf",
    zone,
    who: whose,
  })),
  says("Objects", "the top card of <whose:Whose> library", ({ whose }) => ({
    is: "topOfLibrary",
    who: whose,
    amount: number(1),
  })),
  says("Objects", "the top <n:Number> cards of <whose:Whose> library", ({ n, whose }) =>
    n === "some" || n.is === "anyNumber"
      ? undefined
      : { is: "topOfLibrary", who: whose, amount: n },
  ),
  // Chosen where it is first spoken of: "exile two cards from your graveyard".
  says("Objects", "<some:Some>", ({ some }, place) => chosen(some, {}, place), 1),
  says(
    "Objects",
    "<some:Some> at random",
    ({ some }, place) => chosen(some, { random: true }, place),
    1,
  ),
  says(
    "Objects",
    "<n:Number> of them",
    ({ n }, at) => {
      const filter: Filter = { is: "isAmong", what: spoken("them among", at.start) };
      return n === "some" ? undefined : chosen({ amount: n, which: filter }, {}, at);
    },
    1,
  ),
  says("Objects", "a source of your choice", (_, { run, start }) => {
    const name = `@${start} source`;
    run.choices.set(name, JSON.stringify({ is: "chooseSource" }));
    return { is: "named", name };
  }),

  says("Some", "<n:Number> <which:Noun>", ({ n, which }) =>
    n === "some" ? undefined : { amount: n, which },
  ),
  says("Some", "another <which:Noun>", ({ which }) => ({
    amount: number(1),
    which: withOther(which),
  })),
  says("Some", "up to <n:Number> <which:Noun>", ({ n, which }) =>
    n === "some" ? undefined : { amount: n, which, upTo: true },
  ),

  also("Recipient", "Objects", (objects): Recipient => ({ is: "objects", objects })),
  also("Recipient", "Player", (player): Recipient => ({ is: "player", player })),
  says("Recipient", "<one:Recipient2> and <two:Recipient2>", ({ one, two }) => ({
    is: "several",
    recipients: [one, two],
  })),
  also("Recipient2", "Objects", (objects): Recipient => ({ is: "objects", objects })),
  also("Recipient2", "Player", (player): Recipient => ({ is: "player", player })),
].flat();

/** A choice told inside: remembered with the run, and made where the clause is put together. */
function chosen(some: Some, how: { readonly random?: true }, { run, start, said }: Place): Objects {
  const { amount, which, upTo } = some;
  const choice = JSON.stringify({ amount, from: which, ...(upTo && { upTo }), ...how });
  let name = `@${start} choice ${said.length}`;
  while (run.choices.has(name) && run.choices.get(name) !== choice) name += "'";
  run.choices.set(name, choice);
  return { is: "named", name };
}
