/** Spells and abilities on the stack: countering, copying, casting while resolving (CR 701.6, 707.10, 608.2g). */
import type { CardFace } from "../../language/card.ts";
import type { Exception, Filter, Objects } from "../../language/schema.ts";
import { announcementOf } from "../announced.ts";
import { copiableReverse, copyingIn, withExceptions } from "../copying.ts";
import type { Game } from "../game.ts";
import { type ObjectId, objectId, type PlayerId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { hasRuleChange, viewOf } from "../layers.ts";
import { castableWays, whyNotPlayLandNow } from "../legal.ts";
import type { Announcement, Casting, CastWay, GameObject, Target } from "../objects.ts";
import { permit } from "../permitting.ts";
import { faceOf, isLandCard } from "../printed.ts";
import type { Reader } from "../reading.ts";
import { targetAll } from "../targets/renewing.ts";
import { couldTarget, sameTarget } from "../targets.ts";
import { contextOf, matches, nowOrLast } from "../view.ts";
import { Work } from "../work.ts";
import { cease, moveTo } from "../zones.ts";
import { type Doing, type EffectTable, firstOf, Questions } from "./handler.ts";
import { wayOf } from "./possible.ts";

export const spellEffects: EffectTable<
  "counter" | "copySpell" | "copyForEachTarget" | "cast" | "play" | "allowCasting"
> = {
  counter,
  copySpell: (doing) => {
    const { work, effect, read } = doing;
    const { except } = effect;
    const player = firstOf(read, effect.who);
    const times = effect.amount ? read.amount(effect.amount) : 1;
    const questions = new Questions(doing);
    for (const id of read.known(effect.what)) {
      const targets = effect.targeting && targetsSaid(doing, questions, effect.targeting, id);
      if (targets === "asked") return;
      if (effect.targeting && !targets) continue;
      for (let n = 0; n < times; n += 1) {
        const copy = copyOnStack(work, id, player, read, { except, targets });
        if (!copy) continue;
        if (effect.newTargets) work.push({ do: "newTargets", player, object: copy });
        else targetAll(work, copy, read.cause);
      }
    }
  },
  copyForEachTarget,
  cast: (doing) => {
    const { effect, read } = doing;
    const way = wayOf(effect, read);
    castNow(doing, firstOf(read, effect.who), read.objects(effect.what)[0], way);
  },
  play: (doing) => {
    const { work, effect, read, frame } = doing;
    const player = firstOf(read, effect.who);
    const [card] = read.objects(effect.what);
    if (!card || !isLandCard(read.game, card)) {
      const way: CastWay = { is: "alternative", cost: [], by: read.frame.object };
      castNow(doing, player, card, way);
      return;
    }
    // 305.2b, 305.3: only on one's own turn, and as one of the land plays.
    const done = whyNotPlayLandNow(read.game, player, card) === undefined;
    work.setFrame(frame, { done });
    if (done) work.push({ do: "playLand", player, object: card });
  },
  allowCasting: ({ work, effect, read }) => permit(work, effect, read),
};

/** 701.6a: a spell goes to its owner's graveyard; an ability just ceases to exist. */
function counter({ work, effect, read }: Doing<"counter">): void {
  const { source } = read.frame;
  const isSafe = (id: ObjectId): boolean => hasRuleChange(read.game, id, "cantBeCountered");
  const all = read
    .objects(effect.what)
    .filter((id) => read.game.objects[id]?.place.zone === "stack");
  for (const object of all.filter(isSafe)) {
    work.emit({ is: "notDone", deed: "counter", object, source }, read.cause, "101.2");
  }
  const onStack = all.filter((id) => !isSafe(id));
  const isAbility = (id: ObjectId): boolean => read.game.objects[id]?.stacked !== undefined;
  const { controller: player, object: by } = read.frame;
  for (const id of onStack.filter(isAbility)) {
    work.emit({ is: "countered", object: id, by }, read.cause, "701.6a");
    cease(work, id);
  }
  const spells = onStack.filter((id) => !isAbility(id));
  if (spells.length === 0) return;
  work.push(moveTo(read.game, spells, "graveyard", { how: "counter", player, by }, read.cause));
}

/** 608.2g: casts a spell while this resolves, by all of 601.2a–i; of a split card one half (709.3). */
function castNow(
  doing: Doing<"cast"> | Doing<"play">,
  player: PlayerId,
  card: ObjectId | undefined,
  by: CastWay,
): void {
  const { work, read, frame } = doing;
  const ways = card ? castableWays(read.game, player, card, by) : [];
  if (!card || ways.length === 0) {
    work.setFrame(frame, { done: false });
    return;
  }
  const places = ways.map((_, place) => place);
  const chosen = new Questions(doing).option({
    player,
    purpose: { is: "half", of: card },
    options: places.map((mode) => ({ is: "mode", mode })),
    cr: ["709.3"],
  });
  const way = chosen?.is === "mode" ? ways[chosen.mode] : undefined;
  if (way) work.push({ do: "propose", player, object: card, way, frame });
}

// Copies (707.10) ------------------------------------------------------------------------------

/** What of a copy differs from the original: its targets (707.10d–e), exceptions (707.9). */
interface Copied {
  readonly targets?: Announcement["targets"] | undefined;
  readonly except?: readonly Exception[] | undefined;
}

/** 707.10: the copy has the characteristics and all the choices of the original, and isn't cast. */
function copyOnStack(
  work: Work,
  id: ObjectId,
  player: PlayerId,
  read: Reader,
  { targets, except = [] }: Copied = {},
): ObjectId | undefined {
  // 608.2h: one that has left the stack is copied as it was there.
  const original = nowOrLast(work.game, id);
  if (original?.place.zone !== "stack") return undefined;
  const number = work.fresh();
  const copy = objectId(number);
  const { casting, stacked, designations } = original;
  const up = stacked ? undefined : faceOf(work.game, original);
  const { reverse: down, back } = stacked ? {} : copiableReverse(work.game, id);
  const excepted = (face: CardFace): CardFace =>
    withExceptions(face, except, {
      ...copyingIn(read),
      fits: (made, filter) => fitsOnStack(read, { ...original, copyOf: made }, filter),
    }).face;
  const base = up && excepted(up);
  const reverse = down && excepted(down);
  const object: GameObject = {
    id: copy,
    ...(base && { base }),
    ...(reverse && { reverse }),
    ...(back && { face: "back" }),
    owner: player,
    controller: player,
    place: { zone: "stack" },
    timestamp: number,
    ...(designations && { designations }),
    ...(casting && { casting: { ...ofCopy(casting), ...(targets && { targets }) } }),
    ...(stacked && { stacked: { ...stacked, ...(targets && { targets }) } }),
  };
  work.set({
    objects: { ...work.game.objects, [copy]: object },
    stack: [...work.game.stack, copy],
  });
  work.emit({ is: "copied", object: copy, of: id, player }, read.cause, "707.10");
  return copy;
}

/**
 * 707.10e: what is said to be the target of the copy is one for each use of the word, chosen by the
 * controller of the copy where it is several. Nothing if none is legal.
 */
function targetsSaid(
  { work, effect, read }: Doing<"copySpell">,
  questions: Questions,
  said: Objects,
  id: ObjectId,
): Announcement["targets"] | "asked" | undefined {
  const player = firstOf(read, effect.who);
  const scratch = new Work(work.game);
  const copy = copyOnStack(scratch, id, player, read, { except: effect.except });
  const object = copy && scratch.game.objects[copy];
  if (!object) return undefined;
  const { targets } = announcementOf(object);
  const slots = targets.flatMap((list, slot) => (list.length > 0 ? [slot] : []));
  const from = read
    .objects(said)
    .filter((one) =>
      slots.every((slot) => couldTarget(scratch.game, object, slot, { is: "object", object: one })),
    );
  const chosen =
    from.length < 2
      ? from
      : questions.choose({
          player,
          purpose: { is: "remember", name: "copyTarget" },
          from,
          min: 1,
          max: 1,
          cr: ["707.10e"],
        });
  if (!chosen) return "asked";
  const [target] = chosen;
  return target && targets.map((list) => list.map(() => ({ is: "object", object: target })));
}

/** All decisions are copied; mana is no object, and none was spent for the copy (707.10). */
function ofCopy({ spent: _spent, ...casting }: Casting): Casting {
  return casting;
}

/** 707.9f: whether a spell would fit as it is copied. */
function fitsOnStack(read: Reader, spell: GameObject, filter: Filter): boolean {
  const { game, frame } = read;
  const imagined: Game = { ...game, objects: { ...game.objects, [spell.id]: spell } };
  return matches(viewOf(imagined), contextOf(frame), filter, spell.id);
}

/** 707.10d: a copy for each other permanent or player that the spell could target. */
function copyForEachTarget({ work, effect, read }: Doing<"copyForEachTarget">): void {
  const player = firstOf(read, effect.who);
  for (const id of read.known(effect.what)) {
    // 608.2h: as it was on the stack, if it has left it.
    const original = nowOrLast(read.game, id);
    const { targets = [] } = original?.stacked ?? original?.casting ?? { targets: [] };
    const chosen = targets.flat();
    const possible: readonly Target[] = [
      ...read.game.battlefield.map((object): Target => ({ is: "object", object })),
      ...read.game.players
        .filter(({ lost }) => !lost)
        .map((one): Target => ({ is: "player", player: one.id })),
    ];
    // Each use of the word "target" must allow it.
    const slots = targets.flatMap((list, slot) => (list.length > 0 ? [slot] : []));
    const others = possible.filter(
      (target) =>
        original &&
        !chosen.some((one) => sameTarget(one, target)) &&
        slots.every((slot) => couldTarget(read.game, original, slot, target)),
    );
    const copies = others.flatMap((target): readonly ObjectId[] => {
      const made = targets.map((list) => list.map(() => target));
      const copy = copyOnStack(work, id, player, read, { targets: made });
      if (copy === undefined) return [];
      targetAll(work, copy, read.cause);
      return [copy];
    });
    if (copies.length < 2) continue;
    work.push({ do: "orderCopies", player, copies, source: read.frame.object });
  }
}

/** 707.10d: their controller chooses the order; the first goes lowest. */
export function orderCopies(work: Work, instruction: InstructionOf<"orderCopies">): void {
  const { player, copies, source, answers = [] } = instruction;
  const [answer] = answers;
  if (answer?.is !== "order") {
    const purpose = { is: "copies" } as const;
    work.ask(instruction, { is: "order", player, purpose, items: copies, source, cr: ["707.10d"] });
    return;
  }
  const below = work.game.stack.filter((id) => !copies.includes(id));
  work.set({ stack: [...below, ...answer.order] });
}
