/** The words of the pages about reading offline, in both languages. */
import type { Lang } from "../i18n.ts";
import type { Part } from "./parts.ts";
import type { Trouble } from "./whole.ts";

/** The groups in which pages that were read are listed: the folders after the language. */
export const READ_GROUPS = ["guides", "rulings", "cards", "cr", "others"] as const;
export type ReadGroup = (typeof READ_GROUPS)[number];

interface OfflineWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly privacy: string;
  readonly needsScript: string;
  readonly unsupported: string;
  readonly looking: string;

  readonly keepTitle: string;
  readonly keepLead: string;
  readonly choose: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly size: (files: string, megabytes: string) => string;
  readonly states: {
    readonly none: string;
    readonly some: (files: string) => string;
    readonly all: string;
    readonly older: string;
  };
  readonly keepAll: (megabytes: string) => string;
  readonly keepChosen: (megabytes: string) => string;
  readonly keepNewer: (megabytes: string) => string;
  readonly allKept: string;
  readonly noSummary: string;
  readonly progress: (done: string, files: string) => string;
  readonly stop: string;
  readonly done: string;
  readonly troubles: Readonly<Record<Trouble, string>>;

  readonly readTitle: string;
  readonly readLead: (most: string) => string;
  readonly readNone: string;
  readonly groups: Readonly<Record<ReadGroup, string>>;
  readonly usage: (megabytes: string) => string;

  readonly forgetTitle: string;
  readonly forget: string;
  readonly forgetAsk: string;
  readonly forgetYes: string;
  readonly forgetNo: string;
  readonly forgotten: string;

  readonly unreadTitle: string;
  readonly unreadLead: string;
  /** The page is kept in the other language. */
  readonly otherLanguage: string;
  readonly again: string;
  readonly wholeHere: string;
  readonly recent: string;
  readonly manage: string;
}

const ja: OfflineWords = {
  title: "オフラインで読む",
  description: "電波の届かないところでもルールを調べられるように、このサイトを手元に残します。",
  lead: "一度読んだページは、接続がなくても開けて、盤面も動かせます。サイト全体を残すこともできます。",
  privacy:
    "残したものは、このブラウザーの中だけにあります。何を残したかの記録を、サイトが集めることはありません。",
  needsScript: "ページを残すにはJavaScriptが必要です。",
  unsupported:
    "このブラウザーにはページを残せません。プライベート・ウィンドウでは残せないことがあります。",
  looking: "残っているものを調べています…",

  keepTitle: "まとめて残す",
  keepLead:
    "選んだものをすべて読み込んで残します。途中で止めたり切れたりしても、次は続きから始まります。読み込む間は、このページを開いておいてください。",
  choose: "残すもの",
  parts: {
    site: "ガイド、変遷、用語集、盤面などと、共通のファイル",
    rulings: "裁定とその盤面",
    cards: "カード",
    rules: "総合ルールのまとめ",
    conformance: "適合テスト",
    search: "検索",
  },
  size: (files, megabytes) => `${files}件、約${megabytes}`,
  states: {
    none: "まだありません",
    some: (files) => `途中です（${files}件）`,
    all: "残っています",
    older: "残っています（新しい版があります）",
  },
  keepAll: (megabytes) => `日本語のページをすべて残す（約${megabytes}）`,
  keepChosen: (megabytes) => `選んだものを残す（約${megabytes}）`,
  keepNewer: (megabytes) => `新しい版を読み込む（多くて約${megabytes}）`,
  allKept: "選んだものは、今の版がすべて残っています。",
  noSummary: "接続がないので、新しく残すことはできません。",
  progress: (done, files) => `${files}件中${done}件`,
  stop: "止める",
  done: "残しました。接続がなくても読めます。",
  troubles: {
    stopped: "止めました。ここまでの分は残っていて、次は続きから始まります。",
    network:
      "読み込めないものがあったので止まりました。ここまでの分は残っていて、次は続きから始まります。",
    room: "空き容量が足りません。残すものを減らすか、端末の空きを増やしてから、もう一度お試しください。",
    elsewhere: "ほかのタブで読み込んでいるところです。",
  },

  readTitle: "読んだページ",
  readLead: (most) => `新しく読んだものから${most}件が残ります。`,
  readNone: "まだありません。",
  groups: {
    guides: "ガイド",
    rulings: "裁定",
    cards: "カード",
    cr: "ルール",
    others: "そのほか",
  },
  usage: (megabytes) => `このサイトがブラウザーの中で使っている容量は、約${megabytes}です。`,

  forgetTitle: "消す",
  forget: "残したページをすべて消す",
  forgetAsk: "残したページをすべて消しますか。自分で作った盤面や手順は消えません。",
  forgetYes: "すべて消す",
  forgetNo: "やめる",
  forgotten: "消しました。",

  unreadTitle: "このページは、まだ手元にありません",
  unreadLead: "いまは接続がなく、このページは前に読まれていないので、お見せできません。",
  otherLanguage: "英語でなら、このページを読めます",
  again: "もう一度試す",
  wholeHere: "すべて残してあるもの",
  recent: "最近読んだページ",
  manage: "残っているものを見る",
};

const en: OfflineWords = {
  title: "Reading offline",
  description: "Keep this site on your device, to look up the rules where there is no reception.",
  lead: "A page that you have read opens without a connection, and its boards can be played. You can keep the whole site, too.",
  privacy:
    "What you keep is in this browser only. The site collects no record of what you have kept.",
  needsScript: "Keeping pages needs JavaScript.",
  unsupported: "This browser can't keep pages. In a private window, browsers often don't allow it.",
  looking: "Looking at what is kept…",

  keepTitle: "Keep whole parts",
  keepLead:
    "All that you choose is loaded and kept. If you stop, or the connection breaks, loading continues from there next time. Leave this page open meanwhile.",
  choose: "What to keep",
  parts: {
    site: "Guides, changes, glossary, boards, and what all pages share",
    rulings: "Rulings and their boards",
    cards: "Cards",
    rules: "Rules in our own words",
    conformance: "Conformance suite",
    search: "Search",
  },
  size: (files, megabytes) => `${files} files, about ${megabytes}`,
  states: {
    none: "not kept",
    some: (files) => `begun (${files === "1" ? "1 file" : `${files} files`})`,
    all: "kept",
    older: "kept; there is a newer version",
  },
  keepAll: (megabytes) => `Keep all pages in English (about ${megabytes})`,
  keepChosen: (megabytes) => `Keep what is chosen (about ${megabytes})`,
  keepNewer: (megabytes) => `Load the newer version (at most about ${megabytes})`,
  allKept: "All that is chosen is kept, as it is today.",
  noSummary: "There is no connection, so nothing more can be kept now.",
  progress: (done, files) => `${done} of ${files} files`,
  stop: "Stop",
  done: "All of it is kept. You can read it without a connection.",
  troubles: {
    stopped: "Stopped. What was loaded so far is kept, and loading continues from there next time.",
    network:
      "Something could not be loaded. What was loaded so far is kept, and loading continues from there next time.",
    room: "There is not enough room. Choose less, or free some space on the device, and try again.",
    elsewhere: "Another tab is loading it just now.",
  },

  readTitle: "Pages you have read",
  readLead: (most) => `The latest ${most} are kept.`,
  readNone: "None yet.",
  groups: {
    guides: "Guides",
    rulings: "Rulings",
    cards: "Cards",
    cr: "Rules",
    others: "Others",
  },
  usage: (megabytes) => `This site uses about ${megabytes} of the browser's storage.`,

  forgetTitle: "Remove",
  forget: "Remove all kept pages",
  forgetAsk: "Remove all kept pages? Boards and lines of your own stay.",
  forgetYes: "Remove all",
  forgetNo: "Cancel",
  forgotten: "All kept pages are removed.",

  unreadTitle: "This page is not on your device yet",
  unreadLead:
    "There is no connection now, and you have not read this page before, so it can't be shown.",
  otherLanguage: "You can read this page in Japanese",
  again: "Try again",
  wholeHere: "Kept whole",
  recent: "Pages you read lately",
  manage: "See all that is kept",
};

const words: Readonly<Record<Lang, OfflineWords>> = { ja, en };

export const offlineWords = (lang: Lang): OfflineWords => words[lang];

/** Bytes as megabytes, to be read and not to be reckoned with. */
export function megabytes(bytes: number, lang: Lang): string {
  const inMega = bytes / 1_000_000;
  const maximumFractionDigits = inMega < 9.95 ? 1 : 0;
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits }).format(inMega);
  // The number and its unit stay on one line.
  return `${number}\u00a0MB`;
}

export const count = (number: number, lang: Lang): string =>
  new Intl.NumberFormat(lang).format(number);
