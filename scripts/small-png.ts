/**
 * Makes a screenshot small: few colors instead of many, each so near to the one it stands for that
 * nobody sees it, and a comparison of pictures neither.
 */
import { crc32, deflateSync, inflateSync } from "node:zlib";

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Of each pixel red, green and blue in one number. */
  readonly colors: Uint32Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** How far a color may be, in each of its three parts, from the one that stands for it. */
const NEAR = 20;
const MOST_COLORS = 256;

function* chunksOf(png: Buffer): Generator<readonly [type: string, data: Buffer]> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield [png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    at += length + 12;
  }
}

/** @throws {Error} for what no browser's screenshot is: other than 8 bits of RGB or RGBA. */
export function readPng(png: Buffer): Picture {
  const chunks = [...chunksOf(png)];
  const header = chunks.find(([type]) => type === "IHDR")?.[1] ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const parts = new Map([
    [2, 3],
    [6, 4],
  ]).get(header[9] ?? 0);
  if (header[8] !== 8 || header[12] !== 0 || parts === undefined) {
    throw new Error("The picture is not of 8 bits of RGB or RGBA.");
  }
  const data = chunks.flatMap(([type, bytes]) => (type === "IDAT" ? [bytes] : []));
  const raw = unfiltered(inflateSync(Buffer.concat(data)), width * parts, height, parts);
  const colors = new Uint32Array(width * height);
  for (let pixel = 0, at = 0; pixel < colors.length; pixel += 1, at += parts) {
    colors[pixel] = ((raw[at] ?? 0) << 16) | ((raw[at + 1] ?? 0) << 8) | (raw[at + 2] ?? 0);
  }
  return { width, height, colors };
}

/** Takes the filters of PNG from its rows: each byte was told from those left of and above it. */
function unfiltered(rows: Buffer, stride: number, height: number, parts: number): Uint8Array {
  const raw = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const predict = predictors[rows[row * (stride + 1)] ?? 0] ?? nothing;
    const [here, told] = [row * stride, row * (stride + 1) + 1];
    for (let at = 0; at < stride; at += 1) {
      const left = at < parts ? 0 : (raw[here + at - parts] ?? 0);
      const above = row === 0 ? 0 : (raw[here + at - stride] ?? 0);
      const corner = row === 0 || at < parts ? 0 : (raw[here + at - stride - parts] ?? 0);
      raw[here + at] = (rows[told + at] ?? 0) + predict(left, above, corner);
    }
  }
  return raw;
}

type Predict = (left: number, above: number, corner: number) => number;

const nothing: Predict = () => 0;

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** By the number of the filter. */
const predictors: readonly Predict[] = [
  nothing,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

const partsOf = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;

function distance(one: number, other: number): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

function countsOf(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0, run = 0; at < colors.length; at = run) {
    const color = colors[at] ?? 0;
    while (run < colors.length && colors[run] === color) run += 1;
    counts.set(color, (counts.get(color) ?? 0) + run - at);
  }
  return counts;
}

/** For each color of the picture the number of that which stands for it; the commonest stay. */
function palette(colors: Uint32Array): readonly [readonly number[], Map<number, number>] {
  const kept: number[] = [];
  const stands = new Map<number, number>();
  for (const [color] of [...countsOf(colors)].sort(([, a], [, b]) => b - a)) {
    let nearest = 0;
    for (let one = 1; one < kept.length; one += 1) {
      if (distance(kept[one] ?? 0, color) < distance(kept[nearest] ?? 0, color)) nearest = one;
    }
    const isNear = kept.length > 0 && distance(kept[nearest] ?? 0, color) <= NEAR;
    if (!isNear && kept.length < MOST_COLORS) nearest = kept.push(color) - 1;
    stands.set(color, nearest);
  }
  return [kept, stands];
}

/** The rows of a picture of so many bits a pixel, none of them filtered. */
function packed({ width, height, colors }: Picture, stands: Map<number, number>, bits: number) {
  const stride = Math.ceil((width * bits) / 8);
  const rows = Buffer.alloc((stride + 1) * height);
  let [last, number] = [-1, 0];
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1) + 1;
    for (let column = 0; column < width; column += 1) {
      const color = colors[row * width + column] ?? 0;
      if (color !== last) [last, number] = [color, stands.get(color) ?? 0];
      const bit = column * bits;
      const at = start + (bit >> 3);
      rows[at] = (rows[at] ?? 0) | (number << (8 - bits - (bit & 7)));
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The picture with a palette. */
export function smallPng(picture: Picture): Buffer {
  const { width, height, colors } = picture;
  const [kept, stands] = palette(colors);
  const bits = kept.length <= 4 ? 2 : kept.length <= 16 ? 4 : 8;
  const rows = packed(picture, stands, bits);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(kept.flatMap((color) => [...partsOf(color)]))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
