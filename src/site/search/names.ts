/** Collects the names of everything that has one, for both languages. */

import { cards } from "../../cards/index.ts";
import { facesOf } from "../../language/card.ts";
import { recordOf } from "../../language/records.ts";
import { aboutWords } from "../about/words.ts";
import { allChanges } from "../changes.ts";
import { type Guide, guideName, guidesIn } from "../data.ts";
import { type Lang, otherLang, strings } from "../i18n.ts";
import { ABOUT_PAGE } from "../paths.ts";
import { ContentError } from "../reading.ts";
import { allTerms, wordsOf } from "../terms/terms.ts";
import { mechanicNames, sourceDocument } from "../vocabulary.ts";
import { loadAliases, loadWordings } from "./aliases.ts";
import { fold } from "./fold.ts";
import { FOUND_KINDS, type FoundKind } from "./kinds.ts";
import { ruleEntries } from "./rules.ts";
import { type Named, pageOf, type SearchNames } from "./shape.ts";
import { searchWords } from "./words.ts";

/** What the two languages and the reading call a thing. */
const spellings = ({ ja, en, kana }: Readonly<Record<Lang | "kana", string>>) => [ja, en, kana];

function namedGuide({ data, ...guide }: Guide, other: Guide | undefined): Named {
  const mechanics = data.mechanics.map(mechanicNames).flatMap(spellings);
  const about = sourceDocument(data.document).about;
  return [
    guideName({ data, ...guide } as Guide),
    data.title,
    ...(other ? [other.data.title] : []),
    ...mechanics,
    ...[data.kana, data.romaji].flatMap((name) => name ?? []),
    `+${about.ja}`,
    `+${about.en}`,
  ];
}

async function namedIn(lang: Lang): Promise<Readonly<Partial<Record<FoundKind, Named[]>>>> {
  const other = otherLang(lang);
  const others = new Map((await guidesIn(other)).map((guide) => [guideName(guide), guide]));
  const guides = (await guidesIn(lang)).toSorted((one, two) =>
    guideName(one) < guideName(two) ? -1 : 1,
  );
  return {
    rule: ruleEntries().map(({ id, title }) => [id, title[lang], title[other]]),
    guide: guides.map((guide) => namedGuide(guide, others.get(guideName(guide)))),
    card: cards.map((card) => {
      const faces = facesOf(card).map(({ name }) => name);
      return [card.id, card.name[lang], ...[card.name, ...faces].flatMap(spellings)];
    }),
    change: allChanges().map(({ id, title }) => [id, title[lang], title[other]]),
    term: allTerms().map((term) => [
      term.id,
      term.name[lang],
      term.kana,
      ...wordsOf(term, "ja"),
      ...wordsOf(term, "en"),
    ]),
    site: [
      ["notation/", strings(lang).notation, strings(other).notation],
      ["conformance/", strings(lang).conformance, strings(other).conformance],
      [ABOUT_PAGE, aboutWords(lang).title, aboutWords(other).title],
    ],
  };
}

/** Each name once; the title needn't be said again. */
function shortened([page, title, ...names]: Named): Named {
  const said = new Set([fold(title)]);
  const others = names.filter((name) => !said.has(fold(name)) && said.add(fold(name)));
  return [page, title, ...others];
}

export async function namesFor(
  lang: Lang,
  counts: Pick<Record<FoundKind, number>, "ruling" | "board">,
): Promise<SearchNames> {
  const named = await namedIn(lang);
  const byPage = new Map(
    FOUND_KINDS.flatMap((kind) =>
      (named[kind] ?? []).map((one, index) => [pageOf(kind, one[0]), { kind, index }] as const),
    ),
  );
  const added = new Map<string, readonly string[]>();
  for (const { page, words } of loadAliases()) {
    const address = page.includes("#") || page.endsWith("/") ? page : `${page}/`;
    if (!byPage.has(address)) {
      throw new ContentError(`content/search/aliases.yaml: there is no page ${page}`);
    }
    added.set(address, [...(added.get(address) ?? []), ...words]);
  }
  const all = Object.fromEntries(
    FOUND_KINDS.flatMap((kind) => {
      const own = named[kind]?.map((one) =>
        shortened([...one, ...(added.get(pageOf(kind, one[0])) ?? [])]),
      );
      return own ? [[kind, own]] : [];
    }),
  );
  const count = (kind: FoundKind): number =>
    kind === "ruling" || kind === "board" ? counts[kind] : (named[kind]?.length ?? 0);
  return {
    counts: recordOf(FOUND_KINDS, count),
    named: all,
    wordings: loadWordings()[lang],
    words: searchWords(lang),
  };
}
