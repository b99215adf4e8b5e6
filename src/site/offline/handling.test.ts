import { expect, test } from "vitest";
import { type Handling, handlingOf } from "./handling.ts";

const ORIGIN = "https://saitei.example";

const ask = (path: string, more: Partial<Parameters<typeof handlingOf>[0]> = {}): Handling =>
  handlingOf(
    {
      method: "GET",
      url: new URL(path, ORIGIN),
      isNavigation: false,
      isByKeeper: false,
      ...more,
    },
    ORIGIN,
  );

test.each<[string, Handling]>([
  ["/ja/rulings/one/", "page"],
  ["/ja/rulings/one/?from=x", "page"],
  ["/r/one/", "page"],
  ["/", "page"],
  ["/ja/cards", "page"],
  ["/ja/feed.xml", "none"],
  ["/api/v1/cards.json", "none"],
  ["/en/embed/one/a/", "none"],
  ["/embed/one/a/", "none"],
])("to go to %s: %s", (path, handling) => {
  expect(ask(path, { isNavigation: true })).toBe(handling);
});

test.each<[string, Handling]>([
  ["/_astro/Board.D.js", "lasting"],
  ["/pagefind/fragment/ja_1.pf_fragment", "lasting"],
  ["/pagefind/index/ja_1.pf_index", "lasting"],
  ["/pagefind/pagefind.ja_1.pf_meta", "lasting"],
  ["/pagefind/pagefind-entry.json", "other"],
  ["/pagefind/pagefind.js", "other"],
  ["/pagefind/wasm.en.pagefind", "other"],
  ["/ja/terms/words.json", "other"],
  ["/rules/gists.ja.json", "other"],
  ["/favicon.svg", "other"],
  ["/offline/parts.json", "other"],
  ["/offline/ja/rulings.json", "none"],
  ["/previews/one.png", "none"],
  ["/sw.js", "none"],
  ["/embed/saitei-board.js", "none"],
])("to load %s: %s", (path, handling) => {
  expect(ask(path)).toBe(handling);
});

test("only what is read from this site is kept, and what is kept whole is left alone", () => {
  expect(ask("/ja/", { isNavigation: true, method: "POST" })).toBe("none");
  expect(ask("https://elsewhere.example/ja/", { isNavigation: true })).toBe("none");
  expect(ask("/_astro/Board.D.js", { isByKeeper: true })).toBe("none");
});
