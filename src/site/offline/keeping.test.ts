import { beforeEach, describe, expect, it } from "vitest";
import { keepFile, keepPage, keepReferences, keepShell } from "./keeping.ts";
import { STORES } from "./store-names.ts";
import { MOST_READ, tidy } from "./stores.ts";
import { type FakeStorage, fakeNetwork, fakeStorage, page, script } from "./testing.ts";

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});

const noRoom = () => new DOMException("full", "QuotaExceededError");

describe("a page that was read", () => {
  it("is kept", async () => {
    expect(await keepPage("/ja/a/", page("A", "12"))).toMatchObject({ version: "12", title: "A" });
    expect(storage.paths(STORES.read)).toEqual(["/ja/a/"]);
  });

  it("is not kept if it is none of this site", async () => {
    const greeting = new Response("<p>Welcome", { headers: { "content-type": "text/html" } });
    expect(await keepPage("/ja/a/", greeting)).toBeUndefined();
    expect(storage.paths(STORES.read)).toEqual([]);
  });

  it("takes the place of what was read long ago", async () => {
    for (let at = 0; at <= MOST_READ; at += 1) await keepPage(`/ja/${at}/`, page("A", "12"));
    expect(storage.paths(STORES.read)).toHaveLength(MOST_READ);
    expect(storage.paths(STORES.read)[0]).toBe("/ja/1/");
  });

  it("takes the place of half of it where there is no room", async () => {
    for (const name of ["a", "b", "c", "d"]) await keepPage(`/ja/${name}/`, page("A", "12"));
    storage.failures.push(noRoom());
    await keepPage("/ja/e/", page("A", "12"));
    expect(storage.paths(STORES.read)).toEqual(["/ja/c/", "/ja/d/", "/ja/e/"]);
  });

  it("is known even if there is no room at all", async () => {
    storage.failures.push(noRoom(), noRoom());
    expect(await keepPage("/ja/a/", page("A", "12"))).toMatchObject({ version: "12" });
    await expect(keepFile("/favicon.svg", script(""))).resolves.toBeDefined();
    storage.failures.push(new Error("broken"));
    await expect(keepFile("/favicon.svg", script(""))).rejects.toThrow("broken");
  });
});

it("scripts come with all that they load, each once; what is missing keeps nothing else away", async () => {
  const asked = fakeNetwork({
    "/_astro/a.js": () => script('import "./b.js";import "./gone.js";import "./lost.js"'),
    "/_astro/b.js": () => script('import "./a.js";import "./c.css"'),
    "/_astro/c.css": () => script(""),
    "/_astro/gone.js": () => new Response("", { status: 404 }),
  });
  await keepReferences(["/_astro/a.js"]);
  await keepReferences(["/_astro/a.js"]);
  expect(storage.paths(STORES.scripts)).toEqual(["/_astro/a.js", "/_astro/b.js", "/_astro/c.css"]);
  const times = asked.mock.calls.filter(([path]) => path === "/_astro/b.js");
  expect(times).toHaveLength(1);
});

it("what is thrown away just then is none of the scripts that are being kept", async () => {
  await keepPage("/ja/a/", page("A", "12", '<script src="/_astro/a.js">'));
  fakeNetwork({
    "/_astro/a.js": () => script('import "./b.js";import "./c.js"'),
    "/_astro/b.js": () => script(""),
    "/_astro/c.js": () => script(""),
  });
  const scripts = await storage.open(STORES.scripts);
  const { keys } = scripts;
  // A slow disc: what is thrown away was found useless before the first of the scripts came.
  scripts.keys = async () => {
    await new Promise((done) => setTimeout(done, 50));
    return keys.call(scripts);
  };
  await Promise.all([tidy(), keepReferences(["/_astro/a.js"])]);
  expect(storage.paths(STORES.scripts)).toEqual(["/_astro/a.js", "/_astro/b.js", "/_astro/c.js"]);
});

describe("the pages that say that there is no connection", () => {
  const shell = (lang: string) => ({
    [`/${lang}/offline/`]: () => page("Offline", "1", '<script src="/_astro/a.js">'),
    [`/${lang}/offline/unread/`]: () => page("Unread", "2"),
  });

  it("are kept in both languages, with their scripts", async () => {
    fakeNetwork({ ...shell("ja"), ...shell("en"), "/_astro/a.js": () => script("") });
    await keepShell();
    expect(storage.paths(STORES.shell)).toHaveLength(4);
    expect(storage.paths(STORES.scripts)).toEqual(["/_astro/a.js"]);
  });

  it("must be there", async () => {
    fakeNetwork({ ...shell("ja"), "/en/offline/": () => new Response("", { status: 404 }) });
    await expect(keepShell()).rejects.toThrow("/en/offline/");
  });
});
