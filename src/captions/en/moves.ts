import type { HappeningOf } from "../../engine/events.ts";
import type { Names } from "../names.ts";
import type { MoveWords } from "../words.ts";
import { say } from "./say.ts";

type Moved = HappeningOf<"moved">;

const libraryPlaces = { top: "on top of", bottom: "on the bottom of" } as const;

/** Where it is put, behind "is" or "are". */
const put = ({ to, at }: Moved, n: Names): string => {
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

const arrives: MoveWords["put"] = (what, n, objects, many) =>
  `${objects} ${many ? "are" : "is"} ${put(what, n)}`;

/** An object changes zones, by the reason for it. */
export const moves: MoveWords = {
  cast: ({ from, player }, n, objects) =>
    `${n.player(player)} puts ${objects} from ${n.zone(from.zone)} onto the stack`,
  // What is no permanent goes elsewhere (608.3b of 2014).
  resolve: (what, n, objects, many) =>
    what.to.zone === "battlefield"
      ? `${objects} ${say(n).enterBattlefield.third}`
      : arrives(what, n, objects, many),
  finish: arrives,
  counteredByRule: arrives,
  fizzle: arrives,
  counter: arrives,
  discard: ({ to, player }, n, objects, many) =>
    `${n.player(player)} discards ${objects}${to.zone === "exile" ? say(n).intoExile(many) : ""}`,
  mill: (what, n, objects, many) =>
    what.to.zone === "exile"
      ? arrives(what, n, objects, many)
      : `${n.player(what.player)} ${say(n).millsOne(objects, say(n).person.possessive).third}`,
  draw: ({ player }, n, objects) => `${n.player(player)} draws ${objects}`,
  play: ({ player }, n, objects) => `${n.player(player)} plays ${objects}`,
  destroy: ({ to }, n, objects, many) =>
    `${objects} ${many ? "are" : "is"} destroyed${to.zone === "exile" ? ` and ${say(n).exiled}` : ""}`,
  // What would be put into a graveyard, and is exiled instead.
  sacrifice: ({ player, to }, n, objects, many) =>
    `${n.player(player)} sacrifices ${objects}${to.zone === "exile" ? `, which ${many ? "are" : "is"} ${say(n).exiled}` : ""}`,
  exile: (_, n, objects, many) => `${objects} ${many ? "are" : "is"} ${say(n).exiled}`,
  return: (what, n, objects, many) =>
    what.to.zone === "exile"
      ? arrives(what, n, objects, many)
      : `${objects} return${many ? "" : "s"} to ${n.place(what.to)}`,
  put: arrives,
  noToughness: (what, n, objects, many) =>
    `${arrives(what, n, objects, many)}, as ${many ? "their" : "its"} toughness is 0 or less`,
  noLoyalty: (what, n, objects, many) =>
    `${arrives(what, n, objects, many)}, as ${many ? "their" : "its"} loyalty is 0`,
  planeswalkerRule: (what, n, objects, many) =>
    `${arrives(what, n, objects, many)} by the planeswalker uniqueness rule`,
  legendRule: (what, n, objects, many) => `${arrives(what, n, objects, many)} by the legend rule`,
  unattached: (what, n, objects, many) =>
    `${arrives(what, n, objects, many)}, as ${many ? "they aren't" : "it isn't"} legally attached`,
  leftGame: (_, _n, objects) => `${objects} leaves the game`,
};
