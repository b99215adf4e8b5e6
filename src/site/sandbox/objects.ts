/** The objects of a position as a form names them, and as the notation refers to them. */

import { nameBySubtypes } from "../../engine/effects/tokens.ts";
import type { PlayerId } from "../../engine/ids.ts";
import type { CardDefinition } from "../../language/card.ts";
import { counterWords } from "../../language/lexicon.ts";
import { zonesOf } from "../../notation/edit/seats.ts";
import { withAside } from "../../notation/punctuation.ts";
import type { CardReference, Item, ItemZone, Position } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import type { SandboxWords } from "./words.ts";

const nowhere = { line: 0, column: 0, length: 0 };

/** What an item is called by itself. */
export function itemName(
  { card, token, count }: Item,
  cards: readonly CardDefinition[],
  lang: Lang,
  words: SandboxWords,
): string {
  if (token && token !== true) {
    const { power, toughness, subtypes } = token;
    const name = nameBySubtypes(subtypes)[lang];
    return power === undefined ? name : `${power}/${toughness} ${name}`;
  }
  if (card === undefined) return words.unknownCards(count);
  const name = cards.find(({ id }) => id === card)?.name[lang] ?? card;
  return token ? words.token(name) : name;
}

/** What a kind of counter is called where it is plain that they are counters. */
export const counterLabel = (kind: string, lang: Lang): string =>
  counterWords.get(kind)?.[lang] ?? kind;

/** One object that a field may refer to. */
export interface ObjectOption {
  /** The same for the same object as long as the position stays. */
  readonly value: string;
  readonly label: string;
  readonly reference: CardReference;
  readonly player: PlayerId;
  readonly zone: ItemZone;
  readonly item: Item;
}

type Named = Pick<ObjectOption, "label" | "item" | "player" | "zone"> & {
  readonly name: string;
  readonly bare: CardReference;
};

/** Every object of a position with a name. */
export function objectOptions(
  { seats }: Position,
  cards: readonly CardDefinition[],
  lang: Lang,
  words: SandboxWords,
): readonly ObjectOption[] {
  const all = seats.flatMap(({ player, zones }) =>
    zonesOf(zones).flatMap(([zone, items]) =>
      items.flatMap((item): readonly Named[] => {
        const bare = bareReference(item);
        if (!bare) return [];
        const label = itemName({ ...item, count: 1 }, cards, lang, words);
        const name = bare.is === "card" ? bare.card : bare.is === "token" ? `${bare.name}*` : label;
        return Array.from({ length: item.count }, () => ({
          label,
          item,
          player,
          zone,
          name,
          bare,
        }));
      }),
    ),
  );
  return all.map(({ label, item, player, zone, name, bare }, index) => {
    const alike = all.filter((one) => one.name === name);
    const number = all.slice(0, index).filter((one) => one.name === name).length + 1;
    const numbered = alike.length === 1 ? {} : { number };
    const { nickname } = item;
    const reference: CardReference =
      nickname === undefined ? { ...bare, ...numbered } : { is: "nickname", nickname, at: nowhere };
    const which = nickname ?? (alike.length === 1 ? "" : `#${number}`);
    return {
      value: `${name} ${number}`,
      label: withAside(lang, `${label}${which === "" ? "" : ` ${which}`}`, player),
      reference,
      player,
      zone,
      item,
    };
  });
}

function bareReference({ card, token }: Item): CardReference | undefined {
  if (token && token !== true) {
    return { is: "token", name: nameBySubtypes(token.subtypes).en, at: nowhere };
  }
  // A token that is a copy of a card has no name of its own in the notation.
  return card === undefined || token ? undefined : { is: "card", card, at: nowhere };
}

/** Which of the options a reference means: without a number, the first of the name. */
export const optionFor = (
  options: readonly ObjectOption[],
  reference: CardReference | undefined,
): ObjectOption | undefined =>
  reference &&
  options.find(({ reference: one, item, player }) => {
    if (reference.is === "nickname") return item.nickname === reference.nickname;
    if (reference.of !== undefined && reference.of !== player) return false;
    const isSame =
      reference.is === "card"
        ? item.card === reference.card && !item.token
        : one.is === "token" && one.name === reference.name;
    const number = one.is === "nickname" ? undefined : one.number;
    return isSame && (reference.number === undefined || reference.number === (number ?? 1));
  });
