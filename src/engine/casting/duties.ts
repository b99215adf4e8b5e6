/** What a player must choose as a target if able (CR 601.2c). */
import { announcementOf, withAnnounced } from "../announced.ts";
import { dependsOnWhich } from "../costs/changes.ts";
import type { Decision, Refusal } from "../decisions.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import type { Proposal } from "../instructions.ts";
import { playerRules, viewOf } from "../layers.ts";
import type { Target } from "../objects.ts";
import { areFromOneZone, choicesFor, fitting, withSlot } from "../targets/filling.ts";
import { targetSlots } from "../targets.ts";
import { matches } from "../view.ts";
import { whyNotAimed } from "./possible.ts";
import { fillSlots } from "./targets.ts";

type Choose = Extract<Decision, { is: "choose" }>;

/** Why targets can't be chosen like this, although each of them is legal, or nothing. */
export function whyNotTargets(
  game: Game,
  { purpose, source, player, from, max }: Choose,
  chosen: readonly Target[],
): Refusal | undefined {
  if ((purpose.is !== "target" && purpose.is !== "newTargets") || !source) return undefined;
  const object = game.objects[source];
  if (!object) return undefined;
  const { slot } = purpose;
  const found = targetSlots(game, object).find((one) => one.slot === slot);
  const single = found?.spec.is === "targetObject" && found.spec.single;
  if (single && !areFromOneZone(game, chosen)) {
    return { code: "notALegalTarget", cr: "601.2c", object: source };
  }
  const asked = game.agenda.at(-1);
  if (asked?.do !== "announce") return undefined;
  // With the targets that have been chosen for the slots before this one.
  const { game: now } = fillSlots(game, asked);
  const missed = missedDuty(now, source, player, slot, { from, max, chosen });
  if (missed) return { code: "mustTarget", cr: "601.2c", object: missed };
  return whyNotPaidWith(now, asked.proposal, slot, chosen);
}

/** 601.2f, 601.4: where it matters which the targets are, the cost can be paid with these. */
function whyNotPaidWith(
  game: Game,
  proposal: Proposal,
  slot: number,
  chosen: readonly Target[],
): Refusal | undefined {
  const { object: id } = proposal;
  if (!dependsOnWhich(game, id)) return undefined;
  const object = existing(game, id);
  const targets = withSlot(announcementOf(object).targets, slot, chosen);
  const slots = targetSlots(game, object);
  const later = slots.slice(slots.findIndex((one) => one.slot === slot) + 1);
  return whyNotAimed(withAnnounced(game, id, { targets }), proposal, later);
}

interface Choice {
  readonly from: readonly Target[];
  readonly max: number;
  readonly chosen: readonly Target[];
}

/**
 * Whose demand to be chosen as a target is not met, if more such demands could be. They bind who
 * casts a spell or activates an ability; how many targets there are is announced before, so who
 * chooses none meets them. A later slot that must be filled can still meet them.
 */
function missedDuty(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  slot: number,
  { from, max, chosen }: Choice,
): ObjectId | undefined {
  const { stacked } = existing(game, id);
  if (chosen.length === 0 || (stacked && stacked.ability.is !== "activated")) return undefined;
  const duties = playerRules(game, player, "mustTarget");
  if (duties.length === 0) return undefined;
  const view = viewOf(game);
  type Duty = (typeof duties)[number];
  const meets = ({ change, source, controller }: Duty, targets: readonly Target[]): boolean =>
    targets.some(
      (target) =>
        target.is === "object" && matches(view, { source, controller }, change.what, target.object),
    );
  const earlier = announcementOf(existing(game, id)).targets.flat();
  const later = laterCandidates(game, id, slot, chosen);
  const open = duties.filter((duty) => !meets(duty, earlier) && !meets(duty, later));
  const met = open.filter((duty) => meets(duty, chosen)).length;
  const best = bestMet(open, from, Math.min(max, Math.max(chosen.length, 1)), meets);
  return met < best
    ? open.find((duty) => !meets(duty, chosen) && meets(duty, from))?.source
    : undefined;
}

/** As many demands as so many targets can meet. */
function bestMet<Duty>(
  duties: readonly Duty[],
  from: readonly Target[],
  count: number,
  meets: (duty: Duty, targets: readonly Target[]) => boolean,
): number {
  if (count === 0 || duties.length === 0) return 0;
  let best = 0;
  for (const target of from) {
    const left = duties.filter((duty) => !meets(duty, [target]));
    if (left.length === duties.length) continue;
    const others = from.filter((one) => one !== target);
    best = Math.max(best, duties.length - left.length + bestMet(left, others, count - 1, meets));
    if (best === duties.length) break;
  }
  return best;
}

/** What the later slots that must be filled could take. */
function laterCandidates(
  game: Game,
  id: ObjectId,
  slot: number,
  chosen: readonly Target[],
): readonly Target[] {
  const object = existing(game, id);
  const slots = targetSlots(game, object);
  const at = slots.findIndex((one) => one.slot === slot);
  const { targets } = announcementOf(object);
  const next = withAnnounced(game, id, { targets: withSlot(targets, slot, chosen) });
  const there = existing(next, id);
  return slots
    .slice(at + 1)
    .filter((one) => choicesFor(next, there, one).min > 0)
    .flatMap((one) => fitting(next, there, one));
}
