/** Moving objects between zones (CR 400). */
import { type ContinuousEffect, existing, type Frame, type Game, playerOf } from "./game.ts";
import { effectId, type ObjectId, objectId, type PlayerId } from "./ids.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { counterTimes } from "./keywordCounters.ts";
import { characteristics } from "./layers.ts";
import { playersSpokenOf } from "./links.ts";
import type { GameObject, Place } from "./objects.ts";
import { remembered } from "./printed.ts";
import type { Work } from "./work.ts";

type Move = Extract<Would, { is: "move" }>;
type Entering = NonNullable<Move["entering"]>;

/** The list of a zone, as a place names it. */
function listAt(game: Game, place: Place): readonly ObjectId[] {
  switch (place.zone) {
    case "library":
    case "hand":
    case "graveyard":
      return playerOf(game, place.player)[place.zone];
    case "command":
      return [];
    default:
      return game[place.zone];
  }
}

function setListAt(work: Work, place: Place, list: readonly ObjectId[]): void {
  switch (place.zone) {
    case "library":
    case "hand":
    case "graveyard":
      work.setPlayer(place.player, { [place.zone]: list });
      return;
    case "command":
      return;
    default:
      work.set({ [place.zone]: list });
  }
}

/** 400.3: a card goes to its owner's library, hand or graveyard, never to another's. */
export function placeFor(game: Game, id: ObjectId, zone: Place["zone"]): Place {
  switch (zone) {
    case "library":
    case "hand":
    case "graveyard":
      return { zone, player: existing(game, id).owner };
    default:
      return { zone };
  }
}

/** What is forgotten when an object leaves: kept as last known information (608.2h). */
function remember(
  work: Work,
  before: Game,
  id: ObjectId,
  became?: ObjectId,
  findable = false,
): void {
  const object = remembered(before, existing(before, id));
  const last = characteristics(before, id);
  work.set({
    past: {
      ...work.game.past,
      [id]: { object, last, ...(became && { became }), ...(findable && { findable: true }) },
    },
  });
}

/** Takes an object out of the game altogether: an ability that leaves the stack (608.2n). */
export function cease(work: Work, id: ObjectId): void {
  const object = existing(work.game, id);
  const { place } = object;
  remember(work, work.game, id);
  // 607.1: that it didn't resolve doesn't change whom it targeted.
  const spoken = playersSpokenOf(object);
  if (Object.keys(spoken).length > 0) {
    work.set({ linkedPlayers: { ...work.game.linkedPlayers, ...spoken } });
  }
  setListAt(
    work,
    place,
    listAt(work.game, place).filter((one) => one !== id),
  );
  const { [id]: _gone, ...objects } = work.game.objects;
  work.set({ objects, ...withoutPhasedOut(work.game, object) });
}

const withoutPhasedOut = ({ phasedOut }: Game, object: GameObject): Partial<Game> =>
  object.phasedOut ? { phasedOut: phasedOut.filter((one) => one !== object.id) } : {};

/**
 * Moves an object; it becomes a new object (400.7), whose id is returned. Of its former self the
 * new one keeps its card and owner, and a permanent keeps what its spell knew (400.7d). What moves
 * together is remembered as it was `before` any of it moved.
 */
export function relocate(work: Work, move: Move, before: Game = work.game): ObjectId {
  const old = existing(work.game, move.object);
  const number = work.fresh();
  const id = objectId(number);
  remember(work, before, old.id, id, move.findable);
  setListAt(
    work,
    old.place,
    listAt(work.game, old.place).filter((one) => one !== old.id),
  );
  const controller = controllerThere(old, move);
  const object: GameObject = {
    id,
    ...(old.card !== undefined && { card: old.card }),
    ...(old.base && { base: old.base }),
    ...(old.reverse && { reverse: old.reverse }),
    ...isToken(old, move),
    ...(old.unknown && { unknown: true }),
    ...(move.faceDown && { faceDown: true }),
    ...(move.faceDown && move.lookers && { lookers: move.lookers }),
    owner: old.owner,
    controller,
    place: move.to,
    timestamp: number,
    ...(move.to.zone === "battlefield" && asEntered(work.game, number, move, old)),
    ...(move.attachTo && { attachedTo: move.attachTo }),
  };
  const { [old.id]: _old, ...others } = work.game.objects;
  work.set({ objects: { ...others, [id]: object }, ...withoutPhasedOut(work.game, old) });
  if (move.to.zone === "battlefield") enterAs(work, id, move.entering?.as);
  const list = listAt(work.game, move.to);
  const onTop = move.to.zone === "library" && move.at !== "bottom";
  setListAt(work, move.to, onTop ? [id, ...list] : [...list, id]);
  if (move.how === "resolve") followPermanent(work, old.id, id);
  return id;
}

/** 611.2e, 614.1c: what it is said to be applies at the same moment as it enters. */
function enterAs(work: Work, id: ObjectId, as: Entering["as"] = []): void {
  for (const { changes, source, controller } of as) {
    const effect: ContinuousEffect = {
      changes,
      source,
      controller,
      id: effectId(work.fresh()),
      timestamp: work.fresh(),
      objects: [id],
      until: { is: "forever" },
    };
    work.set({ effects: [...work.game.effects, effect] });
  }
}

/** 111.1, 608.3f: a token stays one; a copy of a permanent spell becomes one as it resolves. */
const isToken = (old: GameObject, move: Move): Pick<GameObject, "token"> =>
  old.token || (old.base && move.to.zone === "battlefield") ? { token: true } : {};

/** What is known of a permanent as it enters (110.5, 400.7d, 614.1c). */
function asEntered(
  game: Game,
  timestamp: number,
  { entering }: Pick<Move, "entering">,
  old?: GameObject,
): Partial<GameObject> {
  const { tapped, counters, chosen, copyOf, back }: Entering = entering ?? {};
  const { casting, designations } = old ?? {};
  const face = back || old?.place.zone === "stack" ? (back ? "back" : old?.face) : undefined;
  return {
    recent: true,
    ...(casting && { casting }),
    // 702.103b: a spell that is bestowed becomes a permanent that is.
    ...(old?.place.zone === "stack" && designations && { designations }),
    ...(old?.place.zone === "stack" && old.copyOf && { copyOf: old.copyOf }),
    ...(face && { face }),
    ...(tapped && { tapped }),
    ...(counters && { counters, ...counterTimes(game, counters, timestamp) }),
    ...(chosen && { chosen }),
    ...(copyOf && { copyOf }),
  };
}

/** A token comes into being on the battlefield (111.2): its creator owns and controls it. */
export function makeToken(work: Work, would: Extract<Would, { is: "create" }>): ObjectId {
  const number = work.fresh();
  const id = would.id ?? objectId(number);
  const { player, owner = player, face, reverse, attachTo } = would;
  const object: GameObject = {
    id,
    base: face,
    ...(reverse && { reverse }),
    token: true,
    owner,
    controller: player,
    place: { zone: "battlefield" },
    timestamp: number,
    ...asEntered(work.game, number, would),
    ...(attachTo && { attachedTo: attachTo }),
  };
  work.set({
    objects: { ...work.game.objects, [id]: object },
    battlefield: [...work.game.battlefield, id],
  });
  enterAs(work, id, would.entering?.as);
  return id;
}

function controllerThere(old: GameObject, move: Move): PlayerId {
  // 110.2: a permanent enters under the control of who puts it there; 601.2a: the caster's spell.
  return move.to.zone === "battlefield" || move.to.zone === "stack" ? move.player : old.owner;
}

/** 400.7a: what applied to a permanent spell goes on applying to the permanent. */
function followPermanent(work: Work, spell: ObjectId, permanent: ObjectId): void {
  work.set({
    effects: work.game.effects.map((effect) =>
      effect.objects.includes(spell) || effect.ability?.is === "replacement"
        ? {
            ...effect,
            objects: effect.objects.map((id) => (id === spell ? permanent : id)),
            ...(effect.frame && { frame: followInFrame(effect.frame, spell, permanent) }),
          }
        : effect,
    ),
  });
}

/** 400.7c, 609.7a: a chosen source that was a permanent spell is the permanent, too. */
function followInFrame(frame: Frame, spell: ObjectId, permanent: ObjectId): Frame {
  const named = Object.entries(frame.named).map(([name, ids]) => [
    name,
    ids.includes(spell) ? [...ids, permanent] : ids,
  ]);
  return {
    ...frame,
    targets: frame.targets.map((targets) =>
      targets.map((one) =>
        one.is === "object" && one.object === spell ? { ...one, object: permanent } : one,
      ),
    ),
    named: Object.fromEntries(named),
  };
}

/** The instruction to move objects all at once, each to the zone of its owner. */
export function moveTo(
  game: Game,
  ids: readonly ObjectId[],
  zone: Place["zone"],
  details: Pick<Move, "how" | "player" | "by"> & { readonly findable?: true },
  cause: InstructionOf<"happen">["cause"],
): InstructionOf<"happen"> {
  return {
    do: "happen",
    would: ids.map((object) => ({
      is: "move",
      object,
      to: placeFor(game, object, zone),
      ...details,
    })),
    cause,
  };
}
