/** What the notation names, in the words of a Japanese sentence. */
import type { PlayerId } from "../../engine/ids.ts";
import { keywords } from "../../keywords/index.ts";
import type { CardName } from "../../language/card.ts";
import type { CardReference, ObjectReference, Reference } from "../../notation/syntax.ts";
import { halfNamed, type Named, nameOfCard, nameOfToken, nickname } from "../named.ts";
import { isTokenName } from "../names.ts";

export const playerName = (player: PlayerId): string => `プレイヤー${player}`;

/** Card names stand in brackets; what a token is called by its subtypes does not. */
export const inBrackets = (name: CardName): string =>
  isTokenName(name) ? name.ja : `《${name.ja}》`;

/** A nickname stands behind the name as the number does: it is a word of the board's notation. */
export function nameOf(reference: CardReference, board: Named): string {
  if (reference.is === "nickname") {
    const name = nickname(reference.nickname, board);
    return name ? `${inBrackets(name)}（${reference.nickname}）` : reference.nickname;
  }
  const name =
    reference.is === "token" ? nameOfToken(reference.name) : nameOfCard(reference.card, board);
  const whose = reference.of ? `${playerName(reference.of)}の` : "";
  const called = name
    ? inBrackets(name)
    : `《${reference.is === "card" ? reference.card : reference.name}》`;
  return `${whose}${called}${reference.number ? `（${reference.number}つ目）` : ""}`;
}

export const objectName = (reference: ObjectReference, board: Named): string =>
  `${nameOf(reference, board)}${reference.ability ? "の能力" : ""}`;

export const thingName = (reference: Reference, board: Named): string =>
  reference.is === "player" ? playerName(reference.player) : objectName(reference, board);

export const thingNames = (references: readonly Reference[], board: Named): string =>
  references.map((one) => thingName(one, board)).join("と");

/** A way to cast a spell: without paying its mana cost, by a keyword, or as a half of a split card. */
export function wayName(way: string, board: Named): string {
  if (way === "free") return "マナ・コストなしで";
  const keyword = Object.values(keywords).find(({ en }) => en.toLowerCase() === way);
  const half = halfNamed(way, board);
  return half ? `《${half.ja}》として` : `${keyword?.ja ?? way}で`;
}
