/** What the instructions of spells and abilities do as they resolve (CR 608.2, 609–611, 701). */
import type { Effect, Objects } from "../language/schema.ts";
import { beginEffect } from "./continuous.ts";
import { playerOf } from "./game.ts";
import { changeLife } from "./happen.ts";
import type { FrameId, ObjectId } from "./ids.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { controllerOf, viewOf } from "./layers.ts";
import { whyNotCast } from "./legal.ts";
import type { Target } from "./objects.ts";
import { demand, offer, wayOf } from "./optional.ts";
import { addToPool, tap } from "./payment.ts";
import { permit } from "./permissions.ts";
import { type EffectOf, permanents, Reader } from "./reading.ts";
import { candidates, contextOf, holds, objectsOf, unreachable } from "./view.ts";
import type { Work } from "./work.ts";
import { cease, moveTo } from "./zones.ts";

type Instruction = InstructionOf<"effect">;

/** Carries out one effect; those made of others put these on the agenda. */
export function carryOut(work: Work, instruction: Instruction): void {
  const { effect, frame } = instruction;
  const read = new Reader(work, frame);
  const { cause } = read;
  const push = (one: Effect | undefined): void => {
    if (one) work.push({ do: "effect", effect: one, frame });
  };
  switch (effect.is) {
    case "inOrder":
      work.push(...effect.effects.map((one) => ({ do: "effect", effect: one, frame }) as const));
      return;
    case "may":
      offer(work, instruction, effect, read);
      return;
    case "unlessPays":
      demand(work, instruction, effect, read);
      return;
    case "ifSo":
      push(
        holds(viewOf(read.game), contextOf(read.frame), effect.condition)
          ? effect.effect
          : effect.otherwise,
      );
      return;
    case "draw": {
      // 121.2: cards are drawn one at a time.
      const draws = read
        .players(effect.who)
        .flatMap((player) =>
          Array.from({ length: read.amount(effect.amount) }, (): Would => ({ is: "draw", player })),
        );
      work.push(...draws.map((would) => ({ do: "happen", would: [would], cause }) as const));
      return;
    }
    case "discard":
      discardChosen(work, instruction, effect, read);
      return;
    case "discardThose": {
      const [player = read.frame.controller] = read.players(effect.who);
      const cards = read.objects(effect.what);
      work.push(moveTo(read.game, cards, "graveyard", { how: "discard", player }, cause));
      return;
    }
    case "choose":
      rememberChosen(work, instruction, effect, read);
      return;
    case "damage":
      dealDamage(work, effect, read);
      return;
    case "gainLife":
      for (const player of read.players(effect.who)) {
        changeLife(work, player, read.amount(effect.amount), cause, "119.3");
      }
      return;
    case "loseLife":
      for (const player of read.players(effect.who)) {
        changeLife(work, player, -read.amount(effect.amount), cause, "119.3");
      }
      return;
    case "destroy":
      move(work, read, permanents(read, effect.what), "graveyard", { how: "destroy" });
      return;
    case "sacrifice": {
      const players = read.players(effect.who);
      const own = permanents(read, effect.what).filter((id) =>
        players.includes(controllerOf(read.game, id)),
      );
      move(work, read, own, "graveyard", { how: "sacrifice" });
      return;
    }
    case "exile":
      move(work, read, read.objects(effect.what), "exile", { how: "exile" });
      return;
    case "returnToHand": {
      const { from } = effect;
      const found = read
        .objects(effect.what)
        .filter((id) => from === undefined || read.game.objects[id]?.place.zone === from);
      move(work, read, found, "hand", { how: "return" });
      return;
    }
    case "putIntoGraveyard":
      move(work, read, read.objects(effect.what), "graveyard", {
        how: "put",
        ...(effect.findable && { findable: true }),
      });
      return;
    case "counter":
      counterSpells(work, read, read.objects(effect.what));
      return;
    case "tap":
      for (const id of permanents(read, effect.what)) tap(work, id, cause);
      return;
    case "untap":
      for (const id of permanents(read, effect.what)) {
        if (!work.game.objects[id]?.tapped) continue;
        work.clear(id, "tapped");
        work.emit({ is: "untapped", object: id }, cause, "701.26b");
      }
      return;
    case "addMana":
      for (const player of read.players(effect.who)) {
        addToPool(work, player, effect.mana, read.frame.source, "106.4");
      }
      return;
    case "cast":
      castNow(work, frame, effect, read);
      return;
    case "allowCasting":
      permit(work, effect, read);
      return;
    case "apply":
      beginEffect(work, instruction, effect, read);
      return;
    default:
      unreachable(effect);
  }
}

function move(
  work: Work,
  read: Reader,
  ids: readonly ObjectId[],
  zone: "graveyard" | "hand" | "exile",
  details: {
    readonly how: "destroy" | "sacrifice" | "exile" | "return" | "put";
    readonly findable?: true;
  },
): void {
  if (ids.length === 0) return;
  const { controller: player } = read.frame;
  const moved = moveTo(read.game, ids, zone, { ...details, player }, read.cause);
  work.push({ ...moved, rules: read.rules });
}

// Choices (608.2d) -----------------------------------------------------------------------------

/** 701.9b: each player chooses what to discard, in APNAP order; then all is discarded at once. */
function discardChosen(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"discard">,
  read: Reader,
): void {
  const answers = [...(instruction.answers ?? [])];
  const would: Would[] = [];
  for (const player of read.players(effect.who)) {
    const { hand } = playerOf(read.game, player);
    const count = Math.min(read.amount(effect.amount), hand.length);
    if (count === 0) continue;
    const answer = answers.shift();
    if (answer?.is !== "choose") {
      work.ask(instruction, {
        is: "choose",
        player,
        purpose: { is: "discard" },
        source: read.frame.object,
        from: hand.map((object) => ({ is: "object", object })),
        min: count,
        max: count,
        cr: ["701.9b", "608.2d"],
      });
      return;
    }
    for (const chosen of answer.chosen) {
      if (chosen.is !== "object") continue;
      would.push({
        is: "move",
        object: chosen.object,
        to: { zone: "graveyard", player },
        how: "discard",
        player,
      });
    }
  }
  work.push({ do: "happen", would, cause: read.cause });
}

/** Chooses without targeting, for later words of the same text. */
function rememberChosen(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"choose">,
  read: Reader,
): void {
  const [player = read.frame.controller] = read.players(effect.who);
  const from = candidates(viewOf(read.game), contextOf(read.frame), effect.from);
  const count = Math.min(read.amount(effect.amount), from.length);
  const [answer] = instruction.answers ?? [];
  if (count > 0 && answer?.is !== "choose") {
    work.ask(instruction, {
      is: "choose",
      player,
      purpose: { is: "remember", name: effect.name },
      source: read.frame.object,
      from: from.map((object) => ({ is: "object", object })),
      min: count,
      max: count,
      cr: ["608.2d"],
    });
    return;
  }
  const ids = answer?.is === "choose" ? objectsIn(answer.chosen) : [];
  const { named } = read.frame;
  work.setFrame(instruction.frame, { named: { ...named, [effect.name]: ids } });
}

const objectsIn = (targets: readonly Target[]): readonly ObjectId[] =>
  targets.flatMap((target) => (target.is === "object" ? [target.object] : []));

// Damage, countering, casting ------------------------------------------------------------------

function dealDamage(work: Work, effect: EffectOf<"damage">, read: Reader): void {
  const { to } = effect;
  const recipients: readonly Target[] =
    to.is === "player"
      ? read.players(to.player).map((player) => ({ is: "player", player }))
      : recipientsOf(read, to.objects);
  // 608.2h: the object as it is or last was deals the damage.
  const [source = read.frame.source] = objectsOf(
    viewOf(read.game),
    contextOf(read.frame),
    effect.source,
  );
  const amount = read.amount(effect.amount);
  work.push({
    do: "happen",
    would: recipients.map((target) => ({ is: "damage", source, target, amount, combat: false })),
    cause: read.cause,
  });
}

/** "Any target" may be a player: the slot tells. */
function recipientsOf(read: Reader, what: Objects): readonly Target[] {
  if (what.is !== "target" && what.is !== "thatTarget") {
    return permanents(read, what).map((object) => ({ is: "object", object }));
  }
  return (read.frame.targets[what.slot] ?? []).filter(
    (target) => target.is === "player" || read.game.objects[target.object] !== undefined,
  );
}

/** 701.6a. */
function counterSpells(work: Work, read: Reader, ids: readonly ObjectId[]): void {
  const onStack = ids.filter((id) => read.game.objects[id]?.place.zone === "stack");
  for (const id of onStack) {
    work.emit({ is: "countered", object: id }, read.cause, "701.6a");
  }
  // 701.6a: a spell goes to its owner's graveyard; an ability just ceases to exist.
  const isAbility = (id: ObjectId): boolean => read.game.objects[id]?.stacked !== undefined;
  for (const id of onStack.filter(isAbility)) cease(work, id);
  const spells = onStack.filter((id) => !isAbility(id));
  const { controller: player } = read.frame;
  work.push(moveTo(read.game, spells, "graveyard", { how: "counter", player }, read.cause));
}

/** 608.2g: casts a spell while this resolves, by all of 601.2a–i. */
function castNow(work: Work, frame: FrameId, effect: EffectOf<"cast">, read: Reader): void {
  const [player = read.frame.controller] = read.players(effect.who);
  const [card] = read.objects(effect.what);
  const way = wayOf(effect, read);
  if (!card || whyNotCast(read.game, player, card, way)) {
    work.setFrame(frame, { done: false });
    return;
  }
  work.push({ do: "propose", player, object: card, way, frame });
}
