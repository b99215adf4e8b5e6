/** What can be wrong with a board, in words for the person who wrote it. */
import type { Bilingual } from "./bilingual.ts";
import { capital } from "./punctuation.ts";
import type { Range } from "./text.ts";

/** A word of a text as it was written there. */
export const quoted = (text: string): Bilingual => ({ en: `“${text}”`, ja: `「${text}」` });

/** Every problem by its code, with what is wrong and what would be right. */
const messages = {
  // The text as a whole
  tooLong: (kilobytes: number): Bilingual => ({
    en: `A board may be ${kilobytes} kB long; this text is longer.`,
    ja: `盤面の長さは${kilobytes}kBまでです。この文章はそれを超えています。`,
  }),
  tooManyLines: (lines: number): Bilingual => ({
    en: `A board may have ${lines} lines; this text has more.`,
    ja: `盤面は${lines}行までです。この文章はそれを超えています。`,
  }),
  tooManyParts: (): Bilingual => ({
    en: "A board has three parts: the position, the script and the facts. This line begins a fourth.",
    ja: "盤面は、状況、手順、確認の三つの部分でできています。この行から四つ目の部分が始まっています。",
  }),
  ofScript: (): Bilingual => ({
    en: "This is a line of the script, which stands between two lines of “--”: below the position and above the facts.",
    ja: "これは手順の行です。手順は「--」だけの行二つの間、状況より下、確認より上に書きます。",
  }),
  tooManyObjects: (most: number): Bilingual => ({
    en: `A position may hold ${most} cards; with this entry there are more.`,
    ja: `状況に置けるカードは${most}枚までです。この項目で超えています。`,
  }),

  // What the parser looks for
  expected: (what: Bilingual): Bilingual => ({
    en: `${capital(what.en)} should stand here.`,
    ja: `ここには${what.ja}が必要です。`,
  }),
  unexpected: (text: string): Bilingual => ({
    en: `The line is complete before ${quoted(text).en}; nothing more may follow.`,
    ja: `この行は${quoted(text).ja}の前で完結しています。その後には何も書けません。`,
  }),
  unknownWord: (text: string, what: Bilingual): Bilingual => ({
    en: `${quoted(text).en} is not ${what.en}.`,
    ja: `${quoted(text).ja}は${what.ja}ではありません。`,
  }),
  twice: (text: string): Bilingual => ({
    en: `${quoted(text).en} is there already; it may be given only once.`,
    ja: `${quoted(text).ja}はすでに書かれています。書けるのは一度だけです。`,
  }),
  tooLarge: (most: number): Bilingual => ({
    en: `This number is too large: at most ${most}.`,
    ja: `数が大きすぎます。${most}までにしてください。`,
  }),

  // Position
  noTurn: (): Bilingual => ({
    en: "The position doesn't say whose turn it is and which step: write a line such as “turn A, main 1”.",
    ja: "誰のターンのどのステップかが書かれていません。「turn A, main 1」のような行を書いてください。",
  }),
  noPlayers: (): Bilingual => ({
    en: "A position needs at least two players, each with a line such as “A 20”.",
    ja: "状況には二人以上のプレイヤーが必要です。「A 20」のような行で書いてください。",
  }),
  zoneWithoutPlayer: (): Bilingual => ({
    en: "A zone belongs below a player: write the player's line, such as “A 20”, first.",
    ja: "領域はプレイヤーの下に書きます。先に「A 20」のようなプレイヤーの行を書いてください。",
  }),
  unknownPlayer: (letter: string): Bilingual => ({
    en: `There is no player ${letter} on this board.`,
    ja: `この盤面にプレイヤー${letter}はいません。`,
  }),
  unknownCard: (name: string): Bilingual => ({
    en: `No card called ${quoted(name).en} is known here.`,
    ja: `${quoted(name).ja}という名前のカードは登録されていません。`,
  }),
  badNickname: (name: string): Bilingual => ({
    en: `${quoted(name).en} can't be a nickname: it means something else in a board.`,
    ja: `${quoted(name).ja}は盤面で別の意味を持つので、呼び名にはできません。`,
  }),
  nicknameForMany: (name: string): Bilingual => ({
    en: `${quoted(name).en} names one object, but this entry is several.`,
    ja: `呼び名${quoted(name).ja}は一つのオブジェクトのものですが、この項目は複数あります。`,
  }),
  notAPermanent: (): Bilingual => ({
    en: "This card can't be on the battlefield: an instant or sorcery is not a permanent.",
    ja: "このカードは戦場に置けません。インスタントやソーサリーはパーマネントではありません。",
  }),
  unknownInPublic: (): Bilingual => ({
    en: "Only a hand or a library can hold cards that nobody knows; name the cards here.",
    ja: "不明なカードを置けるのは手札とライブラリーだけです。ここではカードの名前を書いてください。",
  }),
  onlyOnBattlefield: (): Bilingual => ({
    en: "Only what is on the battlefield can be tapped, damaged, new, attached, controlled by another player or have counters.",
    ja: "タップ状態、ダメージ、出たばかり、つけられた状態、カウンター、別のプレイヤーのコントロールは、戦場にあるものにだけ書けます。",
  }),
  badAttachment: (): Bilingual => ({
    en: "This can't be attached there: it must be another object on the battlefield, or a card in a graveyard.",
    ja: "そこにはつけられません。戦場にある別のオブジェクトか、墓地にあるカードを指定してください。",
  }),
  notInPosition: (): Bilingual => ({
    en: "Nothing in the position is called this.",
    ja: "状況の中に、そう呼ばれるものはありません。",
  }),
  noBackFace: (): Bilingual => ({
    en: "This card has no back face.",
    ja: "このカードに第2面はありません。",
  }),
  badTeams: (): Bilingual => ({
    en: "Each player of the board must be in exactly one team.",
    ja: "盤面のプレイヤーは、それぞれちょうど一つのチームに属していなければなりません。",
  }),
  badLink: (): Bilingual => ({
    en: "Only a card in exile can be exiled by something of the position.",
    ja: "状況の中の何かに追放されたと書けるのは、追放領域にあるカードだけです。",
  }),
  badCombat: (): Bilingual => ({
    en: "Only what is on the battlefield can attack or block; it attacks a player or a planeswalker there, and blocks what attacks.",
    ja: "攻撃やブロックができるのは戦場にあるものだけです。攻撃先はプレイヤーか戦場のプレインズウォーカー、ブロックの相手は攻撃しているものにしてください。",
  }),
  badStack: (): Bilingual => ({
    en: "This can't be on the stack: it must be a spell, or an activated or triggered ability that its source has.",
    ja: "これはスタックに置けません。呪文か、発生源が持つ起動型能力や誘発型能力にしてください。",
  }),
  noSuchText: (): Bilingual => ({
    en: "The card has no such ability: abilities are counted in the order of its text, those in quotation marks and delayed ones apart.",
    ja: "このカードにそのような能力はありません。能力は書かれている順に数えます。かぎ括弧の中の能力と遅延誘発型能力は、それぞれ別に数えます。",
  }),
  oneController: (): Bilingual => ({
    en: "An effect has one controller: write two effects, or the same player.",
    ja: "一つの効果のコントローラーは一人です。二つの効果に分けるか、同じプレイヤーにしてください。",
  }),
  badSetup: (detail: string): Bilingual => ({
    en: `The engine can't begin from this position (${detail}).`,
    ja: `この状況からは始められません（${detail}）。`,
  }),

  // Names
  unknownName: (name: string): Bilingual => ({
    en: `Nothing on this board is called ${quoted(name).en}.`,
    ja: `この盤面に${quoted(name).ja}と呼ばれるものはありません。`,
  }),
  notOnBoard: (name: string): Bilingual => ({
    en: `The position has no ${quoted(name).en}.`,
    ja: `状況の中に${quoted(name).ja}はありません。`,
  }),
  noSuchCopy: (name: Bilingual, count: number): Bilingual => ({
    en: `The position has only ${count} of ${quoted(name.en).en}.`,
    ja: `状況の中に${quoted(name.ja).ja}は${count}個しかありません。`,
  }),
  unknownMark: (name: string): Bilingual => ({
    en: `The script marks no moment as ${quoted(name).en}.`,
    ja: `手順に${quoted(name).ja}という印はありません。`,
  }),

  // Playing
  wrongPlayer: (player: string, is: string): Bilingual => ({
    en: `It isn't for player ${player} to act or choose now, but for player ${is}.`,
    ja: `今行動や選択をするのはプレイヤー${player}ではなく、プレイヤー${is}です。`,
  }),
  notAsked: (question: Bilingual): Bilingual => ({
    en: `There is no such choice to make here. ${question.en}`,
    ja: `ここでそのような選択は求められていません。${question.ja}`,
  }),
  onlyAnswer: (question: Bilingual): Bilingual => ({
    en: `There was no such choice to make: where it could have been made, only one answer was possible. ${question.en}`,
    ja: `そのような選択は求められませんでした。求められ得る場面で、可能な答えは一つだけでした。${question.ja}`,
  }),
  unanswered: (question: Bilingual): Bilingual => ({
    en: `A question must be answered first. ${question.en}`,
    ja: `先に答えるべき問いがあります。${question.ja}`,
  }),
  unusedClause: (): Bilingual => ({
    en: "There was no such choice to make: the action has none, or the script ends before it.",
    ja: "そのような選択は求められませんでした。この行動にその選択がないか、選択の前に手順が終わっています。",
  }),
  /** An older edition may not have had the rule. */
  refused: (why: Bilingual, rule: string | null): Bilingual => ({
    en: `This can't be done: ${why.en}${rule === null ? "" : ` (rule ${rule})`}.`,
    ja: `これはできません：${why.ja}${rule === null ? "" : `（ルール${rule}）`}。`,
  }),
  notThere: (name: Bilingual, where: Bilingual): Bilingual => ({
    en: `${name.en} is not ${where.en}.`,
    ja: `${name.ja}は${where.ja}ではありません。`,
  }),
  ambiguous: (name: Bilingual, hint: Bilingual): Bilingual => ({
    en: `Several things called ${name.en} fit, and they differ: ${hint.en}.`,
    ja: `${name.ja}に当てはまるものが複数あり、同じ状態ではありません。${hint.ja}。`,
  }),
  oneWordOnly: (word: string): Bilingual => ({
    en: `One word is chosen at a time: write a choice of its own for ${quoted(word).en}.`,
    ja: `単語は一つずつ選びます。${quoted(word).ja}は別の選択として書いてください。`,
  }),
  whichAbility: (count: number): Bilingual => ({
    en: `It has ${count} abilities that could be meant: write “ability 1”, “ability 2” and so on.`,
    ja: `当てはまる能力が${count}個あります。「ability 1」「ability 2」のように書いてください。`,
  }),
  noManaFrom: (name: Bilingual): Bilingual => ({
    en: `${name.en} has no mana ability that can be activated.`,
    ja: `${name.ja}に起動できるマナ能力はありません。`,
  }),
  stackEmpty: (): Bilingual => ({
    en: "There is nothing on the stack to resolve.",
    ja: "スタックに解決するものがありません。",
  }),
  stackNotEmpty: (): Bilingual => ({
    en: "The game can't go on to another step while something is on the stack.",
    ja: "スタックに何かある間は、別のステップへ進めません。",
  }),
  interrupted: (what: Bilingual): Bilingual => ({
    en: `That step wasn't reached: ${what.en}`,
    ja: `そのステップに着く前に止まりました。${what.ja}`,
  }),
  neverCame: (): Bilingual => ({
    en: "That step doesn't come within the next turns.",
    ja: "そのステップは次の数ターンのうちに来ません。",
  }),
  notAhead: (): Bilingual => ({
    en: "This can be told only of lines that are written down, not of what may still come.",
    ja: "これは書かれた手順についてしか確かめられず、この先については使えません。",
  }),
  gameOver: (): Bilingual => ({
    en: "The game is over; nothing more can be done.",
    ja: "ゲームは終わっています。これ以上は何もできません。",
  }),
  tooManySteps: (most: number): Bilingual => ({
    en: `The board was stopped after ${most} steps of the engine.`,
    ja: `エンジンの処理が${most}回に達したので止めました。`,
  }),
  engineFault: (detail: string): Bilingual => ({
    en: `The engine stopped with a fault of its own (${detail}).`,
    ja: `エンジン自身の誤りで止まりました（${detail}）。`,
  }),
} satisfies Record<string, (...words: never[]) => Bilingual>;

type Messages = typeof messages;
export type ProblemCode = keyof Messages;

/** One thing that is wrong: where, what, and what was perhaps meant. */
export interface NotationProblem extends Range {
  readonly code: ProblemCode;
  readonly message: Bilingual;
  /** What could stand there instead. */
  readonly suggestion?: string;
}

/** A problem before it is known where it stands. */
export type Complaint = Omit<NotationProblem, keyof Range>;

export function complaint<Code extends ProblemCode>(
  code: Code,
  words: Parameters<Messages[Code]>,
  suggestion?: string,
): Complaint {
  const say = messages[code] as (...words: Parameters<Messages[Code]>) => Bilingual;
  const message = say(...words);
  if (suggestion === undefined) return { code, message };
  return {
    code,
    suggestion,
    message: {
      en: `${message.en} Did you mean ${quoted(suggestion).en}?`,
      ja: `${message.ja}${quoted(suggestion).ja}のことでしょうか。`,
    },
  };
}

export function problemAt(at: Range, what: Complaint): NotationProblem {
  const { line, column, length } = at;
  return { line, column, length, ...what };
}
