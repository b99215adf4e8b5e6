/** Casting spells (CR 601.2) and activating abilities (602.2), part by part, or not at all (733). */
import type { Cost } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import { cantPay, listedCosts, paying, totalCost } from "./costs.ts";
import type { Refusal } from "./decisions.ts";
import { existing, type Game, objectOf } from "./game.ts";
import { type ObjectId, objectId, type PlayerId } from "./ids.ts";
import type { InstructionOf, Proposal, ProposalPart } from "./instructions.ts";
import { characteristics } from "./layers.ts";
import { parseMana } from "./mana.ts";
import type { CastWay, GameObject, Target } from "./objects.ts";
import { activateMana, isManaAbility } from "./payment.ts";
import { cantCast } from "./prohibitions.ts";
import { contextOn, legalTargets, targetCount, targetSlots } from "./targets.ts";
import { Work } from "./work.ts";
import { placeFor, relocate } from "./zones.ts";

// Proposing (601.2a, 602.2a) -------------------------------------------------------------------

/** 601.2a: the card becomes the topmost object of the stack, its caster its controller. */
export function putSpellOnStack(
  work: Work,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
): ObjectId {
  const { place } = existing(work.game, card);
  const id = relocate(work, {
    is: "move",
    object: card,
    to: placeFor(work.game, card, "stack"),
    how: "cast",
    player,
  });
  const permission =
    way.is === "permission"
      ? work.game.permissions.find(({ id: one }) => one === way.permission)
      : undefined;
  const from = permission?.asThoughIn ?? place.zone;
  work.setObject(id, { casting: { from, way: way.is, targets: [] } });
  work.emit(
    { is: "moved", object: id, was: card, from: place, to: { zone: "stack" }, how: "cast", player },
    { is: "player", player },
    "601.2a",
  );
  return id;
}

export function propose(work: Work, instruction: InstructionOf<"propose">): void {
  const { player, object, way, frame } = instruction;
  const before = work.game;
  const spell = putSpellOnStack(work, player, object, way);
  const proposal: Proposal = { kind: "spell", player, object: spell, way, before };
  work.push({ do: "announce", part: "b", proposal: frame ? { ...proposal, frame } : proposal });
}

/** 602.2a: the ability becomes an object on the stack that is not a card. */
export function putAbilityOnStack(
  work: Work,
  player: PlayerId,
  source: ObjectId,
  key: string,
): ObjectId | undefined {
  const found = characteristics(work.game, source).abilities.find((one) => one.key === key);
  if (!found) return undefined;
  const number = work.fresh();
  const id = objectId(number);
  const object: GameObject = {
    id,
    owner: existing(work.game, source).owner,
    controller: player,
    place: { zone: "stack" },
    timestamp: number,
    stacked: { source, ability: found.ability, key, targets: [] },
  };
  work.set({
    objects: { ...work.game.objects, [id]: object },
    stack: [...work.game.stack, id],
  });
  work.emit(
    { is: "abilityOnStack", object: id, source, kind: "activated" },
    { is: "player", player },
    "602.2a",
  );
  return id;
}

export function proposeAbility(work: Work, instruction: InstructionOf<"proposeAbility">): void {
  const { player, object: source, ability: key } = instruction;
  const found = characteristics(work.game, source).abilities.find((one) => one.key === key);
  if (found && isManaAbility(found.ability)) {
    activateMana(work, { do: "activateMana", player, object: source, ability: key });
    return;
  }
  const before = work.game;
  const object = putAbilityOnStack(work, player, source, key);
  if (!object) return;
  const way: CastWay = { is: "normal" };
  work.push({
    do: "announce",
    part: "b",
    proposal: { kind: "activated", player, object, way, before },
  });
}

// Announcing -----------------------------------------------------------------------------------

/** Carries out one part of 601.2 and goes on with the next. */
export function announce(work: Work, instruction: InstructionOf<"announce">): void {
  switch (instruction.part) {
    case "b":
      announceX(work, instruction);
      return;
    case "c":
      announceTargets(work, instruction);
      return;
    case "e":
      checkLegality(work, instruction.proposal);
      return;
    case "f":
      determineCost(work, instruction.proposal);
      return;
    case "g":
      pay(work, instruction.proposal);
      return;
    case "i":
      complete(work, instruction.proposal);
      return;
  }
}

function goOn(work: Work, part: ProposalPart, proposal: Proposal): void {
  work.push({ do: "announce", part, proposal });
}

/** What an object on the stack has announced so far, be it a spell or an ability. */
function announced(
  work: Work,
  id: ObjectId,
  patch: { x?: number; targets?: readonly (readonly Target[])[] },
): void {
  const { casting, stacked } = existing(work.game, id);
  if (stacked) work.setObject(id, { stacked: { ...stacked, ...patch } });
  else if (casting) work.setObject(id, { casting: { ...casting, ...patch } });
}

/** 107.3a, 601.2b: X is announced when it is part of a cost that will be paid. */
function announceX(work: Work, instruction: InstructionOf<"announce">): void {
  const { proposal } = instruction;
  const { object: id, player, way } = proposal;
  const costs = listedCosts(work.game, existing(work.game, id), way) ?? [];
  if (!costs.some(hasX)) {
    goOn(work, "c", proposal);
    return;
  }
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "number") {
    work.ask(instruction, {
      is: "number",
      player,
      purpose: { is: "x" },
      source: id,
      min: 0,
      max: largestX(work.game, proposal),
      cr: ["601.2b", "107.3a"],
    });
    return;
  }
  announced(work, id, { x: answer.number });
  work.emit({ is: "announcedX", object: id, x: answer.number }, by(player), "601.2b", "107.3a");
  goOn(work, "c", proposal);
}

const hasX = (cost: Cost): boolean =>
  cost.is === "payMana" ? parseMana(cost.mana).x > 0 : find(cost, "x").length > 0;

/** More than this nobody can pay on a board that a person wrote. */
const largestXTried = 200;

/** The largest X with which the spell could still be completed. */
function largestX(game: Game, proposal: Proposal): number {
  let largest = 0;
  for (let x = 1; x <= largestXTried; x += 1) {
    const work = new Work(game);
    announced(work, proposal.object, { x });
    if (whyNotComplete(work.game, proposal)) break;
    largest = x;
  }
  return largest;
}

/** 601.2c: the targets, one use of the word after the other. */
function announceTargets(work: Work, instruction: InstructionOf<"announce">): void {
  const { proposal } = instruction;
  const { player, object: id, kind } = proposal;
  const object = existing(work.game, id);
  const answers = [...(instruction.answers ?? [])];
  const targets: (readonly Target[])[] = [];
  for (const { slot, spec } of targetSlots(work.game, object)) {
    const { min, max } = targetCount(work.game, object, spec);
    if (max === 0) {
      targets[slot] = [];
      continue;
    }
    const answer = answers.shift();
    if (answer?.is !== "choose") {
      work.ask(instruction, {
        is: "choose",
        player,
        purpose: { is: "target", slot },
        source: id,
        from: legalTargets(work.game, object, spec),
        min,
        max,
        cr: [kind === "triggered" ? "603.3d" : "601.2c", "115.1"],
      });
      return;
    }
    targets[slot] = answer.chosen;
  }
  announced(work, id, { targets });
  for (const [slot, chosen] of targets.entries()) {
    if (chosen.length === 0) continue;
    work.emit(
      { is: "targeted", object: id, targets: chosen, slot },
      by(player),
      kind === "triggered" ? "603.3d" : "601.2c",
    );
  }
  if (kind !== "triggered") goOn(work, "e", proposal);
}

/** 601.2e: a spell that turns out to be prohibited is taken back. */
function checkLegality(work: Work, proposal: Proposal): void {
  const refusal =
    proposal.kind === "spell" ? cantCast(work.game, proposal.player, proposal.object) : undefined;
  if (refusal) rewind(work, proposal, refusal);
  else goOn(work, "f", proposal);
}

/** 601.2f: the total cost is determined and locked in. */
function determineCost(work: Work, proposal: Proposal): void {
  const { object, player, way } = proposal;
  const total = totalCost(work.game, object, way);
  const refusal = total
    ? cantPay(work.game, player, total, contextOn(work.game, existing(work.game, object)))
    : ({ code: "costCantBePaid", cr: "118.6", object } as const);
  if (!total || refusal) {
    rewind(work, proposal, refusal);
    return;
  }
  work.emit({ is: "costDetermined", object, mana: total.mana }, by(player), "601.2f");
  goOn(work, "g", { ...proposal, total });
}

/** 601.2g–h. */
function pay(work: Work, proposal: Proposal): void {
  const { object: id, player, total } = proposal;
  if (!total) throw new Error("The total cost must be known before it is paid.");
  const { stacked, casting } = existing(work.game, id);
  const payer = stacked?.source ?? id;
  const announcedX = (stacked ?? casting)?.x;
  work.push(...paying(player, total, payer, announcedX === undefined ? {} : { x: announcedX }), {
    do: "announce",
    part: "i",
    proposal,
  });
}

/** 601.2i, 602.2b: it is cast or activated. */
function complete(work: Work, proposal: Proposal): void {
  const { object: id, player, kind, frame } = proposal;
  const { stacked, casting } = existing(work.game, id);
  if (kind === "activated" && stacked) {
    const { source, key } = stacked;
    const { activations } = work.game.thisTurn;
    const counter = activationKey(source, key);
    const count = (activations[counter] ?? 0) + 1;
    work.set({
      thisTurn: { ...work.game.thisTurn, activations: { ...activations, [counter]: count } },
    });
    work.emit({ is: "activated", object: id, source }, by(player), "602.2b", "601.2i");
  } else if (casting) {
    work.emit({ is: "cast", object: id, player, from: casting.from }, by(player), "601.2i");
  }
  if (frame) work.setFrame(frame, { done: true });
}

/** Under which name the activations of an ability are counted (602.5b). */
export const activationKey = (source: ObjectId, key: string): string => `${source}:${key}`;

const by = (player: PlayerId): { readonly is: "player"; readonly player: PlayerId } => ({
  is: "player",
  player,
});

// Taking back (733.1) --------------------------------------------------------------------------

/** The whole action is undone, with its payments and mana abilities. */
export function rewind(work: Work, proposal: Proposal, refusal?: Refusal): void {
  if (!proposal.before) throw new Error("What the game itself put on the stack is not taken back.");
  const { player, frame } = proposal;
  work.game = proposal.before;
  if (frame) work.setFrame(frame, { done: false });
  if (!refusal) {
    work.emit({ is: "rewound", player }, by(player), "733.1");
    return;
  }
  const { object, ...why } = refusal;
  // The spell that was taken back is no object any more.
  const kept = object && work.game.objects[object] ? { ...why, object } : why;
  work.emit({ is: "rewound", player, refusal: kept }, by(player), "733.1", refusal.cr);
}

/** Why a proposal on the stack could not be completed as it stands, or nothing. */
export function whyNotComplete(game: Game, proposal: Proposal): Refusal | undefined {
  const { object: id, player, way } = proposal;
  const object = objectOf(game, id);
  if (!object) return { code: "notThere", cr: "601.3" };
  for (const { spec } of targetSlots(game, object)) {
    const { min } = targetCount(game, object, spec);
    if (legalTargets(game, object, spec).length < min) {
      return { code: "noTarget", cr: "601.2c", object: id };
    }
  }
  const total = totalCost(game, id, way);
  if (!total) return { code: "costCantBePaid", cr: "118.6", object: id };
  return cantPay(game, player, total, contextOn(game, object));
}
