import { describe, expect, it } from "vitest";
import { askedAt } from "./asked.ts";

describe("what a link asks about", () => {
  it.each([
    ["/ja/cr/702.35a/", "702.35a", undefined],
    ["/en/cr/702/", "702", undefined],
    ["/en/cr/2002-02/#r310.4", "310.4", "2002-02"],
    ["/ja/terms/#stack", "term-stack", undefined],
  ])("%s is about %s", (path, number, edition) => {
    expect(askedAt(path)).toEqual({ number, edition });
  });

  it.each(["/ja/search/?q=731", "/ja/cr/", "/ja/terms/", "/ja/cards/shock/", "/ja/cr/map/x/"])(
    "%s is about no rule",
    (path) => expect(askedAt(path)).toBeUndefined(),
  );
});
