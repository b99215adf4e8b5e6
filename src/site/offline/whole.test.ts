import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bundled } from "./bundle.ts";
import { keepReferences } from "./keeping.ts";
import { factsOf, fromKept, toKeep } from "./kept.ts";
import { keptOf } from "./part-stores.ts";
import { listPath } from "./parts.ts";
import { STORES, wholeStore } from "./store-names.ts";
import { find, tidy } from "./stores.ts";
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

/** By name, the versions of the pages in a bundle. */
type Pages = Readonly<Record<string, string>>;

const SCRIPT = "/_astro/a.js";
const SCRIPTS = "/offline/en/rulings-scripts.bundle";
const LAST = "/pagefind/pagefind-entry.json";

const bundleAt = (pages: Pages) => `/offline/en/rulings-${Object.values(pages).join("")}.bundle`;

async function bundleOf(files: Readonly<Record<string, Response>>): Promise<() => Response> {
  const texts = Object.entries(files).map(
    async ([path, file]) => [path, new Uint8Array(await file.arrayBuffer())] as const,
  );
  const bytes = gzipSync(bundled(new Map(await Promise.all(texts))));
  const headers = { "content-type": "application/octet-stream", "x-frame-options": "DENY" };
  return () => new Response(bytes, { headers });
}

/** A site with these bundles of rulings, one of a script, and a file that comes alone. */
async function siteOf(bundles: readonly Pages[], version: string) {
  const answers: Record<string, () => Response> = {
    [SCRIPTS]: await bundleOf({ [SCRIPT]: script("") }),
    [LAST]: () => Response.json(version),
  };
  const list: Record<string, readonly string[]> = { [SCRIPTS]: [SCRIPT] };
  for (const pages of bundles) {
    const files = Object.entries(pages).map(([name, one]) => [
      at(name),
      page(name, one, `<script src="${SCRIPT}">`),
    ]);
    answers[bundleAt(pages)] = await bundleOf(Object.fromEntries(files));
    list[bundleAt(pages)] = Object.keys(pages).map(at);
  }
  answers[listPath(RULINGS)] = () =>
    Response.json({ version, alone: { [LAST]: version }, bundles: list });
  return answers;
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

/** What was asked for, in its order. */
const pathsAsked = (asked: ReturnType<typeof fakeNetwork>): readonly string[] =>
  asked.mock.calls.map(([path]) => String(path));

const AB = { a: "a1", b: "b1" };
const C = { c: "c1" };

const versionOf = async (name: string) => {
  const kept = await find(at(name));
  return kept && factsOf(kept).version;
};

describe("keeping a part whole", () => {
  it("keeps its bundles, tells how far it is, and that it is complete", async () => {
    const asked = fakeNetwork(await siteOf([AB, C], "v1"));
    const onProgress = vi.fn();
    expect(await keep(undefined, onProgress)).toMatchObject({ ok: true });
    expect(pathsAsked(asked)).toEqual([
      listPath(RULINGS),
      SCRIPTS,
      bundleAt(AB),
      bundleAt(C),
      LAST,
    ]);
    // Which of the two bundles comes first, nobody knows.
    const told = onProgress.mock.calls.map(([{ done, files }]) => `${done}/${files}`);
    expect(told).toHaveLength(5);
    expect(told).toEqual(expect.arrayContaining(["0/5", "1/5", "4/5", "5/5"]));
    expect(await keptOf(RULINGS)).toEqual({ version: "v1", files: 4 });
    expect(storage.paths(wholeStore(RULINGS)).toSorted()).toEqual(
      [bundleAt(AB), bundleAt(C), LAST, listPath(RULINGS)].toSorted(),
    );
  });

  it("keeps scripts beside those of pages that were read, as long as a page needs them", async () => {
    fakeNetwork(await siteOf([AB], "v1"));
    await keep();
    expect(storage.paths(STORES.scripts)).toEqual([SCRIPT]);
    await tidy();
    expect(storage.paths(STORES.scripts)).toEqual([SCRIPT]);
  });

  it("finds each file as its host would answer for it", async () => {
    fakeNetwork(await siteOf([AB, C], "v1"));
    await keep();
    const kept = await find(at("b"));
    expect(kept && factsOf(kept)).toMatchObject({
      path: at("b"),
      title: "b",
      version: "b1",
      references: [SCRIPT],
      files: 1,
    });
    const again = kept && fromKept(kept);
    expect(again?.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(again?.headers.get("x-frame-options")).toBe("DENY");
    expect(await again?.text()).toBe(await page("b", "b1", `<script src="${SCRIPT}">`).text());
    expect(await find(at("none"))).toBeUndefined();
  });

  it("finds a board with the pages that show it, until it is read and lies by itself", async () => {
    const board = "/_astro/board-1.json";
    const bundle = "/offline/en/rulings-boards.bundle";
    const list = { version: "v1", alone: {}, bundles: { [bundle]: [board] } };
    const site = {
      [bundle]: await bundleOf({ [board]: Response.json(1) }),
      [listPath(RULINGS)]: () => Response.json(list),
      [board]: () => Response.json(2),
    };
    fakeNetwork(site);
    await keep();
    const said = async () => (await find(board))?.json();
    expect(await said()).toBe(1);
    expect(storage.paths(STORES.scripts)).toEqual([]);
    await keepReferences([board]);
    const own = await find(board);
    expect(own && (await fromKept(own).json())).toBe(2);
  });

  it("asks the network past the worker, and for what is there now", async () => {
    const asked = fakeNetwork(await siteOf([AB], "v1"));
    await keep();
    const [, init] = asked.mock.calls.find(([path]) => path === bundleAt(AB)) ?? [];
    expect(init).toMatchObject({ cache: "no-cache", headers: { "x-keeper": "1" } });
  });

  it("loads of a newer site only the bundles that are new, and takes out what is gone", async () => {
    fakeNetwork(await siteOf([AB, C], "v1"));
    await keep();
    const newer = { a: "a2" };
    const asked = fakeNetwork(await siteOf([newer, C], "v2"));
    expect(await keep()).toMatchObject({ ok: true });
    expect(pathsAsked(asked)).toEqual([listPath(RULINGS), bundleAt(newer), LAST]);
    expect(await Promise.all(["a", "b", "c"].map(versionOf))).toEqual(["a2", undefined, "c1"]);
    expect(storage.paths(wholeStore(RULINGS))).not.toContain(bundleAt(AB));
  });

  it("loads nothing of a part that is kept as it is", async () => {
    const site = await siteOf([AB], "v1");
    fakeNetwork(site);
    await keep();
    const asked = fakeNetwork(site);
    expect(await keep()).toMatchObject({ ok: true, value: { done: 4, files: 4 } });
    expect(pathsAsked(asked)).toEqual([listPath(RULINGS)]);
  });

  it("goes on where it was stopped, and until then has the older version beside the newer", async () => {
    fakeNetwork(await siteOf([AB, C], "v1"));
    await keep();
    const stopping = new AbortController();
    const bundles = ["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => ({
      [name]: `${name}2`,
    }));
    const site = await siteOf(bundles, "v2");
    fakeNetwork(site);
    // The script is there, so that is two bundles.
    const onProgress = ({ done }: { readonly done: number }) => done === 3 && stopping.abort();
    const stopped = await keep(stopping.signal, vi.fn(onProgress));
    expect(stopped).toEqual({ ok: false, problem: "stopped" });
    const before = storage.paths(wholeStore(RULINGS));
    const came = bundles.filter((pages) => before.includes(bundleAt(pages)));
    expect(came.length).toBeGreaterThanOrEqual(2);
    expect(came.length).toBeLessThan(bundles.length);
    const older: Pages = { ...AB, ...C };
    for (const pages of bundles) {
      const [[name = "", version] = []] = Object.entries(pages);
      expect(await versionOf(name)).toBe(came.includes(pages) ? version : older[name]);
    }
    expect((await keptOf(RULINGS)).version).toBe("v1");

    const asked = fakeNetwork(site);
    expect(await keep()).toMatchObject({ ok: true });
    const missing = bundles.filter((pages) => !came.includes(pages)).map(bundleAt);
    expect(pathsAsked(asked).toSorted()).toEqual([LAST, listPath(RULINGS), ...missing].toSorted());
    expect(storage.paths(wholeStore(RULINGS)).toSorted()).toEqual(
      [LAST, listPath(RULINGS), ...bundles.map(bundleAt)].toSorted(),
    );
  });

  it("has what was kept file by file until there is a newer version", async () => {
    const store = await storage.open(wholeStore(RULINGS));
    await store.put(at("a"), await toKeep(at("a"), page("a", "a1")));
    const list = { version: "v1", alone: {}, bundles: { "/b": { [at("a")]: "a1" } } };
    await store.put(listPath(RULINGS), await toKeep(listPath(RULINGS), Response.json(list), "v1"));
    expect(await keptOf(RULINGS)).toEqual({ version: "v1", files: 1 });
    expect(await versionOf("a")).toBe("a1");
    expect(await find(at("b"))).toBeUndefined();
    fakeNetwork(await siteOf([AB], "v2"));
    expect(await keep()).toMatchObject({ ok: true });
    expect(storage.paths(wholeStore(RULINGS))).not.toContain(at("a"));
    expect(await versionOf("b")).toBe("b1");
  });

  it("tries again what fails once", async () => {
    const site = await siteOf([AB], "v1");
    let failures = 1;
    const fails = () => {
      failures -= 1;
      return failures < 0 ? site[bundleAt(AB)]?.() : new Response("", { status: 503 });
    };
    fakeNetwork({ ...site, [bundleAt(AB)]: () => fails() ?? new Response() });
    expect(await keepHastily()).toMatchObject({ ok: true });
  });
});

describe("what stops it is said", () => {
  it("no network from the beginning, or a list that can't be read", async () => {
    fakeNetwork({});
    expect(await keep()).toEqual({ ok: false, problem: "network" });
    fakeNetwork({ [listPath(RULINGS)]: () => Response.json({ alone: 3 }) });
    expect(await keep()).toEqual({ ok: false, problem: "network" });
  });

  it.each([
    ["that doesn't come", async () => new Response("", { status: 404 }), 3],
    ["that is not whole", async () => new Response(gzipSync("[[")), 3],
    ["that lacks a file", async () => (await bundleOf({ [at("a")]: page("a", "a1") }))(), 1],
  ])("a bundle %s", async (_, answer, times) => {
    const bundle = await answer();
    const site = await siteOf([AB], "v1");
    const asked = fakeNetwork({ ...site, [bundleAt(AB)]: () => bundle.clone() });
    expect(await keepHastily()).toEqual({ ok: false, problem: "network" });
    expect(pathsAsked(asked).filter((path) => path === bundleAt(AB))).toHaveLength(times);
    expect((await keptOf(RULINGS)).version).toBeUndefined();
  });

  it("too little room, before anything is loaded", async () => {
    quota = 10_000_000;
    const asked = fakeNetwork(await siteOf([AB], "v1"));
    expect(await keep()).toEqual({ ok: false, problem: "room" });
    expect(pathsAsked(asked)).toEqual([listPath(RULINGS)]);
  });

  it("too little room after all", async () => {
    fakeNetwork(await siteOf([AB], "v1"));
    storage.failures.push(new DOMException("full", "QuotaExceededError"));
    expect(await keep()).toEqual({ ok: false, problem: "room" });
  });

  it("another page that is at it", async () => {
    isLocked = true;
    fakeNetwork(await siteOf([AB], "v1"));
    expect(await keep()).toEqual({ ok: false, problem: "elsewhere" });
  });
});
