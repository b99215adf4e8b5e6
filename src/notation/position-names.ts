/** Names for what stands in a game whose position is written: cards, tokens, what is on the stack. */
import { nameBySubtypes } from "../engine/effects/tokens.ts";
import type { Attack, Game, GameObject, ObjectId, Target } from "../engine/index.ts";
import type { CardFace, CardId } from "../language/card.ts";
import { activatedKeys } from "./actions.ts";
import type { CardReference, Clause, Item, Reference, Stacked, TokenLook } from "./syntax.ts";

const nowhere = { line: 0, column: 0, length: 0 };

export const attackTarget = ({ player, planeswalker }: Attack): Target =>
  planeswalker ? { is: "object", object: planeswalker } : { is: "player", player };

/** Objects in the order in which the position lists them. */
export class PositionNames {
  readonly #game: Game;
  readonly #order: readonly GameObject[];

  constructor(game: Game, order: readonly GameObject[]) {
    this.#game = game;
    this.#order = order;
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
  { card, token, base }: GameObject,
): { readonly is: "card" | "token"; readonly name: string } | undefined {
  if (card !== undefined) return { is: "card", name: card };
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
  const token: TokenLook = {
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    colors: colorIndicator,
    supertypes,
    subtypes,
    types,
    keywords: abilities.flatMap((one) => (one.is === "keyword" ? [one.name] : [])),
  };
  return { token };
}

// The stack ------------------------------------------------------------------------------------

/** Spells that are cards, and activated abilities, the bottom first. */
export function stackOf(game: Game, names: PositionNames): readonly Stacked[] {
  return game.stack.flatMap((id): readonly Stacked[] => {
    const object = game.objects[id];
    const announced = object?.stacked ?? object?.casting;
    if (!object || !announced) return [];
    const { controller: player, card, stacked, casting } = object;
    const clauses = clausesOf(announced, names);
    if (stacked) {
      const { source, ability, key } = stacked;
      const reference = names.card(source);
      const keys = activatedKeys(game, source);
      if (ability.is !== "activated" || !reference || !keys.includes(key)) return [];
      const line = { is: "activate", player, object: reference, clauses, at: nowhere } as const;
      const numbered = keys.length > 1 ? { ...line, ability: keys.indexOf(key) + 1 } : line;
      return [{ is: "ability", line: numbered, at: nowhere }];
    }
    if (card === undefined || !casting) return [];
    const way = wayWord(casting);
    const line = {
      is: "cast",
      player,
      ...(way !== undefined && { way }),
      clauses,
      at: nowhere,
    } as const;
    return [{ is: "spell", item: { count: 1, card, at: nowhere }, line, at: nowhere }];
  });
}

type Casting = NonNullable<GameObject["casting"]>;

function wayWord({ way, paid = [] }: Casting): string | undefined {
  if (way === "normal") return undefined;
  if (way === "free") return way;
  return way === "way" ? paid[0]?.toLowerCase() : "madness";
}

function clausesOf(
  announced: Casting | NonNullable<GameObject["stacked"]>,
  names: PositionNames,
): readonly Clause[] {
  const { x, modes = [], targets, shares, paid = [] } = announced;
  const isWay = "way" in announced && announced.way === "way";
  const named = targets.map((slot) => slot.flatMap((target) => names.target(target) ?? []));
  const at = nowhere;
  return [
    ...named
      .filter((slot) => slot.length > 0 || named.length > 1)
      .map((slot): Clause => ({ is: "targeting", targets: slot, at })),
    ...(x === undefined ? [] : [{ is: "x", x, at } as const]),
    ...(modes.length === 0
      ? []
      : [
          {
            is: "choosing",
            choice: { is: "modes", modes: modes.map((mode) => mode + 1), at },
            at,
          } as const,
        ]),
    ...paid
      .slice(isWay ? 1 : 0)
      .map((name): Clause => ({ is: "cost", name: name.toLowerCase(), paid: true, at })),
    ...(shares ?? []).flatMap((amounts, slot): readonly Clause[] =>
      amounts.length === 0
        ? []
        : [
            {
              is: "dividing",
              shares: amounts.flatMap((amount, index) => {
                const to = named[slot]?.[index];
                return to ? [{ amount, to }] : [];
              }),
              at,
            },
          ],
    ),
  ];
}
