/** Paragraphs: modes, and sentences with where each of them belongs. */
import type { Effect } from "../schema.ts";
import type { Sentence } from "./categories.ts";
import { many, type Reading, type Rule, type Run, reads } from "./core.ts";
import { inTurn } from "./putting.ts";

export const paragraphs: readonly Rule[] = [
  reads("Paragraph", modal),
  reads("Paragraph", paragraph),
];

/** "choose two —" and its modes, a line each (700.2). */
function modal(run: Run, at: number): readonly Reading<readonly Effect[]>[] {
  const pattern = /choose (one or both|one or more|any number|up to [a-z]+|[a-z]+) —/y;
  pattern.lastIndex = at;
  const [match, how = ""] = pattern.exec(run.text) ?? [];
  if (match === undefined) return [];
  return many(run, "Paragraph", at + match.length, /\n• /y, true).flatMap((reading) => {
    const modes = reading.value.map(inTurn);
    if (modes.length < 2) return [];
    const [least, most] = modeNumbers(how, modes.length);
    if (least === undefined || most === undefined) return [];
    return [{ ...reading, value: [{ is: "modal", least, most, modes } as const] }];
  });
}

function modeNumbers(how: string, all: number): readonly (number | undefined)[] {
  if (how === "one or both" || how === "one or more") return [1, all];
  if (how === "any number") return [0, all];
  const upTo = how.startsWith("up to ");
  const words = "zero one two three four five six seven eight nine".split(" ");
  const number = words.indexOf(upTo ? how.slice(6) : how);
  return number === -1 ? [] : [upTo ? 0 : number, number];
}

/** Sentences up to where the text, the line or the quotation ends. */
function paragraph(run: Run, at: number): readonly Reading<readonly Effect[]>[] {
  const done: Reading<readonly Effect[]>[] = [];
  let open: readonly Reading<readonly Effect[]>[] = [{ value: [], end: at, weight: 0 }];
  for (let guard = 0; guard < 12 && open.length > 0; guard++) {
    const next: Reading<readonly Effect[]>[] = [];
    for (const before of open) {
      for (const said of run.at("Sentence", before.end)) {
        const quoted = run.text.charAt(said.end) === '"' || run.text.startsWith('."', said.end);
        const ends =
          run.text.charAt(said.end) === "." ||
          quoted ||
          run.text.slice(said.end - 2, said.end) === '."';
        if (!ends) {
          run.missed(said.end, ".");
          continue;
        }
        // A quotation in the middle of a sentence keeps no full stop.
        const end = run.text.charAt(said.end) === "." ? said.end + 1 : said.end;
        for (const { value, weight } of placed(before.value, said.value)) {
          const reading = { value, end, weight: before.weight + said.weight + weight };
          done.push(reading);
          const gap = /^ | ?(?=\n)/.exec(run.text.slice(end, end + 2));
          if (gap && !quoted) next.push({ ...reading, end: end + gap[0].length });
          else if (run.text.charAt(end) === "\n") next.push(reading);
        }
      }
    }
    open = fewest(next);
  }
  return fewest(done);
}

/** At most so many of those that end at one place. */
function fewest(
  readings: readonly Reading<readonly Effect[]>[],
): readonly Reading<readonly Effect[]>[] {
  const seen = new Map<string, Reading<readonly Effect[]>>();
  for (const reading of [...readings].sort((a, b) => a.weight - b.weight)) {
    const key = `${reading.end} ${JSON.stringify(reading.value)}`;
    if (!seen.has(key) && seen.size < 120) seen.set(key, reading);
  }
  return [...seen.values()];
}

/** Where a sentence may belong: behind the others, or inside what the last one depends on. */
function placed(
  before: readonly Effect[],
  said: Sentence,
): readonly { readonly value: readonly Effect[]; readonly weight: number }[] {
  const outside = said(before);
  const last = before.at(-1);
  const found = outside ? [{ value: outside, weight: 0 }] : [];
  if (!last) return found;
  const rest = before.slice(0, -1);
  const into = (inner: Effect | undefined, put: (effect: Effect) => Effect) => {
    if (!inner) return;
    const effects = inner.is === "inOrder" ? inner.effects : [inner];
    for (const { value, weight } of placed(effects, said)) {
      found.push({ value: [...rest, put(inTurn(value))], weight: weight + 2 });
    }
  };
  switch (last.is) {
    case "may":
      if (last.otherwise && !last.instead)
        into(last.otherwise, (otherwise) => ({ ...last, otherwise }));
      else if (last.ifDone) into(last.ifDone, (ifDone) => ({ ...last, ifDone }));
      else into(last.effect, (effect) => ({ ...last, effect }));
      break;
    case "ifSo":
      if (last.otherwise && !last.instead)
        into(last.otherwise, (otherwise) => ({ ...last, otherwise }));
      else into(last.effect, (effect) => ({ ...last, effect }));
      break;
    case "forEach":
    case "forEachPlayer":
    case "repeat":
    case "delayed":
    case "reflexive":
    case "unlessPays":
      into(last.effect, (effect) => ({ ...last, effect }));
      break;
    default:
  }
  return found;
}
