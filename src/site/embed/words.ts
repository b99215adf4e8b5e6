/**
 * The words of the page that tells how boards come into the pages of others, in both languages; what
 * somebody types stands in backquotes.
 */
import type { Lang } from "../i18n.ts";

const ja = {
  title: "盤面の埋め込み",
  lead: "このサイトの盤面は、ブログやフォーラムなど、ほかのサイトのページでも動かせます。方法は三つです。どれも無料で、登録もAPIキーも要りません。",
  shows:
    "埋め込まれるのは、裁定の一文、手で動かせる盤面、ルール番号、元のページへのリンクです。JavaScriptがなければ、すべての手順が並びます。",
  copy: "コピー",
  copied: "コピーしました",
  copyFailed: "コピーできませんでした。枠の中を選んでコピーしてください。",
  example: "実例",
  iframe: "iframeで",
  iframeText: [
    "HTMLを書ける場所なら、次の一行を貼るだけで使えます。スクリプトは要りません。ほかの盤面の一行は、その盤面の下の「形式を選んでコピー」→「埋め込み」で得られます。",
    "高さは固定で、収まらない分は枠の中でスクロールします。次のスクリプトもページに置けば、高さが盤面に合います。",
    "アドレスの後ろに `?theme=dark` か `?theme=light` を付けると配色が決まります。なければ読者の設定に従います。`#…-step-3` のような部分は、何手目を開くかを表します。",
    "アドレスの `/ja/` か `/en/` を除くと、読者の言語の盤面が開きます。",
  ],
  component: "Webコンポーネントで",
  componentText: [
    "次のスクリプトを一度だけ読み込むと、`<saitei-board>` という要素が使えます。高さは盤面に合わせて変わり、属性を変えると盤面も変わります。",
    "要素の中に書いたリンクは、盤面が現れるまでの間と、盤面が現れなかったときに表示されます。",
  ],
  attribute: "属性",
  meaning: "意味",
  attributes: {
    ruling:
      "裁定か変遷の識別子（必須）。そのページのアドレスにあるものです。変遷では、その前に `change-` を付けます。",
    board: "その裁定の盤面の識別子（必須）。",
    lang: "`ja` か `en`。なければ、要素のまわりの `lang` 属性に従います。",
    step: "何手目を開くか、その番号。",
    theme: "`auto`、`light`、`dark` のどれか。なければ `auto` で、読者の設定に従います。",
  },
  ids: "識別子は、盤面の固定リンク `/b/裁定/盤面/` から分かります。すべての盤面の一覧はデータにもあります。",
  data: "データ",
  oembed: "oEmbedで",
  oembedText: [
    "アドレスを貼るだけで埋め込みができるサイトのために、裁定と変遷のページ、短いアドレス、埋め込み用のページには oEmbed（1.0）のリンクがあります。裁定と変遷のページは、その最初の盤面を指します。",
    "JSONは静的なファイルなので、`url`、`maxwidth`、`maxheight`、`format` を付けて問い合わせても結果は変わりません。",
  ],
  oembedJson: "このJSONを開く",
  messages: "メッセージ",
  messagesText: [
    "自分のスクリプトで高さを合わせることもできます。盤面は、高さが変わるたびに、まわりのページへ次のメッセージを `postMessage` で送ります。",
    "受け取るときは、`event.origin` がこのサイトであること、`event.source` がその iframe の `contentWindow` であること、`height` が妥当な整数であることを確かめてください。",
    "盤面が受け取るのは次の三つだけで、それ以外は読み捨てます。",
  ],
  csp: "Content-Security-Policy と sandbox",
  cspText: [
    "ページに `Content-Security-Policy` があるなら、`frame-src` にこのサイトを加えてください。スクリプトを使うなら `script-src` にも要ります。`<saitei-board>` には `style-src` の許可は要りません。iframe の `style` 属性は、`style-src` がインラインのスタイルを許していなければ無視されます。`width: 100%; border: 0` を自分のスタイルシートに書いてください。",
    "iframe に `sandbox` を付けるなら、`allow-scripts`、`allow-same-origin`、`allow-popups`、`allow-popups-to-escape-sandbox` が要ります。最後のものがなければ、盤面からのリンクは開けません。`allow-scripts` がなければ手順の一覧だけが読めます。",
  ],
  privacy: "読者のプライバシー",
  privacyText:
    "埋め込んだ盤面は、クッキーも解析も広告も使わず、このサイト以外から何も読み込みません。読者が自分で作った手順と、ルールの手順をすべて見せるかどうか（タブを閉じるまで）だけが、読者のブラウザーの中に残ります。",
  rulings: "裁定一覧から盤面を探す",
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends string
    ? string
    : (typeof ja)[Key] extends readonly string[]
      ? readonly string[]
      : Readonly<typeof ja.attributes>;
};

const en: Words = {
  title: "Embed a board",
  lead: "The boards of this site can be played on other sites, too: in a blog, a forum, a wiki. There are three ways. All are free, and none needs a key or an account.",
  shows:
    "What you embed is the ruling's statement, the board itself, its rule numbers and links back to the ruling. Without JavaScript, all steps are listed.",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "It couldn't be copied. Select the text in the frame and copy it.",
  example: "Example",
  iframe: "As an iframe",
  iframeText: [
    "Wherever you may write HTML, paste this line. It needs no script. For any other board, use “Copy as…”, then “Embed”, below that board.",
    "Its height is fixed, and what doesn't fit is scrolled within the frame. Put this script on the page, too, and the frame grows and shrinks with the board.",
    "Add `?theme=dark` or `?theme=light` to the address to choose the colors; otherwise the reader's setting decides. A part such as `#…-step-3` says at which step it opens.",
    "Leave `/ja/` or `/en/` out of the address, and the board opens in the reader's language.",
  ],
  component: "As a web component",
  componentText: [
    "Load this script once, and you have an element `<saitei-board>`. It is always as high as its board, and follows when its attributes change.",
    "The link that you write into it is shown until the board is there, and if it never comes.",
  ],
  attribute: "Attribute",
  meaning: "Meaning",
  attributes: {
    ruling:
      "The id of the ruling or the change (required), as in the address of its page; before that of a change stands `change-`.",
    board: "The id of one of its boards (required).",
    lang: "`ja` or `en`. Without it, the `lang` attribute around the element decides.",
    step: "The number of the step at which it opens.",
    theme: "`auto`, `light` or `dark`. Without it, `auto`: the reader's setting decides.",
  },
  ids: "You find both ids in a board's permanent link, `/b/RULING/BOARD/`. A list of all boards is in the data.",
  data: "Data",
  oembed: "By oEmbed",
  oembedText: [
    "For sites that make an embed out of a pasted address, the pages of rulings and of changes, short addresses and the embedded boards carry a link to oEmbed (1.0). That of a ruling or a change leads to its first board.",
    "The JSON is a static file: `url`, `maxwidth`, `maxheight` and `format` of a request make no difference.",
  ],
  oembedJson: "Open this JSON",
  messages: "Messages",
  messagesText: [
    "You can also fit the height with a script of your own. Whenever a board's height changes, it sends this message to the page around it, by `postMessage`.",
    "When you receive it, check that `event.origin` is this site, that `event.source` is the `contentWindow` of that iframe, and that `height` is an integer within reason.",
    "A board listens to these three and ignores everything else.",
  ],
  csp: "Content-Security-Policy and sandbox",
  cspText: [
    "If your page has a `Content-Security-Policy`, add this site to `frame-src`, and to `script-src` if you use the script. `<saitei-board>` needs nothing in `style-src`. The `style` of the iframe is ignored where `style-src` allows no inline styles: put `width: 100%; border: 0` into your own style sheet.",
    "If you give the iframe a `sandbox`, it needs `allow-scripts`, `allow-same-origin`, `allow-popups` and `allow-popups-to-escape-sandbox`; without the last, the links of the board can't be opened. Without `allow-scripts` there is the list of steps alone.",
  ],
  privacy: "Your readers' privacy",
  privacyText:
    "An embedded board uses no cookies, no analytics and no advertising, and loads nothing from anywhere but this site. Only lines of play that readers make themselves and, until the tab is closed, whether every rule step is shown are kept, in their own browser.",
  rulings: "Find a board among the rulings",
};

const words: Readonly<Record<Lang, Words>> = { ja, en };

export const embedWords = (lang: Lang): Words => words[lang];
