/** Reads the entries of a zone in a position: `2 Forest (tapped)`. */
import { type OpenItem, readDetails } from "./parse-details.ts";
import { acceptToken } from "./parse-tokens.ts";
import { acceptCardName, type PositionReader, readCardName } from "./position-reader.ts";
import { complaint } from "./problems.ts";
import { expected, readList, readNumber } from "./reader.ts";
import type { Scanner } from "./scan.ts";
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
  const single = acceptCardName(position, scanner);
  const count = single ? 1 : readCount(position, scanner);
  if (count === undefined) return undefined;
  if (!single && scanner.acceptOne(["cards", "card"])) {
    if (zone === "hand" || zone === "library") return { count, at: scanner.range(from) };
    return position.report(scanner.range(from), complaint("unknownInPublic", []));
  }
  const look = single ? undefined : acceptToken(position, scanner);
  if (look) return { count, token: look, at: scanner.range(from) };
  const card = single ?? readCardName(position, scanner);
  if (!card) return undefined;
  if (scanner.accept("token")) {
    position.used.set(card.id, card);
    return { count, card: card.id, token: true, at: scanner.range(from) };
  }
  position.copies.set(card.id, (position.copies.get(card.id) ?? 0) + count);
  position.used.set(card.id, card);
  return { count, card: card.id, at: scanner.range(from) };
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
