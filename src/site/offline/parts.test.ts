import { expect, test } from "vitest";
import { placeOfPage } from "./parts.ts";

test.each([
  ["/ja/", "ja site"],
  ["/en/rulings/", "en site"],
  ["/en/rulings/tor-madness/", "en rulings"],
  ["/ja/cards/fire-ice/", "ja cards"],
  ["/ja/cards/new/", "ja cards"],
  ["/en/cr/601.2b/", "en rules"],
  ["/en/conformance/one/", "en conformance"],
  ["/ja/guides/madness/", "ja site"],
  ["/ja/of-tomorrow/deep/down/", "ja site"],
])("%s belongs to %s", (path, place) => {
  const { lang, part } = placeOfPage(path) ?? {};
  expect(`${lang} ${part}`).toBe(place);
});

test.each([
  ["a short address", "/r/tor-madness/"],
  ["the front page, which both languages have", "/"],
  ["a board for other sites", "/en/embed/tor-madness/one/"],
  ["the page that says that there is no connection", "/ja/offline/unread/"],
  ["a feed", "/ja/feed.xml"],
  ["a page that lacks its slash", "/ja/cards"],
  ["another language", "/de/cards/"],
])("%s is in no part", (_what, path) => {
  expect(placeOfPage(path)).toBeUndefined();
});
