/** Whether something that happened is what a text waits for or asks about (CR 603.2). */
import type { Asked, Awaited, Filter, Node, Player, When } from "../language/schema.ts";
import type { TurnSpan } from "../language/vocabulary.ts";
import type { Happening } from "./events.ts";
import { attackedWith, type Game, type Remembered } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { linkKey } from "./links.ts";
import type { Occasion, Target } from "./objects.ts";
import {
  type Context,
  fitting,
  holds,
  isMeant,
  nowOrLast,
  unreachable,
  type View,
} from "./view.ts";

/** Each time in that turn that it happened, with what a text could speak of. */
export function happened(
  view: View,
  context: Context,
  when: Asked,
  during: TurnSpan,
): readonly Occasion[] {
  const { thisTurn, lastTurn } = view.game;
  const events = during === "thisTurn" ? thisTurn.events : (lastTurn?.events ?? []);
  return events.flatMap((what) => matchAll(asItWas(view, what), context, when, what));
}

/** 608.2i: the view with the objects of an event as they were when it happened. */
const asItWas = (view: View, { as }: Remembered): View =>
  as ? { game: view.game, of: (id) => as[id] ?? view.of(id) } : view;

/**
 * 603.2c: what the ability can speak of each time that the event contains what it waits for: an
 * event may have several targets, or reveal several cards.
 */
export function matchAll(
  view: View,
  context: Context,
  when: When,
  what: Happening,
): readonly Occasion[] {
  // 603.8: a state is no event.
  if (when.is === "stateIs") return [];
  const fits = fitting(view, context);
  if (when.is === "anyEvent") {
    return (
      when.triggers
        .map((one) => matchAll(view, context, one, what))
        .find((one) => one.length > 0) ?? []
    );
  }
  if (when.is === "becomesTarget") {
    if (what.is !== "targeted" || !fits(when.of, what.object)) return [];
    return what.targets.flatMap((one): readonly Occasion[] =>
      one.is === "object" && fits(when.what, one.object)
        ? [{ object: one.object, other: what.object }]
        : [],
    );
  }
  if (when.is === "reveals") {
    if (what.is !== "revealed" || !isMeant(view, context, when.who, what.player)) return [];
    // 607.2h: only what the static ability of this object has had revealed.
    if (when.thisWay && !what.by?.includes(context.source)) return [];
    return what.objects
      .filter((id) => fits(when.what, id))
      .map((object) => ({ object, player: what.player }));
  }
  const found = matchTrigger(view, context, when, what);
  return found ? [found] : [];
}

/** What happens once in an event at most. */
type Single = Exclude<Awaited, { is: "anyEvent" | "becomesTarget" | "reveals" }>;

/** What the ability can speak of if the event is what it waits for. */
function matchTrigger(
  view: View,
  context: Context,
  when: Single,
  what: Happening,
): Occasion | undefined {
  const fits = fitting(view, context);
  const means = (who: Player | undefined, player: PlayerId): boolean =>
    who === undefined || isMeant(view, context, who, player);
  switch (when.is) {
    case "enters":
      // 603.6a: a token that is created enters, too.
      if (what.is === "created" && fits(when.what, what.object)) return pick(what);
      return what.is === "moved" && what.to.zone === "battlefield" && fits(when.what, what.object)
        ? pick(what)
        : undefined;
    case "leaves":
      return what.is === "moved" &&
        what.from.zone === "battlefield" &&
        what.to.zone !== "battlefield" &&
        // 702.26b, d: what was phased out is treated as though it hadn't been there.
        !nowOrLast(view.game, what.was)?.phasedOut &&
        fits(when.what, what.was)
        ? { object: what.object, was: what.was, player: what.player }
        : undefined;
    case "putIntoGraveyardFrom":
      return what.is === "moved" &&
        what.to.zone === "graveyard" &&
        (when.from === undefined || when.from === what.from.zone) &&
        // 603.6c, 603.10a: "dies" looks at what it was, "from anywhere" at what it is.
        fits(when.what, when.from === "battlefield" ? what.was : what.object)
        ? {
            object: what.object,
            ...(when.from === "battlefield" && { was: what.was }),
            player: what.to.player,
          }
        : undefined;
    case "discards":
      return what.is === "moved" &&
        what.how === "discard" &&
        means(when.who, what.player) &&
        fits(when.what, what.object)
        ? pick(what)
        : undefined;
    case "draws":
      return what.is === "moved" &&
        what.how === "draw" &&
        means(when.who, what.player) &&
        isNth(what.player, view, context, when)
        ? pick(what)
        : undefined;
    case "mills":
      return what.is === "moved" &&
        what.how === "mill" &&
        means(when.who, what.player) &&
        fits(when.what, what.object)
        ? pick(what)
        : undefined;
    case "sacrifices":
      return what.is === "moved" &&
        what.how === "sacrifice" &&
        means(when.who, what.player) &&
        fits(when.what, what.was)
        ? { ...pick(what), was: what.was }
        : undefined;
    case "castsSpell":
      // 601.2a: whatever has been cast was a spell, be it known as no more than that.
      return what.is === "cast" &&
        means(when.who, what.player) &&
        (when.what.is === "isSpell" || fits(when.what, what.object)) &&
        isNth(what.player, view, context, when)
        ? pick(what)
        : undefined;
    case "isCountered":
      return what.is === "countered" &&
        fits(when.what, what.object) &&
        (when.by === undefined || (what.by !== undefined && fits(when.by, what.by)))
        ? { object: what.became ?? what.object, was: what.object }
        : undefined;
    case "attacks":
      if (what.is !== "attacked" || !fits(when.what, what.object)) return undefined;
      if (when.alone && !what.alone) return undefined;
      if (
        when.least !== undefined &&
        countAttacking(view.game, (id) => fits(when.what, id)) < when.least
      )
        return undefined;
      // 508.3a: attacking a planeswalker is not attacking a player.
      if (when.whom && what.planeswalker) return undefined;
      return attackedWith(view.game, what.defender).flatMap((player) =>
        means(when.whom, player) ? [{ object: what.object, player }] : [],
      )[0];
    case "blocks":
      // 509.3a: once, even if it blocks several; 509.3b: for each where the text names them.
      return what.is === "blocked" &&
        (when.whom ? fits(when.whom, what.attacker) : !what.furtherAttacker) &&
        fits(when.what, what.object)
        ? { object: what.object, other: what.attacker }
        : undefined;
    case "becomesBlocked":
      // 509.3c: once, even if several block it; 509.3d: for each where the text names them.
      return what.is === "blocked" &&
        (when.by ? fits(when.by, what.object) : !what.furtherBlocker) &&
        fits(when.what, what.attacker)
        ? { object: what.attacker, other: what.object }
        : undefined;
    case "damages":
      return what.is === "damaged" &&
        (!when.combat || what.combat) &&
        (!when.noncombat || !what.combat) &&
        (when.source ? fits(when.source, what.source) : !what.furtherSource) &&
        meets(when, what.target, fits, means)
        ? damageOccasion(when, what)
        : undefined;
    case "gainsLife":
      return what.is === "lifeChanged" && what.by > 0 && means(when.who, what.player)
        ? { player: what.player, amount: what.by }
        : undefined;
    case "losesLife":
      return what.is === "lifeChanged" && what.by < 0 && means(when.who, what.player)
        ? { player: what.player, amount: -what.by }
        : undefined;
    case "becomesTapped":
      // 603.2e: not what enters tapped.
      return what.is === "tapped" && !what.entering && fits(when.what, what.object)
        ? { object: what.object }
        : undefined;
    case "becomesUntapped":
      return what.is === "untapped" && fits(when.what, what.object)
        ? { object: what.object }
        : undefined;
    case "tapsForMana":
      return what.is === "manaAdded" &&
        what.tapped === true &&
        what.source !== undefined &&
        means(when.who, what.player) &&
        fits(when.what, what.source)
        ? { object: what.source, player: what.player, mana: what.mana }
        : undefined;
    case "countersPut":
      return what.is === "countersPut" &&
        (when.counter === undefined || when.counter === what.counter) &&
        fits(when.on, what.object)
        ? { object: what.object, amount: what.amount }
        : undefined;
    case "isDestroyed":
      return what.is === "moved" && what.how === "destroy" && fits(when.what, what.was)
        ? { ...pick(what), was: what.was }
        : undefined;
    case "becomesMonstrous":
      return what.is === "designated" &&
        what.designation === "monstrous" &&
        !what.ended &&
        fits(when.what, what.object)
        ? { object: what.object, ...(what.x !== undefined && { x: what.x }) }
        : undefined;
    case "transforms":
      return what.is === "transformed" && fits(when.what, what.object)
        ? { object: what.object }
        : undefined;
    case "clashes":
      return clashOccasion(when, what, means);
    case "dayNightChanges":
      // 731.1: it becomes day or night for the first time without changing from the other.
      return what.is === "timeChanged" && what.was !== undefined ? {} : undefined;
    case "beginningOf":
      return what.is === "stepBegan" && what.step === when.step && means(when.whose, what.player)
        ? { player: what.player }
        : undefined;
    case "exiledWith":
      // 702.72c: it is in exile, and the linked ability finds it there.
      return what.is === "moved" &&
        what.to.zone === "exile" &&
        view.game.links[linkKey(context.source, when.link)]?.includes(what.object) &&
        fits(when.what, what.was)
        ? pick(what)
        : undefined;
    case "doneThisWay":
      // 607.2: linked to the replacement effect on the same card.
      return what.is === "moved" && what.link === when.link && what.object === context.source
        ? pick(what)
        : undefined;
    default:
      return unreachable(when);
  }
}

const pick = ({
  object,
  player,
}: {
  readonly object: ObjectId;
  readonly player: PlayerId;
}): Occasion => ({ object, player });

/** Whether a player has done this as often this turn as the text says, with what happens now. */
function isNth(
  player: PlayerId,
  view: View,
  context: Context,
  { nth, ...each }: Node<"Trigger", "castsSpell" | "draws">,
): boolean {
  if (nth === undefined) return true;
  const those = happened(view, context, each, "thisTurn").filter((one) => one.player === player);
  return those.length === nth;
}

type Damages = Node<"Trigger", "damages">;

/** Damage to an object, to a player, or to whatever where the text names neither. */
function meets(
  { object, player }: Damages,
  target: Target,
  fits: (filter: Filter | undefined, id: ObjectId) => boolean,
  means: (who: Player | undefined, player: PlayerId) => boolean,
): boolean {
  if (object === undefined && player === undefined) return true;
  return target.is === "object"
    ? object !== undefined && fits(object, target.object)
    : player !== undefined && means(player, target.player);
}

/** 603.2c: being dealt damage by several sources at once is one event; each source deals it for itself. */
function damageOccasion(
  when: Damages,
  { source, target, amount: own, together }: Extract<Happening, { is: "damaged" }>,
): Occasion {
  const amount = when.source ? own : (together ?? own);
  return target.is === "object"
    ? { object: source, other: target.object, amount }
    : { object: source, player: target.player, amount };
}

/** 701.30: both players clash. */
function clashOccasion(
  when: Node<"Trigger", "clashes">,
  what: Happening,
  means: (who: Player | undefined, player: PlayerId) => boolean,
): Occasion | undefined {
  if (what.is !== "clashed") return undefined;
  const player = [what.player, what.opponent].find(
    (one) => means(when.who, one) && (!when.won || what.winners.includes(one)),
  );
  return player && { player, won: what.winners.includes(player) };
}

/** Whether a state trigger's condition is true (603.8). */
export function stateHolds(view: View, context: Context, when: When): boolean {
  return when.is === "stateIs" && holds(view, context, when.condition);
}

/** As attackers are declared there are no others yet (508.4). */
const countAttacking = (game: Game, fits: (id: ObjectId) => boolean): number =>
  game.battlefield.filter((id) => game.objects[id]?.attacking && fits(id)).length;
