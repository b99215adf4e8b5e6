/**
 * Defects of the engine in clashes, for rulings of Lorwyn: a function of a chapter is replaced by one
 * that gets a rule wrong. The boards must say otherwise; behind each stands which of its claims is
 * refuted, or the line that can't be played (`>`), so that a board without that claim fails here.
 */

import { vi } from "vitest";
import type { Would } from "../../engine/instructions.ts";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => (await import("./faulty.ts")).faultyEngine<Defect>());

type Defect =
  | "whoever started the clash decides first"
  | "each card moves as it is decided"
  | "what lies on top after the moves is compared"
  | "triggers don't wait for the resolution to end"
  | "the triggers of the player whose turn it is come last";

vi.mock("../../engine/effects/chance.ts", async (original) => {
  const real = await original<typeof import("../../engine/effects/chance.ts")>();
  const { statOf } = await import("../../engine/amounts.ts");
  const { playerOf } = await import("../../engine/game.ts");
  const { viewOf } = await import("../../engine/layers.ts");
  const placeClashed: typeof real.placeClashed = (work, instruction) => {
    const { turn } = work.game;
    const { answers = [], frame, player } = instruction;
    const [first] = answers;
    if (engine.has("whoever started the clash decides first")) {
      work.set({ turn: { ...turn, active: player } });
      real.placeClashed(work, instruction);
      work.set({ turn });
      return;
    }
    const decided = first?.is === "choose" && first.chosen[0];
    if (engine.has("each card moves as it is decided") && decided && answers.length === 1) {
      if (decided.is !== "object") return;
      const { object } = decided;
      const whose = work.game.objects[object]?.owner ?? player;
      const to = { zone: "library", player: whose } as const;
      const would: readonly Would[] = [
        { is: "move", object, to, how: "put", player: whose, at: "bottom" },
      ];
      const cause = { is: "object", object: work.frame(frame).source } as const;
      const again = { ...instruction, answers: [{ ...first, chosen: [] }] };
      work.push({ do: "happen", would, cause }, again);
      return;
    }
    real.placeClashed(work, instruction);
  };
  const endClash: typeof real.endClash = (work, instruction) => {
    const { frame, player } = instruction;
    const { clash } = work.frame(frame);
    if (!engine.has("what lies on top after the moves is compared") || !clash) {
      real.endClash(work, instruction);
      return;
    }
    const topValue = (whose: typeof player): number => {
      const [top] = playerOf(work.game, whose).library;
      return (top && statOf(viewOf(work.game), top, "manaValue")) ?? -1;
    };
    const [own, others] = [topValue(player), topValue(clash.opponent)];
    const winners = own > others ? [player] : others > own ? [clash.opponent] : [];
    work.setFrame(frame, { clash: { ...clash, won: winners.includes(player) } });
    real.endClash(work, { ...instruction, winners });
  };
  return { ...real, placeClashed, endClash };
});

vi.mock("../../engine/triggers.ts", async (original) => {
  const real = await original<typeof import("../../engine/triggers.ts")>();
  const noteTriggers: typeof real.noteTriggers = (work, before) => {
    real.noteTriggers(work, before);
    if (!engine.has("triggers don't wait for the resolution to end")) return;
    if (work.game.triggers.length > 0 && work.game.decision === null) real.placeAllTriggers(work);
  };
  const placeAllTriggers: typeof real.placeAllTriggers = (work) => {
    const { turn, players } = work.game;
    const other = players.find(({ id }) => id !== turn.active)?.id ?? turn.active;
    if (engine.has("the triggers of the player whose turn it is come last"))
      work.set({ turn: { ...turn, active: other } });
    real.placeAllTriggers(work);
    work.set({ turn });
  };
  return { ...real, noteTriggers, placeAllTriggers };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "whoever started the clash decides first",
    "101.4",
    {
      "lrw-clash-step-4-decide-in-turn-order/in-the-opponents-turn": [
        "> B puts Divination on the bottom",
      ],
    },
  ],
  [
    "each card moves as it is decided",
    "701.30c",
    {
      "lrw-clash-step-4-decide-in-turn-order/in-the-opponents-turn": [
        "at decided: the top of B's library is Divination, Swamp",
        "Divination and Grizzly Bears moved together",
      ],
      "lrw-clash-step-4-decide-in-turn-order/in-your-own-turn": [
        "at decided: the top of A's library is Grizzly Bears, Forest",
      ],
    },
  ],
  [
    "what lies on top after the moves is compared",
    "701.30d",
    {
      "lrw-clash-step-3-note-mana-values/the-winner-goes-down": ["B has 17 life"],
      "lrw-clash-step-5-winner/won-at-the-end": ["Sylvan Echoes triggered", "B has 20 life"],
    },
  ],
  [
    "triggers don't wait for the resolution to end",
    "603.3",
    {
      "lrw-clash-step-6-triggers-wait/in-the-middle": ["at during: the stack is Lash Out"],
    },
  ],
  [
    "the triggers of the player whose turn it is come last",
    "603.3b",
    {
      "lrw-clash-step-8-triggers-on-stack/both-players": [
        "the stack is Entangling Trap's ability, Rebellion of the Flamekin's ability",
      ],
      "restless-apparition-persist-in-turn-order/the-other-player-first": [
        "at triggered: the stack is Restless Apparition's ability, Kitchen Finks's ability",
        "at first: Restless Apparition is on B's battlefield",
        "at first: Kitchen Finks is in A's graveyard",
      ],
    },
  ],
];

describeDefects(engine.state, rows);
