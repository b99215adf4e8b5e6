/** Cards as one language prints them. */
import { betweenHalves, type CardDefinition, type CardFace } from "../card.ts";
import type { Vocabulary } from "../eraWords.ts";
import type { Ability, Node } from "../schema.ts";
import { type Context, contextFor } from "./context.ts";
import { intrinsicAbilities } from "./meaning.ts";
import type { Lexicon, Paragraph, PrintedCard, PrintOptions } from "./printer.ts";

/** What a language knows: the parts that cards are put together from. */
export interface LanguagePrinter {
  abilityText(ability: Ability, context: Context): string;
  /** Of something modal, each mode as a sentence (700.2). */
  modeTexts(modal: Node<"Effect", "modal">, context: Context): readonly string[];
  typeLine(
    card: Pick<CardFace, "supertypes" | "types" | "subtypes">,
    vocabulary?: Vocabulary,
  ): string;
  name(card: CardFace): string;
  /** Keywords on one line. */
  keywordList(texts: readonly string[]): string;
  /** Abilities of one paragraph. */
  together(texts: readonly string[]): string;
  inParentheses(text: string): string;
}

/** An ability as a line of text. */
export function printAbility(
  language: LanguagePrinter,
  lexicon: Lexicon,
  ability: Ability,
  { card, reminders }: PrintOptions & { readonly card: CardFace },
): string {
  const of = { lexicon, card, reminders: reminders ?? false };
  return language.abilityText(ability, contextFor(ability, of));
}

/** The text box of one face, by paragraphs, with the abilities that each of them is about. */
export function printTextBox(
  language: LanguagePrinter,
  lexicon: Lexicon,
  card: CardFace,
  options: PrintOptions,
): Paragraph[] {
  const ability = (node: Ability, how: PrintOptions = {}): string =>
    printAbility(language, lexicon, node, { ...how, card });
  return [
    ...(options.reminders ? intrinsicAbilities(card) : []).map((node) => ({
      abilities: [node],
      lines: [language.inParentheses(ability(node))],
    })),
    ...paragraphs(card.abilities, options).map((group) => {
      const texts = group.map((node) => ability(node, options));
      const bare = group.every((node) => node.is === "keyword");
      const text = bare ? language.keywordList(texts) : language.together(texts);
      // The modes of a modal ability are lines of their own (700.2).
      return { abilities: group, lines: text.split("\n") };
    }),
  ];
}

export const printFace = (
  language: LanguagePrinter,
  lexicon: Lexicon,
  card: CardFace,
  options: PrintOptions,
): PrintedCard => ({
  name: language.name(card),
  manaCost: card.manaCost ?? "",
  typeLine: language.typeLine(card, lexicon.vocabulary),
  lines: printTextBox(language, lexicon, card, options).flatMap(({ lines }) => lines),
  ...numbers(card),
});

export function printCard(
  language: LanguagePrinter,
  lexicon: Lexicon,
  card: CardDefinition,
  options: PrintOptions = {},
): PrintedCard {
  const face = (one: CardFace): PrintedCard => printFace(language, lexicon, one, options);
  return {
    ...(card.halves ? ofHalves(card.halves.map(face)) : face(card)),
    ...(card.back && { back: face(card.back) }),
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
