/** Cards (CR 200–212): a name, a type line and the abilities in the order of the text. */
import {
  betweenHalves,
  type CardDefinition,
  type CardFace,
  type CardName,
  cardIdOf,
  type Halves,
} from "../card.ts";
import { subtypesIn } from "../lexicon.ts";
import type { Ability, ManaCost } from "../schema.ts";
import { type CardType, type Color, cardTypes, type Supertype, supertypes } from "../vocabulary.ts";

/** "2/2"; an asterisk for both where an ability of the card defines them (208.2a). */
type PrintedPT = `${number}/${number}` | "*/*";
/** [English, Japanese, reading in hiragana]. */
type Names = readonly [en: string, ja: string, kana: string];

interface FaceText {
  /** "Legendary Creature — Human Wizard": supertypes, types, a dash, subtypes. */
  readonly type: string;
  readonly pt?: PrintedPT;
  readonly loyalty?: number;
  readonly text?: readonly Ability[];
}

interface CardText extends FaceText {
  readonly cost?: ManaCost;
  /** A color indicator (204). */
  readonly indicator?: readonly Color[];
  /** The other face of a transforming double-faced card (712); `colors` are its indicator. */
  readonly back?: FaceText & { readonly name: Names; readonly colors?: readonly Color[] };
}

const isSupertype = (word: string): word is Supertype =>
  (supertypes as readonly string[]).includes(word);
const isCardType = (word: string): word is CardType =>
  (cardTypes as readonly string[]).includes(word);

function face(
  [en, ja, kana]: Names,
  { type, pt, loyalty, text = [] }: FaceText,
  cost: ManaCost | undefined,
  indicator: readonly Color[] | undefined,
): CardFace {
  const [front = "", back = ""] = type.split(" — ");
  const words = front.toLowerCase().split(" ");
  const unknown = words.find((word) => !isSupertype(word) && !isCardType(word));
  if (unknown) throw new Error(`${en}: “${unknown}” is neither a supertype nor a card type.`);
  // 208.2a: what the defining ability doesn't say is 0.
  const [power, toughness] = pt === "*/*" ? [0, 0] : (pt?.split("/").map(Number) ?? []);
  const name: CardName = { en, ja, kana };
  return {
    name,
    ...(cost !== undefined && { manaCost: cost }),
    ...(indicator && { colorIndicator: indicator }),
    supertypes: words.filter(isSupertype),
    types: words.filter(isCardType),
    subtypes: back === "" ? [] : subtypesIn(back),
    abilities: text,
    ...(power !== undefined && toughness !== undefined && { power, toughness }),
    ...(pt === "*/*" && { variable: true }),
    ...(loyalty !== undefined && { loyalty }),
  };
}

/**
 * A card. `name` is [English, Japanese, reading in hiragana].
 * @throws {Error} when the type line has a word that is no type: a mistake in a definition.
 */
export function defineCard(
  name: Names,
  { cost, indicator, back, ...front }: CardText,
): CardDefinition {
  return {
    id: cardIdOf(name[0]),
    ...face(name, front, cost, indicator),
    ...(back && { back: face(back.name, back, undefined, back.colors) }),
  };
}

interface HalfText extends FaceText {
  readonly name: Names;
  readonly cost: ManaCost;
}

/**
 * A split card (709): two halves, of which one is cast. Everywhere but on the stack it has the
 * names, mana costs, types and abilities of both (709.4).
 */
export function splitCard(left: HalfText, right: HalfText): CardDefinition {
  const halves: Halves = [
    face(left.name, left, left.cost, undefined),
    face(right.name, right, right.cost, undefined),
  ];
  const [first, second] = halves;
  const both = <Item>(of: (half: CardFace) => readonly Item[]): readonly Item[] => [
    ...new Set([...of(first), ...of(second)]),
  ];
  const en = [first.name.en, second.name.en].join(betweenHalves);
  return {
    id: cardIdOf(en),
    name: {
      en,
      ja: [first.name.ja, second.name.ja].join(betweenHalves),
      kana: first.name.kana + second.name.kana,
    },
    manaCost: left.cost + right.cost,
    supertypes: both(({ supertypes }) => supertypes),
    types: both(({ types }) => types),
    subtypes: both(({ subtypes }) => subtypes),
    abilities: [...first.abilities, ...second.abilities],
    halves,
  };
}
