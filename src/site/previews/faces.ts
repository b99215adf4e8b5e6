/** The text of a card in a picture: of all its faces, side by side. It is no picture of the card. */
import { type Font, ink, type Shape } from "../../board/picture/shapes.ts";
import { cost, costWidth } from "../../board/picture/symbols.ts";
import type { DrawnFace } from "../cards/drawn.ts";
import { Column, type Hand } from "./column.ts";
import type { CardContent } from "./contents.ts";
import { fitted, fittedAll } from "./fit.ts";

interface Frame {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

const nameSizes = [62, 56, 50, 45, 41, 37, 34, 31, 28] as const;
const typeSizes = [28, 25, 22, 20, 18, 16] as const;
const textSizes = [40, 37, 34, 32, 30, 28, 26, 24, 22] as const;
const betweenFaces = 56;
const betweenLines = 8;

function drawFaceText(
  face: DrawnFace,
  { x, top, bottom, width }: Frame,
  hand: Hand,
): readonly Shape[] {
  const column = new Column(x, top, hand);
  const radius = 21;
  const costs = costWidth(face.manaCost, radius);
  const room = width - (costs > 0 ? costs + 24 : 0);
  const name = fitted(face.name, nameSizes, { ...hand, width: room, height: 92, bold: true });
  const at = column.y + name.leading / 2;
  column.write(name, ink.text);
  column.shapes.push(...cost(face.manaCost, x + width, at, radius));
  column.y += 4;
  const number = face.pt ?? face.loyalty ?? "";
  const numbers: Font = { size: 40, bold: true };
  const forType = width - hand.measure(number, numbers) - 16;
  column.shapes.push({
    is: "words",
    ...{ x: x + width, y: column.y + 36, text: number, font: numbers, color: ink.text },
    anchor: "end",
  });
  const typed = fitted(face.typeLine, typeSizes, { ...hand, width: forType, height: 42 });
  column.write({ ...typed, leading: 42 / typed.lines.length }, ink.muted);
  column.shapes.push({ is: "box", x, y: column.y + 8, width, height: 1, fill: ink.edge });
  column.y += 24;
  const lines = face.lines.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
  const frame = { ...hand, width, height: bottom - column.y };
  for (const paragraph of fittedAll(lines, textSizes, betweenLines, frame)) {
    column.write(paragraph, ink.text);
    column.y += betweenLines;
  }
  return column.shapes;
}

export function drawFaces({ faces }: CardContent, frame: Frame, hand: Hand): readonly Shape[] {
  const count = faces.length;
  const width = (frame.width - (count - 1) * betweenFaces) / count;
  return faces.flatMap((face, place) =>
    drawFaceText(face, { ...frame, x: frame.x + place * (width + betweenFaces), width }, hand),
  );
}
