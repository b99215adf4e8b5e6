/** Names for what a text speaks of again, in place of those given while it was read. */
import { namesIn } from "../print/context.ts";
import { participle } from "../print/en/named.ts";
import type { Ability, AnyNode } from "../schema.ts";
import { find, rewrite } from "../walk.ts";
import { spokenOf, withoutUnspoken } from "./canonical.ts";
import { isProvisional, putLink } from "./spoken.ts";

/** "discarded", "discarded 2"; what nothing speaks of has no name. */
export function withPlainNames(read: readonly Ability[]): readonly Ability[] {
  const kept = spokenOf(read);
  const abilities = read.map((ability) => withoutUnspoken(ability, kept));
  const names = new Map<string, string>();
  const given = new Set<string>();
  const give = (name: string, word: string): void => {
    if (names.has(name) || !isProvisional(name)) return;
    let plain = word;
    for (let number = 2; given.has(plain); number++) plain = `${word} ${number}`;
    given.add(plain);
    names.set(name, plain);
  };
  for (const ability of abilities) {
    for (const [name, node] of namesIn(ability)) give(name, participle(node));
    for (const { link } of find(ability, "exile")) if (link !== undefined) give(link, "exiled");
    for (const { link } of find(ability, "targetPlayer"))
      if (link !== undefined) give(link, "player");
    give(putLink, "put");
  }
  const renamed = (node: AnyNode): AnyNode => {
    let copy = node as unknown as Record<string, unknown>;
    for (const field of ["name", "link"]) {
      const plain = names.get(String(copy[field]));
      if (plain !== undefined) copy = { ...copy, [field]: plain };
    }
    return copy as unknown as AnyNode;
  };
  return abilities.map((ability) => rewrite<"Ability">(ability, { node: renamed }));
}
