/** A game to speak of, and rows of what is to be said. */

import { findCard } from "../cards/index.ts";
import type { Happening, HappeningOf } from "../engine/events.ts";
import type { ContinuousEffect, Game } from "../engine/game.ts";
import { effectId, objectId } from "../engine/ids.ts";
import type { ObjectId } from "../engine/index.ts";
import type { GameObject } from "../engine/objects.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { type CardDefinition, type CardFace, cardIdOf } from "../language/card.ts";
import { captionOf } from "./index.ts";

const table = new Table({
  A: {
    hand: ["Basking Rootwalla", "Shock"],
    battlefield: ["Wild Mongrel", "Forest", { name: "Strength of Isolation", on: "Wild Mongrel" }],
    library: ["Island"],
  },
  B: { battlefield: ["Merfolk Looter"] },
}).activate("Wild Mongrel", "Basking Rootwalla");

/** Cards and tokens by their names alone: captions read no more of them. */
const face = (en: string, ja: string, more: Partial<CardFace> = {}): CardFace => ({
  name: { en, ja, kana: "" },
  supertypes: [],
  types: ["creature"],
  subtypes: [],
  abilities: [],
  power: 1,
  toughness: 1,
  ...more,
});
const card = (of: CardFace, back?: CardFace): CardDefinition => ({
  ...of,
  id: cardIdOf(of.name.en),
  ...(back && { back }),
});

const bears = findCard("Grizzly Bears") ?? card(face("Grizzly Bears", "灰色熊"));
const jaceCard = card(face("Jace Beleren", "ジェイス・ベレレン", { types: ["planeswalker"] }));
const cloneCard = card(face("Clone", "クローン"));
const ironsmithCard = card(face("Village Ironsmith", "村の鉄鍛冶"), face("Ironfang", "鉄牙"));
const goblinFace = face("Goblin Token", "ゴブリン・トークン", { subtypes: ["Goblin"] });

const permanent = (number: number, more: Partial<GameObject>): GameObject => ({
  id: objectId(number),
  owner: A,
  controller: A,
  place: { zone: "battlefield" },
  timestamp: number,
  ...more,
});
const permanents = [
  permanent(9001, { token: true, base: goblinFace }),
  permanent(9002, { token: true, base: goblinFace }),
  permanent(9003, { token: true, base: bears }),
  permanent(9004, { card: cloneCard.id, copyOf: bears }),
  permanent(9005, { card: ironsmithCard.id, face: "back" }),
  permanent(9006, { card: jaceCard.id, owner: B, controller: B }),
] as const;
export const [goblin, otherGoblin, bearsToken, clone, ironfang, jace] = permanents.map(
  ({ id }) => id,
) as unknown as readonly [ObjectId, ObjectId, ObjectId, ObjectId, ObjectId, ObjectId];

/** The game, with permanents that no card of it makes and effects that have begun. */
function withMore(from: Game): Game {
  const cards = [jaceCard, cloneCard, ironsmithCard];
  return {
    ...from,
    cards: { ...from.cards, ...Object.fromEntries(cards.map((one) => [one.id, one])) },
    objects: { ...from.objects, ...Object.fromEntries(permanents.map((one) => [one.id, one])) },
    battlefield: [...from.battlefield, ...permanents.map(({ id }) => id)],
  };
}

export const game: Game = withMore(table.game);
export const [mongrelAbility, madness] = game.stack as readonly [ObjectId, ObjectId];

/** The game while an effect lasts. */
export const during = (effect: Partial<ContinuousEffect>): Game => ({
  ...game,
  effects: [
    {
      id: effectId(99),
      source: shock,
      controller: A,
      timestamp: 9100,
      objects: [],
      changes: [],
      until: { is: "endOfTurn" },
      ...effect,
    },
  ],
});
const id = (name: string) => table.id(name);
export const shock = id("Shock");
export const mongrel = id("Wild Mongrel");
export const looter = id("Merfolk Looter");
export const forest = id("Forest");
export const rootwalla = id("Basking Rootwalla");
export const isolation = id("Strength of Isolation");
export const toLooter = { is: "object", object: looter } as const;
export const toB = { is: "player", player: B } as const;

export const moved = (how: HappeningOf<"moved">["how"], more: Partial<HappeningOf<"moved">> = {}) =>
  ({
    is: "moved",
    object: shock,
    was: shock,
    from: { zone: "hand", player: A },
    to: { zone: "graveyard", player: A },
    how,
    player: A,
    ...more,
  }) as const;

export const asked = { player: A, cr: [] } as const;
export const answered = (
  decision: HappeningOf<"answered">["decision"],
  answer: HappeningOf<"answered">["answer"],
) => ({ is: "answered", player: A, decision, answer }) as const;

export type Row = readonly [what: Happening, en: string | null, ja: string | null];

/** What is said of one event; null where nothing is. */
export const caption = (what: Happening, lang: "ja" | "en", at: Game = game): string | null =>
  captionOf({ what, cause: { is: "turn" }, cr: [] }, at, lang);

/** Punctuation that Japanese text has its own signs for. */
export const asciiPunctuation = /[.,:;!?()[\]'"]/;

/** Japanese text without the symbols in braces. */
export const withoutSymbols = (text: string): string => text.replace(/\{\w+\}/g, "");
