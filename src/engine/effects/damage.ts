/** Damage, life, winning and losing (CR 104, 119, 120, 615, 701.14). */
import type { Recipient } from "../../language/schema.ts";
import { lifeOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { cantHappen, tellUngained, ungainedOf } from "../impossible.ts";
import type { Would } from "../instructions.ts";
import { characteristics, isOfType, viewOf } from "../layers.ts";
import { lose, win } from "../leaving.ts";
import type { Target } from "../objects.ts";
import { canBeDamaged } from "../preventing.ts";
import { type EffectOf, permanents, type Reader } from "../reading.ts";
import { contextOf, objectsOf } from "../view.ts";
import type { Doing, EffectTable } from "./handler.ts";

export const damageEffects: EffectTable<
  "damage" | "gainLife" | "loseLife" | "exchangeLife" | "fight" | "loseGame" | "winGame"
> = {
  damage,
  gainLife: (doing) => changeLife(doing, 1),
  loseLife: (doing) => changeLife(doing, -1),
  exchangeLife: ({ work, effect, read }) => {
    const { would = [], unable: player } = exchanging(read, effect) ?? {};
    if (player === undefined) work.push({ do: "happen", would, cause: read.cause });
    else work.emit({ is: "notDone", deed: "exchangeLife", player }, read.cause, "119.7");
  },
  fight: ({ work, effect, read }) => {
    const [one, other] = canFight(read, effect) ?? [];
    if (!one || !other) return;
    const deal = (source: typeof one, object: typeof one, times = 1): Would => ({
      is: "damage",
      source,
      target: { is: "object", object },
      amount: times * Math.max(0, characteristics(read.game, source).power ?? 0),
      combat: false,
    });
    // 701.14c: one that fights itself deals twice its power to itself.
    const would = one === other ? [deal(one, one, 2)] : [deal(one, other), deal(other, one)];
    work.push({ do: "happen", would, cause: read.cause });
  },
  loseGame: ({ work, effect, read }) => {
    const losses = read.players(effect.who).map((player) => ({ player, why: "effect" }) as const);
    lose(work, losses, read.cause);
  },
  winGame: ({ work, effect, read }) => {
    const [player] = read.players(effect.who);
    if (player) win(work, player, read.cause);
  },
};

/** 119.3; where nothing is gained (119.9) or lost there is no event. */
function changeLife(
  { work, effect, read }: Doing<"gainLife"> | Doing<"loseLife">,
  sign: 1 | -1,
): void {
  const by = sign * read.amount(effect.amount);
  const would = read.players(effect.who).map((player): LifeChange => ({ is: "life", player, by }));
  if (by === 0) return;
  tellUngained(work, ungainedOf(read.game, would), read.cause);
  work.push({ do: "happen", would, cause: read.cause });
}

type LifeChange = Extract<Would, { is: "life" }>;

/** 701.12c: what brings each to the other's life; 701.12a, 119.7: nothing, if one of them is unable. */
export function exchanging(
  read: Reader,
  effect: EffectOf<"exchangeLife">,
): { readonly would: readonly LifeChange[]; readonly unable?: PlayerId } | undefined {
  const [player] = read.players(effect.who);
  const [other] = read.players(effect.with);
  if (player === undefined || other === undefined) return;
  const by = lifeOf(read.game, other) - lifeOf(read.game, player);
  const would: readonly LifeChange[] = [
    { is: "life", player, by },
    { is: "life", player: other, by: -by },
  ];
  const unable = would.find((one) => by !== 0 && cantHappen(read.game, one))?.player;
  return { would, ...(unable !== undefined && { unable }) };
}

/** 701.14b: the two, if both are creatures on the battlefield. */
export function canFight(
  read: Reader,
  effect: EffectOf<"fight">,
): readonly [ObjectId, ObjectId] | undefined {
  const [one] = permanents(read, effect.one);
  const [other] = permanents(read, effect.other);
  const isCreature = (id: ObjectId): boolean => isOfType(read.game, id, "creature");
  return one && other && isCreature(one) && isCreature(other) ? [one, other] : undefined;
}

function damage({ work, effect, read }: Doing<"damage">): void {
  // 608.2h: the object as it is or last was deals the damage; 608.2b: an illegal target deals none.
  const [source] = objectsOf(viewOf(read.game), contextOf(read.frame), effect.source);
  if (!source) return;
  const amount = read.amount(effect.amount);
  const would = recipients(read, effect.to)
    .filter(({ target }) => canBeDamaged(read.game, target))
    .map(
      ({ target, share }): Would => ({
        is: "damage",
        source,
        target,
        amount: effect.divided ? (share ?? 0) : amount,
        combat: false,
        ...(effect.unpreventable && { unpreventable: true }),
      }),
    );
  if (would.length > 0) work.push({ do: "happen", would, cause: read.cause });
}

interface Receiving {
  readonly target: Target;
  /** What was announced for it, where the damage is divided (601.2d). */
  readonly share?: number;
}

/** "Any target" may be a player: the slot tells. */
export function recipients(read: Reader, to: Recipient): readonly Receiving[] {
  switch (to.is) {
    case "player":
      return read.players(to.player).map((player) => ({ target: { is: "player", player } }));
    case "several":
      return to.recipients.flatMap((one) => recipients(read, one));
    case "objects": {
      const { objects } = to;
      if (objects.is !== "target" && objects.is !== "thatTarget") {
        return permanents(read, objects).map((object) => ({ target: { is: "object", object } }));
      }
      const shares = read.frame.shares?.[objects.slot] ?? [];
      return (read.frame.targets[objects.slot] ?? []).map((target, at) => {
        const share = shares[at];
        return { target, ...(share !== undefined && { share }) };
      });
    }
  }
}
