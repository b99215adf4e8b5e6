/** What stands on the buttons that copy, in both languages. */
import type { Lang } from "../i18n.ts";

interface ButtonWords {
  readonly copyLink: string;
  readonly copied: string;
  readonly copyAs: string;
  readonly copyMissing: string;
}

export const buttonWords: Readonly<Record<Lang, ButtonWords>> = {
  ja: {
    copyLink: "リンクをコピー",
    copied: "コピーしました",
    copyAs: "裁定をコピー…",
    copyMissing: "コピーの形式を読み込めませんでした",
  },
  en: {
    copyLink: "Copy link",
    copied: "Copied",
    copyAs: "Copy ruling as…",
    copyMissing: "The copy menu couldn't be loaded",
  },
};
