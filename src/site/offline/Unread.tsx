import { useEffect, useState } from "preact/hooks";
import { type Lang, otherLang } from "../i18n.ts";
import {
  CARDS_PAGE,
  CONFORMANCE_PAGE,
  isOfflinePage,
  OFFLINE_PAGE,
  pagePath,
  RULES_PAGE,
} from "../paths.ts";
import type { Part } from "./parts.ts";
import { ReadPages } from "./ReadPages.tsx";
import { find } from "./stores.ts";
import { useKept } from "./useKept.ts";
import { offlineWords } from "./words.ts";

/** So many pages are shown; the others stand on the page of all that is kept. */
const MOST_SHOWN = 30;

/** Where to begin in a part that is kept whole. */
const BEGINNINGS = [
  ["site", "guides/"],
  ["rulings", "rulings/"],
  ["cards", CARDS_PAGE],
  ["rules", RULES_PAGE],
  ["conformance", CONFORMANCE_PAGE],
  ["search", "search/"],
] as const satisfies readonly (readonly [Part, string])[];

/** The address of the page in the other language, if it is kept. */
function useOtherLanguage(lang: Lang): string | undefined {
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    const path = location.pathname.replace(pagePath(lang), pagePath(otherLang(lang)));
    const look = async () => {
      if (!isOfflinePage(path) && (await find(path))) setKept(path);
    };
    look().catch(() => {});
  }, [lang]);
  return kept;
}

/** What can be read instead of a page that can't be had. */
export function Unread({ lang }: { readonly lang: Lang }) {
  const words = offlineWords(lang);
  const [looked] = useKept(lang);
  const other = useOtherLanguage(lang);
  const overview = looked.is === "seen" ? looked.overview : undefined;
  const whole = BEGINNINGS.filter(([part]) => overview?.parts[part].version !== undefined);
  return (
    <>
      <p>
        <button type="button" class="keep-button" onClick={() => location.reload()}>
          {words.again}
        </button>
      </p>
      {other !== undefined && (
        <p>
          <a href={other} hreflang={otherLang(lang)}>
            {words.otherLanguage}
          </a>
        </p>
      )}
      {whole.length > 0 && (
        <section aria-labelledby="whole">
          <h2 id="whole">{words.wholeHere}</h2>
          <ul>
            {whole.map(([part, page]) => (
              <li key={part}>
                <a href={pagePath(lang, page)}>{words.parts[part]}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {overview && overview.read.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">{words.recent}</h2>
          <ReadPages lang={lang} pages={overview.read.slice(0, MOST_SHOWN)} />
        </section>
      )}
      <p>
        <a href={pagePath(lang, OFFLINE_PAGE)}>{words.manage}</a>
      </p>
    </>
  );
}
