import { createHash } from "node:crypto";
import { constants, deflateRawSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asStoredBlock, deflateWith } from "./deflate.ts";
import { dictionary } from "./dictionary-2.ts";
import { boards } from "./testing/boards.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const unpack = (packed: Uint8Array): string =>
  inflateRawSync(packed, { dictionary }).toString("utf8");

/** Pieces of the dictionary, of notations and of anything, in any order. */
const aText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(...Object.values(boards)),
      fc
        .tuple(fc.nat(dictionary.length), fc.nat(300))
        .map(([from, length]) =>
          new TextDecoder().decode(dictionary.slice(from, from + length)).replaceAll("\uFFFD", ""),
        ),
      fc.tuple(fc.string({ maxLength: 3 }), fc.nat(400)).map(([one, times]) => one.repeat(times)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("what is packed with a dictionary", () => {
  it("is unpacked by another program", () => {
    fc.assert(
      fc.property(aText, (text) => {
        expect(unpack(deflateWith(dictionary, bytesOf(text)))).toBe(text);
      }),
    );
  });

  it.each([
    // RFC 1951, 3.2.5: where the symbols of lengths change.
    ...[3, 4, 10, 11, 12, 13, 18, 19, 34, 35, 66, 67, 130, 131, 226, 227, 257, 258, 259, 516],
  ])("may repeat %i bytes", (length) => {
    const text = `x${"ab".repeat(length)}`.slice(0, length + 3);
    expect(unpack(deflateWith(dictionary, bytesOf(text)))).toBe(text);
  });

  it.each([4, 5, 8, 9, 12, 13, 256, 257, 4096, 4097, 24_576, 24_577, 32_767, 32_768, 32_769])(
    "may repeat what stood %i bytes before",
    (distance) => {
      const text = `§§§§${"0123456789abcdef".repeat(3_000).slice(0, distance - 8)}§§§§`;
      expect(unpack(deflateWith(dictionary, bytesOf(text)))).toBe(text);
    },
  );

  it.each(Object.entries(boards))("is no longer than another program makes it: %s", (_, board) => {
    const strategy = constants.Z_FIXED;
    const theirs = deflateRawSync(board, { dictionary, level: 9, strategy });
    expect(deflateWith(dictionary, bytesOf(board)).length).toBeLessThanOrEqual(theirs.length);
  });

  it("takes its time only in proportion", () => {
    const began = performance.now();
    deflateWith(dictionary, new Uint8Array(64 * 1024).fill(97));
    deflateWith(dictionary, bytesOf("ab".repeat(32 * 1024)));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe("a dictionary in front", () => {
  it("is unpacked together with what was packed with it", () => {
    const text = "A casts Basking Rootwalla for madness\n";
    const both = Buffer.concat([asStoredBlock(dictionary), deflateWith(dictionary, bytesOf(text))]);
    const unpacked = inflateRawSync(both);
    expect(unpacked.subarray(0, dictionary.length).equals(dictionary)).toBe(true);
    expect(unpacked.subarray(dictionary.length).toString("utf8")).toBe(text);
  });

  it("can't be longer than copies reach back", () => {
    expect(() => asStoredBlock(new Uint8Array(32_768))).toThrow("out of reach");
  });
});

describe("the dictionary of version 2", () => {
  it("is frozen: whoever changes it breaks every address of that version", () => {
    const sum = createHash("sha256").update(dictionary).digest("hex");
    expect(sum).toBe("f6296ccd637c522a5dc5f7aa2aa2971038729d0ec7112641986b9b18130d1c27");
  });
});
