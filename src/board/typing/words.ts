import type { Lang } from "../../notation/bilingual.ts";

const ja = {
  label: "次の一手を記法で書く",
  hint: "例：A casts …、resolve、go to combat damage",
  play: "実行",
  offered: "書ける手",
  none: "当てはまる手はありません。そのまま実行すると理由が分かります。",
  refused: "実行できません：",
};

const en: typeof ja = {
  label: "Type what happens next",
  hint: "for example: A casts …, resolve, go to combat damage",
  play: "Play",
  offered: "What can be typed",
  none: "Nothing offered fits. Play it to see why it can't be done.",
  refused: "That can't be played: ",
};

export const typingWords: Readonly<Record<Lang, typeof ja>> = { ja, en };
