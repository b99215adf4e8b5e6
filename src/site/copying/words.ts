/** The words of the copy menu, in both languages. */
import type { Lang } from "../i18n.ts";
import type { Format } from "./formats.ts";

const ja = {
  title: "コピーする形式",
  formats: {
    link: "リンク",
    markdown: "Markdown",
    bbcode: "BBCode",
    discord: "Discord",
    text: "文章",
  } satisfies Record<Format, string>,
  copied: (format: string) => `コピーしました：${format}`,
  failed: "コピーできませんでした。下の文章を選んでコピーしてください。",
  whole: "コピーする文章",
  linkToWords: "選んだ言葉へのリンクをコピー",
  linkCopied: "コピーしました",
  linkFailed: "コピーできませんでした。リンクはアドレス欄にあります。",
  rulesOf: (date: string) => `${date}版の総合ルール`,
  when: (era: string, date: string) => `${era}（${date}）`,
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : (typeof ja)[Key] extends string
      ? string
      : Readonly<Record<Format, string>>;
};

const en: Words = {
  title: "Copy as",
  formats: {
    link: "Link",
    markdown: "Markdown",
    bbcode: "BBCode",
    discord: "Discord",
    text: "Plain text",
  },
  copied: (format) => `Copied: ${format}`,
  failed: "It couldn't be copied. Select the text below and copy it.",
  whole: "Text to copy",
  linkToWords: "Copy a link to these words",
  linkCopied: "Copied",
  linkFailed: "It couldn't be copied. The link is in the address bar.",
  rulesOf: (date) => `Comprehensive Rules of ${date}`,
  when: (era, date) => `${era} (${date})`,
};

const words: Readonly<Record<Lang, Words>> = { ja, en };

export const copyWords = (lang: Lang): Words => words[lang];
