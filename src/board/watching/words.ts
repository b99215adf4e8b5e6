/** What the parts of the board for watching say. */
import type { Lang } from "../../notation/bilingual.ts";
import type { ArrowKind } from "./arrows.ts";
import type { SpanEnd } from "./stackTime.ts";

const arrows = {
  ja: { target: "対象", attack: "攻撃", block: "ブロック", damage: "ダメージ" },
  en: { target: "targets", attack: "attacks", block: "blocks", damage: "damage" },
} as const satisfies Readonly<Record<Lang, Readonly<Record<ArrowKind, string>>>>;

const amount = (count: number | undefined): string => (count === undefined ? "" : ` ${count}`);

const ends = {
  ja: {
    resolved: "解決",
    countered: "打ち消し",
    didNotResolve: "解決せず",
    left: "スタックを離れた",
  },
  en: {
    resolved: "resolved",
    countered: "countered",
    didNotResolve: "did not resolve",
    left: "left the stack",
  },
} as const satisfies Readonly<Record<Lang, Readonly<Record<SpanEnd, string>>>>;

const ja = {
  arrow: (kind: ArrowKind, count?: number) => arrows.ja[kind] + amount(count),
  // The stack over time
  stackTime: "スタックの推移",
  stackTimeNote: (step: string) =>
    `横は手順、縦はスタックの高さ。帯を押すと、それがスタックに置かれた手順へ移ります。今は${step}手目です。`,
  neverUsed: "この手順では、スタックに何も置かれません。",
  number: "番号",
  spell: "呪文・能力",
  putOn: "置かれた時点",
  cameOff: "離れた時点",
  atStart: "初めから",
  stillThere: "まだスタックにある",
  ended: (step: string, end: SpanEnd) => `${step}手目・${ends.ja[end]}`,
  step: (step: string) => `${step}手目`,
  bar: (number: number, name: string, from: string, until: string) =>
    `${number} ${name}。置かれた時点：${from}。離れた時点：${until}`,
  ends: ends.ja,
  // Lines of play
  lines: "手順の枝",
  back: "前に作った手順を復元しました。",
  forget: "手順を消す",
  script: "本筋",
  lineLabel: (step: number, label: string) => `${step}　${label}`,
  rename: "名前を付ける",
  nameOf: "この枝の名前",
  compare: "本筋と比べる",
  remove: "削除",
  removed: "枝を削除しました。「元に戻す」で戻せます。",
  comparison: "本筋との違い",
  firstDifference: (step: number) => `最初に違うのは${step}手目です。`,
  alike: "どの手順の説明も本筋と同じです。",
  inScript: "本筋",
  inLine: "この枝",
  nothingMore: "ここで終わり",
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : (typeof ja)[Key] extends string
      ? string
      : Readonly<Record<keyof (typeof ja)[Key], string>>;
};

const en: Words = {
  arrow: (kind, count) => arrows.en[kind] + amount(count),
  stackTime: "Stack over time",
  stackTimeNote: (step) =>
    `Steps go across, the height of the stack up. A bar leads to the step in which it was put on the stack. Step ${step} is in view.`,
  neverUsed: "Nothing is put on the stack in this line.",
  number: "No.",
  spell: "Spell or ability",
  putOn: "Put on",
  cameOff: "Came off",
  atStart: "there from the beginning",
  stillThere: "still on the stack",
  ended: (step, end) => `step ${step}, ${ends.en[end]}`,
  step: (step) => `step ${step}`,
  bar: (number, name, from, until) => `${number} ${name}. Put on: ${from}. Came off: ${until}`,
  ends: ends.en,
  lines: "Lines of play",
  back: "Your lines are back.",
  forget: "Delete the lines",
  script: "Script",
  lineLabel: (step, label) => `${step}. ${label}`,
  rename: "Name",
  nameOf: "Name of this line",
  compare: "Compare with the script",
  remove: "Delete",
  removed: "The line is deleted; Undo brings it back.",
  comparison: "What differs from the script",
  firstDifference: (step) => `Step ${step} is the first to differ.`,
  alike: "Every step reads the same as in the script.",
  inScript: "Script",
  inLine: "This line",
  nothingMore: "It ends here.",
};

export const watchingWords: Readonly<Record<Lang, Words>> = { ja, en };
export type WatchingWords = Words;
