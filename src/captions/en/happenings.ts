import type { HappeningOf } from "../../engine/events.ts";
import { winnersOf } from "../../engine/game.ts";
import {
  affectedBy,
  asKeyword,
  isOffered,
  isThere,
  type Names,
  nameOf,
  tokenName,
} from "../names.ts";
import { waySaid } from "../ways.ts";
import type { HappeningWords } from "../words.ts";
import { answered } from "./answers.ts";
import { effectBegan } from "./effects.ts";
import { counted, list, one, possessive } from "./grammar.ts";
import { moves } from "./moves.ts";
import { say } from "./say.ts";

/** "is" or "are", "s" or not, by how many there are. */
const verb = (many: readonly unknown[], single: string, plural: string): string =>
  many.length > 1 ? plural : single;

/** A token by its name: "a Goblin Token", "a Grizzly Bears token". */
function created(id: Parameters<Names["object"]>[0], n: Names): string {
  const name = nameOf(n.game, id);
  return one(name ? tokenName(name).en : `${n.bare(id)} token`);
}

/** A spell is cast; where from and how, if it isn't simply cast from a hand. */
export function cast({ object, player, from, way }: HappeningOf<"cast">, n: Names): string {
  const said = waySaid(way);
  const where = from === "hand" ? "" : ` from ${n.zone(from)}`;
  const free = " without paying its mana cost";
  const how = said === undefined ? "" : said === "free" ? free : ` with ${n.keyword(said.keyword)}`;
  return `${n.player(player)} ${say(n).cast.third} ${n.object(object)}${where}${how}`;
}

export function activated({ object }: HappeningOf<"activated">, n: Names): string {
  const { controller } = n.game.objects[object] ?? n.game.past[object]?.object ?? {};
  return controller
    ? `${n.player(controller)} ${say(n).activate.third} ${n.object(object)}`
    : `${n.object(object)} is ${say(n).activate.participle}`;
}

/** Phases by their first steps. */
const phases: Readonly<Partial<Record<Parameters<Names["step"]>[0], string>>> = {
  untap: "beginning phase",
  main1: "main phase",
  beginCombat: "combat phase",
  main2: "main phase",
  end: "ending phase",
};

const losses = {
  life: "loses the game for having 0 or less life",
  emptyLibrary: "loses the game for having no card to draw",
  effect: "loses the game because of an effect",
  conceded: "concedes the game",
  team: "loses the game together with the team",
} as const;

export const happenings: HappeningWords = {
  turnBegan: ({ player }, n) => `${possessive(n.player(player))} turn begins`,
  stepBegan: ({ step }, n) => `the ${n.step(step)} begins`,
  gotPriority: ({ player }, n) => `${n.player(player)} gets priority`,
  passed: ({ player }, n) => `${n.player(player)} passes priority`,
  moved: (what, n) => moves[what.how](what, n, n.object(what.object), false),
  replaced: ({ object, player, by, link, to }, n) => {
    const keyword = asKeyword(link);
    if (object && to) {
      const sends = (what: string): string =>
        to === "exile" ? say(n).sendsToExile(what) : `sends ${what} to ${n.zone(to)}`;
      return keyword
        ? `the ${n.keyword(keyword)} of ${n.object(object)} ${sends("it")} instead`
        : `a replacement effect ${sends(n.object(object))} instead`;
    }
    const affected = object ? n.object(object) : player && n.player(player);
    const what = keyword ? n.keyword(keyword) : "replacement effect";
    return `the ${what} of ${n.object(by)} applies${affected && object !== by ? ` to ${affected}` : ""}`;
  },
  notReplaced: ({ object, link }, n) => {
    const keyword = asKeyword(link);
    return `${keyword ? n.keyword(keyword) : "the replacement effect"} isn't used for ${n.object(object)}`;
  },
  announcedX: ({ object, x }, n) => `X is ${x} for ${n.object(object)}`,
  announcedModes: ({ object, modes }, n) =>
    modes.length === 0
      ? `no mode is chosen for ${n.object(object)}`
      : `${verb(modes, "mode", "modes")} ${list(modes.map((mode) => `${mode + 1}`))} ${verb(modes, "is", "are")} chosen for ${n.object(object)}`,
  announcedCost: ({ object, name }, n) =>
    `the ${n.keyword(name)} cost of ${n.object(object)} is to be paid`,
  divided: ({ object, targets, shares }, n) =>
    `the division of ${n.object(object)} is ${list(targets.map((target, at) => `${shares[at] ?? 0} to ${n.target(target)}`))}`,
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
  manaBecame: ({ player, mana }, n) =>
    `${possessive(n.player(player))} unspent mana becomes ${n.mana([mana])}`,
  cast,
  abilityOnStack: ({ object }, n) => `${n.object(object)} goes on the stack`,
  activated,
  triggered: ({ object }, n) => `${n.object(object)} triggers`,
  triggerRemoved: ({ object, source, leftGame }, n) =>
    leftGame
      ? `an ability of ${n.object(source)} triggers but isn't put on the stack, as its controller has left the game`
      : `${n.object(object)} is removed from the stack, as it has no legal choice`,
  resolving: ({ object }, n) => `${n.object(object)} begins to resolve`,
  resolved: ({ object }, n) => `${n.object(object)} resolves`,
  didNotResolve: ({ object, unmet }, n) =>
    unmet
      ? `${n.object(object)} does nothing, as its condition isn't met`
      : `${n.object(object)} doesn't resolve, as all its targets are illegal`,
  impossible: ({ player, object, refusal }, n) =>
    isOffered(n.game, object, "cast")
      ? `${n.player(player)} can't ${say(n).cast.base} ${n.object(affectedBy(n.game, object, "cast"))} because ${n.refusal(refusal)}`
      : `${n.player(player)} can't do what ${n.object(object)} asks because ${n.refusal(refusal)}`,
  notDone: (what, n) => {
    switch (what.deed) {
      case "counter":
        return `${n.object(what.object)} can't be countered`;
      case "destroy":
        return `${n.object(what.object)} isn't destroyed, as it is indestructible`;
      case "exile":
        return `${n.object(what.object)} isn't ${say(n).exiled}, as ${n.object(what.source)} has left ${say(n).battlefield} already`;
      case "gainLife":
        return `${n.player(what.player)} can't gain life`;
      case "exchangeLife":
        return `${n.player(what.player)} can't gain life, so that nothing is exchanged`;
    }
  },
  countered: ({ object }, n) => `${n.object(object)} is countered`,
  tapped: ({ object }, n) => `${n.object(object)} becomes tapped`,
  untapped: ({ object }, n) => `${n.object(object)} becomes untapped`,
  attached: ({ object, to }, n) => `${n.object(object)} is attached to ${n.object(to)}`,
  unattached: ({ object, from }, n) =>
    `${n.object(object)} becomes unattached from ${n.object(from)}`,
  countersPut: ({ object, counter, amount }, n) =>
    `${counted(amount, n.counter(counter))} ${amount === 1 ? "is" : "are"} put on ${n.object(object)}`,
  countersRemoved: ({ object, counter, amount }, n) =>
    `${counted(amount, n.counter(counter))} ${amount === 1 ? "is" : "are"} removed from ${n.object(object)}`,
  created: ({ object, player }, n) =>
    `${n.player(player)} ${say(n).create(created(object, n)).third}`,
  ceased: ({ object }, n) => `${n.object(object)} ceases to exist`,
  copied: ({ of, player }, n) => `${n.player(player)} copies ${n.object(of)}`,
  becameCopy: ({ object, of, entering }, n) =>
    `${n.printed(object)} ${entering ? "enters the battlefield as" : "becomes"} a copy of ${n.object(of)}`,
  transformed: ({ object }, n) => {
    const faces = n.faces(object);
    return faces ? `${faces[0]} transforms into ${faces[1]}` : `${n.object(object)} transforms`;
  },
  designated: ({ object, designation, ended }, n) => {
    const state = designation === "monstrous" ? "monstrous" : "bestowed";
    return `${n.object(object)} ${ended ? "is no longer" : "becomes"} ${state}`;
  },
  choseFor: ({ object, color, subtype }, n) => {
    const chosen = [...(color ? [n.color(color)] : []), ...(subtype ? [n.subtype(subtype)] : [])];
    return `${list(chosen)} ${verb(chosen, "is", "are")} chosen for ${n.object(object)}`;
  },
  regenerated: ({ object }, n) => `${n.object(object)} is regenerated`,
  phasedOut: ({ objects }, n) =>
    objects.length === 0 ? null : `${n.objects(objects)} ${verb(objects, "phases", "phase")} out`,
  phasedIn: ({ objects }, n) =>
    objects.length === 0 ? null : `${n.objects(objects)} ${verb(objects, "phases", "phase")} in`,
  controlChanged: ({ object, to }, n) => `${n.player(to)} gains control of ${n.bare(object)}`,
  scried: ({ player, top, bottom }, n) =>
    `${n.player(player)} scries ${top + bottom} and ${
      bottom === 0 ? "keeps everything on top" : `puts ${counted(bottom, "card")} on the bottom`
    }`,
  surveiled: ({ player, top, graveyard }, n) =>
    `${n.player(player)} surveils ${top + graveyard} and ${
      graveyard === 0
        ? "keeps everything on top"
        : `puts ${counted(graveyard, "card")} into the graveyard`
    }`,
  searched: ({ player, found }, n) =>
    `${n.player(player)} searches a library and finds ${found.length === 0 ? "nothing" : n.objects(found)}`,
  shuffled: ({ player }, n) => `${n.player(player)} shuffles ${say(n).person.possessive} library`,
  revealed: ({ player, objects }, n) =>
    objects.length === 0 ? null : `${n.player(player)} reveals ${n.objects(objects)}`,
  lookedAt: ({ player, objects }, n) =>
    objects.length === 0 ? null : `${n.player(player)} looks at ${n.objects(objects)}`,
  flipped: ({ player, won }, n) => `${n.player(player)} ${won ? "wins" : "loses"} the coin flip`,
  clashed: ({ player, opponent, winners }, n) => {
    const [winner, second] = winners;
    if (second) return `${list(winners.map(n.player))} both win their clash`;
    if (!winner) return `nobody wins the clash of ${list([player, opponent].map(n.player))}`;
    const loser = winner === player ? opponent : player;
    return `${n.player(winner)} wins the clash with ${n.player(loser)}`;
  },
  timeChanged: ({ to }) => `it becomes ${to}`,
  redirected: ({ source, from, to }, n) =>
    `damage from ${n.object(source)} to ${n.target(from)} is redirected to ${n.target(to)}`,
  damaged: ({ source, target, amount, combat }, n) =>
    `${n.object(source)} deals ${amount} ${combat ? "combat " : ""}damage to ${n.target(target)}`,
  damageOnStack: ({ assigned }, n) =>
    `combat damage goes on the stack: ${list(
      assigned.map(
        ({ source, target, amount }) => `${amount} from ${n.object(source)} to ${n.target(target)}`,
      ),
    )}`,
  damageOrdered: ({ object, order }, n) =>
    `${n.object(object)} will assign damage to ${list(order.map((id) => n.object(id)))}, in this order`,
  damageNotDealt: ({ source, target }, n) =>
    `the damage of ${n.object(source)} isn't dealt, as ${n.target(target)} is ${isThere(target, n) ? "no longer a creature" : "gone"}`,
  prevented: ({ source, target, amount }, n) =>
    `${amount} damage from ${n.object(source)} to ${n.target(target)} is prevented`,
  lifeChanged: ({ player, by, life }, n) =>
    by < 0
      ? `${n.player(player)} loses ${-by} life (now ${life})`
      : `${n.player(player)} gains ${by} life (now ${life})`,
  effectBegan,
  effectsEnded: ({ effects }) =>
    effects.length === 0 ? null : verb(effects, "an effect ends", `${effects.length} effects end`),
  delayed: ({ source }, n) => `${n.object(source)} creates a delayed triggered ability`,
  turnEffectsEnded: ({ effects }) =>
    effects.length === 0 ? null : "effects that last until end of turn end",
  permitted: ({ player, object }, n) =>
    `${n.player(player)} may ${say(n).cast.base} ${n.object(object)} until ${say(n).person.nextPass}`,
  permissionEnded: ({ player, object }, n) =>
    `${n.player(player)} may no longer ${say(n).cast.base} ${n.object(object)}`,
  attacked: ({ object, defender, planeswalker }, n) =>
    `${n.object(object)} attacks ${planeswalker ? n.object(planeswalker) : n.attacked({ is: "player", player: defender })}`,
  blocked: ({ object, attacker }, n) => `${n.object(object)} blocks ${n.object(attacker)}`,
  removedFromCombat: ({ objects }, n) =>
    objects.length === 0
      ? null
      : `${n.objects(objects)} ${objects.length > 1 ? "are" : "is"} removed from combat`,
  damageRemoved: ({ objects }, n) =>
    objects.length === 0 ? null : `damage is removed from ${n.objects(objects)}`,
  countersCancelled: ({ object, count }, n) =>
    `${counted(count, "+1/+1 counter")} and ${counted(count, "-1/-1 counter")} are removed from ${n.object(object)}`,
  answered,
  rewound: ({ player }, n) => `${possessive(n.player(player))} action is taken back`,
  drewFromEmpty: ({ player }, n) => `${n.player(player)} can't draw from an empty library`,
  lost: ({ player, why }, n) => `${n.player(player)} ${losses[why]}`,
  leftGame: ({ player }, n) => `${n.player(player)} leaves the game`,
  stepSkipped: ({ step, player }, n) => `${n.player(player)} skips the ${n.step(step)}`,
  extraTurn: ({ player }, n) => `${n.player(player)} gets an extra turn`,
  extraPhase: ({ step }, n) => `an additional ${phases[step] ?? n.step(step)} is added`,
  gameEnded: ({ winner, loop }, n) => {
    const winners = winnersOf(n.game, winner);
    if (winners.length > 0)
      return `${list(winners.map(n.player))} ${verb(winners, "wins", "win")} the game`;
    return `the game is a draw${loop ? " because of a loop that nobody can end" : ""}`;
  },
};
