import type { APIRoute } from "astro";
import { cards, printFace, setOf } from "../../../cards/index.ts";
import type { CardDefinition, CardFace } from "../../../language/card.ts";
import { termsOfCard } from "../../../site/cards/catalogue.ts";
import { LANGS } from "../../../site/i18n.ts";
import { cardPath } from "../../../site/paths.ts";

/** A face in words, as each language prints it. */
const inWords = (face: CardFace) =>
  Object.fromEntries(
    LANGS.map((lang) => {
      const { name, typeLine, lines } = printFace(face, lang);
      return [lang, { name, typeLine, lines }];
    }),
  );

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
    ...inWords(face),
  };
}

function publicCard(card: CardDefinition) {
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
    url: Object.fromEntries(LANGS.map((lang) => [lang, cardPath(lang, id)])),
  };
}

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(cards.map(publicCard), null, 1)}\n`, {
    headers: { "content-type": "application/json" },
  });
