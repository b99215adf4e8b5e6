/** How alike the texts of two rules are, so that a number can be compared with what it stands for. */

/** What was renamed in the rules of 2009 and later, so that old and new texts can be compared. */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/\bthe battlefield\b|\bbattlefield\b/g, "play"],
  [/\benters?\b(?! play)/g, "comes into play"],
  [/\bexiled?\b/g, "removed from the game"],
  [/\b(cast|activat)(ing)\b/g, "playing"],
  [/\b(casts|activates)\b/g, "plays"],
  [/\b(cast|activated?)\b/g, "play"],
  [/\bstate-based actions?\b/g, "state-based effect"],
  [/\bturn-based actions?\b/g, "game action"],
  [/\bmana value\b/g, "converted mana cost"],
  [/\bhe or she\b|\bthey\b/g, "that player"],
  [/\bhis or her\b|\btheir\b/g, "that player's"],
];

const common = new Set(
  "a an and any are as at be by can't for from has have if in is isn't it its it's of on or that the this to with".split(
    " ",
  ),
);

const known = new Map<string, readonly string[]>();

/** Words and pairs of words; references to other rules don't count. */
function terms(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  const plain = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\brules? \d{3}[.\da-z–-]*/g, "");
  const even = renamed.reduce((before, [from, to]) => before.replace(from, to), plain);
  const words = (even.match(/[a-z'+/\d-]+/g) ?? []).filter((word) => !common.has(word));
  const found = [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
  known.set(text, found);
  return found;
}

type Weights = ReadonlyMap<string, number>;

function countOf(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/**
 * Compares texts of a collection: from 0, no word in common, to 1, the same words. What is rare in
 * the collection weighs more (the cosine of their tf-idf vectors).
 */
export function comparing(collection: readonly string[]): (one: string, other: string) => number {
  const frequency = countOf(collection.flatMap((text) => [...new Set(terms(text))]));
  const weighed = new Map<string, Weights>();
  const weigh = (text: string): Weights => {
    const before = weighed.get(text);
    if (before) return before;
    const raw = [...countOf(terms(text))].map(([term, count]) => {
      const rarity = Math.log(collection.length / (frequency.get(term) ?? 1));
      return [term, (1 + Math.log(count)) * rarity] as const;
    });
    const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
    const weights = new Map(raw.map(([term, weight]) => [term, weight / length]));
    weighed.set(text, weights);
    return weights;
  };
  return (one, other) => {
    const [shorter, longer] = [weigh(one), weigh(other)].sort((a, b) => a.size - b.size);
    let sum = 0;
    for (const [term, weight] of shorter ?? []) sum += weight * (longer?.get(term) ?? 0);
    return sum;
  };
}
