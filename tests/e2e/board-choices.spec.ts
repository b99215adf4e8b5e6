/** Each kind of decision, answered on a ruling's board. */
import type { Locator, Page } from "@playwright/test";
import { boardOn, button, caption, ready, steps, words } from "./board-page.ts";
import { expect, test } from "./site.ts";

const en = words.en;

async function openAt(page: Page, ruling: string, board: string, step = 0): Promise<Locator> {
  const id = `${ruling}-${board}`;
  await page.goto(`/en/rulings/${ruling}/#${id}-step-${step}`);
  const found = boardOn(page, id);
  await ready(found);
  await expect(steps(found).nth(step).getByRole("button")).toHaveAttribute("aria-current", "step");
  return found;
}

test("a number and a payment", async ({ page }) => {
  const board = await openAt(page, "tor-madness-any-discard", "the-whole-hand");
  await button(board, en.otherwise).click();
  await board.getByRole("button", { name: "Cast Breakthrough" }).click();
  await expect(caption(board)).toContainText("choose the value of X");
  await board.getByRole("button", { name: "X: More" }).click();
  await expect(board.getByRole("spinbutton", { name: "X" })).toHaveValue("1");
  await board.getByRole("button", { name: "Confirm" }).click();
  const sources = board.getByRole("group", { name: "Mana from" }).getByRole("checkbox");
  await expect(sources).toHaveCount(2);
  await sources.first().uncheck();
  await board.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(board.locator(".refused")).toContainText("There isn't enough mana");
  await sources.first().check();
  await board.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(caption(board)).toContainText("casts Breakthrough");
});

test("an order", async ({ page }) => {
  const board = await openAt(page, "tor-madness-unplayed-card-on-pass", "found-afterwards", 1);
  await button(board, en.otherwise).click();
  await board.getByRole("button", { name: "Move Fiery Temper's madness ability up" }).click();
  await board.getByRole("button", { name: "Confirm" }).click();
  await expect(board.locator(".stack .entry-name").first()).toHaveText("Pitchstone Wall's ability");
  await expect(board.locator(".lines .line[aria-pressed=true]")).toContainText("2. ");
});

test("several cards, and one by tapping it on the table", async ({ page }) => {
  const board = await openAt(page, "tor-madness-window-until-next-pass", "now", 2);
  await button(board, en.otherwise).click();
  await expect(board.locator(".count-chosen")).toHaveText("0 of 2 chosen");
  await board.getByRole("button", { name: "Confirm" }).click();
  await expect(board.locator(".refused")).toContainText("More have to be chosen");
  await board.getByRole("checkbox").first().check();
  await board.locator(".hand .candidate").first().click();
  await board.getByRole("dialog").getByRole("button", { name: "Choose" }).click();
  await page.keyboard.press("Escape");
  await expect(board.locator(".count-chosen")).toHaveText("2 of 2 chosen");
  await board.getByRole("button", { name: "Confirm" }).click();
  await expect(caption(board)).toContainText("discards");
});

test("attackers and blockers", async ({ page }) => {
  const ruling = "tor-madness-instant-timing";
  const board = await openAt(page, ruling, "a-blocker-from-nowhere", 9);
  await button(board, en.otherwise).click();
  await board.getByRole("combobox", { name: "Aquamoeba" }).selectOption("Grizzly Bears");
  await board.getByRole("combobox", { name: "Basking Rootwalla" }).selectOption("does not block");
  await board.getByRole("button", { name: "Confirm" }).click();
  await expect(caption(board)).toContainText("Aquamoeba blocks Grizzly Bears");

  await steps(board).nth(1).getByRole("button").click();
  await button(board, en.otherwise).click();
  await board.getByRole("button", { name: "Confirm" }).click();
  await expect(caption(board)).toContainText("Player B attacks with nothing");
});
