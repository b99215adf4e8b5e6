/** The words of the user interface, in both languages. */
import type { todayEdition } from "../engine/rules.ts";

export const LANGS = ["ja", "en"] as const;
export type Lang = (typeof LANGS)[number];

/** A text that a reader of either language can read. */
export type Bilingual = Readonly<Record<Lang, string>>;

/** A text that is written for each language alike. */
export const both = (text: (lang: Lang) => string): Bilingual => ({
  ja: text("ja"),
  en: text("en"),
});

/** The Comprehensive Rules that the site follows; only its type is asked, so that pages need no engine. */
export const RULES_IN_USE = "2026-04-17" satisfies typeof todayEdition;

const ja = {
  siteName: "Saitei 裁定",
  siteDescription:
    "マジック：ザ・ギャザリングのルールを、読んで、動かして、確かめられる日英対応のリファレンス。",
  languageName: "日本語",
  skipToContent: "本文へ移動",
  mainNav: "メイン",
  neighbours: "前後のページ",
  home: "ホーム",
  guides: "ガイド",
  rulings: "裁定一覧",
  notation: "記法",
  search: "検索",
  conformance: "適合テスト",
  changes: "ルールの変遷",
  changesNav: "変遷",
  sandbox: "盤面",
  editBoard: "この盤面を作り変える",
  change: "ルール変更",
  rule: "ルール",
  rulesNav: "総合ルールのまとめ",
  terms: "用語集",
  termsLead: "説明や盤面で使われる用語を、短くまとめたものです。",

  homeLead:
    "どの裁定も三つの姿を持ちます。固定リンクのある一文、手で動かせる盤面、そしてルール・エンジンが通らなければサイトが作られないテストです。",
  homeExample: "裁定の例",
  homeHow: "裁定の確かめ方",
  homeKinds: "メカニズムを種類から探す",
  homeDocuments: "文書から探す",
  homeMore: "ほかの入口",
  homeCardsText: (count: number) => `カード${count}枚の文章から、関わるルールと裁定へ進めます。`,
  homeBuild: "盤面を作る",
  homeBuildText: "カードを並べて、何が起きるかを試せます。できた盤面はリンクで人に渡せます。",
  homeChangesText: "2002年から変わったルールを、同じ盤面の当時と今日で比べられます。",
  homeRules: "ルール番号から",
  homeRulesText: "総合ルールの要点を一つずつ短くまとめ、それを使う裁定と盤面へつなぎます。",
  allRulings: "裁定をすべて見る",
  rulingsCount: (count: number) => `裁定${count}件`,

  guidesLead: "メカニズムごとの手引き。",
  noGuides: "ガイドはまだありません。",
  rulingsLead: "すべての裁定を、出典の文書ごと、メカニズムごとに並べた一覧です。",
  rulingSubjects: "メカニズムとカード",
  onThisPage: "このページの内容",

  ruling: "裁定",
  guide: "ガイド",
  card: "カード",
  documentation: "資料",
  documentationNote: "文書の記述であり、盤面で確かめるものではありません。",
  changed: "変更あり",
  today: "現在",
  inItsDay: "当時",
  whyItIsSo: "解説",
  boards: "盤面",
  details: "この裁定について",
  rules: "ルール番号",
  cards: "カード",
  mechanics: "メカニズム",
  source: "出典",
  permalink: "固定リンク",
  openRuling: "この裁定を開く",
  tabletop: "卓上表示",
  tabletopTurn: "向かいへ回す",
  tabletopWhole: "全画面",
  tabletopClose: "閉じる",
  tabletopCode: "この裁定の短いリンクを表すQRコード",
  paragraph: (number: number) => `段落${number}へのリンク`,
  related: "関連する裁定",
  previousRuling: "前の裁定",
  nextRuling: "次の裁定",
  rulesOf: (date: string) => `${date}のルール`,
  rulesWith: (rule: string) => `${rule}を参照する裁定を探す`,

  changesLead:
    "2002年から今日までに変わったルールです。同じ盤面を、当時のルールと今日のルールの両方で動かして比べられます。",
  changesTopic: "分野",
  changesAll: "すべて",
  changesShown: (count: string) => `${count}件`,
  changesOf: (name: string) => `${name}に関わるルールの変遷`,
  otherRulings: (name: string) => `${name}に関するほかの裁定`,
  changeSince: (date: string) => `${date}から`,
  changeThen: "当時のルール番号",
  changeCompare: "手順を並べて比べる",
  changeFirstDifference: "ここから違う",
  changeOtherOutcome: "手順は同じで、結果が違う",
  changeNoDifference: "この2つの盤面では、手順も結果も同じです。",
  changeTimeline: (title: string, dates: string) => `${title}：${dates}`,
  historyTitle: "2002年からの変遷",
  historyMark: (title: string, date: string) => `${title}（${date}）`,
  historyLatest: "今日までそのままの変更",
  historySuperseded: "後にまた変わった変更",
  historyEdition: "総合ルールの版",
  historyDocument: "資料の日付",
  historyHint: "印は、変更のページにつながっています。下の一覧にも同じ変更があります。",
  nowRules: "現在のルール番号",

  conformanceLead:
    "間違えやすいルールを、どのルール・エンジンでも確かめられる盤面にしたものです。継続的効果（総合ルール612、613、707、700.5）、誘発（603）、置換と軽減（614～616）、状況起因処理（704）、新しいオブジェクト、戦闘、キーワードについてのケースがあります。",
  conformanceHow: [
    "各ケースには、識別子、ルール番号、盤面、成り立つべき事柄があります。期待する結果はルールから手で導いたもので、このエンジンの出力ではありません。",
    "盤面では、オブジェクトのタイムスタンプは書かれた順です（timestampsの行があれば、それに従います）。オーラや装備品も、つけられた時点のタイムスタンプとして同じ順に従います。",
    "カードの定義は、カードに書かれる文章の形で添えてあります。カード・データベースがなくても、自分のエンジンで再現できます。",
    "継続的効果についてのルール（612、613、700.5、707）に挙げられた例は、同じ種類の別のカードによるものも含めてすべてあります。ただし707.2と707.3の例のうち、裏向きのパーマネント（708）と反転カード（710）に関するものは、このエンジンがどちらも扱わないため、含まれていません。",
  ],
  conformanceJson: "全ケースのJSON",
  conformanceNotation: "記法の説明",
  conformanceCase: "ケース",
  conformanceResult: "結果",
  conformanceAgrees: "一致",
  conformanceDiffers: "不一致",
  conformanceCount: (agreed: number, all: number) => `${all}件中${agreed}件が一致しています。`,
  conformanceWhy: "理由",
  conformanceOpen: "二通りの読み方",
  conformanceFound: "このエンジンの結果",

  searchLabel: "サイト内検索",
  searchPlaceholder: "マッドネス、702.35a…",
  searchButton: "検索",
  searchHint: "日本語、英語、読みがな、ルール番号で探せます。",
  searchNeedsScript: "検索にはJavaScriptが必要です。一覧からも探せます。",
  searchFailed: "検索を読み込めませんでした。",

  notFound: "ページが見つかりません",
  notFoundText: "アドレスを確かめるか、検索してください。",
  meant: "こちらをお探しですか",
  searchFor: (query: string) => `「${query}」を検索する`,

  feedTitle: "Saitei 裁定：新しい裁定と改められた裁定",
  news: "新着と変更",
  newsLead: "新しく加わった裁定と、文が改められた裁定を、日付の順に並べたものです。",
  newsAll: "新着と変更をすべて見る",
  newsFeed: "フィード（Atom）で読む",
  newsNew: "新しい裁定",
  newsChanged: "文を改めた裁定",
  newsBegan: (count: number) =>
    `記録を始めた日です。${count}件の裁定が、この日から変わっていません。`,

  offline: "オフラインで読む",

  hasMoved: "ページは移動しました",
  hasMovedText: "このアドレスのページは、別のアドレスに移動しました。",
  hasMovedLink: "新しいページへ",

  fanContent:
    "Saitei はファンコンテンツ・ポリシーに沿った非公式のファンコンテンツです。ウィザーズ社の認可/許諾は得ていません。題材の一部に、ウィザーズ・オブ・ザ・コースト社の財産を含んでいます。©Wizards of the Coast LLC.",
  rulesDate: "総合ルール2026年4月17日版に基づく",
  licence: "プログラムと本文はMITライセンス",
};

type Strings = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : (typeof ja)[Key] extends readonly string[]
      ? readonly string[]
      : string;
};

/** What is written with a capital letter anywhere: creature types, cycles and sets go by their names. */
const PROPER =
  /^(?:Eventide|Gods|Hedge-Mages|Incarnations|Journey|Lorwyn|Nightmares|Nyx|Torment)\b/;

/** A subject's name is written as a title: “The stack and priority”. */
const withinASentence = (name: string): string =>
  PROPER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

const en: Strings = {
  siteName: "Saitei 裁定",
  siteDescription:
    "A reference of Magic: The Gathering rules in Japanese and English that you can read, play and check.",
  languageName: "English",
  skipToContent: "Skip to content",
  mainNav: "Main",
  neighbours: "Previous and next",
  home: "Home",
  guides: "Guides",
  rulings: "Rulings",
  notation: "Notation",
  search: "Search",
  conformance: "Conformance suite",
  changes: "Changes to the rules",
  changesNav: "Changes",
  sandbox: "Board",
  editBoard: "Change this board",
  change: "Change",
  rule: "Rule",
  rulesNav: "Rules in our own words",
  terms: "Glossary",
  termsLead: "The words that guides and boards use, in short.",

  homeLead:
    "Every ruling here is three things: a sentence with a permanent link, a board you can play with, and a test that the rules engine must pass before the site is built.",
  homeExample: "An example ruling",
  homeHow: "How rulings are verified",
  homeKinds: "Mechanics by kind",
  homeDocuments: "By document",
  homeMore: "Other ways in",
  homeCardsText: (count) => `From the text of ${count} cards to the rules and rulings behind it.`,
  homeBuild: "Build a board",
  homeBuildText: "Set up cards and see what happens. A link holds the whole board.",
  homeChangesText:
    "What has changed since 2002: the same board under the rules of the time and under today's.",
  homeRules: "By rule number",
  homeRulesText: "Single rules in short, with the rulings and boards in which they are at work.",
  allRulings: "See all rulings",
  rulingsCount: (count) => (count === 1 ? "1 ruling" : `${count} rulings`),

  guidesLead: "One mechanic at a time.",
  noGuides: "There are no guides yet.",
  rulingsLead: "All rulings, by the document they come from and by mechanic.",
  rulingSubjects: "Mechanics and cards",
  onThisPage: "On this page",

  ruling: "Ruling",
  guide: "Guide",
  card: "Card",
  documentation: "Documentation",
  documentationNote: "A statement about the document itself; there is nothing to play out.",
  changed: "Changed since",
  today: "Today",
  inItsDay: "Then",
  whyItIsSo: "Why",
  boards: "Boards",
  details: "About this ruling",
  rules: "Rules",
  cards: "Cards",
  mechanics: "Mechanics",
  source: "Source",
  permalink: "Permanent link",
  openRuling: "Open this ruling",
  tabletop: "Show at the table",
  tabletopTurn: "Turn around",
  tabletopWhole: "Full screen",
  tabletopClose: "Close",
  tabletopCode: "QR code of this ruling's short link",
  paragraph: (number) => `Link to paragraph ${number}`,
  related: "Related rulings",
  previousRuling: "Previous ruling",
  nextRuling: "Next ruling",
  rulesOf: (date) => `Rules of ${date}`,
  rulesWith: (rule) => `Find rulings that cite ${rule}`,

  changesLead:
    "What has changed in the rules from 2002 to today. Play the same board under the rules of the time and under today's, and compare.",
  changesTopic: "Topic",
  changesAll: "All",
  changesShown: (count) => (count === "1" ? "1 change" : `${count} changes`),
  changesOf: (name) => `How the rules of ${withinASentence(name)} have changed`,
  otherRulings: (name) => `Other rulings on ${withinASentence(name)}`,
  changeSince: (date) => `Since ${date}`,
  changeThen: "Rules then",
  changeCompare: "The steps side by side",
  changeFirstDifference: "the first difference",
  changeOtherOutcome: "same steps, different outcome",
  changeNoDifference: "On these two boards both the steps and the outcome are the same.",
  changeTimeline: (title, dates) => `${title}: ${dates}`,
  historyTitle: "The changes since 2002",
  historyMark: (title, date) => `${title} (${date})`,
  historyLatest: "a change that still holds",
  historySuperseded: "a change that was changed again",
  historyEdition: "an edition of the Comprehensive Rules",
  historyDocument: "the date of a source",
  historyHint: "Each mark leads to the page of its change. The list below has the same changes.",
  nowRules: "Rules today",

  conformanceLead:
    "What is easily got wrong, as boards on which any rules engine can be checked: continuous effects (rules 612, 613, 707 and 700.5), triggers (603), replacement and prevention (614 to 616), state-based actions (704), new objects, combat and keywords.",
  conformanceHow: [
    "Each case has an id, rule numbers, a board and what must be true of it. The expected results were worked out by hand from the rules; they are not what this engine happened to say.",
    "On a board, objects have timestamps in the order in which they are written, unless a line of timestamps says otherwise. Auras and Equipment follow the same order, as though they had become attached in it.",
    "The cards come with their definitions in printed words, so that an engine needs no database of cards to play the suite.",
    "Every example in the rules on continuous effects (612, 613, 700.5 and 707) is here, with its own cards or others of the same kind. Only those in 707.2 and 707.3 about face-down permanents (708) and flip cards (710) are left out, as this engine has neither.",
  ],
  conformanceJson: "All cases as JSON",
  conformanceNotation: "How boards are written",
  conformanceCase: "Case",
  conformanceResult: "Result",
  conformanceAgrees: "agrees",
  conformanceDiffers: "differs",
  conformanceCount: (agreed, all) => `It agrees with ${agreed} of ${all} cases.`,
  conformanceWhy: "Why",
  conformanceOpen: "Two readings",
  conformanceFound: "What this engine finds",

  searchLabel: "Search this site",
  searchPlaceholder: "madness, 702.35a…",
  searchButton: "Search",
  searchHint: "Use English or Japanese words, readings in kana, or rule numbers.",
  searchNeedsScript: "Search needs JavaScript. You can also browse the lists.",
  searchFailed: "Search could not be loaded.",

  notFound: "Page not found",
  notFoundText: "Check the address, or search.",
  meant: "Did you mean one of these?",
  searchFor: (query) => `Search for “${query}”`,

  feedTitle: "Saitei 裁定: new and changed rulings",
  news: "New and changed",
  newsLead: "Rulings that are new, and rulings whose statement has changed, by day.",
  newsAll: "See all that is new or has changed",
  newsFeed: "Follow it as a feed (Atom)",
  newsNew: "New",
  newsChanged: "Changed",
  newsBegan: (count) =>
    count === 1
      ? "The day on which this record begins. 1 ruling stands as it did then."
      : `The day on which this record begins. ${count} rulings stand as they did then.`,

  offline: "Read offline",

  hasMoved: "This page has moved",
  hasMovedText: "This page now has another address.",
  hasMovedLink: "Go to the new page",

  fanContent:
    "Saitei is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.",
  rulesDate: "Follows the Comprehensive Rules of 17 April 2026",
  licence: "Code and text under the MIT license",
};

const STRINGS: Readonly<Record<Lang, Strings>> = { ja, en };

export function strings(lang: Lang): Strings {
  return STRINGS[lang];
}

export function otherLang(lang: Lang): Lang {
  return lang === "ja" ? "en" : "ja";
}

/** A date or month in ISO form (`2002-02`, `2026-04-17`) as a reader writes it. */
const FORMATS = { ja: "ja-JP", en: "en-GB" } as const satisfies Record<Lang, string>;
const MONTH = { year: "numeric", month: "long", timeZone: "UTC" } as const;

const formatsOf = (options: Intl.DateTimeFormatOptions) => ({
  ja: new Intl.DateTimeFormat(FORMATS.ja, options),
  en: new Intl.DateTimeFormat(FORMATS.en, options),
});

/** Made once: each of them takes longer than a thousand dates. */
const months = formatsOf(MONTH);
const days = formatsOf({ ...MONTH, day: "numeric" });

export function formatDate(iso: string, lang: Lang): string {
  const [year = 1970, month = 1, day] = iso.split("-").map(Number);
  const formats = day === undefined ? months : days;
  return formats[lang].format(Date.UTC(year, month - 1, day ?? 1));
}
