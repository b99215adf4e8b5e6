/**
 * A small machine for ambiguous grammars: a parser gives every reading of the text from a place on,
 * each with where it ends. Readings are remembered by category and place, so nothing is read twice.
 */
import type { Categories } from "./categories.ts";

export interface Reading<Value> {
  readonly value: Value;
  readonly end: number;
  /** How far-fetched it is: of readings that print alike, only the lightest stand. */
  readonly weight: number;
}

export type Category = keyof Categories;
type Readings<C extends Category> = readonly Reading<Categories[C]>[];

/** One way to say something of a category. */
export interface Rule {
  readonly category: Category;
  readonly read: (run: Run, at: number) => readonly Reading<unknown>[];
}

export type Grammar = ReadonlyMap<Category, readonly Rule[]>;

export function grammarOf(rules: readonly Rule[]): Grammar {
  const grammar = new Map<Category, Rule[]>();
  for (const rule of rules) {
    const known = grammar.get(rule.category);
    if (known) known.push(rule);
    else grammar.set(rule.category, [rule]);
  }
  return grammar;
}

/** Thrown inside, and caught where parsing begins: the text takes more work than a card is worth. */
export class TooMuch extends Error {}

/** What may be spent on a text before it is too much: rules that are tried, and printings. */
export interface Budget {
  steps: number;
  printings: number;
}

/** Enough for any card many times over. */
export const wholeBudget = (): Budget => ({ steps: 3_000_000, printings: 20_000 });

/** How many readings one place may have. */
const mostReadings = 400;
/** How deep categories may stand in each other. */
const mostDepth = 220;

/** What is known of a card while its text is read. */
interface Surroundings {
  /** What the text may call its object, in lower case. */
  readonly names: readonly string[];
  readonly keywords: ReadonlyMap<string, string>;
  /** Whether its lines are the instructions of an instant or sorcery. */
  readonly isSpell: boolean;
  /** Where the text begins in that of the whole card. */
  readonly offset: number;
}

/** The parsing of one text. */
export class Run {
  /** In lower case, for matching. */
  readonly text: string;
  /** As it was written: names of cards keep their capitals. */
  readonly written: string;
  readonly grammar: Grammar;
  readonly surroundings: Surroundings;
  readonly offset: number;
  /** How far any reading got, and what would have been understood there. */
  furthest = 0;
  readonly expected = new Set<string>();
  /** Choices told where what is chosen is first spoken of, by the name given to them. */
  readonly choices = new Map<string, string>();
  readonly #memo = new Map<Category, Map<number, readonly Reading<unknown>[]>>();
  readonly #budget: Budget;
  #depth = 0;

  constructor(written: string, grammar: Grammar, surroundings: Surroundings, budget: Budget) {
    this.#budget = budget;
    this.written = written;
    this.text = written.toLowerCase();
    this.grammar = grammar;
    this.surroundings = surroundings;
    this.offset = surroundings.offset;
  }

  /** Every reading of a category from a place on. */
  at<C extends Category>(category: C, at: number): Readings<C> {
    let places = this.#memo.get(category);
    if (!places) {
      places = new Map();
      this.#memo.set(category, places);
    }
    const known = places.get(at);
    if (known) return known as Readings<C>;
    // What begins with itself finds nothing there.
    places.set(at, []);
    if (this.#depth >= mostDepth) return [];
    this.#depth++;
    const found: Reading<unknown>[] = [];
    for (const rule of this.grammar.get(category) ?? []) {
      if (this.#budget.steps-- <= 0) throw new TooMuch();
      found.push(...rule.read(this, at));
    }
    this.#depth--;
    const readings = distinct(found);
    if (readings.length > mostReadings) throw new TooMuch();
    places.set(at, readings);
    return readings as unknown as Readings<C>;
  }

  /** Notes that these words would have been understood here. */
  missed(at: number, words: string): void {
    if (at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.expected.clear();
    }
    if (this.expected.size < 3_000) this.expected.add(words);
  }
}

function distinct(readings: readonly Reading<unknown>[]): readonly Reading<unknown>[] {
  if (readings.length < 2) return readings;
  const seen = new Map<string, Reading<unknown>>();
  for (const reading of readings) {
    const { value, end } = reading;
    // What is a function can't be compared: it is kept.
    const key = typeof value === "function" ? `${seen.size}` : `${end} ${JSON.stringify(value)}`;
    const before = seen.get(key);
    if (!before || before.weight > reading.weight) seen.set(key, reading);
  }
  return [...seen.values()];
}

/** The holes of a template, by name: `destroy <what:Objects>`. */
export type Holes<Template extends string> =
  Template extends `${string}<${infer Name}:${infer C}>${infer Rest}`
    ? { readonly [Key in Name]: C extends Category ? Categories[C] : never } & Holes<Rest>
    : unknown;

type Segment =
  | { readonly literal: RegExp; readonly words: string }
  | { readonly hole: string; readonly category: Category };

/**
 * A literal: `[s]` may be missing, `(a|b)` is either. It ends where a word ends.
 */
function literal(words: string, beforeHole: boolean): Segment {
  const source = words
    .replace(/[.*+?^${}\\/]/g, String.raw`\$&`)
    .replace(/[[(]/g, "(?:")
    .replaceAll("]", ")?");
  // "non<color>" goes on within the word.
  const boundary = !beforeHole && /[a-z0-9\])]$/.test(words) ? "(?![a-z0-9])" : "";
  return { literal: new RegExp(source + boundary, "y"), words };
}

function segmentsOf(template: string): readonly Segment[] {
  return template
    .split(/(<\w+:\w+>)/)
    .filter((part) => part !== "")
    .map((part, index, all): Segment => {
      const hole = /^<(\w+):(\w+)>$/.exec(part);
      if (!hole) return literal(part, index < all.length - 1);
      const [, name = "", category = ""] = hole;
      return { hole: name, category: category as Category };
    });
}

/** Where in the text a rule was read. */
export interface Place {
  readonly run: Run;
  /** Where it begins in the text of the whole card: what is chosen or done here is named by it. */
  readonly start: number;
  /** What was read, in lower case. */
  readonly said: string;
}

/**
 * "… is said so": a template with holes, and what is made of them; undefined for what can't be.
 */
export function says<const C extends Category, const Template extends string>(
  category: C,
  template: Template,
  make: (holes: Holes<Template>, place: Place) => Categories[C] | undefined,
  weight = 0,
): Rule {
  const segments = segmentsOf(template);
  const read = (run: Run, start: number): readonly Reading<unknown>[] => {
    const found: Reading<unknown>[] = [];
    const go = (index: number, at: number, holes: Record<string, unknown>, sum: number): void => {
      const segment = segments[index];
      if (!segment) {
        const value = make(holes as Holes<Template>, {
          run,
          start: run.offset + start,
          said: run.text.slice(start, at),
        });
        if (value !== undefined) found.push({ value, end: at, weight: sum });
        return;
      }
      if ("literal" in segment) {
        segment.literal.lastIndex = at;
        const [match] = segment.literal.exec(run.text) ?? [];
        if (match === undefined) run.missed(at, segment.words);
        else go(index + 1, at + match.length, holes, sum);
        return;
      }
      for (const reading of run.at(segment.category, at)) {
        go(
          index + 1,
          reading.end,
          { ...holes, [segment.hole]: reading.value },
          sum + reading.weight,
        );
      }
    };
    go(0, start, {}, weight);
    return found;
  };
  return { category, read };
}

/** The same for a template that is put together: its holes are named by hand. */
export const saysFor = <HolesHere>(
  category: Category,
  template: string,
  make: (holes: HolesHere, place: Place) => unknown,
): Rule => says(category, template, make as never);

/** The same said in several ways. */
export const saysAny = <const C extends Category, const Template extends string>(
  category: C,
  templates: readonly Template[],
  make: (holes: Holes<Template>, place: Place) => Categories[C] | undefined,
): readonly Rule[] => templates.map((template) => says(category, template, make));

/** A rule that no template says. */
export const reads = <const C extends Category>(
  category: C,
  read: (run: Run, at: number) => Readings<C>,
): Rule => ({ category, read });

/** One category may stand where another is asked for. */
export const also = <const C extends Category, const D extends Category>(
  category: C,
  other: D,
  make: (value: Categories[D]) => Categories[C] | undefined,
): Rule => ({
  category,
  read: (run, at) =>
    run.at(other, at).flatMap((reading) => {
      const value = make(reading.value as Categories[D]);
      return value === undefined ? [] : [{ ...reading, value }];
    }),
});

/** Words of a closed list: the longest that stands here and ends with the word. */
export function words<const C extends Category>(
  category: C,
  table: ReadonlyMap<string, Categories[C]>,
): Rule {
  const byLength = [...table].sort(([a], [b]) => b.length - a.length);
  return {
    category,
    read: (run, at) => {
      for (const [word, value] of byLength) {
        if (!run.text.startsWith(word, at)) continue;
        const end = at + word.length;
        if (/[a-z0-9]/.test(run.text.charAt(end)) && /[a-z0-9]$/.test(word)) continue;
        return [{ value, end, weight: 0 }];
      }
      run.missed(at, category === "Subtype" ? "" : (byLength[0]?.[0] ?? ""));
      return [];
    },
  };
}

/** Every reading of one after the other, joined by what the pattern matches; also of none. */
export function many<C extends Category>(
  run: Run,
  category: C,
  at: number,
  between: RegExp,
  leading = false,
): readonly Reading<readonly Categories[C][]>[] {
  const all: Reading<readonly Categories[C][]>[] = [{ value: [], end: at, weight: 0 }];
  for (let index = 0; index < all.length && all.length < mostReadings; index++) {
    const before = all[index];
    if (!before) break;
    let next = before.end;
    if (before.value.length > 0 || leading) {
      between.lastIndex = next;
      const [match] = between.exec(run.text) ?? [];
      if (match === undefined) continue;
      next += match.length;
    }
    for (const reading of run.at(category, next)) {
      if (reading.end <= next) continue;
      all.push({
        value: [...before.value, reading.value],
        end: reading.end,
        weight: before.weight + reading.weight,
      });
    }
  }
  return all;
}
