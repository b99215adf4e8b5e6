/** Abilities that are linked to each other (CR 607.1). */
import type { CardDefinition, CardFace } from "../language/card.ts";
import type { Ability, AnyNode } from "../language/schema.ts";
import { rewrite } from "../language/walk.ts";

/**
 * A card whose links are its own. Abilities that an object got with one card's text, as a copy, are
 * linked to each other only, though it may once have had similar ones of another card (607.5).
 */
export function withOwnLinks(card: CardDefinition): CardDefinition {
  const mark = ` of ${card.name.en}`;
  const own = (node: AnyNode): AnyNode =>
    "link" in node && typeof node.link === "string" && !node.link.endsWith(mark)
      ? { ...node, link: node.link + mark }
      : node;
  const of = <Face extends CardFace>(face: Face): Face => ({
    ...face,
    abilities: face.abilities.map((ability) =>
      rewrite<"Ability">(ability as Ability, { node: own }),
    ),
  });
  const { back, halves } = card;
  return {
    ...of(card),
    ...(back && { back: of(back) }),
    ...(halves && { halves: [of(halves[0]), of(halves[1])] }),
  };
}
