import { describe, expect, it } from "vitest";
import type { Lang } from "../i18n.ts";
import { fragmentFor } from "./fragment.ts";

/** Blocks in which «» stand around what is chosen. */
function fragment(lang: Lang, ...marked: readonly string[]): string | undefined {
  const at = (sign: string) => {
    const block = marked.findIndex((text) => text.includes(sign));
    const offset = marked[block]?.replace(sign === "»" ? "«" : "", "").indexOf(sign) ?? -1;
    return { block, offset };
  };
  const blocks = marked.map((text) => text.replace(/[«»]/g, ""));
  return fragmentFor({ blocks, from: at("«"), to: at("»"), lang });
}

const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");

describe("a link to chosen words", () => {
  it.each([
    ["is the words themselves", ["You «discard a card» today."], "discard%20a%20card"],
    ["grows to whole words", ["You di«scard a ca»rd today."], "discard%20a%20card"],
    [
      "keeps signs between words",
      ["First-«strike, or 2 & 2» more"],
      "strike%2C%20or%202%20%26%202",
    ],
    ["encodes what has a meaning", ["A well-«known-thing» here"], "known%2Dthing"],
    ["takes spaces and lines as one", ["You «discard\n   a card» today."], "discard%20a%20card"],
    [
      "says what stands around words that are there twice",
      ["A card. Exile a card now.", "Draw «a card» now."],
      "Draw-,a%20card,-now",
    ],
    [
      "says more where that is not enough",
      ["I say: draw a card now, or not.", "You may draw «a card» now, then."],
      "may%20draw-,a%20card,-now%2C%20then",
    ],
    ["says only what comes behind", ["«A card» is here.", "A card was there."], "A%20card,-is"],
    [
      "names a long text by its ends",
      [`${long.slice(0, 5)} «${long.slice(6)}».`],
      "word1%20word2%20word3,word57%20word58%20word59",
    ],
    [
      "goes over several blocks",
      ["One «two three four five", "and six", "seven eight nine» ten"],
      "two%20three%20four,seven%20eight%20nine",
    ],
  ])("%s", (_, blocks, expected) => {
    expect(fragment("en", ...blocks)).toBe(`:~:text=${expected}`);
  });

  it("knows the words of Japanese", () => {
    expect(fragment("ja", "あなたは«カードを捨»てる。")).toBe(
      `:~:text=${encodeURIComponent("カードを捨てる")}`,
    );
  });

  it("is none where no word is chosen", () => {
    expect(fragment("en", "One«, »two")).toBeUndefined();
    expect(fragment("en", "One« »two")).toBeUndefined();
  });

  it("ends where nothing tells two places apart", () => {
    const same = Array.from({ length: 40 }, () => "again").join(" ");
    expect(fragment("en", same, `«${same.slice(0, 5)}»${same.slice(5)}`)).toMatch(
      /^:~:text=again,-/,
    );
  });
});
