/** The built site at an address of its own, which a test can take away or change under its readers. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, expect } from "@playwright/test";
import { comeNear, type Lang } from "./site.ts";

type Change = (text: string) => string;

class ChangingSite {
  /** Nobody answers. */
  isDown = false;
  /** By address: what stands there now is made of what stood there. */
  readonly changes = new Map<string, Change>();
  /** By address: what stands there is what stands elsewhere. */
  readonly copies = new Map<string, string>();
  /** By address: behind which words it stops, and until when. */
  readonly halves = new Map<string, readonly [behind: string, until: Promise<void>]>();
  /** By address: until when nothing is answered. */
  readonly held = new Map<string, Promise<void>>();
  /** All that was asked for, in order. */
  readonly asked: string[] = [];
  readonly #server: Server;

  constructor(built: string) {
    this.#server = createServer(async ({ url = "/", socket }, response) => {
      const { pathname } = new URL(url, built);
      if (this.isDown) {
        socket.destroy();
        return;
      }
      this.asked.push(pathname);
      await this.held.get(pathname);
      const path = this.copies.get(pathname) ?? pathname;
      const answer = await fetch(new URL(path, built), { redirect: "manual" });
      const change = this.changes.get(pathname);
      const body = Buffer.from(await answer.arrayBuffer());
      const sent = change ? Buffer.from(change(body.toString())) : body;
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "",
        "cache-control": "no-cache",
      });
      const [behind = "", until] = this.halves.get(pathname) ?? [];
      // Otherwise a test would wait behind nothing.
      if (!sent.includes(behind)) throw new Error(`${pathname} has no “${behind}”.`);
      const cut = sent.indexOf(behind) + Buffer.byteLength(behind);
      response.write(sent.subarray(0, cut));
      await until;
      response.end(sent.subarray(cut));
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, done));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

interface Fixtures {
  readonly site: ChangingSite;
  /** Takes the connection away, or gives it back. */
  readonly setOffline: (isOffline: boolean) => Promise<void>;
}

export const test = base.extend<Fixtures & { readonly opened: [ChangingSite, string] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  opened: async ({}, use) => {
    const site = new ChangingSite(`http://localhost:${process.env.E2E_PORT}`);
    await use([site, await site.open()]);
    await site.close();
  },
  site: async ({ opened: [site] }, use) => use(site),
  baseURL: async ({ opened: [, address] }, use) => use(address),
  serviceWorkers: "allow",
  setOffline: async ({ site, context }, use) =>
    use(async (isOffline) => {
      site.isDown = isOffline;
      await context.setOffline(isOffline);
    }),
  page: async ({ context, page }, use) => {
    await context.addInitScript(comeNear);
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    await use(page);
    expect(failures).toEqual([]);
  },
});

/** The version that stands in a page, changed to another. */
export const inAnotherVersion: Change = (html) =>
  html.replace(/(name="saitei-version" content=")[0-9a-f]+/, "$1fedcba987654");

/** What the reader of a language sees. */
export const words = {
  en: {
    unread: "This page is not on your device yet",
    again: "Try again",
    keepAll: /^Keep all pages in English \(about \d+\sMB\)$/,
    keepChosen: /^Keep what is chosen \(about [\d.]+\sMB\)$/,
    stop: "Stop",
    stopped: "Stopped. What was loaded so far is kept",
    done: "All of it is kept.",
    allKept: "All that is chosen is kept, as it is today.",
    progress: /^[\d,]+ of [\d,]+ files$/,
    forget: "Remove all kept pages",
    forgetYes: "Remove all",
    forgotten: "All kept pages are removed.",
    newer: "There is a newer version of this page.",
    load: "Load it",
    later: "Not now",
    rulings: "Rulings and their boards",
    conformance: "Conformance suite",
    search: /^Search/,
    declines: "declines to cast Basking Rootwalla",
    read: "Pages you have read",
    readNone: "None yet.",
  },
  ja: {
    unread: "このページは、まだ手元にありません",
    again: "もう一度試す",
    keepAll: /^日本語のページをすべて残す（約\d+\sMB）$/,
    keepChosen: /^選んだものを残す（約[\d.]+\sMB）$/,
    stop: "止める",
    stopped: "止めました。ここまでの分は残っていて",
    done: "残しました。",
    allKept: "選んだものは、今の版がすべて残っています。",
    progress: /^[\d,]+件中[\d,]+件$/,
    forget: "残したページをすべて消す",
    forgetYes: "すべて消す",
    forgotten: "消しました。",
    newer: "このページの新しい版があります。",
    load: "読み込む",
    later: "あとで",
    rulings: "裁定とその盤面",
    conformance: "適合テスト",
    search: /^検索/,
    declines: "《日を浴びるルートワラ》を唱えず",
    read: "読んだページ",
    readNone: "まだありません。",
  },
} as const satisfies Record<Lang, unknown>;
