import { expect, test } from "vitest";
import { parseFromWorker, parseToWorker } from "./messages.ts";

const read = { is: "read", path: "/ja/", version: "1", isWhole: true };
const check = { is: "check", path: "/" };
const fresh = { is: "fresh", path: "/en/cards/", version: "2" };

test("what is sent is understood", () => {
  expect([read, check].map(parseToWorker)).toEqual([read, check]);
  expect(parseFromWorker(fresh)).toEqual(fresh);
});

test("what is added to it is not passed on", () => {
  expect(parseToWorker({ ...check, version: "1" })).toEqual(check);
});

test.each([
  undefined,
  null,
  "read",
  [],
  { ...read, is: "forget" },
  { ...read, path: "https://elsewhere.example/" },
  { ...read, path: "//elsewhere.example/" },
  { ...read, path: "/ja" },
  { ...read, path: 3 },
  { ...read, isWhole: "yes" },
  { ...read, version: undefined },
  { ...fresh, version: 2 },
])("%j is not", (data) => {
  expect(parseToWorker(data)).toBeUndefined();
  expect(parseFromWorker(data)).toBeUndefined();
});
