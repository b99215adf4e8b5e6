/**
 * The text as it is typed, made like the text that the printer writes: quotes, dashes, loyalty
 * symbols, reminder text. Every sign knows where it was, for the places of problems.
 */

export interface Source {
  readonly text: string;
  /** Where each sign of `text` stands in what was typed; one more for the end. */
  readonly places: readonly number[];
}

const likeThese: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "−": "-",
  "–": "—",
  "‐": "-",
  "‑": "-",
  "\u00a0": " ",
  "\t": " ",
  "·": "•",
  "*": "•",
  "：": ": ",
  "、": ", ",
  "，": ", ",
  "。": ".",
  "（": "(",
  "）": ")",
  "・": "•",
};

/** Letters and signs of full width are the same letters (U+FF01 to U+FF5E). */
const narrow = (raw: string): string =>
  /[\uff01-\uff5e]/.test(raw) ? String.fromCharCode(raw.charCodeAt(0) - 0xfee0) : raw;

/** A hyphen with spaces around it is a dash; one at the start of a line is a bullet. */
function hyphen(typed: string, at: number): string | undefined {
  if (typed.charAt(at) !== "-" || typed.charAt(at + 1) !== " ") return undefined;
  if (at > 0 && typed.charAt(at - 1) === "\n") return "•";
  return typed.charAt(at - 1) === " " ? "—" : undefined;
}

/** One text without what isn't rules text: spaces that say nothing, parentheses (207.2a). */
export function sourceOf(typed: string): Source {
  let text = "";
  const places: number[] = [];
  const put = (sign: string, at: number): void => {
    text += sign;
    for (let index = 0; index < sign.length; index++) places.push(at);
  };
  let depth = 0;
  for (let at = 0; at < typed.length; at++) {
    const raw = typed.charAt(at);
    if (raw === "(") depth++;
    if (depth > 0) {
      if (raw === ")") depth--;
      // A parenthesis never closed ends with its line.
      if (raw === "\n") depth = 0;
      else continue;
    }
    const sign = likeThese[raw] ?? hyphen(typed, at) ?? narrow(raw);
    const last = text.charAt(text.length - 1);
    if (sign === "\r") continue;
    if (sign === " " && (last === " " || last === "\n" || last === "")) continue;
    if (sign === "\n") {
      while (text.endsWith(" ")) {
        text = text.slice(0, -1);
        places.pop();
      }
      if (text === "" || text.endsWith("\n")) continue;
    }
    // Two dashes are a long one.
    if (sign === "-" && last === "-") {
      text = `${text.slice(0, -1)}—`;
      continue;
    }
    put(sign, at);
  }
  while (/[ \n]$/.test(text)) {
    text = text.slice(0, -1);
    places.pop();
  }
  places.push(places.length > 0 ? (places.at(-1) ?? 0) + 1 : 0);
  return onLines(withLoyalty({ text, places }));
}

/** "+1:" and "-X:" at the start of a line, as the printer brackets them. */
const withLoyalty = (source: Source): Source =>
  replaced(source, /(?<=^|\n)\[?([+-]?(?:\d+|[xX]))\]?(?=:)/g, ([, inner = ""]) => `[${inner}]`);

/** "This land enters tapped. When it enters, …": an ability of its own, on a line of its own (113.2c). */
const onLines = (source: Source): Source =>
  replaced(
    source,
    /(?<=(?:^|\n)(this \w+|~) enters\b[^.\n]*\.) (when|whenever|as) it(?= )/gi,
    ([, self = "", when = ""]) => `\n${when} ${self.toLowerCase()}`,
  );

/** With other words in place of some; each of their signs stands where those began. */
function replaced(
  { text, places }: Source,
  pattern: RegExp,
  words: (match: RegExpExecArray) => string,
): Source {
  let result = "";
  const where: number[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const inner = words(match);
    result += text.slice(at, match.index) + inner;
    where.push(...places.slice(at, match.index));
    where.push(...Array.from(inner, () => places[match.index] ?? 0));
    at = match.index + match[0].length;
  }
  result += text.slice(at);
  where.push(...places.slice(at));
  return { text: result, places: where };
}

/** How a text is compared: without regard to capitals and to the shape of signs. */
export const folded = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[−]/g, "-").toLowerCase();

/** What a text may call the object that it is of. */
const selves =
  /~|this (?:artifact|aura|battle|card|class|creature|enchantment|equipment|land|permanent|planeswalker|saga|spell|token|vehicle)(?![a-z])/y;

export interface Agreement {
  readonly upTo: number;
  readonly whole: boolean;
}

/**
 * How much of what is wanted a printed text agrees with: where both speak of their object, they may
 * call it differently.
 */
export function agreement(printed: string, wanted: string, names: readonly string[]): Agreement {
  const selfAt = (text: string, at: number): number => {
    if (at > 0 && /[a-z]/.test(text.charAt(at - 1))) return 0;
    selves.lastIndex = at;
    const [match] = selves.exec(text) ?? [];
    if (match !== undefined) return match.length;
    return names.find((name) => text.startsWith(name, at))?.length ?? 0;
  };
  let one = 0;
  let two = 0;
  while (one < printed.length && two < wanted.length) {
    const [a, b] = [selfAt(printed, one), selfAt(wanted, two)];
    if (a > 0 && b > 0) {
      one += a;
      two += b;
      continue;
    }
    if (printed.charAt(one) !== wanted.charAt(two)) return { upTo: two, whole: false };
    one++;
    two++;
  }
  return { upTo: two, whole: one === printed.length && two === wanted.length };
}

/** A folded text where its object is never called by a noun or a name. */
export function withoutSelf(text: string, names: readonly string[]): string {
  const known = names
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join("|");
  const self = new RegExp(`(?<![a-z])(?:${selves.source}|(?:${known})(?![a-z]))('s)?`, "g");
  return text.replace(self, (_, s?: string) => (s ? "its" : "it"));
}

/** Line and column, from 1, of a place in a text. */
export function lineAndColumn(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - (before.lastIndexOf("\n") + 1) + 1 };
}
