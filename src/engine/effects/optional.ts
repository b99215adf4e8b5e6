/** What a text offers or demands: "may", "if you do", "unless … pays" (CR 608.2d, 118.12). */
import type { Effect } from "../../language/schema.ts";
import { cantPay, costOfEffect, paying } from "../costs.ts";
import type { Refusal } from "../decisions.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { controllerOf, viewOf } from "../layers.ts";
import { waysOfHalves, whyNotCast, whyNotPlayLandNow } from "../legal.ts";
import type { CastWay } from "../objects.ts";
import { type EffectOf, permanents, type Reader } from "../reading.ts";
import { candidates, contextOf } from "../view.ts";
import type { Work } from "../work.ts";
import { isLandCard } from "./spells.ts";

type Instruction = InstructionOf<"effect">;

/** "… may …. If … do, …; if not, …": not asked when it is impossible (608.2d). */
export function offer(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"may">,
  read: Reader,
): void {
  const { frame } = instruction;
  const players = read.players(effect.who);
  const { answers = [] } = instruction;
  // "Any opponent may …": each is asked in turn order, until one of them does (101.4).
  const isAny = effect.who.is === "anOpponent" || effect.who.is === "anyPlayer";
  const willing = answers.findIndex((one) => one.is === "confirm" && one.yes);
  const at = !isAny ? 0 : willing >= 0 ? willing : Math.min(answers.length, players.length - 1);
  const player = players[at] ?? read.frame.controller;
  const refusal = whyNotDone(read, player, effect.effect);
  const answer = answers[at];
  if (!refusal && answer?.is !== "confirm") {
    work.ask(instruction, {
      is: "confirm",
      player,
      purpose: { is: "may", effect: effect.effect.is },
      source: read.frame.object,
      cr: [...read.rules, "608.2d"],
    });
    return;
  }
  if (refusal) {
    const { object } = read.frame;
    work.emit(
      { is: "impossible", player, object, refusal },
      read.cause,
      ...read.rules,
      "608.2d",
      refusal.cr,
    );
  }
  const does = !refusal && answer?.is === "confirm" && answer.yes;
  const outer = work.frame(frame).done;
  work.setFrame(frame, { done: does, ...(does && isAny && { player }) });
  work.push(...(does ? [{ do: "effect", effect: effect.effect, frame } as const] : []), {
    do: "ifDone",
    frame,
    ...(effect.ifDone && { effect: effect.ifDone }),
    ...(effect.otherwise && { otherwise: effect.otherwise }),
    ...(outer !== undefined && { outer }),
  });
}

/** Goes on after an optional action: it was done, or it was not. */
export function afterOffer(work: Work, instruction: InstructionOf<"ifDone">): void {
  const { frame, effect, otherwise, outer } = instruction;
  const next = work.frame(frame).done ? effect : otherwise;
  if (outer !== undefined) work.setFrame(frame, { done: outer });
  if (next) work.push({ do: "effect", effect: next, frame });
}

/** Why an action that is offered can't be done, or nothing. */
function whyNotDone(read: Reader, player: PlayerId, effect: Effect): Refusal | undefined {
  switch (effect.is) {
    case "cast": {
      const [card] = read.objects(effect.what);
      return card
        ? whyNotCastAny(read, player, card, wayOf(effect, read))
        : { code: "notThere", cr: "608.2d" };
    }
    case "play": {
      const [card] = read.objects(effect.what);
      if (!card) return { code: "notThere", cr: "608.2d" };
      return isLandCard(read.game, card)
        ? whyNotPlayLandNow(read.game, player, card)
        : whyNotCastAny(read, player, card, {
            is: "alternative",
            cost: [],
            by: read.frame.object,
          });
    }
    case "pay": {
      const context = contextOf(read.frame);
      return cantPay(read.game, player, costOfEffect(read.game, context, effect.cost), context);
    }
    case "inOrder": {
      // What comes first must be possible; the rest does as much as it can.
      const [first] = effect.effects;
      return first && whyNotDone(read, player, first);
    }
    case "choose": {
      // As many as are asked for must be there to be chosen.
      const from = candidates(viewOf(read.game), contextOf(read.frame), effect.from);
      const enough = effect.upTo || from.length >= read.amount(effect.amount);
      return enough ? undefined : { code: "notThere", cr: "608.2d" };
    }
    case "sacrifice":
      return permanents(read, effect.what).some((id) => controllerOf(read.game, id) === player)
        ? undefined
        : { code: "notThere", cr: "701.21a" };
    default:
      return undefined;
  }
}

/** Why nothing of a card can be cast so: of a split card neither half (709.3a). */
function whyNotCastAny(
  { game }: Reader,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
): Refusal | undefined {
  const refusals = waysOfHalves(game, card, [way]).map((one) =>
    whyNotCast(game, player, card, one, true),
  );
  return refusals.includes(undefined) ? undefined : refusals[0];
}

/** "… unless … pays …" (118.12a). */
export function demand(
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
  const short = cantPay(read.game, player, total, context);
  // 118.3: no spell is being cast whose total cost 601.2h would speak of.
  const refusal = short?.cr === "601.2h" ? ({ ...short, cr: "118.3" } as const) : short;
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
    work.push(...paying(player, total, object, { inResolution: true, frame }));
  } else {
    work.push({ do: "effect", effect: effect.effect, frame });
  }
}

/** By the alternative cost that the text names, or as usual (118.9). */
export function wayOf(effect: EffectOf<"cast">, read: Reader): CastWay {
  return effect.cost
    ? { is: "alternative", cost: effect.cost, by: read.frame.object }
    : { is: "normal" };
}

/** "… may pay …": a cost paid while something resolves (118.12). */
export function payNow(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"pay">,
  read: Reader,
): void {
  const { frame } = instruction;
  const [player = read.frame.controller] = read.players(effect.who);
  const context = contextOf(read.frame);
  const total = costOfEffect(read.game, context, effect.cost);
  if (cantPay(read.game, player, total, context)) {
    work.setFrame(frame, { done: false });
    return;
  }
  work.push(...paying(player, total, read.frame.object, { inResolution: true, frame }));
}
