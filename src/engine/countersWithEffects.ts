/** Counters with effects that the rules say: shield, stun and finality counters (CR 122.1c, d, h). */
import type { Effect } from "../language/schema.ts";
import type { CounterKind } from "../language/vocabulary.ts";
import { removeCounters } from "./committing.ts";
import type { Cause } from "./events.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import type { Would } from "./instructions.ts";
import { controllerOf } from "./layers.ts";
import type { Modifier, Replacing } from "./modifier.ts";
import type { RuleNumber } from "./rules.ts";
import type { Work } from "./work.ts";

/** Before 2022 such counters were some that no rule spoke of. */
const has = ({ rules, objects }: Game, id: ObjectId, counter: CounterKind): boolean =>
  rules.countersWithEffects === "replace" && (objects[id]?.counters?.[counter] ?? 0) > 0;

const removeShield: Effect = {
  is: "removeCounters",
  from: { is: "self" },
  counter: "shield",
  amount: { is: "number", value: 1 },
};

const saved: Replacing = {
  is: "replacement",
  would: { is: "isDestroyed", what: { is: "isSelf" } },
  instead: { is: "doInstead", effect: removeShield },
};

const shielded: Replacing = {
  is: "replacement",
  would: { is: "damages", object: { is: "isSelf" } },
  instead: { is: "prevent", so: removeShield },
};

const exiled: Replacing = {
  is: "replacement",
  would: { is: "putIntoGraveyardFrom", what: { is: "isSelf" }, from: "battlefield" },
  instead: { is: "goTo", zone: "exile" },
};

const prefix = "counter:";

/** The kind of counter that an effect on an event is of, by its key. */
export const counterOfEffect = (key: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length) : undefined;

/** One effect however many counters there are; it belongs to the permanent, but is no ability of it. */
export function ofCounters(game: Game, would: Would): readonly Modifier[] {
  const replacedBy = (
    source: ObjectId,
    counter: CounterKind,
    ability: Replacing,
    rule: RuleNumber,
  ): readonly Modifier[] => {
    if (!game.battlefield.includes(source) || !has(game, source, counter)) return [];
    const key = `${prefix}${counter}`;
    const context = { source, controller: controllerOf(game, source) };
    return [{ source, key, chance: `${source}:${key}`, context, ability, rule }];
  };
  if (would.is === "damage") {
    const { target, amount } = would;
    // 120.8: 0 damage is no damage.
    return target.is === "object" && amount > 0
      ? replacedBy(target.object, "shield", shielded, "122.1c")
      : [];
  }
  if (would.is !== "move") return [];
  const { object, how, to, by } = would;
  return [
    // Not what state-based actions destroy.
    ...(how === "destroy" && by ? replacedBy(object, "shield", saved, "122.1c") : []),
    ...(to.zone === "graveyard" ? replacedBy(object, "finality", exiled, "122.1h") : []),
  ];
}

/** 122.1d: whether a counter is removed instead of untapping what would become untapped. */
export function staysStunned(work: Work, id: ObjectId, cause: Cause): boolean {
  if (!has(work.game, id, "stun")) return false;
  removeCounters(work, id, "stun", 1, cause, "122.1d", "614.6");
  return true;
}
