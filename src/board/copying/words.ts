import type { Lang } from "../../notation/bilingual.ts";
import type { Format } from "./formats.ts";

const ja = {
  title: "コピー",
  formats: {
    text: "文章",
    markdown: "Markdown",
    bbcode: "BBCode",
    notation: "記法",
    embed: "埋め込み",
  } satisfies Record<Format, string>,
  picture: "画像をコピー",
  save: "画像を保存",
  copied: "コピーしました",
  saved: "保存しました",
  failed: "コピーできませんでした。下の文章を選んでコピーしてください。",
  noPicture: "画像を作れませんでした。",
  unwritable: "この手順は記法で書き表せません。",
  noAddress: "この局面へのリンクを作れませんでした。",
  unembeddable: "この手順は、ほかのページに埋め込めません。",
  whole: "コピーする文章",
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends string
    ? string
    : Readonly<Record<Format, string>>;
};

const en: Words = {
  title: "Copy",
  formats: {
    text: "Text",
    markdown: "Markdown",
    bbcode: "BBCode",
    notation: "Notation",
    embed: "Embed",
  },
  picture: "Copy picture",
  save: "Save picture",
  copied: "Copied",
  saved: "Saved",
  failed: "It couldn't be copied. Select the text below and copy it.",
  noPicture: "No picture could be made.",
  unwritable: "This line can't be written in the notation.",
  noAddress: "No link to this position could be made.",
  unembeddable: "This line can't be shown within other pages.",
  whole: "Text to copy",
};

export const copyingWords: Readonly<Record<Lang, Words>> = { ja, en };
