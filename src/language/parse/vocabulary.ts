/** The closed lists of words, as the text writes them. */
import {
  colorWords,
  statWords,
  stepWords,
  subtypeKindWords,
  subtypeWords,
  supertypeWords,
  typeWords,
  wordKindWords,
  zoneWords,
} from "../lexicon.ts";
import { forms } from "../print/en/nouns.ts";
import { numberWord, plural } from "../print/en/words.ts";
import {
  basicLandTypes,
  type CounterKind,
  colors,
  counterKinds,
  type LibraryPlace,
  type ManaType,
  type Subtype,
  type TurnSpan,
} from "../vocabulary.ts";
import { many, type Rule, reads, says, words } from "./core.ts";
import { knownSubtypes } from "./creatureTypes.ts";

/** A table of words turned round: by what is written. */
const byWord = <Key extends string>(
  table: Readonly<Record<Key, { readonly en: string }>>,
  plurals = false,
): ReadonlyMap<string, Key> =>
  new Map(
    (Object.keys(table) as Key[]).flatMap((key): [string, Key][] => {
      const word = table[key].en.toLowerCase();
      return [[word, key], ...(plurals ? [[plural(word), key] as [string, Key]] : [])];
    }),
  );

const subtypes: ReadonlyMap<string, Subtype> = new Map(
  knownSubtypes.flatMap((word): [string, Subtype][] => [
    [word.toLowerCase(), word],
    [forms(word, subtypeWords.get(word)?.plural).many.toLowerCase(), word],
  ]),
);

const numbers: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 100 }, (_, value): [string, number] => [numberWord(value), value]),
);

const symbolTypes: Readonly<Record<string, ManaType>> = {
  w: "white",
  u: "blue",
  b: "black",
  r: "red",
  g: "green",
  c: "colorless",
};

// 107.4: no snow and no Phyrexian symbols, which the engine couldn't pay.
const symbol = /\{(?:\d+|[wubrgcx]|(?:\d+|[wubrgc])\/[wubrg])\}/;
const manaPattern = new RegExp(`(?:${symbol.source})+`, "y");

const readsMana = (category: "Mana" | "PlainMana", pattern: RegExp): Rule =>
  reads(category, (run, at) => {
    const [match] = matchAt(pattern, run.text, at);
    if (!match) run.missed(at, "{");
    return match ? [{ value: match.toUpperCase(), end: at + match.length, weight: 0 }] : [];
  });

/** "first", "second" … of lists of colors. */
const listed = / and |, and |, /y;

export const vocabulary: readonly Rule[] = [
  words("Color", byWord(colorWords)),
  words("CardType", byWord(typeWords, true)),
  words("Supertype", byWord(supertypeWords)),
  reads("Supertypes", (run, at) =>
    many(run, "Supertype", at, listed).filter(({ value }) => value.length > 0),
  ),
  words("Subtype", subtypes),
  // The list of subtypes is open (205.3): a word with a capital inside a sentence may be one.
  reads("Subtype", (run, at) => {
    const [match] = matchAt(/(?<=[a-z0-9,/+] |non-)[A-Z][a-z]+(?![\w'])/y, run.written, at);
    const known = match === undefined || subtypes.has(match.toLowerCase());
    if (known || run.surroundings.names.some((name) => name.includes(match.toLowerCase())))
      return [];
    const end = at + match.length;
    const one = match.endsWith("s") ? [match.slice(0, -1)] : [];
    return [match, ...one].map((value) => ({ value, end, weight: 4 }));
  }),
  words("SubtypeKind", byWord(subtypeKindWords, true)),
  words("WordKind", byWord(wordKindWords)),
  words("Zone", byWord(zoneWords, true)),
  words("Step", byWord(stepWords)),
  words("Stat", byWord(statWords)),
  words("Integer", numbers),
  words(
    "Often",
    new Map([
      ["once", 1],
      ["twice", 2],
      ...[...numbers].map(([word, value]): [string, number] => [`${word} times`, value]),
    ]),
  ),
  words(
    "Place",
    new Map<string, LibraryPlace>([
      ["top", "top"],
      ["bottom", "bottom"],
      ["the bottom", "bottom"],
    ]),
  ),
  words(
    "Span",
    new Map<string, TurnSpan>([
      ["this turn", "thisTurn"],
      ["last turn", "lastTurn"],
    ]),
  ),
  words("Counter", new Map(counterKinds.map((kind): [string, CounterKind] => [kind, kind]))),
  reads("Counter", (run, at) => {
    const [match] = matchAt(/[+-]\d+\/[+-]\d+/y, run.text, at);
    return match ? [{ value: match as CounterKind, end: at + match.length, weight: 0 }] : [];
  }),
  reads("Digits", (run, at) => {
    const [match] = matchAt(/\d{1,4}/y, run.text, at);
    return match ? [{ value: Number(match), end: at + match.length, weight: 0 }] : [];
  }),
  readsMana("Mana", manaPattern),
  readsMana("PlainMana", /(?:\{(?:\d+|[wubrgcx])\})+/y),
  // "{W} or {B}", "{G}{G}": as types of mana.
  reads("ManaTypes", (run, at) => {
    const [match] = matchAt(/(?:\{[wubrgc]\})+/y, run.text, at);
    if (!match) return [];
    const types = [...match.matchAll(/\{(\w)\}/g)].flatMap(
      ([, one = ""]) => symbolTypes[one] ?? [],
    );
    return [{ value: types, end: at + match.length, weight: 0 }];
  }),
  says("Colors", "colorless", () => []),
  says("Colors", "all colors", () => colors),
  reads("Colors", (run, at) =>
    many(run, "Color", at, listed).filter(({ value }) => value.length > 0),
  ),
  reads("Subtypes", (run, at) =>
    many(run, "Subtype", at, / /y).filter(({ value }) => value.length > 0),
  ),
  says("Subtypes", "every basic land type", () => basicLandTypes),
  reads("Types", (run, at) =>
    many(run, "CardType", at, / /y).filter(({ value }) => value.length > 0),
  ),
  // A name: words with capitals, and little words between them.
  reads("Name", (run, at) => {
    const found = [];
    const pattern =
      /[A-Z][\w'-]*(?:,? (?:(?:of|the|and|to|in|for|from|a|an|at|with) )*[A-Z][\w'-]*)*/y;
    pattern.lastIndex = at;
    const [match = ""] = pattern.exec(run.written) ?? [];
    for (let end = match.length; end > 0; end = match.lastIndexOf(" ", end - 1)) {
      const name = match.slice(0, end).replace(/,$/, "");
      if (/[A-Z][\w'-]*$/.test(name)) found.push({ value: name, end: at + name.length, weight: 0 });
    }
    return found;
  }),
  reads("Keyword", (run, at) => {
    let best: { readonly word: string; readonly name: string } | undefined;
    for (const [word, name] of run.surroundings.keywords) {
      if (run.text.startsWith(word, at) && word.length > (best?.word.length ?? 0))
        best = { word, name };
    }
    const end = at + (best?.word.length ?? 0);
    if (!best || /[a-z]/.test(run.text.charAt(end))) {
      run.missed(at, "");
      return [];
    }
    return [{ value: best.name as never, end, weight: 0 }];
  }),
  reads("Self", (run, at) => {
    const found = run.surroundings.names
      .filter((name) => run.text.startsWith(name, at))
      .map((name) => at + name.length)
      .concat(selfEnd(run.text, at))
      .filter((end) => !/[a-z0-9]/.test(run.text.charAt(end)));
    if (found.length === 0) run.missed(at, "this creature");
    return [...new Set(found)].map((end) => ({ value: true as const, end, weight: 0 }));
  }),
];

const selfNouns =
  /~|this (?:artifact|aura|battle|card|class|creature|enchantment|equipment|land|permanent|planeswalker|saga|spell|token|vehicle)/y;
function selfEnd(text: string, at: number): readonly number[] {
  const [match] = matchAt(selfNouns, text, at);
  return match ? [at + match.length] : [];
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | [undefined] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [undefined];
}

export const isManaCost = (text: string): boolean =>
  new RegExp(`^(?:${symbol.source})*$`, "i").test(text);
