import type { Renumbering } from "../../engine/rules.ts";

/** Numbers of 15 July 2008 as they were on 1 October 2007. */
export const numbers2007: Renumbering = {
  // Hybrid symbols of two colors; those of color and number are of Shadowmoor (2008).
  "104.3f": "104.3f",
  // The untap symbol is of Shadowmoor (2008).
  "104.5": null,
  // What placing a counter means.
  "200.10c": null,
  // 212.3g was about creature lands, and that damage stays was said by its removal alone (314.2).
  "212.3g": null,
  "215.4a": null,
  // Nothing was said of exchanges and of those who can't gain life.
  "215.7": null,
  // An object named the choice made for it, but no rule linked the two abilities.
  "407.2d": null,
  // Announcing, in other words.
  "409.1a": "409.1a",
  // Persist, wither and retrace are of 2008.
  "502.79a": null,
  "502.80a": null,
  "502.81a": null,
  // What a player who has left would own or control goes out of the game, abilities included.
  "600.4c": "600.4c",
};
