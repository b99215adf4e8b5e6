/** What continuous effects say of players and of the rules for them (CR 613.11). */
import type { PlayerRule } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { contextOfEffect, holds, playersOf, type View } from "../view.ts";
import type { Draft } from "./effects.ts";

export type RuleOfPlayer = PlayerRule & { readonly player: PlayerId };

/** 613.10: in the order of their timestamps. */
export function rulesForPlayers(
  game: Game,
  view: View,
  drafts: ReadonlyMap<ObjectId, Draft>,
): readonly RuleOfPlayer[] {
  const rules: { readonly timestamp: number; readonly rule: RuleOfPlayer }[] = [];
  const add = (timestamp: number, rule: RuleOfPlayer): void => {
    rules.push({ timestamp, rule });
  };
  for (const [source, { abilities, controller }] of drafts) {
    const { place, timestamp = 0 } = game.objects[source] ?? {};
    for (const { ability } of abilities) {
      if (ability.is !== "forPlayers" || place?.zone !== (ability.zone ?? "battlefield")) continue;
      const context = { source, controller };
      if (ability.whilst && !holds(view, context, ability.whilst)) continue;
      const { rule } = ability;
      for (const player of playersOf(view, context, ability.who)) {
        for (const change of ability.changes) {
          add(timestamp, { player, change, source, controller, ...(rule && { rule }) });
        }
      }
    }
  }
  for (const effect of game.effects) {
    const { players = [], playerChanges = [], timestamp, ability } = effect;
    const context = contextOfEffect(effect);
    for (const player of players) {
      for (const change of playerChanges) add(timestamp, { player, change, ...context });
    }
    if (ability?.is !== "forPlayers") continue;
    if (ability.whilst && !holds(view, context, ability.whilst)) continue;
    for (const player of playersOf(view, context, ability.who)) {
      for (const change of ability.changes) add(timestamp, { player, change, ...context });
    }
  }
  return rules.sort((one, other) => one.timestamp - other.timestamp).map(({ rule }) => rule);
}
