import type { Lang } from "../../notation/bilingual.ts";

const ja = {
  title: "数の内訳",
  nothing: "この局面に、数える能力はありません。",
  devotion: (card: string, player: string, colors: string) =>
    `《${card}》：プレイヤー${player}の${colors}への信心`,
  symbols: (card: string, colors: string) => `《${card}》：${colors}のマナ・シンボル`,
  costs: (card: string) => `《${card}》：対象の数ごとのコスト`,
  and: "と",
  name: "名前",
  cost: "マナ・コスト",
  count: "数",
  counted: "数える",
  more: "数を増やす効果",
  total: "合計",
  totalFor: (needed: number) => `合計（必要な数は${needed}）`,
  others: (count: number) => `シンボルのない${count}個は数に入りません。`,
  targets: "対象の数",
  totalCost: "総コスト",
  now: "今支払えるか",
  payable: "支払える",
  unpayable: "支払えない",
  close: "閉じる",
};

type CountingWords = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const plural = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;

const en: CountingWords = {
  title: "What is counted",
  nothing: "Nothing on this board counts symbols or targets at this moment.",
  devotion: (card, player, colors) => `${card}: player ${player}'s devotion to ${colors}`,
  symbols: (card, colors) => `${card}: ${colors} mana symbols`,
  costs: (card) => `${card}: its cost by the number of targets`,
  and: " and ",
  name: "Name",
  cost: "Mana cost",
  count: "Count",
  counted: "counted",
  more: "Effects that add to it",
  total: "Total",
  totalFor: (needed) => `Total (${needed} needed)`,
  others: (count) => `${plural(count, "object")} without such a symbol count for nothing.`,
  targets: "Targets",
  totalCost: "Total cost",
  now: "Payable now",
  payable: "yes",
  unpayable: "no",
  close: "Close",
};

export const countingWords: Readonly<Record<Lang, CountingWords>> = { ja, en };
