import type { Lang } from "../i18n.ts";
import { Forget } from "./Forget.tsx";
import { KeepWhole } from "./KeepWhole.tsx";
import { ReadPages } from "./ReadPages.tsx";
import { MOST_READ } from "./stores.ts";
import { useKept } from "./useKept.ts";
import { count, megabytes, offlineWords } from "./words.ts";

/** What is kept in this browser, what can be kept, and how to be rid of it. */
export function Offline({ lang }: { readonly lang: Lang }) {
  const words = offlineWords(lang);
  const [looked, again] = useKept(lang);
  if (looked.is === "impossible") return <p class="note">{words.unsupported}</p>;
  if (looked.is === "looking") return <p class="note">{words.looking}</p>;
  const { overview } = looked;
  return (
    <>
      <section aria-labelledby="keep">
        <h2 id="keep">{words.keepTitle}</h2>
        <p>{words.keepLead}</p>
        <KeepWhole lang={lang} overview={overview} onChange={again} />
      </section>
      <section aria-labelledby="read">
        <h2 id="read">{words.readTitle}</h2>
        <p>{words.readLead(count(MOST_READ, lang))}</p>
        {overview.read.length === 0 && <p class="note">{words.readNone}</p>}
        <ReadPages lang={lang} pages={overview.read} />
      </section>
      <section aria-labelledby="forget">
        <h2 id="forget">{words.forgetTitle}</h2>
        {overview.usage !== undefined && <p>{words.usage(megabytes(overview.usage, lang))}</p>}
        <Forget lang={lang} onForgotten={again} />
      </section>
    </>
  );
}
