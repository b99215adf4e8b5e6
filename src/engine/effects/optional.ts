/** What a text offers or demands: "may", "if you do", "unless … pays" (CR 608.2d–e, 118.12). */

import { cantPay, costOfEffect, paying } from "../costs.ts";
import type { Refusal } from "../decisions.ts";
import type { PlayerId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { type EffectOf, Reader } from "../reading.ts";
import { contextOf } from "../view.ts";
import type { Work } from "../work.ts";
import { choosesFirst, type Doing, inTurns, namesIn, ofThePlayer, Questions } from "./handler.ts";
import { whyNotDone } from "./possible.ts";

type Instruction = InstructionOf<"effect">;

/** "… may …. If … do, …; if not, …": not asked when it is impossible (608.2d). */
export function offer(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"may">,
  read: Reader,
): void {
  const doing = { work, instruction, effect, read, frame: instruction.frame };
  const players = read.players(effect.who);
  // "Any opponent may …": one of them, whoever is the first to do it.
  const isAny = effect.who.is === "anOpponent" || effect.who.is === "anyPlayer";
  if (players.length > 1 && !isAny) offerEach(doing, players);
  else offerOne(doing, isAny ? players : [players[0] ?? read.frame.controller], isAny);
}

/** Asks those who can do it, in turn order, until one of them does (101.4). */
function offerOne(doing: Doing<"may">, players: readonly PlayerId[], isAny: boolean): void {
  const { work, instruction, effect, read, frame } = doing;
  const { answers = [] } = instruction;
  const reading = (player: PlayerId) => (isAny ? new Reader(work, frame, player) : read);
  const refusals = players.map((one) => whyNotDone(reading(one), one, effect.effect));
  const able = players.filter((_, at) => !refusals[at]);
  const willing = answers.findIndex((one) => one.is === "confirm" && one.yes);
  const at = willing >= 0 ? willing : Math.min(answers.length, able.length - 1);
  const [player, answer] = [able[at], answers[at]];
  if (player && answer?.is !== "confirm") {
    work.ask(instruction, { is: "confirm", ...askingWhether(doing, player) });
    return;
  }
  const [first] = players;
  const [refusal] = refusals;
  if (!player && first && refusal) cantDo(doing, first, refusal);
  const does = player !== undefined && answer?.is === "confirm" && answer.yes;
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

/**
 * "Each player may …": all choose first, in APNAP order; then each does what they chose (608.2e), all
 * of them at once where that can be.
 */
function offerEach(doing: Doing<"may">, players: readonly PlayerId[]): void {
  const { work, effect, frame } = doing;
  const questions = new Questions(doing);
  const own = ofThePlayer(effect);
  const willing: PlayerId[] = [];
  const refused: (readonly [PlayerId, Refusal])[] = [];
  for (const player of players) {
    const refusal = whyNotDone(new Reader(work, frame, player), player, own.effect);
    const does = refusal ? false : questions.confirm(askingWhether(doing, player));
    if (does === undefined) return;
    if (does) willing.push(player);
    if (refusal) refused.push([player, refusal]);
  }
  for (const [player, refusal] of refused) cantDo(doing, player, refusal);
  const outer = work.frame(frame).done;
  if (willing.length > 0) work.setFrame(frame, { done: true });
  const last = willing.at(-1);
  const together = choosesFirst(own.effect);
  inTurns(work, frame, own, players, (player) =>
    willing.includes(player)
      ? [
          ...(together ? [] : [{ do: "effect", effect: own.effect, frame } as const]),
          {
            do: "ifDone",
            frame,
            ...(own.ifDone && { effect: own.ifDone }),
            ...(own.otherwise && { otherwise: own.otherwise }),
            // Whether one does it is nothing to the next.
            ...(player !== last ? { outer: true } : outer !== undefined && { outer }),
          },
        ]
      : own.otherwise
        ? [{ do: "effect", effect: own.otherwise, frame }]
        : [],
  );
  if (together) {
    const each = willing.map((player) => ({ player }));
    work.push({ do: "effectForEach", effect: own.effect, frame, each, names: namesIn(own) });
  }
}

const askingWhether = ({ effect, read }: Doing<"may">, player: PlayerId) =>
  ({
    player,
    purpose: { is: "may", effect: effect.effect.is },
    source: read.frame.object,
    cr: [...read.rules, "608.2d"],
  }) as const;

function cantDo({ work, read }: Doing<"may">, player: PlayerId, refusal: Refusal): void {
  const { object } = read.frame;
  const rules = [...read.rules, "608.2d", refusal.cr] as const;
  work.emit({ is: "impossible", player, object, refusal }, read.cause, ...rules);
}

/** Goes on after an optional action: it was done, or it was not. */
export function afterOffer(work: Work, instruction: InstructionOf<"ifDone">): void {
  const { frame, effect, otherwise, outer } = instruction;
  const next = work.frame(frame).done ? effect : otherwise;
  if (outer !== undefined) work.setFrame(frame, { done: outer });
  if (next) work.push({ do: "effect", effect: next, frame });
}

/**
 * "… unless … pays …" (118.12a): of several each is asked, in APNAP order, and what they don't pay
 * for is done to all of them together (101.4, 608.2e); of any, one is enough.
 */
export function demand(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"unlessPays">,
  read: Reader,
): void {
  const { frame } = instruction;
  const { object, controller } = read.frame;
  const asked = read.players(effect.who);
  const isAny = effect.who.is === "anOpponent" || effect.who.is === "anyPlayer";
  const ofEach = asked.length > 1 && !isAny;
  const own = ofEach ? ofThePlayer(effect) : effect;
  const questions = new Questions({ work, instruction, read });
  const payments: ReturnType<typeof paying>[number][] = [];
  const refused: (readonly [PlayerId, Refusal])[] = [];
  const others: PlayerId[] = [];
  for (const player of asked.length > 0 ? asked : [controller]) {
    const reading = ofEach ? new Reader(work, frame, player) : read;
    const context = contextOf(reading.frame);
    const cost = costOfEffect(read.game, context, own.cost);
    const short = cantPay(read.game, player, cost, context);
    const pays = short
      ? false
      : questions.confirm({ player, purpose: { is: "pay", cost }, cr: ["118.12a"] });
    if (pays === undefined) return;
    // 118.3: no spell is being cast whose total cost 601.2h would speak of.
    if (short) refused.push([player, short.cr === "601.2h" ? { ...short, cr: "118.3" } : short]);
    if (pays) payments.push(...paying(player, cost, object, { inResolution: true, frame }));
    else others.push(player);
    if (pays && isAny) break;
  }
  for (const [player, refusal] of refused) {
    work.emit({ is: "impossible", player, object, refusal }, read.cause, "118.12a", refusal.cr);
  }
  const names = namesIn(own.effect);
  const each = others.map((player) => ({ player }));
  work.push(
    ...payments,
    ...(ofEach
      ? ([
          { do: "effectForEach", effect: own.effect, frame, each, names },
          { do: "goOnTo", frame, names },
        ] as const)
      : payments.length > 0
        ? []
        : [{ do: "effect", effect: own.effect, frame } as const]),
  );
}

/** "… may pay …": a cost paid while something resolves (118.12). */
export function payNow(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"pay">,
  read: Reader,
): void {
  const { frame } = instruction;
  const players = read.players(effect.who);
  const [player = read.frame.controller] = players;
  if (players.length > 1) {
    // 101.4: each of them, in turn order.
    const each = players.map((one) => ({ player: one }));
    work.push({ do: "effectForEach", effect: ofThePlayer(effect), frame, each });
    return;
  }
  const context = contextOf(read.frame);
  const total = costOfEffect(read.game, context, effect.cost);
  if (cantPay(read.game, player, total, context)) {
    work.setFrame(frame, { done: false });
    return;
  }
  work.push(...paying(player, total, read.frame.object, { inResolution: true, frame }));
}
