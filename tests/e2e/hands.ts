/** The ways in which a reader uses a page: by mouse, by touch, by keyboard alone. */
import type { Locator, Page } from "@playwright/test";

export interface Hands {
  /** Presses a button. */
  readonly press: (button: Locator) => Promise<void>;
  /** Ticks a box, or takes the tick away. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Picks an entry of a list. */
  readonly pick: (list: Locator, option: string) => Promise<void>;
}

export const byMouse = (): Hands => ({
  press: (button) => button.click(),
  tick: (box) => box.click(),
  pick: async (list, option) => {
    await list.click();
    await list.selectOption(option);
  },
});

export const byTouch = (): Hands => ({
  press: (button) => button.tap(),
  tick: (box) => box.tap(),
  pick: async (list, option) => {
    await list.tap();
    await list.selectOption(option);
  },
});

/** More than a page and a board have to be walked through. */
const mostTabs = 250;

/**
 * A reader types into a window that has the focus; one that a driver opened may not have it. Firefox
 * then tells the page of the key, and presses no button.
 */
async function windowInFocus(page: Page): Promise<void> {
  if (!(await page.evaluate(() => document.hasFocus()))) await page.bringToFront();
}

/** Nothing is put into focus but by the Tab key, on or back, in the order that the page gives it. */
export function byKeyboard(page: Page): Hands {
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let presses = 0; presses <= mostTabs; presses += 1) {
      const key = await target.evaluate((element) => {
        const { activeElement } = document;
        if (!activeElement || element === activeElement) return undefined;
        const order = element.compareDocumentPosition(activeElement);
        // Past the last stop the focus is the browser's, and a driver may not give it back.
        const isBefore =
          (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && activeElement !== document.body;
        return isBefore ? "Shift+Tab" : "Tab";
      });
      if (key === undefined) return windowInFocus(page);
      await page.keyboard.press(key);
    }
    throw new Error(`Tab never reaches ${target}.`);
  };
  return {
    press: async (button) => {
      await reach(button);
      await page.keyboard.press("Enter");
    },
    tick: async (box) => {
      await reach(box);
      await page.keyboard.press("Space");
    },
    pick: async (list, option) => {
      await reach(list);
      const chosen = () =>
        list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
      for (let presses = 0; (await chosen()) !== option; presses += 1) {
        if (presses > 20) throw new Error(`The arrow keys never reach ${option}.`);
        await page.keyboard.press("ArrowDown");
      }
    },
  };
}
