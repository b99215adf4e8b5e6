/** Timestamps of what enters the battlefield together (CR 613.7m). */

import type { CardFace } from "../language/card.ts";
import { find } from "../language/walk.ts";
import { type Game, inTurnOrder } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { layerOf } from "./layers/order.ts";
import { faceOf } from "./printed.ts";
import type { Rules } from "./rules.ts";
import type { Work } from "./work.ts";

type Happen = InstructionOf<"happen">;
type Entry = Extract<Would, { is: "move" }>;

const isEntry = (would: Would): would is Entry =>
  would.is === "move" && would.to.zone === "battlefield";

/** 613.7m: who gives it its place; by 613.6g of 2014 the active player did for all of them. */
const orderedBy = (game: Game, entry: Entry): PlayerId =>
  (game.rules.enteringTogether === "byActivePlayer" && inTurnOrder(game)[0]) || entry.player;

/**
 * 613.7m: in APNAP order each player chooses the order of what they will control. It is asked only
 * where two different permanents have effects of their own, for which alone it can matter.
 * @returns the events in that order, or nothing while a player is asked.
 */
export function inTimestampOrder(work: Work, instruction: Happen): Happen | undefined {
  const { would } = instruction;
  const entries = would.filter(isEntry);
  if (entries.length < 2) return instruction;
  for (const player of inTurnOrder(work.game)) {
    const open = toBeOrdered(work.game, entries, player);
    if (open.length < 2) continue;
    const [answer] = instruction.answers ?? [];
    if (answer?.is !== "order") {
      const { cause } = instruction;
      work.ask(instruction, {
        is: "order",
        player,
        purpose: { is: "timestamps" },
        items: open.map(({ object }) => object),
        ...(cause.is === "object" && { source: cause.object }),
        cr: work.game.rules.enteringTogether === "inTurnOrder" ? ["613.7m", "101.4"] : ["613.7m"],
      });
      return undefined;
    }
    const { answers: _used, ...rest } = instruction;
    work.push({ ...rest, would: would.map((one) => ranked(one, answer.order)) });
    return undefined;
  }
  return { ...instruction, would: sorted(work.game, would) };
}

/** What a player has still to order: what has effects, unless it is all alike. */
function toBeOrdered(game: Game, entries: readonly Entry[], player: PlayerId): readonly Entry[] {
  const open = entries.filter(
    (entry) =>
      orderedBy(game, entry) === player && entry.rank === undefined && hasEffects(game, entry),
  );
  const faces = new Set(open.map((entry) => faceThere(game, entry)));
  return faces.size < 2 ? [] : open;
}

function hasEffects(game: Game, entry: Entry): boolean {
  const face = faceThere(game, entry);
  return face !== undefined && isTimed(game.rules, face);
}

/** Whether it has static abilities that change what objects are, in the order of timestamps. */
export const isTimed = (rules: Rules, { abilities }: CardFace): boolean =>
  abilities.some((ability) =>
    find(ability, "static").some(
      ({ changes, defining }) =>
        !defining && changes.some((change) => layerOf(change, rules) !== "rules"),
    ),
  );

/** The face with which it will be on the battlefield. */
function faceThere(game: Game, { object: id, entering, faceDown }: Entry): CardFace | undefined {
  const object = game.objects[id];
  if (!object || faceDown) return undefined;
  const { faceDown: _hidden, ...shown } = object;
  return entering?.copyOf ?? faceOf(game, entering?.back ? { ...shown, face: "back" } : shown);
}

function ranked(would: Would, order: readonly ObjectId[]): Would {
  if (!isEntry(would)) return would;
  const rank = order.indexOf(would.object);
  return rank < 0 ? would : { ...would, rank };
}

/** What enters, by who orders it in turn order and by its rank there, in place of itself. */
function sorted(game: Game, would: readonly Would[]): readonly Would[] {
  const order = inTurnOrder(game);
  const place = (entry: Entry) => order.indexOf(orderedBy(game, entry));
  const entries = would
    .filter(isEntry)
    .toSorted((one, other) => place(one) - place(other) || (one.rank ?? 0) - (other.rank ?? 0));
  return would.map((one) => (isEntry(one) ? (entries.shift() ?? one) : one));
}
