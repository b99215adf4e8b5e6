/** What is done with cards in hands, libraries and graveyards, and what is chosen (CR 701, 608.2d). */
import type { Effect, Filter, Objects, Player } from "../schema.ts";
import type { LibraryPlace, Zone } from "../vocabulary.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import type { How } from "./how.ts";
import { you } from "./players.ts";

export const draw = (amount: AmountLike, who: Player = you): Effect => ({
  is: "draw",
  who,
  amount: amountOf(amount),
});
export const discard = (
  amount: AmountLike,
  who: Player = you,
  how: How<"Effect", "discard", "random" | "upTo" | "name"> = {},
): Effect => ({ is: "discard", who, amount: amountOf(amount), ...how });
export const discardThose = (what: Objects, who: Player = you): Effect => ({
  is: "discardThose",
  who,
  what,
});
export const mill = (
  amount: AmountLike,
  who: Player = you,
  how: How<"Effect", "mill", "name"> = {},
): Effect => ({ is: "mill", who, amount: amountOf(amount), ...how });
export const scry = (amount: AmountLike, who: Player = you): Effect => ({
  is: "scry",
  who,
  amount: amountOf(amount),
});
export const surveil = (amount: AmountLike, who: Player = you): Effect => ({
  is: "surveil",
  who,
  amount: amountOf(amount),
});
export const lookAt = (
  what: Objects,
  how: { readonly who?: Player } & How<"Effect", "lookAt", "name"> = {},
): Effect => ({ is: "lookAt", who: you, what, ...how });
export const reveal = (what: Objects, how: How<"Effect", "reveal", "name"> = {}): Effect => ({
  is: "reveal",
  what,
  ...how,
});
/** One's own library for one card, unless it says otherwise; found under `name`. */
export const search = ({
  amount = 1,
  who = you,
  whose = who,
  ...rest
}: {
  readonly filter: Filter;
  readonly name: string;
  readonly amount?: AmountLike;
  readonly who?: Player;
  readonly whose?: Player;
} & How<"Effect", "search", "upTo" | "reveal">): Effect => ({
  is: "search",
  who,
  whose,
  amount: amountOf(amount),
  ...rest,
});
export const shuffle = (who: Player = you): Effect => ({ is: "shuffle", who });
/** Into their owners' libraries, which are shuffled. */
export const shuffleInto = (what: Objects): Effect => ({ is: "shuffleInto", what });
/** `who` puts them there; their owners choose the order (401.4), unless it is random. */
export const putOnLibrary = (
  what: Objects,
  where: LibraryPlace,
  who: Player = you,
  how: How<"Effect", "putOnLibrary", "random"> = {},
): Effect => ({ is: "putOnLibrary", who, what, where, ...how });
export const putIntoHand = (what: Objects): Effect => ({ is: "putIntoHand", what });
export const returnToHand = (what: Objects, from?: Zone): Effect => ({
  is: "returnToHand",
  what,
  ...(from && { from }),
});
export const putIntoGraveyard = (
  what: Objects,
  how: How<"Effect", "putIntoGraveyard", "findable" | "returned"> = {},
): Effect => ({ is: "putIntoGraveyard", what, ...how });

export const choose = (
  name: string,
  amount: AmountLike,
  from: Filter,
  who: Player = you,
  how: How<"Effect", "choose", "upTo" | "random"> = {},
): Effect => ({ is: "choose", who, amount: amountOf(amount), from, ...how, name });
export const chooseSource = (name: string, who: Player = you): Effect => ({
  is: "chooseSource",
  who,
  name,
});
/** The object remembers it: `chosenColor`, `ofChosenColor`. */
export const chooseColor = (who: Player = you): Effect => ({ is: "chooseColor", who });
/** The object remembers it: `ofChosenType`. */
export const chooseCreatureType = (who: Player = you): Effect => ({
  is: "chooseCreatureType",
  who,
});
