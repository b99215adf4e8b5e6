/** The geometry of an arrow between two boxes. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Drawn {
  readonly path: string;
  /** The tip, and the direction in which it points, in degrees. */
  readonly tip: Point;
  readonly angle: number;
  /** Where the word stands. */
  readonly label: Point;
}

const middle = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where the line from the middle of a box to a point leaves the box, with some room. */
function edge(box: Box, towards: Point, room: number): Point {
  const from = middle(box);
  const [dx, dy] = [towards.x - from.x, towards.y - from.y];
  const [halfWidth, halfHeight] = [box.width / 2 + room, box.height / 2 + room];
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : halfWidth / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : halfHeight / Math.abs(dy),
  );
  const part = Math.min(scale, 1);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** How far the curve leaves the straight line, as a part of its length. */
const bend = 0.12;

const round = (value: number): number => Math.round(value * 10) / 10;

/** From the edge of one box to the edge of another, in a slight curve. */
export function arrowBetween(from: Box, to: Box): Drawn {
  const start = edge(from, middle(to), 0);
  const tip = edge(to, middle(from), 4);
  const [dx, dy] = [tip.x - start.x, tip.y - start.y];
  const turn = { x: (start.x + tip.x) / 2 - dy * bend, y: (start.y + tip.y) / 2 + dx * bend };
  const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  return {
    path: `M${at(start)}Q${at(turn)} ${at(tip)}`,
    tip,
    angle: (Math.atan2(tip.y - turn.y, tip.x - turn.x) * 180) / Math.PI,
    // A quadratic curve at its middle.
    label: {
      x: (start.x + 2 * turn.x + tip.x) / 4,
      y: (start.y + 2 * turn.y + tip.y) / 4,
    },
  };
}
