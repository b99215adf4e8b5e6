/** The stack of a board in small, what resolves next on top. */
import { announcedOf, kindOf, nameOf } from "../../board/describe.ts";
import { colorsOf } from "../../board/picture/cards.ts";
import { edge } from "../../board/picture/edge.ts";
import { type Font, ink } from "../../board/picture/shapes.ts";
import { oneLine, type Room, wrapped } from "../../board/picture/wrapping.ts";
import type { Face } from "../../board/view.ts";
import { strings } from "../../board/words/both.ts";
import type { Game } from "../../engine/index.ts";
import { Column, type Hand } from "./column.ts";
import type { Drawn } from "./table.ts";

interface Scene extends Hand {
  readonly game: Game;
  readonly x: number;
  readonly width: number;
}

const lineHeight = 24;
const entryHeight = 64;
const gap = 8;

const named: Font = { size: 19, bold: true };
const below: Font = { size: 17 };

/** What it was announced with last, which is its targets, or else what it is. */
function saidOf({ object, of }: Face, { game, lang }: Scene): string {
  const words = strings[lang];
  const said = announcedOf(object, game, lang, words);
  return said.at(-1) ?? words.kindOf(kindOf(object, words), of.controller);
}

function entry(face: Face, column: Column, isNext: boolean, scene: Scene): void {
  const { game, lang, measure, x, width } = scene;
  const { y } = column;
  const room: Room = { width: width - 28, font: named, lang, measure };
  const names = wrapped(nameOf(face, game, lang, strings[lang]), room, 2);
  const height = entryHeight + (names.length - 1) * lineHeight;
  const inner = new Column(x + 16, y + 8, scene);
  inner.write({ lines: names, font: named, leading: lineHeight }, ink.text);
  inner.line(oneLine(saidOf(face, scene), { ...room, font: below }), below, lineHeight, ink.muted);
  column.shapes.push(
    {
      is: "box",
      ...{ x, y, width, height },
      fill: isNext ? ink.soft : ink.raised,
      stroke: isNext ? ink.accent : ink.edge,
      radius: 6,
    },
    ...edge(colorsOf(face), { x: x + 1, y: y + 1, width: 6, height: height - 2 }),
    ...inner.shapes,
  );
  column.y += height + gap;
}

/** As many entries as the height allows, but at least `least`, and how many lie below them. */
export function stackOf(
  faces: readonly Face[],
  scene: Scene,
  { height, least }: { readonly height: number; readonly least: number },
): Drawn {
  const { lang, x } = scene;
  const column = new Column(x, 0, scene);
  column.line(strings[lang].stack, { size: 19 }, 32, ink.muted);
  const room = Math.max(least, Math.floor((height - column.y) / (entryHeight + gap)));
  const shown = faces.length <= room ? faces : faces.slice(0, room - 1);
  for (const [place, face] of shown.entries()) entry(face, column, place === 0, scene);
  const left = faces.length - shown.length;
  if (left > 0) column.line(`+${left}`, { size: 24, bold: true }, 40, ink.muted);
  return { shapes: column.shapes, height: column.y };
}
