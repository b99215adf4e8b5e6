import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { embedSnippet, frameSize } from "../../board/copying/embed.ts";
import { type BoardOwner, shownBy } from "../boardOwners.ts";
import { LANGS } from "../i18n.ts";
import { type AttributeName, addressOf, attributes, readAttributes } from "./address.ts";
import { heights, readHeight, readWish } from "./messages.ts";
import { oembedOf, oembedSchema } from "./oembed.ts";
import { embedWords } from "./words.ts";

const height = { type: "saitei:height", height: 812, id: "r/b" };

describe("messages from a board", () => {
  it("tell a height that a page may believe", () => {
    expect(readHeight(height)).toEqual(height);
    // What more there is in it does not come along.
    expect(readHeight({ ...height, more: 1 })).toEqual(height);
  });

  it.each([
    null,
    undefined,
    812,
    "saitei:height",
    [],
    {},
    { ...height, type: "height" },
    { ...height, height: "812" },
    { ...height, height: Number.NaN },
    { ...height, height: Number.POSITIVE_INFINITY },
    { ...height, height: 812.5 },
    { ...height, height: -1 },
    { ...height, height: heights.least - 1 },
    { ...height, height: heights.most + 1 },
    { ...height, id: 1 },
    { ...height, id: "x".repeat(1000) },
    { type: "saitei:height", height: 812 },
  ])("are passed over: %j", (data) => {
    expect(readHeight(data)).toBeUndefined();
  });
});

describe("wishes to a board", () => {
  it.each([
    { type: "saitei:measure" },
    { type: "saitei:step", step: 0 },
    { type: "saitei:step", step: 999 },
    { type: "saitei:theme", theme: "auto" },
    { type: "saitei:theme", theme: "dark" },
  ])("are followed: %j", (wish) => {
    expect(readWish({ ...wish, more: "x" })).toEqual(wish);
  });

  it.each([
    null,
    "saitei:measure",
    { type: "toString" },
    { type: "saitei:step" },
    { type: "saitei:step", step: "3" },
    { type: "saitei:step", step: -1 },
    { type: "saitei:step", step: 1.5 },
    { type: "saitei:step", step: 1000 },
    { type: "saitei:theme" },
    { type: "saitei:theme", theme: "sepia" },
    { type: "saitei:theme", theme: ["dark"] },
  ])("are passed over: %j", (data) => {
    expect(readWish(data)).toBeUndefined();
  });
});

type Written = Readonly<Partial<Record<AttributeName, string>>>;
const read = (written: Written, around: "ja" | "en" = "en") =>
  readAttributes((name) => written[name] ?? null, around);
const least = { ruling: "a-ruling", board: "one" };

describe("the attributes of <saitei-board>", () => {
  it("are the address of a board", () => {
    const addressFrom = (written: Written, around: "ja" | "en" = "en") => {
      const embedded = read(written, around);
      return embedded.ok ? addressOf(embedded.value, "https://saitei.example") : undefined;
    };
    expect(addressFrom(least)).toBe("https://saitei.example/en/embed/a-ruling/one/");
    expect(addressFrom(least, "ja")).toBe("https://saitei.example/ja/embed/a-ruling/one/");
    expect(addressFrom({ ...least, lang: "ja", step: "3", theme: "dark" })).toBe(
      "https://saitei.example/ja/embed/a-ruling/one/?theme=dark#a-ruling-one-step-3",
    );
    expect(addressFrom({ ...least, theme: "auto", step: "0" })).toBe(
      "https://saitei.example/en/embed/a-ruling/one/#a-ruling-one-step-0",
    );
  });

  it.each([
    [
      "ruling",
      ["", "A", "a b", "../x", "a/b", "a--b", "javascript:alert(1)", '"><x', "a".repeat(999)],
    ],
    ["board", ["", "../../..", "one/../two", "one?x=1", "one#x", "ｏｎｅ"]],
    ["lang", ["", "fr", "JA", "en/../.."]],
    ["step", ["", "-1", "1.5", "1000", "one", "1e2", " 1"]],
    ["theme", ["", "Dark", "sepia", "dark&x=1"]],
  ] as const)("%s is refused where it is something else, in both languages", (name, values) => {
    for (const value of values) {
      const refused = read({ ...least, [name]: value });
      expect(refused.ok, value).toBe(false);
      if (refused.ok) continue;
      expect(refused.problem.en).toContain(`“${name}”`);
      expect(refused.problem.ja).toContain(name);
    }
  });

  it("need the ruling and the board", () => {
    expect(read({ ruling: "a-ruling" }).ok).toBe(false);
    expect(read({ board: "one" }).ok).toBe(false);
  });

  it("are all explained on the page, in both languages", () => {
    for (const lang of LANGS) {
      expect(Object.keys(embedWords(lang).attributes).sort()).toEqual([...attributes].sort());
    }
  });
});

const bilingual = (text: string) => ({ ja: `${text}（日）`, en: text });
const board = {
  id: "one",
  title: bilingual('A "quoted" <title>'),
  rules: "2026-04-17",
  notation: "",
} as const;
const owner: BoardOwner = {
  id: "a-ruling",
  boards: [board],
  about: bilingual("As it is today."),
  formerly: bilingual("As it was."),
  rules: new Map([
    ["2002-02-20", ["502.24a"]],
    ["2026-04-17", ["702.35a"]],
  ]),
};

describe("a board shows what its owner says", () => {
  it("by today's rules, with today's numbers", () => {
    expect(shownBy({ owner, board })).toEqual({
      says: owner.about,
      edition: "2026-04-17",
      rules: ["702.35a"],
    });
  });

  it("by the rules of its day, with the numbers of that day", () => {
    expect(shownBy({ owner, board: { ...board, rules: "2002-02-20" } })).toEqual({
      says: owner.formerly,
      edition: "2002-02-20",
      rules: ["502.24a"],
    });
  });

  it("with today's numbers where those of its day aren't given", () => {
    const { edition, rules } = shownBy({ owner, board: { ...board, rules: "2009-07-11" } });
    expect([edition, rules]).toEqual(["2026-04-17", ["702.35a"]]);
  });
});

describe("oEmbed", () => {
  const site = new URL("https://saitei.example");

  it.each(LANGS)("has what the specification asks of a rich one (%s)", (lang) => {
    const json = oembedOf(lang, owner, board, site);
    expect(oembedSchema.parse(json)).toEqual(json);
    // oEmbed 1.0, 2.3.4: the required parameters, and those of the type "rich".
    for (const name of ["type", "version", "html", "width", "height"]) {
      expect(json).toHaveProperty(name);
    }
    expect(json.html).toBe(
      embedSnippet(`https://saitei.example/${lang}/embed/a-ruling/one/`, board.title[lang]),
    );
    expect(json).toMatchObject(frameSize);
  });

  it("refuses what is more than a frame", () => {
    const json = oembedOf("en", owner, board, site);
    const html = `${json.html}<script>alert(1)</script>`;
    expect(oembedSchema.safeParse({ ...json, html }).success).toBe(false);
    expect(oembedSchema.safeParse({ ...json, width: "720" }).success).toBe(false);
  });
});

describe("the theme that a page asks for", () => {
  const folder = "src/site/styles";
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") }));
  const tokens = sheets.find(({ file }) => file === "tokens.css")?.text ?? "";

  it("is the one that every color goes by: none asks for the reader's own beside it", () => {
    expect(tokens).not.toBe("");
    const own = sheets.filter(({ text }) => text.includes("prefers-color-scheme"));
    expect(own.map(({ file }) => file)).toEqual([]);
    const embed = sheets.find(({ file }) => file === "embed/embed.css")?.text ?? "";
    for (const theme of ["light", "dark"]) {
      expect(embed).toMatch(
        new RegExp(`:root\\[data-theme="${theme}"\\] \\{\\s*color-scheme: ${theme};`),
      );
    }
  });

  it.each(["paper", "raised", "ink", "muted", "line", "edge", "accent", "hostile", "block"])(
    "--%s has a color in the light and in the dark, and others for more contrast",
    (name) => {
      const said = [...tokens.matchAll(new RegExp(`--${name}: light-dark\\(([^)]*)\\);`, "g"))];
      const pairs = said.map(([, pair = ""]) => pair.split(", "));
      expect(pairs).toHaveLength(2);
      for (const [light, dark] of pairs) expect(light).not.toBe(dark);
      expect(pairs[0]).not.toEqual(pairs[1]);
    },
  );
});
