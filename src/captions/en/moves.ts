import type { HappeningOf, MoveReason } from "../../engine/events.ts";
import type { Names } from "../names.ts";
import { say } from "./say.ts";

type Moved = HappeningOf<"moved">;

const libraryPlaces = { top: "on top of", bottom: "on the bottom of" } as const;

/** Where it is put, behind "is" or "are". */
export const put = ({ to, at }: Moved, n: Names): string => {
  switch (to.zone) {
    case "battlefield":
      return `put ${say(n).onto}`;
    case "stack":
      return `put onto ${n.place(to)}`;
    case "exile":
      return say(n).exiled;
    default:
      return `put ${at ? libraryPlaces[at] : "into"} ${n.place(to)}`;
  }
};

const arrival = (what: Moved, n: Names): string => `is ${put(what, n)}`;

/** What would be put into a graveyard, and is exiled instead. */
const whichIsExiled = ({ zone }: Moved["to"], n: Names): string =>
  zone === "exile" ? `, which is ${say(n).exiled}` : "";

/** An object changes zones, by the reason for it. */
export const moves: Readonly<Record<MoveReason, (what: Moved, n: Names) => string>> = {
  cast: ({ object, from, player }, n) =>
    `${n.player(player)} puts ${n.object(object)} from ${n.zone(from.zone)} onto the stack`,
  // What is no permanent goes elsewhere (608.3b of 2014).
  resolve: (what, n) =>
    what.to.zone === "battlefield"
      ? `${n.object(what.object)} ${say(n).enterBattlefield.third}`
      : `${n.object(what.object)} ${arrival(what, n)}`,
  finish: (what, n) => `${n.object(what.object)} ${arrival(what, n)}`,
  counteredByRule: (what, n) => `${n.object(what.object)} ${arrival(what, n)}`,
  fizzle: (what, n) => `${n.object(what.object)} ${arrival(what, n)} without doing anything`,
  counter: (what, n) => `${n.object(what.object)} ${arrival(what, n)}`,
  discard: ({ object, to, player }, n) =>
    `${n.player(player)} discards ${n.object(object)}${to.zone === "exile" ? say(n).intoExile(false) : ""}`,
  mill: ({ object, player, to }, n) =>
    to.zone === "exile"
      ? `${n.object(object)} is ${say(n).exiled}`
      : `${n.player(player)} ${say(n).millsOne(n.object(object), say(n).person.possessive).third}`,
  draw: ({ object, player }, n) => `${n.player(player)} draws ${n.object(object)}`,
  play: ({ object, player }, n) => `${n.player(player)} plays ${n.object(object)}`,
  destroy: ({ object, to }, n) =>
    `${n.object(object)} is destroyed${to.zone === "exile" ? ` and ${say(n).exiled}` : ""}`,
  sacrifice: ({ object, player, to }, n) =>
    `${n.player(player)} sacrifices ${n.object(object)}${whichIsExiled(to, n)}`,
  exile: ({ object }, n) => `${n.object(object)} is ${say(n).exiled}`,
  return: (what, n) =>
    what.to.zone === "exile"
      ? `${n.object(what.object)} ${arrival(what, n)}`
      : `${n.object(what.object)} returns to ${n.place(what.to)}`,
  put: (what, n) => `${n.object(what.object)} ${arrival(what, n)}`,
  noToughness: (what, n) =>
    `${n.object(what.object)} ${arrival(what, n)}, as its toughness is 0 or less`,
  noLoyalty: (what, n) => `${n.object(what.object)} ${arrival(what, n)}, as its loyalty is 0`,
  planeswalkerRule: (what, n) =>
    `${n.object(what.object)} ${arrival(what, n)} by the planeswalker uniqueness rule`,
  legendRule: (what, n) => `${n.object(what.object)} ${arrival(what, n)} by the legend rule`,
  unattached: (what, n) =>
    `${n.object(what.object)} ${arrival(what, n)}, as it is not attached to anything it may be attached to`,
  leftGame: ({ object }, n) => `${n.object(object)} leaves the game`,
};
