/** A face of a card as the site draws it: its text cut at the words that rules explain. */
import { printFace, printReminder, printTextBox } from "../../cards/index.ts";
import { colorsOf } from "../../engine/printed.ts";
import type { CardFace } from "../../language/card.ts";
import type { Ability } from "../../language/schema.ts";
import type { Lang } from "../i18n.ts";
import { markLine, type Piece } from "./phrases.ts";
import { termsIn } from "./terms.ts";

export interface DrawnFace {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly lines: readonly DrawnLine[];
  readonly pt?: string;
  readonly loyalty?: string;
  /** The edge of the card as a CSS background: one stripe a color. */
  readonly edge: string;
  /** What its keywords mean, in our own words (207.2a). */
  readonly reminders: readonly Reminder[];
}

interface DrawnLine {
  readonly pieces: readonly Piece[];
  /** One of the modes of the line above (700.2). */
  readonly isMode: boolean;
}

interface Reminder {
  readonly keyword: string;
  readonly text: string;
}

function edgeOf(face: CardFace): string {
  const colors = colorsOf(face);
  const [only] = colors;
  if (only === undefined) return "var(--mana-none)";
  if (colors.length === 1) return `var(--mana-${only})`;
  const stripe = 100 / colors.length;
  const stops = colors.map(
    (color, index) => `var(--mana-${color}) ${index * stripe}% ${(index + 1) * stripe}%`,
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}

/** The paragraphs of a face, with the mana ability of a basic land type in parentheses (305.6). */
function textBoxOf(face: CardFace, lang: Lang) {
  const isIntrinsic = (ability: Ability) => !face.abilities.includes(ability);
  const intrinsic = printTextBox(face, lang, { reminders: true }).filter(({ abilities }) =>
    abilities.every(isIntrinsic),
  );
  return [...intrinsic, ...printTextBox(face, lang)];
}

function remindersOf(face: CardFace, lang: Lang): readonly Reminder[] {
  const seen = new Set<string>();
  return face.abilities.flatMap((ability): Reminder[] => {
    if (ability.is !== "keyword" || seen.has(ability.name)) return [];
    seen.add(ability.name);
    const text = printReminder(ability, { card: face, lang });
    const [term] = termsIn([ability]);
    return text === undefined || term === undefined ? [] : [{ keyword: term.name[lang], text }];
  });
}

export function drawFace(face: CardFace, lang: Lang): DrawnFace {
  const { name, manaCost, typeLine, pt, loyalty } = printFace(face, lang);
  return {
    name,
    manaCost,
    typeLine,
    ...(pt !== undefined && { pt }),
    ...(loyalty !== undefined && { loyalty }),
    edge: edgeOf(face),
    lines: textBoxOf(face, lang).flatMap(({ abilities, lines }) =>
      lines.map((line) => ({
        pieces: markLine(line, termsIn(abilities), lang),
        isMode: /^[•・]/.test(line),
      })),
    ),
    reminders: remindersOf(face, lang),
  };
}
