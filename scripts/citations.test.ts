import { expect, test } from "vitest";
import {
  type Citations,
  doubts,
  findSince,
  problems,
  readLock,
  readSince,
  reference,
  toldOnly,
} from "./citations.ts";

test("every rule that is cited has been checked against its text", () => {
  expect(problems(readLock())).toEqual([]);
});

test("the number of a rule in each edition is that of the same rule there", () => {
  expect(doubts()).toEqual([]);
});

test("a number that was not checked is found", () => {
  const { "601.2a": _gone, ...rest } = readLock()["2026-04-17"];
  const lock: Citations = { ...readLock(), "2026-04-17": rest };
  expect(problems(lock)).toEqual([
    "601.2a (2026-04-17) is cited but has not been checked: run npm run citations -- --update where the rules' texts are at hand.",
  ]);
});

test("each rule that only readers ask for has a mark how far back its number is known", () => {
  expect(Object.keys(readSince()).sort()).toEqual([...toldOnly()].sort());
});

test.skipIf(!reference())("the marks are those that the texts give", () => {
  expect(readSince()).toEqual(findSince(reference() ?? ""));
});
