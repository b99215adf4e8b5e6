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

/** Half as high as a word beside an arrow, with some room. */
const wordRoom = 14;

/** How far a word there would stand over those in the box. */
const over = (box: Box | undefined, { x, y }: Point): number =>
  !box || x < box.left || x > box.left + box.width
    ? 0
    : Math.max(0, box.height / 2 + wordRoom - Math.abs(y - middle(box).y));

/** Where on the way the word may stand, its middle first. */
const wordPlaces = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] as const;

/**
 * From the edge of one box to the edge of another, in a slight curve.
 * @param words over which the arrow's own word stands as little as can be.
 */
export function arrowBetween(from: Box, to: Box, words?: Box): Drawn {
  const start = edge(from, middle(to), 0);
  const tip = edge(to, middle(from), 4);
  const [dx, dy] = [tip.x - start.x, tip.y - start.y];
  const turn = { x: (start.x + tip.x) / 2 - dy * bend, y: (start.y + tip.y) / 2 + dx * bend };
  const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  const onCurve = (part: number): Point => {
    const [before, between, after] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return {
      x: before * start.x + between * turn.x + after * tip.x,
      y: before * start.y + between * turn.y + after * tip.y,
    };
  };
  const places = wordPlaces.map(onCurve);
  return {
    path: `M${at(start)}Q${at(turn)} ${at(tip)}`,
    tip,
    angle: (Math.atan2(tip.y - turn.y, tip.x - turn.x) * 180) / Math.PI,
    label: places.reduce((best, place) => (over(words, place) < over(words, best) ? place : best)),
  };
}
