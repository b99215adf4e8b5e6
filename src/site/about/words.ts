/** The words of the page about the site, in both languages. */
import type { Lang } from "../i18n.ts";

const ja = {
  title: "Saiteiについて",
  lead: "裁定がどこから来て、どう確かめられ、誰がどの条件で使えるのか。そして、読者の手元に何が残るのか。",

  sources: "出典",
  sourcesText:
    "裁定は、次の文書に書かれている事柄を、一つずつ自分たちの言葉で書き直したものです。文書の文をそのまま写したものではありません。",
  document: "文書",
  published: "公開",
  readIn: "読んだ版",
  languages: { ja: "日本語", en: "英語" },
  count: "裁定",

  editions: "ルールの日付",
  editionsText: (today: string) =>
    `今日の答えは、${today}の総合ルールに従っています。盤面はどれも、どの版のルールで動かすかを示します。当時の答えを盤面で確かめるために、以前の版も使っています。`,
  editionsToday: "現在使っている版",
  editionsNumbers: "ルール番号",
  official: "総合ルールの公式の本文（英語）",

  verified: "確かめ方",
  verifiedText: [
    "裁定には盤面があり、盤面には成り立つべき事柄が書かれています。それはルールから先に導いたもので、エンジンの出力を写したものではありません。",
    "サイトを作るたびに、すべての盤面をルール・エンジンで動かします。事柄が一つでも成り立たなければ、サイトは作られません。正反対の事柄と同時に成り立つときも、何も示していないので止まります。",
    "対照も取っています。ルール、カード、エンジンをわざと壊し、対応する裁定の事柄が成り立たなくなることを、テストで確かめています。",
    "参照するルール番号は、その版の本文と照らし合わせ、そのときの本文の指紋を記録しています。ルールが改められれば、見直すべき裁定が分かります。",
    "「確かめた」とは、この手順を通ったという意味です。ルールの読み方そのものに誤りがないことまでは保証しません。",
  ],
  verifiedCount: (all: number, played: number) =>
    `${all}件の裁定のうち、${played}件に動かせる盤面があります。`,
  documentationText: (count: number) =>
    `残る${count}件には「資料」と記しています。文書やセットについての記述で、盤面で示せるものがなく、出典と照らし合わせただけのものです。`,

  mistakes: "誤りを見つけたら",
  mistakesText: [
    "誤りの責任は、このサイトを書いた人たちにあります。出典の文書や、ウィザーズ・オブ・ザ・コースト社にはありません。公式の裁定ではないので、大会ではジャッジの判断に従ってください。",
    "知らせるときは、裁定の識別子、どこが違うか、根拠になるルール番号を書いてください。識別子は、裁定のアドレスの最後の部分です。例：",
  ],
  report: "誤りを知らせる",

  licence: "ライセンス",
  licenceText:
    "プログラムと、裁定やガイドなどの本文は、MITライセンスです。著作権表示とライセンス文を残せば、自由に使い、改め、配れます。カードの名前など、ウィザーズ社の財産はこれに含まれません。カードの絵とセット・シンボルは使っていません。",
  data: "内容をデータとして使う",

  fanContent: "ファンコンテンツ・ポリシー",
  policy: "ウィザーズ社のファンコンテンツ・ポリシー（英語）",

  privacy: "プライバシー",
  privacyText:
    "クッキーも、解析も、広告もありません。ほかのサイトからは何も読み込まず、あなたがしたことを送ることもありません。サイトを置くサーバーには、どのサイトとも同じように、ページの要求が届きます。次のものは、使ったときに、このブラウザーの中だけに残ります。",
  kept: [
    "選んだ言語と、「/」キーの設定。",
    "最近の検索と、検索から開いたページで印を付けるための言葉。検索欄の下の「履歴を消す」で最近の検索を消せます。",
    "盤面で自分が進めた手順、作った盤面、書いたカード。",
    "盤面でルールの手順をすべて見せるかどうか。タブを閉じるまで残ります。",
    "オフラインで読むための、読んだページと、まとめて残したページ。",
  ],
  forget: "すべてを消すには、ブラウザーの設定で、このサイトのデータを削除してください。",
  forgetPages: "残したページを調べて消す",
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : (typeof ja)[Key] extends readonly string[]
      ? readonly string[]
      : (typeof ja)[Key] extends string
        ? string
        : Readonly<Record<Lang, string>>;
};

const en: Words = {
  title: "About Saitei",
  lead: "Where rulings come from, how they are verified, who may use them and how, and what is kept of what you do here.",

  sources: "Sources",
  sourcesText:
    "Each ruling says in our own words one thing that is stated in one of these documents. No sentence is copied from them.",
  document: "Document",
  published: "Published",
  readIn: "Read in",
  languages: { ja: "Japanese", en: "English" },
  count: "Rulings",

  editions: "Dates of the rules",
  editionsText: (today) =>
    `Today's answers follow the Comprehensive Rules of ${today}. Every board names the edition that it is played under; older ones are there to check the answers of their day.`,
  editionsToday: "the edition in use",
  editionsNumbers: "rule numbers",
  official: "The official text of the Comprehensive Rules",

  verified: "How rulings are verified",
  verifiedText: [
    "A ruling has boards, and a board has claims. They were worked out from the rules first; they are not what the engine happened to say.",
    "Whenever the site is built, the rules engine plays every board. If a single claim fails, there is no site. Nor is there one if a claim holds together with its opposite, for then it shows nothing.",
    "There are controls. Rules, cards and the engine are broken on purpose, and tests see to it that the claims of the rulings concerned then fail.",
    "Every rule number cited was compared with the text of its edition, and a fingerprint of that text is kept. When the rules change, it shows which rulings must be looked at again.",
    "“Verified” means that a ruling has passed all this. It doesn't promise that we have read the rules rightly.",
  ],
  verifiedCount: (all, played) => `Of ${all} rulings, ${played} have boards that you can play.`,
  documentationText: (count) =>
    count === 1
      ? "The other one is marked “Documentation”: it is a statement about a document or a set that no board can show, and was only compared with its source."
      : `The other ${count} are marked “Documentation”: they are statements about a document or a set that no board can show, and were only compared with their source.`,

  mistakes: "If you find a mistake",
  mistakesText: [
    "Those who wrote this site answer for its mistakes; the documents and Wizards of the Coast don't. Nothing here is official. At a tournament, the judge decides.",
    "When you report one, give the ruling's id, what is wrong, and the rule numbers that say so. The id is the last part of the ruling's address, for example:",
  ],
  report: "Report a mistake",

  licence: "License",
  licenceText:
    "The code, and the text of rulings, guides and all else, are under the MIT license: use, change and share them freely, as long as you keep the copyright notice and the license. It doesn't cover the property of Wizards of the Coast, such as the names of cards. There is no card art here and there are no set symbols.",
  data: "Use the content as data",

  fanContent: "Fan Content Policy",
  policy: "The Fan Content Policy of Wizards of the Coast",

  privacy: "Privacy",
  privacyText:
    "There are no cookies, no analytics and no advertisements. Nothing is loaded from other sites, and nothing that you do is sent anywhere. The server that hosts the site receives requests for pages, as every server does. What follows is kept when you use it, in this browser only.",
  kept: [
    "The language that you chose, and whether the key / leads to the search.",
    "Your recent searches, and the words to be marked on the page that you open from a search. “Forget them” below the search field removes the recent searches.",
    "The lines that you played on boards, the board that you built and the card that you wrote.",
    "Whether boards show every rule step, until you close the tab.",
    "The pages that you have read, and those that you chose to keep, for reading offline.",
  ],
  forget: "To remove all of it, delete this site's data in the settings of your browser.",
  forgetPages: "See the pages that are kept, and remove them",
};

const words: Readonly<Record<Lang, Words>> = { ja, en };

export const aboutWords = (lang: Lang): Words => words[lang];
