import { expect, test } from "vitest";
import { addressesFor } from "./shortcut.ts";

test.each([
  ["/r/one/", ["/en/rulings/one/", "/ja/rulings/one/"]],
  ["/b/one/a/", ["/en/rulings/one/#one-a", "/ja/rulings/one/#one-a"]],
  ["/c/fire-ice/", ["/en/cards/fire-ice/", "/ja/cards/fire-ice/"]],
  ["/cr/601.2b/", ["/en/cr/601.2b/", "/ja/cr/601.2b/"]],
  ["/ja/cards", ["/ja/cards/"]],
  ["/ja/cards/", []],
  ["/r/one/two/", []],
  ["/", []],
])("%s leads to %j", (path, addresses) => {
  expect(addressesFor(path, ["en", "ja"])).toEqual(addresses);
});
