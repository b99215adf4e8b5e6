/** Keyword abilities, out of the words that the lexicon has for them. */
import { subtypeWords } from "../lexicon.ts";
import type { Ability, Filter, KeywordName } from "../schema.ts";
import { number } from "./amounts.ts";
import { many, type Rule, reads, says, saysFor } from "./core.ts";
import { type KeywordValue, keywordValues, type ParseLexicon } from "./lines.ts";

type Keyword = Extract<Ability, { is: "keyword" }>;

/** Keywords without a word of their own for their quality: "Enchant creature", "Equip Human {1}". */
const withNoun: ReadonlySet<KeywordName> = new Set(["enchant", "equip"]);
/** Keywords that mean something without their quality, too. */
const withoutQuality: ReadonlySet<KeywordName> = new Set(["cycling", "equip"]);

const land: Filter = { is: "type", type: "land" };
const basic: Filter = { is: "supertype", supertype: "basic" };

/** What stands before "walk" and "cycling" in one word with it. */
const oneQualities: readonly (readonly [words: string, quality: Filter])[] = [
  ...[...subtypeWords.keys()].map(
    (subtype) => [subtype.toLowerCase(), { is: "subtype", subtype }] as const,
  ),
  ["basic land", { is: "allOf", filters: [basic, land] }],
  ["nonbasic land", { is: "allOf", filters: [land, { is: "not", filter: basic }] }],
];

export function keywordRules({ keywords, takes }: ParseLexicon): readonly Rule[] {
  const rules: Rule[] = [];
  for (const name of Object.keys(keywords) as KeywordName[]) {
    const { en, withQuality } = keywords[name];
    const word = en.toLowerCase();
    const taken = takes?.[name];
    const plain = (extra: Omit<Keyword, "is" | "name"> = {}): Keyword | undefined => {
      const fits = keywordValues.every(
        (value) => extra[value] === undefined || !taken || taken.includes(value),
      );
      const isOptional = (value: KeywordValue): boolean =>
        value === "quality" && withoutQuality.has(name);
      const lacks = taken?.some((value) => extra[value] === undefined && !isOptional(value));
      return fits && !lacks ? { is: "keyword", name, ...extra } : undefined;
    };
    const cost = (head: string): readonly Rule[] => [
      saysFor<{ cost: NonNullable<Keyword["cost"]>; quality?: Filter }>(
        "KeywordAbility",
        `${head} <cost:ManaPrices>`,
        (holes) => plain(holes),
      ),
      saysFor<{ cost: NonNullable<Keyword["cost"]>; quality?: Filter }>(
        "KeywordAbility",
        `${head}—<cost:Prices>.`,
        (holes) => plain(holes),
      ),
    ];
    if (withQuality) {
      const template = withQuality.en
        .toLowerCase()
        .replace("[quality]", "<quality:Quality>")
        .replace("[one quality]", "<quality:OneQuality>")
        .replace("[a quality]", "(an|a) <quality:Noun>");
      rules.push(
        saysFor<{ quality: Filter }>("KeywordAbility", template, ({ quality }) =>
          plain({ quality }),
        ),
        ...cost(template),
      );
      if (!withoutQuality.has(name)) continue;
    }
    if (withNoun.has(name)) {
      rules.push(
        saysFor<{ quality: Filter }>("KeywordAbility", `${word} <quality:Noun>`, ({ quality }) =>
          plain({ quality }),
        ),
      );
    }
    rules.push(
      saysFor<object>("KeywordAbility", word, () => plain()),
      saysFor<{ n: number }>("KeywordAbility", `${word} <n:Digits>`, ({ n }) =>
        plain({ amount: number(n) }),
      ),
      saysFor<{ n: number }>("KeywordAbility", `${word} x`, () => plain({ amount: { is: "x" } })),
      ...cost(word),
    );
  }
  return [
    ...rules,
    says("ManaPrices", "<mana:Mana>", ({ mana }) => [{ is: "payMana", mana }]),
    says("Quality", "<color:Color>", ({ color }) => ({ is: "color", color })),
    says("Quality", "the chosen color", () => ({ is: "hasChosenColor" })),
    says("Quality", "the color of <whose:Whose> choice", ({ whose }) => ({
      is: "hasColorOfChoice",
      who: whose,
    })),
    says("Quality", "<what:Noun>", ({ what }) => what),
    reads("Quality", (run, at) =>
      many(run, "Color", at, / and from /y).flatMap(({ value, ...rest }) =>
        value.length < 2
          ? []
          : [
              {
                ...rest,
                value: {
                  is: "anyOf",
                  filters: value.map((color): Filter => ({ is: "color", color })),
                } as const,
              },
            ],
      ),
    ),
    // "swampwalk", "basic landcycling": the word goes on.
    reads("OneQuality", (run, at) =>
      oneQualities
        .filter(([words]) => run.text.startsWith(words, at))
        .map(([words, value]) => ({ value, end: at + words.length, weight: 0 })),
    ),
  ].flat();
}
