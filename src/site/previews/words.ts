/** What the pictures say themselves, in both languages. */
import type { Lang } from "../i18n.ts";

const ja = {
  inItsDay: (date: string, text: string) => `当時（${date}）：${text}`,
  since: (date: string, text: string) => `${date}から：${text}`,
  boardBy: (date: string) => `盤面は${date}のルール`,
  between: "・",
  list: "、",
  titles: "、",
  /** For those who can't see it: the picture repeats what the page is about. */
  alt: (kind: string, title: string, hasBoard: boolean) =>
    `${kind}：${title}${hasBoard ? "（盤面の図つき）" : ""}`,
  site: "裁定・盤面・ルール",
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const en: Words = {
  inItsDay: (date, text) => `Then (${date}): ${text}`,
  since: (date, text) => `Since ${date}: ${text}`,
  boardBy: (date) => `board under the rules of ${date}`,
  between: " · ",
  list: ", ",
  titles: "; ",
  alt: (kind, title, hasBoard) =>
    `${kind}: ${title}${hasBoard ? " (with a picture of the board)" : ""}`,
  site: "Rulings, boards, rules",
};

const words: Readonly<Record<Lang, Words>> = { ja, en };

export const previewWords = (lang: Lang): Words => words[lang];
