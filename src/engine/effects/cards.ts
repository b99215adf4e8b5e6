/** Cards in hands and graveyards: drawing, discarding, milling, returning (CR 121, 701.9, 701.17). */
import { playerOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import type { Would } from "../instructions.ts";
import type { Reader } from "../reading.ts";
import { choosable } from "../view.ts";
import type { Work } from "../work.ts";
import { moveTo } from "../zones.ts";
import { type Doing, type EffectTable, Questions } from "./handler.ts";

export const cardEffects: EffectTable<
  "draw" | "discard" | "discardThose" | "mill" | "putIntoHand" | "returnToHand" | "putIntoGraveyard"
> = {
  draw: ({ work, effect, read }) => {
    // 121.2c: one player performs all of their draws, then the next one.
    const draws = read.players(effect.who).map((player): Would => {
      return { is: "draws", player, amount: read.amount(effect.amount) };
    });
    const { cause } = read;
    work.push(...draws.map((would) => ({ do: "happen", would: [would], cause }) as const));
  },
  discard,
  discardThose: ({ work, effect, read }) => {
    const players = read.players(effect.who);
    const fallback = read.frame.controller;
    // 701.9a: from a hand.
    const inHand = read.objects(effect.what).filter((id) => isInHand(read, id));
    const would = inHand.map((object): Would => {
      const owner = read.game.objects[object]?.owner ?? fallback;
      return discarding(object, players.includes(owner) ? owner : (players[0] ?? fallback));
    });
    if (would.length > 0) work.push({ do: "happen", would, cause: read.cause });
  },
  mill: ({ work, effect, read, frame }) => {
    // 701.17b: as many as there are.
    const would = read.players(effect.who).flatMap((player) =>
      playerOf(read.game, player)
        .library.slice(0, read.amount(effect.amount))
        .map(
          (object): Would => ({
            is: "move",
            object,
            to: { zone: "graveyard", player },
            how: "mill",
            player,
          }),
        ),
    );
    if (would.length === 0) return;
    const one = work.game.rules.milling === "oneByOne";
    work.push(
      ...(one ? would.map((card) => [card]) : [would]).map(
        (together) =>
          ({
            do: "happen",
            would: together,
            cause: read.cause,
            ...(effect.name !== undefined && { remember: { frame, name: effect.name } }),
          }) as const,
      ),
    );
  },
  putIntoHand: ({ work, effect, read }) => {
    move(work, read, read.objects(effect.what), "hand", { how: "put" });
  },
  returnToHand: ({ work, effect, read }) => {
    const { from } = effect;
    const found = read
      .objects(effect.what)
      .filter((id) => from === undefined || read.game.objects[id]?.place.zone === from);
    move(work, read, found, "hand", { how: "return" });
  },
  putIntoGraveyard: ({ work, effect, read }) => {
    move(work, read, read.objects(effect.what), "graveyard", {
      how: "put",
      ...(effect.findable && { findable: true }),
    });
  },
};

/** Moves objects at once, citing the keyword rule that the ability is part of. */
export function move(
  work: Work,
  read: Reader,
  ids: Parameters<typeof moveTo>[1],
  zone: Parameters<typeof moveTo>[2],
  details: Omit<Parameters<typeof moveTo>[3], "player">,
  remember?: { readonly frame: Doing<"exile">["frame"]; readonly name: string },
): void {
  if (ids.length === 0) return;
  const { controller: player } = read.frame;
  const moved = moveTo(read.game, ids, zone, { ...details, player }, read.cause);
  work.push({ ...moved, rules: read.rules, ...(remember && { remember }) });
}

const isInHand = (read: Reader, id: ObjectId): boolean =>
  read.game.objects[id]?.place.zone === "hand";

const discarding = (object: ObjectId, player: PlayerId): Would => ({
  is: "move",
  object,
  to: { zone: "graveyard", player },
  how: "discard",
  player,
});

/** 701.9b: each player chooses what to discard, in APNAP order; then all is discarded at once. */
function discard(doing: Doing<"discard">): void {
  const { work, effect, read, frame } = doing;
  const questions = new Questions(doing);
  const would: Would[] = [];
  for (const player of read.players(effect.who)) {
    const hand = choosable(read.frame, playerOf(read.game, player).hand);
    const count = Math.min(read.amount(effect.amount), hand.length);
    const ids = effect.random
      ? randomly(doing, questions, player, count)
      : questions.choose({
          player,
          purpose: { is: "discard" },
          from: hand,
          min: effect.upTo ? 0 : count,
          max: count,
          cr: ["701.9b", "608.2d"],
        });
    if (!ids) return;
    would.push(...ids.map((object) => discarding(object, player)));
  }
  if (would.length === 0) return;
  work.push({
    do: "happen",
    would,
    cause: read.cause,
    ...(effect.name !== undefined && { remember: { frame, name: effect.name } }),
  });
}

/** "Any number of cards at random": how many is chosen, which is not. */
function randomly(
  { effect, read }: Doing<"discard">,
  questions: Questions,
  player: PlayerId,
  most: number,
): readonly ObjectId[] | undefined {
  const count = effect.upTo
    ? questions.number({ player, purpose: { is: "discard" }, min: 0, max: most, cr: ["608.2d"] })
    : most;
  if (count === undefined) return undefined;
  const hand = choosable(read.frame, playerOf(read.game, player).hand);
  return questions.random(player, hand, count, "701.9b");
}
