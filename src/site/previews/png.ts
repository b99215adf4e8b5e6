/**
 * PNG with a palette. A picture here has a dozen colors and their mixtures at the edges of
 * letters; sixteen are enough for it, and take a third of the room.
 */
import { crc32, deflateSync } from "node:zlib";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, which must be opaque. */
  readonly rgba: Uint8Array;
}

/** A pixel is a place in the palette. */
const INDEXED = 3;
const SIXTEEN = 16;
/** The mixtures that a palette of sixteen must have room for. */
const MIXTURES = 5;
const MANY = 64;

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(type: "IHDR" | "PLTE" | "IDAT" | "IEND", data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A color in one number, as a pixel has it: opaque, blue, green, red from above. */
type Packed = number;
const red = (color: Packed): number => color & 0xff;
const green = (color: Packed): number => (color >> 8) & 0xff;
const blue = (color: Packed): number => (color >> 16) & 0xff;

/** From #rrggbb. */
const packed = (hex: string): Packed => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (0xff << 24) | (b << 16) | (g << 8) | r;
};

/** Most pixels are like the one before them: they are told by runs of the same color. */
interface Runs {
  /** Each that occurs, once. */
  readonly colors: readonly Packed[];
  /** How many pixels there are of each. */
  readonly counts: readonly number[];
  /** Which color each run has. */
  readonly which: readonly number[];
  /** Before which pixel it ends. */
  readonly ends: readonly number[];
}

function runsOf(pixels: Int32Array): Runs {
  const places = new Map<Packed, number>();
  const counts: number[] = [];
  const which: number[] = [];
  const ends: number[] = [];
  let from = 0;
  while (from < pixels.length) {
    const color = pixels[from] ?? 0;
    let end = from + 1;
    while (end < pixels.length && pixels[end] === color) end += 1;
    const place = places.get(color) ?? places.size;
    if (place === places.size) places.set(color, place);
    counts[place] = (counts[place] ?? 0) + end - from;
    which.push(place);
    ends.push(end);
    from = end;
  }
  return { colors: [...places.keys()], counts, which, ends };
}

/** The colors that were meant, as far as they occur, then the most frequent of the others. */
function paletteOf({ colors, counts }: Runs, meant: readonly string[]): readonly Packed[] {
  const first = [...new Set(meant.map(packed))].filter((color) => colors.includes(color));
  const known = new Set(first);
  const others = colors
    .map((color, place) => ({ color, count: counts[place] ?? 0 }))
    .filter(({ color }) => !known.has(color))
    .toSorted((one, other) => other.count - one.count)
    .map(({ color }) => color);
  const most = first.length + MIXTURES <= SIXTEEN ? SIXTEEN : MANY;
  return [...first, ...others].slice(0, most);
}

function nearest(color: Packed, palette: readonly Packed[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < palette.length; place += 1) {
    const other = palette[place] ?? 0;
    const distance =
      (red(color) - red(other)) ** 2 +
      (green(color) - green(other)) ** 2 +
      (blue(color) - blue(other)) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = place;
  }
  return best;
}

/** The place of each pixel's color in the palette. */
function indexed({ colors, which, ends }: Runs, palette: readonly Packed[]): Uint8Array {
  const places = colors.map((color) => nearest(color, palette));
  const indices = new Uint8Array(ends.at(-1) ?? 0);
  let from = 0;
  for (let run = 0; run < ends.length; run += 1) {
    const end = ends[run] ?? 0;
    indices.fill(places[which[run] ?? 0] ?? 0, from, end);
    from = end;
  }
  return indices;
}

/** The rows as PNG has them, each after the number of its filter (none); two pixels in a byte or one. */
function rowsOf(indices: Uint8Array, width: number, isHalved: boolean): Uint8Array {
  const height = indices.length / width;
  const length = 1 + (isHalved ? Math.ceil(width / 2) : width);
  const rows = new Uint8Array(length * height);
  for (let y = 0; y < height; y += 1) {
    const row = indices.subarray(y * width, (y + 1) * width);
    const from = y * length + 1;
    if (!isHalved) rows.set(row, from);
    else {
      for (let x = 0; x < width; x += 2) {
        rows[from + x / 2] = ((row[x] ?? 0) << 4) | (row[x + 1] ?? 0);
      }
    }
  }
  return rows;
}

/** `meant` are the colors, as #rrggbb, that are kept exactly. */
export function indexedPng({ width, height, rgba }: Pixels, meant: readonly string[]): Buffer {
  const runs = runsOf(new Int32Array(rgba.buffer, rgba.byteOffset, width * height));
  const palette = paletteOf(runs, meant);
  const isHalved = palette.length <= SIXTEEN;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([isHalved ? 4 : 8, INDEXED, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk(
      "PLTE",
      Uint8Array.from(palette.flatMap((color) => [red(color), green(color), blue(color)])),
    ),
    chunk("IDAT", deflateSync(rowsOf(indexed(runs, palette), width, isHalved), { level: 5 })),
    chunk("IEND", new Uint8Array()),
  ]);
}
