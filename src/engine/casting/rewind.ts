/** Taking back what can't be completed (CR 733.1), and triggers that leave the stack (603.3c–d). */
import type { Refusal } from "../decisions.ts";
import { existing } from "../game.ts";
import type { Proposal } from "../instructions.ts";
import type { Work } from "../work.ts";
import { cease } from "../zones.ts";

/** The whole action is undone, with its payments and mana abilities. */
export function rewind(work: Work, proposal: Proposal, refusal?: Refusal): void {
  if (!proposal.before) throw new Error("What the game itself put on the stack is not taken back.");
  const { player, frame } = proposal;
  const cause = { is: "player", player } as const;
  work.game = proposal.before;
  if (frame) work.setFrame(frame, { done: false });
  if (!refusal) {
    work.emit({ is: "rewound", player }, cause, "733.1");
    return;
  }
  const { object, ...why } = refusal;
  // The spell that was taken back is no object any more.
  const kept = object && work.game.objects[object] ? { ...why, object } : why;
  work.emit({ is: "rewound", player, refusal: kept }, cause, "733.1", refusal.cr);
}

/** A triggered ability for which no choice can be made is removed from the stack. */
export function removeTrigger(
  work: Work,
  { object: id }: Proposal,
  rule: "603.3c" | "603.3d",
): void {
  const source = existing(work.game, id).stacked?.source ?? id;
  cease(work, id);
  work.emit({ is: "triggerRemoved", object: id, source }, { is: "object", object: source }, rule);
}
