/** A game to speak of, and rows of what is to be said. */
import type { Happening, HappeningOf } from "../engine/events.ts";
import type { ObjectId } from "../engine/index.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { captionOf } from "./index.ts";

const table = new Table({
  A: {
    hand: ["Basking Rootwalla", "Shock"],
    battlefield: ["Wild Mongrel", "Forest", { name: "Strength of Isolation", on: "Wild Mongrel" }],
    library: ["Island"],
  },
  B: { battlefield: ["Merfolk Looter"] },
}).activate("Wild Mongrel", "Basking Rootwalla");

export const { game } = table;
export const [mongrelAbility, madness] = game.stack as readonly [ObjectId, ObjectId];
export const id = (name: string) => table.id(name);
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
export const caption = (what: Happening, lang: "ja" | "en"): string | null =>
  captionOf({ what, cause: { is: "turn" }, cr: [] }, game, lang);

/** Punctuation that Japanese text has its own signs for. */
export const asciiPunctuation = /[.,:;!?()[\]'"]/;

/** Japanese text without the symbols in braces. */
export const withoutSymbols = (text: string): string => text.replace(/\{\w+\}/g, "");
