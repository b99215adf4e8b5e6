/** What the counts of a board are made up of, for a reader: mana symbols, and costs by targets. */

import type { Color } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import { isThere } from "./amounts.ts";
import { announcementOf, withAnnounced } from "./announced.ts";
import { putSpellOnStack } from "./casting/propose.ts";
import { dependsOnTargets } from "./costs/changes.ts";
import { cantPay, totalCost } from "./costs.ts";
import { type CountedSymbols, countOf, devotionParts, symbolsOf } from "./devotion.ts";
import { existing, type Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics, viewOf } from "./layers.ts";
import { someCardSays } from "./someCard.ts";
import { choicesFor, withSlot } from "./targets/filling.ts";
import { contextOn, targetSlots } from "./targets.ts";
import { knownOf } from "./view.ts";
import { Work } from "./work.ts";

/** Mana symbols that an ability counts: devotion (700.5), or those of a color among objects. */
export interface SymbolCount {
  readonly source: ObjectId;
  readonly counts: "devotion" | "symbols";
  readonly player: PlayerId;
  readonly colors: readonly Color[];
  readonly from: readonly CountedSymbols[];
  /** What else modifies devotion (700.5a). */
  readonly more: number;
  readonly total: number;
  /** How many the ability asks for, where it asks for a number. */
  readonly needed?: number;
}

/** Whether some card of the game counts mana symbols. */
const countsSymbols = someCardSays("devotion", "manaSymbols");

/** The counts that the abilities of an object make now, each once. */
export function symbolCounts(game: Game, source: ObjectId): readonly SymbolCount[] {
  if (!countsSymbols(game.cards)) return [];
  const view = viewOf(game);
  const context = contextOn(game, existing(game, source));
  const { controller: player } = context;
  const counts = characteristics(game, source).abilities.flatMap(
    ({ ability }): readonly SymbolCount[] => {
      const thresholds = [
        ...find(ability, "atLeast").map(({ amount, least }) => ({ amount, needed: least })),
        ...find(ability, "atMost").map(({ amount, most }) => ({ amount, needed: most + 1 })),
      ];
      const devotion = find(ability, "devotion").map((node): SymbolCount => {
        const { colors } = node;
        const { from, more } = devotionParts(view, player, colors);
        const asked = thresholds.find(({ amount }) => amount === node);
        return {
          ...{ source, counts: "devotion", player, colors, from, more },
          total: countOf(from) + more,
          ...(asked && { needed: asked.needed }),
        };
      });
      const symbols = find(ability, "manaSymbols").flatMap(({ color, what }) => {
        // What an event or a target is, only the resolution knows.
        if (what.is !== "all") return [];
        const ids = knownOf(view, context, what).filter((id) => isThere(game, id));
        const from = symbolsOf(view, ids, [color]);
        const count = { source, counts: "symbols", player, colors: [color], from } as const;
        return [{ ...count, more: 0, total: countOf(from) }];
      });
      return [...devotion, ...symbols];
    },
  );
  const seen = new Map(counts.map((one) => [`${one.counts} ${one.colors} ${one.needed}`, one]));
  return [...seen.values()];
}

/** What a spell costs with so many targets, and whether its caster could pay that now. */
export interface CostByTargets {
  readonly targets: number;
  readonly mana: string;
  readonly isPayable: boolean;
}

/**
 * 601.2c, 601.2f: the total cost of a card by the number of its targets, as far as there are any;
 * empty where the number makes no difference.
 */
export function costsByTargets(game: Game, card: ObjectId): readonly CostByTargets[] {
  const { types, controller: player } = characteristics(game, card);
  if (types.length === 0 || types.includes("land")) return [];
  const work = new Work(game);
  const way = { is: "normal" } as const;
  const spell = putSpellOnStack(work, player, card, way);
  const proposed = work.game;
  const object = existing(proposed, spell);
  const slot = targetSlots(proposed, object).find(({ spec }) => spec.amount !== undefined);
  if (!slot || !dependsOnTargets(proposed, spell)) return [];
  const { from, min, max } = choicesFor(proposed, object, slot);
  return Array.from({ length: Math.max(0, Math.min(max, from.length) - min + 1) }, (_, place) => {
    const { targets } = announcementOf(object);
    const chosen = from.slice(0, min + place);
    const aimed = withAnnounced(proposed, spell, {
      targets: withSlot(targets, slot.slot, chosen),
    });
    const total = totalCost(aimed, spell, way);
    if (!total) return [];
    const context = contextOn(aimed, existing(aimed, spell));
    const isPayable = cantPay(aimed, player, total, context) === undefined;
    return [{ targets: chosen.length, mana: total.mana, isPayable }];
  }).flat();
}
