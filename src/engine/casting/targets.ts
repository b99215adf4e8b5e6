/** Announcing targets and divisions (CR 601.2c–d, 603.3d). */
import { announced, announcementOf, withAnnounced } from "../announced.ts";
import { upTo } from "../combinations.ts";
import { dependsOnTargets, dependsOnWhich } from "../costs/changes.ts";
import type { Answer } from "../decisions.ts";
import { existing, type Game } from "../game.ts";
import type { InstructionOf, Proposal } from "../instructions.ts";
import {
  type Choices,
  choicesFor,
  dependsOn,
  dividedAmount,
  fillLeast,
  leavesFillable,
  selections,
  withSlot,
} from "../targets/filling.ts";
import { type TargetSlot, targetSlots } from "../targets.ts";
import type { Work } from "../work.ts";
import { by, goOn } from "./choices.ts";
import { mostWaysTried, whyNotAimed, whyNotPayable } from "./possible.ts";
import { removeTrigger, rewind } from "./rewind.ts";

type Announce = InstructionOf<"announce">;

const ruleFor = ({ kind }: Proposal): "603.3d" | "601.2c" =>
  kind === "triggered" ? "603.3d" : "601.2c";

/**
 * How far the answers given so far fill the slots: all, up to one that must be asked for, or up to
 * one that can't be filled. In `game` those targets are announced: later ones may speak of them.
 */
type Filled =
  | { readonly is: "filled" | "impossible"; readonly game: Game }
  | { readonly is: "asking"; readonly game: Game; readonly next: Asking };

type Asking = Choices & { readonly slot: number };

/** 601.2c: the targets, one use of the word after the other; asked only where there is a choice. */
export function fillSlots(game: Game, { proposal, answers: given = [] }: Announce): Filled {
  const { object: id } = proposal;
  const answers: Answer[] = [...given];
  const slots = targetSlots(game, existing(game, id));
  let now = game;
  for (const [index, slot] of slots.entries()) {
    const { targets } = announcementOf(existing(now, id));
    const choices = offered(now, proposal, slot, slots.slice(index + 1));
    if (choices.max < choices.min) return { is: "impossible", game: now };
    const answer = choices.max === 0 ? undefined : answers.shift();
    if (choices.max > 0 && answer?.is !== "choose") {
      return { is: "asking", game: now, next: { ...choices, slot: slot.slot } };
    }
    const chosen = answer?.is === "choose" ? answer.chosen : [];
    now = withAnnounced(now, id, { targets: withSlot(targets, slot.slot, chosen) });
  }
  return { is: "filled", game: now };
}

export function announceTargets(work: Work, instruction: Announce): void {
  const { proposal } = instruction;
  const { player, object: id } = proposal;
  const filled = fillSlots(work.game, instruction);
  if (filled.is === "impossible") {
    cantBeChosen(work, proposal);
    return;
  }
  if (filled.is === "asking") {
    const { slot, from, min, max } = filled.next;
    work.ask(instruction, {
      is: "choose",
      player,
      purpose: { is: "target", slot },
      source: id,
      from,
      min,
      max,
      cr: [ruleFor(proposal), "115.1"],
    });
    return;
  }
  const { targets } = announcementOf(existing(filled.game, id));
  if (targets.length > 0) announced(work, id, { targets });
  for (const [slot, chosen] of targets.entries()) {
    if (chosen.length === 0) continue;
    work.emit({ is: "targeted", object: id, targets: chosen, slot }, by(player), ruleFor(proposal));
  }
  goOn(work, "d", proposal);
}

function cantBeChosen(work: Work, proposal: Proposal): void {
  if (proposal.kind === "triggered") removeTrigger(work, proposal, "603.3d");
  else rewind(work, proposal, { code: "noTarget", cr: "601.2c", object: proposal.object });
}

/** What may be chosen for a slot so that the later ones can be filled and the cost be paid. */
function offered(
  game: Game,
  proposal: Proposal,
  slot: TargetSlot,
  later: readonly TargetSlot[],
): Choices {
  const { object: id } = proposal;
  const { from, min, max } = choicesFor(game, existing(game, id), slot);
  const spoken = max === 1 && later.some((one) => dependsOn(game, one, slot));
  const fitting = from.filter(
    (target) => !spoken || leavesFillable(game, id, slot, [target], later),
  );
  const choices = { from: fitting, min, max: Math.min(max, fitting.length) };
  return dependsOnWhich(game, id)
    ? payable(game, proposal, slot, later, choices)
    : { ...choices, max: affordable(game, proposal, [slot, ...later], choices) };
}

/** Where it matters which the targets are: those with which the cost can be paid. */
function payable(
  game: Game,
  proposal: Proposal,
  { slot }: TargetSlot,
  later: readonly TargetSlot[],
  choices: Choices,
): Choices {
  const { object: id } = proposal;
  const { targets } = announcementOf(existing(game, id));
  const all = [...upTo(mostWaysTried, selections(choices))];
  // Of more than these each is looked at once it is chosen.
  if (all.length === mostWaysTried) return choices;
  const able = all.filter((chosen) => {
    const aimed = withAnnounced(game, id, { targets: withSlot(targets, slot, chosen) });
    return !whyNotAimed(aimed, proposal, later);
  });
  const sizes = able.map(({ length }) => length);
  const used = new Set(able.flat());
  return {
    from: choices.from.filter((one) => used.has(one)),
    min: Math.min(...sizes),
    max: Math.max(...sizes),
  };
}

/** Where each target costs more, no more than can be paid. */
function affordable(
  game: Game,
  proposal: Proposal,
  [slot, ...later]: readonly [TargetSlot, ...TargetSlot[]],
  { from, min, max }: Choices,
): number {
  const { object: id } = proposal;
  if (max <= min || !dependsOnTargets(game, id)) return max;
  const { targets } = announcementOf(existing(game, id));
  for (let count = max; count > min; count -= 1) {
    const chosen = withSlot(targets, slot.slot, from.slice(0, count));
    const next = fillLeast(withAnnounced(game, id, { targets: chosen }), id, later);
    if (next && !whyNotPayable(next, proposal)) return count;
  }
  return min;
}

/** 601.2d: how something is divided among the targets of a slot, at least one for each. */
export function announceDivision(work: Work, instruction: Announce): void {
  const { proposal } = instruction;
  const { player, object: id, kind } = proposal;
  const object = existing(work.game, id);
  const { targets } = announcementOf(object);
  const answers: Answer[] = [...(instruction.answers ?? [])];
  const shares: (readonly number[])[] = targets.map(() => []);
  let divides = false;
  for (const [slot, among] of targets.entries()) {
    const amount = dividedAmount(work.game, object, slot);
    if (amount === undefined || among.length === 0) continue;
    divides = true;
    // One target receives all; there is nothing to divide.
    const answer = among.length === 1 ? undefined : answers.shift();
    if (among.length > 1 && answer?.is !== "divide") {
      work.ask(instruction, {
        is: "divide",
        player,
        purpose: { is: "divideTargets" },
        source: id,
        amount,
        among,
        least: 1,
        cr: kind === "triggered" ? ["603.3d", "601.2d"] : ["601.2d"],
      });
      return;
    }
    shares[slot] = answer?.is === "divide" ? answer.shares : [amount];
  }
  if (divides) {
    announced(work, id, { shares });
    for (const [slot, share] of shares.entries()) {
      const among = targets[slot] ?? [];
      if (share.length === 0) continue;
      work.emit({ is: "divided", object: id, targets: among, shares: share }, by(player), "601.2d");
    }
  }
  if (kind !== "triggered") goOn(work, "e", proposal);
}
