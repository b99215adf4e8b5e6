/** A board in small: permanents as tiles, the stack beside them, other zones by their names. */

import { chipsOf, keywordsOf, nameOf, ptOf } from "../../board/describe.ts";
import { marksOf } from "../../board/marks.ts";
import { colorsOf } from "../../board/picture/cards.ts";
import { edge } from "../../board/picture/edge.ts";
import { type Font, ink, type Shape } from "../../board/picture/shapes.ts";
import { oneLine, type Room, wrapped } from "../../board/picture/wrapping.ts";
import { type Area, type Face, tableOf } from "../../board/view.ts";
import { strings } from "../../board/words/both.ts";
import { namesIn } from "../../captions/telling.ts";
import { type Game, loyaltyOf } from "../../engine/index.ts";
import { labelled, listed } from "../../notation/punctuation.ts";
import { Column, type Hand } from "./column.ts";
import type { Moment } from "./moment.ts";
import { stackOf } from "./stack.ts";

export interface Drawn {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** Where the table stands, and how wide it is. */
interface Place {
  readonly x: number;
  readonly width: number;
}

interface Scene extends Hand, Place {
  readonly game: Game;
  readonly tiles: TileSize;
}

const gap = 10;
const stackWidth = 316;
/** A name that is cut in a narrower one says nothing. */
const narrowest = 132;
const widest = 270;
/** Room for the number of permanents that have none. */
const uncounted = 64;

/** A tile with its states below its name, or one as high as its name. */
type TileSize = "large" | "small";
const heights: Readonly<Record<TileSize, number>> = { large: 84, small: 46 };

/** What stands on a tile besides its name. That something is tapped, its color says. */
function stateOf(face: Face, { game, lang }: Scene) {
  const words = strings[lang];
  const states = chipsOf(face, game, lang, words);
  const others = states.filter((state) => state !== words.tapped);
  const said = others.length > 0 ? others : states;
  return said.length > 0
    ? { said, color: ink.accent }
    : { said: keywordsOf(face.of, game, lang), color: ink.muted };
}

function numberOf(face: Face, { game, lang }: Scene): string {
  if (face.count > 1) return strings[lang].copies(face.count);
  return ptOf(face.of) ?? `${loyaltyOf(game, face.id) ?? ""}`;
}

const tappedFill = "#efe9dc";

function tile(face: Face, x: number, y: number, width: number, scene: Scene): readonly Shape[] {
  const { game, lang, measure, tiles } = scene;
  const height = heights[tiles];
  const number = numberOf(face, scene);
  const numbers: Font = { size: 25, bold: true };
  const named: Font = { size: 19, bold: true };
  const below: Font = { size: 17 };
  const beside = number === "" ? 0 : measure(number, numbers) + 8;
  const name = nameOf(face, game, lang, strings[lang]);
  const room: Room = { width: width - 24, font: named, lang, measure };
  const inner = new Column(x + 14, y + (tiles === "large" ? 7 : 11), scene);
  if (tiles === "small") {
    inner.line(oneLine(name, { ...room, width: room.width - beside }), named, 24, ink.text);
  } else {
    inner.write({ lines: wrapped(name, room, 2), font: named, leading: 24 }, ink.text);
    const { said, color } = stateOf(face, scene);
    inner.y = y + height - 29;
    const text = said.join(lang === "ja" ? "・" : ", ");
    inner.line(
      oneLine(text, { ...room, font: below, width: room.width - beside }),
      below,
      22,
      color,
    );
  }
  return [
    {
      is: "box",
      ...{ x, y, width, height },
      fill: face.object.tapped ? tappedFill : ink.raised,
      stroke: face.mark ? ink.accent : ink.edge,
      radius: 6,
    },
    ...edge(colorsOf(face), { x: x + 1, y: y + 1, width: 6, height: height - 2 }),
    ...inner.shapes,
    {
      is: "words",
      ...{ x: x + width - 10, y: y + height - 11, text: number, font: numbers, color: ink.text },
      anchor: "end",
    },
  ];
}

/** The permanents of a player in one row; those that it has no room for are counted. */
function row(faces: readonly Face[], column: Column, scene: Scene): void {
  const { x, width, tiles } = scene;
  if (faces.length === 0) return;
  const fitting = (within: number) => Math.floor((within + gap) / (narrowest + gap));
  const isTooMany = faces.length > fitting(width);
  const within = isTooMany ? width - uncounted : width;
  const shown = isTooMany ? faces.slice(0, fitting(within)) : faces;
  const each = Math.min(widest, (within - (shown.length - 1) * gap) / shown.length);
  for (const [place, face] of shown.entries()) {
    column.shapes.push(...tile(face, x + place * (each + gap), column.y, each, scene));
  }
  if (isTooMany) {
    const left = faces.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
    column.shapes.push({
      is: "words",
      ...{ x: x + width, y: column.y + heights[tiles] / 2 + 9, text: `+${left}` },
      ...{ font: { size: 26, bold: true }, color: ink.muted, anchor: "end" },
    });
  }
  column.y += heights[tiles] + 8;
}

/** The names of cards, the same ones together. */
function named(faces: readonly Face[], { game, lang }: Scene): string {
  const words = strings[lang];
  const counts = new Map<string, number>();
  for (const face of faces) {
    const name = nameOf(face, game, lang, words);
    counts.set(name, (counts.get(name) ?? 0) + face.count);
  }
  const names = Array.from(counts, ([name, count]) =>
    count > 1 ? `${name} ${words.copies(count)}` : name,
  );
  return listed(lang, names);
}

/** The player's name and life, and what is in the zones beside the battlefield. */
function heading({ player, hand, graveyard, exile }: Area, column: Column, scene: Scene): void {
  const { x, width, lang, measure } = scene;
  const words = strings[lang];
  const bold: Font = { size: 21, bold: true };
  const plain: Font = { size: 19 };
  const who = `${words.player(player.id)}  ${player.life} ${words.life}`;
  const piles = [
    [words.hand, hand],
    [words.graveyard, graveyard],
    [words.exile, exile],
  ] as const;
  const said = piles.flatMap(([zone, faces]) =>
    faces.length === 0 ? [] : [labelled(lang, zone, named(faces, scene))],
  );
  const from = measure(who, bold) + 22;
  const room: Room = { width: width - from, font: plain, lang, measure };
  const beside = new Column(x + from, column.y, scene);
  beside.line(oneLine(said.join(lang === "ja" ? "　" : "   "), room), plain, 32, ink.muted);
  column.shapes.push(...beside.shapes);
  column.line(who, bold, 32, ink.text);
}

/** Between the players: whose turn it is and which step, and whether it is day or night. */
function middle(column: Column, scene: Scene): void {
  const { game, lang, x, width, measure } = scene;
  const words = strings[lang];
  const { active, step } = game.turn;
  const time = game.time && words.times[game.time];
  const text = [words.turnOf(active, namesIn(lang, game).step(step)), ...(time ? [time] : [])].join(
    lang === "ja" ? "・" : ", ",
  );
  const font: Font = { size: 17 };
  const from = measure(text, font) + 14;
  column.shapes.push({
    is: "box",
    x: x + from,
    y: column.y + 14,
    width: Math.max(0, width - from),
    height: 1,
    fill: ink.edge,
  });
  column.line(text, font, 30, ink.muted);
}

/** The table from y = 0 on. */
export function drawTable(
  { game, events }: Moment,
  { x, width }: Place,
  tiles: TileSize,
  hand: Hand,
): Drawn {
  const view = tableOf(game, marksOf(events));
  const hasStack = view.stack.length > 0;
  const scene: Scene = {
    ...{ ...hand, game, x },
    width: hasStack ? width - stackWidth - 2 * gap : width,
    // Of many players there are many rows.
    tiles: view.areas.length > 2 ? "small" : tiles,
  };
  const column = new Column(x, 0, hand);
  for (const [place, area] of view.areas.entries()) {
    if (place === view.areas.length - 1) middle(column, scene);
    heading(area, column, scene);
    row([...area.front, ...area.lands], column, scene);
  }
  const beside = { ...hand, game, x: x + width - stackWidth, width: stackWidth };
  const room = { height: column.y, least: tiles === "large" ? 3 : 2 };
  const stack = hasStack ? stackOf(view.stack, beside, room) : { shapes: [], height: 0 };
  return {
    shapes: [...column.shapes, ...stack.shapes],
    height: Math.max(column.y, stack.height),
  };
}
