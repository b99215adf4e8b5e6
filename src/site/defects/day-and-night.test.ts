/**
 * Defects of the engine in day and night: a function of the chapter is replaced by one that gets a
 * rule wrong. The boards must say otherwise; behind each stands which of its claims is refuted, or
 * the line that can't be played (`>`), so that a board without that claim fails here.
 */

import { vi } from "vitest";
import type { LastTurn } from "../../engine/game.ts";
import type { Work } from "../../engine/work.ts";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => (await import("./faulty.ts")).faultyEngine<Defect>());

type Defect =
  | "the spells of all players count"
  | "teammates' spells are added up"
  | "one player of a team counts"
  | "one spell ends the night"
  | "spells cast while it was neither don't count"
  | "what is neither is checked"
  | "the check comes before phasing"
  | "the check comes after untapping"
  | "the first day is a change"
  | "what is already so becomes so again"
  | "day and night need a permanent"
  | "nightbound comes first";

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

vi.mock("../../engine/dayNight.ts", async (original) => {
  const real = await original<typeof import("../../engine/dayNight.ts")>();
  const { teamOf } = await import("../../engine/game.ts");
  const { ruleChanges } = await import("../../engine/layers.ts");

  /** The spells that the check would count. */
  function counted(work: Work, { active, spellsCast }: LastTurn): Record<string, number> {
    const { game } = work;
    const own = spellsCast[active] ?? 0;
    const team = teamOf(game, active);
    const of = (players: readonly string[]): number =>
      sum(players.map((one) => spellsCast[one as typeof active] ?? 0));
    if (engine.has("the spells of all players count")) {
      return { [active]: of(Object.keys(spellsCast)) };
    }
    if (engine.has("teammates' spells are added up") && game.teams) return { [active]: of(team) };
    if (engine.has("one player of a team counts")) return { [active]: own };
    if (engine.has("one spell ends the night") && game.time === "night") {
      return { [active]: own * 2 };
    }
    return spellsCast;
  }

  const dayOrNight: typeof real.dayOrNight = (work) => {
    const { lastTurn, time } = work.game;
    if (!lastTurn) return;
    if (engine.has("what is neither is checked") && !time) {
      const most = Math.max(0, ...Object.values(lastTurn.spellsCast));
      real.becomeTime(work, most === 0 ? "night" : "day", { is: "turn" });
      return;
    }
    const spellsCast = counted(work, lastTurn);
    const found = real.timeCheck(work.game, { ...lastTurn, spellsCast });
    if (found?.to) real.becomeTime(work, found.to, { is: "turn" }, ...found.cr);
  };

  const becomeTime: typeof real.becomeTime = (work, to, cause, ...rules) => {
    const { time: was } = work.game;
    const other = to === "day" ? "night" : "day";
    const asIfChanged =
      (engine.has("the first day is a change") && !was) ||
      (engine.has("what is already so becomes so again") && was === to);
    if (asIfChanged) work.set({ time: other });
    if (engine.has("spells cast while it was neither don't count") && !was) {
      work.set({ thisTurn: { ...work.game.thisTurn, spellsCast: {} } });
    }
    real.becomeTime(work, to, cause, ...rules);
  };

  const dayNightNow: typeof real.dayNightNow = (work) => {
    const { battlefield, time } = work.game;
    const isBound = (is: "daybound" | "nightbound"): boolean =>
      battlefield.some((id) => ruleChanges(work.game, id, is).length > 0);
    if (engine.has("nightbound comes first") && !time && isBound("nightbound")) {
      real.becomeTime(work, "night", { is: "turn" });
    }
    const isNeeded = isBound("daybound") || isBound("nightbound");
    if (engine.has("day and night need a permanent") && time && !isNeeded) work.unset("time");
    real.dayNightNow(work);
  };

  return {
    ...real,
    becomeTime,
    dayNightNow,
    dayOrNight: (work: Work) => {
      const elsewhere =
        engine.has("the check comes before phasing") ||
        engine.has("the check comes after untapping");
      if (!elsewhere) dayOrNight(work);
    },
  };
});

vi.mock("../../engine/phasing.ts", async (original) => {
  const real = await original<typeof import("../../engine/phasing.ts")>();
  const { timeCheck, becomeTime } = await import("../../engine/dayNight.ts");
  const phaseIn: typeof real.phaseIn = (work, instruction) => {
    const { lastTurn } = work.game;
    const found = lastTurn && timeCheck(work.game, lastTurn);
    if (engine.has("the check comes before phasing") && found?.to) {
      becomeTime(work, found.to, { is: "turn" });
    }
    real.phaseIn(work, instruction);
  };
  return { ...real, phaseIn };
});

vi.mock("../../engine/turnActions.ts", async (original) => {
  const real = await original<typeof import("../../engine/turnActions.ts")>();
  const { timeCheck, becomeTime } = await import("../../engine/dayNight.ts");
  const untapAll: typeof real.untapAll = (work) => {
    real.untapAll(work);
    const { lastTurn } = work.game;
    const found = lastTurn && timeCheck(work.game, lastTurn);
    if (engine.has("the check comes after untapping") && found?.to) {
      becomeTime(work, found.to, { is: "turn" });
    }
  };
  return { ...real, untapAll };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "the spells of all players count",
    "731.2a",
    {
      "dn-check-counts-previous-active-players-spells/in-their-turn-and-in-ones-own": [
        "at second: it is night",
      ],
      "dn-night-stays-on-one-spell/one-then-none": ["at second: it is night"],
      "dn-differs-from-older-werewolf-condition/old-and-new": [
        "it is night",
        "Harvesttide Infiltrator is transformed",
      ],
      "dn-team-day-to-night/only-the-other-team-casts": ["it is night"],
      "firmament-sage-day-to-night/only-the-opponent-cast": [
        "it is night",
        "Firmament Sage triggered 1 time",
      ],
      "firmament-sage-night-to-day/one-each": ["it is night"],
    },
  ],
  [
    "teammates' spells are added up",
    "502.2a",
    { "dn-team-night-to-day/one-each-then-two": ["at second: it is night"] },
  ],
  [
    "one player of a team counts",
    "502.2a",
    {
      "dn-team-day-to-night/one-head-casts": ["it is day"],
      "dn-team-night-to-day/one-each-then-two": ["it is day"],
    },
  ],
  [
    "one spell ends the night",
    "731.2b",
    {
      "dn-night-to-day-on-two-spells/two-turns": ["it is night"],
      "dn-night-stays-on-one-spell/one-then-none": ["at second: it is night"],
      "dn-never-returns-to-neither/after-a-wrath": ["at second: it is night"],
    },
  ],
  [
    "spells cast while it was neither don't count",
    "731.2b",
    { "dn-no-tracking-before-it-starts/its-turn-counts-whole": ["it is day"] },
  ],
  [
    "what is neither is checked",
    "731.2c",
    {
      "dn-no-check-while-neither/none-then-three": [
        "at second: it is neither day nor night",
        "it is neither day nor night",
      ],
      "dn-starts-neither/first-turn": ["it is neither day nor night"],
      "dn-no-tracking-before-it-starts/begins-late": [
        "it is neither day nor night",
        "it is day",
        "Harvesttide Infiltrator is not transformed",
      ],
    },
  ],
  [
    "the check comes before phasing",
    "502.2",
    {
      "dn-check-before-untapping/after-phasing": [
        "it is night",
        "Harvesttide Infiltrator is transformed",
        "Brimstone Vandal triggered 1 time",
      ],
    },
  ],
  [
    "the check comes after untapping",
    "502.2",
    { "dn-check-before-untapping/before-untapping": ["Reckless Stormseeker is tapped"] },
  ],
  [
    "the first day is a change",
    "731.1a",
    {
      "dn-becomes-day-from-neither-is-not-a-switch/the-celestus-enters": [
        "Brimstone Vandal did not trigger",
        "the stack is empty",
      ],
      "dn-moonrise-can-start-at-night/first-night": ["Brimstone Vandal did not trigger"],
      "dn-celestus-toggle-from-neither/it-entered-without-abilities": [
        "The Celestus did not trigger",
        "the stack is empty",
      ],
      "firmament-sage-first-day-is-no-change/first-day": ["Brimstone Vandal did not trigger"],
      "firmament-sage-first-day-is-no-change/first-night": ["Brimstone Vandal did not trigger"],
    },
  ],
  [
    "what is already so becomes so again",
    "731.1",
    {
      "dn-becomes-means-gaining-the-designation/two-moonrises": [
        "Brimstone Vandal triggered 1 time",
        "B has 19 life",
      ],
    },
  ],
  [
    "day and night need a permanent",
    "731.1",
    {
      "dn-state-of-the-game/its-player-has-left": ["it is day"],
      "dn-continues-without-cards/night-falls-unseen": [
        "it is night",
        "Harvesttide Infiltrator is transformed",
        "Harvesttide Infiltrator is 4/4",
      ],
      "dn-exactly-one-for-the-rest-of-the-game/neither-day-night": [
        "at dead: it is day",
        "at next: it is day",
        "it is night",
      ],
      "dn-never-returns-to-neither/after-a-wrath": [
        "at wrath: it is night",
        "at second: it is night",
        "it is night",
      ],
    },
  ],
  [
    "nightbound comes first",
    "702.145g",
    {
      "dn-both-keywords-at-once-becomes-day/daybound-is-an-opponents": [
        "it is day",
        "Village Watch is not transformed",
      ],
      "dn-both-keywords-at-once-nightbound-transforms/the-brute-turns": [
        "it is day",
        "Brutal Cathar is not transformed",
        "Brutal Cathar is 2/2",
        "Brutal Cathar triggered 1 time",
        "Village Watch is not transformed",
      ],
    },
  ],
];

describeDefects(engine.state, rows);
