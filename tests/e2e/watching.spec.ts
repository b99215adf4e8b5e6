/** Watching a board: playing by itself, rule steps, arrows, the stack over time, the reader's lines. */
import type { Locator, Page } from "@playwright/test";
import {
  addressOf,
  BOARD,
  boardOn,
  button,
  caption,
  counter,
  openBoard,
  ready,
  steps,
  tool,
  words,
} from "./board-page.ts";
import { expect, LANGS, type Lang, test } from "./site.ts";

const said = {
  en: {
    play: "Play slowly",
    speed: "Speed",
    detail: "Rule by rule",
    nextPart: "Next rule step",
    stackTime: "Stack over time",
    name: "Name",
    nameOf: "Name of this line",
    compare: "Compare with the script",
    remove: "Delete",
    removed: "The line is deleted; Undo brings it back.",
    back: "Your lines are back.",
    forget: "Delete the lines",
    differs: "Step 3 is the first to differ.",
    partOne:
      "Step 1 of 4, part 3. Player A discards Basking Rootwalla into exile, and Basking Rootwalla's madness ability triggers.",
    bar: "2 Basking Rootwalla's madness ability. Put on: step 1. Came off: step 3, resolved",
    myName: "Without casting",
  },
  ja: {
    play: "ゆっくり再生",
    speed: "速さ",
    detail: "処理ごとに分ける",
    nextPart: "次の処理へ",
    stackTime: "スタックの推移",
    name: "名前を付ける",
    nameOf: "この枝の名前",
    compare: "本筋と比べる",
    remove: "削除",
    removed: "枝を削除しました。「元に戻す」で戻せます。",
    back: "前に作った手順を復元しました。",
    forget: "手順を消す",
    differs: "最初に違うのは3手目です。",
    partOne:
      "4手中1手目の処理3。プレイヤーAは《日を浴びるルートワラ》を追放領域に捨て、《日を浴びるルートワラ》のマッドネス能力が誘発する。",
    bar: "2 《日を浴びるルートワラ》のマッドネス能力。置かれた時点：1手目。離れた時点：3手目・解決",
    myName: "唱えない場合",
  },
} as const;

const live = (board: Locator): Locator => board.locator(".board-play > [role=status]");
const parts = (board: Locator): Locator => board.locator(".parts > li");

/** Declines the madness: a line of the reader's own. */
async function decline(board: Locator, lang: Lang): Promise<void> {
  await steps(board).nth(2).getByRole("button").click();
  await button(board, words[lang].otherwise).click();
  await button(board, words[lang].no).click();
  await expect(board.locator(".lines")).toBeVisible();
}

const kept = (page: Page): Promise<string | null> =>
  page.evaluate((id) => localStorage.getItem(`saitei-lines:${id}`), BOARD);

test.describe("playing slowly", () => {
  for (const lang of LANGS) {
    test(`goes on by itself to the end, and is told (${lang})`, async ({ page }) => {
      const board = await openBoard(page, lang);
      await page.clock.install();
      const play = button(board, said[lang].play);
      await board.getByLabel(said[lang].speed).selectOption("fast");
      await play.click();
      await expect(play).toHaveAttribute("aria-pressed", "true");
      for (const step of [1, 2, 3, 4]) {
        const told = { en: `Step ${step} of 4. `, ja: `4手中${step}手目。` }[lang];
        await expect(async () => {
          await page.clock.runFor(500);
          await expect(live(board)).toContainText(told, { timeout: 100 });
        }).toPass({ intervals: [0] });
      }
      await expect(play).toHaveAttribute("aria-pressed", "false");
      // From the end it begins anew.
      await play.click();
      await expect(counter(board)).toHaveText({ en: "Step 0 of 4", ja: "0／4手" }[lang]);
    });
  }

  test("stops as soon as the reader does something", async ({ page }) => {
    const board = await openBoard(page, "en");
    const play = button(board, said.en.play);
    await play.click();
    await button(board, words.en.next).click();
    await expect(play).toHaveAttribute("aria-pressed", "false");
    await play.focus();
    await page.keyboard.press("Enter");
    await expect(play).toHaveAttribute("aria-pressed", "true");
    await steps(board).nth(1).getByRole("button").focus();
    await page.keyboard.press("ArrowDown");
    await expect(play).toHaveAttribute("aria-pressed", "false");
  });

  test("stops when the page is out of sight", async ({ page }) => {
    const board = await openBoard(page, "en");
    const play = button(board, said.en.play);
    await play.click();
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(play).toHaveAttribute("aria-pressed", "false");
  });
});

test.describe("rule steps", () => {
  for (const lang of LANGS) {
    test(`stand under their action, each with its rules, and are spoken (${lang})`, async ({
      page,
    }) => {
      const board = await openBoard(page, lang);
      await button(board, said[lang].detail).click();
      await expect(parts(board)).toHaveCount(5 + 3 + 4 + 4);
      await expect(parts(board).nth(2)).toContainText("601.2h");
      for (let step = 0; step < 3; step += 1) await button(board, words[lang].next).click();
      await expect(live(board)).toHaveText(said[lang].partOne);
      await expect(counter(board)).toHaveText({ en: "Step 1.3 of 4", ja: "1.3／4手" }[lang]);
      // An action that isn't over offers no choice but to go on.
      await expect(board.locator(".choosing .continue")).toHaveText(said[lang].nextPart);
      await expect(button(board, words[lang].otherwise)).toHaveCount(0);
      await expect(board.locator(".zone.pile .tag")).toHaveCount(1);
    });
  }

  test("are walked by the arrow keys and the slider, and kept for the visit", async ({ page }) => {
    const board = await openBoard(page, "en");
    await button(board, said.en.detail).click();
    await expect(parts(board).first()).toBeVisible();
    await steps(board).first().getByRole("button").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(counter(board)).toHaveText("Step 1.2 of 4");
    await expect(parts(board).nth(1).getByRole("button")).toBeFocused();
    await board.getByRole("slider").fill("7");
    await expect(counter(board)).toHaveText("Step 2.2 of 4");
    await page.reload();
    await ready(board);
    await expect(parts(board).first()).toBeVisible();
    await button(board, said.en.detail).click();
    await expect(parts(board)).toHaveCount(0);
  });

  test("have addresses; those of whole steps mean what they meant", async ({ page }) => {
    await page.goto(`${addressOf("en")}#${BOARD}-step-1.3`);
    const board = boardOn(page);
    await ready(board);
    await expect(counter(board)).toHaveText("Step 1.3 of 4");
    await expect(caption(board)).toContainText("discards Basking Rootwalla into exile");
    await button(board, words.en.next).click();
    await button(board, words.en.copyLink).click();
    await expect(page).toHaveURL(new RegExp(`#${BOARD}-step-1\\.4$`));
    await page.evaluate((id) => {
      location.hash = `#${id}-step-3`;
    }, BOARD);
    await expect(caption(board)).toContainText("Basking Rootwalla is on top of the stack");
  });

  test("come only when they are asked for", async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    const board = await openBoard(page, "en");
    const late = () => loaded.filter((url) => /\/watching\./.test(url));
    expect(late()).toEqual([]);
    await button(board, said.en.detail).click();
    await expect(parts(board).first()).toBeVisible();
    expect(late()).not.toEqual([]);
  });
});

test.describe("arrows", () => {
  const FINKS = "kitchen-finks-counters-of-both-kinds";
  const GIANT = "stoneshock-giant-after-blocks";

  async function openRuling(page: Page, lang: Lang, ruling: string, id: string) {
    await page.goto(`/${lang}/rulings/${ruling}/`);
    const board = boardOn(page, `${ruling}-${id}`);
    await board.scrollIntoViewIfNeeded();
    await ready(board);
    return board;
  }

  for (const lang of LANGS) {
    test(`point from a spell to its target, in words, too (${lang})`, async ({ page }) => {
      const board = await openRuling(page, lang, FINKS, "mixed");
      await expect(board.locator(".arrows")).toHaveCount(0);
      const arrow = board.locator(".arrow.target");
      await button(board, words[lang].next).click();
      await expect(arrow.first()).toBeVisible();
      await expect(arrow.first().locator("text")).toHaveText({ en: "targets", ja: "対象" }[lang]);
      // The caption says it; the picture neither speaks nor stands in the way.
      await expect(board.locator(".arrows")).toHaveAttribute("aria-hidden", "true");
      await expect(board.locator(".arrows")).toHaveCSS("pointer-events", "none");
    });
  }

  test("are there before a step wants them", async ({ page, context }) => {
    const board = await openRuling(page, "en", FINKS, "mixed");
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/Arrows.")),
    );
    // What else a board fetches may come, too.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await button(board, words.en.next).click();
    await expect(board.locator(".arrow.target").first()).toBeVisible();
  });

  test("follow what they join when the window changes", async ({ page }) => {
    const board = await openRuling(page, "en", GIANT, "blocks-stand");
    const arrow = board.locator(".arrow.attack .shaft");
    // To declare attackers, then the attack.
    for (let step = 0; step < 2; step += 1) await button(board, words.en.next).click();
    await expect(arrow).toBeVisible();
    const before = await arrow.getAttribute("d");
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(arrow).not.toHaveAttribute("d", before ?? "");
  });

  test("are not printed", async ({ page, browserName }) => {
    test.skip(browserName === "firefox", "this driver shows no page as it is printed");
    const board = await openRuling(page, "en", FINKS, "mixed");
    await button(board, words.en.next).click();
    await expect(board.locator(".arrow").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(board.locator(".arrow:visible")).toHaveCount(0);
  });
});

test.describe("the stack over time", () => {
  for (const lang of LANGS) {
    test(`is a picture and a table, whose bars lead to their steps (${lang})`, async ({ page }) => {
      const board = await openBoard(page, lang);
      const open = await tool(board, said[lang].stackTime);
      await expect(open).toHaveAttribute("aria-expanded", "false");
      await open.click();
      await expect(open).toHaveAttribute("aria-expanded", "true");
      const bars = board.locator(".stack-time .bar");
      await expect(bars).toHaveCount(3);
      await expect(bars.nth(1)).toHaveAccessibleName(said[lang].bar);
      await expect(board.locator(".stack-time tbody tr")).toHaveCount(3);
      await bars.nth(2).click();
      await expect(counter(board)).toHaveText({ en: "Step 3 of 4", ja: "3／4手" }[lang]);
      await bars.nth(0).focus();
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowLeft");
      await expect(bars.nth(1)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(counter(board)).toHaveText({ en: "Step 1 of 4", ja: "1／4手" }[lang]);
      await open.click();
      await expect(bars).toHaveCount(0);
    });
  }
});

test.describe("the reader's lines", () => {
  for (const lang of LANGS) {
    test(`are named, compared and deleted, which can be undone (${lang})`, async ({ page }) => {
      const board = await openBoard(page, lang);
      await decline(board, lang);
      const line = board.locator(".lines .line[aria-pressed=true]");
      await expect(line).toHaveText(words[lang].ownLine);

      await button(board, said[lang].name).click();
      const field = board.getByRole("textbox", { name: said[lang].nameOf });
      await expect(field).toBeFocused();
      await field.fill(said[lang].myName);
      await field.press("Enter");
      await expect(line).toContainText(said[lang].myName);
      await expect(button(board, said[lang].name)).toBeFocused();

      await button(board, said[lang].compare).click();
      const compared = board.locator(".compared");
      await expect(compared).toContainText(said[lang].differs);
      await expect(compared.getByRole("button")).toHaveCount(2);
      await compared.getByRole("button").first().click();
      await expect(counter(board)).toHaveText({ en: "Step 3 of 4", ja: "3／4手" }[lang]);

      await line.waitFor();
      await board.locator(".lines .line").nth(1).click();
      await button(board, said[lang].remove).click();
      await expect(board.locator(".lines")).toHaveCount(0);
      await expect(board.locator(".steps [role=status]")).toHaveText(said[lang].removed);
      await expect(counter(board)).toHaveText({ en: "Step 2 of 4", ja: "2／4手" }[lang]);
      await button(board, words[lang].undo).click();
      await expect(line).toContainText(said[lang].myName);
    });

    test(`are there again after a reload, and can be forgotten (${lang})`, async ({ page }) => {
      const board = await openBoard(page, lang);
      expect(await kept(page)).toBeNull();
      await button(board, words[lang].next).click();
      await decline(board, lang);
      await page.reload();
      await ready(board);
      await expect(board.locator(".lines-back")).toContainText(said[lang].back);
      await expect(board.locator(".lines .line").nth(1)).toHaveText(words[lang].ownLine);
      await expect(counter(board)).toHaveText({ en: "Step 0 of 4", ja: "0／4手" }[lang]);
      await board.locator(".lines .line").nth(1).click();
      await expect(board.locator(".pile .tag")).toHaveCount(1);
      await button(board, said[lang].forget).click();
      await expect(board.locator(".lines")).toHaveCount(0);
      await expect.poll(() => kept(page)).toBeNull();
    });
  }

  test("that are faulty or of another board are dropped without a word", async ({ page }) => {
    // Firefox tells of scripts that were on their way when the page was left.
    await page.goto(addressOf("en"), { waitUntil: "networkidle" });
    await page.evaluate((id) => {
      localStorage.setItem(`saitei-lines:${id}`, '{"version":1,"board":"x","moments":[]');
    }, BOARD);
    const board = await openBoard(page, "en");
    await expect.poll(() => kept(page)).toBeNull();
    await button(board, words.en.next).click();
    await expect(counter(board)).toHaveText("Step 1 of 4");
  });

  test("a link adds to them", async ({ page }) => {
    const board = await openBoard(page, "en");
    await decline(board, "en");
    await expect.poll(() => kept(page)).not.toBeNull();
    await page.goto(`${addressOf("en")}?again#${BOARD}-step-1`);
    await ready(board);
    await expect(counter(board)).toHaveText(/Step 1 of/);
    await expect(board.locator(".lines .line")).toHaveCount(2);
  });

  test("starting again forgets them", async ({ page }) => {
    const board = await openBoard(page, "en");
    await decline(board, "en");
    await expect.poll(() => kept(page)).not.toBeNull();
    await button(board, words.en.startAgain).click();
    await expect.poll(() => kept(page)).toBeNull();
    await button(board, words.en.undo).click();
    await expect.poll(() => kept(page)).not.toBeNull();
  });
});

test.describe("on a phone", () => {
  test("nothing is wider than a screen of 360 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    const board = await openBoard(page, "ja");
    await decline(board, "ja");
    await button(board, said.ja.compare).click();
    await (await tool(board, said.ja.stackTime)).click();
    await button(board, said.ja.detail).click();
    await expect(parts(board).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
