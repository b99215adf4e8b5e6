/**
 * Defects of the engine in bestow, Gods and monstrosity, for rulings of Journey into Nyx: a function
 * of a chapter is replaced by one that gets a rule wrong. The boards must say otherwise; behind each
 * stands which of its claims is refuted, or the line that can't be played (`>`), so that a board
 * without that claim fails here.
 */

import { vi } from "vitest";
import type { ObjectId } from "../../engine/ids.ts";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => (await import("./faulty.ts")).faultyEngine<Defect>());

type Defect =
  | "a bestowed spell without a legal target doesn't resolve"
  | "a bestowed spell stops being an Aura when its target is lost"
  | "a bestowed spell stays an Aura until it has entered"
  | "a bestowed Aura goes where other Auras go"
  | "a bestowed Aura that is left alone enters as a creature"
  | "a God doesn't count its own symbols"
  | "what is no creature any more stays in combat"
  | "a creature is unblocked when its blocker is gone"
  | "only what enters as a creature is summoning sick"
  | "a blocker deals its damage to one creature only"
  | "a monstrous creature becomes monstrous again"
  | "a creature is monstrous as long as it has counters"
  | "what it is goes with the card";

vi.mock("../../engine/resolving.ts", async (original) => {
  const real = await original<typeof import("../../engine/resolving.ts")>();
  const { stillLegal } = await import("../../engine/targets.ts");
  const resolveTop: typeof real.resolveTop = (work) => {
    const top = work.game.objects[work.game.stack.at(-1) ?? ("" as ObjectId)];
    const fails =
      top?.designations?.includes("bestowed") && stillLegal(work.game, top).flat().length === 0;
    if (engine.has("a bestowed spell without a legal target doesn't resolve") && top && fails)
      work.clear(top.id, "designations");
    real.resolveTop(work);
  };
  return { ...real, resolveTop };
});

vi.mock("../../engine/stateBased.ts", async (original) => {
  const real = await original<typeof import("../../engine/stateBased.ts")>();
  const { stillLegal } = await import("../../engine/targets.ts");
  const performStateBased: typeof real.performStateBased = (work) => {
    if (engine.has("a bestowed spell stops being an Aura when its target is lost"))
      for (const id of work.game.stack) {
        const spell = work.game.objects[id];
        if (!spell?.designations?.includes("bestowed")) continue;
        if (stillLegal(work.game, spell).flat().length === 0) work.clear(id, "designations");
      }
    return real.performStateBased(work);
  };
  return { ...real, performStateBased };
});

vi.mock("../../engine/bestowed.ts", async (original) => {
  const real = await original<typeof import("../../engine/bestowed.ts")>();
  const { controllerOf } = await import("../../engine/layers.ts");
  const { moveTo } = await import("../../engine/zones.ts");
  const endBestowed: typeof real.endBestowed = (work, id, rule) => {
    if (engine.has("a bestowed spell stays an Aura until it has entered") && rule === "702.103e")
      return;
    const player = controllerOf(work.game, id);
    const goes = engine.has("a bestowed Aura goes where other Auras go")
      ? "graveyard"
      : engine.has("a bestowed Aura that is left alone enters as a creature") && "battlefield";
    real.endBestowed(work, id, rule);
    const cause = { is: "stateBased" } as const;
    if (goes && rule === "702.103f")
      work.push(moveTo(work.game, [id], goes, { how: "put", player }, cause));
  };
  return { ...real, endBestowed };
});

vi.mock("../../engine/devotion.ts", async (original) => {
  const real = await original<typeof import("../../engine/devotion.ts")>();
  const { faceOf } = await import("../../engine/printed.ts");
  const devotionOf: typeof real.devotionOf = (view, player, colors) => {
    const { from, more } = real.devotionParts(view, player, colors);
    const isGod = (id: ObjectId): boolean => {
      const object = view.game.objects[id];
      return (object && faceOf(view.game, object)?.subtypes.includes("God")) ?? false;
    };
    const counted = engine.has("a God doesn't count its own symbols")
      ? from.filter(({ object }) => !isGod(object))
      : from;
    return real.countOf(counted) + more;
  };
  return { ...real, devotionOf };
});

vi.mock("../../engine/combat/members.ts", async (original) => {
  const real = await original<typeof import("../../engine/combat/members.ts")>();
  const checkCombat: typeof real.checkCombat = (work, before) => {
    const were = work.game.battlefield.flatMap((id) => work.game.objects[id] ?? []);
    real.checkCombat(work, before);
    for (const { id, attacking, blocking } of were) {
      if (engine.has("what is no creature any more stays in combat"))
        work.setObject(id, { ...(attacking && { attacking }), ...(blocking && { blocking }) });
      const isAlone = real.blockersOf(work.game, id).length === 0;
      if (engine.has("a creature is unblocked when its blocker is gone") && attacking && isAlone)
        work.clear(id, "blocked");
    }
  };
  const blockedBy: typeof real.blockedBy = (...given) =>
    engine.has("a blocker deals its damage to one creature only")
      ? real.blockedBy(...given).slice(0, 1)
      : real.blockedBy(...given);
  return { ...real, checkCombat, blockedBy };
});

vi.mock("../../engine/zones.ts", async (original) => {
  const real = await original<typeof import("../../engine/zones.ts")>();
  const { characteristics } = await import("../../engine/layers.ts");
  const relocate: typeof real.relocate = (work, move, before) => {
    const { designations } = work.game.objects[move.object] ?? {};
    const id = real.relocate(work, move, before);
    if (engine.has("what it is goes with the card") && designations?.includes("monstrous"))
      work.setObject(id, { designations });
    const came = work.game.past[move.object]?.object.place.zone === "exile";
    const past = came
      ? Object.values(work.game.past).find(({ became }) => became === move.object)
      : undefined;
    if (engine.has("what it is goes with the card") && past?.object.designations)
      work.setObject(id, { designations: past.object.designations });
    if (engine.has("only what enters as a creature is summoning sick")) {
      if (!characteristics(work.game, id).types.includes("creature")) work.clear(id, "recent");
    }
    return id;
  };
  return { ...real, relocate };
});

vi.mock("../../engine/effects/counters.ts", async (original) => {
  const real = await original<typeof import("../../engine/effects/counters.ts")>();
  const { Reader } = await import("../../engine/reading.ts");
  const monstrosity: typeof real.counterEffects.monstrosity = (doing) => {
    const { source } = doing.read.frame;
    const object = doing.work.game.objects[source];
    const again =
      engine.has("a monstrous creature becomes monstrous again") ||
      (engine.has("a creature is monstrous as long as it has counters") &&
        !object?.counters?.["+1/+1"]);
    if (object && again) doing.work.clear(source, "designations");
    const read = new Reader(doing.work, doing.frame);
    real.counterEffects.monstrosity({ ...doing, read });
  };
  return { ...real, counterEffects: { ...real.counterEffects, monstrosity } };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "a bestowed spell without a legal target doesn't resolve",
    "702.103e",
    {
      "jou-bestow-illegal-target-resolves-as-creature/target-destroyed": ["> resolve"],
      "jou-bestow-illegal-target-resolves-as-creature/target-protected": [
        "Gnarled Scarhide is on A's battlefield",
      ],
      "jou-bestow-illegal-target-resolves-as-creature/target-is-no-creature": [
        "Gnarled Scarhide is on A's battlefield",
      ],
      "jou-bestow-ordinary-aura-contrast/bestowed": ["Gnarled Scarhide is on A's battlefield"],
    },
  ],
  [
    "a bestowed spell stops being an Aura when its target is lost",
    "702.103e",
    {
      "jou-bestow-illegal-target-resolves-as-creature/target-destroyed": [
        "Gnarled Scarhide is an Aura",
        "> resolve",
      ],
      "jou-bestow-illegal-target-resolves-as-creature/target-is-no-creature": [
        "at illegal: Gnarled Scarhide is an Aura",
        "Gnarled Scarhide is on A's battlefield",
      ],
    },
  ],
  [
    "a bestowed spell stays an Aura until it has entered",
    "702.103e",
    {
      "jou-bestow-illegal-target-resolves-as-creature/target-destroyed": ["> resolve"],
    },
  ],
  [
    "a bestowed Aura goes where other Auras go",
    "702.103f",
    {
      "jou-bestow-host-leaves-becomes-creature/destroyed": ["A can attack with Gnarled Scarhide"],
      "jou-bestow-host-leaves-becomes-creature/exiled-and-returned": [
        "Gnarled Scarhide is on A's battlefield",
      ],
      "jou-bestow-host-leaves-becomes-creature/in-combat": [
        "Gnarled Scarhide is on A's battlefield",
      ],
      "jou-bestow-other-auras-go-to-graveyard/one-of-each": [
        "Gnarled Scarhide is on A's battlefield",
      ],
    },
  ],
  [
    "a bestowed Aura that is left alone enters as a creature",
    "702.103f",
    {
      "jou-bestow-host-leaves-becomes-creature/destroyed": [
        "the stack is empty",
        "Soul Warden did not trigger",
        "A can attack with Gnarled Scarhide",
      ],
      "jou-bestow-host-leaves-becomes-creature/exiled-and-returned": [
        "Eidolon of Blossoms did not trigger",
      ],
      "jou-constellation-bestow-either-mode/as-an-aura": [
        "the stack is empty",
        "Eidolon of Blossoms triggered 1 time",
      ],
    },
  ],
  [
    "a God doesn't count its own symbols",
    "700.5",
    {
      "jou-gods-creature-when-devotion-high-enough/two-colors": [
        "Iroas, God of Victory is a creature",
        "Iroas, God of Victory is 7/4",
      ],
      "jou-gods-creature-when-devotion-high-enough/one-color": [
        "Thassa, God of the Sea is a creature",
        "Thassa, God of the Sea is 5/5",
      ],
      "jou-gods-enter-noncreature-no-creature-trigger/with-its-own-symbols": [
        "Athreos, God of Passage is a creature",
        "Soul Warden triggered 1 time",
        "A has 21 life",
      ],
    },
  ],
  [
    "what is no creature any more stays in combat",
    "506.4",
    {
      "jou-gods-stop-being-creature-at-once/attacking": [
        "at gone: Iroas, God of Victory is not attacking",
      ],
      "jou-gods-stop-being-creature-at-once/blocking": [
        "at gone: Iroas, God of Victory is not blocking",
      ],
    },
  ],
  [
    "a creature is unblocked when its blocker is gone",
    "509.1h",
    {
      "jou-gods-stop-being-creature-at-once/blocking": [
        "at gone: Hill Giant is blocked",
        "A has 20 life",
      ],
    },
  ],
  [
    "only what enters as a creature is summoning sick",
    "302.6",
    {
      "jou-gods-summoning-sick-even-if-not-a-creature/entered-this-turn": [
        "at creature: A can't attack with Athreos, God of Passage (508.1a)",
      ],
    },
  ],
  [
    "a blocker deals its damage to one creature only",
    "510.1d",
    {
      "jou-monstrosity-hundred-handed-blocks/damage-among-four": [
        "> A assigns 2 to Grizzly Bears, 4 to Serra Angel",
      ],
    },
  ],
  [
    "a monstrous creature becomes monstrous again",
    "701.37a",
    {
      "jou-monstrosity-activated-any-time/already-monstrous": [
        "Stoneshock Giant has 3 +1/+1 counters",
      ],
      "jou-monstrosity-checks-on-resolution/twice-on-the-stack": [
        "Stoneshock Giant is 8/7",
        "Stoneshock Giant triggered 1 time",
      ],
      "jou-monstrosity-second-time-does-nothing/later-on": [
        "Stoneshock Giant has 3 +1/+1 counters",
        "Stoneshock Giant triggered 1 time",
        "the stack is empty",
      ],
      "jou-monstrosity-stoneshock-first-resolution-only/second-time": [
        "Stoneshock Giant did not trigger",
        "B can block Stoneshock Giant with Grizzly Bears",
      ],
      "jou-monstrosity-counter-removal-irrelevant/all-counters-moved": [
        "Hundred-Handed One has no +1/+1 counters",
        "Hundred-Handed One is 3/5",
      ],
    },
  ],
  [
    "a creature is monstrous as long as it has counters",
    "701.37b",
    {
      "jou-monstrosity-counter-removal-irrelevant/all-counters-moved": [
        "Hundred-Handed One has no +1/+1 counters",
        "Hundred-Handed One is 3/5",
      ],
    },
  ],
  [
    "what it is goes with the card",
    "400.7",
    {
      "jou-monstrosity-lasts-until-leaving/exiled-and-returned": [
        "Hundred-Handed One is not monstrous",
        "Hundred-Handed One has no reach",
      ],
      "jou-monstrosity-becomes-monstrous-trigger/a-new-object": [
        "at returned: Stoneshock Giant is not monstrous",
        "the stack is Stoneshock Giant's ability",
        "Stoneshock Giant triggered 2 times",
      ],
    },
  ],
];

describeDefects(engine.state, rows);
