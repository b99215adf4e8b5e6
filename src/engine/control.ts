/** What follows from a change of control (CR 302.6, 506.4, 800.4c). */
import { removeFromCombat } from "./combat/members.ts";
import { existing, type Game, playerOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics, controllerOf } from "./layers.ts";
import { withAllPhasedIn } from "./phasing.ts";
import { someCardSays } from "./someCard.ts";
import type { Work } from "./work.ts";
import { moveTo } from "./zones.ts";

/** 800.4c: it isn't a state-based action, but so as soon as the effect ends. */
const cause = { is: "turn" } as const;

/** Whether some card of the game can change who controls something. */
const changesControl = someCardSays("gainControl");

/** Whether some card of the game asks who has controlled something. */
const asksFormerControllers = someCardSays("hasControlled");

/** An effect that a position begins with may be of no card of the game. */
const givesControl = ({ changes }: Game["effects"][number]): boolean =>
  changes.some(({ is }) => is === "gainControl");

/**
 * Compares who controls each permanent with who did before this step: a new controller has not
 * had it since the turn began (302.6), and it is removed from combat (506.4).
 */
export function noteControl(work: Work, before: Game): void {
  const { game } = work;
  if (game.objects === before.objects && game.effects === before.effects) return;
  if (!changesControl(game.cards) && !before.effects.some(givesControl)) return;
  const told = new Set(
    work.events.flatMap(({ what }) => (what.is === "controlChanged" ? [what.object] : [])),
  );
  const there = new Set(before.battlefield);
  for (const id of game.battlefield) {
    if (!there.has(id)) continue;
    const from = characteristics(before, id).controller;
    const to = controllerOf(game, id);
    if (from === to) continue;
    const isGone = playerOf(game, to).lost;
    if (isGone && game.rules.controlOfGone === "stays" && !playerOf(game, from).lost) {
      // 800.4b of 2009: it would change to the control of who has left, and doesn't.
      work.setObject(id, { controller: from });
      continue;
    }
    const { formerControllers = [] } = existing(work.game, id);
    const isNew = asksFormerControllers(game.cards) && !formerControllers.includes(from);
    work.setObject(id, {
      recent: true,
      ...(isNew && { formerControllers: [...formerControllers, from] }),
    });
    if (!told.has(id) && !isGone)
      work.emit({ is: "controlChanged", object: id, from, to }, cause, "613.1b");
    removeFromCombat(work, [id]);
    if (isGone) exileFrom(work, id, to);
  }
  if (game.phasedOut.length === 0) return;
  // 702.26n: what is phased out has a controller only as far as that goes.
  const [then, now] = [withAllPhasedIn(before), withAllPhasedIn(game)];
  for (const id of game.phasedOut) {
    if (!before.objects[id]) continue;
    const to = controllerOf(now, id);
    if (playerOf(game, to).lost && controllerOf(then, id) !== to) exileFrom(work, id, to);
  }
}

/** 800.4c: nobody who is in the game would control it. */
function exileFrom(work: Work, id: ObjectId, player: PlayerId): void {
  const details = { how: "exile", player } as const;
  work.push({ ...moveTo(work.game, [id], "exile", details, cause), rules: ["800.4c"] });
}
