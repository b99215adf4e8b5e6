/** Cards by what somebody begins to type: a name in either language, its reading, romaji. */
import type { CardDefinition } from "../../language/card.ts";
import { distance } from "../../language/distance.ts";
import { fold } from "../../notation/text.ts";
import type { Lang } from "../i18n.ts";
import { toKatakana, toRomaji } from "../search/kana.ts";

interface Known {
  readonly card: CardDefinition;
  readonly spellings: readonly string[];
}

/** In one script and width, so that half-width, hiragana and katakana are alike. */
const evened = (text: string): string => toKatakana(fold(text)).replaceAll("・", "");

export type CardFinder = (
  typed: string,
  fits?: (card: CardDefinition) => boolean,
) => readonly CardDefinition[];

/** How many are offered. */
const most = 12;

/** Shorter words are near to too many others. */
const slipsIn = ({ length }: string): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** How far what was typed is from a name, from its beginning or from one of its words. */
function slipsTo({ spellings }: Known, wanted: string, most: number): number {
  const parts = spellings.flatMap((one) => [one, one.slice(0, wanted.length), ...one.split(" ")]);
  return Math.min(...parts.map((part) => distance(wanted, part, most)));
}

/**
 * What begins as was typed comes first, then what has a word that does, then what has it anywhere;
 * among equals in the order of the names. Where there is none, what it may have been meant for.
 */
export function cardFinder(cards: readonly CardDefinition[], lang: Lang): CardFinder {
  const collator = new Intl.Collator(lang);
  const known = [...cards]
    .sort((one, other) => collator.compare(one.name[lang], other.name[lang]))
    .map((card): Known => {
      const faces = [card, ...(card.back ? [card.back] : []), ...(card.halves ?? [])];
      return {
        card,
        spellings: faces.flatMap(({ name: { en, ja, kana } }) => [
          evened(en),
          evened(ja),
          ...(kana === undefined ? [] : [evened(kana), toRomaji(kana)]),
        ]),
      };
    });
  return (typed, fits = () => true) => {
    const wanted = evened(typed).trim();
    if (wanted === "") return [];
    const romaji = wanted.replaceAll(" ", "");
    const rank = ({ spellings }: Known): number => {
      if (spellings.includes(wanted)) return 0;
      if (spellings.some((one) => one.startsWith(wanted) || one.startsWith(romaji))) return 1;
      if (spellings.some((one) => one.includes(` ${wanted}`))) return 2;
      return spellings.some((one) => one.includes(wanted)) ? 3 : 4;
    };
    const fitting = known.filter(({ card }) => fits(card));
    const best = (rankOf: (one: Known) => number, last: number): readonly CardDefinition[] =>
      fitting
        .map((one) => ({ one, rank: rankOf(one) }))
        .filter(({ rank }) => rank <= last)
        .sort((one, other) => one.rank - other.rank)
        .slice(0, most)
        .map(({ one }) => one.card);
    const found = best(rank, 3);
    const slips = slipsIn(wanted);
    if (found.length > 0 || slips === 0) return found;
    return best((one) => slipsTo(one, wanted, slips), slips);
  };
}
