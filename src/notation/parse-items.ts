/** Reads the entries of a zone in a position: `2 Forest (tapped)`. */
import type { CardDefinition } from "../language/card.ts";
import { longestCardName, longestName } from "./names.ts";
import { type OpenItem, readDetails } from "./parse-details.ts";
import type { PositionReader } from "./position-reader.ts";
import { complaint } from "./problems.ts";
import { expected, readList, readNumber } from "./reader.ts";
import type { Scanner } from "./scan.ts";
import { nearest } from "./suggest.ts";
import type { Item, ItemZone } from "./syntax.ts";

/** More than any board needs, and few enough to be played in a browser. */
export const mostObjects = 2_000;

export function readItems(
  position: PositionReader,
  scanner: Scanner,
  zone: ItemZone,
): readonly Item[] | undefined {
  const items = readList(scanner, () => readItem(position, scanner, zone));
  if (!items) return undefined;
  if (scanner.done) return items;
  return expected(position.reader, scanner, {
    en: "A comma before the next card",
    ja: "次のカードの前のコンマ",
  });
}

function readItem(position: PositionReader, scanner: Scanner, zone: ItemZone): Item | undefined {
  scanner.skip();
  const from = scanner.at;
  const item = readEntry(position, scanner, zone);
  if (!item || !readDetails(position, scanner, zone, item)) return undefined;
  position.objects += item.count;
  item.at = scanner.range(from);
  if (position.objects > mostObjects) {
    return position.report(item.at, complaint("tooManyObjects", [mostObjects]));
  }
  return item;
}

/** So many copies of a card, or so many cards that nobody knows. */
function readEntry(
  position: PositionReader,
  scanner: Scanner,
  zone: ItemZone,
): OpenItem | undefined {
  const from = scanner.at;
  // A name may begin with a number, so it comes first.
  const single = acceptCard(position, scanner);
  const count = single ? 1 : readCount(position, scanner);
  if (count === undefined) return undefined;
  if (!single && scanner.acceptOne(["cards", "card"])) {
    if (zone === "hand" || zone === "library") return { count, at: scanner.range(from) };
    return position.report(scanner.range(from), complaint("unknownInPublic", []));
  }
  const card = single ?? readCard(position, scanner);
  if (!card) return undefined;
  position.copies.set(card.id, (position.copies.get(card.id) ?? 0) + count);
  position.used.set(card.id, card);
  return { count, card: card.id, at: scanner.range(from) };
}

function acceptCard(position: PositionReader, scanner: Scanner): CardDefinition | undefined {
  scanner.skip();
  const { cards } = position;
  const { at, end, line } = scanner;
  const name = longestName(line.text, at, end, longestCardName(cards), cards.find);
  if (name) scanner.at = name.end;
  return name?.found;
}

function readCard(position: PositionReader, scanner: Scanner): CardDefinition | undefined {
  const card = acceptCard(position, scanner);
  if (card) return card;
  const from = scanner.at;
  if (!scanner.match(/[^,、()]+/y)) {
    return expected(position.reader, scanner, { en: "The name of a card", ja: "カードの名前" });
  }
  const typed = scanner.typed(from);
  const meant = nearest(typed, position.cards.all);
  return position.report(scanner.range(from), complaint("unknownCard", [typed], meant));
}

/** How many; one when nothing is said. */
function readCount(position: PositionReader, scanner: Scanner): number | undefined {
  const { at } = scanner;
  if (!scanner.match(/\d+ (?=\S)/y)) return 1;
  scanner.at = at;
  const what = { en: "A number from 1", ja: "1以上の数" };
  const count = readNumber(position.reader, scanner, what);
  if (count !== 0) return count;
  scanner.at = at;
  return expected(position.reader, scanner, what);
}
