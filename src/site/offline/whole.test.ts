import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bundled } from "./bundle.ts";
import { factsOf, fromKept } from "./kept.ts";
import { listPath } from "./parts.ts";
import { find, keptOf, STORES, wholeStore } from "./stores.ts";
import { type FakeStorage, fakeNetwork, fakeStorage, page, script } from "./testing.ts";
import { keepWhole, type Wanted } from "./whole.ts";

const RULINGS: Wanted = {
  lang: "en",
  part: "rulings",
  size: { version: "v1", files: 3, bytes: 3000 },
};

let storage: FakeStorage;
let quota: number;
let isLocked: boolean;

beforeEach(() => {
  storage = fakeStorage();
  quota = 1e9;
  isLocked = false;
  vi.stubGlobal("navigator", {
    storage: { estimate: async () => ({ quota, usage: 0 }), persist: async () => true },
    locks: {
      request: async (_name: string, _options: unknown, work: (lock: unknown) => unknown) =>
        work(isLocked ? null : {}),
    },
  });
});

const at = (name: string) => `/en/rulings/${name}/`;

/** A site with these rulings, each in a version, and one script. */
function siteOf(versions: Readonly<Record<string, string>>, version: string) {
  const files = Object.fromEntries([
    ...Object.entries(versions).map(([name, one]) => [at(name), one]),
    ["/_astro/a.js", "s"],
  ]);
  const pages = Object.entries(versions).map(([name, one]) => [
    at(name),
    () => page(name, one, '<script src="/_astro/a.js">'),
  ]);
  return {
    ...Object.fromEntries(pages),
    "/_astro/a.js": () => script(""),
    [listPath(RULINGS)]: () => Response.json({ version, alone: files, bundles: {} }),
  };
}

const keep = (signal = new AbortController().signal, onProgress = vi.fn()) =>
  keepWhole([RULINGS], signal, onProgress);

/** Keeps, with no wait between what fails and the next attempt. */
async function keepHastily() {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let isOver = false;
  const kept = keep().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(1000);
    // Packing goes on beside the timers.
    await new Promise(setImmediate);
  }
  vi.useRealTimers();
  return kept;
}

/** The pages that were asked for since. */
const pagesAsked = (asked: ReturnType<typeof fakeNetwork>): readonly string[] =>
  asked.mock.calls.map(([path]) => String(path)).filter((path) => path.endsWith("/"));

describe("keeping a part whole", () => {
  it("keeps each of its files, tells how far it is, and that it is complete", async () => {
    fakeNetwork(siteOf({ one: "a1", two: "b1" }, "v1"));
    const onProgress = vi.fn();
    expect(await keep(undefined, onProgress)).toMatchObject({ ok: true });
    expect(onProgress.mock.calls.map(([{ done, files }]) => `${done}/${files}`)).toEqual([
      "0/3",
      "1/3",
      "2/3",
      "3/3",
    ]);
    expect(storage.paths(STORES.scripts)).toEqual(["/_astro/a.js"]);
    expect(await keptOf(RULINGS)).toMatchObject({ version: "v1" });
    expect(await find(at("two"))).toBeDefined();
  });

  it("asks the network past the worker, and for what is there now", async () => {
    const asked = fakeNetwork(siteOf({ one: "a1" }, "v1"));
    await keep();
    const [, init] = asked.mock.calls.find(([path]) => path === at("one")) ?? [];
    expect(init).toMatchObject({ cache: "no-cache", headers: { "x-keeper": "1" } });
  });

  it("loads of a newer site only what is new, and takes out what is gone", async () => {
    fakeNetwork(siteOf({ one: "a1", two: "b1", gone: "c1" }, "v1"));
    await keep();
    const asked = fakeNetwork(siteOf({ one: "a1", two: "b2" }, "v2"));
    expect(await keep()).toMatchObject({ ok: true });
    expect(pagesAsked(asked)).toEqual([at("two")]);
    expect(storage.paths(wholeStore(RULINGS)).toSorted()).toEqual([
      at("one"),
      at("two"),
      listPath(RULINGS),
    ]);
    const kept = await find(at("two"));
    expect(kept && factsOf(kept).version).toBe("b2");
  });

  it("loads nothing of a part that is kept as it is", async () => {
    const site = siteOf({ one: "a1" }, "v1");
    fakeNetwork(site);
    await keep();
    const asked = fakeNetwork(site);
    expect(await keep()).toMatchObject({ ok: true, value: { done: 2, files: 2 } });
    expect(asked.mock.calls.map(([path]) => path)).toEqual([listPath(RULINGS)]);
  });

  it("goes on where it was stopped", async () => {
    const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
    const site = siteOf(Object.fromEntries(names.map((name) => [name, "1a"])), "v1");
    const stopping = new AbortController();
    fakeNetwork(site);
    const onProgress = ({ done }: { readonly done: number }) => done === 4 && stopping.abort();
    expect(await keep(stopping.signal, vi.fn(onProgress))).toEqual({
      ok: false,
      problem: "stopped",
    });
    const before = storage.paths(wholeStore(RULINGS));
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(names.length);
    expect((await keptOf(RULINGS)).version).toBeUndefined();

    const asked = fakeNetwork(site);
    expect(await keep()).toMatchObject({ ok: true });
    expect(pagesAsked(asked).toSorted()).toEqual(
      names.map(at).filter((path) => !before.includes(path)),
    );
  });

  it("tries again what fails once", async () => {
    let failures = 1;
    const fails = () => {
      failures -= 1;
      return failures < 0 ? page("one", "a1") : new Response("", { status: 503 });
    };
    fakeNetwork({ ...siteOf({ one: "a1" }, "v1"), [at("one")]: fails });
    expect(await keepHastily()).toMatchObject({ ok: true });
  });
});

const BUNDLE = "/offline/en/rulings-1.bundle";

/** The same site, with its pages in a bundle that its host answers for so. */
async function bundledSiteOf(
  versions: Readonly<Record<string, string>>,
  version: string,
  inBundle: readonly string[] = Object.keys(versions),
) {
  const site = siteOf(versions, version);
  const texts = inBundle.map(
    async (name) =>
      [at(name), new Uint8Array(await page(name, versions[name] ?? "").arrayBuffer())] as const,
  );
  const packed = gzipSync(bundled(new Map(await Promise.all(texts))));
  const headers = { "content-type": "application/octet-stream", "x-frame-options": "DENY" };
  const pages = Object.fromEntries(Object.entries(versions).map(([name, one]) => [at(name), one]));
  const bundles = { [BUNDLE]: pages };
  return {
    ...site,
    [BUNDLE]: () => new Response(packed, { headers }),
    [listPath(RULINGS)]: () => Response.json({ version, alone: { "/_astro/a.js": "s" }, bundles }),
  };
}

const five = { one: "a1", two: "b1", three: "c1", four: "d1", five: "e1" };

describe("keeping a part that comes in bundles", () => {
  it("asks for the bundle, and for none of the pages in it", async () => {
    const asked = fakeNetwork(await bundledSiteOf(five, "v1"));
    expect(await keep()).toMatchObject({ ok: true, value: { done: 6, files: 6 } });
    expect(asked.mock.calls.map(([path]) => path)).toEqual([
      listPath(RULINGS),
      "/_astro/a.js",
      BUNDLE,
    ]);
  });

  it("keeps each file as its host would answer for it", async () => {
    fakeNetwork(await bundledSiteOf(five, "v1"));
    await keep();
    const kept = await find(at("two"));
    expect(kept && factsOf(kept)).toMatchObject({ path: at("two"), title: "two", version: "b1" });
    const again = kept && fromKept(kept);
    expect(again?.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(again?.headers.get("x-frame-options")).toBe("DENY");
    expect(await again?.text()).toBe(await page("two", "b1").text());
  });

  it.each([
    ["few are new: them alone", { one: "a2" }, [at("one")]],
    ["many are new: the bundle", { one: "a2", two: "b2" }, [BUNDLE]],
  ])("of a newer site, when %s", async (_, newer, expected) => {
    fakeNetwork(await bundledSiteOf(five, "v1"));
    await keep();
    const asked = fakeNetwork(await bundledSiteOf({ ...five, ...newer }, "v2"));
    expect(await keep()).toMatchObject({ ok: true });
    expect(asked.mock.calls.map(([path]) => path)).toEqual([listPath(RULINGS), ...expected]);
    const kept = await find(at("one"));
    expect(kept && factsOf(kept).version).toBe("a2");
  });

  it("asks for file after file where the browser can't unpack", async () => {
    vi.stubGlobal("DecompressionStream", undefined);
    const asked = fakeNetwork(await bundledSiteOf(five, "v1"));
    expect(await keep()).toMatchObject({ ok: true });
    expect(pagesAsked(asked)).toHaveLength(5);
  });

  it.each([
    ["is not whole", async () => new Response(gzipSync("[[")), 3],
    ["lacks a file", async () => (await bundledSiteOf(five, "v1", ["one"]))[BUNDLE]?.(), 1],
  ])("says when a bundle %s", async (_, answer, times) => {
    const bundle = await answer();
    const site = await bundledSiteOf(five, "v1");
    const asked = fakeNetwork({ ...site, [BUNDLE]: () => bundle?.clone() ?? new Response() });
    expect(await keepHastily()).toEqual({ ok: false, problem: "network" });
    expect(asked.mock.calls.filter(([path]) => path === BUNDLE)).toHaveLength(times);
    expect((await keptOf(RULINGS)).version).toBeUndefined();
  });
});

describe("what stops it is said", () => {
  it("no network from the beginning, or a list that can't be read", async () => {
    fakeNetwork({});
    expect(await keep()).toEqual({ ok: false, problem: "network" });
    fakeNetwork({ [listPath(RULINGS)]: () => Response.json({ alone: 3 }) });
    expect(await keep()).toEqual({ ok: false, problem: "network" });
  });

  it("a file that doesn't come, however often it is tried", async () => {
    const site = siteOf({ one: "a1", two: "b1" }, "v1");
    const asked = fakeNetwork({ ...site, [at("two")]: () => new Response("", { status: 404 }) });
    expect(await keepHastily()).toEqual({ ok: false, problem: "network" });
    expect(pagesAsked(asked).filter((path) => path === at("two"))).toHaveLength(3);
    expect((await keptOf(RULINGS)).version).toBeUndefined();
  });

  it("too little room, before anything is loaded", async () => {
    quota = 10_000_000;
    const asked = fakeNetwork(siteOf({ one: "a1" }, "v1"));
    expect(await keep()).toEqual({ ok: false, problem: "room" });
    expect(pagesAsked(asked)).toEqual([]);
  });

  it("too little room after all", async () => {
    fakeNetwork(siteOf({ one: "a1" }, "v1"));
    storage.failures.push(new DOMException("full", "QuotaExceededError"));
    expect(await keep()).toEqual({ ok: false, problem: "room" });
  });

  it("another page that is at it", async () => {
    isLocked = true;
    fakeNetwork(siteOf({ one: "a1" }, "v1"));
    expect(await keep()).toEqual({ ok: false, problem: "elsewhere" });
  });
});
