/** The picture that stands for a page where its link is shown: 1200 by 630, read at half of that. */
import { edge } from "../../board/picture/edge.ts";
import { ink, type Picture, type Shape } from "../../board/picture/shapes.ts";
import { withSymbols } from "../../board/picture/symbols.ts";
import { oneLine } from "../../board/picture/wrapping.ts";
import { Column, type Hand, lowered } from "./column.ts";
import type { Preview } from "./contents.ts";
import { drawFaces } from "./faces.ts";
import { type Block, fitted, heightOf } from "./fit.ts";
import { momentOf } from "./moment.ts";
import { previewSize } from "./paths.ts";
import { drawTable } from "./table.ts";
import { measure } from "./typeface.ts";

const { width, height } = previewSize;
const margin = 56;
const inner = width - 2 * margin;
/** The edges of what stands between the head and the foot. */
const top = 98;
const bottom = 564;

const titleSizes = [66, 60, 55, 50, 46, 43, 40, 37, 34, 31, 28, 26] as const;
/** A title in a smaller size than this had rather have more room. */
const readable = 31;
const textSizes = [40, 37, 34, 31, 29, 27, 25] as const;
/** Less than this is no room for a text beside the title. */
const leastText = 74;
const between = 12;

/** What it is and what it is about on the left, the name of the site on the right. */
function head({ kind, subject }: Preview, hand: Hand): readonly Shape[] {
  const font = { size: 25, bold: true } as const;
  const y = 72;
  const site = "Saitei 裁定";
  const from = margin + hand.measure(kind, font) + 20;
  const room = { ...hand, font: { size: 25 }, width: width - margin - from - 200 };
  return [
    { is: "words", x: margin, y, text: kind, font, color: ink.accent },
    { is: "words", x: from, y, text: oneLine(subject, room), font: room.font, color: ink.muted },
    { is: "words", x: width - margin, y, text: site, font, color: ink.text, anchor: "end" },
  ];
}

function foot({ foot: text }: Preview, hand: Hand): readonly Shape[] {
  const font = { size: 21 } as const;
  const line = oneLine(text, { ...hand, font, width: inner });
  return [{ is: "words", x: margin, y: height - 30, text: line, font, color: ink.muted }];
}

interface Statement {
  readonly shapes: readonly Shape[];
  /** Nothing of the title is missing, and it is easily read. */
  readonly isGood: boolean;
}

/** The title, and the text below it, in the middle of the room that is left. */
function statement(
  { title, text }: Pick<Preview, "title" | "text">,
  until: number,
  hand: Hand,
): Statement {
  const room = until - top;
  const frame = { ...hand, width: inner };
  const forTitle = text === undefined ? room : room - leastText - between;
  const titled = fitted(title, titleSizes, { ...frame, height: forTitle, bold: true });
  const left = room - heightOf(titled) - between;
  const said =
    text === undefined ? undefined : fitted(text, sizesBelow(titled), { ...frame, height: left });
  const whole = heightOf(titled) + (said ? heightOf(said) + between : 0);
  const column = new Column(margin, top + Math.max(0, (room - whole) / 2), hand);
  column.write(titled, ink.text);
  if (said) {
    column.y += between;
    column.write(said, ink.muted);
  }
  return { shapes: column.shapes, isGood: !titled.isCut && titled.font.size >= readable };
}

/** A text isn't larger than two thirds of its title, unless it couldn't be read then. */
const sizesBelow = ({ font }: Block): readonly number[] =>
  textSizes.filter((size) => size <= Math.max(font.size * 0.67, Math.min(...textSizes)));

/** The board in small makes way for the title, and so does the text: the title is what is shared. */
function withBoard(preview: Preview, board: string, hand: Hand): readonly Shape[] {
  const { title, text } = preview;
  const moment = momentOf(board);
  const tries = [
    { tiles: "large", said: { title, ...(text !== undefined && { text }) } },
    { tiles: "small", said: { title, ...(text !== undefined && { text }) } },
    { tiles: "small", said: { title } },
  ] as const;
  let shapes: readonly Shape[] = [];
  for (const { tiles, said } of tries) {
    const table = drawTable(moment, { x: margin, width: inner }, tiles, hand);
    const from = bottom - table.height;
    const stated = statement(said, from - 16, hand);
    shapes = [...stated.shapes, ...lowered(table.shapes, from)];
    if (stated.isGood) break;
  }
  return shapes;
}

function body(preview: Preview, hand: Hand): readonly Shape[] {
  if (preview.card) return drawFaces(preview.card, { x: margin, top, bottom, width: inner }, hand);
  if (preview.board !== undefined) return withBoard(preview, preview.board, hand);
  return statement(preview, bottom, hand).shapes;
}

export function pictureOf(preview: Preview): Picture {
  const hand: Hand = { lang: preview.lang, measure: withSymbols(measure) };
  const strip = { x: 0, y: 0, width, height: 12 };
  return {
    width,
    height,
    shapes: [
      { is: "box", x: 0, y: 0, width, height, fill: ink.paper },
      ...(preview.card
        ? edge(preview.card.colors, strip)
        : [{ is: "box", ...strip, fill: ink.accent } as const]),
      ...head(preview, hand),
      ...body(preview, hand),
      ...foot(preview, hand),
    ],
  };
}
