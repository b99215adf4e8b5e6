/** What a step points from and to: targets, attacks, blocks and damage. */
import type { GameEvent } from "../../engine/events.ts";
import type { Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import type { Target } from "../../engine/objects.ts";

const arrowKinds = ["target", "attack", "block", "damage"] as const;
export type ArrowKind = (typeof arrowKinds)[number];

export interface Arrow {
  readonly kind: ArrowKind;
  readonly from: ObjectId;
  readonly to: Target;
  /** How much damage. */
  readonly amount?: number;
}

/** More arrows than this hide what they point at. */
const most = 24;

/** Where an object is now: what it has become (400.7), or what an ability on the stack came from. */
function nowOf(game: Game, id: ObjectId): ObjectId {
  const seen = new Set<ObjectId>();
  for (let at = id; !seen.has(at); ) {
    if (game.objects[at]) return at;
    seen.add(at);
    const past = game.past[at];
    at = past?.became ?? past?.object.stacked?.source ?? at;
  }
  return id;
}

const object = (id: ObjectId): Target => ({ is: "object", object: id });

function arrowsOfEvent({ what }: GameEvent): readonly Arrow[] {
  switch (what.is) {
    case "targeted":
      return what.targets.map((to) => ({ kind: "target", from: what.object, to }));
    case "attacked":
      return [
        {
          kind: "attack",
          from: what.object,
          to: what.planeswalker
            ? object(what.planeswalker)
            : { is: "player", player: what.defender },
        },
      ];
    case "blocked":
      return [{ kind: "block", from: what.object, to: object(what.attacker) }];
    case "damaged":
      return [{ kind: "damage", from: what.source, to: what.target, amount: what.amount }];
    default:
      return [];
  }
}

const ends = ({ from, to }: Arrow): string =>
  `${from} ${to.is === "object" ? to.object : to.player}`;

/** One arrow between two things: damage says more than the target that it was dealt to. */
function together(one: Arrow | undefined, other: Arrow): Arrow {
  if (!one) return other;
  const isStronger = arrowKinds.indexOf(other.kind) > arrowKinds.indexOf(one.kind);
  if (one.kind !== other.kind) return isStronger ? other : one;
  const amount = (one.amount ?? 0) + (other.amount ?? 0);
  return { ...one, ...(amount > 0 && { amount }) };
}

/** The arrows of a step, from and to where its objects are after it. */
export function arrowsOf(events: readonly GameEvent[], game: Game): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const arrow of events.flatMap(arrowsOfEvent)) {
    const { to } = arrow;
    const now: Arrow = {
      ...arrow,
      from: nowOf(game, arrow.from),
      to: to.is === "object" ? object(nowOf(game, to.object)) : to,
    };
    if (now.to.is === "object" && now.to.object === now.from) continue;
    arrows.set(ends(now), together(arrows.get(ends(now)), now));
  }
  return arrows.size > most ? [] : [...arrows.values()];
}
