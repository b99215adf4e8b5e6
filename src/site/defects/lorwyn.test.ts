/**
 * Defects of the engine in what an object is and what is known of it, for rulings of Lorwyn: a
 * function of a chapter is replaced by one that gets a rule wrong. The boards must say otherwise;
 * behind each stands which of its claims is refuted, or the line that can't be played (`>`), so that
 * a board without that claim fails here.
 */

import { vi } from "vitest";
import type { Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => {
  const { faultyEngine } = await import("./faulty.ts");
  /** The games of a step, while it is found out what has triggered. */
  const noting: { games?: { readonly before: Game; readonly after: Game } } = {};
  return { ...faultyEngine<Defect>(), noting };
});

type Defect =
  | "links follow the card"
  | "an ability belongs to who controls its source"
  | "a resolution keeps to the times of its card's type"
  | "a land may be played in any turn"
  | "a land that an effect lets one play is no land play"
  | "a land is played at its usual time only"
  | "nothing looks back in time"
  | "a card triggers by what it was on the battlefield"
  | "a card triggers as though nothing had left with it"
  | "what was paid is forgotten with a new controller"
  | "what applies to a spell ends as it resolves"
  | "what applies to a spell never ends"
  | "words of the rules text stay"
  | "words of the type line stay";

/** The object that it has become by now. */
const latest = (game: Game, id: ObjectId): ObjectId => {
  const became = game.objects[id] ? undefined : game.past[id]?.became;
  return became === undefined ? id : latest(game, became);
};

vi.mock("../../engine/effects/permanents.ts", async (original) => {
  const real = await original<typeof import("../../engine/effects/permanents.ts")>();
  const { linkKey } = await import("../../engine/links.ts");
  const exile: typeof real.permanentEffects.exile = (doing) => {
    real.permanentEffects.exile(doing);
    const { effect, work, read } = doing;
    const top = work.game.agenda.at(-1);
    const { link } = effect;
    if (!engine.has("links follow the card") || link === undefined || top?.do !== "happen") return;
    const keptBy = [linkKey(latest(work.game, read.frame.source), link)];
    const would = top.would.map((one) => (one.is === "move" ? { ...one, keptBy } : one));
    work.set({ agenda: [...work.game.agenda.slice(0, -1), { ...top, would }] });
  };
  return { ...real, permanentEffects: { ...real.permanentEffects, exile } };
});

vi.mock("../../engine/zones.ts", async (original) => {
  const real = await original<typeof import("../../engine/zones.ts")>();
  const { controllerOf } = await import("../../engine/layers.ts");
  const relocate: typeof real.relocate = (work, move, before) => {
    const { objects, effects } = work.game;
    const old = objects[move.object];
    const moves = old?.controller !== controllerOf(work.game, move.object);
    const id = real.relocate(work, move, before);
    if (engine.has("links follow the card")) {
      const own = Object.entries(work.game.links).flatMap(([key, ids]) =>
        key.startsWith(`${move.object}:`) ? [[key.replace(move.object, id), ids] as const] : [],
      );
      work.set({ links: { ...work.game.links, ...Object.fromEntries(own) } });
    }
    if (engine.has("what was paid is forgotten with a new controller") && moves)
      work.clear(id, "casting");
    if (engine.has("what applies to a spell ends as it resolves")) work.set({ effects });
    if (engine.has("what applies to a spell never ends") && old?.place.zone === "stack")
      work.set({
        effects: work.game.effects.map((one) =>
          one.objects.includes(move.object) ? { ...one, objects: [...one.objects, id] } : one,
        ),
      });
    return id;
  };
  return { ...real, relocate };
});

vi.mock("../../engine/resolving.ts", async (original) => {
  const real = await original<typeof import("../../engine/resolving.ts")>();
  const { controllerOf } = await import("../../engine/layers.ts");
  const resolveTop: typeof real.resolveTop = (work) => {
    const { stack, objects, battlefield } = work.game;
    const id = stack.at(-1);
    const source = id && objects[id]?.stacked?.source;
    const isThere = source !== undefined && battlefield.includes(source);
    if (engine.has("an ability belongs to who controls its source") && id && isThere)
      work.setObject(id, { controller: controllerOf(work.game, source) });
    real.resolveTop(work);
  };
  return { ...real, resolveTop };
});

vi.mock("../../engine/legal.ts", async (original) => {
  const real = await original<typeof import("../../engine/legal.ts")>();
  const { whyNotSorceryTime } = await import("../../engine/legal/timing.ts");
  const { shownFace } = await import("../../engine/printed.ts");
  const tooEarly = (...[game, player, card]: Parameters<typeof real.castableWays>) => {
    const object = game.objects[card];
    const types = object && shownFace(game, object)?.types;
    return engine.has("a resolution keeps to the times of its card's type") &&
      !types?.includes("instant")
      ? whyNotSorceryTime(game, player)
      : undefined;
  };
  const whyNotCast: typeof real.whyNotCast = (game, player, card, way, offered) =>
    (offered && tooEarly(game, player, card, way)) ||
    real.whyNotCast(game, player, card, way, offered);
  const castableWays: typeof real.castableWays = (...given) =>
    tooEarly(...given) ? [] : real.castableWays(...given);
  const whyNotPlayLandNow: typeof real.whyNotPlayLandNow = (game, player, card) => {
    if (engine.has("a land may be played in any turn"))
      return real.whyNoMoreLands(game, player, card);
    return (
      (engine.has("a land is played at its usual time only") && whyNotSorceryTime(game, player)) ||
      real.whyNotPlayLandNow(game, player, card)
    );
  };
  return { ...real, whyNotCast, castableWays, whyNotPlayLandNow };
});

vi.mock("../../engine/priority.ts", async (original) => {
  const real = await original<typeof import("../../engine/priority.ts")>();
  const playLand: typeof real.playLand = (work, instruction) => {
    const { landsPlayed } = work.game.thisTurn;
    const place = work.game.objects[instruction.object]?.place;
    real.playLand(work, instruction);
    if (
      engine.has("a land that an effect lets one play is no land play") &&
      place?.zone === "exile"
    )
      work.set({ thisTurn: { ...work.game.thisTurn, landsPlayed } });
  };
  return { ...real, playLand };
});

vi.mock("../../engine/triggers.ts", async (original) => {
  const real = await original<typeof import("../../engine/triggers.ts")>();
  const noteTriggers: typeof real.noteTriggers = (work, before) => {
    engine.noting.games = { before, after: work.game };
    real.noteTriggers(work, engine.has("nothing looks back in time") ? work.game : before);
    delete engine.noting.games;
  };
  return { ...real, noteTriggers };
});

vi.mock("../../engine/layers.ts", async (original) => {
  const real = await original<typeof import("../../engine/layers.ts")>();
  const characteristics: typeof real.characteristics = (game, id) => {
    const now = real.characteristics(game, id);
    const { before, after } = engine.noting.games ?? {};
    if (!before || !after || before.objects[id] || after.objects[id]?.place.zone !== "graveyard")
      return now;
    if (engine.has("a card triggers by what it was on the battlefield")) {
      const was = Object.values(after.past).find(({ became }) => became === id);
      return was ? { ...now, abilities: was.last.abilities } : now;
    }
    if (engine.has("a card triggers as though nothing had left with it")) {
      const { battlefield } = before;
      const objects = { ...before.objects, ...after.objects };
      return real.characteristics({ ...after, battlefield, objects }, id);
    }
    return now;
  };
  return { ...real, characteristics };
});

vi.mock("../../engine/layers/text.ts", async (original) => {
  const real = await original<typeof import("../../engine/layers/text.ts")>();
  const changeWords: typeof real.changeWords = (draft, words) => {
    const { abilities, subtypes } = draft;
    real.changeWords(draft, words);
    if (engine.has("words of the rules text stay")) draft.abilities = abilities;
    if (engine.has("words of the type line stay")) draft.subtypes = subtypes;
  };
  return { ...real, changeWords };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "links follow the card",
    "400.7",
    {
      "lrw-champion-left-exiled-for-good/never-back": ["Woodland Changeling is in exile"],
    },
  ],
  [
    "an ability belongs to who controls its source",
    "113.8",
    {
      "lrw-hideaway-losing-the-land-in-response/taken-in-response": ["> A casts Serra Angel"],
    },
  ],
  [
    "a resolution keeps to the times of its card's type",
    "608.2g",
    {
      "lrw-hideaway-ignores-type-timing/a-sorcery-in-the-opponents-turn": ["> A casts Hidden"],
      "lrw-hideaway-play-during-resolution/no-priority-in-between": ["> A casts Serra Angel"],
    },
  ],
  [
    "a land may be played in any turn",
    "305.3",
    {
      "lrw-hideaway-land-only-on-your-turn/the-opponents-turn": ["nothing was asked"],
    },
  ],
  [
    "a land that an effect lets one play is no land play",
    "305.2a",
    {
      "lrw-hideaway-land-counts-as-land-play/no-second-land": ["illegal: A plays Plains"],
    },
  ],
  [
    "a land is played at its usual time only",
    "305.2b",
    {
      "lrw-hideaway-land-only-on-your-turn/in-your-upkeep": ["> A plays Island"],
      "lrw-hideaway-land-only-on-your-turn/your-turn": ["> A plays Island"],
    },
  ],
  [
    "nothing looks back in time",
    "603.10a",
    {
      "lrw-champion-lost-ability-leaves/next-turn": ["> resolve"],
      "lrw-incarnation-is-not-a-leaves-ability/whose-ability": [
        "Kitchen Finks's ability is controlled by A",
        "the stack is Dread's ability, Kitchen Finks's ability",
      ],
      "eve-apparition-persist-returns-without-counter/back-as-a-1-1": ["> resolve"],
    },
  ],
  [
    "a card triggers by what it was on the battlefield",
    "603.6c",
    {
      "lrw-incarnation-lost-abilities-on-battlefield-still-triggers/lignified": ["> resolve"],
      "dread-lost-its-ability-on-the-battlefield/lignified": ["> resolve"],
      "lrw-incarnation-triggers-from-the-graveyard/copies": ["> resolve"],
      "lrw-incarnation-lost-abilities-in-graveyard-no-trigger/jailer": ["Dread did not trigger"],
      "dread-lost-its-ability-on-the-battlefield/jailer": [
        "Dread did not trigger",
        "the stack is empty",
      ],
    },
  ],
  [
    "a card triggers as though nothing had left with it",
    "603.6c",
    {
      "lrw-incarnation-lost-abilities-in-graveyard-no-trigger/both-die": ["> resolve"],
    },
  ],
  [
    "what was paid is forgotten with a new controller",
    "400.7d",
    {
      "lrw-evoke-control-change-on-the-stack/taken-on-the-stack": [
        "> B orders Mulldrifter's ability #2, Mulldrifter's ability #1",
      ],
    },
  ],
  [
    "what applies to a spell ends as it resolves",
    "400.7a",
    {
      "lrw-evoke-control-change-on-the-stack/taken-on-the-stack": [
        "> B orders Mulldrifter's ability #2, Mulldrifter's ability #1",
      ],
      "lrw-artificial-evolution-changes-tribal-types/a-kindred-spell": [
        "Bitterblossom is a Goblin",
        "Bitterblossom is not a Faerie",
      ],
    },
  ],
  [
    "what applies to a spell never ends",
    "400.7",
    {
      "lrw-artificial-evolution-changes-tribal-types/a-kindred-instant": ["Tarfire is a Goblin"],
    },
  ],
  [
    "words of the rules text stay",
    "612.1",
    {
      "lrw-artificial-evolution-changes-tribal-types/a-kindred-enchantment": [
        "Merrow Commerce is untapped",
        "Goblin King is untapped",
        "Merfolk Looter is tapped",
      ],
    },
  ],
  [
    "words of the type line stay",
    "612.1",
    {
      "lrw-artificial-evolution-changes-tribal-types/a-kindred-enchantment": [
        "at changed: Merrow Commerce is a Goblin",
        "at changed: Merrow Commerce is not a Merfolk",
        "at changed: Merrow Commerce has landwalk",
        "Merrow Commerce is untapped",
      ],
      "lrw-artificial-evolution-changes-tribal-types/a-kindred-spell": [
        "at changed: Bitterblossom is a Goblin",
        "Bitterblossom is a Goblin",
        "Bitterblossom is not a Faerie",
      ],
      "lrw-artificial-evolution-changes-tribal-types/a-kindred-instant": [
        "at changed: Tarfire is an Elf",
        "at changed: Tarfire is not a Goblin",
      ],
    },
  ],
];

describeDefects(engine.state, rows);
