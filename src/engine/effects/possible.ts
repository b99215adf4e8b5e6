/** Whether an action that a text offers can be done (CR 608.2d, 101.3), and why not. */
import type { Amount, Effect, Objects, Player } from "../../language/schema.ts";
import { canBeAttached } from "../attaching.ts";
import { cantPay, costOfEffect } from "../costs.ts";
import type { Refusal } from "../decisions.ts";
import { playerOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { cantHappen } from "../impossible.ts";
import { controllerOf, hasRuleChange, playerRules, viewOf } from "../layers.ts";
import { waysOfHalves, whyNotCast, whyNotPlayLandNow } from "../legal.ts";
import type { CastWay } from "../objects.ts";
import { isLandCard } from "../printed.ts";
import type { EffectOf, Reader } from "../reading.ts";
import type { RuleNumber } from "../rules.ts";
import { candidates, contextOf, holds, nowOrLast, objectsOf, unreachable } from "../view.ts";
import { canFight, exchanging, recipients } from "./damage.ts";

type Why = Refusal | undefined;

const notThere = (cr: RuleNumber = "608.2d"): Refusal => ({ code: "notThere", cr });
const prohibited = (cr: RuleNumber): Refusal => ({ code: "prohibited", cr });
const unless = (isPossible: boolean, why: Refusal = notThere()): Why =>
  isPossible ? undefined : why;

/** Why `player` can't choose to do what a text offers, or nothing. */
export function whyNotDone(read: Reader, player: PlayerId, effect: Effect): Why {
  switch (effect.is) {
    case "cast":
    case "play":
      return whyNotPlayed(read, player, effect);
    case "pay": {
      const context = contextOf(read.frame);
      return cantPay(read.game, player, costOfEffect(read.game, context, effect.cost), context);
    }
    case "inOrder": {
      // What comes first must be possible; the rest does as much as it can.
      const [first] = effect.effects;
      return first && whyNotDone(read, player, first);
    }
    case "repeat":
      return whyNotDone(read, player, effect.effect);
    case "either": {
      const refusals = effect.effects.map((one) => whyNotDone(read, player, one));
      return refusals.includes(undefined) ? undefined : refusals[0];
    }
    case "ifSo": {
      const isSo = holds(viewOf(read.game), contextOf(read.frame), effect.condition);
      const next = isSo ? effect.effect : effect.otherwise;
      return next && whyNotDone(read, player, next);
    }

    // Cards
    case "discard":
      return someone(read, effect.who, (one) => playerOf(read.game, one).hand.length, effect);
    case "mill":
      return someone(read, effect.who, (one) => playerOf(read.game, one).library.length, {
        amount: effect.amount,
        cr: "701.17b",
      });
    case "discardThose":
      return found(read, effect.what, (id) => zoneOf(read, id) === "hand");
    case "returnToHand": {
      const { from } = effect;
      return found(read, effect.what, (id) => from === undefined || zoneOf(read, id) === from);
    }
    case "putOntoBattlefield":
      return found(read, effect.what, (object) => {
        const to = { zone: "battlefield" } as const;
        return !cantHappen(read.game, { is: "move", object, to, how: "put", player });
      });
    case "lookAt":
    case "reveal":
    case "shuffleInto":
    case "putOnLibrary":
    case "putIntoHand":
    case "putIntoGraveyard":
    case "exile":
    case "allowCasting":
    case "copyForEachTarget":
      return found(read, effect.what);

    // Choosing
    case "choose": {
      // As many as are asked for must be there to be chosen.
      const from = candidates(viewOf(read.game), contextOf(read.frame), effect.from);
      return unless(isEnough(read, from.length, effect));
    }
    case "sacrificeChosen": {
      const which = candidates(viewOf(read.game), contextOf(read.frame), effect.which);
      const own = (one: PlayerId) => which.filter((id) => controllerOf(read.game, id) === one);
      const { amount } = effect;
      return someone(read, effect.who, (one) => own(one).length, { amount, cr: "701.21a" });
    }

    // Permanents
    case "sacrifice": {
      const players = read.players(effect.who);
      const isTheirs = (id: ObjectId) => players.includes(controllerOf(read.game, id));
      return permanent(read, effect.what, isTheirs, notThere("701.21a"));
    }
    case "destroy": {
      const canBe = (id: ObjectId) => !hasRuleChange(read.game, id, "indestructible");
      return permanent(read, effect.what, canBe, prohibited("702.12b"));
    }
    case "tap": {
      const isUntapped = (id: ObjectId) => !read.game.objects[id]?.tapped;
      return permanent(read, effect.what, isUntapped, { code: "tapped", cr: "701.26a" });
    }
    case "untap": {
      const isTapped = (id: ObjectId) => read.game.objects[id]?.tapped === true;
      return permanent(read, effect.what, isTapped, prohibited("701.26b"));
    }
    case "attach":
      return whyNotAttached(read, effect);
    case "regenerate":
    case "transform":
    case "phaseOut":
    case "removeFromCombat":
    case "becomeMonstrous":
      return permanent(read, effect.what);
    case "monstrosity":
      return permanent(read, { is: "self" });
    case "putCounters":
      return permanent(read, effect.on);
    case "removeCounters":
      return permanent(read, effect.from, (id) => hasCounters(read, id, effect));
    case "moveCounters": {
      const [onto] = read.objects(effect.onto);
      const canMove = (id: ObjectId) => id !== onto && hasCounters(read, id, effect, 1);
      const why = permanent(read, effect.onto) ?? permanent(read, effect.from, canMove);
      return why && { ...why, cr: "122.5" };
    }
    case "becomeCopy":
      return permanent(read, effect.what) ?? unless(read.known(effect.of).length > 0);
    case "apply":
      return found(read, effect.to);
    case "create":
      return effect.token.is === "copyToken" && isCertain(effect.token.of)
        ? unless(read.known(effect.token.of).length > 0)
        : players(read, effect.who);

    // Spells and abilities
    case "counter": {
      const onStack = (id: ObjectId) => zoneOf(read, id) === "stack";
      const canBe = (id: ObjectId) => !hasRuleChange(read.game, id, "cantBeCountered");
      return (
        found(read, effect.what, onStack) ?? found(read, effect.what, canBe, prohibited("101.2"))
      );
    }
    case "copySpell": {
      // 608.2h: what has left the stack is copied as it was there.
      const was = (id: ObjectId) => nowOrLast(read.game, id)?.place.zone === "stack";
      return unless(read.known(effect.what).some(was));
    }

    // Damage and life
    case "damage":
      return whyNotDealt(read, effect);
    case "fight":
      return unless(canFight(read, effect) !== undefined);
    case "gainLife": {
      const cant = (one: PlayerId) => playerRules(read.game, one, "cantGainLife").length > 0;
      const all = read.players(effect.who);
      return players(read, effect.who) ?? unless(!all.every(cant), prohibited("101.2"));
    }

    case "exchangeLife": {
      const exchange = exchanging(read, effect);
      return unless(exchange !== undefined && exchange.unable === undefined);
    }

    // What is left to somebody who is there is possible; 121.3: so is a draw from no library.
    case "draw":
    case "loseLife":
    case "loseGame":
    case "winGame":
    case "scry":
    case "surveil":
    case "shuffle":
    case "chooseSource":
    case "chooseColor":
    case "chooseCreatureType":
    case "applyToPlayers":
    case "addMana":
    case "addManaOf":
    case "addManaProduced":
    case "clash":
    case "flipCoin":
    case "flipUntilLoss":
    case "extraTurn":
    case "skipNext":
      return players(read, effect.who);

    // 118.12b: a search is done, whatever it finds. These can begin, whatever comes of them.
    case "search":
    case "modal":
    case "may":
    case "unlessPays":
    case "forEach":
    case "forEachPlayer":
    case "preventDamage":
    case "becomeDay":
    case "becomeNight":
    case "extraPhases":
    case "establish":
    case "delayed":
    case "reflexive":
      return undefined;
    default:
      return unreachable(effect);
  }
}

const zoneOf = (read: Reader, id: ObjectId) => read.game.objects[id]?.place.zone;

/** Whether a text names what must be there: all of some kind may be none. */
const isCertain = ({ is }: Objects): boolean => is !== "all" && is !== "zoneOf";

/** What a text names must be there, and something of it fit. */
function found(
  read: Reader,
  what: Objects,
  fits: (id: ObjectId) => boolean = () => true,
  why = notThere(),
): Why {
  if (!isCertain(what)) return undefined;
  const ids = read.objects(what);
  return ids.length === 0 ? notThere() : unless(ids.some(fits), why);
}

/** The same where it must be a permanent, or what is about to be one (614.1c). */
function permanent(
  read: Reader,
  what: Objects,
  fits: (id: ObjectId) => boolean = () => true,
  why = notThere(),
): Why {
  if (read.frame.entering && what.is === "self") return undefined;
  const there = found(read, what, (id) => zoneOf(read, id) === "battlefield");
  return there ?? found(read, what, fits, why);
}

/** A player who is told to do it must be there: a target may be illegal by now (608.2b). */
const players = (read: Reader, who: Player): Why => unless(read.players(who).length > 0);

interface HowMany {
  readonly amount: Amount;
  readonly upTo?: boolean;
}

/** 107.1c: any number, like "up to", may be none. */
const isEnough = (read: Reader, there: number, { amount, upTo }: HowMany): boolean =>
  upTo || amount.is === "anyNumber" || there >= read.amount(amount);

/** One of the players must have so many. */
const someone = (
  read: Reader,
  who: Player,
  has: (player: PlayerId) => number,
  many: HowMany & { readonly cr?: RuleNumber },
): Why =>
  unless(
    read.players(who).some((one) => isEnough(read, has(one), many)),
    notThere(many.cr),
  );

/** So many of these counters, at least one of them unless all are meant. */
function hasCounters(
  read: Reader,
  id: ObjectId,
  what: { readonly counter?: string; readonly amount?: Amount },
  least = 0,
): boolean {
  const counters = read.game.objects[id]?.counters ?? {};
  const { counter, amount } = what;
  const there = counter === undefined ? Object.keys(counters).length : (counters[counter] ?? 0);
  return there >= least && (!amount || isEnough(read, there, { amount }));
}

/** 701.3b: what can't be attached there, or is already, doesn't move. */
function whyNotAttached(read: Reader, effect: EffectOf<"attach">): Why {
  const [to] = read.objects(effect.to);
  const moves = (id: ObjectId): boolean =>
    to !== undefined &&
    read.game.objects[id]?.attachedTo !== to &&
    canBeAttached(read.game, id, to);
  return permanent(read, effect.to) ?? permanent(read, effect.what, moves, prohibited("608.2d"));
}

/** 608.2b: no illegal target deals damage or is dealt any. */
function whyNotDealt(read: Reader, { source, to }: EffectOf<"damage">): Why {
  const sources = objectsOf(viewOf(read.game), contextOf(read.frame), source);
  const isOpen = to.is === "objects" && !isCertain(to.objects);
  return unless(sources.length > 0 && (isOpen || recipients(read, to).length > 0));
}

function whyNotPlayed(
  read: Reader,
  player: PlayerId,
  effect: EffectOf<"cast"> | EffectOf<"play">,
): Why {
  const [card] = read.objects(effect.what);
  if (!card) return notThere();
  if (effect.is === "cast") return whyNotCastAny(read, player, card, wayOf(effect, read));
  return isLandCard(read.game, card)
    ? whyNotPlayLandNow(read.game, player, card)
    : whyNotCastAny(read, player, card, { is: "alternative", cost: [], by: read.frame.object });
}

/** Why nothing of a card can be cast so: of a split card neither half (709.3a). */
function whyNotCastAny({ game }: Reader, player: PlayerId, card: ObjectId, way: CastWay): Why {
  const refusals = waysOfHalves(game, card, [way]).map((one) =>
    whyNotCast(game, player, card, one, true),
  );
  return refusals.includes(undefined) ? undefined : refusals[0];
}

/** By the alternative cost that the text names, or as usual (118.9). */
export function wayOf(effect: EffectOf<"cast">, read: Reader): CastWay {
  return effect.cost
    ? { is: "alternative", cost: effect.cost, by: read.frame.object }
    : { is: "normal" };
}
