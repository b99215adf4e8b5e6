/** Reads tokens by their characteristics: `1/1 green and white Elf Warrior creature token with haste`. */
import {
  type CardType,
  type Color,
  cardTypes,
  type Subtype,
  supertypes,
} from "../language/vocabulary.ts";
import type { Scanner } from "./scan.ts";
import type { TokenLook } from "./syntax.ts";
import { acceptSubtype, colorNames, inColorOrder, keywordWords } from "./words.ts";

/** A token, if its whole description stands here. */
export function acceptToken(scanner: Scanner): TokenLook | undefined {
  const { at } = scanner;
  const look = readLook(scanner);
  if (!look) scanner.at = at;
  return look;
}

function readLook(scanner: Scanner): TokenLook | undefined {
  const size = scanner.match(/(-?\d+)\/(-?\d+)(?= )/y);
  const colors: Color[] = [];
  if (!scanner.accept("colorless")) {
    for (;;) {
      const word = scanner.acceptOne(colorNames.words);
      const color = word === undefined ? undefined : colorNames.valueOf(word);
      if (color === undefined) break;
      colors.push(color);
      if (!scanner.acceptOne([",", "、", "and"])) break;
    }
    // Without a colour it is no description, but perhaps the name of a card.
    if (colors.length === 0) return undefined;
  }
  const supers = some(scanner, () => scanner.acceptOne(supertypes));
  const subtypes: readonly Subtype[] = some(scanner, () => acceptSubtype(scanner));
  const types: readonly CardType[] = some(scanner, () => scanner.acceptOne(cardTypes));
  if (types.length === 0 || !scanner.acceptOne(["tokens", "token"])) return undefined;
  const keywords = scanner.accept("with") ? readKeywords(scanner) : [];
  return {
    ...(size && { power: Number(size[1]), toughness: Number(size[2]) }),
    colors: inColorOrder(colors),
    supertypes: supers,
    subtypes,
    types,
    keywords,
  };
}

function some<Value>(scanner: Scanner, accept: () => Value | undefined): readonly Value[] {
  const found: Value[] = [];
  while (!scanner.done) {
    const one = accept();
    if (one === undefined) break;
    found.push(one);
  }
  return found;
}

function readKeywords(scanner: Scanner): TokenLook["keywords"] {
  return some(scanner, () => {
    scanner.accept("and");
    const word = scanner.acceptOne(keywordWords.words);
    return word === undefined ? undefined : keywordWords.valueOf(word);
  });
}
