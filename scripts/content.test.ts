import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "astro/zod";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entriesOf, withContent } from "./content.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  mkdirSync(path.join(folder, "rulings"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

const citing = z.looseObject({ cr: z.array(z.string()).optional() });

test.each([
  ["a mark that is missing", 'id: "one\n', /^content\/rulings\/one\.yaml: .* line \d+, column \d+/],
  ["no list", "id: one\n", /^content\/rulings\/one\.yaml: must be a list of entries$/],
  ["an empty file", "", /^content\/rulings\/one\.yaml: must be a list of entries$/],
  ["a rule that is read as a number", "- id: one\n  cr: [702.3]\n", /one: cr\.0: 702\.3 needs quo/],
])("what can't be read is a sentence with its file and place: %s", (_, source, said) => {
  writeFileSync(path.join(folder, "rulings/one.yaml"), source);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  withContent(() => entriesOf("rulings", citing, folder));
  expect(error.mock.calls.flat().join()).toMatch(said);
  expect(process.exitCode).toBe(1);
});

test("any other mistake is not kept quiet", () => {
  const wrong = (): void => {
    throw new TypeError("x");
  };
  expect(() => withContent(wrong)).toThrow(TypeError);
});
