/** What is done to permanents, and tokens (CR 701, 111). */
import type { Ability, Effect, Filter, Objects, Player, Token } from "../schema.ts";
import type { CardType, Color, CounterKind, Subtype, Supertype } from "../vocabulary.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import { type Except, exceptions } from "./exceptions.ts";
import type { How } from "./how.ts";
import { self } from "./objects.ts";
import { you } from "./players.ts";

export const destroy = (
  what: Objects,
  how: How<"Effect", "destroy", "noRegeneration" | "name"> = {},
): Effect => ({ is: "destroy", what, ...how });
export const regenerate = (what: Objects): Effect => ({ is: "regenerate", what });
export const sacrifice = (what: Objects, who: Player = you): Effect => ({
  is: "sacrifice",
  who,
  what,
});
/** Permanents of the player's own choice. */
export const sacrificeChosen = (
  amount: AmountLike,
  which: Filter,
  who: Player = you,
  how: How<"Effect", "sacrificeChosen", "name"> = {},
): Effect => ({ is: "sacrificeChosen", who, amount: amountOf(amount), which, ...how });
export const exile = (
  what: Objects,
  how: How<"Effect", "exile", "link" | "until" | "faceDown" | "name"> = {},
): Effect => ({ is: "exile", what, ...how });
type Arriving = How<
  "Effect",
  "putOntoBattlefield",
  | "who"
  | "under"
  | "tapped"
  | "attacking"
  | "transformed"
  | "counter"
  | "as"
  | "name"
  | "link"
  | "returned"
>;
export const putOntoBattlefield = (what: Objects, how: Arriving = {}): Effect => ({
  is: "putOntoBattlefield",
  what,
  ...how,
});
/** The same, for what the text says is returned. */
export const returnToBattlefield = (what: Objects, how: Arriving = {}): Effect =>
  putOntoBattlefield(what, { ...how, returned: true });
export const tap = (what: Objects): Effect => ({ is: "tap", what });
export const untap = (what: Objects): Effect => ({ is: "untap", what });
export const attach = (what: Objects, to: Objects): Effect => ({ is: "attach", what, to });
export const transform = (what: Objects = self): Effect => ({ is: "transform", what });
export const monstrosity = (amount: AmountLike): Effect => ({
  is: "monstrosity",
  amount: amountOf(amount),
});
export const becomeMonstrous = (what: Objects = self): Effect => ({ is: "becomeMonstrous", what });
export const phaseOut = (what: Objects): Effect => ({ is: "phaseOut", what });
export const removeFromCombat = (what: Objects): Effect => ({ is: "removeFromCombat", what });
export const putCounters = (
  on: Objects,
  counter: CounterKind,
  amount: AmountLike = 1,
  how: How<"Effect", "putCounters", "divided" | "name"> = {},
): Effect => ({ is: "putCounters", on, counter, amount: amountOf(amount), ...how });
/** Without `counter` those of every kind, without `amount` all. */
export const removeCounters = (
  from: Objects,
  counter?: CounterKind,
  amount?: AmountLike,
): Effect => ({
  is: "removeCounters",
  from,
  ...(counter && { counter }),
  ...(amount !== undefined && { amount: amountOf(amount) }),
});
/** Any number of them. */
export const moveCounters = (
  counter: CounterKind,
  from: Objects,
  onto: Objects,
  who: Player = you,
): Effect => ({ is: "moveCounters", who, from, onto, counter });

/** `create(2, token({ colors: ["green"], types: ["creature"], subtypes: ["Wolf"], pt: "2/2" }))` */
export const create = (
  amount: AmountLike,
  what: Token,
  how: { readonly who?: Player } & How<"Effect", "create", "tapped" | "attacking" | "name"> = {},
): Effect => ({ is: "create", who: you, amount: amountOf(amount), token: what, ...how });

interface TokenText {
  /** Without a name it is called by its subtypes (111.4). */
  readonly name?: string;
  readonly colors?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly Subtype[];
  /** "2/2", or amounts: `[x, x]`. */
  readonly pt?: `${number}/${number}` | readonly [power: AmountLike, toughness: AmountLike];
  readonly abilities?: readonly Ability[];
}
export function token({ colors = [], subtypes = [], pt, ...rest }: TokenText): Token {
  const [power, toughness] = typeof pt === "string" ? pt.split("/").map(Number) : (pt ?? []);
  return {
    is: "token",
    ...rest,
    colors,
    subtypes,
    ...(power !== undefined &&
      toughness !== undefined && { power: amountOf(power), toughness: amountOf(toughness) }),
  };
}
/** A token that's a copy, with exceptions. */
export const copyToken = (of: Objects, ...except: readonly Except[]): Token => ({
  is: "copyToken",
  of,
  ...(except.length > 0 && { except: exceptions(except) }),
});
