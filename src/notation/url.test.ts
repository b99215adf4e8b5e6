import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
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

describe("addresses", () => {
  it.each(Object.entries(boards))(
    "carry the board %s in fewer than 600 characters",
    async (_, board) => {
      const address = await encodeBoard(board);
      expect(address.length).toBeLessThan(600);
      expect(encodeURIComponent(address)).toBe(address);
      expect(await decodeBoard(address)).toEqual({ ok: true, value: board });
    },
  );

  it("carry any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (any) => {
        expect(await decodeBoard(await encodeBoard(any))).toEqual({ ok: true, value: any });
      }),
    );
  });

  it("of version 1 are decoded for ever", async () => {
    expect(await decodeBoard("1.KyktylNw1FHITczMUzDkclQwMuByAhEA")).toEqual({
      ok: true,
      value: "turn A, main 1\nA 20\nB 20\n",
    });
  });

  it("cut anywhere are refused", async () => {
    const address = await encodeBoard(boards.mongrel);
    for (let length = 0; length < address.length; length += 1) {
      expect(await codeOf(address.slice(0, length))).not.toBe("ok");
    }
  });

  it.each([
    ["", "unknownVersion"],
    ["hello", "unknownVersion"],
    ["2.abc", "unknownVersion"],
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
  ])("such as %.40s are %s", async (address, code) => {
    expect(await codeOf(address)).toBe(code);
  });

  it("of noise never throw", async () => {
    await fc.assert(
      fc.asyncProperty(fc.base64String(), async (noise) => {
        expect(typeof (await codeOf(`1.${noise}`))).toBe("string");
      }),
    );
  });
});
