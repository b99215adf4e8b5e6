/** Names for what stands in a game whose position is written: cards and tokens. */
import { nameBySubtypes } from "../engine/effects/tokens.ts";
import type { Game, GameObject, ObjectId, Target } from "../engine/index.ts";
import type { CardFace, CardId } from "../language/card.ts";
import { isPlainKeyword, placeOf } from "./card-texts.ts";
import type { AbilityReference, CardReference, Item, Reference, TokenLook } from "./syntax.ts";

const nowhere = { line: 0, column: 0, length: 0 };

/** Objects in the order in which the position lists them. */
export class PositionNames {
  readonly #game: Game;
  readonly #order: readonly GameObject[];

  constructor(game: Game, order: readonly GameObject[]) {
    this.#game = game;
    this.#order = order;
  }

  /** What an object is now, if it has become something else (400.7). */
  now(id: ObjectId): ObjectId {
    const { became } = this.#game.past[id] ?? {};
    return became === undefined || this.#game.objects[id] ? id : this.now(became);
  }

  /** By name, and by number where the position has more than one; nothing without a name. */
  card(id: ObjectId): CardReference | undefined {
    const object = this.#order.find((one) => one.id === id);
    if (!object) return undefined;
    const key = nameKey(this.#game, object);
    if (!key) return undefined;
    const alike = this.#order.filter((other) => {
      const one = nameKey(this.#game, other);
      return one?.is === key.is && one.name === key.name;
    });
    const number = alike.length === 1 ? {} : { number: alike.indexOf(object) + 1 };
    return key.is === "card"
      ? { is: "card", card: key.name as CardId, ...number, at: nowhere }
      : { is: "token", name: key.name, ...number, at: nowhere };
  }

  target(target: Target): Reference | undefined {
    return target.is === "player"
      ? { is: "player", player: target.player, at: nowhere }
      : this.card(target.object);
  }
}

function nameKey(
  game: Game,
  { card, token, base: shown, place, face, reverse }: GameObject,
): { readonly is: "card" | "token"; readonly name: string } | undefined {
  if (card !== undefined) return { is: "card", name: card };
  // A token with another face goes by its front one (707.8a).
  const base = face === "back" ? (reverse ?? shown) : shown;
  // A copy of a spell goes by the name of the card, as another of them.
  const copied = place.zone === "stack" && base && cardWithFace(game, base);
  if (copied) return { is: "card", name: copied };
  // Only tokens that are called by their subtypes, or as a card is, have names in the notation.
  if (!token || !base) return undefined;
  const isCalled = nameBySubtypes(base.subtypes).en === base.name.en || cardWithFace(game, base);
  return isCalled ? { is: "token", name: base.name.en } : undefined;
}

/** The card that has these copiable values. */
export function cardWithFace({ cards }: Game, face: CardFace): CardId | undefined {
  const wanted = sorted(face);
  return Object.values(cards).find(({ id: _id, back: _back, ...own }) => sorted(own) === wanted)
    ?.id;
}

/** The split card of which this is a half (709.1). */
export const cardWithHalf = ({ cards }: Game, { name }: CardFace): CardId | undefined =>
  Object.values(cards).find(({ halves }) => halves?.some((half) => half.name.en === name.en))?.id;

/** A face in one way of writing it, without what a card is besides. */
const sorted = (face: CardFace): string =>
  JSON.stringify(
    Object.entries(face)
      .filter(([key]) => key !== "id" && key !== "back")
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** A token as a copy of a card, or by its characteristics as far as words can say them. */
export function tokenItem(game: Game, base: CardFace): Pick<Item, "card" | "token"> {
  const card = cardWithFace(game, base);
  if (card !== undefined) return { card, token: true };
  const { power, toughness, colorIndicator = [], supertypes, types, subtypes, abilities } = base;
  const others = abilities.flatMap((one): AbilityReference | readonly AbilityReference[] =>
    isPlainKeyword(one) ? [] : (placeOf(one, Object.values(game.cards)) ?? []),
  );
  const token: TokenLook = {
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    colors: colorIndicator,
    supertypes,
    subtypes,
    types,
    keywords: abilities.flatMap((one) => (isPlainKeyword(one) ? [one.name] : [])),
    ...(others.length > 0 && { abilities: others }),
  };
  return { token };
}
