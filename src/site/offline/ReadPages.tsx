import type { Lang } from "../i18n.ts";
import type { Facts } from "./kept.ts";
import { offlineWords, READ_GROUPS, type ReadGroup } from "./words.ts";

const groupOf = ({ path }: Facts): ReadGroup => {
  const [, , folder = ""] = path.split("/");
  return READ_GROUPS.find((group) => group === folder) ?? "others";
};

interface Props {
  readonly lang: Lang;
  readonly pages: readonly Facts[];
}

/** Pages that were read, by kind, the latest first. */
export function ReadPages({ lang, pages }: Props) {
  const words = offlineWords(lang);
  return (
    <>
      {READ_GROUPS.map((group) => {
        const own = pages.filter((page) => groupOf(page) === group);
        return (
          own.length > 0 && (
            <section key={group}>
              <h3>{words.groups[group]}</h3>
              <ul class="plain kept-pages">
                {own.map(({ path, title }) => (
                  <li key={path}>
                    <a href={path}>{title}</a>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}
