import type { HappeningOf, MoveReason } from "../../engine/events.ts";
import { affectedBy, isOffered, type Names } from "../names.ts";
import type { HappeningWords } from "../words.ts";
import { list, possessive } from "./names.ts";
import { offerOf } from "./offers.ts";

type Moved = HappeningOf<"moved">;

const arrival = ({ to }: Moved, n: Names): string => {
  switch (to.zone) {
    case "battlefield":
    case "stack":
      return `is put onto ${n.place(to)}`;
    case "exile":
      return "is exiled";
    default:
      return `is put into ${n.place(to)}`;
  }
};

const moves: Readonly<Record<MoveReason, (what: Moved, n: Names) => string>> = {
  cast: ({ object, from, player }, n) =>
    `${n.player(player)} puts ${n.object(object)} from ${n.zone(from.zone)} onto the stack`,
  resolve: ({ object }, n) => `${n.object(object)} enters the battlefield`,
  finish: (what, n) => `${n.object(what.object)} ${arrival(what, n)}`,
  fizzle: (what, n) => `${n.object(what.object)} ${arrival(what, n)} without doing anything`,
  counter: (what, n) => `${n.object(what.object)} ${arrival(what, n)}`,
  discard: ({ object, to, player }, n) =>
    `${n.player(player)} discards ${n.object(object)}${to.zone === "exile" ? " into exile" : ""}`,
  draw: ({ object, player }, n) => `${n.player(player)} draws ${n.object(object)}`,
  play: ({ object, player }, n) => `${n.player(player)} plays ${n.object(object)}`,
  destroy: ({ object }, n) => `${n.object(object)} is destroyed`,
  sacrifice: ({ object, player }, n) => `${n.player(player)} sacrifices ${n.object(object)}`,
  exile: ({ object }, n) => `${n.object(object)} is exiled`,
  return: ({ object, to }, n) => `${n.object(object)} returns to ${n.place(to)}`,
  put: (what, n) => `${n.object(what.object)} ${arrival(what, n)}`,
  noToughness: (what, n) =>
    `${n.object(what.object)} ${arrival(what, n)}, as its toughness is 0 or less`,
  unattached: (what, n) =>
    `${n.object(what.object)} ${arrival(what, n)}, as it is not attached to anything it may be attached to`,
};

/** Only answers that no later event shows. */
function answered(
  { player: id, decision, answer }: HappeningOf<"answered">,
  n: Names,
): string | null {
  if (decision.is === "act") return null;
  const player = n.player(id);
  const { purpose, source } = decision;
  switch (answer.is) {
    case "act":
    case "pay":
      return null;
    case "choose":
      if (answer.chosen.length === 0) {
        return `${player} ${purpose.is === "attack" ? "attacks with" : "chooses"} nothing`;
      }
      return `${player} chooses ${n.targets(answer.chosen)}`;
    case "confirm": {
      const { yes } = answer;
      if (purpose.is === "pay") return yes ? `${player} pays` : `${player} does not pay`;
      if (purpose.is === "replace") return yes ? `${player} applies the replacement` : null;
      const effect = purpose.is === "may" ? purpose.effect : "";
      const offer = offerOf(effect, source ? n.object(affectedBy(n.game, source, effect)) : "it");
      return `${player} ${yes ? "chooses" : "declines"} to ${offer}`;
    }
    case "number":
      return purpose.is === "x" ? null : `${player} chooses ${answer.number}`;
    case "option":
      return answer.option.is === "color"
        ? `${player} chooses ${n.color(answer.option.color)}`
        : `${player} applies the replacement effect of ${n.object(answer.option.source)} first`;
    case "order":
      return `${player} puts on the stack, in this order, ${list(answer.order.map(n.object))}`;
    case "divide": {
      if (decision.is !== "divide") return null;
      const shares = decision.among.map(
        (target, index) => `${answer.shares[index] ?? 0} to ${n.target(target)}`,
      );
      return `${player} divides ${decision.amount}, ${list(shares)}`;
    }
    case "pairs":
      return answer.pairs.length === 0 ? `${player} blocks nothing` : null;
  }
}

export const happenings: HappeningWords = {
  turnBegan: ({ player }, n) => `${possessive(n.player(player))} turn begins`,
  stepBegan: ({ step }, n) => `the ${n.step(step)} begins`,
  gotPriority: ({ player }, n) => `${n.player(player)} gets priority`,
  passed: ({ player }, n) => `${n.player(player)} passes priority`,
  moved: (what, n) => moves[what.how](what, n),
  replaced: ({ object, link, to }, n) =>
    `${link ? `the ${n.keyword(link)} of ${n.object(object)}` : `a replacement effect`} sends ${
      link ? "it" : n.object(object)
    } to ${n.zone(to)} instead`,
  notReplaced: ({ object, link }, n) =>
    `${link ? n.keyword(link) : "the replacement effect"} is not used for ${n.object(object)}`,
  announcedX: ({ object, x }, n) => `X is ${x} for ${n.object(object)}`,
  targeted: ({ object, targets }, n) =>
    targets.length === 0
      ? `no target is chosen for ${n.object(object)}`
      : `${n.object(object)} targets ${n.targets(targets)}`,
  costDetermined: ({ object, mana }, n) =>
    `the total cost of ${n.object(object)} is ${mana || "{0}"}`,
  manaAdded: ({ player, mana, source }, n) =>
    `${n.player(player)} gets ${n.mana(mana)}${source ? ` from ${n.object(source)}` : ""}`,
  manaSpent: ({ player, mana }, n) => `${n.player(player)} spends ${n.mana(mana) || "{0}"}`,
  manaEmptied: ({ player }, n) => `${n.player(player)} loses unspent mana`,
  cast: ({ object, player, from }, n) =>
    `${n.player(player)} casts ${n.object(object)}${from === "hand" ? "" : ` from ${n.zone(from)}`}`,
  abilityOnStack: ({ object }, n) => `${n.object(object)} goes on the stack`,
  activated: ({ object }, n) => {
    const { controller } = n.game.objects[object] ?? n.game.past[object]?.object ?? {};
    return controller
      ? `${n.player(controller)} activates ${n.object(object)}`
      : `${n.object(object)} is activated`;
  },
  triggered: ({ object }, n) => `${n.object(object)} triggers`,
  triggerRemoved: ({ object }, n) =>
    `${n.object(object)} has no legal choice and is removed from the stack`,
  resolving: ({ object }, n) => `${n.object(object)} begins to resolve`,
  resolved: ({ object }, n) => `${n.object(object)} resolves`,
  didNotResolve: ({ object }, n) =>
    `${n.object(object)} does not resolve, as all its targets are illegal`,
  impossible: ({ player, object, refusal }, n) =>
    isOffered(n.game, object, "cast")
      ? `${n.player(player)} can't cast ${n.object(affectedBy(n.game, object, "cast"))} because ${n.refusal(refusal)}`
      : `${n.player(player)} can't do what ${n.object(object)} asks because ${n.refusal(refusal)}`,
  countered: ({ object }, n) => `${n.object(object)} is countered`,
  tapped: ({ object }, n) => `${n.object(object)} becomes tapped`,
  untapped: ({ object }, n) => `${n.object(object)} becomes untapped`,
  attached: ({ object, to }, n) => `${n.object(object)} is attached to ${n.object(to)}`,
  damaged: ({ source, target, amount, combat }, n) =>
    `${n.object(source)} deals ${amount} ${combat ? "combat " : ""}damage to ${n.target(target)}`,
  prevented: ({ source, target, amount }, n) =>
    `${amount} damage from ${n.object(source)} to ${n.target(target)} is prevented`,
  lifeChanged: ({ player, by, life }, n) =>
    by < 0
      ? `${n.player(player)} loses ${-by} life and has ${life}`
      : `${n.player(player)} gains ${by} life and has ${life}`,
  effectBegan: ({ effect, objects }, n) => {
    const found = n.game.effects.find((one) => one.id === effect);
    const many = objects.length !== 1;
    if (objects.length === 0) return "the effect finds nothing to change";
    if (!found) return `an effect on ${n.objects(objects)} begins`;
    const until = found.until === "endOfTurn" ? " until end of turn" : "";
    return `${n.objects(objects)} ${n.changes(found.changes, many)}${until}`;
  },
  turnEffectsEnded: ({ effects }) =>
    effects.length === 0 ? null : "effects that last until end of turn end",
  permitted: ({ player, object }, n) =>
    `${n.player(player)} may cast ${n.object(object)} until they next pass priority`,
  permissionEnded: ({ player, object }, n) =>
    `${n.player(player)} may no longer cast ${n.object(object)}`,
  attacked: ({ object, defender }, n) => `${n.object(object)} attacks ${n.player(defender)}`,
  blocked: ({ object, attacker }, n) => `${n.object(object)} blocks ${n.object(attacker)}`,
  removedFromCombat: ({ objects }, n) =>
    objects.length === 0
      ? null
      : `${n.objects(objects)} ${objects.length > 1 ? "are" : "is"} removed from combat`,
  damageRemoved: ({ objects }, n) =>
    objects.length === 0 ? null : `damage is removed from ${n.objects(objects)}`,
  countersCancelled: ({ object, count }, n) =>
    `${count} +1/+1 and ${count} -1/-1 counter${count > 1 ? "s" : ""} are removed from ${n.object(object)}`,
  answered,
  rewound: ({ player }, n) => `${possessive(n.player(player))} action is taken back`,
  drewFromEmpty: ({ player }, n) => `${n.player(player)} can't draw from an empty library`,
  lost: ({ player, why }, n) =>
    why === "life"
      ? `${n.player(player)} has 0 or less life and loses the game`
      : `${n.player(player)} drew from an empty library and loses the game`,
  gameEnded: ({ winner }, n) =>
    winner ? `${n.player(winner)} wins the game` : "the game is a draw",
};
