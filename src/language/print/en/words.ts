/** English word forms: numbers, articles, plurals, lists, verbs. */
const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );

const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

export function numberWord(value: number): string {
  const ten = tens[Math.floor(value / 10) - 2];
  if (ten === undefined) return numberWords[value] ?? String(value);
  return value % 10 === 0 ? ten : `${ten}-${numberWords[value % 10]}`;
}

/** "once", "twice", "three times". */
export const timesWord = (times: number): string =>
  times === 1 ? "once" : times === 2 ? "twice" : `${numberWord(times)} times`;

export const withArticle = (phrase: string): string =>
  /^(?:[aeio]|u(?!ni)|8|11\/|18\/)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`;

export const plural = (word: string): string =>
  /(?:[sxz]|[cs]h)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;

export const possessive = (phrase: string): string =>
  phrase.endsWith("s") ? `${phrase}'` : `${phrase}'s`;

/** "a", "a and b", "a, b, and c". */
export function list(items: readonly string[], conjunction = "and"): string {
  const last = items.at(-1) ?? "";
  const before = items.slice(0, -1);
  if (before.length === 0) return last;
  return `${before.join(", ")}${before.length > 1 ? "," : ""} ${conjunction} ${last}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence: a capital at the start, a full stop at the end. */
export const sentence = (text: string): string =>
  /\."?$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;

/** Who does something, and which form of the verb follows. */
export interface Subject {
  readonly text: string;
  readonly verb: "base" | "third";
}

export const singular = (text: string): Subject => ({ text, verb: "third" });
export const several = (text: string): Subject => ({ text, verb: "base" });

/** What is done, without who: "draw two cards" and "draws two cards". */
export interface Predicate {
  readonly base: string;
  readonly third: string;
}

const irregular: Readonly<Record<string, string>> = { be: "is", have: "has", do: "does" };

/** A predicate out of a verb in its base form and what follows it. */
export function predicate(verb: string, rest = ""): Predicate {
  const third = irregular[verb] ?? plural(verb);
  const tail = rest === "" ? "" : ` ${rest}`;
  return { base: `${verb}${tail}`, third: `${third}${tail}` };
}

/** Passive voice: "be put" after a modal verb, else "is put" or "are put". */
export const passive = (rest: string): Predicate => predicate("be", rest);

/** A predicate that is the same for everyone: "can't block". */
export const modal = (text: string): Predicate => ({ base: text, third: text });

/** "+1/+1 counter", "shred counter". */
export const counterWord = (counter: string): string => `${counter} counter`;

export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" ");

/** Several predicates of one subject: "gets +1/+1 and gains flying". */
export const both = (predicates: readonly Predicate[], conjunction = "and"): Predicate => ({
  base: list(
    predicates.map((one) => one.base),
    conjunction,
  ),
  third: list(
    predicates.map((one) => one.third),
    conjunction,
  ),
});

/** A predicate with something added at its end: "until end of turn". */
export const extended = (of: Predicate, tail: string, between = " "): Predicate => ({
  base: `${of.base}${between}${tail}`,
  third: `${of.third}${between}${tail}`,
});

/** "they" for "them", which stands everywhere else. */
export const asSubject = (text: string): string => (text === "them" ? "they" : text);

export function clause(subject: Subject, what: Predicate): string {
  const verb = subject.verb === "third" ? what.third : what.base;
  return `${asSubject(subject.text)} ${subject.verb === "base" ? verb.replace(/^be /, "are ") : verb}`;
}
