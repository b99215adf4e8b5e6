/** Putting spells and abilities on the stack to be announced (CR 601.2a, 602.2a). */
import { exiledBy } from "../announced.ts";
import { wayIn } from "../costs/total.ts";
import { existing, type Game } from "../game.ts";
import { type ObjectId, objectId, type PlayerId } from "../ids.ts";
import type { InstructionOf, Proposal } from "../instructions.ts";
import { characteristics } from "../layers.ts";
import type { Casting, CastWay, GameObject } from "../objects.ts";
import { activateMana, isManaAbility } from "../payment.ts";
import type { Work } from "../work.ts";
import { placeFor, relocate } from "../zones.ts";

/** 601.2a: the card becomes the topmost object of the stack, its caster its controller. */
export function putSpellOnStack(
  work: Work,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
): ObjectId {
  const { place } = existing(work.game, card);
  const ability = way.is === "way" ? wayIn(work.game, card, way.way) : undefined;
  const id = relocate(work, {
    is: "move",
    object: card,
    to: placeFor(work.game, card, "stack"),
    how: "cast",
    player,
  });
  const casting: Casting = {
    from: zoneCastFrom(work.game, place.zone, way),
    way: way.is,
    targets: [],
    // 601.2b: which alternative is used is known from the start.
    ...(way.is === "way" && { paid: [way.way] }),
    ...(ability && exiledBy(ability)),
  };
  const designation = ability?.designation;
  work.setObject(id, {
    casting,
    // 709.3a: only the chosen half is put onto the stack.
    ...(way.half !== undefined && { half: way.half }),
    // 702.103b: what it becomes, it becomes as it is put onto the stack.
    ...(designation && { designations: [designation] }),
  });
  work.emit(
    { is: "moved", object: id, was: card, from: place, to: { zone: "stack" }, how: "cast", player },
    { is: "player", player },
    "601.2a",
  );
  return id;
}

/** An effect may say that it counts as cast from another zone. */
function zoneCastFrom(game: Game, zone: Casting["from"], way: CastWay): Casting["from"] {
  if (way.is !== "permission") return zone;
  return game.permissions.find(({ id }) => id === way.permission)?.asThoughIn ?? zone;
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
  const { owner, place } = existing(work.game, source);
  const object: GameObject = {
    id,
    owner,
    controller: player,
    place: { zone: "stack" },
    timestamp: number,
    stacked: { source, ability: found.ability, key, targets: [] },
  };
  work.set({
    objects: { ...work.game.objects, [id]: object },
    stack: [...work.game.stack, id],
  });
  if (place.zone === "hand" || place.zone === "library") {
    work.emit(
      { is: "revealed", player, objects: [source] },
      { is: "player", player },
      "602.2a",
      "701.20a",
    );
  }
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
