import type { Lang } from "../../notation/bilingual.ts";
import { commandNames, type Question } from "./commands.ts";

const ja = {
  title: "テキストで操作",
  label: "コマンドか、記法の一手",
  hint: "「ヘルプ」と入力すると、使えるコマンドを読み上げます。",
  send: "送る",
  log: "読み上げの記録",
  between: "、",
  end: "。",
  is: "：",
  nothing: "なし",
  empty: "空",
  turnOf: (turn: string) => `${turn}。`,
  hasPriority: (player: string) => `優先権は${player}。`,
  life: (player: string, life: number) => `${player}のライフは${life}。`,
  noMana: (player: string) => `${player}のマナ・プールは空。`,
  mana: (player: string, mana: string) => `${player}のマナ・プールは${mana}。`,
  onTop: (card: string) => `一番上は${card}`,
  steps: (at: string, last: number) => `全${last}手のうち${at}手目。`,
  waits: (question: string) => `問い：${question}`,
  goesOn: "この先に手順があります。「次へ」で進みます。",
  isOver: "ゲームは終わっています。",
  options: (count: number) => `書ける手は${count}通りです。番号を送ると、その手を実行します。`,
  noOptions: "ここで書ける手の一覧はありません。手を記法で書いてください。",
  cut: (count: number) =>
    `ほかに${count}通りあります。「できること」に続けて手の一部を書くと絞れます。`,
  noOption: (number: number) => `${number}番の手はありません。「できること」で一覧を聞けます。`,
  noCard: (name: string) => `「${name}」という名前のものは見えるところにありません。`,
  noPlayer: (player: string) => `プレイヤー${player}はいません。`,
  noStep: (step: number) => `${step}手目はありません。`,
  atEnd: "手順はここまでです。",
  atStart: "手順の最初です。",
  cannot: "取り消す手も、やり直す手もありません。",
  refused: "実行できません：",
};

const en: typeof ja = {
  title: "Play in text",
  label: "A command, or a line of the notation",
  hint: "Type “help” to hear the commands.",
  send: "Send",
  log: "What has been said",
  between: ", ",
  end: ".",
  is: ": ",
  nothing: "nothing",
  empty: "empty",
  turnOf: (turn) => `${turn}.`,
  hasPriority: (player) => `${player} has priority.`,
  life: (player, life) => `${player} has ${life} life.`,
  noMana: (player) => `${player}'s mana pool is empty.`,
  mana: (player, mana) => `${player}'s mana pool has ${mana}.`,
  onTop: (card) => `on top ${card}`,
  steps: (at, last) => `Step ${at} of ${last}.`,
  waits: (question) => `Asked: ${question}`,
  goesOn: "There are more steps: “next” goes on.",
  isOver: "The game is over.",
  options: (count) => `${count} can be typed. Send a number to play that line.`,
  noOptions: "There is no list of what can be typed here. Type the line in the notation.",
  cut: (count) => `And ${count} more: type “legal” and a word of the line to narrow them.`,
  noOption: (number) => `There is no line ${number}. Type “legal” to hear the list.`,
  noCard: (name) => `Nothing in view is called “${name}”.`,
  noPlayer: (player) => `There is no player ${player}.`,
  noStep: (step) => `There is no step ${step}.`,
  atEnd: "This is the last step.",
  atStart: "This is the beginning.",
  cannot: "There is nothing to undo or redo.",
  refused: "That can't be played: ",
};

export type TextWords = typeof ja;
export const textWords: Readonly<Record<Lang, TextWords>> = { ja, en };

type Named = keyof typeof commandNames;

const helpJa: readonly (readonly [readonly Named[], string])[] = [
  [["next", "previous", "first", "last"], "手順を進む・戻る"],
  [["goTo"], "その番号の手へ。例：「手順 3」"],
  [["where"], "今の手、ターン、優先権、問い"],
  [["state"], "盤面のすべて"],
  [
    ["battlefield", "hand", "graveyard", "exile", "library"],
    "領域。「Bの手札」のように誰のか言える",
  ],
  [["life", "mana", "stack", "lasting"], "ライフ、マナ、スタック、続いている効果"],
  [["card"], "名前のカードを読む。例：「カード ショック」"],
  [["legal"], "今書ける手を番号付きで。番号を送るとその手を実行"],
  [["undo", "redo"], "手を取り消す・やり直す"],
  [["again"], "最後の答えをもう一度"],
];

const helpEn: typeof helpJa = [
  [["next", "previous", "first", "last"], "go through the steps"],
  [["goTo"], "go to a step by its number, as in “step 3”"],
  [["where"], "the step, the turn, the priority and what is asked"],
  [["state"], "everything on the board"],
  [["battlefield", "hand", "graveyard", "exile", "library"], "a zone; “hand B” says whose"],
  [["life", "mana", "stack", "lasting"], "life, mana, the stack, effects in force"],
  [["card"], "reads a card by its name, as in “card shock”"],
  [["legal"], "what can be typed now, numbered; send a number to play it"],
  [["undo", "redo"], "takes back what you did, or does it again"],
  [["again"], "the last answer once more"],
];

const lineHelp: Readonly<Record<Lang, string>> = {
  ja: "それ以外は記法の一手として実行します。例：A casts ショック targeting B、resolve、next step。",
  en: "Anything else is played as a line of the notation, such as “A casts Shock targeting B”, “resolve” or “next step”.",
};

/** The commands, a line each, by the names of the page's language. */
export function helpLines(lang: Lang): readonly string[] {
  const { between, is } = textWords[lang];
  const place = lang === "ja" ? 1 : 0;
  const lines = (lang === "ja" ? helpJa : helpEn).map(
    ([names, what]) => `${names.map((one) => commandNames[one][place]).join(between)}${is}${what}`,
  );
  return [...lines, lineHelp[lang]];
}

/** The questions that one zone of each player answers. */
export const zoneQuestions = [
  "battlefield",
  "hand",
  "graveyard",
  "exile",
  "library",
] as const satisfies readonly Question[];
export type ZoneQuestion = (typeof zoneQuestions)[number];
