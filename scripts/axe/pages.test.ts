import { expect, test } from "vitest";
import { kindOf, sampleOf } from "./pages.ts";

test.each([
  ["/", "pages"],
  ["/404.html", "pages"],
  ["/ja/", "pages"],
  ["/en/search/", "pages"],
  ["/en/guides/", "guides"],
  ["/ja/rulings/tor-madness-any-discard/", "rulings"],
  ["/ja/cr/601.2b/", "rules"],
  ["/en/embed/change-madness/then/", "embeds"],
  ["/r/tor-madness-any-discard/", "short"],
  ["/embed/change-madness/then/", "short"],
  ["/cr/601/", "short"],
])("%s is one of the %s", (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test("a sample has so many of each kind and language, from the whole of it", () => {
  const pages = [
    ...Array.from({ length: 100 }, (_, index) => `/ja/cards/${index}/`),
    ...Array.from({ length: 3 }, (_, index) => `/en/cards/${index}/`),
    "/en/guides/",
  ];
  expect(sampleOf(pages, 4)).toEqual([
    "/ja/cards/0/",
    "/ja/cards/25/",
    "/ja/cards/50/",
    "/ja/cards/75/",
    "/en/cards/0/",
    "/en/cards/1/",
    "/en/cards/2/",
    "/en/guides/",
  ]);
});
