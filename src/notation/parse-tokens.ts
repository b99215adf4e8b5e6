/** Reads tokens by their characteristics: `1/1 green and white Elf Warrior creature token with haste`. */

import type { KeywordName } from "../language/schema.ts";
import {
  type CardType,
  type Color,
  cardTypes,
  type Subtype,
  supertypes,
} from "../language/vocabulary.ts";
import { readAbilityOf } from "./parse-does.ts";
import type { PositionReader } from "./position-reader.ts";
import type { Scanner } from "./scan.ts";
import type { AbilityReference, TokenLook } from "./syntax.ts";
import { acceptSubtype, colorNames, inColorOrder, keywordWords } from "./words.ts";

/** A token, if its whole description stands here. */
export function acceptToken(position: PositionReader, scanner: Scanner): TokenLook | undefined {
  const { at } = scanner;
  const look = readLook(position, scanner);
  if (!look) scanner.at = at;
  return look;
}

function readLook(position: PositionReader, scanner: Scanner): TokenLook | undefined {
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
    // Without a color it is no description, but perhaps the name of a card.
    if (colors.length === 0) return undefined;
  }
  const supers = some(scanner, () => scanner.acceptOne(supertypes));
  const subtypes: readonly Subtype[] = some(scanner, () => acceptSubtype(scanner));
  const types: readonly CardType[] = some(scanner, () => scanner.acceptOne(cardTypes));
  if (types.length === 0 || !scanner.acceptOne(["tokens", "token"])) return undefined;
  const having = scanner.accept("with") ? readHaving(position, scanner) : { keywords: [] };
  return {
    ...(size && { power: Number(size[1]), toughness: Number(size[2]) }),
    colors: inColorOrder(colors),
    supertypes: supers,
    subtypes,
    types,
    ...having,
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

/** `flying, haste and ability 1 of Wild Mongrel` */
function readHaving(
  position: PositionReader,
  scanner: Scanner,
): Pick<TokenLook, "keywords" | "abilities"> {
  const keywords: KeywordName[] = [];
  const abilities: AbilityReference[] = [];
  while (!scanner.done) {
    const { at } = scanner;
    if (keywords.length + abilities.length > 0) scanner.acceptOne([",", "、", "and"]);
    const ability = readAbilityOf(position, position.reader, scanner);
    if (ability === "bad") break;
    if (ability) {
      abilities.push(ability);
      continue;
    }
    const word = scanner.acceptOne(keywordWords.words);
    const keyword = word === undefined ? undefined : keywordWords.valueOf(word);
    if (keyword === undefined) {
      // A comma can be the one before the next entry of the zone.
      scanner.at = at;
      break;
    }
    keywords.push(keyword);
  }
  return { keywords, ...(abilities.length > 0 && { abilities }) };
}
