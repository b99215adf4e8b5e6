import { crc32, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { indexedPng, type Pixels } from "./png.ts";

type Color = readonly [number, number, number];

function pixelsOf(width: number, colors: readonly Color[]): Pixels {
  const rgba = Uint8Array.from(colors.flatMap((color) => [...color, 255]));
  return { width, height: colors.length / width, rgba };
}

/** Reads it as the specification of PNG says: its chunks, their sums, the palette, the rows. */
function read(png: Buffer) {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString("latin1"), body.subarray(4));
    at += length + 12;
  }
  const [header, palette, data] = ["IHDR", "PLTE", "IDAT"].map((name) => chunks.get(name));
  if (!header || !palette || !data) throw new Error("a chunk is missing");
  const [width, height, bits] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8] ?? 0];
  const rows = inflateSync(data);
  const rowLength = 1 + Math.ceil((width * bits) / 8);
  const colors = Array.from({ length: width * height }, (_, place): Color => {
    const [x, y] = [place % width, Math.floor(place / width)];
    const byte = rows[y * rowLength + 1 + (bits === 4 ? x >> 1 : x)] ?? 0;
    const index = bits === 8 ? byte : x % 2 === 0 ? byte >> 4 : byte & 15;
    return [palette[3 * index] ?? -1, palette[3 * index + 1] ?? -1, palette[3 * index + 2] ?? -1];
  });
  return { width, height, bits, colors };
}

const shades = (count: number): readonly Color[] =>
  Array.from({ length: count }, (_, step) => [step * 3, 255 - step, 17]);

describe("a picture with a palette", () => {
  it.each([
    { name: "an even width", width: 4, count: 12, bits: 4 },
    { name: "an odd width, whose last byte is half empty", width: 3, count: 12, bits: 4 },
  ])("keeps every color of a few: $name", ({ width, count, bits }) => {
    const colors = shades(count);
    const made = read(indexedPng(pixelsOf(width, colors), []));
    expect(made).toEqual({ width, height: count / width, bits, colors });
  });

  it("keeps the colors that were meant, however few pixels have them", () => {
    const many = shades(40).flatMap((color): Color[] => [color, color, color]);
    const { bits, colors } = read(indexedPng(pixelsOf(11, [...many, [163, 48, 27]]), ["#a3301b"]));
    expect(bits).toBe(4);
    expect(colors.at(-1)).toEqual([163, 48, 27]);
    expect(new Set(colors.map(String)).size).toBe(16);
  });

  it("puts the nearest color that it has in the place of others", () => {
    const twice = shades(16).flatMap((color): Color[] => [color, color]);
    const { colors } = read(indexedPng(pixelsOf(33, [...twice, [1, 254, 17]]), []));
    expect(colors.at(-1)).toEqual([0, 255, 17]);
  });

  it("takes a byte a pixel where the colors that were meant need it", () => {
    const colors = shades(30);
    const meant = colors.map(
      (color) => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`,
    );
    const made = read(indexedPng(pixelsOf(5, colors), meant));
    expect(made.bits).toBe(8);
    expect(made.colors).toEqual(colors);
  });
});
