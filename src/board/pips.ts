/** Mana symbols of our own drawing, for the board and for the pages. */

const looks: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

/** Tapping and untapping (107.5, 107.6). */
const drawn: Readonly<Record<string, string>> = { T: "↷", Q: "↶" };

interface Pip {
  readonly class: string;
  /** Two of a hybrid symbol (107.4e). */
  readonly letters: readonly string[];
  readonly style?: string;
}

/** One symbol, without its braces. */
export function pipOf(symbol: string): Pip {
  const [one = "", other] = symbol.split("/");
  if (other === undefined) {
    return { class: `pip ${looks[one] ?? ""}`.trimEnd(), letters: [drawn[one] ?? one] };
  }
  const [first, second] = [one, other].map((half) => `var(--pip-${looks[half] ?? "none"})`);
  return {
    class: "pip hybrid",
    letters: [one, other],
    style: `--one:${first};--other:${second}`,
  };
}

/** The symbols in a run of braces. */
export const symbolsIn = (run: string): readonly string[] =>
  [...run.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => symbol);
