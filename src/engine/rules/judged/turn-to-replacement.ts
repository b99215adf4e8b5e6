/**
 * The turn, the stack, casting, costs, targets, triggers, resolving, replacement (CR 115–118, 405,
 * 500–505, 512–514, 601–608, 614–616, 700.2).
 */
import type { Judged } from "./types.ts";

export const turnToReplacement: Judged = {
  // Targets (115)
  "115.7b": ["notHere", "nothing changes a target"],
  "115.7c": ["notHere", "nothing changes targets"],
  "115.9a": ["notHere", "nothing counts targets; what targets only one thing is 115.9c"],

  // Costs (118)
  "118.7e": ["notHere", "nothing reduces costs by hybrid mana"],
  "118.7f": ["notHere", "there are no Phyrexian symbols"],
  "118.7g": ["notHere", "there are no snow symbols"],
  "118.8c": ["notHere", "nothing has a spell cast “if able”"],
  "118.12b": ["notHere", "no search is followed by “if you do”"],
  "118.13": ["covered", "118.13a–b; there are no Phyrexian symbols"],
  "118.13c": ["notHere", "no special action costs mana"],
  "118.14": ["notHere", "no mana is spent as though of any type"],

  // Turn (500–505, 513)
  "500.9": ["notHere", "phases are added, no steps"],
  "500.10": ["notHere", "phases are added, no steps"],
  "500.10a": ["notHere", "nobody “gets” a phase or a step"],
  "503.2": ["notHere", "no spell waits for the upkeep step to be over"],
  "505.1b": ["notHere", "no text numbers main phases"],
  "505.3": ["notHere", "Archenemy"],
  "505.4": ["notHere", "Sagas"],
  "505.5": ["notHere", "Attractions"],

  // Casting and activating (601, 602, 605, 606)
  "601.1": ["definition", "how old cards were worded"],
  "601.3c": ["notHere", "no cost gives flash"],
  "601.3f": ["notHere", "what hideaway exiled is one certain card, played as an ability resolves"],
  "601.6": ["notHere", "opponents choose while something resolves, not while it is cast"],
  "601.6a": ["notHere", "as 601.6"],
  "601.6b": ["notHere", "as 601.6"],
  "602.1d": ["definition", "how old cards were worded"],
  "602.1e": ["notHere", "nothing changes how an activation cost may be paid"],
  "602.3": ["notHere", "opponents choose while something resolves, not while it is activated"],
  "602.3a": ["notHere", "as 602.3"],
  "602.3b": ["notHere", "as 602.3"],
  "602.5e": ["notHere", "no ability is activated “only as an instant”"],
  "605.1": ["definition", "its two sets of criteria are 605.1a–b"],

  // Triggers (603)
  "603.1": "definition",
  "603.1a": ["notHere", "no trigger has instructions after its effect"],
  "603.1b": ["notHere", "no trigger asks whether all of its conditions have been met"],
  "603.2d": ["notHere", "nothing has abilities trigger additional times"],
  "603.2f": ["notHere", "no ability triggers from hand or library"],
  "603.2h": ["notHere", "no trigger is done only once each turn"],
  "603.7g": ["notHere", "no static ability makes a delayed trigger"],
  "603.7h": ["notHere", "nothing counts how often an ability has resolved"],
  "603.9": ["notHere", "nothing triggers as a player loses"],
  "603.10b": ["notHere", "nothing triggers on phasing out"],
  "603.10c": ["notHere", "nothing triggers on coming off"],
  "603.10d": ["notHere", "nothing triggers on a change of control"],
  "603.10f": ["notHere", "nothing triggers as a player loses"],
  "603.10g": ["notHere", "Planechase"],

  // Linked abilities (607)
  "607.1d": ["notHere", "no token speaks of what made it"],
  "607.2e": ["notHere", "nothing is noted"],
  "607.2f": ["notHere", "no choice between words without rules meaning"],
  "607.2g": ["notHere", "nothing refers to what was paid as a permanent entered"],
  "607.2m": ["notHere", "anchor words"],
  "607.2n": ["notHere", "nothing happens before the first shuffle"],
  "607.2p": ["notHere", "nothing is chosen before the game"],
  "607.2q": ["notHere", "nothing refers to what was exiled to pay for the spell that it was"],

  // Resolving (608)
  "608.2p": ["notHere", "nothing triggers on a resolution"],
  "608.3d": ["notHere", "mutate"],
  "608.3e": ["notHere", "nothing keeps a permanent from entering"],
  "608.3g": ["notHere", "dash, blitz, warp"],

  // Replacement and prevention (614–616)
  "614.1e": ["notHere", "nothing is turned face up"],
  "614.10b": ["notHere", "nothing is done after a skip as the first thing of the next step"],
  "614.11b": ["notHere", "nothing more is done with a card that an effect has drawn"],
  "614.12c": ["notHere", "anchor words"],
  "614.13c": ["notHere", "no way of entering mills or exiles from a library"],
  "614.17b": ["notHere", "no cost includes what something here forbids, such as gaining life"],
  "614.17d": ["notHere", "nothing says how or that a permanent can't enter"],
  "615.9": ["notHere", "a source is chosen freely, without properties to check again"],
  "615.13": ["notHere", "nothing triggers on prevention; what follows it is 615.5"],
  "616.1b": ["notHere", "no replacement effect changes under whose control something enters"],

  // Modes (700.2)
  "700.2e": ["notHere", "all modes are chosen by the controller"],
  "700.2h": ["notHere", "no mode has a cost"],
  "700.2i": ["notHere", "pawprints"],
};
