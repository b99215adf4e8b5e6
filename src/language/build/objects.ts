/** Which objects a text speaks of, without targeting (CR 109, 608.2). */
import type { Filter, Noun, Objects, Player, Recipient } from "../schema.ts";
import type { Zone } from "../vocabulary.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import { you } from "./players.ts";

export const self: Objects = { is: "self" };
export const attached: Objects = { is: "attachedTo" };
/** What is enchanted where it is no permanent: "enchanted creature card". */
export const attachedCard: Objects = { is: "attachedTo", noun: "card" };
/** The object of the event that triggered. */
export const it = (noun?: Noun): Objects => ({ is: "eventObject", ...(noun && { noun }) });
/** The other object of that event: what was dealt damage, what dealt it, what targeted. */
export const itsOther = (noun?: Noun): Objects => ({ is: "eventOther", ...(noun && { noun }) });
export const named = (name: string): Objects => ({ is: "named", name });
export const linked = (link: string): Objects => ({ is: "linked", link });
/** The one that "for each" is at. */
export const theOne: Objects = { is: "theOne" };
export const every = (filter: Filter): Objects => ({ is: "all", filter });
export const zoneOf = (zone: Zone, who: Player): Objects => ({ is: "zoneOf", zone, who });
export const topOfLibrary = (amount: AmountLike = 1, who: Player = you): Objects => ({
  is: "topOfLibrary",
  who,
  amount: amountOf(amount),
});

export const toObject = (objects: Objects): Recipient => ({ is: "objects", objects });
export const toPlayer = (player: Player): Recipient => ({ is: "player", player });
/** "each creature and each player": at once. */
export const toSeveral = (...recipients: readonly Recipient[]): Recipient => ({
  is: "several",
  recipients,
});
