/** What is done with cards in hands, libraries and graveyards. */
import type { Amount, Effect, Filter, Objects, Player } from "../schema.ts";
import type { LibraryPlace, Zone } from "../vocabulary.ts";
import { howMany, howManyChosen, number } from "./amounts.ts";
import type { Rule } from "./core.ts";
import { does } from "./putting.ts";
import { nameAt, spoken } from "./spoken.ts";

const hand = "(its owner's|their owner's|their owners'|your|their) hand[s]";
const library = "(its owner's|their owner's|their owners'|your|their) (library|libraries)";
const order = "[ in any order]";

/** A player's own zone, where it is another's: "reveals their hand". */
export const ofWho = (what: Objects, who: Player): Objects =>
  (what.is === "zoneOf" || what.is === "topOfLibrary") &&
  what.who.is === "linkedPlayer" &&
  who.is !== "you"
    ? { ...what, who }
    : what;

const onLibrary = (
  who: Player,
  what: Objects,
  where: LibraryPlace,
): Extract<Effect, { is: "putOnLibrary" }> => ({
  is: "putOnLibrary",
  who,
  what,
  where,
});
const wholeHand = (who: Player): Amount => ({
  is: "count",
  filter: { is: "inZone", zone: "hand", of: who },
});

export const cardEffects: readonly Rule[] = [
  does("draw[s] <n:Number> card[s]<tail:Tail>", ({ n, tail }, who) => {
    const amount = howMany(n, tail);
    return amount && { is: "draw", who, amount };
  }),
  does("put[s] (it|them) back[ in any order]", (_, _who, { said, start }) =>
    onLibrary({ is: "you" }, spoken(/ (it|them) /.exec(said)?.[1] ?? "it", start), "top"),
  ),
  does("draw[s] cards equal to <amount:Value>", ({ amount }, who) => ({ is: "draw", who, amount })),
  does("draw[s] (an additional|another) card", (_, who) => ({
    is: "draw",
    who,
    amount: number(1),
  })),
  does("discard[s] <n:Number> card[s]<tail:Tail>", ({ n, tail }, who, { start }) => {
    const amount = howManyChosen(n, tail);
    return amount && { is: "discard", who, amount, ...anyUpTo(amount), name: nameAt(start) };
  }),
  does("discard[s] <n:Number> card[s] at random", ({ n }, who, { start }) =>
    n === "some"
      ? undefined
      : { is: "discard", who, amount: n, ...anyUpTo(n), random: true, name: nameAt(start) },
  ),
  does("discard[s] up to <n:Number> card[s]", ({ n }, who, { start }) =>
    n === "some" ? undefined : { is: "discard", who, amount: n, upTo: true, name: nameAt(start) },
  ),
  does("discard[s] (your|their) hand", (_, who, { start }) => ({
    is: "discard",
    who,
    amount: wholeHand(who),
    name: nameAt(start),
  })),
  does("discard[s] all the cards in (your|their) hand", (_, who, { start }) => ({
    is: "discard",
    who,
    amount: wholeHand(who),
    name: nameAt(start),
  })),
  does("discard[s] <what:Objects>", ({ what }, who) => ({ is: "discardThose", who, what })),
  does("mill[s] <n:Number> card[s]<tail:Tail>", ({ n, tail }, who, { start }) => {
    const amount = howMany(n, tail);
    return amount && { is: "mill", who, amount, name: nameAt(start) };
  }),
  does("mill[s] x cards, where x is <amount:Value>", ({ amount }, who, { start }) => ({
    is: "mill",
    who,
    amount,
    name: nameAt(start),
  })),
  does("scry[s] <amount:Value>", ({ amount }, who) => ({ is: "scry", who, amount })),
  does("surveil[s] <amount:Value>", ({ amount }, who) => ({ is: "surveil", who, amount })),
  does("scries <amount:Value>", ({ amount }, who) => ({ is: "scry", who, amount })),
  does("look[s] at <what:Objects>", ({ what }, who, { start }) => ({
    is: "lookAt",
    who,
    what: ofWho(what, who),
    name: nameAt(start),
  })),
  does("reveal[s] <what:Objects>", ({ what }, who, { start }) => ({
    is: "reveal",
    what: ofWho(what, who),
    name: nameAt(start),
  })),
  does("search[es] (your|their) library for <some:Some>", ({ some }, who, { start }) =>
    searching(who, who, some.amount, some.which, some.upTo, start),
  ),
  does(
    "search[es] (your|their) library for <some:Some>, reveal[s] (it|them)",
    ({ some }, who, { start }) => ({
      ...searching(who, who, some.amount, some.which, some.upTo, start),
      reveal: true,
    }),
  ),
  does("search[es] <whose:Whose> library for <some:Some>", ({ whose, some }, who, { start }) =>
    searching(who, whose, some.amount, some.which, some.upTo, start),
  ),
  does(
    "search[es] <whose:Whose> library for <some:Some>, reveal[s] (it|them)",
    ({ whose, some }, who, { start }) => ({
      ...searching(who, whose, some.amount, some.which, some.upTo, start),
      reveal: true,
    }),
  ),
  does("shuffle[s]", (_, who) => ({ is: "shuffle", who })),
  does(
    "shuffle[s] <what:Objects> into LIBRARY".replace(
      "LIBRARY",
      library,
    ) as "shuffle[s] <what:Objects>",
    ({ what }, who) => ({
      is: "shuffleInto",
      what: ofWho(what, who),
    }),
  ),
  does(
    `put[s] <what:Objects> on <where:Place> of ${library}${order}` as "put[s] <what:Objects> on <where:Place>",
    ({ what, where }) => onLibrary({ is: "you" }, what, where),
  ),
  does(
    `put[s] <what:Objects> on <where:Place>${order}` as "put[s] <what:Objects> on <where:Place>",
    ({ what, where }) => onLibrary({ is: "you" }, what, where),
  ),
  does(
    `put[s] <what:Objects> on <where:Place> of ${library} in a random order` as "put[s] <what:Objects> on <where:Place>",
    ({ what, where }) => ({ ...onLibrary({ is: "you" }, what, where), random: true }),
  ),
  // "one of them into your hand and the rest on the bottom of your library"
  ...(
    [
      ["any order", {}],
      ["a random order", { random: true }],
    ] as const
  ).flatMap(([how, random]) => [
    ...(
      [
        ["", {}],
        [" tapped", { tapped: true }],
      ] as const
    ).map(([state, entering]) =>
      does(
        `put[s] <what:Objects> onto the battlefield${state} and <rest:Objects> on <where:Place> of ${library} in ${how}` as "put[s] <what:Objects> <rest:Objects> on <where:Place>",
        ({ what, rest, where }) => [
          { is: "putOntoBattlefield", what, ...entering },
          { ...onLibrary({ is: "you" }, rest, where), ...random },
        ],
      ),
    ),
    does(
      `put[s] <what:Objects> into ${hand} and <rest:Objects> on <where:Place> of ${library} in ${how}` as "put[s] <what:Objects> <rest:Objects> on <where:Place>",
      ({ what, rest, where }) => [
        { is: "putIntoHand", what },
        { ...onLibrary({ is: "you" }, rest, where), ...random },
      ],
    ),
  ]),
  does(
    `put[s] <what:Objects> into ${hand} and <rest:Objects> into (your|their) graveyard` as "put[s] <what:Objects> <rest:Objects>",
    ({ what, rest }) => [
      { is: "putIntoHand", what },
      { is: "putIntoGraveyard", what: rest },
    ],
  ),
  does(
    `put[s] <what:Objects> on <where:Place> of ${library} in an order chosen by <by:Player>` as "put[s] <what:Objects> on <where:Place> <by:Player>",
    ({ what, where, by }) => onLibrary(by, what, where),
  ),
  does(`put[s] <what:Objects> into ${hand}` as "put[s] <what:Objects>", ({ what }) => ({
    is: "putIntoHand",
    what,
  })),
  does(`return[s] <what:Objects> to ${hand}` as "return[s] <what:Objects>", ({ what }) => ({
    is: "returnToHand",
    what,
  })),
  does(
    `return[s] <what:Objects> from (your|their|its owner's|a) <from:Zone> to ${hand}` as "return[s] <what:Objects> <from:Zone>",
    ({ what, from }) => ({ is: "returnToHand", what, from }),
  ),
  does(
    `return[s] <what:Objects> from exile to ${hand}` as "return[s] <what:Objects>",
    ({ what }) => ({
      is: "returnToHand",
      what,
      from: "exile" satisfies Zone,
    }),
  ),
  does(
    "put[s] <what:Objects> into (its owner's|their owner's|their owners'|your) graveyard[s]",
    ({ what }) => ({
      is: "putIntoGraveyard",
      what,
    }),
  ),
  does(
    "return[s] <what:Objects> to (its owner's|their owner's|their owners'|your) graveyard[s]",
    ({ what }) => ({
      is: "putIntoGraveyard",
      what,
      returned: true,
    }),
  ),
  does("choose[s] <some:Some>", ({ some }, who, { start }) => choosing(who, some, start)),
  does("choose[s] <some:Some> at random", ({ some }, who, { start }) => ({
    ...choosing(who, some, start),
    random: true,
  })),
  does("choose[s] a source", (_, who, { start }) => ({
    is: "chooseSource",
    who,
    name: nameAt(start),
  })),
  does("choose[s] a color", (_, who) => ({ is: "chooseColor", who })),
  does("choose[s] a creature type", (_, who) => ({ is: "chooseCreatureType", who })),
  // Out of a hand that has just been revealed: the sentence before says whose.
  does("choose[s] <some:Some> from it", ({ some }, who, { start }) => ({
    ...choosing(who, { ...some, which: fromIt(some.which ?? { is: "isCard" }, start) }, start),
  })),
].flat();

/** Of any number there may be none. */
const anyUpTo = (amount: Amount): { readonly upTo?: true } =>
  amount.is === "anyNumber" ? { upTo: true } : {};

const searching = (
  who: Player,
  whose: Player,
  amount: Amount,
  filter: Filter = { is: "isCard" },
  upTo: true | undefined,
  start: number,
): Extract<Effect, { is: "search" }> => ({
  is: "search",
  who,
  whose,
  filter,
  amount,
  ...(upTo && { upTo }),
  name: nameAt(start),
});

const choosing = (
  who: Player,
  {
    amount,
    which,
    upTo,
  }: { readonly amount: Amount; readonly which?: Filter; readonly upTo?: true },
  start: number,
): Extract<Effect, { is: "choose" }> => ({
  is: "choose",
  who,
  amount,
  from: which ?? { is: "isCard" },
  ...(upTo && { upTo }),
  name: nameAt(start),
});

const fromIt = (filter: Filter, start: number): Filter => ({
  is: "allOf",
  filters: [
    ...(filter.is === "allOf" ? filter.filters : [filter]),
    { is: "isAmong", what: spoken("revealed hand", start) },
  ],
});
