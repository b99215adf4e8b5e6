/** What Auras and Equipment may be attached to, and attaching them (CR 301.5, 303.4, 701.3). */
import type { Change, Filter, Node } from "../language/schema.ts";
import type { RuleChange } from "./characteristics.ts";
import type { Cause } from "./events.ts";
import type { Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics, controllerOf, isOfType, ruleChanges, viewOf } from "./layers.ts";
import { type Context, inZone, matches, zonesOf } from "./view.ts";
import type { Work } from "./work.ts";

/** Whether something may be attached to a host by its own words and by the host's. */
export function canBeAttached(
  game: Game,
  attachment: ObjectId,
  host: ObjectId,
  player: PlayerId = controllerOf(game, attachment),
): boolean {
  if (attachment === host || !isThere(game, host)) return false;
  const { types, subtypes } = characteristics(game, attachment);
  const own = { source: attachment, controller: player };
  const kind = subtypes.includes("Aura")
    ? "enchants"
    : subtypes.includes("Equipment")
      ? "equips"
      : undefined;
  // 303.4d, 301.5c: nor if it is a creature.
  if (!kind || types.includes("creature")) return false;
  const words = wordsOf(game, attachment, kind);
  // 303.4: an Aura is attached to nothing but what it says; 301.5: an Equipment to any creature.
  const isPossible = kind === "enchants" ? words.length > 0 : isOfType(game, host, "creature");
  return (
    isPossible &&
    words.every((filter) => isAllowed(game, filter, own, host)) &&
    bannedFrom(game, attachment, host) === undefined
  );
}

/** What is phased out is treated as though it didn't exist (702.26b). */
const isThere = ({ objects }: Game, host: ObjectId): boolean =>
  objects[host] !== undefined && !objects[host].phasedOut;

/** Whether an enchant or equip ability allows a host: where its words speak of (109.2, 303.4c). */
function isAllowed(game: Game, words: Filter, whose: Context, host: ObjectId): boolean {
  const zone = game.objects[host]?.place.zone;
  const spokenOf = zone !== undefined && zonesOf(words).includes(zone);
  return spokenOf && matches(viewOf(game), whose, words, host);
}

/** 303.4f: everything that an Aura could be attached to as it enters, which `entering` imagines. */
export function possibleHosts(
  game: Game,
  entering: Game,
  aura: ObjectId,
  player: PlayerId,
): readonly ObjectId[] {
  const zones = wordsOf(entering, aura, "enchants").flatMap(zonesOf);
  return [...new Set(zones)]
    .flatMap((zone) => inZone(game, zone))
    .filter((host) => canBeAttached(entering, aura, host, player));
}

/** What forbids a permanent to be enchanted or equipped by this: protection (702.16c–d). */
export function bannedFrom(
  game: Game,
  attachment: ObjectId,
  host: ObjectId,
): RuleChange | undefined {
  const isAura = characteristics(game, attachment).subtypes.includes("Aura");
  return ruleChanges(game, host, isAura ? "cantBeEnchantedBy" : "cantBeEquippedBy").find(
    ({ change, spares, ...whose }) =>
      !spares?.includes(attachment) && matches(viewOf(game), whose, change.filter, attachment),
  );
}

/** What its enchant or equip abilities allow, also while it isn't a permanent (303.4f). */
function wordsOf(game: Game, id: ObjectId, kind: "enchants" | "equips"): readonly Filter[] {
  const isKind = (change: Change): change is Node<"Change", "enchants" | "equips"> =>
    change.is === kind;
  return characteristics(game, id).abilities.flatMap(({ ability }) =>
    ability.is === "static" ? ability.changes.filter(isKind).map(({ filter }) => filter) : [],
  );
}

/** 701.3: moves it onto a host, unless that is illegal or it is there already. */
export function attachTo(work: Work, id: ObjectId, host: ObjectId, cause: Cause): void {
  const object = work.game.objects[id];
  if (!object || object.attachedTo === host || !canBeAttached(work.game, id, host)) return;
  // 613.7e: it receives a new timestamp as it becomes attached.
  work.setObject(id, { attachedTo: host, timestamp: work.fresh() });
  work.emit({ is: "attached", object: id, to: host }, cause, "701.3a");
}
