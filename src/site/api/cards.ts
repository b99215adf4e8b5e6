/** The cards as data, with their texts as each language prints them. */
import { printFace, setOf } from "../../cards/index.ts";
import type { CardDefinition, CardFace } from "../../language/card.ts";
import { termsOfCard } from "../cards/catalogue.ts";
import type { Lang } from "../i18n.ts";
import { cardPage, shortCardPath } from "../paths.ts";
import { addressesOf } from "./addresses.ts";

/** A face in words, as a language prints it. */
function inWords(face: CardFace, lang: Lang) {
  const { name, typeLine, lines } = printFace(face, lang);
  return { name, typeLine, lines };
}

function publicFace(face: CardFace) {
  const { name, manaCost, colorIndicator, supertypes, types, subtypes } = face;
  const { pt, loyalty } = printFace(face, "en");
  return {
    kana: name.kana,
    ...(manaCost !== undefined && { manaCost }),
    ...(colorIndicator && { colorIndicator }),
    supertypes,
    types,
    subtypes,
    ...(pt !== undefined && { pt }),
    ...(loyalty !== undefined && { loyalty }),
    ja: inWords(face, "ja"),
    en: inWords(face, "en"),
  };
}

export function publicCard(card: CardDefinition) {
  const { id, name, halves, back } = card;
  return {
    id,
    name,
    set: setOf(id).code,
    mechanics: termsOfCard(card)
      .filter(({ isMechanic }) => isMechanic)
      .map((term) => term.id),
    ...(halves ? { halves: halves.map(publicFace) } : publicFace(card)),
    ...(back && { back: publicFace(back) }),
    url: addressesOf(cardPage(id), shortCardPath(id)),
  };
}
