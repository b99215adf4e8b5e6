/** How long something lasts, and which words change into which. */
import { type Rule, says, saysAny } from "./core.ts";

export const durations: readonly Rule[] = [
  // How long
  says("Until", "until end of turn", () => ({ is: "endOfTurn" })),
  says("Until", "until end of combat", () => ({ is: "endOfCombat" })),
  says("Until", "until your next turn", () => ({ is: "yourNextTurn" })),
  says("Until", "until the end of your next turn", () => ({ is: "endOfYourNextTurn" })),
  says("Until", "until <self:Self> leaves the battlefield", () => ({ is: "thisLeaves" })),
  says("Until", "for as long as <so:Conditions>", ({ so }) => ({ is: "asLongAs", condition: so })),
  says("During", "this turn", () => ({ is: "endOfTurn" })),
  says("During", "this combat", () => ({ is: "endOfCombat" })),
  says("During", "<until:Until>", ({ until }) => until),

  says("WordChange", "all instances of one <kind:WordKind> with another", ({ kind }) => ({
    is: "wordsOfChoice",
    kinds: [kind],
  })),
  saysAny(
    "WordChange",
    ["all instances of one <one:WordKind> with another or one <two:WordKind> with another"],
    ({ one, two }) => ({ is: "wordsOfChoice", kinds: [one, two] }),
  ),
  says("WordChange", "all instances of <from:Color> with <to:Color>", ({ from, to }) => ({
    is: "colorWord",
    from,
    to,
  })),
  says("WordChange", "all instances of <from:Subtype> with <to:Subtype>", ({ from, to }) => ({
    is: "typeWord",
    from,
    to,
  })),
].flat();
