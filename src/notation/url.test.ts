import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { dictionary } from "./dictionary-2.ts";
import handedOut from "./testing/addresses.json" with { type: "json" };
import { boards } from "./testing/boards.ts";
import { limits } from "./text.ts";
import { decodeBoard, encodeBoard } from "./url.ts";

const codeOf = async (address: string): Promise<string> => {
  const decoded = await decodeBoard(address);
  return decoded.ok ? "ok" : decoded.problem.code;
};

/** As an older version of this program, or another program, would have written it. */
const versionOne = (bytes: Uint8Array): string =>
  `1.${deflateRawSync(bytes).toString("base64url")}`;
const versionTwo = (bytes: Uint8Array): string =>
  `2.${deflateRawSync(bytes, { dictionary }).toString("base64url")}`;

describe("addresses", () => {
  it.each(Object.entries(boards))(
    "carry the board %s in fewer than 400 characters",
    async (_, board) => {
      const address = await encodeBoard(board);
      expect(address.length).toBeLessThan(400);
      expect(encodeURIComponent(address)).toBe(address);
      expect(await decodeBoard(address)).toEqual({ ok: true, value: board });
    },
  );

  it("carry any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        expect(await decodeBoard(await encodeBoard(text))).toEqual({ ok: true, value: text });
      }),
    );
  });

  it("are of whichever version is shorter", async () => {
    expect(await encodeBoard("A casts Shock targeting B\n")).toMatch(/^2\./);
    const squares = Array.from({ length: 200 }, (_, at) => (at + 100) ** 2).join("");
    expect(await encodeBoard(squares)).toMatch(/^1\./);
  });

  it("that were given out are decoded for ever", async () => {
    expect(new Set(handedOut.map(({ address }) => address[0]))).toEqual(new Set(["1", "2"]));
    for (const { address, text } of handedOut)
      expect(await decodeBoard(address)).toEqual({ ok: true, value: text });
  });

  it("of version 2 by another program are decoded", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        const address = versionTwo(Buffer.from(text));
        expect(await decodeBoard(address)).toEqual({ ok: true, value: text });
      }),
    );
  });

  it.each([
    ["1", versionOne],
    ["2", versionTwo],
  ])("of version %s that were cut anywhere are refused", async (_, write) => {
    const address = write(Buffer.from(boards.mongrel));
    for (let length = 0; length < address.length; length += 1) {
      expect(await codeOf(address.slice(0, length))).not.toBe("ok");
    }
  });

  it.each(
    (
      [
        ["", "unknownVersion"],
        ["hello", "unknownVersion"],
        ["3.abc", "unknownVersion"],
        ["toString.abc", "unknownVersion"],
        ["1.", "damaged"],
        ["1.日本", "damaged"],
        ["1.a", "damaged"],
        ["1.AAAA", "damaged"],
        [versionOne(Buffer.from([0xff, 0xfe])), "damaged"],
        [`${versionOne(Buffer.from("x"))}AAAA`, "damaged"],
        [versionOne(Buffer.alloc(limits.bytes + 1)), "tooLong"],
        [versionOne(Buffer.alloc(20_000_000)), "tooLong"],
        [`1.${"A".repeat(1_000_000)}`, "tooLong"],
        ["2.", "damaged"],
        ["2.日本", "damaged"],
        ["2.a", "damaged"],
        ["2.AAAA", "damaged"],
        [versionTwo(Buffer.from([0xff, 0xfe])), "damaged"],
        [`${versionTwo(Buffer.from("x"))}AAAA`, "damaged"],
        [versionTwo(Buffer.alloc(limits.bytes + 1)), "tooLong"],
        [versionTwo(Buffer.alloc(20_000_000)), "tooLong"],
        [`2.${"A".repeat(1_000_000)}`, "tooLong"],
      ] as const
    ).map(([address, code]) => ({ start: address.slice(0, 40), address, code })),
  )("such as $start are $code", async ({ address, code }) => {
    expect(await codeOf(address)).toBe(code);
  });

  it("with a sign exchanged never throw, and never give more than a board holds", async () => {
    const address = await encodeBoard(boards.mongrel);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(address.length - 3),
        fc.constantFrom(..."ABCDEFabcdef0123_-"),
        async (at, sign) => {
          const other = address.slice(0, at + 2) + sign + address.slice(at + 3);
          const decoded = await decodeBoard(other);
          if (decoded.ok) expect(decoded.value.length).toBeLessThanOrEqual(limits.bytes);
          else expect(["damaged", "tooLong"]).toContain(decoded.problem.code);
        },
      ),
    );
  });

  it("of noise never throw", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("1", "2"),
        fc.uint8Array({ maxLength: 300 }),
        async (version, noise) => {
          const address = `${version}.${Buffer.from(noise).toString("base64url")}`;
          expect(["ok", "damaged", "tooLong"]).toContain(await codeOf(address));
        },
      ),
    );
  });
});

describe("where the dictionary can't be loaded", () => {
  it("boards are given out in version 1, and one of version 2 is refused in a sentence", async () => {
    const two = await encodeBoard(boards.mongrel);
    expect(two).toMatch(/^2\./);
    vi.resetModules();
    vi.doMock("./dictionary-2.ts", () => {
      throw new Error("offline");
    });
    const offline = await import("./url.ts");
    expect(await offline.encodeBoard(boards.mongrel)).toBe(versionOne(Buffer.from(boards.mongrel)));
    expect(await offline.decodeBoard(two)).toMatchObject({ problem: { code: "unloaded" } });
    vi.doUnmock("./dictionary-2.ts");
  });
});
