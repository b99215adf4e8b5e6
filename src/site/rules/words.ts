/** The words of the pages and cards of rules, in both languages. */
import type { Lang } from "../i18n.ts";

const ja = {
  title: "総合ルール",
  lead: (count: number) =>
    `盤面や裁定が参照する総合ルール${count}項目を、自分たちの言葉で短くまとめたものです。条文そのものは公式サイトにあります。`,
  rule: (number: string) => `ルール${number}`,
  section: (number: string, name: string) => `${number} ${name}のまとめを読む`,
  former: "廃止されたルール",
  formerLead: "今日のルールにはない、かつてのルールです。",
  asOf: (date: string) => `${date}の総合ルールによります。`,
  gistNote: "内容のまとめであり、条文ではありません。",
  numbers: "ほかの版での番号",
  noSuchRule: "該当するルールなし",
  rulings: "このルールを参照する裁定",
  changes: "このルールに関わる変遷",
  boards: "このルールが働く盤面",
  steps: (title: string, step: number) => (step > 0 ? `${title}（${step}手目）` : title),
  moreRulings: (count: number) => `ほかの裁定${count}件`,
  moreBoards: (count: number) => `ほかの盤面${count}個`,
  andMore: (count: number) => `このほか${count}個の盤面でも働きます。`,
  sectionLead: (name: string) => `総合ルールの「${name}」の節のうち、まとめのあるルールです。`,
  previous: "前のルール",
  next: "次のルール",
  official: "公式の総合ルール（英語）",
  edition: (date: string) => `${date}のルール番号`,
  editionLead: (date: string) =>
    `${date}版の総合ルールの番号と、今日のルールでの番号の対照表です。今日のまとめに進めます。`,
  editions: "以前の版の番号",
  numberThen: "当時",
  numberNow: "今日",
  page: "このルールのページ",
  todays: (number: string) => `今日の${number}`,
  gone: "今はないルール",
  map: "総合ルールの地図",
  mapLead: (rules: number, covered: number) =>
    `まとめのあるルール${rules}項目のうち、${covered}項目を裁定の盤面が確かめています。どのルールがよく確かめられ、どのルールがまだかを、一目で見渡せます。`,
  mapHow:
    "数字は、そのルールを参照する裁定、またはその盤面でルールが働く裁定の数です。盤面のある裁定だけを数えます。盤面は、サイトを作るたびにルール・エンジンで確かめられています。",
  mapLegend: "裁定の数とルールの数",
  mapRules: (count: number) => `${count}項目`,
  mapCovered: (covered: number, rules: number) => `${rules}項目中${covered}`,
  toMap: "どのルールがどれだけ確かめられているか、地図で見る",
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const en: Words = {
  title: "Comprehensive Rules",
  lead: (count) =>
    `The ${count} rules that boards and rulings cite, each summed up in our own words. The text itself is on the official site.`,
  rule: (number) => `Rule ${number}`,
  section: (number, name) => `What ${number} ${name} says`,
  former: "Rules that are gone",
  formerLead: "Rules of former years that today's rules no longer have.",
  asOf: (date) => `By the Comprehensive Rules of ${date}.`,
  gistNote: "A summary, and not the text of the rule.",
  numbers: "Its number in other editions",
  noSuchRule: "no such rule",
  rulings: "Rulings that cite this rule",
  changes: "Changes to this rule",
  boards: "Boards on which it is at work",
  steps: (title, step) => (step > 0 ? `${title} (step ${step})` : title),
  moreRulings: (count) => (count === 1 ? "1 more ruling" : `${count} more rulings`),
  moreBoards: (count) => (count === 1 ? "1 more board" : `${count} more boards`),
  andMore: (count) =>
    count === 1 ? "It is at work on 1 more board." : `It is at work on ${count} more boards.`,
  sectionLead: (name) => `The rules of the section “${name}” that have a summary here.`,
  previous: "Previous rule",
  next: "Next rule",
  official: "The official Comprehensive Rules",
  edition: (date) => `Rule numbers of ${date}`,
  editionLead: (date) =>
    `The numbers of the Comprehensive Rules of ${date} beside those of today, which lead to what the rules say now.`,
  editions: "Numbers of earlier editions",
  numberThen: "Then",
  numberNow: "Today",
  page: "The page of this rule",
  todays: (number) => `today's ${number}`,
  gone: "a rule that is gone",
  map: "A map of the rules",
  mapLead: (rules, covered) =>
    `Of the ${rules} rules with a summary here, ${covered} are borne out by the boards of rulings. See at a glance which rules are covered well, and which aren't yet.`,
  mapHow:
    "A number says how many rulings cite the rule, or have a board on which it is at work. Only rulings with boards count, which the rules engine plays and checks whenever the site is built.",
  mapLegend: "Number of rulings, and how many rules have it",
  mapRules: (count) => (count === 1 ? "1 rule" : `${count} rules`),
  mapCovered: (covered, rules) => `${covered} of ${rules}`,
  toMap: "See on a map how well each rule is covered",
};

const words: Readonly<Record<Lang, Words>> = { ja, en };

export const ruleWords = (lang: Lang): Words => words[lang];

/** Where the text of the rules is. */
export const OFFICIAL_RULES = "https://magic.wizards.com/en/rules";
