/** Pictures with their words: the turn, changes and numbers over time, cycles; and a guide's contents. */
import type { Locator } from "@playwright/test";
import { steps as stepsOfTurn } from "../../src/language/vocabulary.ts";
import { button, laidOut, words } from "./board-page.ts";
import { expect, LANGS, type Lang, PAGE_KINDS, test, withoutJavaScript } from "./site.ts";
import { ofRuling } from "./states/state.ts";

/** A whole combat, and on to the next turn. */
const COMBAT = ["eve-shorecrasher-five-three-trample-until-end-of-turn", "trample"] as const;

const said = {
  ja: {
    turns: ["Aのターン", "Bのターン"],
    priority: "Aに優先権",
    main: "戦闘前メイン・フェイズ",
    topic: "分野",
    mark: "戦闘ダメージがスタックを使わなくなった（2009年7月11日）",
  },
  en: {
    turns: ["A's turn", "B's turn"],
    priority: "A has priority",
    main: "first main phase",
    topic: "Topic",
    mark: "Combat damage no longer uses the stack (11 July 2009)",
  },
} as const satisfies Record<Lang, object>;

const places: readonly string[] = stepsOfTurn;

/** The places in the strip that don't look as most of them do. */
const markedIn = (turn: Locator): Promise<readonly number[]> =>
  turn.locator(".turn-strip > *").evaluateAll((all) => {
    const colors = all.map((one) => getComputedStyle(one).borderBlockStartColor);
    const usual = colors.toSorted()[Math.floor(colors.length / 2)];
    return colors.flatMap((color, place) => (color === usual ? [] : [place]));
  });

for (const lang of LANGS) {
  const t = said[lang];

  test(`the strip of the turn marks the step of the board (${lang})`, async ({ page }) => {
    const board = await ofRuling(page, lang, ...COMBAT);
    const turn = board.locator(".turn");
    await expect(turn.locator("p")).toHaveText(`${t.turns[0]}${t.main}${t.priority}`);
    await turn.locator(".turn-strip").evaluate((strip) => {
      new MutationObserver(() => strip.setAttribute("data-drawn", "")).observe(strip, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    const seen: string[] = [];
    const count = await board.locator("[data-place]").count();
    for (let step = 0; step < count; step += 1) {
      if (step > 0) await button(board, words[lang].next).click();
      await expect(board.locator("[data-place]").nth(step)).toHaveAttribute("aria-current", "step");
      const name = (await turn.getAttribute("data-step")) ?? "";
      expect(await markedIn(turn)).toEqual([places.indexOf(name)]);
      if (seen.at(-1) !== name) seen.push(name);
    }
    expect(seen).toEqual([
      "main1",
      "declareAttackers",
      "declareBlockers",
      "combatDamage",
      "main2",
      "upkeep",
    ]);
    await expect(turn.locator("p")).toContainText(t.turns[1]);
    // It was drawn once, and only its mark has moved.
    await expect(turn.locator(".turn-strip")).not.toHaveAttribute("data-drawn");
  });

  test(`changes are marks that step back with the list (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/${PAGE_KINDS.changes}`);
    const mark = page.locator(".history-box a", { hasText: t.mark });
    await expect(mark).toHaveCount(1);
    await expect(page.locator(".history .is-out")).toHaveCount(0);
    await page.getByLabel(t.topic).selectOption("turn");
    await expect(page.locator(".history [data-topic=combat]:not(.is-out)")).toHaveCount(0);
    await expect(page.locator(".history [data-topic=turn]")).not.toHaveCount(0);
    await expect(page.locator(".history [data-topic=turn].is-out")).toHaveCount(0);
    await mark.locator("circle").click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/changes/combat-damage-on-the-stack/$`));
  });
}

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("the strip stands in the page, with its mark", async ({ page }) => {
    await page.goto(`/en/rulings/${COMBAT[0]}/`);
    const turn = page.locator(".turn").first();
    await expect(turn).toHaveAttribute("data-step", "main1");
    expect(await markedIn(turn)).toEqual([3]);
  });
});

test("the picture of all changes scrolls in itself, by keys, too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/ja/${PAGE_KINDS.changes}`);
  const box = page.locator(".history-box");
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the numbers of a rule stand below their editions", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/en/cr/702.35a/");
  const runs = page.locator(".number-runs > li");
  // 2002, 2007 and 2008 had one number; 2023 and today have one.
  await expect(runs.locator(".number")).toHaveText(["502.24a", "702.32a", "702.34a", "702.35a"]);
  const widths = await runs.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  const [first = 0, second = 1, , last = 0] = widths;
  expect(Math.round(first / second)).toBe(3);
  expect(Math.round(last / second)).toBe(2);
  await runs.first().getByRole("link", { name: "1 October 2007" }).click();
  await expect(page).toHaveURL(/\/en\/cr\/2007-10-01\/#r502\.24a$/);
});

test("a cycle stands side by side, the words that differ marked", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/en/guides/mimics/");
  const members = page.locator(".multiples > ul > li");
  await expect(members).toHaveCount(5);
  // Another can't be blocked "this turn": all that is shared there is the last word.
  await expect(members.first().locator(".own")).toHaveText([
    "white",
    "black",
    "4/4",
    "gains flying until end of",
  ]);
  const tops = await members.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test("contents beside a guide mark the section in view, and leave the page where it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/ja/${PAGE_KINDS.guide}`);
  await laidOut(page);
  const links = page.locator("[data-contents] a");
  const heading = page.locator(".guide > h2").nth(3);
  await heading.evaluate((element) => element.scrollIntoView());
  const place = () =>
    heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const at = await place();
  await expect(page.locator("[data-contents] [aria-current]")).toHaveCount(1);
  await expect(links.nth(3)).toHaveAttribute("aria-current", "location");
  await expect(links.nth(3)).toBeInViewport();
  expect(await place()).toBe(at);
  // Back above the first section there is none.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("[data-contents] [aria-current]")).toHaveCount(0);
});

test("a heading of a guide leads to itself", async ({ page }) => {
  await page.goto(`/en/${PAGE_KINDS.guide}`);
  const heading = page.locator(".guide > h2").nth(1);
  const id = await heading.getAttribute("id");
  const link = heading.getByRole("link");
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
});
