import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGS } from "../i18n.ts";
import { buttonWords } from "./buttonWords.ts";

const styles = readFileSync("src/site/styles/permalinks.css", "utf8");

it.each(LANGS)("the room of the buttons that copy is kept by their words (%s)", (lang) => {
  const { copyLink, copyAs } = buttonWords[lang];
  for (const words of [copyLink, copyAs]) expect(styles).toContain(`content: "${words}" / "";`);
});
