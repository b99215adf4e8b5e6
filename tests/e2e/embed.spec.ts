/** Boards in the pages of other sites: in a frame, as an element, and what they tell each other. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, type FrameLocator, type Locator, type Page } from "@playwright/test";
import {
  words as board,
  button,
  caption,
  counter,
  RULING,
  ready,
  steps,
  tool,
} from "./board-page.ts";
import { comeNear, expect, LANGS, type Lang, withoutJavaScript } from "./site.ts";

const BOARD = "a-creature";
const OTHER = "an-instant";
const figureId = `${RULING}-${BOARD}`;
const embed = (lang: Lang, more = "") => `/${lang}/embed/${RULING}/${BOARD}/${more}`;

/** A site of somebody else, with one page. */
interface OtherSite {
  /** Shows a page with this in its body, under a policy if there is one. */
  readonly show: (page: Page, body: string, policy?: string) => Promise<void>;
}

/** What Firefox notes of the pages of others: its driver tells notes as if they were exceptions. */
const notedElsewhere = /^The page’s settings blocked .*(\/favicon\.ico|\(frame-ancestors\))/;

const test = base.extend<{ own: string; other: OtherSite; failures: string[] }>({
  /** The origin of this site. */
  own: async ({ baseURL }, use) => {
    await use(new URL(baseURL ?? "").origin);
  },
  other: async ({ browserName }, use) => {
    // Firefox's driver reaches no frame of another host; of another port, it does.
    const host = browserName === "firefox" ? "localhost" : "127.0.0.1";
    let body = "";
    let policy: string | undefined;
    const server = createServer((_, response) => {
      const headers = policy === undefined ? {} : { "content-security-policy": policy };
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
      response.end(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Elsewhere</title><body>${body}`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      show: async (page, shown, under) => {
        [body, policy] = [shown, under];
        await page.goto(`http://${host}:${port}/`);
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  failures: [
    async ({ page, own }, use) => {
      await page.addInitScript(comeNear);
      const failures: string[] = [];
      page.on("pageerror", ({ message }) => {
        if (!notedElsewhere.test(message)) failures.push(message);
      });
      // The policy of our own pages is kept; that of other sites is tried out.
      page.on("console", (message) => {
        const isOurs = message.location().url.startsWith(`${own}/`);
        const text = message.text();
        if (isOurs && /Content Security Policy(?!.*frame-ancestors)/.test(text))
          failures.push(text);
        // Nobody's console is told that a board was written to before it was there.
        if (/target origin provided/.test(text)) failures.push(text);
      });
      await use(failures);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

const frameOn = (page: Page): Locator => page.locator("iframe");
const inside = (page: Page): FrameLocator => page.frameLocator("iframe");
const figureIn = (page: Page, id = figureId): Locator => inside(page).locator(`[id="${id}"]`);

/** Waits until the board can be played. A frame out of sight draws nothing, so it comes first. */
async function playable(page: Page, id = figureId): Promise<Locator> {
  await frameOn(page).scrollIntoViewIfNeeded();
  const figure = figureIn(page, id);
  await ready(figure);
  return figure;
}

const framed = (address: string): string =>
  `<iframe src="${address}" title="A board" style="width:100%;height:300px;border:0"></iframe>`;
const scriptOf = (own: string, kind = "async"): string =>
  `<script ${kind} src="${own}/embed/saitei-board.js"></script>`;
const element = (attributes = ""): string =>
  `<saitei-board ruling="${RULING}" board="${BOARD}" ${attributes}><a href="/">Instead</a></saitei-board>`;

const heightOf = (frame: Locator): Promise<number> =>
  frame.evaluate((element) => element.getBoundingClientRect().height);
const contentHeight = (page: Page): Promise<number> =>
  inside(page)
    .locator("body")
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));

/** The frame is exactly as high as what it holds, and higher than before. */
async function expectFit(page: Page, above: number): Promise<void> {
  await expect
    .poll(async () => {
      const height = await heightOf(frameOn(page));
      return height > above && height === (await contentHeight(page));
    })
    .toBe(true);
}

const paper = (page: Page): Promise<string> =>
  inside(page)
    .locator("body")
    .evaluate((body) => getComputedStyle(body).backgroundColor);
/** `--paper` of tokens.css. */
const PAPER = { light: "rgb(250, 247, 240)", dark: "rgb(25, 24, 22)" } as const;

for (const lang of LANGS) {
  const t = board[lang];

  test.describe(`a board in a page of another site (${lang})`, () => {
    test("is played in a plain frame, which keeps its height", async ({ page, own, other }) => {
      await other.show(page, framed(own + embed(lang)));
      const figure = await playable(page);
      const before = await caption(figure).textContent();
      await button(figure, t.next).click();
      await expect(caption(figure)).not.toHaveText(before ?? "");
      await button(figure, t.otherwise).click();
      await expect(figure.locator(".choosing button").first()).toBeVisible();
      expect(await heightOf(frameOn(page))).toBe(300);
    });

    test("leads to the ruling beside the page that it stands in", async ({ page, own, other }) => {
      await other.show(page, framed(own + embed(lang)));
      const [ruling] = await Promise.all([
        page.waitForEvent("popup"),
        inside(page).locator("h1 a").click(),
      ]);
      await expect(ruling).toHaveURL(`${own}/${lang}/rulings/${RULING}/#${figureId}`);
      expect(await ruling.evaluate(() => opener)).toBeNull();
    });

    test("is as high as it needs to be, as the reader unfolds it", async ({ page, own, other }) => {
      await other.show(page, element(`lang="${lang}"`) + scriptOf(own));
      await expectFit(page, 300);
      const figure = await playable(page);
      const before = await heightOf(frameOn(page));
      await (await tool(figure, { en: "What if", ja: "もしも" }[lang])).click();
      await expectFit(page, before + 20);
    });
  });
}

test("a plain frame fits, too, where the page has the script, as a module or not", async ({
  page,
  own,
  other,
}) => {
  for (const kind of ["async", "defer", ""]) {
    await other.show(page, framed(own + embed("en")) + scriptOf(own, kind));
    await expectFit(page, 300);
  }
  // What came before the script is asked once more.
  await other.show(page, framed(own + embed("en")));
  await playable(page);
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement("script"), { src }));
  }, `${own}/embed/saitei-board.js`);
  await expectFit(page, 300);
});

test("a page that allows only frames and scripts of this site shows it", async ({
  page,
  own,
  other,
}) => {
  const policy = `default-src 'none'; frame-src ${own}; script-src ${own}`;
  await other.show(page, element() + scriptOf(own), policy);
  await expectFit(page, 300);
  await expect(page.getByText("Instead")).toBeHidden();
});

test("in a sandbox with what the page about embedding names, it is played and its links open", async ({
  page,
  own,
  other,
}) => {
  const allowed = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
  const frame = framed(own + embed("en"));
  await other.show(page, frame.replace("<iframe", `<iframe sandbox="${allowed}"`));
  const figure = await playable(page);
  const before = await caption(figure).textContent();
  await button(figure, board.en.next).click();
  await expect(caption(figure)).not.toHaveText(before ?? "");
  const [ruling] = await Promise.all([
    page.waitForEvent("popup"),
    inside(page).locator("h1 a").click(),
  ]);
  await expect(ruling).toHaveURL(`${own}/en/rulings/${RULING}/#${figureId}`);
});

test("the element follows its attributes", async ({ page, own, other }) => {
  const set = (name: string, value: string) =>
    page
      .locator("saitei-board")
      .evaluate((one, [to, text]) => one.setAttribute(to, text), [name, value] as const);
  await other.show(page, element('lang="en" step="2"') + scriptOf(own));
  const figure = await playable(page);
  await expect(counter(figure)).toContainText("Step 2 of");
  await expect(page.getByText("Instead")).toBeHidden();

  await set("step", "1");
  await expect(counter(figure)).toContainText("Step 1 of");
  await set("theme", "dark");
  await expect.poll(() => paper(page)).toBe(PAPER.dark);
  await set("theme", "light");
  await expect.poll(() => paper(page)).toBe(PAPER.light);

  await set("lang", "ja");
  await expect(inside(page).locator("html")).toHaveAttribute("lang", "ja");
  await set("board", OTHER);
  await expect(figureIn(page, `${RULING}-${OTHER}`)).toBeVisible();
  await expect(frameOn(page)).toHaveCount(1);
});

test("the element shows what stands in it where its attributes name no board", async ({
  page,
  own,
  other,
}) => {
  const warned: string[] = [];
  page.on("console", (message) => warned.push(message.text()));
  const wrong = `<saitei-board ruling='"><img src=x onerror=alert(1)>' board="../x"><a href="/">Instead</a></saitei-board>`;
  await other.show(page, wrong + scriptOf(own));
  await expect.poll(() => warned.join()).toContain("“ruling” must be the id of a ruling");
  await expect(page.getByText("Instead")).toBeVisible();
  await expect(frameOn(page)).toHaveCount(0);
  await page.locator("saitei-board").evaluate(
    (one, [ruling, id]) => {
      one.setAttribute("ruling", ruling);
      one.setAttribute("board", id);
    },
    [RULING, BOARD] as const,
  );
  await expectFit(page, 300);
});

test("the element says so where there is no such board", async ({ page, own, other }) => {
  await other.show(page, element().replace(BOARD, "no-such-board") + scriptOf(own));
  await page.locator("saitei-board").scrollIntoViewIfNeeded();
  await expect(page.getByText("there is no board “no-such-board”")).toBeVisible();
  await expect(page.getByText("Instead")).toBeVisible();
  await expect(frameOn(page)).toBeHidden();
  await page.locator("saitei-board").evaluate((one, id) => one.setAttribute("board", id), BOARD);
  await expectFit(page, 300);
  await expect(page.getByText("there is no board")).toBeHidden();
});

test("nobody else sets the height of a board", async ({ page, own, other }) => {
  // Says so when it is told to, and then that it has.
  const lies = `onmessage=()=>{parent.postMessage({type:'saitei:height',height:9000,id:''},'*');parent.postMessage('told','*')}`;
  const liar = `<iframe id="liar" title="" srcdoc="<script>${lies}</script>"></iframe>`;
  await other.show(page, liar + element() + scriptOf(own));
  const frame = page.locator("saitei-board iframe");
  await frame.scrollIntoViewIfNeeded();
  await expect(page.getByText("Instead")).toBeHidden();
  await page.evaluate(async () => {
    const told = { type: "saitei:height", height: 9000, id: "" };
    dispatchEvent(new MessageEvent("message", { data: told, origin: "https://elsewhere.example" }));
    window.postMessage(told, "*");
    await new Promise<void>((done) => {
      addEventListener("message", ({ data }) => data === "told" && done());
      const frame = document.querySelector<HTMLIFrameElement>("#liar");
      frame?.contentWindow?.postMessage("go", "*");
    });
  });
  const heights = await page
    .locator("iframe")
    .evaluateAll((frames) => frames.map((one) => one.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  expect(heights).not.toContain(9000);
});

test("a board passes over what it can't read, and what others than the page send", async ({
  page,
  own,
  other,
}) => {
  // Sends the board what it is given, and then tells the page.
  const sends = `onmessage=({data})=>{parent.frames[0].postMessage(data,'*');parent.postMessage('sent','*')}`;
  const sibling = `<iframe id="sibling" title="" srcdoc="<script>${sends}</script>"></iframe>`;
  await other.show(page, framed(`${own}${embed("en")}`) + sibling);
  const frame = page.locator("iframe").first();
  await frame.scrollIntoViewIfNeeded();
  const figure = frame.contentFrame().locator(`[id="${figureId}"]`);
  await ready(figure);
  const send = (all: readonly unknown[]) =>
    page.evaluate((sent) => {
      for (const data of sent) window.frames[0]?.postMessage(data, "*");
    }, all);
  await send([{ type: "saitei:step", step: 2 }]);
  await expect(counter(figure)).toContainText("Step 2 of");
  await page.evaluate(async () => {
    const sibling = document.querySelector<HTMLIFrameElement>("#sibling");
    await new Promise<void>((done) => {
      addEventListener("message", ({ data }) => data === "sent" && done());
      sibling?.contentWindow?.postMessage({ type: "saitei:step", step: 1 }, "*");
    });
  });
  await send([null, "saitei:step", { type: "saitei:step", step: 1e9 }, { type: "saitei:step" }]);
  // Its answer comes when it has read all that.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener("message", ({ data }) => data?.type === "saitei:height" && done());
        window.frames[0]?.postMessage({ type: "saitei:measure" }, "*");
      }),
  );
  await expect(counter(figure)).toContainText("Step 2 of");
});

test("a board that opens at a step does not move the page around it", async ({
  page,
  own,
  other,
}) => {
  const room = '<p style="height:3000px">A long article</p>';
  const address = `${own}${embed("en")}#${figureId}-step-2`;
  await other.show(page, room + framed(address));
  await expect(inside(page).locator("h1")).toBeAttached();
  await page.locator("iframe").evaluate((element) => element.getBoundingClientRect());
  await page.waitForLoadState("load");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const figure = await playable(page);
  await expect(counter(figure)).toContainText("Step 2 of");
});

for (const [colorScheme, query, shown] of [
  ["light", "", "light"],
  ["dark", "", "dark"],
  ["light", "?theme=dark", "dark"],
  ["dark", "?theme=light", "light"],
  ["dark", "?theme=sepia", "dark"],
] as const) {
  test(`a reader with ${colorScheme} colors sees ${shown} ones by “${query}”`, async ({
    page,
    browserName,
    own,
    other,
  }) => {
    test.skip(
      browserName === "firefox" && colorScheme === "dark",
      "this driver can't set what a reader prefers",
    );
    await page.emulateMedia({ colorScheme });
    await other.show(page, framed(own + embed("ja", query)));
    await expect.poll(() => paper(page)).toBe(PAPER[shown]);
  });
}

test("only boards may stand in the pages of others", async ({ request }) => {
  const policyOf = async (address: string) =>
    (await request.get(address)).headers()["content-security-policy"];
  expect(await policyOf(embed("ja"))).toBeUndefined();
  expect(await policyOf(`/embed/${RULING}/${BOARD}/`)).toBeUndefined();
  for (const address of ["/", `/ja/rulings/${RULING}/`, "/en/embed/", "/en/board/"]) {
    expect(await policyOf(address), address).toBe("frame-ancestors 'self'");
  }
});

test("other pages are not shown in the pages of others", async ({
  page,
  browserName,
  own,
  other,
}) => {
  const says = (text: string) => text.includes("frame-ancestors");
  const refused =
    browserName === "firefox"
      ? page.waitForEvent("pageerror", ({ message }) => says(message))
      : page.waitForEvent("console", (message) => says(message.text()));
  await other.show(page, framed(`${own}/en/rulings/${RULING}/`));
  await refused;
  await expect(inside(page).locator("h1.statement")).toHaveCount(0);
});

test.describe("an embedded board in no language", () => {
  test.use({ locale: "ja-JP" });

  test("is that of the reader's, with what stands behind its address", async ({ page }) => {
    await page.goto(`/embed/${RULING}/${BOARD}/?theme=dark#${figureId}-step-1`);
    await expect(page).toHaveURL(new RegExp(`/ja/embed/.*\\?theme=dark#${figureId}-step-1$`));
  });
});

for (const lang of LANGS) {
  test(`“Copy” below a board gives the frame (${lang})`, async ({ page, browserName, own }) => {
    test.skip(browserName === "firefox", "this driver can't read the clipboard");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/${lang}/rulings/${RULING}/`);
    const figure = page.locator(`figure[id="${figureId}"]`);
    await figure.scrollIntoViewIfNeeded();
    await ready(figure);
    await button(figure, board[lang].next).click();
    await (await tool(figure, { en: "Copy as…", ja: "形式を選んでコピー" }[lang])).click();
    await button(figure, { en: "Embed", ja: "埋め込み" }[lang]).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`src="${own}${embed(lang)}#${figureId}-step-1"`);
    expect(await copied()).toMatch(/^<iframe [^<>]*loading="lazy"[^<>]*><\/iframe>$/);
  });

  test(`a link that is copied in a frame leads to the ruling (${lang})`, async ({
    page,
    browserName,
    own,
  }) => {
    test.skip(browserName === "firefox", "this driver can't read the clipboard");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(embed(lang));
    const figure = page.locator(`figure[id="${figureId}"]`);
    await ready(figure);
    await button(figure, board[lang].next).click();
    await figure.getByText(board[lang].copyLink, { exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${own}/${lang}/rulings/${RULING}/#${figureId}-step-1`);
  });

  test(`the page about it has a board by each way, and snippets to copy (${lang})`, async ({
    page,
    browserName,
  }) => {
    await page.goto(`/${lang}/embed/`);
    await page.locator("saitei-board").scrollIntoViewIfNeeded();
    for (const frame of await page.locator("iframe").all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().locator("figure.board")).toBeVisible();
      // Higher or lower than what the snippet gives it.
      await expect.poll(() => heightOf(frame)).not.toBe(720);
    }
    await expect(page.locator("iframe")).toHaveCount(3);
    test.skip(browserName === "firefox", "this driver can't read the clipboard");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const snippet = page.locator(".snippet").first();
    await snippet.getByRole("button").click();
    await expect(snippet.getByRole("status")).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await snippet.locator("pre").textContent(),
    );
  });
}

test.describe("without JavaScript", () => {
  withoutJavaScript();

  for (const lang of LANGS) {
    test(`a board in a page of another site lists its steps (${lang})`, async ({
      page,
      own,
      other,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await other.show(page, framed(own + embed(lang)) + element() + scriptOf(own));
      const figure = figureIn(page);
      const listed = steps(figure);
      expect(await listed.count()).toBeGreaterThan(2);
      for (const step of await listed.all()) await expect(step).toBeVisible();
      await expect(inside(page).locator("h1 a")).toHaveAttribute("target", "_blank");
      // The element is what its author has written into it.
      await expect(page.getByText("Instead")).toBeVisible();
    });
  }
});
