/** Choosing new targets for a spell or ability on the stack (CR 115.7d, 707.10c). */
import { announced, announcementOf } from "../announced.ts";
import type { Answer } from "../decisions.ts";
import { existing } from "../game.ts";
import type { InstructionOf } from "../instructions.ts";
import type { Target } from "../objects.ts";
import { legalTargets, sameTarget, targetSlots } from "../targets.ts";
import { Work } from "../work.ts";
import { withSlot } from "./filling.ts";

/** Slot by slot: each target stays, even if it is illegal, or becomes another legal one. */
export function newTargets(work: Work, instruction: InstructionOf<"newTargets">): void {
  const { player, object: id } = instruction;
  const answers: Answer[] = [...(instruction.answers ?? [])];
  const scratch = new Work(work.game);
  for (const { slot, spec } of targetSlots(work.game, existing(work.game, id))) {
    const object = existing(scratch.game, id);
    const { targets } = announcementOf(object);
    const present = targets[slot] ?? [];
    const others = legalTargets(scratch.game, object, spec).filter(
      (target) => !present.some((one) => sameTarget(one, target)),
    );
    // 115.7a: a target that can't be changed stays.
    if (present.length === 0 || others.length === 0) continue;
    const answer = answers.shift();
    if (answer?.is !== "choose") {
      work.ask(instruction, {
        is: "choose",
        player,
        purpose: { is: "newTargets", slot },
        source: id,
        from: [...present, ...others],
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
  for (const [slot, chosen] of targets.entries()) {
    if (chosen.length === 0) continue;
    work.emit(
      { is: "targeted", object: id, targets: chosen, slot },
      { is: "player", player },
      "115.1",
    );
  }
}

/** 115.7f: what stays keeps its place, and with it its share; what is new takes the free places. */
function replaced(present: readonly Target[], chosen: readonly Target[]): readonly Target[] {
  const added = chosen.filter((one) => !present.some((other) => sameTarget(one, other)));
  return present.map((old) =>
    chosen.some((one) => sameTarget(one, old)) ? old : (added.shift() ?? old),
  );
}
