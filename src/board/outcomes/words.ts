/** What the outcomes of a board say of themselves. */
import type { Lang } from "../../notation/bilingual.ts";

const count = (number: number | string, lang: string): string =>
  BigInt(number).toLocaleString(lang);

const ja = {
  title: "あり得る結果",
  intro: (step: number) => `${step}手目の局面から先に起こり得ることを、すべて調べます。`,
  until: "どこまで",
  rest: "スタックが空になるか戦闘が終わるまで",
  turn: "ターンの終わりまで",
  by: "誰の選択を試すか",
  everybody: "全員",
  player: (id: string) => `プレイヤー${id}だけ（ほかはパス）`,
  search: "調べる",
  fromHere: "今の局面から調べる",
  stop: "止める",
  progress: (positions: number, ends: number) =>
    `${count(positions, "ja")}局面を調査・終わりは${count(ends, "ja")}か所`,
  found: (outcomes: number, positions: number) =>
    `結果は${count(outcomes, "ja")}通り（${count(positions, "ja")}局面を調査）`,
  gaps: "ほかの結果もあり得ます：",
  failed: "調べられませんでした。",
  only: "どう選んでも同じ結果になります。",
  number: "番号",
  outcome: "ほかと違うところ",
  reached: "道筋",
  ways: (ways: string) => `${count(ways, "ja")}通り`,
  endless: "無数",
  probability: (exact: string, percent: string) => `確率${exact}（${percent}）`,
  open: "盤面で見る",
  openOutcome: (number: number) => `結果${number}を盤面で見る`,
  more: (rest: number) => `残りの${count(rest, "ja")}通りも表示`,
  picture: "結果までの道筋",
  pictureNote: "何通りかの道筋で着く局面は、最初に着いたところにだけ描いています。",
  shortest: "局面が多いので、最初のいくつかの結果までの最短の道筋だけを描いています。",
  start: "ここから",
  leaf: (label: string) => `${label}（盤面で見る）`,
  close: "閉じる",
};

type Strings = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const en: Strings = {
  title: "Outcomes",
  intro: (step) => `All that can come of the position at step ${step}.`,
  until: "How far",
  rest: "Until the stack is empty or combat is over",
  turn: "Until the turn ends",
  by: "Whose choices",
  everybody: "Everybody's",
  player: (id) => `Only player ${id}'s; the others pass`,
  search: "Search",
  fromHere: "Search from here",
  stop: "Stop",
  progress: (positions, ends) =>
    `${count(positions, "en")} positions, ${count(ends, "en")} ends so far`,
  found: (outcomes, positions) =>
    `${count(outcomes, "en")} ${outcomes === 1 ? "outcome" : "outcomes"} in ${count(positions, "en")} ${positions === 1 ? "position" : "positions"}`,
  gaps: "There may be more: ",
  failed: "The search failed.",
  only: "Whatever is chosen, it comes to the same.",
  number: "No.",
  outcome: "What differs",
  reached: "Reached",
  ways: (ways) => `${count(ways, "en")} ${ways === "1" ? "way" : "ways"}`,
  endless: "no end of ways",
  probability: (exact, percent) => `probability ${exact} (${percent})`,
  open: "Open",
  openOutcome: (number) => `Open outcome ${number} on the board`,
  more: (rest) => `Show the other ${count(rest, "en")}`,
  picture: "The ways to them",
  pictureNote: "A position that is reached in several ways stands where it is reached first.",
  shortest: "There are many positions: only the shortest ways to the first outcomes are drawn.",
  start: "From here",
  leaf: (label) => `${label}: open on the board`,
  close: "Close",
};

export const outcomeStrings: Readonly<Record<Lang, Strings>> = { ja, en };
export type OutcomeWords = Strings;
