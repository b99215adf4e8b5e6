import type { Renumbering } from "../../engine/rules.ts";

/** Numbers of 17 April 2026 as they were on 17 November 2023. */
export const numbers2023: Renumbering = {
  // Effects that end as a step begins or ends, and the mana that empties: in the other order.
  "500.4": "500.5",
  "500.5": "500.4",
  "500.5a": "500.5",
  "500.11": "500.10",
  "608.2n": "608.2m",
  // The order in which combat damage is assigned.
  "gone 509.2": "509.2",
  "gone 509.3": "509.3",
  // Keyword actions that came since stand in between.
  "701.6*": "701.5*",
  "701.7*": "701.6*",
  "701.8*": "701.7*",
  "701.9*": "701.8*",
  "701.17*": "701.13*",
  "701.19*": "701.15*",
  "701.20*": "701.16*",
  "701.20e": "701.16d",
  "701.21*": "701.17*",
  "701.22*": "701.18*",
  "701.23*": "701.19*",
  "701.24*": "701.20*",
  "701.25*": "701.42*",
  "701.26*": "701.21*",
  "701.27a": "701.28a",
  "701.30*": "701.23*",
  "701.37*": "701.31*",
  "731.*": "726.*",
  "732.*": "727.*",
  "733.*": "728.*",
};
