/** Choosing new targets for a spell or ability on the stack (CR 115.7d, 707.10c). */
import { announced, announcementOf, withAnnounced } from "../announced.ts";
import type { Answer } from "../decisions.ts";
import type { Cause } from "../events.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import type { Target } from "../objects.ts";
import { legalTargets, sameTarget, targetSlots } from "../targets.ts";
import { Work } from "../work.ts";
import { fitting, withSlot } from "./filling.ts";
import type { TargetSlot } from "./text.ts";

/** Slot by slot: each target stays, even if it is illegal, or becomes another legal one. */
export function newTargets(work: Work, instruction: InstructionOf<"newTargets">): void {
  const { player, object: id } = instruction;
  const answers: Answer[] = [...(instruction.answers ?? [])];
  const scratch = new Work(work.game);
  for (const { slot, spec } of targetSlots(work.game, existing(work.game, id))) {
    const object = existing(scratch.game, id);
    const { targets } = announcementOf(object);
    const present = targets[slot] ?? [];
    const { staying, others } = choicesFor(work.game, scratch.game, id, { slot, spec });
    // 115.7a: a target that can't be changed stays.
    if (present.length === 0 || others.length === 0) continue;
    const answer = answers.shift();
    if (answer?.is !== "choose") {
      work.ask(instruction, {
        is: "choose",
        player,
        purpose: { is: "newTargets", slot },
        source: id,
        from: [...staying, ...others],
        // 115.7: the number of targets stays what it was.
        min: present.length,
        max: present.length,
        cr: ["115.7d", "707.10c"],
      });
      return;
    }
    announced(scratch, id, { targets: withSlot(targets, slot, replaced(present, answer.chosen)) });
  }
  const { targets } = announcementOf(existing(scratch.game, id));
  announced(work, id, { targets });
  targetAll(work, id, { is: "player", player });
}

/** 707.10c: a copy is put onto the stack with its targets, be they others or those of the original. */
export function targetAll(work: Work, id: ObjectId, cause: Cause): void {
  const { targets } = announcementOf(existing(work.game, id));
  for (const [slot, chosen] of targets.entries()) {
    if (chosen.length === 0) continue;
    work.emit({ is: "targeted", object: id, targets: chosen, slot }, cause, "115.1");
  }
}

/**
 * What a slot may hold in the end, its own targets and others (115.7d): one that was illegal before
 * may stay, one that a change has made illegal may not.
 */
function choicesFor(
  before: Game,
  now: Game,
  id: ObjectId,
  found: TargetSlot,
): { readonly staying: readonly Target[]; readonly others: readonly Target[] } {
  const object = existing(now, id);
  const { slot, spec } = found;
  const present = announcementOf(object).targets[slot] ?? [];
  const legal = legalTargets(now, object, spec);
  const was = legalTargets(before, existing(before, id), spec);
  const among = (list: readonly Target[], target: Target): boolean =>
    list.some((one) => sameTarget(one, target));
  return {
    staying: present.filter((one) => among(legal, one) || !among(was, one)),
    others: fitting(now, object, found)
      .filter((one) => !among(present, one))
      .filter((one) => leavesEnough(before, withTargetAt(now, id, slot, one), id, slot)),
  };
}

/** Whether each later slot can still be filled, by what is there or by something else. */
function leavesEnough(before: Game, now: Game, id: ObjectId, slot: number): boolean {
  const { targets } = announcementOf(existing(now, id));
  return targetSlots(now, existing(now, id))
    .filter((later) => later.slot > slot)
    .every((later) => {
      const { staying, others } = choicesFor(before, now, id, later);
      return staying.length + others.length >= (targets[later.slot]?.length ?? 0);
    });
}

function withTargetAt(game: Game, id: ObjectId, slot: number, target: Target): Game {
  const { targets } = announcementOf(existing(game, id));
  const [, ...others] = targets[slot] ?? [];
  return withAnnounced(game, id, { targets: withSlot(targets, slot, [target, ...others]) });
}

/** 115.7f: what stays keeps its place, and with it its share; what is new takes the free places. */
function replaced(present: readonly Target[], chosen: readonly Target[]): readonly Target[] {
  const added = chosen.filter((one) => !present.some((other) => sameTarget(one, other)));
  return present.map((old) =>
    chosen.some((one) => sameTarget(one, old)) ? old : (added.shift() ?? old),
  );
}
