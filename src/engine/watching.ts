/** What a replacement effect watches for (CR 614.1), and what would enter as it would exist (614.12). */
import type { CardFace } from "../language/card.ts";
import type { Node, Watched } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import { existing, type Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import type { Would } from "./instructions.ts";
import { characteristics, hasRuleChange, viewOf } from "./layers.ts";
import { faceOf } from "./printed.ts";
import type { Rules } from "./rules.ts";
import { someCard } from "./someCard.ts";
import { type Context, fitting, holds, isMeant, matches, unreachable } from "./view.ts";
import { Work } from "./work.ts";
import { makeToken, relocate } from "./zones.ts";

type Replacing = Node<"Ability", "replacement">;

/** Whether an effect applies to an event. `own`: it is an ability of the object that would enter. */
export function watches(
  game: Game,
  context: Context,
  ability: Replacing,
  would: Would,
  own: boolean,
): boolean {
  const { instead, would: pattern, whilst } = ability;
  if (isEntering(pattern)) {
    // 614.12: an effect of the permanent itself applies if it affects only that permanent.
    if (own !== speaksOfItself(pattern)) return false;
  } else if (own) return false;
  if (instead.is === "goTo" && would.is === "move") {
    // 616.1f: another effect may have sent it elsewhere already.
    if (instead.insteadOf !== undefined && instead.insteadOf !== would.to.zone) return false;
  }
  if (instead.is === "regenerateIt" && !canBeRegenerated(game, would)) return false;
  if (whilst && !holds(viewOf(game), context, whilst)) return false;
  return expects(game, context, pattern, would, own);
}

const isEntering = (pattern: Watched): pattern is Node<"Trigger", "enters"> =>
  pattern.is === "enters";

function speaksOfItself({ what }: Node<"Trigger", "enters">): boolean {
  return (
    what.is === "isSelf" || (what.is === "allOf" && what.filters.some(({ is }) => is === "isSelf"))
  );
}

/** 701.19c: what can't be regenerated isn't. */
function canBeRegenerated(game: Game, would: Would): boolean {
  return (
    would.is === "move" &&
    !would.noRegeneration &&
    !hasRuleChange(game, would.object, "cantBeRegenerated")
  );
}

function expects(
  game: Game,
  context: Context,
  pattern: Watched,
  would: Would,
  own: boolean,
): boolean {
  const view = viewOf(game);
  const fits = fitting(view, context);
  switch (pattern.is) {
    case "anyEvent":
      return pattern.triggers.some((one) => expects(game, context, one, would, own));
    case "enters": {
      if (own) return fits(pattern.what, context.source);
      const entering = asEntering(game, would);
      return (
        entering !== undefined && matches(viewOf(entering.game), context, pattern.what, entering.id)
      );
    }
    case "damages": {
      // 120.8: 0 damage is no damage.
      if (would.is !== "damage" || would.amount === 0) return false;
      if (pattern.combat && !would.combat) return false;
      if (pattern.noncombat && would.combat) return false;
      if (!fits(pattern.source, would.source)) return false;
      if (pattern.object === undefined && pattern.player === undefined) return true;
      return would.target.is === "object"
        ? pattern.object !== undefined && fits(pattern.object, would.target.object)
        : pattern.player !== undefined &&
            isMeant(view, context, pattern.player, would.target.player);
    }
    case "createsTokens":
      return would.is === "create" && isMeant(view, context, pattern.who, would.player);
    case "drawsCards":
      return (
        would.is === "draws" &&
        would.amount >= pattern.least &&
        isMeant(view, context, pattern.who, would.player)
      );
    case "draws":
      return would.is === "draw" && isMeant(view, context, pattern.who, would.player);
    case "gainsLife":
      return (
        would.is === "life" && would.by > 0 && isMeant(view, context, pattern.who, would.player)
      );
    case "losesLife":
      return (
        would.is === "life" && would.by < 0 && isMeant(view, context, pattern.who, would.player)
      );
    case "countersPut": {
      const fitsKind = (counter: string): boolean =>
        pattern.counter === undefined || pattern.counter === counter;
      if (would.is === "counters") return fitsKind(would.counter) && fits(pattern.on, would.object);
      // 122.6: also those that something enters with.
      if (!entersWithCounters(would, fitsKind)) return false;
      const entering = asEntering(game, would);
      return (
        entering !== undefined && matches(viewOf(entering.game), context, pattern.on, entering.id)
      );
    }
    case "discards":
    case "mills":
    case "putIntoGraveyardFrom":
    case "leaves":
    case "isDestroyed":
    case "isCountered":
      return would.is === "move" && expectsMove(game, context, pattern, would);
    default:
      return unreachable(pattern);
  }
}

const entersWithCounters = (would: Would, fitsKind: (counter: string) => boolean): boolean =>
  (would.is === "create" || (would.is === "move" && would.to.zone === "battlefield")) &&
  Object.entries(would.entering?.counters ?? {}).some(
    ([counter, amount]) => amount > 0 && fitsKind(counter),
  );

type Moving = Node<
  "Trigger",
  "discards" | "mills" | "putIntoGraveyardFrom" | "leaves" | "isDestroyed" | "isCountered"
>;

function expectsMove(
  game: Game,
  context: Context,
  pattern: Moving,
  would: Extract<Would, { is: "move" }>,
): boolean {
  const view = viewOf(game);
  const fits = fitting(view, context);
  const from = existing(game, would.object).place.zone;
  switch (pattern.is) {
    case "discards":
      return (
        would.how === "discard" &&
        isMeant(view, context, pattern.who, would.player) &&
        fits(pattern.what, would.object)
      );
    case "mills":
      return (
        would.how === "mill" &&
        isMeant(view, context, pattern.who, would.player) &&
        fits(pattern.what, would.object)
      );
    case "putIntoGraveyardFrom":
      return (
        would.to.zone === "graveyard" &&
        (pattern.from === undefined || pattern.from === from) &&
        fits(pattern.what, would.object)
      );
    case "leaves":
      return (
        from === "battlefield" &&
        would.to.zone !== "battlefield" &&
        fits(pattern.what, would.object)
      );
    case "isDestroyed":
      return would.how === "destroy" && fits(pattern.what, would.object);
    case "isCountered":
      return (
        would.how === "counter" &&
        fits(pattern.what, would.object) &&
        (pattern.by === undefined || (would.by !== undefined && fits(pattern.by, would.by)))
      );
    default:
      return unreachable(pattern);
  }
}

/** Whether what would enter may have a say in how: only then is it worth imagining (614.12). */
export function mayReplaceEntry(game: Game, would: Would): boolean {
  if (!enters(would)) return false;
  const face = enteringFace(game, would);
  return (face !== undefined && replaces(face)) || grantsReplacing(game.cards);
}

type Enters = Extract<Would, { is: "move" | "create" }>;

const enters = (would: Would): would is Enters =>
  would.is === "create" || (would.is === "move" && would.to.zone === "battlefield");

/** The face that something would enter with, as far as that is known by now. */
export function enteringFace(game: Game, would: Would): CardFace | undefined {
  if (!enters(would)) return undefined;
  const { entering } = would;
  const object = would.is === "move" ? game.objects[would.object] : undefined;
  const own = object && faceOf(game, entering?.back ? { ...object, face: "back" } : object);
  return entering?.copyOf ?? (would.is === "create" ? would.face : own);
}

/** 306.5b: the loyalty with which a planeswalker would enter, and which object that is now. */
export function enteringLoyalty(
  game: Game,
  would: Would,
): { readonly self: ObjectId; readonly loyalty: number } | undefined {
  // What nothing makes a planeswalker needs no imagining.
  if (!enters(would) || enteringFace(game, would)?.loyalty === undefined) return undefined;
  const as = asEntering(game, would);
  if (!as) return undefined;
  const { types, loyalty } = characteristics(as.game, as.id);
  return loyalty !== undefined && types.includes("planeswalker")
    ? { self: as.self, loyalty }
    : undefined;
}

const replacing = new WeakMap<CardFace, boolean>();

function replaces(face: CardFace): boolean {
  let known = replacing.get(face);
  if (known === undefined) {
    known = face.abilities.some((ability) => find(ability, "replacement").length > 0);
    replacing.set(face, known);
  }
  return known;
}

/** Whether some card gives others an ability that replaces an event. */
const grantsReplacing = someCard((ability) =>
  find(ability, "gainAbility").some((one) => find(one.ability, "replacement").length > 0),
);

interface Imagined {
  readonly game: Game;
  /** The object as it would exist. */
  readonly id: ObjectId;
  /** The object that it is now; for a token, the one that it will be. */
  readonly self: ObjectId;
}

interface Known {
  readonly from: Game["objects"];
  readonly seen: Seen;
  readonly as: Imagined;
}

type Seen = Rules["enteringSeen"];

const imagined = new WeakMap<Would, Known>();

/** What would enter, as it would exist on the battlefield (614.12), as far as the rules look. */
export function asEntering(
  game: Game,
  would: Would,
  seen: Seen = game.rules.enteringSeen,
): Imagined | undefined {
  if (!enters(would)) return undefined;
  const known = imagined.get(would);
  if (known?.from === game.objects && known.seen === seen) return known.as;
  const work = new Work(game);
  const id =
    would.is === "create"
      ? makeToken(work, arriving(would, seen))
      : relocate(work, arriving(would, seen));
  const self = would.is === "create" ? id : would.object;
  const as = { game: { ...work.game, imagined: { object: id, seen } }, id, self };
  imagined.set(would, { from: game.objects, seen, as });
  return as;
}

/**
 * 614.12: without what the effect says of it that puts it there (611.2e), which is an effect of
 * another source; what replaces how it enters has modified it already.
 */
function arriving<Move extends Extract<Would, { is: "move" | "create" }>>(
  move: Move,
  seen: Seen,
): Move {
  if (seen === "withAllEffects" || !move.entering?.as) return move;
  const as = move.entering.as.filter(({ rule }) => rule !== "611.2e");
  return { ...move, entering: { ...move.entering, as } };
}
