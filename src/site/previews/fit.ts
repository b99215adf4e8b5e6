/** Texts as large as their room allows. */
import type { Font, Measure } from "../../board/picture/shapes.ts";
import { type Room, wrapped } from "../../board/picture/wrapping.ts";
import type { Lang } from "../i18n.ts";

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly lang: Lang;
  readonly measure: Measure;
  readonly bold?: true;
}

export interface Block {
  readonly lines: readonly string[];
  readonly font: Font;
  /** From one base line to the next. */
  readonly leading: number;
  /** The end of the text is missing. */
  readonly isCut?: true;
}

/** Japanese letters fill their squares, and want more air between the lines. */
const leadings: Readonly<Record<Lang, number>> = { ja: 1.42, en: 1.28 };

/**
 * The same lines, made as even as their number allows: no single word is left for the last. Down to
 * which width that goes is found by halving.
 */
function balanced(text: string, lines: readonly string[], room: Room): readonly string[] {
  let [narrow, wide] = [room.width * 0.5, room.width];
  let even = lines;
  while (lines.length > 1 && wide - narrow > room.width / 40) {
    const width = (narrow + wide) / 2;
    const tried = wrapped(text, { ...room, width });
    if (tried.length > lines.length) narrow = width;
    else [wide, even] = [width, tried];
  }
  return even;
}

/** In the largest of the sizes in which the whole text fits; in the smallest it may be cut. */
export function fitted(text: string, sizes: readonly number[], frame: Frame): Block {
  const { width, height, lang, measure, bold } = frame;
  const smallest = Math.min(...sizes);
  for (const size of sizes) {
    const font: Font = { size, ...(bold && { bold }) };
    const leading = Math.round(size * leadings[lang]);
    const room: Room = { width, font, lang, measure };
    const most = Math.max(1, Math.floor(height / leading));
    const lines = wrapped(text, room);
    if (lines.length <= most) return { lines: balanced(text, lines, room), font, leading };
    if (size === smallest) return { lines: wrapped(text, room, most), font, leading, isCut: true };
  }
  throw new Error("a text needs a size to be written in");
}

/** Paragraphs, in the largest of the sizes in which all of them fit; in the smallest, the last end early. */
export function fittedAll(
  texts: readonly string[],
  sizes: readonly number[],
  between: number,
  frame: Omit<Frame, "bold">,
): readonly Block[] {
  const { width, height, lang, measure } = frame;
  const inSize = (size: number): readonly Block[] => {
    const font: Font = { size };
    const room: Room = { width, font, lang, measure };
    const leading = Math.round(size * leadings[lang]);
    return texts.map((text) => ({
      lines: balanced(text, wrapped(text, room), room),
      font,
      leading,
    }));
  };
  const whole = (blocks: readonly Block[]): number =>
    blocks.reduce((sum, block) => sum + heightOf(block) + between, -between);
  for (const size of sizes) {
    const blocks = inSize(size);
    if (whole(blocks) <= height) return blocks;
  }
  const kept = [...inSize(Math.min(...sizes))];
  while (kept.length > 1 && whole(kept) > height) kept.pop();
  return kept;
}

export const heightOf = ({ lines, leading }: Block): number => lines.length * leading;
