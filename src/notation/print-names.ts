/** Writes the names of cards, objects and players. */
import type { CardDefinition, CardId } from "../language/card.ts";
import type { Lang } from "./bilingual.ts";
import type { CardReference, Reference } from "./syntax.ts";

/** Writes names; every other printer is made of one. */
export interface NamePrinter {
  readonly card: (id: CardId) => string;
  readonly reference: (reference: Reference) => string;
  readonly references: (references: readonly Reference[], joint?: string) => string;
}

export function namePrinter(cards: readonly CardDefinition[], lang: Lang): NamePrinter {
  const names = new Map(cards.map((card) => [card.id, card.name[lang]]));
  const halves = new Map(
    cards.flatMap((card) => (card.halves ?? []).map(({ name }) => [name.en, name[lang]] as const)),
  );
  const card = (id: CardId): string => names.get(id) ?? id;
  const named = (reference: CardReference): string => {
    if (reference.is === "nickname") return reference.nickname;
    const half = reference.is === "card" && reference.half;
    const name =
      reference.is === "token"
        ? reference.name
        : ((half && halves.get(half)) ?? card(reference.card));
    const whose = reference.of === undefined ? "" : `${reference.of}'s `;
    const which = reference.number === undefined ? "" : ` #${reference.number}`;
    return `${whose}${name}${which}`;
  };
  const reference = (one: Reference): string => {
    if (one.is === "player") return one.player;
    const which = typeof one.ability === "number" ? ` #${one.ability}` : "";
    return one.ability ? `${named(one)}'s ability${which}` : named(one);
  };
  return {
    card,
    reference,
    references: (some, joint = ", ") => some.map(reference).join(joint),
  };
}
