/** Reads what somebody chooses: colors, mana, types, modes, numbers, objects and players. */

import type { Color } from "../language/vocabulary.ts";
import { complaint } from "./problems.ts";
import {
  expected,
  isNameNext,
  type Reader,
  readList,
  readManaSymbols,
  readNumber,
  readReference,
} from "./reader.ts";
import type { Scanner } from "./scan.ts";
import type { Choice } from "./syntax.ts";
import type { Range } from "./text.ts";
import { acceptSubtype, colorNames } from "./words.ts";

/** `isOver` says where a list ends because something else begins. */
export function readChoice(
  reader: Reader,
  scanner: Scanner,
  isOver: (scanner: Scanner) => boolean = () => false,
): Choice | undefined {
  scanner.skip();
  const from = scanner.at;
  const at = (): Range => scanner.range(from);
  const ends = (): boolean =>
    scanner.done || [",", "、", "and"].some((word) => scanner.sees(word)) || isOver(scanner);
  const word = acceptColor(scanner);
  if (word !== undefined && ends()) {
    return isOneWord(reader, scanner) ? { is: "color", color: word, at: at() } : undefined;
  }
  // A card's name can begin with the word of a color.
  scanner.at = from;
  if (scanner.accept("nothing")) return { is: "things", things: [], at: at() };
  const [mana, ...more] = readManaSymbols(scanner);
  if (more.length > 0) {
    const second = scanner.line.text.indexOf("{", from + 1);
    const left = complaint("oneWordOnly", [scanner.typed(second)]);
    return reader.report(scanner.range(second), left);
  }
  if (mana !== undefined) {
    return isOneWord(reader, scanner) ? { is: "mana", mana, at: at() } : undefined;
  }
  const isX = scanner.match(/x ?=/y) !== undefined;
  if (isX || /^\d+(?= ?$|[,、])/.test(scanner.rest)) {
    const number = readNumber(reader, scanner, { en: "A number", ja: "数" });
    return number === undefined ? undefined : { is: "number", number, at: at() };
  }
  if (scanner.match(/modes? (?=\d)/y)) {
    const modes = readModes(reader, scanner);
    return modes && { is: "modes", modes, at: at() };
  }
  if (!isNameNext(reader, scanner)) {
    const subtype = acceptSubtype(scanner);
    if (subtype !== undefined && ends()) {
      return isOneWord(reader, scanner) ? { is: "subtype", subtype, at: at() } : undefined;
    }
    scanner.at = from;
  }
  const things = readList(
    scanner,
    () => {
      const thing = readReference(reader, scanner);
      return thing && isOneWord(reader, scanner) ? thing : undefined;
    },
    () => isOver(scanner),
  );
  return things && { is: "things", things, at: at() };
}

function acceptColor(scanner: Scanner): Color | undefined {
  const word = scanner.acceptOne(colorNames.words);
  return word === undefined ? undefined : colorNames.valueOf(word);
}

/** Reports a second word behind a comma, as of `Forest, Plains`: each is a choice of its own. */
function isOneWord(reader: Reader, scanner: Scanner): boolean {
  const { at } = scanner;
  if (!scanner.acceptOne([",", "、", "and"])) return true;
  scanner.skip();
  const from = scanner.at;
  const isWord =
    !isNameNext(reader, scanner) &&
    (acceptColor(scanner) ?? acceptSubtype(scanner) ?? readManaSymbols(scanner)[0]) !== undefined &&
    (scanner.done || scanner.sees(",") || scanner.sees("、"));
  if (isWord) {
    reader.report(scanner.range(from), complaint("oneWordOnly", [scanner.typed(from)]));
  }
  scanner.at = at;
  return !isWord;
}

/** `1 and 3`, or `1, 3` where nothing but a number follows the comma. */
function readModes(reader: Reader, scanner: Scanner): readonly number[] | undefined {
  return readList(
    scanner,
    () => readNumber(reader, scanner, { en: "The number of a mode", ja: "モードの番号" }),
    () => !/^ ?(?:and )?\d/.test(scanner.rest),
  );
}

/** Halves of hybrid symbols as they are decided: `{W}{B}{2}`. */
export function readHalves(reader: Reader, scanner: Scanner): readonly string[] | undefined {
  const symbols: string[] = [];
  for (;;) {
    const symbol = scanner.match(/\{([wubrg]|\d)\}/y)?.[1];
    if (symbol === undefined) break;
    symbols.push(symbol.toUpperCase());
  }
  if (symbols.length > 0) return symbols;
  return expected(reader, scanner, {
    en: "The halves of the hybrid symbols, such as {W}{B}",
    ja: "{W}{B}のような、混成シンボルの選んだ側",
  });
}
