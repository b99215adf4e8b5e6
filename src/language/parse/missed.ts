/** Problems of a text, at their places in what was typed. */
import type { Missed, Part } from "./lines.ts";
import { withPlainNames } from "./naming.ts";
import { outline } from "./outline.ts";
import { type ParseProblem, phraseAt, problemAt } from "./problem.ts";
import type { Source } from "./text.ts";

/** A problem of the text as it was typed. */
export function inTyped(problem: Missed, typed: string, { text, places }: Source): ParseProblem {
  // What is said otherwise is told of whole words.
  const back =
    problem.why === "unlike" ? (/[\w'/+-]*$/.exec(text.slice(0, problem.at))?.[0].length ?? 0) : 0;
  const start = Math.min(places[problem.at - back] ?? typed.length, typed.length);
  const offset = start + (/^ */.exec(typed.slice(start))?.[0].length ?? 0);
  const phrase = phraseAt(typed, offset);
  const rangeOf = ({ from, to }: Part) => {
    const first = places[from] ?? 0;
    return { offset: first, length: (places[to - 1] ?? first) + 1 - first };
  };
  const here = (says: ParseProblem["says"], more = {}): ParseProblem =>
    problemAt("text", typed, offset, phrase.length, says, more);
  switch (problem.why) {
    case "unknown": {
      if (problem.at >= text.length) {
        return here({
          en: "The text ends before its sentence does.",
          ja: "文の途中でテキストが終わっている。",
        });
      }
      const { suggestion } = problem;
      return here(
        {
          en: `Not understood from here: “${phrase}”.`,
          ja: `ここから理解できない：「${phrase}」。`,
        },
        suggestion === undefined
          ? {}
          : { suggestion, replaces: { offset, length: wordAt(phrase).length } },
      );
    }
    case "unlike":
      return here(
        {
          en: `Each word is known, but this is not how a card says it, from here: “${phrase}”.`,
          ja: `単語はどれも分かるが、ここからカードの書き方と異なる：「${phrase}」。`,
        },
        problem.printed === ""
          ? {}
          : {
              suggestion: problem.printed,
              ...(problem.block && { replaces: rangeOf(problem.block) }),
            },
      );
    case "ambiguous":
      return here(
        {
          en: "This can be read in more than one way.",
          ja: "この文は2通り以上に読める。",
        },
        { readings: problem.readings.map((one) => outline(withPlainNames(one))) },
      );
    case "remedy": {
      const end = places[Math.min(problem.at + problem.length, places.length - 1)] ?? typed.length;
      const length = Math.max(1, typed.slice(offset, end).trimEnd().length);
      const more = problem.suggestion && {
        suggestion: problem.suggestion.text,
        replaces: rangeOf(problem.suggestion.block),
      };
      return problemAt("text", typed, offset, length, problem.says, more);
    }
    case "instruction":
      return here({
        en: "Only an instant or sorcery says this by itself: here it needs a cost or a trigger.",
        ja: "これだけを書けるのはインスタントかソーサリーのみ。ここではコストか誘発条件が必要。",
      });
    case "tooMuch":
      return here({
        en: "This text is too involved to be read.",
        ja: "このテキストは複雑すぎて読み取れない。",
      });
  }
}

const wordAt = (phrase: string): string => /^[\w'{}/+-]+/.exec(phrase)?.[0] ?? "";
