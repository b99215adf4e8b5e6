/**
 * Defects of the engine in what happens and what follows from it, for rulings of Torment: a function
 * of a chapter is replaced by one that gets a rule wrong. The boards must say otherwise; behind each
 * stands which of its claims is refuted, or the line that can't be played (`>`), so that a board
 * without that claim fails here.
 */

import { vi } from "vitest";
import type { Would } from "../../engine/instructions.ts";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => (await import("./faulty.ts")).faultyEngine<Defect>());

type Defect =
  | "a loop is lost"
  | "links are kept by name"
  | "what replaced isn't replaced again"
  | "no priority in the cleanup step"
  | "one cleanup step"
  | "states are looked at between resolutions"
  | "life ends at zero"
  | "prevention comes first"
  | "replacement comes before prevention"
  | "unpreventable damage isn't replaced";

vi.mock("../../engine/loops.ts", async (original) => {
  const real = await original<typeof import("../../engine/loops.ts")>();
  const noteLap: typeof real.noteLap = (work) => {
    const isOver = real.noteLap(work);
    const { active } = work.game.turn;
    const winner = work.game.players.find(({ id }) => id !== active)?.id ?? null;
    if (isOver && engine.has("a loop is lost")) work.set({ result: { winner } });
    return isOver;
  };
  return { ...real, noteLap };
});

vi.mock("../../engine/effects/permanents.ts", async (original) => {
  const real = await original<typeof import("../../engine/effects/permanents.ts")>();
  const { linkKey } = await import("../../engine/links.ts");
  const exile: typeof real.permanentEffects.exile = (doing) => {
    real.permanentEffects.exile(doing);
    const { link } = doing.effect;
    const { game } = doing.work;
    const top = game.agenda.at(-1);
    if (!engine.has("links are kept by name") || link === undefined || top?.do !== "happen") return;
    const { card } = game.objects[doing.read.frame.source] ?? {};
    const alike = Object.values(game.objects).filter((one) => card && one.card === card);
    const keptBy = alike.map(({ id }) => linkKey(id, link));
    const would = top.would.map((one): Would => (one.is === "move" ? { ...one, keptBy } : one));
    doing.work.set({ agenda: [...game.agenda.slice(0, -1), { ...top, would }] });
  };
  return { ...real, permanentEffects: { ...real.permanentEffects, exile } };
});

vi.mock("../../engine/replacing.ts", async (original) => {
  const real = await original<typeof import("../../engine/replacing.ts")>();
  const { isUnpreventable } = await import("../../engine/preventing.ts");
  const modifiersOf: typeof real.modifiersOf = (game, would) => {
    const found = real.modifiersOf(game, would);
    const prevents = found.filter(({ ability }) => ability.instead.is === "prevent");
    const others = found.filter((one) => !prevents.includes(one));
    if (engine.has("what replaced isn't replaced again") && would.applied?.length) return [];
    if (engine.has("prevention comes first") && prevents.length > 0) return prevents;
    if (engine.has("replacement comes before prevention") && others.length > 0) return others;
    if (engine.has("unpreventable damage isn't replaced") && would.is === "damage")
      return isUnpreventable(game, would) ? [] : found;
    return found;
  };
  return { ...real, modifiersOf };
});

vi.mock("../../engine/turnActions.ts", async (original) => {
  const real = await original<typeof import("../../engine/turnActions.ts")>();
  const cleanupCheck: typeof real.cleanupCheck = (work) => {
    if (engine.has("no priority in the cleanup step")) return;
    const { agenda } = work.game;
    const ends = agenda.findIndex((one) => one.do === "endStep");
    real.cleanupCheck(work);
    if (!engine.has("one cleanup step")) return;
    const before = agenda[ends];
    work.set({ agenda: work.game.agenda.map((one, at) => (at === ends && before ? before : one)) });
  };
  return { ...real, cleanupCheck };
});

vi.mock("../../engine/committing.ts", async (original) => {
  const real = await original<typeof import("../../engine/committing.ts")>();
  const commit: typeof real.commit = (work, instruction) => {
    const lifeOf = (player: string): number =>
      work.game.players.find(({ id }) => id === player)?.life ?? 0;
    const would = engine.has("life ends at zero")
      ? instruction.would.map(
          (one): Would =>
            one.is === "life" ? { ...one, by: Math.max(one.by, -lifeOf(one.player)) } : one,
        )
      : instruction.would;
    real.commit(work, { ...instruction, would });
  };
  return { ...real, commit };
});

vi.mock("../../engine/matching.ts", async (original) => {
  const real = await original<typeof import("../../engine/matching.ts")>();
  const stateHolds: typeof real.stateHolds = (view, context, when) => {
    const resolves = view.game.agenda.some((one) => one.do === "finishResolving");
    if (engine.has("states are looked at between resolutions") && resolves) return false;
    return real.stateHolds(view, context, when);
  };
  return { ...real, stateHolds };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "a loop is lost",
    "104.4b",
    {
      "tor-faceless-butcher-loop-is-a-draw/draw": [
        "at cast: always the game is a draw",
        "the game is a draw",
      ],
      "tor-faceless-butcher-three-way-loop/round": ["at third: always the game is a draw"],
    },
  ],
  [
    "links are kept by name",
    "607.2a",
    {
      "tor-faceless-butcher-loop-is-a-draw/fourth-creature": ["> A targets Grizzly Bears"],
      "tor-faceless-butcher-three-way-loop/round": ["> resolve"],
    },
  ],
  [
    "what replaced isn't replaced again",
    "616.1f",
    {
      "tor-plagiarize-both-players/draw-step": [
        "Forest is in A's hand",
        "A has 1 card in hand",
        "B has no cards in hand",
        "the top of B's library is Swamp",
      ],
      "plagiarize-against-plagiarize/each-other": [
        "B has 2 cards in hand",
        "the top of B's library is Swamp",
        "A has no cards in hand",
        "A has 9 cards in library",
      ],
    },
  ],
  [
    "no priority in the cleanup step",
    "514.3a",
    {
      "tor-madness-discard-at-cleanup/priority-in-cleanup": ["A has priority", "> A passes"],
    },
  ],
  [
    "one cleanup step",
    "514.3a",
    { "tor-madness-discard-at-cleanup/another-cleanup-step": ["> A discards Grizzly Bears"] },
  ],
  [
    "states are looked at between resolutions",
    "603.8",
    {
      "tor-last-laugh-state-trigger-any-time/cloudshift": ["> resolve"],
    },
  ],
  [
    "life ends at zero",
    "107.1b",
    { "tor-transcendence-life-below-zero/below": ["at below: A has -2 life", "A has -2 life"] },
  ],
  [
    "prevention comes first",
    "616.1",
    {
      "tor-equal-treatment-ignores-fully-prevented-damage/some-prevented": [
        "at both: possible A has 20 life",
      ],
    },
  ],
  [
    "replacement comes before prevention",
    "616.1",
    {
      "tor-equal-treatment-ignores-fully-prevented-damage/some-prevented": [
        "at both: possible A has 18 life",
      ],
    },
  ],
  [
    "unpreventable damage isn't replaced",
    "615.12",
    {
      "tor-equal-treatment-is-not-prevention/rage": ["B has 18 life"],
    },
  ],
];

describeDefects(engine.state, rows);
