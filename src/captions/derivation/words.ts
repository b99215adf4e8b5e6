/** What a language says of derivations. It is loaded when somebody first looks at one. */
import type { Game } from "../../engine/game.ts";
import type { Dependency, DerivationStep } from "../../engine/index.ts";
import { keywords } from "../../keywords/index.ts";
import type { CardDefinition, CardFace } from "../../language/card.ts";
import type { Vocabulary } from "../../language/eraWords.ts";
import { type Context, contextFor } from "../../language/print/context.ts";
import type { LanguagePrinter } from "../../language/print/faces.ts";
import type { Lexicon } from "../../language/print/printer.ts";
import type { Ability } from "../../language/schema.ts";
import type { Color } from "../../language/vocabulary.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { langOf, type Speech, vocabularyIn } from "../speech.ts";
import type { TextLine } from "./text.ts";
import type { Group } from "./values.ts";

/** The layers in which something happens to an object. */
export type ToldLayer = Exclude<DerivationStep["layer"], "printed">;

export interface DerivationWords {
  /** "7c", as the language numbers its layers. */
  layer(number: string): string;
  readonly layers: Readonly<Record<ToldLayer, string>>;
  readonly aspects: Readonly<Record<Group | "abilities", string>>;
  readonly none: string;
  colors(colors: readonly Color[]): string;
  everyCreatureType(typeLine: string): string;
  /** A keyword as a line of text, as it stands in a sentence. */
  withinSentence(keyword: string): string;
  /** Keywords by name, and so many abilities that are none. */
  abilities(keywords: readonly string[], others: number): string;
  // What differs from print
  differs(now: string, was: string, isToken: boolean): string;
  hasGained(abilities: string): string;
  hasLost(abilities: string): string;
  readonly hasLostAll: string;
  readonly textChanged: string;
  controlledBy(player: string): string;
  summary(parts: readonly string[]): string;
  // Effects
  /** The object is the source of its own effect. */
  itself(name: string): string;
  copies(name: string): string;
  readonly faceDown: string;
  readonly landTypes: string;
  /** 208.5 */
  readonly noSize: string;
  /** 208.3 */
  readonly noCreature: string;
  counters(kinds: readonly (readonly [counter: string, count: number])[]): string;
  /** The counters of a kind on an object, as what makes an effect. */
  counterOn(counter: string, object: string): string;
  // Headings
  /** On a board, for what is in the page without any script. */
  readonly title: string;
  /** An object in some steps of a board, with what there is to say of it. */
  about(what: string, summary: string): string;
  inSteps(name: string, steps: readonly number[]): string;
  readonly unchanged: string;
  /** Effects apply, but nothing comes of them in the end. */
  readonly asPrinted: string;
  readonly caption: string;
  /** The picture above the table. */
  readonly ladder: string;
  readonly layerHeading: string;
  readonly effectHeading: string;
  readonly changeHeading: string;
  /** The words of an ability that is no keyword have changed. */
  readonly seeText: string;
  /** Where a way begins: with a card, and with a token. */
  readonly printed: string;
  readonly created: string;
  /** Between a value and the next, for the ear. */
  readonly becomes: string;
  readonly kinds: Readonly<Record<Exclude<TextLine["kind"], "kept">, string>>;
  showSource(name: string): string;
  // Decisions
  /** It applies before an effect with an earlier timestamp, which depends on it. */
  before(other: string, why: Dependency): string;
  /** It applies before an effect with an earlier timestamp, which waits for a third one. */
  waits(other: string, forWhat: string): string;
  loop(others: readonly string[]): string;
  readonly goesOn: string;
}

export interface DerivationLanguage {
  words(vocabulary: Vocabulary): DerivationWords;
  readonly printer: LanguagePrinter;
}

/** What a language says of derivations, with the words of a year. */
interface DerivationSpeech {
  readonly words: DerivationWords;
  typeLine(face: Pick<CardFace, "supertypes" | "types" | "subtypes">): string;
  readonly printer: LanguagePrinter;
}

const languages = new Map<Lang, DerivationLanguage>();

export function learnDerivation(lang: Lang, language: DerivationLanguage): void {
  languages.set(lang, language);
}

/** @throws {Error} for a language that was not learnt: a mistake in what is imported. */
export function derivationWords(speech: Speech): DerivationSpeech {
  const language = languages.get(langOf(speech));
  if (!language) throw new Error(`Nothing has taught the inspector “${langOf(speech)}”.`);
  const { words, printer } = language;
  const vocabulary = vocabularyIn(speech);
  return {
    words: words(vocabulary),
    typeLine: (face) => printer.typeLine(face, vocabulary),
    printer,
  };
}

/** The words that a printer needs for the cards of a game. */
export const lexiconOf = (cards: readonly CardDefinition[], speech: Speech): Lexicon => ({
  keywords,
  cardName: (name) => cards.find((one) => one.name.en === name)?.name,
  vocabulary: vocabularyIn(speech),
});

/** What a printer knows of an ability. Other cards' names are those of the game's cards. */
export function contextIn(game: Game, ability: Ability, card: CardFace, speech: Speech): Context {
  const lexicon = lexiconOf(Object.values(game.cards), speech);
  return contextFor(ability, { lexicon, card, reminders: false });
}

/** An ability as a line of text. */
export const printed = (ability: Ability, card: CardFace, game: Game, speech: Speech): string =>
  derivationWords(speech).printer.abilityText(ability, contextIn(game, ability, card, speech));
