import type { Page } from "@playwright/test";
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
  words,
} from "./board-page.ts";
import { expect, LANGS, test, withoutJavaScript } from "./site.ts";

const en = words.en;

/** Presses Tab until the element in focus has this name, and no longer one: “Notation” isn't “No”. */
async function tabTo(page: Page, name: string, inside = BOARD): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(
      ([id, wanted]) => {
        const focused = document.activeElement;
        const text = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
        return focused?.closest("figure")?.id === id && text.trim() === wanted;
      },
      [inside, name],
    );
    if (found) return;
  }
  throw new Error(`Tab never reaches ${name}.`);
}

test.describe("playing a board", () => {
  for (const lang of LANGS) {
    test(`from the first step to the last, by pointer (${lang})`, async ({ page, isMobile }) => {
      const board = await openBoard(page, lang);
      const next = button(board, words[lang].next);
      const press = () => (isMobile ? next.tap() : next.click());
      for (let step = 0; step < 4; step += 1) await press();
      const expected = {
        en: "Basking Rootwalla enters the battlefield.",
        ja: "《日を浴びるルートワラ》が戦場に出る。",
      };
      await expect(caption(board)).toContainText(expected[lang]);
      await expect(next).toHaveAttribute("aria-disabled", "true");
      await expect(board.locator(".battlefield .card")).toHaveCount(2);
      await expect(board.locator(".marked .mark").first()).toBeVisible();
      await button(board, words[lang].first).click();
      await expect(board.locator(".battlefield .card")).toHaveCount(1);
    });

    test(`the live region speaks each step (${lang})`, async ({ page }) => {
      const board = await openBoard(page, lang);
      const spoken = board.locator(".board-play > [role=status]");
      await expect(spoken).toHaveText("");
      await button(board, words[lang].next).click();
      await expect(spoken).toHaveText(
        {
          en: "Step 1 of 4. Player A activates Aquamoeba's ability and discards Basking Rootwalla into exile, and Basking Rootwalla's madness ability triggers. Player A has priority; Basking Rootwalla's madness ability is on top of the stack.",
          ja: "4手中1手目。プレイヤーAは《アクアミーバ》の能力を起動し、《日を浴びるルートワラ》を追放領域に捨て、《日を浴びるルートワラ》のマッドネス能力が誘発する。優先権はプレイヤーAにあり、スタックの一番上は《日を浴びるルートワラ》のマッドネス能力である。",
        }[lang],
      );
    });
  }

  test("by keyboard alone", async ({ page }) => {
    const board = await openBoard(page, "en");
    await page.locator("h1").first().click();
    await tabTo(page, en.next);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(counter(board)).toHaveText("Step 2 of 4");
    await tabTo(page, en.otherwise);
    await page.keyboard.press("Enter");
    // The choices come with the engine.
    await expect(button(board, en.no)).toBeVisible();
    await tabTo(page, en.no);
    await page.keyboard.press("Enter");
    await expect(caption(board)).toContainText("declines to cast Basking Rootwalla");
    await tabTo(page, en.undo);
    await page.keyboard.press("Enter");
    await expect(counter(board)).toHaveText("Step 2 of 4");
    await page.keyboard.press("ArrowRight");
    await expect(counter(board)).toHaveText("Step 3 of 4");
  });

  test("the arrow keys walk through the list of steps", async ({ page }) => {
    const board = await openBoard(page, "en");
    await steps(board).first().getByRole("button").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const third = steps(board).nth(2).getByRole("button");
    await expect(third).toBeFocused();
    await expect(third).toHaveAttribute("aria-current", "step");
    await page.keyboard.press("End");
    await expect(counter(board)).toHaveText("Step 4 of 4");
    await page.keyboard.press("Home");
    await expect(counter(board)).toHaveText("Step 0 of 4");
    await expect(board.locator('.steps button[tabindex="0"]')).toHaveCount(1);
  });

  test("by the slider and by jumping to a step", async ({ page }) => {
    const board = await openBoard(page, "en");
    await board.getByRole("slider").fill("3");
    await expect(caption(board)).toContainText("casts Basking Rootwalla from exile");
    await steps(board).nth(1).getByRole("button").click();
    await expect(counter(board)).toHaveText("Step 1 of 4");
    await expect(board.getByText("resolves next")).toBeVisible();
  });
});

test("on a phone on its side, what happens stays in sight above the controls", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const board = await openBoard(page, "ja");
  await board.evaluate((figure) => figure.scrollIntoView());
  await expect(board.locator(".caption")).toBeInViewport({ ratio: 1 });
  await expect(board.locator(".scrubber")).toBeInViewport({ ratio: 1 });
});

test.describe("choosing otherwise", () => {
  test("makes a line of one's own, that can be undone, redone and left", async ({ page }) => {
    const board = await openBoard(page, "en");
    await steps(board).nth(2).getByRole("button").click();
    await button(board, en.otherwise).click();
    await expect(board.getByText("as in the script")).toBeVisible();
    await button(board, en.no).click();
    await expect(caption(board)).toContainText("declines to cast Basking Rootwalla");
    await expect(board.locator(".pile .tag")).toHaveText(/Basking Rootwalla/);
    await expect(button(board, en.ownLine)).toHaveAttribute("aria-pressed", "true");

    await button(board, en.undo).click();
    await expect(counter(board)).toHaveText("Step 2 of 4");
    await expect(board.locator(".lines")).toHaveCount(0);
    await button(board, en.redo).click();
    await expect(counter(board)).toHaveText("Step 3 of 3");

    await button(board, en.script).click();
    await expect(caption(board)).toContainText("casts Basking Rootwalla from exile");
    await button(board, en.ownLine).click();
    await expect(caption(board)).toContainText("declines to cast");
    await button(board, en.startAgain).click();
    await expect(counter(board)).toHaveText("Step 0 of 4");
  });

  test("an action is made up of its choices, and the script's own is no departure", async ({
    page,
  }) => {
    const board = await openBoard(page, "en", `${BOARD.replace("a-creature", "an-aura")}`);
    await button(board, en.otherwise).click();
    await board.getByRole("button", { name: /^Activate Wild Mongrel/ }).click();
    await expect(caption(board)).toContainText("activates Wild Mongrel's ability");
    await expect(board.locator(".lines")).toHaveCount(0);
    await expect(board.locator(".is-own")).toHaveCount(0);
  });

  test("what is not legal says why not, with the rule", async ({ page }) => {
    const board = await openBoard(page, "ja");
    await button(board, words.ja.next).click();
    await board.locator(".battlefield .card").first().click();
    const card = board.getByRole("dialog", { name: "アクアミーバ" });
    await expect(card).toContainText("できません");
    await expect(card.getByRole("link", { name: "118.3" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toHaveCount(0);
    await expect(board.locator(".battlefield .card").first()).toBeFocused();
  });

  test("Escape closes a card from the moment it is shown", async ({ page }) => {
    const board = await openBoard(page, "en");
    // Quicker than any hand, as a busy machine makes a hand seem.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(".peek")) return;
        observer.disconnect();
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
        document.documentElement.dataset.pressed = "";
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await board.locator(".battlefield .card").first().dispatchEvent("click");
    await expect(page.locator("html")).toHaveAttribute("data-pressed");
    await expect(board.getByRole("dialog")).toHaveCount(0);
  });

  test("the focus stays with the choices", async ({ page }) => {
    const board = await openBoard(page, "en");
    await steps(board).nth(2).getByRole("button").click();
    await button(board, en.otherwise).click();
    await button(board, en.no).click();
    await expect(board.locator(".choosing")).toBeFocused();
  });
});

test.describe("links", () => {
  test("lead back to a line of one's own after a reload", async ({ page, context }) => {
    const board = await openBoard(page, "en");
    await steps(board).nth(2).getByRole("button").click();
    await button(board, en.otherwise).click();
    await button(board, en.no).click();
    await button(board, en.copyLink).click();
    await expect(page).toHaveURL(new RegExp(`#${BOARD}=\\d\\.`));
    const text = await caption(board).textContent();

    await page.reload();
    await ready(board);
    await expect(caption(board)).toHaveText(text ?? "");
    await expect(board).toBeInViewport();

    const other = await context.newPage();
    await other.goto(page.url().replace("/en/", "/ja/"));
    await expect(caption(boardOn(other))).toContainText("《日を浴びるルートワラ》を唱えず");
    await other.close();
  });

  test("aren't needed by who comes back to the page", async ({ page, browserName }) => {
    const board = await openBoard(page, "en");
    await button(board, en.next).click();
    await button(board, en.next).click();
    await expect(counter(board)).toHaveText("Step 2 of 4");
    await page.reload();
    await expect(counter(board)).toHaveText("Step 2 of 4");
    // Firefox keeps a page as it was, and this driver doesn't hear of its coming back.
    if (browserName === "firefox") return;
    await page.goto("/en/cr/117.3/");
    await page.goBack();
    await expect(counter(board)).toHaveText("Step 2 of 4");
  });

  test("lead to a step of the script", async ({ page }) => {
    await page.goto(`${addressOf("en")}#${BOARD}-step-3`);
    const board = boardOn(page);
    await ready(board);
    await expect(counter(board)).toHaveText("Step 3 of 4");
  });

  test("to a step that isn't there lead to the board, which says so", async ({ page }) => {
    await page.goto(`${addressOf("ja")}#${BOARD}-step-99`);
    const board = boardOn(page);
    await ready(board);
    await expect(counter(board)).toHaveText("4／4手");
    const notice = board.getByRole("alert").filter({ hasText: "99手目" });
    await expect(notice).toBeInViewport();
  });

  for (const [what, payload] of [
    ["cut in half", "1.K0rM"],
    ["of a version that nobody knows", "9.abc"],
    ["of noise", "%E3%81%82=&&"],
  ] as const) {
    test(`${what} leave the board that was there`, async ({ page }) => {
      await page.goto(`${addressOf("ja")}#${BOARD}=${payload}`);
      const board = boardOn(page);
      await ready(board);
      await expect(board.getByRole("alert")).toContainText("リンクの盤面を読めなかった");
      await expect(board.getByRole("alert")).toBeInViewport();
      await expect(counter(board)).toHaveText("0／4手");
      await button(board, words.ja.next).click();
      await expect(counter(board)).toHaveText("1／4手");
    });
  }
});

test.describe("accessibility", () => {
  test("targets are large enough to be hit", async ({ page }) => {
    const board = await openBoard(page, "en");
    // A link within a sentence is as high as its line (2.5.8, Inline).
    const small = await board
      .locator("button:visible, a:visible:not(.caption p a), summary:visible")
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24 ? [`${element.textContent} ${width}×${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("the position and every step can be read", async ({ page }) => {
    await page.goto(addressOf("en"));
    const board = boardOn(page);
    await expect(steps(board)).toHaveCount(5);
    await expect(steps(board).last()).toContainText("Basking Rootwalla enters the battlefield.");
    await expect(steps(board).last()).toContainText("608.3");
    await expect(board.locator(".card-name").first()).toBeVisible();
    await expect(board.getByRole("button", { name: en.next, exact: true })).toBeHidden();
    // On a phone the caption stands where it belongs: no controls go along with the screen.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(board.locator(".caption").first()).toHaveCSS("position", "static");
  });
});
