/** Effects that resolutions leave behind. */
import type { HappeningOf } from "../../engine/events.ts";
import type { ContinuousEffect } from "../../engine/game.ts";
import type { Names } from "../names.ts";
import { isOfSomeSources, protectedBy } from "../shields.ts";
import { list, possessive } from "./grammar.ts";
import { say } from "./say.ts";

/** How long an effect lasts, as words after the clause. */
function untilWords({ until, controller, source }: ContinuousEffect, n: Names): string {
  switch (until.is) {
    case "endOfTurn":
      return " until end of turn";
    case "endOfCombat":
      return " until end of combat";
    case "forever":
      return "";
    case "yourNextTurn":
      return ` until ${possessive(n.player(controller))} next turn`;
    case "endOfYourNextTurn":
      return ` until the end of ${possessive(n.player(controller))} next turn`;
    case "thisLeaves":
      return ` until ${n.object(source)} ${say(n).leave.third}`;
    case "nextUntapStep":
      return " during the next untap step of its controller";
    case "asLongAs":
      return " for as long as its condition is met";
  }
}

/** What an effect that is a whole ability does: of a shield, to those that it protects. */
function abilityWords(effect: ContinuousEffect, protectedOnes: readonly string[], n: Names) {
  const { ability, shield, source } = effect;
  const named = protectedOnes.length > 0 ? protectedOnes : protectedBy(effect).map(n.player);
  const many = named.length > 1;
  const them = list(named);
  // 611.2c: what changes rules goes for all that fits, and is no list of objects.
  if (ability?.is === "static") return `certain objects ${n.changes(ability.changes, true)}`;
  if (ability?.is === "forPlayers") {
    const isOne = ability.who.is === "controllerOf";
    const who = isOne ? `${possessive(n.object(source))} controller` : "certain players";
    return `${who} ${n.playerChanges(ability.changes, !isOne)}`;
  }
  const kind = ability?.is === "replacement" ? "a replacement" : "an";
  const lasts = `${kind} effect of ${n.object(source)} lasts`;
  if (ability?.is !== "replacement") return lasts;
  const { instead, would } = ability;
  if (instead.is === "regenerateIt")
    return `${them} ${many ? "have" : "has"} a regeneration shield`;
  if (instead.is !== "prevent") return lasts;
  const combat = would.is === "damages" && would.combat ? "combat " : "";
  const from = isOfSomeSources(effect) ? " from certain sources" : "";
  const next = effect.uses === 1 ? "the next " : "";
  if (named.length === 0) return `${next}${combat}damage${from} is prevented`;
  const damage =
    shield === undefined ? `${next}${combat}damage` : `the next ${shield} ${combat}damage`;
  return `${them} ${many ? "are" : "is"} shielded from ${damage}${from && " by certain sources"}`;
}

export function effectBegan(
  { effect, objects, players = [] }: HappeningOf<"effectBegan">,
  n: Names,
): string {
  const found = n.game.effects.find((one) => one.id === effect);
  const affected = [...(objects.length > 0 ? [n.objects(objects)] : []), ...players.map(n.player)];
  const many = objects.length + players.length > 1;
  if (found?.ability) {
    return `${abilityWords(found, affected, n)}${untilWords(found, n)}`;
  }
  if (affected.length === 0) return "the effect finds nothing to change";
  if (!found) return `an effect on ${list(affected)} begins`;
  const changes =
    players.length > 0
      ? n.playerChanges(found.playerChanges ?? [], many)
      : n.changes(found.changes, many);
  return `${list(affected)} ${changes}${untilWords(found, n)}`;
}
