/** What a search ahead has found, in both languages. */
import type { Answer } from "../engine/decisions.ts";
import type { Verdict } from "../explore/explore.ts";
import type { Gap } from "../explore/walk.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Bilingual } from "./bilingual.ts";
import { both } from "./describe.ts";
import { namePrinter, printStatement } from "./print.ts";
import { recordFrom } from "./record.ts";
import type { Scene } from "./refer.ts";
import type { Ahead } from "./syntax.ts";

/** Why a search has not seen everything. */
export const gapTexts: Readonly<Record<Gap, Bilingual>> = {
  positions: {
    en: "there are too many positions to look at them all",
    ja: "局面が多すぎて、すべては調べられない",
  },
  stopped: { en: "the search was stopped", ja: "調べるのを途中で止めた" },
  decisions: {
    en: "lines were cut off after so many decisions",
    ja: "決めた回数の選択で打ち切った手順がある",
  },
  closed: {
    en: "a player whose choices aren't tried had to choose",
    ja: "選択を調べていないプレイヤーが、選ばなければならなかった",
  },
  endless: { en: "a line has no end", ja: "終わりのない手順がある" },
  tooWide: {
    en: "a question has too many answers to try them all",
    ja: "選び方が多すぎて、すべては試せない質問がある",
  },
  shuffle: {
    en: "a library can be shuffled in too many ways to try them all",
    ja: "切り直しの並び方が多すぎて、すべては試せない",
  },
  payments: {
    en: "a cost can be paid in too many ways to try them all",
    ja: "コストの支払い方が多すぎて、すべては試せない",
  },
};

/** What came of a claim. */
export function verdictText(
  scene: Scene,
  mode: Ahead["mode"],
  { is, line, gaps, positions }: Verdict,
  cards: readonly CardDefinition[],
): Bilingual {
  if (line) {
    const moves = lineText(scene, line.flat(), cards);
    return mode === "always"
      ? { en: `not after: ${moves.en}`, ja: `次の手順ではそうならない：${moves.ja}` }
      : { en: `after: ${moves.en}`, ja: `次の手順でそうなる：${moves.ja}` };
  }
  if (is === "open") {
    const why = gaps.map((gap) => gapTexts[gap]);
    return {
      en: `neither shown nor refuted: ${why.map(({ en }) => en).join("; ")}`,
      ja: `どちらとも示せない：${why.map(({ ja }) => ja).join("。")}`,
    };
  }
  return mode === "always"
    ? {
        en: `so in every line (${positions} positions)`,
        ja: `どの手順でもそうなる(${positions}局面)`,
      }
    : {
        en: `no line leads to it (${positions} positions)`,
        ja: `そうなる手順はない(${positions}局面)`,
      };
}

/** A line of play in the notation, without the passes at its end. */
export function lineText(
  scene: Scene,
  answers: readonly Answer[],
  cards: readonly CardDefinition[],
): Bilingual {
  const lines = recordFrom(scene, answers);
  if (!lines.ok) return { en: `${answers.length} answers`, ja: `${answers.length}回の選択` };
  const last = lines.value.findLastIndex(({ is }) => is !== "pass");
  const kept = lines.value.slice(0, last + 1);
  const print = (lang: "en" | "ja"): string => {
    const names = namePrinter(cards, lang);
    return kept.map((one) => printStatement(one, names)).join("; ");
  };
  return kept.length === 0 ? both("pass") : { en: print("en"), ja: print("ja") };
}
