import { describe, expect, it } from "vitest";
import { parseRulings, subjectOf } from "./rulings.ts";

const ENTRY = `
- id: tor-madness-example
  kind: rule
  says: { ja: 一文, en: A sentence. }
  mechanics: [madness]
  cards: [basking-rootwalla]
  cr: [702.35a]
  source: { document: torment-faq, at: bullet 1 }
`;

const parse = (source: string) => () => parseRulings("a.yaml", source);

describe("parseRulings", () => {
  it("fills in what may be left out", () => {
    expect(parseRulings("a.yaml", ENTRY)).toMatchObject([
      { id: "tor-madness-example", see: [], boards: [] },
    ]);
  });

  it.each([
    ["a missing language", ENTRY.replace(", en: A sentence.", ""), "says.en"],
    ["an answer in the other language", ENTRY.replace("一文", "A sentence"), "says.ja: must be in"],
    ["an unknown mechanic", ENTRY.replace("[madness]", "[sadness]"), "unknown mechanic “sadness”"],
    ["an unknown card", ENTRY.replace("rootwalla", "wallaroo"), "unknown card “basking-wallaroo”"],
    ["an unknown document", ENTRY.replace("torment-faq", "notes"), "unknown document “notes”"],
    ["a bad rule number", ENTRY.replace("702.35a", "702-35"), "cr.0"],
    [
      "neither mechanic nor card",
      ENTRY.replace("[madness]", "[]").replace("[basking-rootwalla]", "[]"),
      "must name the mechanic, or the card,",
    ],
    [
      "a bad rule number of its day",
      `${ENTRY}  formerly: [{ rules: "2002-02-20", cr: [502] }]\n`,
      "formerly.0.cr.0",
    ],
    [
      "no card in a ruling on a card",
      ENTRY.replace("[basking-rootwalla]", "[]").replace("torment-faq", "card-rulings"),
      "must name the card",
    ],
    ["a field nobody knows", `${ENTRY}  sayz: 1\n`, "sayz"],
  ])("names file, entry and field of %s", (_, source, field) => {
    expect(parse(source)).toThrow("a.yaml: tor-madness-example: ");
    expect(parse(source)).toThrow(field);
  });

  it("puts a ruling without a mechanic under its card", () => {
    const [onMechanic, onCard] = [ENTRY, ENTRY.replace("[madness]", "[]")].map((source) =>
      parseRulings("a.yaml", source).map(subjectOf),
    );
    expect(onMechanic).toEqual([{ is: "mechanic", id: "madness" }]);
    expect(onCard).toEqual([{ is: "card", id: "basking-rootwalla" }]);
  });

  it("puts a note on a card under that, though it has a mechanic", () => {
    const note = ENTRY.replace("at: bullet 1", "at: Basking Rootwalla / bullet 1");
    expect(parseRulings("a.yaml", note).map(subjectOf)).toEqual([
      { is: "card", id: "basking-rootwalla" },
    ]);
  });

  it("says where the YAML is broken", () => {
    expect(parse("- id: [\n")).toThrow(/^a\.yaml: .*line/s);
    expect(parse("id: x")).toThrow("must be a list");
  });
});
