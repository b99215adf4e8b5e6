/**
 * A position in the midst of something: combat (506–511), what was used this turn (606.3), spells
 * and abilities on the stack (405). What stands here was never announced or declared in this game.
 */
import type { CardId } from "../language/card.ts";
import type { Node } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import { announcementOf, exiledBy, withAnnounced } from "./announced.ts";
import { calledBy } from "./costs/called.ts";
import type { Happening } from "./events.ts";
import { existing, type Game } from "./game.ts";
import { type ObjectId, objectId, type PlayerId } from "./ids.ts";
import { characteristics, controllerOf } from "./layers.ts";
import { loyaltyKey } from "./legal/restrictions.ts";
import { remembering } from "./memory.ts";
import type { Announcement, Attack, CastWay, GameObject, Occasion, Target } from "./objects.ts";
import { frameOf, type SetupDelayed } from "./startLasting.ts";
import { withSlot } from "./targets/filling.ts";
import { legalTargets, sameTarget, targetCount, targetSlots } from "./targets.ts";

/** A player, or an object by its index in the list of the position; behind them come stack objects. */
export type SetupTarget =
  | { readonly is: "player"; readonly player: PlayerId }
  | { readonly is: "object"; readonly object: number };

/** What an object of a position does in combat, and what it has done this turn. */
export interface MidwayObject {
  readonly attacking?: SetupTarget;
  /** The attackers that it blocks, by their indices; these are blocked by that. */
  readonly blocking?: readonly number[];
  /** It was blocked, whether or not its blockers are still there (509.1h). */
  readonly blocked?: boolean;
  /** One of its loyalty abilities was activated this turn (606.3). */
  readonly loyaltyUsed?: boolean;
}

/** A spell or an ability on the stack, with what was announced for it (601.2b–d, 603.3d). */
export interface SetupStacked extends Omit<Announcement, "targets" | "used" | "hybrid"> {
  readonly controller: PlayerId;
  /** The card that is a spell, which its controller owns. */
  readonly card?: CardId;
  readonly way?: CastWay["is"];
  /** The name of the way, where the card names it (601.2b). */
  readonly wayName?: string;
  /** Which half of a split card was cast, by its English name (709.3). */
  readonly half?: string;
  readonly from?: Zone;
  /** It is a copy of that spell, and no card (707.10). */
  readonly copy?: true;
  /** Of an ability: its source by index, and which of its activated abilities, from 0. */
  readonly source?: number;
  readonly ability?: number;
  /** It is one of the triggered abilities of its source, and what it triggered on (603.2). */
  readonly occasion?: SetupOccasion;
  /** It is a delayed triggered ability that has triggered (603.7). */
  readonly delayed?: SetupDelayed;
  /** One list for each use of the word "target", or a single one that fills them in order. */
  readonly targets?: readonly (readonly SetupTarget[])[];
}

/** What an ability triggered on, objects by their indices. */
interface SetupOccasion extends Pick<Occasion, "player" | "amount"> {
  readonly object?: number;
  readonly other?: number;
}

export interface MidwayProblem {
  readonly code: "badCombat" | "badStack";
  /** The index of the object, or of the stack object behind the list of objects. */
  readonly object: number;
}

const idAt = (index: number): ObjectId => objectId(index + 1);

const targetAt = (target: SetupTarget): Target =>
  target.is === "player" ? target : { is: "object", object: idAt(target.object) };

/** Whom it attacks, or which planeswalker of whom (508.1b). */
function attackedBy(game: Game, attacking: SetupTarget): Attack {
  if (attacking.is === "player") return { player: attacking.player };
  const planeswalker = idAt(attacking.object);
  return { player: controllerOf(game, planeswalker), planeswalker };
}

/** The game that has begun, with combat under way. */
export function withCombat(game: Game, objects: readonly MidwayObject[]): Game | MidwayProblem {
  let now = game;
  const set = (index: number, patch: Partial<GameObject>): void => {
    const id = idAt(index);
    now = { ...now, objects: { ...now.objects, [id]: { ...existing(now, id), ...patch } } };
  };
  const isFighting = (index: number): boolean => now.battlefield.includes(idAt(index));
  const activations: Record<string, number> = {};
  const events: Happening[] = [];
  for (const [object, { attacking, blocking, blocked, loyaltyUsed }] of objects.entries()) {
    if ((attacking || blocking || blocked) && !isFighting(object)) {
      return { code: "badCombat", object };
    }
    if (attacking?.is === "object" && !isFighting(attacking.object)) {
      return { code: "badCombat", object };
    }
    if (attacking) {
      const id = idAt(object);
      const what = attackedBy(now, attacking);
      set(object, { attacking: what, attackedThisTurn: true });
      // 508.4 aside, what attacks was declared as an attacker.
      const { player: defender, ...planeswalker } = what;
      const player = controllerOf(now, id);
      events.push({ is: "attacked", object: id, player, defender, ...planeswalker });
    }
    if (blocked) set(object, { blocked: true });
    if (loyaltyUsed) activations[loyaltyKey(idAt(object))] = 1;
  }
  for (const [object, { blocking }] of objects.entries()) {
    if (!blocking) continue;
    // 509.1g: a blocking creature blocks attacking creatures.
    if (blocking.some((one) => !objects[one]?.attacking)) return { code: "badCombat", object };
    set(object, { blocking: blocking.map(idAt) });
    for (const attacker of blocking) {
      set(attacker, { blocked: true });
      events.push({ is: "blocked", object: idAt(object), attacker: idAt(attacker) });
    }
  }
  const attacked = objects.some(({ attacking }) => attacking !== undefined);
  const { thisTurn } = now;
  return {
    ...now,
    thisTurn: {
      ...thisTurn,
      activations: { ...thisTurn.activations, ...activations },
      ...(attacked && { attacked }),
      events: [...thisTurn.events, ...remembering(now, events)],
    },
  };
}

/** The game that has begun, with these on the stack, the first at the bottom (405.2). */
export function withStack(
  game: Game,
  count: number,
  stacked: readonly SetupStacked[],
): Game | MidwayProblem {
  let now = game;
  for (const [index, one] of stacked.entries()) {
    const object = stackObject(now, count + index, one);
    if (!object) return { code: "badStack", object: count + index };
    now = {
      ...now,
      objects: { ...now.objects, [object.id]: object },
      stack: [...now.stack, object.id],
    };
    now = inSlots(now, object.id);
  }
  return now;
}

/** Gives each use of the word "target" the first of those left that it could take (601.2c). */
function inSlots(game: Game, id: ObjectId): Game {
  const { targets, shares } = announcementOf(existing(game, id));
  const [only = [], ...others] = targets;
  const slots = targetSlots(game, existing(game, id));
  if (slots.length < 2 || others.length > 0 || only.length === 0) return game;
  let now = withAnnounced(game, id, { targets: [] });
  let left = only;
  let amounts = shares?.[0] ?? [];
  let divided: Announcement["shares"];
  for (const { slot, spec } of slots) {
    const object = existing(now, id);
    const legal = legalTargets(now, object, spec);
    const most = left.slice(0, targetCount(now, object, spec).max);
    const stranger = most.findIndex((one) => !legal.some((other) => sameTarget(one, other)));
    const count = stranger < 0 ? most.length : stranger;
    const own = amounts.slice(0, count);
    if (own.some((amount) => amount > 0)) divided = [...filled(divided, slot), own];
    now = withAnnounced(now, id, {
      targets: withSlot(announcementOf(object).targets, slot, left.slice(0, count)),
    });
    left = left.slice(count);
    amounts = amounts.slice(count);
  }
  return divided ? withAnnounced(now, id, { shares: divided }) : now;
}

const filled = (shares: Announcement["shares"], length: number): readonly (readonly number[])[] =>
  Array.from({ length }, (_, slot) => shares?.[slot] ?? []);

function stackObject(game: Game, index: number, one: SetupStacked): GameObject | undefined {
  const { controller, card, way = "normal", from = "hand", source, ability: number = 0 } = one;
  const { x, modes, shares } = one;
  // 601.2b: the name of the way is among what was announced to be paid.
  const paid = [...(one.wayName === undefined ? [] : [one.wayName]), ...(one.paid ?? [])];
  const announced: Announcement = {
    ...(x !== undefined && { x }),
    ...(modes && { modes }),
    targets: (one.targets ?? []).map((targets) => targets.map(targetAt)),
    ...(shares && { shares }),
    ...(paid.length > 0 && { paid }),
  };
  const id = idAt(index);
  const base = { id, controller, place: { zone: "stack" }, timestamp: index + 1 } as const;
  if (card !== undefined) {
    const definition = game.cards[card];
    if (!definition) return undefined;
    const { id: _id, back: _back, halves, ...whole } = definition;
    // 709.3b: of a split card there is only the half that was cast.
    const half = halves?.find(({ name }) => name.en === one.half);
    if (halves && !half) return undefined;
    const face = half ?? whole;
    const self: Pick<GameObject, "base" | "card" | "half"> = one.copy
      ? { base: face }
      : { card, ...(half && { half: half.name.en }) };
    const told = castingWay(game, one);
    return {
      ...base,
      ...self,
      owner: controller,
      // 702.103b: a spell that is cast bestowed is so on the stack.
      ...(told?.designation && { designations: [told.designation] }),
      casting: { from, way, ...announced, ...(told && exiledBy(told)) },
    };
  }
  if (source === undefined) return undefined;
  const origin = game.objects[idAt(source)];
  if (!origin) return undefined;
  const { owner } = origin;
  const happened = one.occasion && { occasion: occasionAt(one.occasion) };
  if (one.delayed) {
    const from = frameOf(one.delayed);
    const own = { source: origin.id, ability: one.delayed.ability, key: "delayed", from };
    return { ...base, owner, stacked: { ...own, ...happened, ...announced } };
  }
  const kind = happened ? "triggered" : "activated";
  const found = characteristics(game, origin.id).abilities.filter(
    ({ ability }) => ability.is === kind,
  )[number];
  if (!found) return undefined;
  const { ability, key } = found;
  return {
    ...base,
    owner,
    stacked: { source: origin.id, ability, key, ...happened, ...announced },
  };
}

const occasionAt = ({ object, other, ...rest }: SetupOccasion): Occasion => ({
  ...rest,
  ...(object !== undefined && { object: idAt(object) }),
  ...(other !== undefined && { other: idAt(other) }),
});

/** What its card says of the way in which a spell was cast (601.2b). */
function castingWay(
  game: Game,
  { card, wayName }: SetupStacked,
): Node<"Ability", "castingWay"> | undefined {
  if (card === undefined || wayName === undefined) return undefined;
  const ways = (game.cards[card]?.abilities ?? [])
    .flatMap((one) => (one.is === "keyword" ? (one.meaning ?? []) : [one]))
    .flatMap((one) => (one.is === "castingWay" ? [one] : []));
  return calledBy(ways, ({ way }) => way).find(({ called }) => called === wayName)?.item;
}
