/** Teaches how symbols are read in English. */
import { colorWords } from "../../language/colors.ts";
import { learnSymbols } from "../spoken.ts";
import { either } from "./grammar.ts";

learnSymbols("en", {
  letters: {
    W: colorWords.white.en,
    U: colorWords.blue.en,
    B: colorWords.black.en,
    R: colorWords.red.en,
    G: colorWords.green.en,
    C: "colorless",
    T: "tap",
    Q: "untap",
  },
  oneOf: either,
  together: (words, isMana) => `${words.join(" ")}${isMana ? " mana" : ""}`,
});
