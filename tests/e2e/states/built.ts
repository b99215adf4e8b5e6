/** The page on which boards are built: its form, its text, its dialogs. */
import { addCards, openSandbox } from "../build.ts";
import { expect } from "../site.ts";
import { type State, saysOf, typed, unfold } from "./state.ts";

const growth = `turn A, main 1
A 20
  hand: Giant Growth
  battlefield: Grizzly Bears, Forest
B 20
--
A casts Giant Growth targeting Grizzly Bears
resolve
--
Grizzly Bears is 5/5
Grizzly Bears is 4/4
`;

const table = `rules today
turn A, main 1
night
seed 7
teams A and B against C and D, sharing turns and life
A 30
  mana: {G}{G}
  hand: Giant Growth, 2 cards
  battlefield: Grizzly Bears (tapped, damage 1, 2 +1/+1 counters), 3 Forest
  library: Forest, Shock
  graveyard: Shock, Forest
B 30
C 30
D 30
effect: Grizzly Bears gets +1/+1 until end of turn
`;

export const built: readonly State[] = [
  {
    name: "nothing built yet",
    open: async (page, lang) => {
      await openSandbox(page, lang);
      return page.locator(".sandbox");
    },
  },
  {
    name: "a card being added",
    open: async (page, lang) => {
      await openSandbox(page, lang);
      const { zoneOf, zones, addTo } = saysOf(lang).sandbox;
      const where = zoneOf("A", zones.battlefield);
      await page.getByRole("button", { name: addTo(where), exact: true }).click();
      await page.getByRole("combobox", { name: addTo(where), exact: true }).fill("giant");
      await expect(page.locator(".sb-options [role=option]").first()).toBeVisible();
      return page.locator(".sandbox");
    },
  },
  {
    name: "a form with every field",
    open: async (page, lang) => {
      const whole = await typed(page, lang, table);
      await expect(page.locator(".sb-seat")).toHaveCount(4);
      await unfold(page.locator(".sb-form"));
      return whole;
    },
  },
  {
    name: "an entry in its dialog",
    open: async (page, lang) => {
      const whole = await typed(page, lang, table);
      await expect(page.locator(".sb-seat")).toHaveCount(4);
      await page.locator(".sb-chip", { hasText: /Grizzly|灰色熊/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      return whole;
    },
  },
  {
    name: "a text with a mistake",
    open: async (page, lang) => {
      const whole = await typed(page, lang, growth.replace("resolve", "resolv"));
      await expect(page.locator(".sb-problems li").first()).toBeVisible();
      return whole;
    },
  },
  {
    name: "a text that the form can't show",
    open: async (page, lang) => {
      const whole = await typed(page, lang, growth);
      await page
        .getByRole("textbox", { name: saysOf(lang).sandbox.text, exact: true })
        .fill(growth.replace("Grizzly Bears, Forest", "Grizly Baers"));
      await expect(page.locator("#sb-form .refused")).toBeVisible();
      return whole;
    },
  },
  {
    name: "claims that hold and fail",
    open: async (page, lang) => {
      const whole = await typed(page, lang, growth);
      await expect(page.locator(".sb-facts .fails")).toBeVisible();
      return whole;
    },
  },
  {
    name: "an import that can't be read",
    open: async (page, lang) => {
      await openSandbox(page, lang);
      const { importFile, importText, importRead } = saysOf(lang).sandbox;
      await page.getByRole("button", { name: importFile, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(importText, { exact: true }).fill("nothing");
      await dialog.getByRole("button", { name: importRead, exact: true }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
      return page.locator(".sandbox");
    },
  },
  {
    name: "an import with notes",
    open: async (page, lang) => {
      await openSandbox(page, lang);
      const { importFile, importText, importRead } = saysOf(lang).sandbox;
      await page.getByRole("button", { name: importFile, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog
        .getByLabel(importText, { exact: true })
        .fill(
          "[metadata]\nName:Test\n[state]\nActivePlayer=Human\nActivePhase=Main1\nHumanLife=20\nAILife=3\nhumanhand=Shock;No Such Card\n",
        );
      await dialog.getByRole("button", { name: importRead, exact: true }).click();
      await expect(dialog.locator(".sb-problems li").first()).toBeVisible();
      return page.locator(".sandbox");
    },
  },
  {
    name: "a card added, and played",
    open: async (page, lang) => {
      const board = await openSandbox(page, lang);
      const { zones } = saysOf(lang).sandbox;
      const where = lang === "ja" ? `Aの${zones.battlefield}` : `A: ${zones.battlefield}`;
      await addCards(page, lang, where, ["grizzly bears", "2 forest"], (one) => one.click());
      await expect(board.locator(".card-name")).toHaveCount(2);
      return page.locator(".sandbox");
    },
  },
];
