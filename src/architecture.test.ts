import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const src = import.meta.dirname;

/** What each room may import from besides itself. Tests may look anywhere. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  language: [],
  engine: ["language"],
  keywords: ["language"],
  cards: ["language", "keywords"],
  eras: ["language", "keywords", "engine"],
  explore: ["language", "engine"],
  notation: ["language", "engine", "keywords", "cards", "eras", "explore"],
  captions: ["language", "engine", "keywords", "cards", "explore", "notation"],
  conformance: ["language", "cards", "notation"],
  board: ["language", "engine", "keywords", "cards", "eras", "notation", "explore", "captions"],
};

const filesOf = (room: string): readonly string[] =>
  globSync("**/*.{ts,tsx}", { cwd: path.join(src, room) })
    .filter((file) => !file.includes(".test.") && !file.includes("testing/"))
    .map((file) => path.join(room, file));

/** All that a file imports: by name, for its effects alone, or when it is wanted. */
const importsIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(/^(?:import|export|\}).*from "([^"]+)";$/gm),
    ...text.matchAll(/^import "([^"]+)";$/gm),
    ...text.matchAll(/\bimport\(\s*"([^"]+)"/g),
  ].map(([, from = ""]) => from);

/** What must have run before the file does: no types, and nothing that is fetched when it is wanted. */
const valueImportsIn = (text: string): readonly string[] => {
  const found = [
    ...text.matchAll(/^(?:import|export) ((?:[\w*,\s]|\{[^}]*\})+?) from "([^"]+)";/gm),
  ];
  const isType = (names: string): boolean =>
    /^type\b/.test(names) || /^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names);
  return [
    ...found.filter(([, names = ""]) => !isType(names)).map(([, , from = ""]) => from),
    ...[...text.matchAll(/^import "([^"]+)";$/gm)].map(([, from = ""]) => from),
  ];
};

/** What a browser has and nobody else: asked of it, not only named. */
const ofBrowsers =
  /(?<![.\w"])(document|window|navigator|location|localStorage|sessionStorage)\??\./;

/** The code of a file, without comments. */
const codeOf = (file: string): string =>
  readFileSync(path.join(src, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

const importsOf = (file: string): readonly string[] =>
  importsIn(readFileSync(path.join(src, file), "utf8"));

test("imports of every kind are seen, and what only a browser has", () => {
  const text = `import { a } from "./a.ts";
import "./b.ts";
const c = () => import("./c.ts");
export * from "./d.ts";`;
  expect([...importsIn(text)].sort()).toEqual(["./a.ts", "./b.ts", "./c.ts", "./d.ts"]);
  for (const used of ["navigator.language", "location.href", "document.body", "window.top"]) {
    expect(ofBrowsers.test(used), used).toBe(true);
  }
  expect(ofBrowsers.test("card.location.zone")).toBe(false);
});

type Graph = ReadonlyMap<string, readonly string[]>;

/** What is left when files that import nothing of what is left are taken away. */
const peeled = (graph: Graph): Graph => {
  const left = new Map(graph);
  const isFree = (file: string): boolean => !left.get(file)?.some((to) => left.has(to));
  const free = (): readonly string[] => [...left.keys()].filter(isFree);
  for (let some = free(); some.length > 0; some = free()) {
    for (const file of some) left.delete(file);
  }
  return left;
};

const reversed = (graph: Graph): Graph =>
  new Map(
    [...graph.keys()].map((to) => [
      to,
      [...graph].flatMap(([from, all]) => (all.includes(to) ? [from] : [])),
    ]),
  );

/** The files of which each leads back to itself, and what stands between two such rounds. */
const inCycles = (graph: Graph): readonly string[] => [...peeled(reversed(peeled(graph))).keys()];

/** Files that are knowingly written in terms of each other. */
const mutual: readonly {
  readonly in: string;
  readonly files: readonly string[];
  readonly why: string;
}[] = [
  {
    in: "engine",
    files: ["view", "filters", "amounts", "matching", "devotion"],
    why: "A text names objects by what fits, which may be a number, which counts objects.",
  },
  ...["en", "ja"].flatMap((language) => [
    {
      in: `language/print/${language}`,
      files: [
        ...["nouns", "filters", "references", "amounts", "happened"],
        ...(language === "en" ? ["players"] : ["conditions", "events", "targets", "times"]),
      ],
      why: "A noun is described by others: a creature with power less than the number of cards.",
    },
    {
      in: `language/print/${language}`,
      files: [
        ...["abilities", "changes", "effects", "otherEffects", "permanentEffects"],
        ...["replacements", "exceptions", "tokens"],
        ...(language === "en" ? ["composed", "lasting", "sequence"] : ["simpleEffects"]),
      ],
      why: "An effect gives abilities, an ability has effects.",
    },
  ]),
];

/** A file by its name, one of several that are mutual by the name of them all. */
function knotOf(file: string): string {
  const knot = mutual.find(
    ({ in: room, files }) =>
      path.dirname(file) === room && files.includes(path.basename(file, ".ts")),
  );
  return knot ? `${knot.in}/{${knot.files.join(",")}}` : file;
}

/** Mutual files as one: what stands between two of them is in a cycle, too. */
const joined = (graph: Graph): Graph =>
  new Map(
    [...Map.groupBy(graph, ([file]) => knotOf(file))].map(([knot, files]) => [
      knot,
      files.flatMap(([, all]) => all.map(knotOf)).filter((to) => to !== knot),
    ]),
  );

test("no file waits for itself: its values are imported from files that don't need it", () => {
  const types = `import type { A } from "./a.ts";
import {
  type B,
  type C,
} from "./b.ts";
export type { D } from "./d.ts";`;
  expect(valueImportsIn(types)).toEqual([]);
  const values = `import { type A, b } from "./a.ts";
export {
  c,
} from "./c.ts";
import d, * as e from "./d.ts";
export * from "./f.ts";
import "./g.ts";`;
  expect([...valueImportsIn(values)].sort()).toEqual([..."acdfg"].map((name) => `./${name}.ts`));

  const graph: Graph = new Map(
    globSync("**/*.{ts,tsx}", { cwd: src }).map((file) => [
      file,
      valueImportsIn(readFileSync(path.join(src, file), "utf8"))
        .filter((from) => from.startsWith("."))
        .map((from) => path.join(path.dirname(file), from)),
    ]),
  );
  expect(inCycles(joined(graph))).toEqual([]);

  // What is said to be mutual is so still.
  const known = mutual.flatMap(({ in: room, files }) =>
    files.map((file) => path.join(room, `${file}.ts`)),
  );
  const among = new Map(
    [...graph].map(([from, all]) => [from, all.filter((to) => knotOf(to) === knotOf(from))]),
  );
  expect(inCycles(among).toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(rooms))("%s imports only from the rooms below it", (room, allowed) => {
  const wrong = filesOf(room).flatMap((file) =>
    importsOf(file)
      .filter((from) => from.startsWith("."))
      .map((from) => path.join(path.dirname(file), from).split(path.sep)[0] ?? "")
      .filter((to) => to !== room && !allowed.includes(to))
      .map((to) => `${file} imports from ${to}`),
  );
  expect(wrong).toEqual([]);
});

test("nothing below the board knows a browser, a framework or a file system", () => {
  const wrong = Object.keys(rooms)
    .filter((room) => room !== "board" && room !== "conformance")
    .flatMap(filesOf)
    .flatMap((file) => {
      const outside = importsOf(file).filter((from) => !from.startsWith("."));
      const dom = ofBrowsers.test(codeOf(file)) ? ["the DOM"] : [];
      return [...outside, ...dom].map((what) => `${file} uses ${what}`);
    });
  expect(wrong).toEqual([]);
});

test("the engine names no card and no keyword", async () => {
  const { cards } = await import("./cards/index.ts");
  const { keywordNames } = await import("./language/schema.ts");
  const { sortOf } = await import("./language/walk.ts");
  // What a keyword does may be a change of the language, called by the same word: that may be
  // asked for, but not whether an ability has that name.
  const names = keywordNames.filter((name) => sortOf(name) === undefined);
  const words = [...cards.map((card) => card.name.en), ...names.map((name) => `"${name}"`)];
  const asksByName = new RegExp(
    `hasKeyword\\([^)]*"|\\bname(?:: | [!=]== )"(?:${keywordNames.join("|")})"`,
  );
  expect(asksByName.test('ability.is === "keyword" && ability.name === "haste"')).toBe(true);
  const wrong = filesOf("engine").flatMap((file) => {
    const text = readFileSync(path.join(src, file), "utf8");
    const asked = asksByName.test(text) ? [`${file} asks for a keyword by name`] : [];
    return [
      ...words.filter((word) => text.includes(word)).map((word) => `${file} names ${word}`),
      ...asked,
    ];
  });
  // Whom or what a creature attacks is a defender; basic lands are rules (305.6); a player who
  // takes a casting back cancels it (733.1).
  const allowed = /"defender"|Plains|Island|Swamp|Mountain|Forest|names Cancel$/;
  expect(wrong.filter((line) => !allowed.test(line))).toEqual([]);
});
