/** Prints card definitions and single abilities as text, in English and in Japanese. */
import { betweenHalves, type CardDefinition, type CardFace } from "../card.ts";
import type { Ability } from "../schema.ts";
import { contextFor } from "./context.ts";
import * as en from "./en/index.ts";
import * as ja from "./ja/index.ts";
import { intrinsicAbilities } from "./meaning.ts";
import type {
  AbilityOf,
  Lexicon,
  Paragraph,
  PrintedCard,
  PrintLanguage,
  PrintOptions,
} from "./printer.ts";

export * from "./printer.ts";

const languages = { en, ja } as const;

/** What a card or ability says, for the words of one lexicon. */
export interface Printer {
  readonly card: (card: CardDefinition, lang: PrintLanguage, options?: PrintOptions) => PrintedCard;
  readonly ability: (ability: Ability, of: AbilityOf) => string;
  /** One face as it is read: a half of a split card, or one side of a double-faced card. */
  readonly face: (face: CardFace, lang: PrintLanguage, options?: PrintOptions) => PrintedCard;
  /** The text box of one face, by paragraphs, with the abilities that each of them is about. */
  readonly textBox: (
    face: CardFace,
    lang: PrintLanguage,
    options?: PrintOptions,
  ) => readonly Paragraph[];
  /** The reminder text of a keyword ability, in our own words; undefined for other abilities. */
  readonly reminder: (ability: Ability, of: AbilityOf) => string | undefined;
}

export function createPrinter(lexicon: Lexicon): Printer {
  const context = (ability: Ability, { card, reminders }: AbilityOf) =>
    contextFor(ability, { lexicon, card, reminders: reminders ?? false });
  const ability = (node: Ability, of: AbilityOf): string =>
    languages[of.lang].abilityText(node, context(node, of));
  const textBox = (card: CardFace, lang: PrintLanguage, options: PrintOptions): Paragraph[] => [
    ...(options.reminders ? intrinsicAbilities(card) : []).map((node) => ({
      abilities: [node],
      lines: [languages[lang].inParentheses(ability(node, { card, lang }))],
    })),
    ...paragraphs(card.abilities, options).map((group) => {
      const texts = group.map((node) => ability(node, { ...options, card, lang }));
      const bare = group.every((node) => node.is === "keyword");
      const text = bare ? languages[lang].keywordList(texts) : languages[lang].together(texts);
      // The modes of a modal ability are lines of their own (700.2).
      return { abilities: group, lines: text.split("\n") };
    }),
  ];
  const face = (card: CardFace, lang: PrintLanguage, options: PrintOptions): PrintedCard => ({
    name: languages[lang].name(card),
    manaCost: card.manaCost ?? "",
    typeLine: languages[lang].typeLine(card, lexicon.vocabulary),
    lines: textBox(card, lang, options).flatMap(({ lines }) => lines),
    ...numbers(card),
  });
  return {
    ability,
    textBox: (card, lang, options = {}) => textBox(card, lang, options),
    face: (card, lang, options = {}) => face(card, lang, options),
    reminder: (node, of) =>
      node.is === "keyword" ? languages[of.lang].reminder(node, context(node, of)) : undefined,
    card: (card, lang, options = {}) => ({
      ...(card.halves
        ? ofHalves(card.halves.map((half) => face(half, lang, options)))
        : face(card, lang, options)),
      ...(card.back && { back: face(card.back, lang, options) }),
    }),
  };
}

/** 208.2, 209.1: the numbers in the corner. */
const numbers = ({ power, toughness, variable, loyalty }: CardFace) => ({
  ...(power !== undefined &&
    toughness !== undefined && { pt: variable ? "*/*" : `${power}/${toughness}` }),
  ...(loyalty !== undefined && { loyalty: String(loyalty) }),
});

/** 607.2h: it speaks of what a static ability of the same paragraph does. */
const isOfParagraph = (ability: Ability): boolean =>
  ability.is === "triggered" && ability.when.is === "reveals" && ability.when.thisWay === true;

/**
 * The abilities of each paragraph: bare keywords that follow each other share one (702), and what
 * speaks of the paragraph that it stands in.
 */
function paragraphs(
  abilities: readonly Ability[],
  { reminders }: PrintOptions,
): readonly (readonly Ability[])[] {
  const groups: Ability[][] = [];
  let open = false;
  for (const ability of abilities) {
    const joins =
      !reminders &&
      ability.is === "keyword" &&
      !ability.apart &&
      ability.name !== "enchant" &&
      !ability.cost &&
      !ability.amount;
    const last = groups.at(-1);
    if (((joins && open) || isOfParagraph(ability)) && last) last.push(ability);
    else groups.push([ability]);
    open = joins;
  }
  return groups;
}

/** A split card, its halves one after the other (709.1). */
function ofHalves(halves: readonly PrintedCard[]): PrintedCard {
  const joined = (of: (half: PrintedCard) => string): string => halves.map(of).join(betweenHalves);
  return {
    name: joined(({ name }) => name),
    manaCost: joined(({ manaCost }) => manaCost),
    typeLine: joined(({ typeLine }) => typeLine),
    lines: halves.flatMap(({ lines }, index) =>
      index === 0 ? lines : [betweenHalves.trim(), ...lines],
    ),
  };
}
