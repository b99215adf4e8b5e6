/** Cards and entries of the stack in a picture. */
import { characteristics } from "../../engine/index.ts";
import type { Color } from "../../language/vocabulary.ts";
import { announcedOf, chipsOf, keywordsOf, kindOf, nameOf, ptOf } from "../describe.ts";
import { edgeColors, type Face } from "../view.ts";
import { edge } from "./edge.ts";
import type { Subject } from "./layout.ts";
import { type Font, ink, type Shape } from "./shapes.ts";
import { cost } from "./symbols.ts";
import { oneLine, wrapped } from "./wrapping.ts";

/** 5:7, as cards are. */
export const cardSize = { width: 120, height: 168 } as const;

/** What something on the stack came from shows its colors: an ability has none (113.7a). */
export function colorsOf({ object, of, game }: Face): readonly Color[] {
  const source = object.stacked?.source;
  return edgeColors(source ? characteristics(game, source) : of);
}

export function card(face: Face, x: number, y: number, subject: Subject): readonly Shape[] {
  const { game, lang, speech, words, measure, typeLines } = subject;
  const { object, of, count, mark } = face;
  const { width, height } = cardSize;
  const inner = width - 14;
  const lines: Shape[] = [];
  let at = y + 12;
  const write = (texts: readonly string[], font: Font, color: string): void => {
    for (const text of texts) {
      at += Math.round(font.size * 1.3);
      lines.push({ is: "words", x: x + 7, y: at, text, font, color });
    }
  };
  const named: Font = { size: 14, bold: true };
  const small: Font = { size: 12 };
  const room = { width: inner, font: small, lang, measure };
  write(wrapped(nameOf(face, game, speech, words), { ...room, font: named }, 2), named, ink.text);
  if (of.manaCost) {
    at += 18;
    lines.push(...cost(of.manaCost, x + width - 5, at - 6, 8));
  }
  const states = [
    ...(count > 1 ? [words.copies(count)] : []),
    ...chipsOf(face, game, speech, words),
  ];
  const said = [...keywordsOf(of, game, speech), ...states].join(lang === "ja" ? "・" : ", ");
  write(wrapped(said, room, 3), small, states.length > 0 ? ink.accent : ink.muted);
  const pt = ptOf(of);
  const type = object.unknown ? undefined : typeLines(face);
  const tiny: Font = { size: 11 };
  const typeRoom = { ...room, font: tiny, width: pt === undefined ? inner : inner - 40 };
  const foot: readonly Shape[] = [
    ...(type === undefined
      ? []
      : wrapped(type, typeRoom, 2)
          .toReversed()
          .map(
            (text, index): Shape => ({
              is: "words",
              x: x + 7,
              y: y + height - 9 - index * 14,
              text,
              font: tiny,
              color: ink.muted,
            }),
          )),
    ...(pt === undefined
      ? []
      : [
          {
            is: "words",
            x: x + width - 7,
            y: y + height - 9,
            text: pt,
            font: { size: 18, bold: true },
            color: ink.text,
            anchor: "end",
          } as const,
        ]),
  ];
  return [
    {
      is: "box",
      x,
      y,
      width,
      height,
      fill: object.tapped ? "#efe9dc" : ink.raised,
      stroke: mark ? ink.accent : ink.edge,
      radius: 6,
    },
    ...edge(colorsOf(face), { x: x + 1, y: y + 1, width: width - 2, height: 7 }),
    ...lines,
    ...foot,
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Its number on the stack, from the bottom. */
  readonly place: number;
}

/** A spell or ability on the stack, with what it was announced with. */
export function entry(
  face: Face,
  { x, y, width, place }: Spot,
  subject: Subject,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const { game, lang, speech, words, measure } = subject;
  const { object, of } = face;
  const named: Font = { size: 16, bold: true };
  const small: Font = { size: 13 };
  const inner = width - 50;
  const room = { width: inner, font: small, lang, measure };
  const isNext = place === subject.view.stack.length;
  const kind = words.kindOf(kindOf(object, words), of.controller);
  const below = [
    kind,
    ...announcedOf(object, game, speech, words),
    ...(isNext ? [words.resolvesNext] : []),
  ].map((text) => oneLine(text, room));
  const names = wrapped(nameOf(face, game, speech, words), { ...room, font: named }, 2);
  const shapes: Shape[] = [];
  let at = y + 10;
  const write = (text: string, font: Font, color: string): void => {
    at += Math.round(font.size * 1.35);
    shapes.push({ is: "words", x: x + 40, y: at, text, font, color });
  };
  for (const name of names) write(name, named, ink.text);
  for (const line of below)
    write(line, small, line === words.resolvesNext ? ink.accent : ink.muted);
  const height = at - y + 12;
  return {
    height,
    shapes: [
      {
        is: "box",
        x,
        y,
        width,
        height,
        fill: isNext ? ink.soft : ink.raised,
        stroke: isNext ? ink.accent : ink.edge,
        radius: 6,
      },
      {
        is: "words",
        x: x + 18,
        y: y + 30,
        text: `${place}`,
        font: named,
        color: ink.muted,
        anchor: "middle",
      },
      ...shapes,
    ],
  };
}
