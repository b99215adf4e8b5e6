/** What is done to permanents, and creating tokens: of which kind is said in tokens.ts. */
import { investigating } from "../predefined.ts";
import type { Amount, Effect, Objects, Player, Token } from "../schema.ts";
import type { CounterKind } from "../vocabulary.ts";
import { howMany, howManyChosen, number } from "./amounts.ts";
import { ofWho } from "./cardEffects.ts";
import type { Rule } from "./core.ts";
import { withOther } from "./filters.ts";
import { does, happens } from "./putting.ts";
import { linkAt, nameAt, putLink, spoken } from "./spoken.ts";
import { crossed } from "./ways.ts";

const control = "(its owner's|their owners'|their owner's)";

interface Put {
  readonly what: Objects;
  readonly whose?: Player;
  readonly counter?: CounterKind;
}

/** "put it onto the battlefield tapped under your control" in all its forms. */
function ontoBattlefield(): readonly Rule[] {
  const verbs = [
    ["put[s]", "onto the battlefield", false],
    ["return[s]", "to the battlefield", true],
    // Where it is the zone that this ability functions in (113.6): "return this card from …".
    ["return[s]", "from (your|their|its owner's) graveyard to the battlefield", true],
  ] as const;
  const states = [
    ["", {}],
    [" tapped", { tapped: true }],
    [" attacking", { attacking: true }],
    [" tapped and attacking", { tapped: true, attacking: true }],
    [" transformed", { transformed: true }],
    [" transformed and tapped", { transformed: true, tapped: true }],
  ] as const;
  const controllers = [
    ["", false],
    [" under <whose:Whose> control", false],
    [` under ${control} control`, true],
  ] as const;
  const withCounter = " with a[n] <counter:Counter> counter on (it|them)";
  const ways = [
    ...crossed(verbs, states, controllers, [false, true], [""]),
    ...crossed(verbs.slice(0, 2), states.slice(0, 2), controllers, [false], [withCounter]),
  ];
  return ways.map(([[verb, way, returned], [state, how], [under, byOwner], isByMany, counted]) => {
    // "Each player returns to the battlefield all … in their graveyard."
    const said = isByMany ? `${verb} ${way} <what:Objects>` : `${verb} <what:Objects> ${way}`;
    const template = `${said}${state}${under}${counted}` as "<what:Objects>";
    return does(template, (holes, who, { start }) => {
      const { what, whose, counter }: Put = holes;
      if (isByMany && who.is === "you") return undefined;
      return {
        is: "putOntoBattlefield",
        what,
        // 110.2a: it comes under the control of the player who puts it there.
        ...((isByMany || (who.is !== "you" && !byOwner && !whose)) && { who }),
        ...(byOwner ? { under: { is: "ownerOf", what } } : whose && { under: whose }),
        ...how,
        ...(returned && { returned: true }),
        ...(counter && { counter }),
        link: putLink,
        name: nameAt(start),
      } as Effect;
    });
  });
}

interface CounterChoice {
  readonly one: CounterKind;
  readonly two: CounterKind;
  readonly more?: CounterKind;
  readonly on: Objects;
}

export const permanentEffects: readonly Rule[] = [
  does("destroy[s] <what:Objects>", ({ what }, _, { start }) => ({
    is: "destroy",
    what,
    name: nameAt(start),
  })),
  does("tap[s] <what:Objects>", ({ what }) => ({ is: "tap", what })),
  does("untap[s] <what:Objects>", ({ what }) => ({ is: "untap", what })),
  does("transform[s] <what:Objects>", ({ what }) => ({ is: "transform", what })),
  does("regenerate[s] <what:Objects>", ({ what }) => ({ is: "regenerate", what })),
  does("tap or untap <what:Objects>", ({ what }, who) => ({
    is: "either",
    who,
    effects: [
      { is: "tap", what },
      { is: "untap", what: what.is === "target" ? { is: "thatTarget", slot: 0 } : what },
    ],
  })),
  // 701.21a: "a creature" that one sacrifices is one of one's own: that is no choice among all.
  does("sacrifice[s] <what:Objects>", ({ what }, who, { run }) =>
    what.is === "named" && run.choices.has(what.name) ? undefined : { is: "sacrifice", who, what },
  ),
  does(
    "sacrifice[s] <n:Number> <which:Noun>[ of their choice]<tail:Tail>",
    ({ n, which, tail }, who, { start }) => {
      const amount = howManyChosen(n, tail);
      return amount && { is: "sacrificeChosen", who, amount, which, name: nameAt(start) };
    },
  ),
  does("sacrifice[s] another <which:Noun>[ of their choice]", ({ which }, who, { start }) => ({
    is: "sacrificeChosen",
    who,
    amount: number(1),
    which: withOther(which),
    name: nameAt(start),
  })),
  does("exile[s] <what:Objects>", ({ what }, who, { start }) => exiling(ofWho(what, who), start)),
  does("exile[s] <what:Objects> face down", ({ what }, _, { start }) => ({
    ...exiling(what, start),
    faceDown: true,
  })),
  does("exile[s] <what:Objects> <until:Until>", ({ what, until }, _, { start }) => ({
    ...exiling(what, start),
    until,
  })),
  ...ontoBattlefield(),
  does("attach[es] <what:Objects> to <to:Objects>", ({ what, to }) => ({ is: "attach", what, to })),
  does("monstrosity <amount:Value>", ({ amount }) => ({ is: "monstrosity", amount })),
  happens("<what:Objects> become[s] monstrous", ({ what }) => ({ is: "becomeMonstrous", what })),
  happens("<what:Objects> phase[s] out", ({ what }) => ({ is: "phaseOut", what })),
  does("remove[s] <what:Objects> from combat", ({ what }) => ({ is: "removeFromCombat", what })),
  does(
    "put[s] <n:Number> <kind:Counter> counter[s] on <on:Objects><tail:Tail>",
    ({ n, kind, on, tail }, _, { start }) => {
      const amount = howMany(n, tail);
      return amount && { is: "putCounters", on, counter: kind, amount, name: nameAt(start) };
    },
  ),
  // What both are put on is told once.
  does(
    "put[s] <n:Number> <kind:Counter> counter[s] and <m:Number> <other:Counter> counter[s] on <on:Objects>",
    ({ n, kind, m, other, on }, _, { start }) =>
      n === "some" || m === "some"
        ? undefined
        : [
            { is: "putCounters", on, counter: kind, amount: n, name: nameAt(start) },
            {
              is: "putCounters",
              on: on.is === "target" ? spoken("it", start + 1) : on,
              counter: other,
              amount: m,
            },
          ],
  ),
  // "a flying counter or a lifelink counter": which of them is chosen as it is put (608.2d).
  ...(
    [
      "put[s] [your choice of ]a[n] <one:Counter> counter or a[n] <two:Counter> counter on <on:Objects>",
      "put[s] [your choice of ]a[n] <one:Counter> counter, a[n] <more:Counter> counter, or a[n] <two:Counter> counter on <on:Objects>",
    ] as const
  ).map((template) =>
    does(template, (holes, who, { start }) => {
      const { one, two, on, more }: CounterChoice = holes;
      const again = on.is === "target" ? spoken("that target", start) : on;
      const kinds = more === undefined ? [one, two] : [one, more, two];
      const effects = kinds.map(
        (counter, index): Effect => ({
          is: "putCounters",
          on: index === 0 ? on : again,
          counter,
          amount: number(1),
        }),
      );
      return { is: "either", who, effects };
    }),
  ),
  does(
    "distribute[s] <n:Number> <kind:Counter> counters among <on:Objects><tail:Tail>",
    ({ n, kind, on, tail }, _, { start }) => {
      const amount = howMany(n, tail);
      return (
        amount && {
          is: "putCounters",
          on,
          counter: kind,
          amount,
          divided: true,
          name: nameAt(start),
        }
      );
    },
  ),
  does(
    "remove[s] <n:Number> <kind:Counter> counter[s] from <from:Objects><tail:Tail>",
    ({ n, kind, from, tail }) => {
      const amount = howMany(n, tail);
      return amount && { is: "removeCounters", from, counter: kind, amount };
    },
  ),
  does("remove[s] <n:Number> counter[s] from <from:Objects><tail:Tail>", ({ n, from, tail }) => {
    const amount = howMany(n, tail);
    return amount && { is: "removeCounters", from, amount };
  }),
  does("remove[s] all <kind:Counter> counters from <from:Objects>", ({ kind, from }) => ({
    is: "removeCounters",
    from,
    counter: kind,
  })),
  does("remove[s] all counters from <from:Objects>", ({ from }) => ({
    is: "removeCounters",
    from,
  })),
  does(
    "move[s] any number of <kind:Counter> counters from <from:Objects> onto <onto:Objects>",
    ({ kind, from, onto }, who) => ({
      is: "moveCounters",
      who,
      from,
      onto,
      counter: kind,
    }),
  ),
  does("create[s] <n:Number> <of:Token><tail:Tail>", ({ n, of, tail }, who, { start }) => {
    const amount = howMany(n, tail);
    return amount && { is: "create", who, amount, ...of, name: nameAt(start) };
  }),
  does("investigate[s]", (_, who) => investigating(who, number(1))),
  does("investigate[s] twice", (_, who) => investigating(who, number(2))),
  does("investigate[s] <n:Number> times", ({ n }, who) =>
    n === "some" ? undefined : investigating(who, n),
  ),
  // "Create Ember, a legendary …": a name of its own is told first (111.4).
  does("create[s] <name:Name>, a[n] <of:Token>", ({ name, of }, who, { start }) =>
    of.token.is !== "token" || of.token.name !== undefined
      ? undefined
      : {
          is: "create",
          who,
          amount: number(1),
          ...of,
          token: { ...of.token, name },
          name: nameAt(start),
        },
  ),
  does(
    "create[s] <n:Number> <of:Token>, where x is <value:Value>",
    ({ n, of, value }, who, { start }) => {
      if (n === "some" || of.token.is !== "token") return undefined;
      if (n.is === "x") return { is: "create", who, amount: value, ...of, name: nameAt(start) };
      const so = (side: Amount | undefined) => (side?.is === "x" ? value : side);
      const { power, toughness, ...rest } = of.token;
      const token = { ...rest, power: so(power), toughness: so(toughness) } as Token;
      return { is: "create", who, amount: n, ...of, token, name: nameAt(start) };
    },
  ),
  happens("<one:Objects> fight[s] <other:Objects>", ({ one, other }) => ({
    is: "fight",
    one,
    other,
  })),
  happens("<what:Objects> become[s] a copy of <of:Objects>", ({ what, of }) => ({
    is: "becomeCopy",
    what,
    of,
    until: { is: "forever" },
  })),
  happens(
    "<what:Objects> become[s] a copy of <of:Objects> <until:Until>",
    ({ what, of, until }) => ({
      is: "becomeCopy",
      what,
      of,
      until,
    }),
  ),
  happens(
    "<what:Objects> become[s] a copy of <of:Objects><except:Except>",
    ({ what, of, except }) => ({
      is: "becomeCopy",
      what,
      of,
      except,
      until: { is: "forever" },
    }),
  ),
  happens(
    "<what:Objects> become[s] a copy of <of:Objects> <until:Until><except:Except>",
    ({ what, of, until, except }) => ({
      is: "becomeCopy",
      what,
      of,
      except,
      until,
    }),
  ),
].flat();

const exiling = (what: Objects, start: number): Extract<Effect, { is: "exile" }> => ({
  is: "exile",
  what,
  link: linkAt(start),
  name: nameAt(start),
});
