import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "astro/zod";
import { afterAll, describe, expect, it } from "vitest";
import { loadChanges } from "./changes.ts";
import { loadThemes } from "./conformance.ts";
import { bilingual, ContentError, readEntries, readFolder, readWhole, slug } from "./reading.ts";
import { loadGists } from "./rules/gists.ts";
import { loadRulings } from "./rulings.ts";
import { loadTerms } from "./terms/terms.ts";

const schema = z.strictObject({
  id: slug,
  title: bilingual,
  rules: z.array(z.string()).default([]),
  kind: z.enum(["rule", "other"]),
  boards: z.array(z.strictObject({ id: slug, notation: z.string() })).default([]),
});

const ENTRY = "- id: one\n  kind: rule\n  title: { ja: 一つ, en: One }\n";

function problemsOf(source: string): readonly string[] {
  try {
    readEntries(schema, "a.yaml", source);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

describe("what is wrong with an entry is told by its file, its id and the place", () => {
  it.each([
    ["nothing", ENTRY, []],
    ["a missing language", ENTRY.replace(", en: One", ""), ["one: title.en is missing."]],
    ["a missing word of a few", ENTRY.replace("  kind: rule\n", ""), ["one: kind is missing."]],
    ["a text that isn't written yet", ENTRY.replace("en: One", "en:"), ["one: title.en is empty."]],
    ["an unknown key", `${ENTRY}  tittle: x\n`, ["one: “tittle” is no key of an entry."]],
    ["one of a part", ENTRY.replace("en:", "fr: x, en:"), ["one: “fr” is no key of title."]],
    ["English for Japanese", ENTRY.replace("一つ", "One"), ["one: title.ja: must be in Japanese"]],
    ["Japanese for English", ENTRY.replace("One", "一つ"), ["one: title.en: must be in English"]],
    [
      "a number that YAML makes of a rule",
      `${ENTRY}  rules: [601.2]\n`,
      ["one: rules.0: 601.2 needs quotation marks around it, or it is read as a number."],
    ],
    [
      "a part that has an id",
      `${ENTRY}  boards: [{ id: then }]\n`,
      ["one: boards.then.notation is missing."],
    ],
    ["no id", "- kind: rule\n  title: { ja: 一, en: One }\n", ["entry 1: id is missing."]],
    [
      "all at once",
      `${ENTRY}  x: 1\n- {}\n`,
      [
        "one: “x” is no key of an entry.",
        "entry 2: id is missing.",
        "entry 2: title is missing.",
        "entry 2: kind is missing.",
      ],
    ],
  ])("%s", (_, source, problems) => {
    expect(problemsOf(source)).toEqual(problems.map((problem) => `a.yaml: ${problem}`));
  });

  it("must be a list", () => {
    expect(problemsOf("id: one\n")).toEqual(["a.yaml: must be a list of entries"]);
  });

  it("says where the YAML is broken", () => {
    expect(problemsOf("- id: [\n")[0]).toMatch(/^a\.yaml: .*line 2, column 1/);
  });

  it("reads a file that is one thing", () => {
    expect(() => readWhole(schema, "a.yaml", "id: one\n")).toThrow("a.yaml: title is missing.");
    expect(() => readWhole(schema, "a.yaml", "[")).toThrow(ContentError);
  });
});

describe("each kind of content file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "saitei-content-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["content/rulings", loadRulings],
    ["content/changes", loadChanges],
    ["content/terms", loadTerms],
    ["content/rules/gists", loadGists],
    ["content/conformance", loadThemes],
  ])("%s", (home, load) => {
    writeFileSync(path.join(folder, "a.yaml"), "- id: [\n");
    expect(() => load(folder)).toThrow(ContentError);
    expect(() => load(folder)).toThrow(`${home}/a.yaml: `);
  });

  it("has no two entries of one name", () => {
    writeFileSync(path.join(folder, "a.yaml"), ENTRY);
    writeFileSync(path.join(folder, "b.yaml"), ENTRY);
    expect(() => readFolder(schema, folder, "content/x")).toThrow(
      "content/x/b.yaml: one: is in content/x/a.yaml, too.",
    );
    rmSync(path.join(folder, "b.yaml"));
  });
});
