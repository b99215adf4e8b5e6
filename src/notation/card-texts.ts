/** Abilities by their places in the texts of cards, for what a position says of them. */
import { abilitiesOf, type CardDefinition } from "../language/card.ts";
import type { Ability, Node } from "../language/schema.ts";
import { find, visit } from "../language/walk.ts";
import type { AbilityReference } from "./syntax.ts";

/** What stands in quotation marks: abilities that a card grants, or gives to its tokens. */
function quoted(card: CardDefinition): readonly Ability[] {
  const found: Ability[] = [];
  for (const ability of abilitiesOf(card)) {
    visit(ability, (node) => {
      // What a keyword means is not written on the card.
      if (node.is === "keyword") return false;
      if (node.is === "gainAbility") found.push(node.ability);
      if (node.is === "token") found.push(...(node.abilities ?? []));
      return true;
    });
  }
  return found.filter((ability) => !isPlainKeyword(ability));
}

/** A keyword that its name alone says whole. */
export function isPlainKeyword(ability: Ability): ability is Node<"Ability", "keyword"> {
  return (
    ability.is === "keyword" &&
    Object.keys(ability).every((key) => key === "is" || key === "name" || key === "meaning")
  );
}

/** The ability that a reference means, if the card has so many. */
export function abilityMeant(
  { card: id, number, quoted: isQuoted }: AbilityReference,
  cards: readonly CardDefinition[],
): Ability | undefined {
  const card = cards.find((one) => one.id === id);
  return card && (isQuoted ? quoted(card) : abilitiesOf(card))[number - 1];
}

/**
 * The first place where an ability stands in the text of a card; nothing where it stands in none.
 * Which is first doesn't hang on the order of the cards, so that positions are printed alike again.
 */
export function placeOf(
  ability: Ability,
  cards: readonly CardDefinition[],
): AbilityReference | undefined {
  const wanted = JSON.stringify(ability);
  const isIt = (one: Ability): boolean => JSON.stringify(one) === wanted;
  for (const card of cards.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const inText = abilitiesOf(card).findIndex(isIt);
    if (inText >= 0) return { card: card.id, number: inText + 1 };
    const inQuotes = quoted(card).findIndex(isIt);
    if (inQuotes >= 0) return { card: card.id, number: inQuotes + 1, quoted: true };
  }
  return undefined;
}

// Delayed abilities (603.7) --------------------------------------------------------------------

export type DelayedNode = Node<"Effect", "delayed">;

/** The delayed abilities that a card sets up, in the order of its text. */
export const delayedIn = (card: CardDefinition): readonly DelayedNode[] =>
  abilitiesOf(card).flatMap((ability) => find(ability, "delayed"));

export const triggeredBy = ({
  when,
  effect,
  onlyIf,
}: DelayedNode): Node<"Ability", "triggered"> => ({
  is: "triggered",
  when,
  effect,
  ...(onlyIf && { onlyIf }),
});

/** The names under which the text of a delayed ability knows objects. */
export const namesIn = (ability: Ability): readonly string[] => [
  ...new Set(find(ability, "named").map(({ name }) => name)),
];
