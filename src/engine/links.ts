/** Linked abilities: what one did, the other speaks of (CR 607). */
import { renameLinks } from "../language/links.ts";
import type { Ability } from "../language/schema.ts";
import { findOwn } from "../language/walk.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { type GameObject, playersIn } from "./objects.ts";

/** The key under which an object's linked abilities remember (607.2). */
export const linkKey = (source: ObjectId, link: string): string => `${source}:${link}`;

/**
 * 607.1: the players whom an ability on the stack targets and a linked one calls "that player", by
 * the keys of their links.
 */
export const playersSpokenOf = ({
  stacked,
}: GameObject): Readonly<Record<string, readonly PlayerId[]>> =>
  stacked
    ? Object.fromEntries(
        findOwn(stacked.ability, "targetPlayer").flatMap(({ link, slot }) =>
          link === undefined
            ? []
            : [[linkKey(stacked.source, link), playersIn(stacked.targets[slot] ?? [])]],
        ),
      )
    : {};

const acquired = new WeakMap<Ability, Map<string, Ability>>();

/**
 * 607.5: an ability as an object has it by an effect. Abilities that it has by the same effect are
 * linked to one another, and to none that it has by another or in print: their links are called
 * after the effect.
 */
export function acquiredBy(effect: string, ability: Ability): Ability {
  const known = acquired.get(ability) ?? new Map<string, Ability>();
  acquired.set(ability, known);
  let own = known.get(effect);
  if (!own) {
    own = renameLinks(ability, (link) => `${effect}:${nameOf(link)}`);
    known.set(effect, own);
  }
  return own;
}

/** The ability as it is written, whatever gave it. */
export const asPrinted = (ability: Ability): Ability => renameLinks(ability, nameOf);

/** What a link is called in print. */
const nameOf = (link: string): string => link.slice(link.lastIndexOf(":") + 1);
