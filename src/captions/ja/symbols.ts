/** Teaches how symbols are read in Japanese. */
import { colorWords } from "../../language/colors.ts";
import { learnSymbols } from "../spoken.ts";

learnSymbols("ja", {
  letters: {
    W: colorWords.white.ja,
    U: colorWords.blue.ja,
    B: colorWords.black.ja,
    R: colorWords.red.ja,
    G: colorWords.green.ja,
    C: "無色",
    T: "タップ",
    Q: "アンタップ",
  },
  oneOf: (words) => words.join("か"),
  together: (words, isMana) => `${words.join("・")}${isMana ? "マナ" : ""}`,
});
