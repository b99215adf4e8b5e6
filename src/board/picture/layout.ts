/** A board as a picture: the table on the left, the stack and the caption on the right. */
import { namesIn, type Speech, type StepCaption, spoken } from "../../captions/telling.ts";
import { formatPool, type Game } from "../../engine/index.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { labelled, listed } from "../../notation/punctuation.ts";
import { nameOf } from "../describe.ts";
import type { Area, Face, TableView } from "../view.ts";
import type { BoardWords } from "../words.ts";
import { card, cardSize, entry } from "./cards.ts";
import { type Font, ink, type Measure, type Picture, type Shape } from "./shapes.ts";
import { wrapped } from "./wrapping.ts";

/** What a picture shows, and how texts are measured. */
export interface Subject {
  readonly game: Game;
  readonly view: TableView;
  readonly caption: StepCaption;
  readonly title: string;
  /** Where it can be found. */
  readonly address: string;
  readonly typeLines: (face: Face) => string | undefined;
  readonly lang: Lang;
  /** The language with the words of a year. */
  readonly speech: Speech;
  readonly words: BoardWords;
  readonly measure: Measure;
}

const width = 1200;
const margin = 36;
const gap = 10;
const sideWidth = 320;
const tableWidth = width - 2 * margin - sideWidth - 24;

/** Shapes one below the other: each adds its own at a height and says how high it is. */
class Column {
  readonly shapes: Shape[] = [];
  readonly #x: number;
  y: number;

  constructor(x: number, y: number) {
    this.#x = x;
    this.y = y;
  }

  add(height: number, ...shapes: readonly Shape[]): void {
    this.shapes.push(...shapes);
    this.y += height;
  }

  text(lines: readonly string[], font: Font, color: string, leading = 1.45): void {
    for (const line of lines) {
      this.shapes.push({ is: "words", x: this.#x, y: this.y + font.size, text: line, font, color });
      this.y += Math.round(font.size * leading);
    }
  }
}

export function pictureOf(subject: Subject): Picture {
  const { title, address, lang, measure } = subject;
  const head = new Column(margin, margin);
  const titleFont: Font = { size: 28, bold: true };
  const room = { width: width - 2 * margin, font: titleFont, lang, measure };
  head.text(["Saitei 裁定"], { size: 16, bold: true }, ink.accent);
  head.text(wrapped(title, room, 2), titleFont, ink.text);
  head.y += 12;

  const table = new Column(margin, head.y);
  drawTable(table, subject);
  const side = new Column(margin + tableWidth + 24, head.y);
  drawSide(side, subject);

  const height = Math.max(table.y, side.y) + 24;
  const foot: Shape = {
    is: "words",
    x: width - margin,
    y: height + 14,
    text: address,
    font: { size: 15 },
    color: ink.muted,
    anchor: "end",
  };
  const whole = height + margin;
  return {
    width,
    height: whole,
    shapes: [
      { is: "box", x: 0, y: 0, width, height: whole, fill: ink.paper },
      ...head.shapes,
      ...table.shapes,
      ...side.shapes,
      foot,
    ],
  };
}

function drawTable(column: Column, subject: Subject): void {
  const { view, game, speech, words } = subject;
  const { active, step } = game.turn;
  const areas = view.areas.map((area, index) => ({
    area,
    isNear: index === view.areas.length - 1,
  }));
  for (const { area, isNear } of areas) {
    if (isNear) {
      const text = words.turnOf(active, namesIn(speech, game).step(step));
      column.y += 4;
      column.text([text], { size: 15 }, ink.muted);
      column.add(10, {
        is: "box",
        x: margin,
        y: column.y,
        width: tableWidth,
        height: 1,
        fill: ink.line,
      });
    }
    const parts = [strip, hand, battlefield, piles];
    for (const part of isNear ? [battlefield, piles, hand, strip] : parts)
      part(column, area, subject);
    column.y += 6;
  }
}

function strip(column: Column, area: Area, { words, lang }: Subject): void {
  const { player, isActive, hasPriority } = area;
  const parts = [
    words.player(player.id),
    `${player.life} ${words.life}`,
    ...(isActive ? [words.turn] : []),
    ...(hasPriority ? [words.priority] : []),
    ...(player.mana.length > 0 ? [`${words.mana} ${spoken(formatPool(player.mana), lang)}`] : []),
    `${words.library} ${words.cards(player.library.length)}`,
  ];
  column.text([parts.join(" · ")], { size: 17, bold: true }, ink.text, 1.6);
}

const label = (column: Column, text: string): void => column.text([text], { size: 13 }, ink.muted);

/** Cards from left to right, as many rows as it takes. */
function rows(column: Column, faces: readonly Face[], subject: Subject): void {
  const inRow = Math.floor((tableWidth + gap) / (cardSize.width + gap));
  for (let at = 0; at < faces.length; at += inRow) {
    const row = faces.slice(at, at + inRow);
    const shapes = row.flatMap((face, index) =>
      card(face, margin + index * (cardSize.width + gap), column.y, subject),
    );
    column.add(cardSize.height + gap, ...shapes);
  }
}

function hand(column: Column, { hand: faces }: Area, subject: Subject): void {
  if (faces.length === 0) return;
  label(column, subject.words.hand);
  rows(column, faces, subject);
}

function battlefield(column: Column, { front, lands }: Area, subject: Subject): void {
  if (front.length + lands.length === 0) return;
  label(column, subject.words.battlefield);
  rows(column, front, subject);
  rows(column, lands, subject);
}

/** Graveyard and exile in a line each: the names are enough. */
function piles(column: Column, { graveyard, exile }: Area, subject: Subject): void {
  const { words, lang, speech, game, measure } = subject;
  const piles = [
    [words.graveyard, graveyard],
    [words.exile, exile],
  ] as const;
  for (const [name, faces] of piles) {
    if (faces.length === 0) continue;
    const names = faces.map((face) => nameOf(face, game, speech, words));
    const text = labelled(lang, name, listed(lang, names));
    const font: Font = { size: 15 };
    column.text(wrapped(text, { width: tableWidth, font, lang, measure }, 3), font, ink.text);
  }
}

function drawSide(column: Column, subject: Subject): void {
  const { view, words, caption, lang, measure } = subject;
  const x = margin + tableWidth + 24;
  label(column, `${words.stack} ${view.stack.length === 0 ? "" : view.stack.length}`);
  if (view.stack.length === 0) column.text([words.stackEmpty], { size: 15 }, ink.muted);
  for (const [index, face] of view.stack.entries()) {
    const place = view.stack.length - index;
    const { shapes, height } = entry(face, { x, y: column.y, width: sideWidth, place }, subject);
    column.add(height + 8, ...shapes);
  }
  column.y += 14;
  const font: Font = { size: 19 };
  const text = spoken(caption.text, lang);
  const lines = wrapped(text, { width: sideWidth - 16, font, lang, measure });
  const top = column.y;
  const inner = new Column(x + 16, top);
  inner.text(lines, font, ink.text, 1.5);
  const rules = caption.cr.map(({ number }) => number).join("  ");
  if (rules !== "") {
    inner.y += 4;
    inner.text([`CR ${rules}`], { size: 15, bold: true }, ink.accent);
  }
  const bar: Shape = { is: "box", x, y: top, width: 4, height: inner.y - top, fill: ink.accent };
  column.add(inner.y - top, bar, ...inner.shapes);
}
