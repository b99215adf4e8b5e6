/**
 * Defects of the engine in what triggers, for rulings of Journey into Nyx on heroic, constellation
 * and Gods that enter: a function of a chapter is replaced by one that gets a rule wrong. The boards
 * must say otherwise; behind each stands which of its claims is refuted, or the line that can't be
 * played (`>`), so that a board without that claim fails here.
 */

import { vi } from "vitest";
import type { Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => {
  const { faultyEngine } = await import("./faulty.ts");
  /** The game before a step, while it is found out what has triggered. */
  const noting: { before?: Game } = {};
  return {
    ...faultyEngine<Defect>(),
    noting,
    /** Whether it has come with the step of which it is found out what has triggered. */
    isNew: (id: ObjectId): boolean => noting.before !== undefined && !noting.before.objects[id],
  };
});

type Defect =
  | "what enters is looked at as printed"
  | "newcomers see nothing enter"
  | "what enters at once enters one by one"
  | "an ability triggers once for all that happens at once"
  | "an ability triggers for each target of the spell";

vi.mock("../../engine/triggers.ts", async (original) => {
  const real = await original<typeof import("../../engine/triggers.ts")>();
  const noteTriggers: typeof real.noteTriggers = (work, before) => {
    const waiting = work.game.triggers;
    engine.noting.before = before;
    real.noteTriggers(work, before);
    delete engine.noting.before;
    if (!engine.has("an ability triggers once for all that happens at once")) return;
    const first = work.game.triggers.filter(
      ({ source, key }, index, all) =>
        waiting.some(({ id }) => id === all[index]?.id) ||
        all.findIndex((one) => one.source === source && one.key === key) === index,
    );
    work.set({ triggers: first });
  };
  return { ...real, noteTriggers };
});

vi.mock("../../engine/layers.ts", async (original) => {
  const real = await original<typeof import("../../engine/layers.ts")>();
  const { printed } = await import("../../engine/printed.ts");
  const viewOf: typeof real.viewOf = (game) => {
    const view = real.viewOf(game);
    if (!engine.noting.before || !engine.has("what enters is looked at as printed")) return view;
    const of: typeof view.of = (id) => {
      const object = game.objects[id];
      if (!object || !engine.isNew(id)) return view.of(id);
      return { ...view.of(id), types: printed(game, object).types };
    };
    return { game, of };
  };
  const permanentsWith: typeof real.permanentsWith = (game, is) =>
    engine.has("newcomers see nothing enter")
      ? real.permanentsWith(game, is).filter((id) => !engine.isNew(id))
      : real.permanentsWith(game, is);
  return { ...real, viewOf, permanentsWith };
});

vi.mock("../../engine/happen.ts", async (original) => {
  const real = await original<typeof import("../../engine/happen.ts")>();
  const happen: typeof real.happen = (work, instruction) => {
    const { would } = instruction;
    const enter = would.every((one) => one.is === "move" && one.to.zone === "battlefield");
    if (engine.has("what enters at once enters one by one") && enter && would.length > 1)
      work.push(...would.map((one) => ({ ...instruction, would: [one] })));
    else real.happen(work, instruction);
  };
  return { ...real, happen };
});

vi.mock("../../engine/matching.ts", async (original) => {
  const real = await original<typeof import("../../engine/matching.ts")>();
  const matchAll: typeof real.matchAll = (view, context, when, what) => {
    const found = real.matchAll(view, context, when, what);
    if (what.is !== "cast" || !engine.has("an ability triggers for each target of the spell"))
      return found;
    const targets = view.game.objects[what.object]?.casting?.targets.flat() ?? [];
    return targets.length > 1 ? targets.flatMap(() => found) : found;
  };
  return { ...real, matchAll };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "what enters is looked at as printed",
    "603.6b",
    {
      "jou-gods-enter-noncreature-no-creature-trigger/too-little": ["Soul Warden did not trigger"],
      "jou-bestow-legal-target-resolves-as-aura/attached": ["Soul Warden did not trigger"],
    },
  ],
  [
    "newcomers see nothing enter",
    "603.6a",
    {
      "jou-constellation-self-or-other/itself-and-another": [
        "the stack is Eidolon of Blossoms's ability",
        "> resolve",
      ],
      "jou-constellation-each-ability-triggers/two-at-once": [
        "> A orders Eidolon of Blossoms's ability #1, Eidolon of Blossoms's ability #2, Underworld Coinsmith's ability #1, Underworld Coinsmith's ability #2",
      ],
      "jou-constellation-each-ability-triggers/three-at-once": [
        "> A orders Eidolon of Blossoms's ability #1, Eidolon of Blossoms's ability #2, Eidolon of Blossoms's ability #3",
      ],
    },
  ],
  [
    "what enters at once enters one by one",
    "603.6a",
    {
      "jou-constellation-each-ability-triggers/two-at-once": [
        "> A orders Eidolon of Blossoms's ability #1, Eidolon of Blossoms's ability #2, Underworld Coinsmith's ability #1, Underworld Coinsmith's ability #2",
      ],
      "jou-constellation-each-ability-triggers/three-at-once": [
        "> A orders Eidolon of Blossoms's ability #1, Eidolon of Blossoms's ability #2, Eidolon of Blossoms's ability #3",
      ],
      "jou-gods-enter-noncreature-no-creature-trigger/together-with-others": [
        "> A orders Athreos, God of Passage, Glorious Anthem",
      ],
    },
  ],
  [
    "an ability triggers once for all that happens at once",
    "603.2c",
    {
      "jou-constellation-each-ability-triggers/two-at-once": [
        "> A orders Eidolon of Blossoms's ability #1, Eidolon of Blossoms's ability #2, Underworld Coinsmith's ability #1, Underworld Coinsmith's ability #2",
      ],
      "jou-constellation-each-ability-triggers/three-at-once": [
        "> A orders Eidolon of Blossoms's ability #1, Eidolon of Blossoms's ability #2, Eidolon of Blossoms's ability #3",
      ],
    },
  ],
  [
    "an ability triggers for each target of the spell",
    "603.2c",
    {
      "jou-heroic-with-additional-targets/two-targets": ["> resolve all"],
      "jou-heroic-each-targeted-creature-triggers/three-heroes": [
        "> A orders Wingsteed Rider, Fabled Hero, Favored Hoplite",
      ],
    },
  ],
];

describeDefects(engine.state, rows);
