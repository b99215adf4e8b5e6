/** One result, as it stands in the list. */
import { proseHtml } from "../rules/html.ts";
import type { Hit } from "./client.ts";
import { iconOf } from "./icons.ts";
import { element } from "./parts.ts";
import type { SearchWords } from "./shape.ts";

/** An excerpt whose first so many characters stand in the title repeats it. */
const REPEATED = 12;

export function itemFor({ url, title, kind, excerpt }: Hit, words: SearchWords): HTMLLIElement {
  const item = document.createElement("li");
  const link = element("a", "hit");
  link.href = url;
  const label = element("span", `kind kind-${kind}`);
  label.append(iconOf(kind), words.kinds[kind]);
  const name = element("span", "title");
  // It escapes the title; the symbols are all that it adds.
  name.innerHTML = proseHtml(title, document.documentElement.lang === "en" ? "en" : "ja");
  link.append(label, name);
  const more = element("span", "excerpt");
  if ("text" in excerpt) more.textContent = excerpt.text;
  // Pagefind escapes what it takes from the page; <mark> is all that it adds.
  else more.innerHTML = excerpt.html;
  const start = (more.textContent ?? "").slice(0, REPEATED);
  // A ruling's page begins with its title.
  if (start !== "" && !name.textContent?.includes(start)) link.append(more);
  item.append(link);
  return item;
}
