/** What a search ahead has found, in both languages. */
import type { Answer } from "../engine/decisions.ts";
import type { Verdict } from "../explore/explore.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Bilingual } from "./bilingual.ts";
import { both } from "./describe.ts";
import { gapTexts } from "./gaps.ts";
import { namePrinter } from "./print-names.ts";
import { printStatement } from "./print-script.ts";
import { setApart } from "./punctuation.ts";
import { recordFrom } from "./record.ts";
import type { Scene } from "./refer.ts";
import type { Ahead } from "./syntax.ts";

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
      ? { en: `not so after these moves: ${moves.en}`, ja: `次の手順ではそうならない：${moves.ja}` }
      : { en: `so after these moves: ${moves.en}`, ja: `次の手順でそうなる：${moves.ja}` };
  }
  if (is === "open") {
    const why = gaps.map((gap) => gapTexts[gap]);
    return {
      en: `neither shown nor refuted: ${setApart(
        "en",
        why.map(({ en }) => en),
      )}`,
      ja: `どちらとも示せない：${setApart(
        "ja",
        why.map(({ ja }) => ja),
      )}`,
    };
  }
  const counted = positions === 1 ? "1 position" : `${positions} positions`;
  return mode === "always"
    ? {
        en: `so in every line (${counted})`,
        ja: `どの手順でもそうなる（${positions}局面）`,
      }
    : {
        en: `no line leads to it (${counted})`,
        ja: `そうなる手順はない（${positions}局面）`,
      };
}

/** A line of play in the notation, without the passes at its end. */
export function lineText(
  scene: Scene,
  answers: readonly Answer[],
  cards: readonly CardDefinition[],
): Bilingual {
  const lines = recordFrom(scene, answers);
  if (!lines.ok)
    return {
      en: answers.length === 1 ? "1 answer" : `${answers.length} answers`,
      ja: `${answers.length}回の選択`,
    };
  const last = lines.value.findLastIndex(({ is }) => is !== "pass");
  const kept = lines.value.slice(0, last + 1);
  const print = (lang: "en" | "ja"): string => {
    const names = namePrinter(cards, lang);
    return kept.map((one) => printStatement(one, names)).join("; ");
  };
  return kept.length === 0 ? both("pass") : { en: print("en"), ja: print("ja") };
}
