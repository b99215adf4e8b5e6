import { describe, expect, it } from "vitest";
import { cards, printTextBox } from "../../cards/index.ts";
import type { CardFace } from "../../language/card.ts";
import { facesOf } from "../../language/card.ts";
import { keywordNames } from "../../language/schema.ts";
import { LANGS } from "../i18n.ts";
import { markLine, placeOf } from "./phrases.ts";
import { terms, termsIn } from "./terms.ts";

const faces: readonly CardFace[] = cards.flatMap(facesOf);

describe.each(LANGS)("the words that rules explain, on all cards in %s", (lang) => {
  const paragraphs = faces.flatMap((face) =>
    printTextBox(face, lang).map((paragraph) => ({ face, ...paragraph })),
  );

  it("are found in each paragraph that has what they speak of", () => {
    const missing = paragraphs.flatMap(({ face, abilities, lines }) =>
      termsIn(abilities)
        .filter((term) => term.phrase && !lines.some((line) => placeOf(term, line, lang)))
        .map((term) => `${face.name.en}: ${term.id} in “${lines.join(" ")}”`),
    );
    expect(missing).toEqual([]);
  });

  it("make up the line again with what stands between them, each term once", () => {
    for (const { abilities, lines } of paragraphs) {
      for (const line of lines) {
        const pieces = markLine(line, termsIn(abilities), lang);
        expect(pieces.map(({ text }) => text).join("")).toBe(line);
        const marked = pieces.flatMap(({ term }) => term?.id ?? []);
        expect(new Set(marked).size).toBe(marked.length);
      }
    }
  });
});

it("each term is used by some card, or is a keyword of cards of readers' own", () => {
  const used = new Set(faces.flatMap((face) => termsIn(face.abilities)).map(({ id }) => id));
  const unused = terms
    .map(({ id }) => id)
    .filter((id) => !(used.has(id) || keywordNames.some((name) => name === id)));
  expect(unused.map((id) => `No card has “${id}”: add one, or take the term away.`)).toEqual([]);
});

it("a mana ability is no other activated ability, and a loyalty ability neither (605.1a, 606.1)", () => {
  const idsOf = (name: string) =>
    faces
      .filter((face) => face.name.en === name)
      .flatMap((face) => termsIn(face.abilities).map(({ id }) => id));
  expect(idsOf("Llanowar Elves")).toEqual(["manaAbility"]);
  expect(idsOf("Prodigal Sorcerer")).toContain("activatedAbility");
  expect(idsOf("Prodigal Sorcerer")).not.toContain("manaAbility");
  expect(idsOf("Garruk Wildspeaker")).not.toContain("activatedAbility");
});

it("words are marked where a line first says them, the longer claim first", () => {
  const [bolt] = faces.filter(({ name }) => name.en === "Lightning Bolt");
  const [line = ""] = bolt ? (printTextBox(bolt, "en")[0]?.lines ?? []) : [];
  const pieces = markLine(line, termsIn(bolt?.abilities ?? []), "en");
  expect(pieces.map(({ text, term }) => [text, term?.rule])).toEqual([
    ["Lightning Bolt ", undefined],
    ["deals 3 damage", "120.1"],
    [" to ", undefined],
    ["any target", "115.4"],
    [".", undefined],
  ]);
});
