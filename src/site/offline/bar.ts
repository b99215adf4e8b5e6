/** Says that the page has become another since it was opened. It never loads it by itself. */
import type { Bilingual } from "../i18n.ts";
import { langOf } from "../paths.ts";
import { sheet } from "../sheet.ts";
import styles from "../styles/newer.css?url";

const words = {
  there: {
    ja: "このページの新しい版があります。",
    en: "There is a newer version of this page.",
  },
  load: { ja: "読み込む", en: "Load it" },
  later: { ja: "あとで", en: "Not now" },
} as const satisfies Record<string, Bilingual>;

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "copy";
  made.textContent = label;
  made.addEventListener("click", onPress);
  return made;
}

export async function showBar(): Promise<void> {
  await sheet(styles);
  const lang = langOf(new URL(location.href));
  const bar = document.createElement("div");
  bar.className = "newer";
  bar.lang = lang;
  const said = document.createElement("p");
  said.setAttribute("role", "status");
  bar.append(
    said,
    button(words.load[lang], () => location.reload()),
    button(words.later[lang], () => {
      bar.remove();
      delete document.documentElement.dataset.newer;
    }),
  );
  document.body.append(bar);
  document.documentElement.dataset.newer = "";
  // A status is read out when it changes, not when it comes.
  requestAnimationFrame(() => {
    said.textContent = words.there[lang];
  });
}
