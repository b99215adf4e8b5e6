/** Reading without a connection: what was read, what was kept whole, and what is newer. */
import type { Page } from "@playwright/test";
import { findingsOn, WCAG } from "../../scripts/axe/findings.ts";
import type { FileList } from "../../src/site/offline/lists.ts";
import { addressOf, words as board, boardOn, button, caption, ready } from "./board-page.ts";
import { inAnotherVersion, test, words } from "./changing-site.ts";
import { expect, LANGS, type Lang, searchBox, searchResults } from "./site.ts";

/** The last file that is kept with a page, when all that the page may need is there. */
const LAST_KEPT = "/rules/former.json";

/** Opens a page, and waits until it is kept with all that it may need. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, LAST_KEPT))
    .toBe(true);
}

/** Opens a page whose worker is at work, and keeps only the page itself. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (at) => (await caches.match(at)) !== undefined, path);

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findingsOn(page, { tags: WCAG })).toEqual([]);
}

/** Chooses some parts only, of those that can be left out. */
async function leaveOut(page: Page, parts: readonly (string | RegExp)[]): Promise<void> {
  for (const name of parts) await page.getByRole("checkbox", { name }).uncheck();
}

const others: Readonly<Record<Lang, readonly (string | RegExp)[]>> = {
  en: [/^Rulings/, /^Cards/, /^Rules/, /^Search/],
  ja: [/^裁定/, /^カード/, /^総合ルール/, /^検索/],
};

for (const lang of LANGS) {
  test.describe(lang, () => {
    const said = words[lang];

    test("a ruling that was read opens without a connection, and its board is played", async ({
      page,
      setOffline,
    }) => {
      await read(page, addressOf(lang));
      const title = await page.locator("h1").textContent();
      await setOffline(true);
      await page.goto("about:blank");
      await page.goto(addressOf(lang));
      await expect(page.locator("h1")).toHaveText(title ?? "");
      const figure = boardOn(page);
      await figure.scrollIntoViewIfNeeded();
      await ready(figure);
      for (let step = 0; step < 2; step += 1) await button(figure, board[lang].next).click();
      // What the script doesn't do, only the engine knows.
      await button(figure, board[lang].otherwise).click();
      await button(figure, board[lang].no).click();
      await expect(caption(figure)).toContainText(said.declines);
    });

    test("a page that was not read says so, shows what was, and can be tried again", async ({
      page,
      setOffline,
    }) => {
      await read(page, addressOf(lang));
      const title = (await page.title()).split(" | ")[0] ?? "";
      await setOffline(true);
      const address = `/${lang}/cards/fire-ice/`;
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.unread);
      await expect(page.getByRole("link", { name: title })).toHaveAttribute(
        "href",
        addressOf(lang),
      );
      await expectNoViolations(page);
      await setOffline(false);
      await page.getByRole("button", { name: said.again }).click();
      await expect(page.locator("h1")).not.toHaveText(said.unread);
      expect(new URL(page.url()).pathname).toBe(address);
    });

    test("a part is kept whole, with its size, and forgotten again", async ({
      page,
      setOffline,
    }) => {
      test.slow();
      await open(page, `/${lang}/offline/`);
      await expect(page.getByRole("button", { name: said.keepAll })).toBeVisible();
      await expectNoViolations(page);
      await leaveOut(page, others[lang]);
      await page.getByRole("button", { name: said.keepChosen }).click();
      await expect(page.getByRole("progressbar")).toBeVisible();
      await expect(page.getByText(said.progress).first()).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: said.done })).toBeVisible({
        timeout: 120_000,
      });
      await expectNoViolations(page);
      await expect(page.getByText(said.allKept)).toBeVisible();

      await setOffline(true);
      await page.goto(`/${lang}/conformance/magus-of-the-moon-under-humility/`);
      await expect(page.locator("h1")).not.toHaveText(said.unread);
      await expect(page.locator("figure .card").first()).toBeVisible();
      await page.goto(`/${lang}/guides/madness/`);
      await expect(page.locator("h1")).not.toHaveText(said.unread);
      await page.goto(`/${lang}/cards/fire-ice/`);
      await expect(page.locator("h1")).toHaveText(said.unread);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: said.conformance })).toBeVisible();

      await page.goto(`/${lang}/offline/`);
      await page.getByRole("button", { name: said.forget }).click();
      await page.getByRole("button", { name: said.forgetYes, exact: true }).click();
      await expect(page.getByText(said.forgotten)).toBeVisible();
      await page.goto(`/${lang}/guides/madness/`);
      await expect(page.locator("h1")).toHaveText(said.unread);
    });
  });
}

/** The bundle in which a page of a part comes. */
const bundleOf = (page: Page, part: string, path: string): Promise<string> =>
  page.evaluate(
    async ([list, path]) => {
      const { bundles }: FileList = await (await fetch(list)).json();
      return Object.keys(bundles).find((bundle) => bundles[bundle]?.includes(path)) ?? "";
    },
    [`/offline/${part}.json`, path] as const,
  );

test("what is stopped goes on from there", async ({ page, site }) => {
  test.slow();
  const said = words.en;
  await open(page, "/en/offline/");
  await leaveOut(page, others.en);
  const [came, held] = [
    await bundleOf(page, "en/site", "/en/guides/madness/"),
    await bundleOf(page, "en/site", "/en/search/"),
  ];
  let letPass = () => {};
  site.held.set(held, new Promise((resolve) => (letPass = resolve)));
  const keep = page.getByRole("button", { name: said.keepChosen });
  await keep.click();
  // Scripts and boards come first; then there are pages.
  await expect.poll(() => isKept(page, came)).toBe(true);
  await page.getByRole("button", { name: said.stop }).click();
  await expect(page.getByText(said.stopped)).toBeVisible();
  expect(await isKept(page, held)).toBe(false);
  letPass();
  const before = site.asked.length;
  await page.reload();
  await leaveOut(page, others.en);
  await keep.click();
  await expect(page.getByText(said.done)).toBeVisible({ timeout: 120_000 });
  const again = site.asked.slice(before);
  expect(again).toContain(held);
  expect(again).not.toContain(came);
});

test("the search is kept, and finds without a connection", async ({ page, setOffline }) => {
  test.slow();
  const said = words.en;
  await open(page, "/en/offline/");
  await leaveOut(page, [/^Rulings/, /^Cards/, /^Rules/, /^Conformance/]);
  await page.getByRole("button", { name: said.keepChosen }).click();
  await expect(page.getByText(said.done)).toBeVisible({ timeout: 150_000 });
  await setOffline(true);
  await page.goto("/en/guides/");
  await searchBox(page).fill("madness");
  await expect(searchResults(page).getByRole("link").first()).toHaveAttribute(
    "href",
    "/en/guides/madness/",
  );
});

test("a page that is kept in the other language only is offered in that", async ({
  page,
  setOffline,
}) => {
  await open(page, "/ja/terms/");
  await expect.poll(() => isKept(page, "/ja/terms/")).toBe(true);
  await setOffline(true);
  await page.goto("/en/terms/");
  await page.getByRole("link", { name: "You can read this page in Japanese" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("用語集");
});

test("a short address leads to a page that was read", async ({ page, setOffline }) => {
  await open(page, addressOf("en"));
  await expect.poll(() => isKept(page, addressOf("en"))).toBe(true);
  await setOffline(true);
  const id = addressOf("en").split("/").at(-2);
  await page.goto(`/r/${id}/`);
  expect(new URL(page.url()).pathname).toBe(addressOf("en"));
});

test.describe("a newer version of the site", () => {
  /** There is another site now, and the browser has asked for it. */
  async function renew(page: Page): Promise<void> {
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  }

  for (const lang of LANGS) {
    test(`is announced, and loaded only when the reader says so (${lang})`, async ({
      page,
      site,
    }) => {
      const said = words[lang];
      const address = addressOf(lang);
      await open(page, address);
      await expect.poll(() => isKept(page, address)).toBe(true);
      const figure = boardOn(page);
      await figure.scrollIntoViewIfNeeded();
      await ready(figure);
      await button(figure, board[lang].next).click();
      const told = (await caption(figure).textContent()) ?? "";

      site.changes.set("/sw.js", (code) => `${code}\n// newer`);
      site.changes.set(address, (html) =>
        inAnotherVersion(html).replace(/<title>[^<]*/, "<title>Newer"),
      );
      await renew(page);
      await expect(page.getByText(said.newer)).toBeVisible();
      await expect(caption(figure)).toHaveText(told);
      await expect(page).not.toHaveTitle("Newer");
      await expectNoViolations(page);
      await page.getByRole("button", { name: said.load }).click();
      await expect(page).toHaveTitle("Newer");
      await expect(page.getByText(said.newer)).toHaveCount(0);
    });
  }

  test("can be left for later", async ({ page, site }) => {
    await open(page, "/en/terms/");
    await expect.poll(() => isKept(page, "/en/terms/")).toBe(true);
    site.changes.set("/sw.js", (code) => `${code}\n// newer`);
    site.changes.set("/en/terms/", inAnotherVersion);
    await renew(page);
    await page.getByRole("button", { name: words.en.later }).click();
    await expect(page.getByText(words.en.newer)).toHaveCount(0);
  });

  test("is not announced on a page that has stayed the same", async ({ page, site }) => {
    await open(page, "/en/terms/");
    await expect.poll(() => isKept(page, "/en/terms/")).toBe(true);
    const asked = () => site.asked.filter((path) => path === "/en/terms/").length;
    const before = asked();
    site.changes.set("/sw.js", (code) => `${code}\n// newer`);
    await renew(page);
    // The page has been compared.
    await expect.poll(asked).toBeGreaterThan(before);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ is: "check", path: "/en/terms/" });
      await new Promise((done) => {
        navigator.serviceWorker.addEventListener("message", done, { once: true });
      });
    });
    await expect(page.getByText(words.en.newer)).toHaveCount(0);
  });
});

test("boards in other pages keep nothing", async ({ page, site }) => {
  site.copies.set("/en/embed/one/", addressOf("en"));
  // What begins to keep pages would come as soon as nothing else does.
  await page.goto("/en/embed/one/", { waitUntil: "networkidle" });
  expect(site.asked.filter((path) => /^\/sw\.js$|\/start\.[^/]+\.js$/.test(path))).toEqual([]);
  const count = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  expect(await page.evaluate(count)).toBe(0);
});

test("the site can be put on a home screen, in its language", async ({ page, request }) => {
  for (const lang of LANGS) {
    await page.goto(`/${lang}/`);
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const app = await (await request.get(address ?? "")).json();
    expect(app).toMatchObject({ lang, start_url: `/${lang}/`, scope: "/" });
    for (const { src, sizes, type } of app.icons) {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"]).toContain(type);
      if (type !== "image/png") continue;
      // Width and height stand at the beginning of a PNG.
      const png = await icon.body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  }
});
