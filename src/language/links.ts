/** The names by which abilities of one object find each other (CR 607). */
import type { Ability, AnyNode } from "./schema.ts";
import { rewrite, visit } from "./walk.ts";

const linkOf = (node: AnyNode): string | undefined =>
  "link" in node && typeof node.link === "string" ? node.link : undefined;

const linked = new WeakMap<Ability, boolean>();

/** Whether an ability, or one that it grants, is linked to another. */
function isLinked(ability: Ability): boolean {
  let known = linked.get(ability);
  if (known === undefined) {
    known = false;
    visit(ability, (node) => {
      known ||= linkOf(node) !== undefined;
      return !known;
    });
    linked.set(ability, known);
  }
  return known;
}

/** The ability with other names for its links. One without links stays the same value. */
export function renameLinks(ability: Ability, rename: (link: string) => string): Ability {
  if (!isLinked(ability)) return ability;
  return rewrite<"Ability">(ability, {
    node: (node) => {
      const link = linkOf(node);
      return link === undefined ? node : ({ ...node, link: rename(link) } as AnyNode);
    },
  });
}
