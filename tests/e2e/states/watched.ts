/** A ruling's board, as it is watched: steps, lines, panels, cards that are read. */

import type { Locator, Page } from "@playwright/test";
import { BOARD, button, ready, steps, tool } from "../board-page.ts";
import { expect, type Lang } from "../site.ts";
import { atStep, ofRuling, type State, saysOf, unfold, written } from "./state.ts";

/** At its end an Aura and an ability have changed a creature. */
const AURA = BOARD.replace("a-creature", "an-aura");

/** Devotion to count, and a spell with strive. */
const GODS = `turn A, main 1
A 20
  hand: Ajani's Presence
  battlefield: 4 Plains, Athreos, God of Passage, Restless Apparition, 2 Grizzly Bears
B 20
`;

const NIGHT = `turn A, main 1
night
A 20
  hand: Shock
  battlefield: Mountain
  library: Forest
B 20
  library: 2 Forest
--
A casts Shock targeting B
resolve
go to B's main 1
`;

/** Declines the madness: a line of the reader's own. */
async function declined(page: Page, lang: Lang): Promise<Locator> {
  const board = await atStep(page, lang, 2);
  await button(board, saysOf(lang).chooseOtherwise).click();
  await button(board, saysOf(lang).no).click();
  await expect(board.locator(".lines")).toBeVisible();
  return board;
}

/** With what one of the tools opens. */
async function withPanel(
  board: Locator,
  lang: Lang,
  panel: "copy" | "typing" | "textMode" | "whatIf" | "stackTime" | "outcomes" | "counting",
  shown: string,
): Promise<Locator> {
  const opener = await tool(board, saysOf(lang)[panel]);
  await opener.click();
  await expect(board.locator(shown).first()).toBeVisible();
  return board;
}

const lineTool = (board: Locator, place: number): Promise<void> =>
  board.locator(".line-tools .tool").nth(place).click();

export const watched: readonly State[] = [
  {
    name: "what is counted",
    open: async (page, lang) =>
      withPanel(await written(page, lang, GODS), lang, "counting", "table"),
  },
  {
    name: "turns by day and night",
    open: async (page, lang) => {
      const board = await written(page, lang, NIGHT);
      await expect(board.locator(".days")).toBeVisible();
      return board;
    },
  },
  { name: "the beginning", open: (page, lang) => atStep(page, lang) },
  {
    name: "targets and arrows",
    open: async (page, lang) => {
      const board = await ofRuling(page, lang, "kitchen-finks-counters-of-both-kinds", "mixed", 1);
      await expect(board.locator(".arrow").first()).toBeVisible();
      return board;
    },
  },
  {
    name: "everything unfolded",
    open: async (page, lang) => {
      const board = await atStep(page, lang, 4);
      await unfold(board);
      return board;
    },
  },
  {
    name: "a line compared",
    open: async (page, lang) => {
      const board = await declined(page, lang);
      await lineTool(board, 1);
      await expect(board.locator(".compared")).toBeVisible();
      return board;
    },
  },
  {
    name: "a line being named",
    open: async (page, lang) => {
      const board = await declined(page, lang);
      await lineTool(board, 0);
      await expect(board.locator(".line-name")).toBeFocused();
      return board;
    },
  },
  {
    name: "a line deleted",
    open: async (page, lang) => {
      const board = await declined(page, lang);
      await lineTool(board, 2);
      await expect(board.locator(".line-gone")).toBeVisible();
      return board;
    },
  },
  {
    name: "lines of an earlier visit",
    open: async (page, lang) => {
      const board = await declined(page, lang);
      await page.waitForFunction((id) => localStorage.getItem(`saitei-lines:${id}`), BOARD);
      await page.reload();
      await board.scrollIntoViewIfNeeded();
      await expect(board.locator(".lines-back")).toBeVisible();
      return board;
    },
  },
  {
    name: "rule by rule, with the stack over time",
    open: async (page, lang) => {
      const board = await atStep(page, lang, 3);
      await button(board, saysOf(lang).everyPart).click();
      await expect(board.locator(".parts > li").first()).toBeVisible();
      return withPanel(board, lang, "stackTime", ".stack-time .bar");
    },
  },
  {
    name: "outcomes",
    open: async (page, lang) =>
      withPanel(await atStep(page, lang), lang, "outcomes", ".outcome-list"),
  },
  {
    name: "what if",
    open: async (page, lang) => {
      const board = await withPanel(await atStep(page, lang), lang, "whatIf", ".what-if");
      await board.locator(".what-if select").first().selectOption({ index: 1 });
      await expect(board.locator(".what-if-result")).toBeVisible();
      return board;
    },
  },
  {
    name: "what if, with a response",
    open: async (page, lang) => {
      const board = await withPanel(await atStep(page, lang, 1), lang, "whatIf", ".what-if");
      await board.locator(".what-if-respond select").selectOption({ index: 1 });
      await expect(board.locator(".what-if-respond p").first()).toBeVisible();
      return board;
    },
  },
  {
    name: "the text mode, with everything said",
    open: async (page, lang) => {
      const board = await withPanel(await atStep(page, lang), lang, "textMode", ".text-mode");
      const line = board.locator(".text-mode input");
      for (const typed of ["help", "state", "legal", "dance"]) {
        await line.fill(typed);
        await line.press("Enter");
        await expect(board.locator(".text-typed").last()).toHaveText(typed);
      }
      return board;
    },
  },
  {
    name: "a line being typed",
    open: async (page, lang) => {
      const board = await withPanel(await atStep(page, lang), lang, "typing", ".typing");
      await board.locator(".typing input").fill("a");
      await expect(board.locator(".typing-list [role=option]").first()).toBeVisible();
      return board;
    },
  },
  {
    name: "a typed line refused",
    open: async (page, lang) => {
      const board = await withPanel(await atStep(page, lang), lang, "typing", ".typing");
      await board.locator(".typing input").fill("B casts Basking Rootwalla");
      await board.locator(".typing input").press("Enter");
      await expect(board.locator(".typing .refused")).toBeVisible();
      return board;
    },
  },
  {
    name: "copying",
    open: async (page, lang) => withPanel(await atStep(page, lang, 1), lang, "copy", ".copying"),
  },
  {
    name: "the inspector",
    open: async (page, lang) => {
      const board = await atStep(page, lang, 0, AURA);
      await button(board, saysOf(lang).last).click();
      await board.locator(".battlefield .card").first().click();
      await board.locator(".peek details.inspect > summary").click();
      await expect(board.locator(".peek table")).toBeVisible();
      return board;
    },
  },
  {
    name: "a card that can't be used",
    open: async (page, lang) => {
      const board = await atStep(page, lang, 1);
      await board.locator(".battlefield .card").first().click();
      await expect(board.locator(".peek .cannot")).toBeVisible();
      return board;
    },
  },
  {
    name: "why an ability has triggered",
    open: async (page, lang) => {
      const board = await atStep(page, lang, 1);
      await board.locator(".stack .entry").first().click();
      await expect(board.locator(".peek .to-step")).toBeVisible();
      return board;
    },
  },
  {
    name: "by the rules and in the words of another year",
    open: async (page, lang) => {
      await page.goto(`/${lang}/rulings/shorecrasher-mimic-modifiers-stay/`);
      const board = page.locator("figure.board", { has: page.locator(".years select") }).first();
      await board.scrollIntoViewIfNeeded();
      await ready(board);
      await board.getByLabel(saysOf(lang).byRulesOf).selectOption("2008-07-15");
      await board.getByLabel(saysOf(lang).wordsOfThen).check();
      return board;
    },
  },
  {
    name: "a link that can't be read",
    open: async (page, lang) => {
      await page.goto(
        `/${lang}/rulings/tor-madness-normal-destination-after-resolving/#${BOARD}=9.x`,
      );
      const board = page.locator(`figure[id="${BOARD}"]`);
      await expect(board.getByRole("alert")).toBeVisible();
      return board;
    },
  },
  {
    name: "yes or no",
    open: async (page, lang) => {
      const board = await atStep(page, lang, 2);
      await button(board, saysOf(lang).chooseOtherwise).click();
      await expect(steps(board).nth(2).getByRole("button")).toHaveAttribute("aria-current", "step");
      return board;
    },
  },
];
