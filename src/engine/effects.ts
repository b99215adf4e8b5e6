/** What the instructions of spells and abilities do as they resolve (CR 608.2, 609–611, 701). */
import type { Change, ColorChoice, Effect, Objects, Player } from "../language/schema.ts";
import { find, rewrite } from "../language/walk.ts";
import { cantPay, costOfEffect, paying } from "./costs.ts";
import type { Refusal } from "./decisions.ts";
import type { Cause } from "./events.ts";
import { type Frame, type Game, playerOf } from "./game.ts";
import { changeLife } from "./happen.ts";
import { effectId, type FrameId, frameId, type ObjectId, type PlayerId } from "./ids.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { controllerOf, viewOf } from "./layers.ts";
import { whyNotCast } from "./legal.ts";
import type { CastWay, Target } from "./objects.ts";
import { addToPool, tap } from "./payment.ts";
import type { RuleNumber } from "./rules.ts";
import {
  amountOf,
  candidates,
  contextOf,
  follow,
  holds,
  objectsOf,
  playersOf,
  unreachable,
} from "./view.ts";
import type { Work } from "./work.ts";
import { moveTo } from "./zones.ts";

type Instruction = InstructionOf<"effect">;
type EffectOf<Is extends Effect["is"]> = Extract<Effect, { is: Is }>;

/** Reads the text of a resolution in the present game. */
class Reader {
  readonly game: Game;
  readonly frame: Frame;
  readonly cause: Cause;

  constructor(work: Work, id: FrameId) {
    this.game = work.game;
    this.frame = work.frame(id);
    this.cause = { is: "object", object: this.frame.source };
  }

  /** The objects that a text speaks of, as far as they can be found now (400.7, 608.2b). */
  objects(node: Objects): readonly ObjectId[] {
    return objectsOf(viewOf(this.game), contextOf(this.frame), node).flatMap((id) => {
      const now = follow(this.game, id);
      return now ? [now] : [];
    });
  }

  players(node: Player): readonly PlayerId[] {
    return playersOf(viewOf(this.game), contextOf(this.frame), node);
  }

  amount(node: Parameters<typeof amountOf>[2]): number {
    return amountOf(viewOf(this.game), contextOf(this.frame), node);
  }
}

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
  work.push(moveTo(read.game, ids, zone, { ...details, player }, read.cause));
}

/** Effects that only permanents can undergo (701). */
function permanents(read: Reader, what: Objects): readonly ObjectId[] {
  return read.objects(what).filter((id) => read.game.objects[id]?.place.zone === "battlefield");
}

// Choices (608.2d) -----------------------------------------------------------------------------

/** "… may …. If … do, …; if not, …": not asked when it is impossible (608.2d). */
function offer(work: Work, instruction: Instruction, effect: EffectOf<"may">, read: Reader): void {
  const { frame } = instruction;
  const [player = read.frame.controller] = read.players(effect.who);
  const refusal = whyNotDone(read, player, effect.effect);
  const [answer] = instruction.answers ?? [];
  if (!refusal && answer?.is !== "confirm") {
    work.ask(instruction, {
      is: "confirm",
      player,
      purpose: { is: "may", effect: effect.effect.is },
      source: read.frame.object,
      cr: ["608.2d"],
    });
    return;
  }
  if (refusal) {
    const { object } = read.frame;
    work.emit({ is: "impossible", player, object, refusal }, read.cause, "608.2d", refusal.cr);
  }
  const does = !refusal && answer?.is === "confirm" && answer.yes;
  work.setFrame(frame, { done: does });
  work.push(...(does ? [{ do: "effect", effect: effect.effect, frame } as const] : []), {
    do: "ifDone",
    frame,
    ...(effect.ifDone && { effect: effect.ifDone }),
    ...(effect.otherwise && { otherwise: effect.otherwise }),
  });
}

/** Goes on after an optional action: it was done, or it was not. */
export function afterOffer(work: Work, instruction: InstructionOf<"ifDone">): void {
  const { frame, effect, otherwise } = instruction;
  const next = work.frame(frame).done ? effect : otherwise;
  if (next) work.push({ do: "effect", effect: next, frame });
}

/** Why an action that is offered can't be done, or nothing. */
function whyNotDone(read: Reader, player: PlayerId, effect: Effect): Refusal | undefined {
  switch (effect.is) {
    case "cast": {
      const [card] = read.objects(effect.what);
      return card
        ? whyNotCast(read.game, player, card, wayOf(effect, read))
        : { code: "notThere", cr: "608.2d" };
    }
    case "sacrifice":
      return permanents(read, effect.what).some((id) => controllerOf(read.game, id) === player)
        ? undefined
        : { code: "notThere", cr: "701.21a" };
    default:
      return undefined;
  }
}

/** "… unless … pays …" (118.12a). */
function demand(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"unlessPays">,
  read: Reader,
): void {
  const { frame } = instruction;
  const { object } = read.frame;
  const [player = read.frame.controller] = read.players(effect.who);
  const context = contextOf(read.frame);
  const total = costOfEffect(read.game, context, effect.cost);
  const refusal = cantPay(read.game, player, total, context);
  const [answer] = instruction.answers ?? [];
  if (!refusal && answer?.is !== "confirm") {
    work.ask(instruction, {
      is: "confirm",
      player,
      purpose: { is: "pay", cost: total.mana },
      source: object,
      cr: ["118.12a"],
    });
    return;
  }
  if (refusal) {
    work.emit({ is: "impossible", player, object, refusal }, read.cause, "118.12a", refusal.cr);
  }
  if (!refusal && answer?.is === "confirm" && answer.yes) {
    work.push(...paying(player, total, object, read.frame.x));
  } else {
    work.push({ do: "effect", effect: effect.effect, frame });
  }
}

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
  const { controller: player } = read.frame;
  work.push(moveTo(read.game, onStack, "graveyard", { how: "counter", player }, read.cause));
}

function wayOf(effect: EffectOf<"cast">, read: Reader): CastWay {
  return effect.cost
    ? { is: "alternative", cost: effect.cost, by: read.frame.object }
    : { is: "normal" };
}

/** 608.2g: casts a spell while this resolves, by all of 601.2a–i. */
function castNow(work: Work, frame: FrameId, effect: EffectOf<"cast">, read: Reader): void {
  const [player = read.frame.controller] = read.players(effect.who);
  const [card] = read.objects(effect.what);
  const way = wayOf(effect, read);
  if (!card || whyNotCast(read.game, player, card, way)) return;
  work.push({ do: "propose", player, object: card, way, frame });
}

function permit(work: Work, effect: EffectOf<"allowCasting">, read: Reader): void {
  const [player = read.frame.controller] = read.players(effect.who);
  for (const object of read.objects(effect.what)) {
    const id = effectId(work.fresh());
    const { cost, otherwise } = effect;
    const { source, frame } = { source: read.frame.source, frame: read.frame };
    work.set({
      permissions: [
        ...work.game.permissions,
        { id, player, object, cost, source, until: "nextPass", otherwise, frame },
      ],
    });
    work.emit({ is: "permitted", player, object, source }, read.cause, ...ruleOfFrame(read));
  }
}

/** The keyword rule that the resolving ability is part of. */
function ruleOfFrame(read: Reader): readonly RuleNumber[] {
  const ability = read.game.objects[read.frame.object]?.stacked?.ability;
  return ability?.is === "triggered" && ability.rule ? [ability.rule as RuleNumber] : [];
}

/** Ends a player's permissions that last until they pass, and does what follows from it. */
export function endPermissions(work: Work, player: PlayerId): void {
  const ended = work.game.permissions.filter((one) => one.player === player);
  if (ended.length === 0) return;
  work.set({ permissions: work.game.permissions.filter((one) => one.player !== player) });
  for (const { object, otherwise, frame, source } of ended) {
    if (!work.game.objects[object]) continue;
    const id = frameId(work.fresh());
    work.set({ frames: { ...work.game.frames, [id]: frame } });
    work.emit({ is: "permissionEnded", player, object }, { is: "object", object: source });
    work.push({ do: "effect", effect: otherwise, frame: id }, { do: "endFrame", frame: id });
  }
}

// Continuous effects (611.2) -------------------------------------------------------------------

/** Begins a continuous effect: objects, amounts and choices are fixed now (611.2c–d). */
function beginEffect(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"apply">,
  read: Reader,
): void {
  const answers = [...(instruction.answers ?? [])];
  const choices: ColorChoice[] = [];
  for (const change of effect.changes) {
    for (const { who } of find(change, "colorOfChoice")) {
      const answer = answers.shift();
      const [player = read.frame.controller] = read.players(who);
      if (answer?.is !== "option" || answer.option.is !== "color") {
        work.ask(instruction, {
          is: "option",
          player,
          purpose: { is: "color" },
          source: read.frame.object,
          options: colorOptions,
          cr: ["608.2d", "105.4"],
        });
        return;
      }
      choices.push({ is: "thatColor", color: answer.option.color });
    }
  }
  const objects = read.objects(effect.to);
  if (objects.length === 0) return;
  const { source, controller } = read.frame;
  const id = effectId(work.fresh());
  const begun = {
    id,
    source,
    controller,
    timestamp: work.fresh(),
    objects,
    changes: effect.changes.map((change) => fix(change, read, choices)),
    until: effect.until.is === "endOfTurn" ? "endOfTurn" : "forever",
  } as const;
  work.set({ effects: [...work.game.effects, begun] });
  work.emit({ is: "effectBegan", effect: id, objects, source }, read.cause, "611.2c", "613.7b");
}

const colorOptions = (["white", "blue", "black", "red", "green"] as const).map(
  (color) => ({ is: "color", color }) as const,
);

/** A change with its amounts counted and its choices made. */
function fix(change: Change, read: Reader, choices: ColorChoice[]): Change {
  return rewrite<"Change">(change, {
    node: (node) => {
      if (node.is === "colorOfChoice") return choices.shift() ?? node;
      if (node.is === "x" || node.is === "count") return { is: "number", value: read.amount(node) };
      return node;
    },
  });
}
