import { crc32, deflateSync, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readPng, smallPng } from "./small-png.ts";

const signature = Buffer.from("89504e470d0a1a0a", "hex");

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

/** A picture of 8 bits of RGB, its rows as they are given. */
function png(width: number, rows: readonly (readonly number[])[], kind = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, kind], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const dataOf = (small: Buffer, type: string): Buffer => {
  const at = small.indexOf(type, 0, "latin1");
  return small.subarray(at + 4, at + 4 + small.readUInt32BE(at - 4));
};

describe("a screenshot is read", () => {
  it.each([
    ["as it is", [0, 10, 20, 30, 40, 50, 60]],
    ["told from the left", [1, 10, 20, 30, 30, 30, 30]],
    // The row above it is 4, 6, 8 and 10, 12, 14.
    ["told from above", [2, 6, 14, 22, 30, 38, 46]],
    // Half of left and above: 2, 3, 4; then (10 + 10) / 2, (20 + 12) / 2, (30 + 14) / 2.
    ["told from both", [3, 8, 17, 26, 30, 34, 38]],
    // The first is told from above; of 10, 10 and 4 the nearest to 10 + 10 - 4 is the left one.
    ["told from the likeliest", [4, 6, 14, 22, 30, 30, 30]],
  ])("%s", (_, row) => {
    const { width, height, colors } = readPng(png(2, [[0, 4, 6, 8, 10, 12, 14], row]));
    expect([width, height]).toEqual([2, 2]);
    expect([...colors].map((color) => color.toString(16).padStart(6, "0"))).toEqual([
      "040608",
      "0a0c0e",
      "0a141e",
      "28323c",
    ]);
  });

  it("without what shines through", () => {
    expect([...readPng(png(1, [[0, 1, 2, 3, 255]], 6)).colors]).toEqual([0x010203]);
  });

  it("but no other kind of picture", () => {
    expect(() => readPng(png(1, [[0, 1]], 0))).toThrow("not of 8 bits");
  });
});

describe("a small picture", () => {
  const [white, black, grey, red] = [0xffffff, 0x000000, 0xf0f0f0, 0xff0000];

  it("has a color for each that is not near a commoner one", () => {
    const colors = Uint32Array.from([white, white, white, black, black, grey, red, white]);
    const small = smallPng({ width: 4, height: 2, colors });
    expect(dataOf(small, "IHDR").toString("hex")).toBe(`${"00000004"}${"00000002"}0203000000`);
    expect(dataOf(small, "PLTE").toString("hex")).toBe("ffffff000000ff0000");
    // Two bits a pixel: white white white black, black white red white.
    expect([...inflateSync(dataOf(small, "IDAT"))]).toEqual([0, 0b00000001, 0, 0b01001000]);
  });

  it("has a byte a pixel where there are many colors", () => {
    const colors = Uint32Array.from({ length: 17 }, (_, at) => (at % 5) * 0x300000 + at * 0x000f00);
    const small = smallPng({ width: 17, height: 1, colors });
    expect(dataOf(small, "IHDR")[8]).toBe(8);
    expect([...inflateSync(dataOf(small, "IDAT"))]).toHaveLength(18);
  });
});
