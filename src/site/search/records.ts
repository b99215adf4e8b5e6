/** What has no page of its own, terms and boards, as records of the search index. */
import { z } from "astro/zod";
import type { CustomRecord } from "pagefind";
import { LANGS, type Lang } from "../i18n.ts";
import type { FoundKind } from "./kinds.ts";
import { sortPlace } from "./kinds.ts";

const bilingual = z.object({ ja: z.string(), en: z.string() });

/** As much of the published data as the records need (see `api/schemas.ts`). */
const termsData = z.array(
  z.object({ name: bilingual, kana: z.string(), gist: bilingual, url: bilingual }),
);
const boardsData = z.array(
  z.object({ title: bilingual.partial(), cards: z.array(z.string()), url: bilingual }),
);
const cardsData = z.array(z.object({ id: z.string(), name: bilingual }));

interface Published {
  readonly terms: unknown;
  readonly boards: unknown;
  readonly cards: unknown;
}

interface Told {
  readonly kind: FoundKind;
  readonly index: number;
  readonly lang: Lang;
  readonly url: string;
  readonly title: string;
  readonly names: string;
  readonly content: string;
}

const recordOf = ({ kind, index, lang, url, title, names, content }: Told): CustomRecord => {
  const [name, place = ""] = sortPlace(kind, index).split(":");
  return {
    url,
    content,
    language: lang,
    meta: { title, names, kind },
    sort: { [name ?? ""]: place },
  };
};

export function searchRecords(data: Published): readonly CustomRecord[] {
  const names = new Map(cardsData.parse(data.cards).map(({ id, name }) => [id, name]));
  const terms = termsData.parse(data.terms).flatMap(({ name, kana, gist, url }, index) =>
    LANGS.map((lang) => {
      const title = name[lang];
      const spellings = [name.en, name.ja, kana].join(" ");
      const content = `${title}. ${gist[lang]}`;
      return recordOf({
        kind: "term",
        index,
        lang,
        url: url[lang],
        title,
        names: spellings,
        content,
      });
    }),
  );
  const boards = boardsData.parse(data.boards).flatMap(({ title, cards, url }, index) =>
    LANGS.map((lang) => {
      const shown = cards.flatMap((id) => names.get(id)?.[lang] ?? []);
      const list = new Intl.ListFormat(lang, { type: "unit" }).format(shown);
      const told = title[lang] ?? list;
      const content = `${told}${lang === "ja" ? "。" : ". "}${list}`;
      return recordOf({
        kind: "board",
        index,
        lang,
        url: url[lang],
        title: told,
        names: "",
        content,
      });
    }),
  );
  return [...terms, ...boards];
}
