/**
 * Cards broken on purpose. A case that no broken engine fails would prove nothing, so each case is
 * played with cards that lack a kind of change or of ability, and by timestamps the other way round.
 */
import type { CardDefinition, CardFace } from "../language/card.ts";
import type { Ability, AnyNode, Change } from "../language/schema.ts";
import { rewrite } from "../language/walk.ts";
import type { Board } from "../notation/syntax.ts";

/** A board as another engine would play it. */
type Mutant = (board: Board) => Board;

const withFaces =
  (change: (face: CardFace) => CardFace): Mutant =>
  (board) => ({
    ...board,
    cards: board.cards.map((card): CardDefinition => {
      const { id, back, ...front } = card;
      return { id, ...change(front), ...(back && { back: change(back) }) };
    }),
  });

const withAbilities = (change: (ability: Ability) => Ability): Mutant =>
  withFaces((face) => ({ ...face, abilities: face.abilities.map(change) }));

const copyingNodes = ["copyToken", "copySpell", "becomeCopy", "enterAsCopy"] as const;
type Copying = Extract<AnyNode, { is: (typeof copyingNodes)[number] }>;
const isCopying = (node: AnyNode): node is Copying =>
  (copyingNodes as readonly string[]).includes(node.is);

/** Without the changes that fit, wherever they stand. */
const without = (fits: (change: Change) => boolean): Mutant =>
  withAbilities((ability) =>
    rewrite<"Ability">(ability, {
      node: (node) => {
        if (node.is === "static" || node.is === "apply") {
          return { ...node, changes: node.changes.filter((change) => !fits(change)) };
        }
        if (isCopying(node)) {
          const except = (node.except ?? []).filter(
            (one) => one.is !== "differs" || !fits(one.change),
          );
          return { ...node, except };
        }
        return node;
      },
    }),
  );

const withoutKinds = (...kinds: readonly Change["is"][]): Mutant =>
  without(({ is }) => kinds.includes(is));

/** Nothing defines a characteristic any more: effects apply with the others, on the battlefield. */
const undefining: Mutant = withAbilities((ability) =>
  rewrite<"Ability">(ability, {
    node: (node) => {
      if (node.is !== "static") return node;
      const { defining: _defining, ...rest } = node;
      return rest;
    },
  }),
);

/** Permanents stand in the opposite order, and so do their timestamps (613.7d). */
const reversed: Mutant = (board) => ({
  ...board,
  position: {
    ...board.position,
    seats: board.position.seats.map((seat) => ({
      ...seat,
      zones: { ...seat.zones, battlefield: (seat.zones.battlefield ?? []).toReversed() },
    })),
  },
});

/** Copies are exact: whatever stands behind "except" isn't done (707.9). */
const withoutExceptions: Mutant = withAbilities((ability) =>
  rewrite<"Ability">(ability, {
    node: (node) => (isCopying(node) ? { ...node, except: [] } : node),
  }),
);

/** What is copied is a thing without text. */
const withoutCopies: Mutant = withAbilities((ability) =>
  ability.is === "replacement" && ability.instead.is === "enterAsCopy"
    ? { is: "labelled", word: "chroma", ability: { is: "keyword", name: "flash" } }
    : ability,
);

/** Without abilities of a kind, as they are written on cards. */
const withoutAbilities = (...kinds: readonly Ability["is"][]): Mutant =>
  withFaces((face) => ({
    ...face,
    abilities: face.abilities.filter(({ is }) => !kinds.includes(is)),
  }));

/** Cards without mana costs: nothing has symbols to count, and nothing is worth any mana. */
const costless: Mutant = withFaces(({ manaCost: _cost, ...face }) => face);

/** Nothing that earlier spells and abilities have left behind is in force. */
const withoutEffects: Mutant = (board) => ({
  ...board,
  position: { ...board.position, effects: [] },
});

/** Cards without any rules text. */
const blank: Mutant = withFaces((face) => ({ ...face, abilities: [] }));

export const mutants: Readonly<Record<string, Mutant>> = {
  "without control-changing effects": withoutKinds("gainControl"),
  "without type-changing effects": withoutKinds(
    "addTypes",
    "setTypes",
    "setSubtypes",
    "loseTypes",
    "allCreatureTypes",
    "becomeChosenType",
    "loseSubtypes",
  ),
  "without effects that change colors": withoutKinds("becomeColor", "becomeColors"),
  "without effects that add abilities": withoutKinds("gainAbility"),
  "without effects that remove abilities": withoutKinds("loseAbility", "loseAllAbilities"),
  "without effects that set power and toughness": withoutKinds("setPT"),
  "without effects that modify power and toughness": withoutKinds("modifyPT"),
  "without effects that switch power and toughness": withoutKinds("switchPT"),
  "without abilities that define characteristics": undefining,
  "without copies": withoutCopies,
  "without exceptions to copying": withoutExceptions,
  "without triggered abilities": withoutAbilities("triggered"),
  "without replacement and prevention effects": withoutAbilities("replacement"),
  "without keywords": withoutAbilities("keyword"),
  "without mana costs": costless,
  "without the effects that a position begins with": withoutEffects,
  "with timestamps the other way round": reversed,
  "with cards that have no text": blank,
};
