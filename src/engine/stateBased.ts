/** State-based actions (CR 704): found together, performed at once, until none is left. */
import { bannedFrom, canBeAttached } from "./attaching.ts";
import { endBestowed, isBestowed } from "./bestowed.ts";
import type { MoveReason } from "./events.ts";
import { existing, type Game, inTurnOrder, playerOf, teamOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { AlsoStateBased, InstructionOf, Loss, Would } from "./instructions.ts";
import { characteristics, hasRuleChange, playerRules } from "./layers.ts";
import { decides, lose } from "./leaving.ts";
import { type GameObject, objectsIn } from "./objects.ts";
import { type Group, notUnique } from "./unique.ts";
import type { Work } from "./work.ts";
import { cease, placeFor } from "./zones.ts";

const cause = { is: "stateBased" } as const;

/** All that a check finds (704.3). */
interface Found extends AlsoStateBased {
  readonly leaving: readonly { readonly object: ObjectId; readonly how: MoveReason }[];
  /** 704.5j: of each of these a player keeps one. */
  readonly groups: readonly Group[];
}

/** 704.3: performs all that apply; false when none does. */
export function performStateBased(work: Work): boolean {
  return perform(work, find(work.game), []);
}

/** 704.5j: which one stays is chosen before anything happens; then all happens at once. */
export function keepOne(work: Work, instruction: InstructionOf<"keepOne">): void {
  const { by, player, objects, kept = [] } = instruction;
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "choose") {
    work.ask(instruction, {
      is: "choose",
      player,
      purpose: { is: by },
      from: objects.map((object) => ({ is: "object", object })),
      min: 1,
      max: 1,
      cr: [by === "legendRule" ? "704.5j" : "306.4"],
    });
    return;
  }
  const chosen = objectsIn(answer.chosen);
  perform(work, find(work.game), [...kept, ...chosen]);
}

/** `kept`: of each of the first groups the one that stays. */
function perform(work: Work, found: Found, kept: readonly ObjectId[]): boolean {
  // 104.1: what would happen at the same time doesn't matter to a game that is over.
  if (decides(work.game, found.losing)) {
    lose(work, found.losing, cause);
    return true;
  }
  if (!isAny(found)) {
    for (const id of found.deathtouched) work.clear(id, "deathtouched");
    return false;
  }
  const open = found.groups[kept.length];
  if (open) {
    work.push({ do: "keepOne", ...open, kept });
    return true;
  }
  const { leaving, groups, ...also } = found;
  const reasons = new Map<ObjectId, MoveReason>();
  for (const { object, how } of leaving) reasons.set(object, how);
  for (const [at, { by, objects }] of groups.entries()) {
    for (const object of objects) {
      // What dies in any case dies by a reason that regeneration can't replace.
      const how = reasons.get(object);
      if (object !== kept[at] && (!how || how === "destroy")) reasons.set(object, by);
    }
  }
  const would = [...reasons].map(([object, how]): Would => {
    const to = placeFor(work.game, object, "graveyard");
    return { is: "move", object, to, how, player: existing(work.game, object).controller };
  });
  // 704.8: what leaves is remembered as it was before any of it happened, so it goes first.
  if (would.length > 0)
    work.push({ do: "happen", would, cause }, { do: "alsoStateBased", ...also });
  else alsoStateBased(work, also);
  return true;
}

const isAny = (found: Found): boolean =>
  found.leaving.length > 0 ||
  found.groups.length > 0 ||
  found.unattaching.length > 0 ||
  found.cancelling.length > 0 ||
  found.ceasing.length > 0 ||
  found.losing.length > 0;

/** The part of a check that moves nothing between zones. */
export function alsoStateBased(work: Work, found: AlsoStateBased): void {
  const still = (ids: readonly ObjectId[]): readonly ObjectId[] =>
    ids.filter((id) => work.game.objects[id] !== undefined);
  for (const id of still(found.deathtouched)) work.clear(id, "deathtouched");
  for (const id of still(found.unattaching)) unattach(work, id);
  for (const id of still(found.cancelling)) cancelCounters(work, id);
  for (const object of still(found.ceasing)) {
    const { token } = existing(work.game, object);
    cease(work, object);
    work.emit({ is: "ceased", object }, cause, token ? "704.5d" : "704.5e");
  }
  lose(work, found.losing, cause);
}

/** Whether any state-based action would be performed (514.3a). */
export const wouldPerformStateBased = (game: Game): boolean => isAny(find(game));

// What a check finds ---------------------------------------------------------------------------

function find(game: Game): Found {
  const leaving: { object: ObjectId; how: MoveReason }[] = [];
  const unattaching: ObjectId[] = [];
  const cancelling: ObjectId[] = [];
  for (const id of game.battlefield) {
    const object = existing(game, id);
    if (opposing(game, object) > 0) cancelling.push(id);
    const how = whyLeaves(game, object);
    if (how) leaving.push({ object: id, how });
    else if (comesOff(game, object)) unattaching.push(id);
  }
  const { dying, groups } = notUnique(game);
  for (const one of dying) {
    const known = leaving.find(({ object }) => object === one.object);
    if (!known) leaving.push(one);
    else if (known.how === "destroy") known.how = one.how;
  }
  return {
    leaving,
    unattaching,
    cancelling,
    // 704.5h: since the last check, wherever the permanent was then (702.26b).
    deathtouched: [...game.battlefield, ...game.phasedOut].filter(
      (id) => existing(game, id).deathtouched,
    ),
    ceasing: ceasing(game),
    losing: losing(game),
    groups,
  };
}

/** 704.5a–b, 704.6a. */
function losing(game: Game): readonly Loss[] {
  return inTurnOrder(game).flatMap((player): readonly Loss[] => {
    const { life, drewFromEmpty } = playerOf(game, player);
    if (life <= 0 && !survives(game, player)) return [{ player, why: "life" }];
    return drewFromEmpty ? [{ player, why: "emptyLibrary" }] : [];
  });
}

/** 810.8a: with a shared life total it is enough that a teammate doesn't lose for it. */
function survives(game: Game, player: PlayerId): boolean {
  const team = game.teams?.sharedLife ? teamOf(game, player) : [player];
  return team.some((one) => playerRules(game, one, "survivesZeroLife").length > 0);
}

const elsewhere = new WeakMap<Game["objects"], readonly ObjectId[]>();

/** 704.5d–e: tokens outside the battlefield (or, in 2014, phased out), copies of spells outside the stack. */
function ceasing(game: Game): readonly ObjectId[] {
  const known = elsewhere.get(game.objects);
  if (known) return known;
  const isThere = ({ place, phasedOut }: GameObject): boolean =>
    place.zone === "battlefield" && !(phasedOut && game.rules.phasedOutTokens === "cease");
  const found = Object.values(game.objects).flatMap((object) => {
    const { id, token, base, card, place } = object;
    const isCopy = base !== undefined && card === undefined && !token;
    const ceases = token
      ? !isThere(object)
      : isCopy && place.zone !== "stack" && place.zone !== "battlefield";
    return ceases ? [id] : [];
  });
  elsewhere.set(game.objects, found);
  return found;
}

/** Why a permanent is put into the graveyard or destroyed, if it is. */
function whyLeaves(game: Game, object: GameObject): MoveReason | undefined {
  const { id, counters } = object;
  const { loyalty = 0 } = counters ?? {};
  const { types, subtypes, toughness = 0 } = characteristics(game, id);
  const isCreature = types.includes("creature");
  if (isCreature && toughness <= 0) return "noToughness"; // 704.5f
  // 704.5i: loyalty is the number of counters (306.5c).
  if (types.includes("planeswalker") && loyalty <= 0) return "noLoyalty";
  // 704.5m; 303.4d: one that is a creature comes off first; 702.103f: so does a bestowed one.
  if (subtypes.includes("Aura") && !isBestowed(object)) {
    const loose = object.attachedTo === undefined;
    if (loose || (!isCreature && !isWhereItMay(game, object))) return "unattached";
  }
  // 704.5g–h; 702.12b: not what is indestructible.
  const isDestroyed =
    isCreature &&
    ((object.damage ?? 0) >= toughness || object.deathtouched) &&
    !hasRuleChange(game, id, "indestructible");
  return isDestroyed ? "destroy" : undefined;
}

/** Whether a permanent that stays becomes unattached (704.5n, 704.5p, 303.4d, 702.103f). */
function comesOff(game: Game, object: GameObject): boolean {
  const { types, subtypes } = characteristics(game, object.id);
  if (subtypes.includes("Aura") && isBestowed(object)) return !isWhereItMay(game, object);
  if (object.attachedTo === undefined) return false;
  if (types.includes("creature")) return true; // 704.5p
  if (subtypes.includes("Aura")) return false;
  return !subtypes.includes("Equipment") || !isWhereItMay(game, object);
}

/** 301.5, 303.4: attached to something that is there, and that it may be attached to. */
const isWhereItMay = (game: Game, { id, attachedTo }: GameObject): boolean =>
  attachedTo !== undefined && canBeAttached(game, id, attachedTo);

function unattach(work: Work, object: ObjectId): void {
  const before = existing(work.game, object);
  const { attachedTo: from } = before;
  const { types, subtypes } = characteristics(work.game, object);
  const isEquipment = subtypes.includes("Equipment") && !types.includes("creature");
  const isAura = subtypes.includes("Aura") && !types.includes("creature");
  const rule = isAura ? "702.103f" : isEquipment ? "704.5n" : "704.5p";
  if (from !== undefined) {
    // 702.16d: the rule of what no longer lets it be attached there.
    const isThere = (isEquipment || isAura) && work.game.objects[from];
    const ban = isThere && bannedFrom(work.game, object, from)?.rule;
    work.clear(object, "attachedTo");
    work.emit({ is: "unattached", object, from }, cause, rule, ...(ban ? [ban] : []));
  }
  if (isBestowed(before)) endBestowed(work, object, "702.103f");
}

/** How many pairs of opposing counters there are to remove (704.5q). */
function opposing(game: Game, { counters = {} }: GameObject): number {
  if (game.rules.opposingCounters === "stay") return 0;
  return Math.min(counters["+1/+1"] ?? 0, counters["-1/-1"] ?? 0);
}

/** 704.5q: as many of each kind as there are of the fewer. */
function cancelCounters(work: Work, id: ObjectId): void {
  const object = existing(work.game, id);
  const count = opposing(work.game, object);
  const { "+1/+1": plus = 0, "-1/-1": minus = 0 } = object.counters ?? {};
  work.setCounters(id, { ...object.counters, "+1/+1": plus - count, "-1/-1": minus - count });
  work.emit({ is: "countersCancelled", object: id, count }, cause, "704.5q");
}
