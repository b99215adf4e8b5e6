/** The pages of what has moved: each of its former addresses, and where that leads now. */
import { LANGS, type Lang } from "../i18n.ts";
import { embedPage, pagePath, shortEmbedPath } from "../paths.ts";
import { type Ids, type Kind, kinds, pageOf, partsOf, shortPathOf } from "./kinds.ts";
import { type Redirects, redirectOf } from "./redirects.ts";

interface Moved {
  readonly kind: Kind;
  /** Its former address; `/ja/rulings/old/`. */
  readonly from: string;
  readonly to: string;
  /** The language of the page; a short address has none. */
  readonly lang?: Lang;
  /** The new page after the language. */
  readonly page: string;
}

/** An anchor is part of a page, which stays or has moved by itself. */
const hasPage = (kind: Kind, id: string): boolean => !pageOf(kind, id).includes("#");

export function movedPages(register: Ids, now: Ids, redirects: Redirects): readonly Moved[] {
  return kinds.flatMap((kind) =>
    [...register[kind], ...Object.keys(redirects[kind] ?? {})]
      .filter((id, index, all) => all.indexOf(id) === index && !now[kind].has(id))
      .flatMap((old) => {
        const target = redirectOf(redirects, kind, old);
        return target === undefined ? [] : movedOf(kind, old, target);
      }),
  );
}

function movedOf(kind: Kind, old: string, target: string): readonly Moved[] {
  const page = pageOf(kind, target);
  const [from, to] = [shortPathOf(kind, old), shortPathOf(kind, target)];
  return [
    ...(hasPage(kind, old) ? inBoth(kind, pageOf(kind, old), page) : []),
    ...(from !== undefined && to !== undefined ? [{ kind, page, from, to }] : []),
    ...(kind === "boards" ? embeddedOf(old, target) : []),
  ];
}

const inBoth = (kind: Kind, old: string, page: string): readonly Moved[] =>
  LANGS.map((lang) => ({ kind, lang, page, from: pagePath(lang, old), to: pagePath(lang, page) }));

/** A board within the pages of others, which nobody here can mend. */
function embeddedOf(old: string, target: string): readonly Moved[] {
  const page = embedPage(...partsOf(target));
  const [from, to] = [shortEmbedPath(...partsOf(old)), shortEmbedPath(...partsOf(target))];
  return [
    ...inBoth("boards", embedPage(...partsOf(old)), page),
    { kind: "boards", page, from, to },
  ];
}
