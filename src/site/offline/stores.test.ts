import { beforeEach, describe, expect, it } from "vitest";
import { toKeep } from "./kept.ts";
import { keptOf } from "./part-stores.ts";
import { listPath } from "./parts.ts";
import { STORES, wholeStore } from "./store-names.ts";
import { find, forgetAll, forgetOldest, pagesRead, put, storeFor, tidy } from "./stores.ts";
import { type FakeStorage, fakeStorage, page, script } from "./testing.ts";

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});

const RULINGS = { lang: "ja", part: "rulings" } as const;
const SEARCH = { lang: "ja", part: "search" } as const;

/** Keeps a page in some store, as it was at a time. */
async function keptAt(store: string, path: string, at: number, text = path): Promise<void> {
  const kept = await toKeep(path, page(text, "ab12"));
  kept.headers.set("x-kept-at", String(at));
  await put(store, path, kept);
}

const versionOf = (kept: Response | undefined) => kept?.headers.get("x-kept-at");

it("each kind of file has its store", () => {
  expect(
    ["/_astro/a.js", "/pagefind/a.pf_meta", "/ja/offline/unread/", "/ja/", "/favicon.svg"].map(
      storeFor,
    ),
  ).toEqual([STORES.scripts, STORES.search, STORES.shell, STORES.read, STORES.other]);
});

describe("what was read", () => {
  it("goes when there is too much of it, the longest unread first", async () => {
    for (const path of ["/ja/a/", "/ja/b/", "/ja/c/", "/ja/a/", "/ja/d/"]) {
      await put(STORES.read, path, await toKeep(path, page(path, "1")), 3);
    }
    expect(storage.paths(STORES.read)).toEqual(["/ja/c/", "/ja/a/", "/ja/d/"]);
    expect((await pagesRead()).map(({ path }) => path)).toEqual(["/ja/d/", "/ja/a/", "/ja/c/"]);
  });

  it("goes by half where there is no room", async () => {
    for (const name of ["a", "b", "c"]) await keptAt(STORES.read, `/ja/${name}/`, 1);
    await forgetOldest();
    expect(storage.paths(STORES.read)).toEqual(["/ja/c/"]);
  });
});

describe("what is found", () => {
  it("is the newest of a page", async () => {
    await keptAt(STORES.read, "/ja/rulings/one/", 1);
    await keptAt(wholeStore(RULINGS), "/ja/rulings/one/", 2);
    expect(versionOf(await find("/ja/rulings/one/"))).toBe("2");
    await keptAt(STORES.read, "/ja/rulings/one/", 3);
    expect(versionOf(await find("/ja/rulings/one/"))).toBe("3");
  });

  it("is of the search the index that is kept whole, as newer parts of another don't fit it", async () => {
    const path = "/pagefind/pagefind-entry.json";
    await keptAt(STORES.search, path, 2);
    expect(versionOf(await find(path))).toBe("2");
    await keptAt(wholeStore(SEARCH), path, 1);
    expect(versionOf(await find(path))).toBe("1");
  });

  it("is nothing where nothing is kept, and making sure of that keeps nothing", async () => {
    expect(await find("/ja/rulings/one/")).toBeUndefined();
    expect(await keptOf(RULINGS)).toEqual({ files: 0, version: undefined });
    expect(await storage.keys()).toEqual([]);
  });
});

it("tells how much of a part is kept, and which version when it is all", async () => {
  await keptAt(wholeStore(RULINGS), "/ja/rulings/one/", 1);
  await keptAt(wholeStore(RULINGS), "/ja/rulings/two/", 1);
  expect(await keptOf(RULINGS)).toEqual({ files: 2, version: undefined });
  const list = await toKeep(listPath(RULINGS), Response.json({}), "v7");
  await put(wholeStore(RULINGS), listPath(RULINGS), list);
  expect(await keptOf(RULINGS)).toMatchObject({ version: "v7" });
});

describe("tidying up", () => {
  const keepScript = async (name: string, code: string) =>
    put(STORES.scripts, `/_astro/${name}`, await toKeep(`/_astro/${name}`, script(code)));

  beforeEach(async () => {
    await keepScript("old.js", 'import "./shared.js"');
    await keepScript("new.js", "");
    await keepScript("shared.js", 'import("./later.js")');
    await keepScript("later.js", "");
    await keepScript("shell.js", "");
    await keptAt(STORES.shell, "/ja/offline/unread/", 1, '<script src="/_astro/shell.js">');
    await keptAt(wholeStore(RULINGS), "/ja/rulings/one/", 1, '<script src="/_astro/old.js">');
  });

  it("leaves each page its scripts, and those that they load", async () => {
    await tidy();
    expect(storage.paths(STORES.scripts).toSorted()).toEqual(
      ["later", "old", "shared", "shell"].map((name) => `/_astro/${name}.js`),
    );
  });

  it("takes away what an older way of keeping has left, and nothing that isn't ours", async () => {
    await storage.open("saitei-0-read");
    await storage.open("of-somebody-else");
    await tidy();
    expect(await storage.keys()).not.toContain("saitei-0-read");
    expect(await storage.keys()).toContain("of-somebody-else");
  });

  it("after forgetting all, leaves what tells that there is no connection", async () => {
    await keptAt(STORES.read, "/ja/", 1);
    await storage.open("of-somebody-else");
    await forgetAll();
    expect((await storage.keys()).toSorted()).toEqual(
      [STORES.scripts, STORES.shell, "of-somebody-else"].toSorted(),
    );
    expect(storage.paths(STORES.scripts)).toEqual(["/_astro/shell.js"]);
  });
});
