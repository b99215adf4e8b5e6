import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerLasting, answerOther, answerPage } from "./answering.ts";
import { toKeep } from "./kept.ts";
import type { FetchEvent } from "./scope.ts";
import { STORES } from "./store-names.ts";
import { put, storeFor } from "./stores.ts";
import { type FakeStorage, fakeNetwork, fakeStorage, page, script } from "./testing.ts";

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

const PATH = "/ja/rulings/one/";

/** Someone asks the worker for this; with what is done beside the answering. */
function asking(path: string, preloaded?: Promise<Response | undefined>) {
  const beside: Promise<unknown>[] = [];
  const event = {
    request: new Request(`https://saitei.example${path}`),
    ...(preloaded && { preloadResponse: preloaded }),
    waitUntil: (work: Promise<unknown>) => beside.push(work),
  } as unknown as FetchEvent;
  return { event, settled: () => Promise.all(beside) };
}

async function isKept(path: string, answer: Response): Promise<void> {
  await put(storeFor(path), path, await toKeep(path, answer));
}

const ask = async (path: string, keep = async () => {}) => {
  const answer = await answerPage(asking(path).event, keep);
  return answer.text();
};

describe("a page", () => {
  it("comes from the network, and is kept", async () => {
    await isKept(PATH, page("old", "1"));
    fakeNetwork({ [PATH]: () => page("new", "2") });
    const keep = vi.fn(async (_path: string, copy: Response) => copy.text());
    const { event, settled } = asking(PATH);
    expect(await (await answerPage(event, keep)).text()).toContain("new");
    await settled();
    expect(keep).toHaveBeenCalledOnce();
    expect(keep.mock.calls[0]?.[0]).toBe(PATH);
    expect(await keep.mock.results[0]?.value).toContain("new");
  });

  it("comes from what the browser has asked for already", async () => {
    const asked = fakeNetwork({});
    const { event } = asking(PATH, Promise.resolve(page("early", "2")));
    expect(await (await answerPage(event, async () => {})).text()).toContain("early");
    expect(asked).not.toHaveBeenCalled();
  });

  it("is what is kept when there is no network, whatever stands behind the address", async () => {
    await isKept(PATH, page("old", "1"));
    fakeNetwork({});
    expect(await ask(PATH)).toContain("old");
    expect(await ask(`${PATH}?from=x`)).toContain("old");
  });

  it.each([
    [503, "old"],
    [404, "not here"],
    [200, "not here"],
  ])("at a server that answers %i is: %s", async (status, text) => {
    await isKept(PATH, page("old", "1"));
    fakeNetwork({ [PATH]: () => new Response("not here", { status }) });
    expect(await ask(PATH)).toContain(text);
  });

  it("is what is kept when the network takes too long, and what comes later is kept", async () => {
    await isKept(PATH, page("old", "1"));
    vi.useFakeTimers();
    let arrive: (answer: Response) => void = () => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (arrive = done)));
    const keep = vi.fn(async () => {});
    const { event, settled } = asking(PATH);
    const answer = answerPage(event, keep);
    await vi.advanceTimersByTimeAsync(3100);
    expect(await (await answer).text()).toContain("old");
    expect(keep).not.toHaveBeenCalled();
    arrive(page("new", "2"));
    await settled();
    expect(keep).toHaveBeenCalledOnce();
  });

  it("is waited for as long as it takes where nothing is kept", async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      "fetch",
      () => new Promise((done) => setTimeout(() => done(page("late", "2")), 20_000)),
    );
    const answer = ask(PATH);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await answer).toContain("late");
  });

  it("comes although the browser's storage can't be read", async () => {
    vi.spyOn(storage, "match").mockRejectedValue(new Error("broken"));
    fakeNetwork({ [PATH]: () => page("new", "2") });
    expect(await ask(PATH)).toContain("new");
  });
});

describe("a page that can't be had", () => {
  beforeEach(async () => {
    fakeNetwork({});
    await isKept("/ja/offline/unread/", page("ありません", "1"));
    await isKept("/en/offline/unread/", page("Not here", "1"));
  });

  it.each([
    ["/ja/cards/none/", ["en"], "ありません"],
    ["/en/cards/none/", ["ja"], "Not here"],
    ["/r/none/", ["ja-JP", "en"], "ありません"],
    ["/r/none/", ["de", "en"], "Not here"],
    ["/", ["de"], "Not here"],
  ])("at %s says so to a reader of %j: %s", async (path, languages, text) => {
    vi.stubGlobal("navigator", { languages });
    expect(await ask(path)).toContain(text);
  });

  it.each([
    ["/r/one/", "/ja/rulings/one/"],
    ["/b/one/a/", "/ja/rulings/one/#one-a"],
    ["/ja/rulings/one", "/ja/rulings/one/"],
  ])("but has an address that leads to one: %s", async (path, to) => {
    await isKept(PATH, page("one", "1"));
    vi.stubGlobal("navigator", { languages: ["en"] });
    const { headers, status } = await answerPage(asking(path).event, async () => {});
    expect(status).toBe(302);
    expect(headers.get("location")).toBe(`https://saitei.example${to}`);
  });

  it("fails as ever where even that is not kept", async () => {
    storage.stores.clear();
    await expect(ask(PATH)).rejects.toThrow("there is no network");
  });
});

describe("other files", () => {
  it("whose names change with what is in them are asked for once", async () => {
    const path = "/_astro/a.js";
    const asked = fakeNetwork({ [path]: () => script("1") });
    const first = asking(path);
    expect(await (await answerLasting(first.event)).text()).toBe("1");
    await first.settled();
    expect(await (await answerLasting(asking(path).event)).text()).toBe("1");
    expect(asked).toHaveBeenCalledOnce();
  });

  it("come although the browser's storage can't be read", async () => {
    const path = "/_astro/a.js";
    vi.spyOn(storage, "match").mockRejectedValue(new Error("broken"));
    fakeNetwork({ [path]: () => script("1") });
    expect(await (await answerLasting(asking(path).event)).text()).toBe("1");
  });

  it("that fail to come are not kept", async () => {
    const path = "/_astro/a.js";
    fakeNetwork({ [path]: () => new Response("", { status: 404 }) });
    const { event, settled } = asking(path);
    expect((await answerLasting(event)).status).toBe(404);
    await settled();
    expect(storage.paths(STORES.scripts)).toEqual([]);
  });

  it("whose names stay come anew, as long as there is a network", async () => {
    const path = "/ja/terms/words.json";
    for (const text of ["1", "2"]) {
      fakeNetwork({ [path]: () => new Response(text) });
      const { event, settled } = asking(path);
      expect(await (await answerOther(event)).text()).toBe(text);
      await settled();
    }
    fakeNetwork({});
    expect(await (await answerOther(asking(path).event)).text()).toBe("2");
    await expect(answerOther(asking("/rules/none.json").event)).rejects.toThrow("no network");
  });
});
