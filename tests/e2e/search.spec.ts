import type { Page } from "@playwright/test";
import { english } from "../search/en.ts";
import { japanese } from "../search/ja.ts";
import { offhand } from "../search/offhand.ts";
import { unprepared } from "../search/unprepared.ts";
import type { Wanted } from "../search/wanted.ts";
import {
  expect,
  heldBack,
  LANGS,
  PAGE_KINDS,
  searchBox,
  searchResults,
  test,
  VIEWPORTS,
  withoutJavaScript,
} from "./site.ts";

/** In both languages, by its reading, in part, and as an input method leaves it. */
const NAMES_OF_A_CARD = [
  "Basking Rootwalla",
  "日を浴びるルートワラ",
  "日を浴びる",
  "ひをあびる",
  "basking",
];
/** They name the mechanic itself: its guide must come first. */
const NAMES_OF_THE_GUIDE = ["マッドネス", "まっどねす", "ﾏｯﾄﾞﾈｽ", "madness", "Ｍａｄｎｅｓｓ"];
const QUERIES = [...NAMES_OF_THE_GUIDE, ...NAMES_OF_A_CARD];

/** Once names and texts have both answered. */
const answered = (page: Page, query: string) =>
  expect(page.getByRole("search")).toHaveAttribute("data-answered", query);

for (const lang of LANGS) {
  test(`${lang}: a mechanic and a card are found however they are typed`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    const links = searchResults(page).getByRole("link");
    for (const query of QUERIES) {
      await searchBox(page).fill(query);
      await answered(page, query);
      const first = expect.soft(links.first(), query);
      if (NAMES_OF_A_CARD.includes(query)) {
        await first.toHaveAttribute("href", `/${lang}/${PAGE_KINDS.card}`);
        await expect
          .soft(links.first().locator(".kind"), query)
          .toHaveText(lang === "ja" ? "カード" : "Card");
      } else {
        await first.toHaveAttribute("href", `/${lang}/guides/madness/`);
      }
      await expect.soft(page.getByRole("search").getByRole("status"), query).toHaveText(/\d/);
    }
  });

  test(`${lang}: the search page answers the address`, async ({ page }) => {
    await page.goto(`/${lang}/${PAGE_KINDS.search}?q=702.35a`);
    await expect(page.getByRole("searchbox")).toHaveValue("702.35a");
    await expect(searchResults(page).first()).toBeVisible();
    await page.getByRole("searchbox").fill("zzzz");
    await expect(page.getByRole("status")).toHaveText(/zzzz/);
    await expect(searchResults(page)).toHaveCount(0);
  });
}

/** Longer than a reader's pause, after which the texts are asked. */
const PAUSE_MS = 100;

/** The same without a pause between two looks, for who asks hundreds of times. */
const answeredAtOnce = (page: Page, query: string): Promise<void> =>
  page.getByRole("search").evaluate(
    (search, asked) =>
      new Promise<void>((done) => {
        const look = () => {
          if (search.getAttribute("data-answered") === asked) done();
        };
        new MutationObserver(look).observe(search, { attributeFilter: ["data-answered"] });
        look();
      }),
    query,
  );

/** The share of the queries that the right page answers first, and among the first three. */
async function shares(page: Page, set: readonly Wanted[]) {
  let first = 0;
  let near = 0;
  const missed: string[] = [];
  for (const [query, pages] of set) {
    await searchBox(page).fill(query);
    // Past the pause in which somebody might type on.
    await page.clock.fastForward(PAUSE_MS);
    await answeredAtOnce(page, query);
    const links = searchResults(page).getByRole("link");
    const hits = await links.evaluateAll((found) =>
      found.slice(0, 3).map((one) => (one.getAttribute("href") ?? "").replace(/^\/(ja|en)\//, "")),
    );
    const wanted = new Set(pages.split(" "));
    // Terms share a page; all others are found wherever on it the hit leads.
    const place = hits.findIndex((hit) => wanted.has(hit) || wanted.has(hit.replace(/#.*/, "")));
    if (place === 0) first += 1;
    if (place >= 0) near += 1;
    else missed.push(`${query}: ${hits.join(" ")}`);
  }
  return { first: first / set.length, near: near / set.length, missed };
}

for (const [lang, what, set, least] of [
  ["en", "what readers type", english, { first: 0.87, near: 0.96 }],
  ["ja", "what readers type", japanese, { first: 0.87, near: 0.96 }],
  ["en", "what nobody has prepared for", unprepared.en, { first: 0.6, near: 0.9 }],
  ["ja", "what nobody has prepared for", unprepared.ja, { first: 0.55, near: 0.85 }],
  ["en", "what comes off the hand", offhand.en, { first: 0.66, near: 0.93 }],
  ["ja", "what comes off the hand", offhand.ja, { first: 0.46, near: 0.73 }],
] as const) {
  test(`${lang}: ${what} finds what a judge would want`, async ({ page }) => {
    test.slow();
    // Under the field of a page fewer results are shown, and of these only the first are asked for.
    await page.clock.install();
    await page.goto(`/${lang}/`);
    const { first, near, missed } = await shares(page, set);
    const told = `first ${first.toFixed(3)}, among three ${near.toFixed(3)}\n${missed.join("\n")}`;
    expect(near, told).toBeGreaterThanOrEqual(least.near);
    expect(first, told).toBeGreaterThanOrEqual(least.first);
  });
}

for (const [lang, query] of [
  ["en", "bob"],
  ["en", "dredge"],
  ["en", "Shokc"],
  ["en", "annihilate"],
  ["en", "exile"],
  ["ja", "対消"],
  ["ja", "追放"],
] as const) {
  test(`${lang}: “${query}” is answered alike, typed and in the address`, async ({ page }) => {
    const told = () => page.getByRole("search").getByRole("status").textContent();
    const links = () =>
      searchResults(page)
        .getByRole("link")
        .evaluateAll((found) => found.slice(0, 8).map((one) => one.getAttribute("href")));
    await page.goto(`/${lang}/${PAGE_KINDS.search}?q=${encodeURIComponent(query)}`);
    await answered(page, query);
    const asked = { told: await told(), links: await links() };
    await page.goto(`/${lang}/${PAGE_KINDS.search}`);
    for (let end = 1; end <= query.length; end += 1) {
      await page.getByRole("searchbox").fill(query.slice(0, end));
      await answered(page, query.slice(0, end));
    }
    expect({ told: await told(), links: await links() }).toEqual(asked);
  });
}

test("what was typed before the search had come is answered", async ({ page }) => {
  const letPass = await heldBack(page, "**/search/en.json");
  await page.goto(`/en/${PAGE_KINDS.search}?q=flashback`);
  await page.getByRole("searchbox").fill("madness");
  letPass();
  await answered(page, "madness");
  await expect(page.getByRole("searchbox")).toHaveValue("madness");
});

test("what was found is still there when the browser has tidied its memory", async ({ page }) => {
  await page.goto(`/en/${PAGE_KINDS.search}`);
  await page.getByRole("searchbox").fill("damage");
  await answered(page, "damage");
  for (let times = 0; times < 3; times += 1) {
    await page.requestGC();
    await page.waitForTimeout(100);
  }
  // Not among the first, which have been fetched.
  const chip = page.locator('.search-chip[data-kind="site"]');
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(searchResults(page).first()).toBeVisible();
  await expect(searchResults(page).locator(".kind:not(.kind-site)")).toHaveCount(0);
});

test("by keyboard alone: down to a result, up to the field, Escape closes", async ({ page }) => {
  await page.goto("/en/");
  const box = searchBox(page);
  await box.focus();
  await page.keyboard.type("madness");
  const results = searchResults(page).getByRole("link");
  await expect(results.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(results.first()).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(box).toBeFocused();
});

test("a result keeps the focus, and its place, when the texts answer later", async ({ page }) => {
  let go = () => {};
  const late = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/pagefind/pagefind.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/en/");
  await searchBox(page).focus();
  await page.keyboard.type("madness");
  const results = searchResults(page).getByRole("link");
  await expect(results.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toBeFocused();
  const before = await results.count();
  go();
  await answered(page, "madness");
  expect(await results.count()).toBeGreaterThan(before);
  await expect(results.nth(1)).toBeFocused();
});

test("an answer to the same words again leaves the list as it is", async ({ page }) => {
  await page.goto("/en/");
  await searchBox(page).fill("madness");
  await answered(page, "madness");
  const first = await searchResults(page).first().elementHandle();
  await searchBox(page).evaluate((input) => {
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.blur();
  });
  await searchBox(page).focus();
  await expect(searchResults(page).first()).toBeVisible();
  expect(await first?.evaluate((item) => item.isConnected)).toBe(true);
});

test("a result opens with Enter", async ({ page }) => {
  await page.goto("/ja/");
  await searchBox(page).fill("マッドネス");
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/ja/guides/madness/");
});

test("Enter in the field opens the search page", async ({ page }) => {
  await page.goto("/en/");
  await searchBox(page).fill("madness");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL("/en/search/?q=madness");
  await expect(searchResults(page).first()).toBeVisible();
});

for (const [query, rule] of [
  ["702.35a", "702.35a"],
  ["CR 702.35", "702.35"],
] as const) {
  test(`“${query}” finds the rule, then the guide and the rulings`, async ({ page }) => {
    await page.goto(`/en/search/?q=${encodeURIComponent(query)}`);
    const links = searchResults(page).getByRole("link");
    await expect(links.first()).toHaveAttribute("href", `/en/cr/${rule}/`);
    await expect(searchResults(page).locator('a[href="/en/guides/madness/"]')).toBeVisible();
    await expect(searchResults(page).locator('a[href^="/en/rulings/"]').nth(5)).toBeVisible();
  });
}

test.describe("kinds", () => {
  test("are chosen by keyboard, and their counts are kept", async ({ page }) => {
    await page.goto("/en/search/?q=flashback");
    await answered(page, "flashback");
    const kinds = page.getByRole("group", { name: "Filter by kind" }).getByRole("button");
    await expect(kinds.first()).toHaveAttribute("aria-pressed", "true");
    await kinds.first().focus();
    const ruling = kinds.filter({ hasText: "Ruling" });
    while (!(await ruling.evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await expect(ruling).toHaveAttribute("aria-pressed", "true");
    await expect(ruling).toBeFocused();
    const labels = searchResults(page).locator(".kind");
    await expect(labels.first()).toHaveText("Ruling");
    const counted = Number((await ruling.locator(".count").textContent()) ?? "");
    expect(counted).toBeGreaterThan(8);
    await expect(labels).toHaveCount(Math.min(counted, 50));
    expect(new Set(await labels.allTextContents())).toEqual(new Set(["Ruling"]));
    const sum = (await kinds.locator(".count").allTextContents()).map(Number);
    expect(sum[0]).toBe(sum.slice(1).reduce((one, other) => one + other, 0));
  });

  for (const [lang, query, href] of [
    [
      "en",
      "Without the card in the graveyard the Aura goes",
      "/en/rulings/animate-dead-removed-in-response/#animate-dead-removed-in-response-the-card-is-gone",
    ],
    [
      "ja",
      "墓地のカードがなくなれば、オーラは墓地に置かれる",
      "/ja/rulings/animate-dead-removed-in-response/#animate-dead-removed-in-response-the-card-is-gone",
    ],
    ["en", "SBA", "/en/terms/#state-based-action"],
    ["ja", "状況起因", "/ja/terms/#state-based-action"],
  ] as const) {
    test(`${lang}: “${query}” leads to its place on a page`, async ({ page }) => {
      await page.goto(`/${lang}/search/?q=${encodeURIComponent(query)}`);
      await answered(page, query);
      await expect(searchResults(page).locator(`a[href="${href}"]`)).toBeVisible();
    });
  }
});

for (const keys of ["/", "Control+k"]) {
  test(`${keys} goes to the field from anywhere but another field`, async ({ page }) => {
    await page.goto("/en/guides/madness/");
    await page.keyboard.press(keys);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type("a/b");
    await expect(searchBox(page)).toHaveValue("a/b");
  });
}

test("who is in the field before its script has come is answered all the same", async ({
  page,
}) => {
  let comes = () => {};
  const late = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/en/guides/evoke/", { waitUntil: "commit" });
  await searchBox(page).fill("evoke");
  comes();
  await answered(page, "evoke");
});

test.describe("when the texts answer after the names", () => {
  /** The names alone have answered; gives what lets the texts answer, too. */
  async function named(page: Page, path: string, query: string): Promise<() => Promise<void>> {
    const letPass = await heldBack(page, "**/*.pf_*");
    await page.goto(path);
    await searchBox(page).fill(query);
    await expect(searchResults(page).first()).toBeVisible();
    await expect(page.getByRole("search")).not.toHaveAttribute("data-answered", query);
    return async () => {
      letPass();
      await answered(page, query);
    };
  }

  type Box = Awaited<ReturnType<ReturnType<Page["locator"]>["boundingBox"]>>;
  /** By how many pixels a box has moved or grown, at most: a line of text is not whole pixels. */
  const moved = (one: Box, other: Box): number =>
    Math.max(
      ...(["x", "y", "width", "height"] as const).map((side) =>
        Math.abs((one?.[side] ?? Number.NaN) - (other?.[side] ?? Number.NaN)),
      ),
    );

  for (const [lang, query] of [
    ["ja", "マッドネス"],
    ["en", "madness"],
    ["en", "strive"],
  ] as const) {
    for (const path of ["", "guides/evoke/", "search/"]) {
      for (const [screen, size] of Object.entries(VIEWPORTS)) {
        test(`${lang}: "${query}" stays in its place (/${path}, ${screen})`, async ({ page }) => {
          await page.setViewportSize(size);
          const texts = await named(page, `/${lang}/${path}`, query);
          const first = searchResults(page).first();
          const before = await first.boundingBox();
          await texts();
          await expect(page.getByRole("search").getByRole("status")).toHaveText(/\d/);
          expect(moved(before, await first.boundingBox())).toBeLessThan(0.5);
        });
      }
    }
  }

  test("what is pressed meanwhile is what opens", async ({ page }) => {
    // Of a question, what the texts answer takes the places of what it names.
    const texts = await named(page, "/en/guides/evoke/", "flashback cost");
    await searchResults(page).getByRole("link").first().hover();
    await page.mouse.down();
    await Promise.race([texts(), page.waitForTimeout(500)]);
    await page.mouse.up();
    await expect(page).toHaveURL("/en/guides/flashback/");
  });

  test("a press that never ends keeps nothing back for long", async ({ page }) => {
    const texts = await named(page, "/en/guides/evoke/", "flashback cost");
    await searchResults(page).getByRole("link").first().hover();
    await page.mouse.down();
    await texts();
  });
});

test("what was searched for stands under the empty field until it is forgotten", async ({
  page,
}) => {
  await page.goto("/en/");
  await searchBox(page).fill("evoke");
  await searchResults(page).getByRole("link").first().click();
  await expect(page).toHaveURL("/en/guides/evoke/");
  await searchBox(page).focus();
  const kept = searchResults(page).getByRole("link", { name: "evoke" });
  await expect(kept).toBeVisible();
  await kept.click();
  await expect(searchBox(page)).toHaveValue("evoke");
  await answered(page, "evoke");
  await searchBox(page).fill("");
  await page.getByRole("button", { name: "Clear history" }).click();
  await expect(searchResults(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("saitei-searches"))).toBeNull();
});

test.describe("on the page that opens", () => {
  test("what was searched for is marked, and the address says nothing of it", async ({ page }) => {
    await page.goto("/en/search/?q=madness%20cleanup");
    await answered(page, "madness cleanup");
    const ruling = searchResults(page).locator(
      'a[href="/en/rulings/tor-madness-discard-at-cleanup/"]',
    );
    await ruling.first().click();
    await expect(page.locator(".found-note [role=status]")).toHaveText(/madness cleanup/);
    await expect(page).toHaveURL("/en/rulings/tor-madness-discard-at-cleanup/");
    const marks = () =>
      page.evaluate(() => [...(CSS.highlights.get("found") ?? [])].map(String).sort());
    expect((await marks()).map((mark) => mark.toLowerCase())).toContain("madness");
    const remove = page.getByRole("button", { name: "Remove the marks" });
    // It looks as the buttons of the site do, not as the browser's.
    await expect(remove).toHaveCSS("border-top-style", "solid");
    await remove.click();
    expect(await marks()).toEqual([]);
    await page.reload();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator(".found-note")).toHaveCount(0);
  });

  test("a passage in closed details is opened", async ({ page }) => {
    await page.goto("/en/rulings/tor-madness-any-discard/");
    await page.evaluate(() => {
      const path = "/en/cr/702.35a/";
      const query = "zealously";
      localStorage.setItem("saitei-found", JSON.stringify({ path, query, at: Date.now() }));
    });
    await page.route("**/en/cr/702.35a/", async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(
        "</h1>",
        '</h1><details id="closed"><summary>More</summary><p>It is zealously kept.</p></details>',
      );
      await route.fulfill({ response: answer, body: text });
    });
    await page.goto("/en/cr/702.35a/");
    await expect(page.getByText("It is zealously kept.")).toBeFocused();
    await expect(page.locator("#closed")).toHaveAttribute("open", "");
  });
});

for (const [lang, query, page_, words] of [
  ["en", "threshhold", "guides/threshold/", "Nearest to “threshhold”"],
  ["ja", "マッドネズ", "guides/madness/", "「マッドネズ」に近いもの"],
] as const) {
  test(`${lang}: a slip of the finger (${query}) is forgiven, and said`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    await searchBox(page).fill(query);
    await answered(page, query);
    const first = searchResults(page).getByRole("link").first();
    await expect(first).toHaveAttribute("href", `/${lang}/${page_}`);
    await expect(page.getByRole("search").getByRole("status")).toContainText(words);
  });
}

test("a word that the site spells otherwise is found, and not taken for a slip", async ({
  page,
}) => {
  await page.goto("/en/");
  await searchBox(page).fill("colour");
  await answered(page, "colour");
  await expect(page.getByRole("search").getByRole("status")).toContainText(/^\d+ results/);
  await expect(searchResults(page).getByRole("link").first()).toContainText(/color/i);
});

test("what is found has its symbols drawn, and read as words", async ({ page }) => {
  await page.goto("/ja/search/?q=コストが0なので日を浴びるルートワラ");
  const symbol = searchResults(page).locator(".title").getByRole("img", { name: "0マナ" });
  await expect(symbol.first()).toBeVisible();
  await expect(searchResults(page).locator(".title").filter({ hasText: "{" })).toHaveCount(0);
});

test("an address that is not there offers what it may have meant", async ({ page }) => {
  await page.goto("/en/cards/basking-rootwala-no-such-page/");
  await expect(page.getByRole("link", { name: /Search for/ })).toHaveAttribute(
    "href",
    /\/en\/search\/\?q=basking\+rootwala/,
  );
  await page.goto("/en/guides/madnes/?no-such-page");
  // The guide comes before the change of the same name.
  await expect(page.getByRole("link", { name: "Madness", exact: true }).first()).toHaveAttribute(
    "href",
    "/en/guides/madness/",
  );
  const offer = page.getByRole("heading", { name: "Did you mean" });
  await expect(offer).toBeVisible();
  await page.goto("/en/xqzwv/?no-such-page");
  await expect(page.getByRole("link", { name: "Search for “xqzwv”" })).toBeVisible();
  await expect(offer).toBeHidden();
});

test("nothing of the search is loaded before it is touched", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/en/guides/", { waitUntil: "networkidle" });
  const ofSearch = () => asked.filter((path) => /^\/(search|pagefind)\/|\/box\./.test(path));
  expect(ofSearch()).toEqual([]);
  await searchBox(page).focus();
  await expect.poll(ofSearch).toContain("/search/en.json");
});

test.describe("without scripts", () => {
  withoutJavaScript();

  for (const lang of LANGS) {
    test(`${lang}: what stands in for the search is seen at once`, async ({ page }) => {
      await page.setViewportSize(VIEWPORTS.phone);
      await page.goto(`/${lang}/${PAGE_KINDS.search}`);
      const instead = page.getByRole("main").locator("noscript");
      await expect(instead.locator('a[href$="/rulings/"]')).toBeInViewport();
      await expect(instead.locator('a[href$="/guides/"]')).toBeInViewport();
    });
  }
});
