/** The words of the page about the data, in both languages. */
import type { Lang } from "../i18n.ts";

const ja = {
  title: "データ",
  lead: "このサイトの内容は、JSONデータとしても公開しています。プログラムから自由に使えます。",
  sets: "データの一覧",
  schema: "スキーマ",
  use: "使い方",
  uses: [
    "どのファイルも、誰でもそのまま取得できます。APIキーも登録も要りません。文字コードはUTF-8です。",
    "両方の言語がある文は、ja と en に入っています。url はホスト名を除いたアドレスで、short はどちらの言語にも属さない短いアドレスです。",
    "裁定のデータでは、first が登録簿に初めて載った日、changed が文が最後に改められた日です。",
    "盤面の facts は、記法で書かれた確認と、サイトを作るときにエンジンが見つけた結果です。成り立たないものが一つでもあれば、サイトは作られません。",
  ],
  promise: "変わらないこと",
  promises: [
    "識別子は永久のものです。消えるときは、古いアドレスから今のアドレスへ進めるようにします。",
    "v1の間、項目が増えることはありますが、消えたり意味が変わったりすることはありません。そうした変更には新しい番号をつけます。",
    "どのデータもサイトを作るときに検査し、テストで公開中のJSON Schemaと突き合わせています。",
  ],
  feeds: "更新を知る",
  feed: "新しい裁定と改められた裁定のフィード（Atom）",
  others: "ほかのファイル",
  sitemap: "サイトマップ",
  llms: "言語モデルのための案内",
  boardSchemas: "コマンドが書き出すJSONのスキーマ",
  playedBoard: "対局を進めた盤面",
  outcomes: "盤面から起こり得る結果",
  licence: "プログラムと本文はMITライセンスです。",
};

const en: Readonly<typeof ja> = {
  title: "Data",
  lead: "What is on this site is also there as JSON, for programs of any kind.",
  sets: "The files",
  schema: "Schema",
  use: "How to use it",
  uses: [
    "Every file can be fetched as it stands, by anyone, without a key. The encoding is UTF-8.",
    "Texts in both languages stand under ja and en. A url is an address without the host; short is an address in neither language.",
    "In the rulings, first is the day on which a ruling came into the register, and changed the day on which its statement last changed.",
    "The facts of a board are expectations in the notation, with what the engine found when the site was built. If one of them did not hold, there would be no site.",
  ],
  promise: "What will not change",
  promises: [
    "Ids are forever. Where one has to go, its address leads to where the thing stands now.",
    "Within v1, fields may be added, but none will go or change its meaning. A change of that kind gets a new number.",
    "All data is checked whenever the site is built, and tests compare it with the published JSON Schemas.",
  ],
  feeds: "What is new",
  feed: "A feed of new and changed rulings (Atom)",
  others: "Other files",
  sitemap: "Sitemap",
  llms: "A guide for language models",
  boardSchemas: "Schemas of the JSON that the commands print",
  playedBoard: "A board that has been played",
  outcomes: "What can come of a board",
  licence: "Code and text are under the MIT license.",
};

const words: Readonly<Record<Lang, typeof ja>> = { ja, en };

export const dataWords = (lang: Lang) => words[lang];
