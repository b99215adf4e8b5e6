/** A browser's storage for files, and a network, as far as the tests need them. */
import { vi } from "vitest";
import { withVersion } from "./version.ts";

const ORIGIN = "https://saitei.example";

const pathOf = (key: string | Request): string =>
  new URL(typeof key === "string" ? key : key.url, ORIGIN).pathname;

class FakeCache {
  readonly files = new Map<string, Response>();
  /** What `put` meets with, as long as there is something. */
  readonly failures: unknown[];

  constructor(failures: unknown[]) {
    this.failures = failures;
  }

  async put(key: string | Request, answer: Response): Promise<void> {
    const failure = this.failures.shift();
    if (failure) throw failure;
    const path = pathOf(key);
    this.files.delete(path);
    this.files.set(path, answer);
  }

  async match(key: string | Request): Promise<Response | undefined> {
    return this.files.get(pathOf(key))?.clone();
  }

  async matchAll(): Promise<Response[]> {
    return [...this.files.values()].map((answer) => answer.clone());
  }

  async delete(key: string | Request): Promise<boolean> {
    return this.files.delete(pathOf(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.files.keys()].map((path) => new Request(ORIGIN + path));
  }
}

export class FakeStorage {
  readonly stores = new Map<string, FakeCache>();
  /** What the next attempts to put something meet with. */
  readonly failures: unknown[] = [];

  async open(name: string): Promise<FakeCache> {
    const store = this.stores.get(name) ?? new FakeCache(this.failures);
    this.stores.set(name, store);
    return store;
  }

  async has(name: string): Promise<boolean> {
    return this.stores.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  async match(path: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.stores.get(cacheName)?.match(path);
  }

  /** The addresses in a store, in its order. */
  paths(name: string): readonly string[] {
    return [...(this.stores.get(name)?.files.keys() ?? [])];
  }
}

/** A fresh, empty storage in the place of the browser's. */
export function fakeStorage(): FakeStorage {
  const storage = new FakeStorage();
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("location", new URL(ORIGIN));
  return storage;
}

export const page = (title: string, version: string, body = ""): Response =>
  new Response(withVersion(`<head><title>${title} | Saitei</title></head>${body}`, version), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });

export const script = (code: string): Response =>
  new Response(code, { headers: { "content-type": "text/javascript" } });

/** Answers by address; what isn't there can't be reached. */
export function fakeNetwork(answers: Readonly<Record<string, () => Response>>) {
  const asked = vi.fn(async (input: string | Request, _init?: RequestInit) => {
    const answer = answers[pathOf(input)];
    if (!answer) throw new TypeError("there is no network");
    return answer();
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}
