/** Which abilities are mana abilities (CR 605.1), and which are loyalty abilities (606.2). */
import type { Ability, Effect, Node } from "../../language/schema.ts";
import { find, findOwn } from "../../language/walk.ts";
import { hasTargets } from "../targets/text.ts";

export type Activated = Node<"Ability", "activated">;
export type Triggered = Node<"Ability", "triggered">;

const manaNodes = ["addMana", "addManaOf", "addManaProduced"] as const;

/** What adds mana as the text itself is carried out: not by an ability that it gives or delays. */
export function addingMana(effect: Effect) {
  const later = findOwn(effect, "delayed", "establish").flatMap((one) => find(one, ...manaNodes));
  return findOwn(effect, ...manaNodes).filter((one) => !later.includes(one));
}

/** 605.1a–b: it could add mana when it resolves. */
export const addsMana = (effect: Effect): boolean => addingMana(effect).length > 0;

/** 606.2: a loyalty symbol in its cost. */
export const isLoyaltyAbility = (ability: Ability): ability is Activated =>
  ability.is === "activated" &&
  ability.cost.some((cost) => cost.is === "addLoyalty" || cost.is === "removeLoyalty");

/** 605.1a: no target, could add mana, no loyalty ability. */
export function isManaAbility(ability: Ability): ability is Activated {
  return (
    ability.is === "activated" &&
    addsMana(ability.effect) &&
    !hasTargets(ability) &&
    !isLoyaltyAbility(ability)
  );
}

/** 605.1b: no target, triggers from a mana ability, could add mana. It doesn't use the stack. */
export function isTriggeredManaAbility(ability: Ability): ability is Triggered {
  return (
    ability.is === "triggered" &&
    ability.when.is === "tapsForMana" &&
    addsMana(ability.effect) &&
    !hasTargets(ability)
  );
}
