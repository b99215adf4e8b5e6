import { beforeAll, describe, expect, it } from "vitest";
import { LANGS } from "../i18n.ts";
import { loadRulings } from "../rulings.ts";
import { datesOn, hashOf, parseDates, readDates, undated } from "./dates.ts";
import { guideAnchors, type Ids, kinds, pageOf, publishedIds } from "./kinds.ts";
import { movedPages } from "./moved.ts";
import { allRedirects, formerAnchors, parseRedirects, withFormerAnchors } from "./redirects.ts";
import { lostIds, newIds, readRegister } from "./register.ts";

const ids = (some: Partial<Record<keyof Ids, readonly string[]>>): Ids =>
  Object.fromEntries(kinds.map((kind) => [kind, new Set(some[kind])])) as Record<
    keyof Ids,
    Set<string>
  >;

describe("what is published", () => {
  const rulings = loadRulings("content/rulings");
  let now: Ids;
  beforeAll(() => {
    now = publishedIds(rulings);
  });

  it("has lost no id", () => {
    expect(lostIds(readRegister(), now, allRedirects())).toEqual([]);
  });

  it("stands in the register", () => {
    expect(newIds(readRegister(), now)).toEqual([]);
  });

  it("has the dates of its rulings in the register", () => {
    expect(undated(readDates(), rulings)).toEqual([]);
  });

  it("has ids in lower-case ASCII", () => {
    for (const kind of kinds) {
      const strange = [...now[kind]].filter(
        (id) => !/^[a-z0-9][a-z0-9.-]*([/#][a-z0-9-]+)?$/.test(id),
      );
      expect(strange, kind).toEqual([]);
    }
  });

  it("has the same guides and anchors in both languages", () => {
    const [ja, en] = LANGS.map(guideAnchors);
    expect(ja).toEqual(en);
  });

  it("has no ruling that could be taken for what owns the boards of a change", () => {
    expect([...now.rulings].filter((id) => /^(change-|conformance$)/.test(id))).toEqual([]);
  });
});

describe("a published id that is gone", () => {
  const register = ids({ rulings: ["old"], boards: ["old/one"], guides: ["g"], anchors: ["g#a"] });

  it("is told in a sentence that says what can be done", () => {
    const now = ids({ rulings: ["new"], boards: ["old/one"], guides: ["g"], anchors: ["g#a"] });
    const [sentence, ...more] = lostIds(register, now, {});
    expect(sentence).toContain("The ruling “old” has been published and is gone.");
    expect(sentence).toContain('rulings: { "old": NEW-ID }');
    expect(more).toEqual([]);
  });

  it("may be redirected, and takes its boards or anchors with it", () => {
    const now = ids({ rulings: ["new"], boards: ["new/one"], guides: ["h"], anchors: ["h#a"] });
    const redirects = parseRedirects("rulings: { old: new }\nguides: { g: h }\n");
    expect(lostIds(register, now, redirects)).toEqual([]);
    const without = ids({ rulings: ["new"], guides: ["h"] });
    expect(lostIds(register, without, redirects).join()).toMatch(
      /anchor.*“g#a”.*board “old\/one”/s,
    );
  });

  it("takes the boards of a change with it", () => {
    const before = ids({ changes: ["x"], boards: ["change-x/then"] });
    const now = ids({ changes: ["y"], boards: ["change-y/then"] });
    expect(lostIds(before, now, { changes: { x: "y" } })).toEqual([]);
  });

  it("may not be redirected to nothing, nor while it is there", () => {
    const now = ids({ rulings: ["old"], boards: ["old/one"], guides: ["g"], anchors: ["g#a"] });
    const wrong = lostIds(register, now, { rulings: { old: "new", older: "nowhere" } });
    expect(wrong.filter((line) => line.includes("rulings, old:"))).toEqual([
      "content/register/redirects.yaml, rulings, old: is still published; remove the redirect.",
    ]);
    expect(wrong.filter((line) => line.includes("older"))).toEqual([
      expect.stringContaining("leads to nowhere, which is not published"),
    ]);
  });
});

describe("redirects", () => {
  it("name their mistakes", () => {
    expect(() => parseRedirects("ruling: { a: b }")).toThrow("redirects.yaml");
    expect(parseRedirects("# nothing\n{}\n")).toEqual({});
  });

  it("become a page in each language and one at the short address", () => {
    const moved = movedPages(
      ids({ rulings: ["old"], boards: ["old/one"] }),
      ids({ rulings: ["new"], boards: ["new/one"] }),
      { rulings: { old: "new" } },
    );
    expect(moved.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "/b/old/one/ /b/new/one/",
      "/ja/embed/old/one/ /ja/embed/new/one/",
      "/en/embed/old/one/ /en/embed/new/one/",
      "/embed/old/one/ /embed/new/one/",
      "/ja/rulings/old/ /ja/rulings/new/",
      "/en/rulings/old/ /en/rulings/new/",
      "/r/old/ /r/new/",
    ]);
  });

  it("keep the old anchors of what stays on its page", () => {
    const redirects = {
      anchors: { "g#a": "g#b", "h#c": "g#b" },
      boards: { "r/one": "r/two" },
      terms: { stapel: "stack" },
    };
    expect(formerAnchors(redirects, "boards", "r/two")).toEqual(["r-one"]);
    expect(formerAnchors(redirects, "terms", "stack")).toEqual(["stapel"]);
    expect(withFormerAnchors(redirects, "g", '<h2 id="b">B</h2>')).toBe(
      '<span id="a"></span><h2 id="b">B</h2>',
    );
  });
});

describe("addresses", () => {
  it("of boards are their place on the page of a ruling or a change", () => {
    expect(pageOf("boards", "r/one")).toBe("rulings/r/#r-one");
    expect(pageOf("boards", "change-x/then")).toBe("changes/x/#change-x-then");
    expect(pageOf("terms", "stack")).toBe("terms/#stack");
  });
});

describe("the dates of rulings", () => {
  const says = { ja: "甲", en: "A" };
  const known = parseDates(`a 2026-01-01 2026-01-01 ${hashOf({ id: "a", says })}\n`);

  it("stay as long as the statement does", () => {
    expect(datesOn("2026-02-02", known, [{ id: "a", says }])).toEqual(known);
  });

  it("change with it in either language, and with today's answer", () => {
    const other = { ja: "乙", en: "A" };
    for (const ruling of [
      { id: "a", says: other },
      { id: "a", says, today: other },
    ]) {
      expect(undated(known, [ruling])).toHaveLength(1);
      expect(datesOn("2026-02-02", known, [ruling]).get("a")).toMatchObject({
        first: "2026-01-01",
        changed: "2026-02-02",
      });
    }
  });

  it("begin on the day on which a ruling is first seen", () => {
    const { first, changed } = datesOn("2026-02-02", known, [{ id: "b", says }]).get("b") ?? {};
    expect([first, changed]).toEqual(["2026-02-02", "2026-02-02"]);
  });
});
