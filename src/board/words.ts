/** What the board itself says: its controls, regions and marks. */

import { langOf, type Speech } from "../captions/telling.ts";
import type { Edition } from "../engine/rules.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { MarkKind } from "./marks.ts";

const dayOf = (edition: Edition): Date => new Date(`${edition}T00:00:00Z`);
const inFull = { dateStyle: "long", timeZone: "UTC" } as const;
const inJapanese = new Intl.DateTimeFormat("ja-JP", inFull);
const inEnglish = new Intl.DateTimeFormat("en-GB", inFull);

const ja = {
  // Zones
  battlefield: "戦場",
  hand: "手札",
  graveyard: "墓地",
  exile: "追放領域",
  library: "ライブラリー",
  onTop: "一番上：",
  phasedOut: "フェイズ・アウト",
  times: { day: "昼", night: "夜" },
  lasting: "続いている効果",
  lastingOf: (source: string) => `（${source}）`,
  stack: "スタック",
  stackEmpty: "スタックは空",
  resolvesNext: "次に解決",
  life: "ライフ",
  mana: "マナ・プール",
  player: (id: string) => `プレイヤー${id}`,
  playersZone: (id: string, zone: string) => `プレイヤー${id}の${zone}`,
  turnOf: (id: string, step: string) => `プレイヤー${id}のターン・${step}`,
  turn: "ターン",
  priority: "優先権",
  cards: (count: number) => `${count}枚`,
  // Cards
  tapped: "タップ",
  recent: "召喚酔い",
  damage: (amount: number) => `ダメージ${amount}`,
  counters: (count: number, kind: string) => `${kind} ×${count}`,
  on: (host: string) => `${host}に付与`,
  attacking: "攻撃中",
  attackingWhat: (what: string) => `${what}を攻撃中`,
  blocking: "ブロック中",
  targets: (what: string) => `対象：${what}`,
  x: (value: number) => `X＝${value}`,
  modes: (numbers: string) => `モード${numbers}`,
  paid: (cost: string) => `${cost}あり`,
  monstrous: "怪物的",
  bestowed: "授与",
  chosenFor: (what: string) => `選択：${what}`,
  unknown: "不明なカード",
  changedFrom: (pt: string) => `元は${pt}`,
  copies: (count: number) => `×${count}`,
  spell: "呪文",
  combatDamage: "戦闘ダメージ",
  assigned: (source: string, target: string, amount: number) =>
    `${source} → ${target}：${amount}点`,
  activated: "起動型能力",
  triggered: "誘発型能力",
  kindOf: (kind: string, id: string) => `${kind}・プレイヤー${id}`,
  alsoHas: (keywords: string) => `得ている能力：${keywords}`,
  source: "発生源",
  cardPage: "カードのページ",
  close: "閉じる",
  // Steps
  steps: "手順",
  stepOf: (step: string, last: number) => `${step}／${last}手`,
  spokenStep: (step: number, last: number) => `${last}手中${step}手目。`,
  spokenPart: (step: number, part: number, last: number) => `${last}手中${step}手目の処理${part}。`,
  everyPart: "処理ごとに分ける",
  playSlowly: "ゆっくり再生",
  speed: "速さ",
  speeds: { slow: "遅く", normal: "普通", fast: "速く" },
  stackTime: "スタックの推移",
  position: "手順の位置",
  first: "最初へ",
  previous: "前へ",
  next: "次へ",
  last: "最後へ",
  undo: "元に戻す",
  redo: "やり直す",
  startAgain: "最初からやり直す",
  outcomes: "あり得る結果",
  copyLink: "この局面へのリンク",
  copied: "コピーしました",
  copyFailed: "リンクを作れませんでした",
  inAddressBar: "アドレス欄に入れました",
  ownStep: "自分で選んだ手",
  linesBack: "前に作った手順を復元しました。",
  forgetLines: "手順を消す",
  rules: "ルール",
  rulesOf: (edition: Edition) => `${inJapanese.format(dayOf(edition))}版の総合ルール`,
  everyEvent: "ルールの処理を一つずつ見る",
  // Choosing
  continueScript: "手順どおりに進める",
  chooseOtherwise: "別の選択をする",
  choices: "選べること",
  asScript: "手順どおり",
  decide: "決定",
  yes: "はい",
  no: "いいえ",
  less: "減らす",
  more: "増やす",
  up: (what: string) => `${what}を上へ`,
  down: (what: string) => `${what}を下へ`,
  pay: "支払う",
  payWith: "マナを出すもの",
  noBlock: "ブロックしない",
  chosenCount: (count: number, min: number, max: number) =>
    min === max ? `${count}／${max}を選択中` : `${count}を選択中（${min}～${max}）`,
  select: "選ぶ",
  selected: "選択中",
  refused: "できません",
  manaAbilities: "マナを出す",
  letChance: "偶然に任せる",
  shuffle: "切り直す",
  coinWon: "コイン投げに勝つ",
  coinLost: "コイン投げに負ける",
  over: "ゲーム終了",
  // Links
  badLink: "リンクの盤面を読めなかったので、元の盤面を表示しています。",
  badLinkWhy: (why: string) => `理由：${why}`,
  // The rules of other years
  wordsOfThen: "当時の用語で",
  byRulesOf: "ルールの版",
  yearOption: (edition: Edition, differs: boolean) =>
    `${inJapanese.format(dayOf(edition))}${differs ? "（違いあり）" : ""}`,
  differsFrom: (edition: Edition, step: number) =>
    `${inJapanese.format(dayOf(edition))}のルールでは、${step}手目が最初の違いです。`,
  noDifference: "手順の説明に違いはありません。",
  scriptStops: (why: string) => `この先は元の手順どおりには進められません。${why}`,
  facts: "エンジンで確かめた結論",
  atStep: (step: number) => `${step}手目：`,
};

type Strings = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : (typeof ja)[Key] extends string
      ? string
      : { readonly [Part in keyof (typeof ja)[Key]]: string };
};

const en: Strings = {
  battlefield: "Battlefield",
  hand: "Hand",
  graveyard: "Graveyard",
  exile: "Exile",
  library: "Library",
  onTop: "top:",
  phasedOut: "Phased out",
  times: { day: "day", night: "night" },
  lasting: "Effects in force",
  lastingOf: (source) => `(${source})`,
  stack: "Stack",
  stackEmpty: "The stack is empty",
  resolvesNext: "resolves next",
  life: "life",
  mana: "Mana pool",
  player: (id) => `Player ${id}`,
  playersZone: (id, zone) => `Player ${id}: ${zone}`,
  turnOf: (id, step) => `Player ${id}'s turn, ${step}`,
  turn: "turn",
  priority: "priority",
  cards: (count) => `${count}`,
  tapped: "tapped",
  recent: "summoning sick",
  damage: (amount) => `damage ${amount}`,
  counters: (count, kind) => `${kind} ×${count}`,
  on: (host) => `on ${host}`,
  attacking: "attacking",
  attackingWhat: (what) => `attacking ${what}`,
  blocking: "blocking",
  targets: (what) => `targets ${what}`,
  x: (value) => `X = ${value}`,
  modes: (numbers) => `mode ${numbers}`,
  paid: (cost) => `with ${cost}`,
  monstrous: "monstrous",
  bestowed: "bestowed",
  chosenFor: (what) => `chosen: ${what}`,
  unknown: "unknown card",
  changedFrom: (pt) => `was ${pt}`,
  copies: (count) => `×${count}`,
  spell: "spell",
  combatDamage: "combat damage",
  assigned: (source, target, amount) => `${source} → ${target}: ${amount}`,
  activated: "activated ability",
  triggered: "triggered ability",
  kindOf: (kind, id) => `Player ${id}'s ${kind}`,
  alsoHas: (keywords) => `Has gained: ${keywords}`,
  source: "source",
  cardPage: "Card page",
  close: "Close",
  steps: "Steps",
  stepOf: (step, last) => `Step ${step} of ${last}`,
  spokenStep: (step, last) => `Step ${step} of ${last}. `,
  spokenPart: (step, part, last) => `Step ${step} of ${last}, part ${part}. `,
  everyPart: "Rule by rule",
  playSlowly: "Play slowly",
  speed: "Speed",
  speeds: { slow: "Slow", normal: "Normal", fast: "Fast" },
  stackTime: "Stack over time",
  position: "Step in view",
  first: "First",
  previous: "Previous",
  next: "Next",
  last: "Last",
  undo: "Undo",
  redo: "Redo",
  startAgain: "Start again",
  outcomes: "Outcomes",
  copyLink: "Link to this position",
  copied: "Copied",
  copyFailed: "No link could be made",
  inAddressBar: "Now in the address bar",
  ownStep: "your choice",
  linesBack: "Your lines are back.",
  forgetLines: "Forget them",
  rules: "Rules",
  rulesOf: (edition) => `Comprehensive Rules of ${inEnglish.format(dayOf(edition))}`,
  everyEvent: "Every rule step",
  continueScript: "Follow the script",
  chooseOtherwise: "Choose otherwise",
  choices: "Choices",
  asScript: "as in the script",
  decide: "Confirm",
  yes: "Yes",
  no: "No",
  less: "Less",
  more: "More",
  up: (what) => `Move ${what} up`,
  down: (what) => `Move ${what} down`,
  pay: "Pay",
  payWith: "Mana from",
  noBlock: "does not block",
  chosenCount: (count, min, max) =>
    min === max ? `${count} of ${max} chosen` : `${count} chosen (${min} to ${max})`,
  select: "Choose",
  selected: "Chosen",
  refused: "That can't be done",
  manaAbilities: "Get mana",
  letChance: "Let chance decide",
  shuffle: "Shuffle",
  coinWon: "Win the flip",
  coinLost: "Lose the flip",
  over: "The game is over",
  badLink: "The board in this link can't be read, so the page's own board is shown.",
  badLinkWhy: (why) => `Reason: ${why}`,
  // The rules of other years
  wordsOfThen: "Words of that year",
  byRulesOf: "Rules of",
  yearOption: (edition, differs) =>
    `${inEnglish.format(dayOf(edition))}${differs ? " (differs)" : ""}`,
  differsFrom: (edition, step) =>
    `By the rules of ${inEnglish.format(dayOf(edition))}, step ${step} is the first to differ.`,
  noDifference: "No step is told otherwise.",
  scriptStops: (why) => `From there on the script can't be followed. ${why}`,
  facts: "Checked by the engine",
  atStep: (step) => `Step ${step}: `,
};

export const strings: Readonly<Record<Lang, Strings>> = { ja, en };
export type BoardWords = Strings;

/** What the board says with the words of a year. */
export function boardWords(speech: Speech): BoardWords {
  if (typeof speech === "string") return strings[speech];
  const { lang, vocabulary } = speech;
  const inPlay = vocabulary.battlefield === "play";
  const removed = vocabulary.exile === "removal";
  return {
    ...strings[lang],
    ...(inPlay && { battlefield: formerWords.battlefield[lang] }),
    ...(removed && { exile: formerWords.exile[lang] }),
  };
}

/** Until July 2009 (RT-03). */
const formerWords = {
  battlefield: { ja: "場", en: "In play" },
  exile: { ja: "ゲーム外領域", en: "Removed from the game" },
} as const;

/** In one word what the step in view did to an object. */
export function markWord(mark: MarkKind, speech: Speech): string {
  const lang = langOf(speech);
  if (typeof speech === "string") return markWords[mark][lang];
  const { battlefield, exile, spells, abilities } = speech.vocabulary;
  const isFormer =
    (mark === "entered" && battlefield === "play") ||
    (mark === "exiled" && exile === "removal") ||
    (mark === "cast" && spells === "play") ||
    (mark === "activated" && abilities === "play");
  return (isFormer ? formerMarks[mark] : undefined)?.[lang] ?? markWords[mark][lang];
}

const formerMarks: Readonly<Partial<Record<MarkKind, Readonly<Record<Lang, string>>>>> = {
  entered: { ja: "場に出た", en: "put into play" },
  exiled: { ja: "取り除いた", en: "removed" },
  cast: { ja: "プレイした", en: "played" },
  activated: { ja: "プレイした", en: "played" },
};

const markWords: Readonly<Record<MarkKind, Readonly<Record<Lang, string>>>> = {
  untapped: { ja: "アンタップ", en: "untapped" },
  tapped: { ja: "タップ", en: "tapped" },
  changed: { ja: "変化", en: "changed" },
  damaged: { ja: "ダメージ", en: "damaged" },
  attached: { ja: "付与", en: "attached" },
  attacks: { ja: "攻撃", en: "attacks" },
  blocks: { ja: "ブロック", en: "blocks" },
  target: { ja: "対象", en: "target" },
  drawn: { ja: "引いた", en: "drawn" },
  put: { ja: "移動", en: "moved" },
  entered: { ja: "戦場に出た", en: "entered" },
  returned: { ja: "戻った", en: "returned" },
  exiled: { ja: "追放", en: "exiled" },
  discarded: { ja: "捨てた", en: "discarded" },
  destroyed: { ja: "破壊", en: "destroyed" },
  sacrificed: { ja: "生け贄", en: "sacrificed" },
  countered: { ja: "打ち消し", en: "countered" },
  cast: { ja: "唱えた", en: "cast" },
  played: { ja: "プレイ", en: "played" },
  activated: { ja: "起動", en: "activated" },
  triggered: { ja: "誘発", en: "triggered" },
};
