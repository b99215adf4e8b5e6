/** What axe can't see, measured in the page as it is drawn. */
import type { Page } from "@playwright/test";

/** Controls that have no name, or one in the page's other language. */
const controlRoles =
  /^\s*- (button|textbox|combobox|searchbox|checkbox|radio|slider|spinbutton|switch|tab|listbox|option|link|img)\b(?: "((?:[^"\\]|\\.)*)")?/;

interface Named {
  readonly role: string;
  readonly name: string;
}

/** Every control of a page with the name that is spoken. */
export async function controlsOn(page: Page): Promise<readonly Named[]> {
  const tree = await page.locator("body").ariaSnapshot();
  return tree.split("\n").flatMap((line) => {
    const found = controlRoles.exec(line);
    return found?.[1] ? [{ role: found[1], name: found[2] ?? "" }] : [];
  });
}

const isJapanese = (text: string): boolean => /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text);

/** Where the languages lead to each other, and what is called so in any language. */
const anyLanguage = /^(日本語|English|Saitei 裁定|.*裁定.*)$/;

/** A name that a reader of the language would not understand. Links may be names of cards. */
function isForeign({ role, name }: Named, lang: "ja" | "en"): boolean {
  if (anyLanguage.test(name)) return false;
  if (lang === "en") return isJapanese(name);
  return role !== "link" && role !== "img" && /[a-z]{4}/i.test(name) && !isJapanese(name);
}

/** Without a name, or, where the language is given, with one that its readers don't understand. */
export const isMisnamed =
  (lang: "ja" | "en" | undefined) =>
  (one: Named): boolean =>
    one.name.trim() === "" || (lang !== undefined && isForeign(one, lang));

/** Targets smaller than 24 pixels that are neither words in a line nor far enough from others. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 24;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest(".visually-hidden, .skip");
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [tabindex='0']",
      ),
    ].filter(isShown);
    /** What answers to a press: also the label around a box. */
    const rectOf = (element: HTMLElement) =>
      (element.closest("label") ?? element).getBoundingClientRect();
    /** 2.5.8 leaves out what stands in a sentence, its height being that of the line. */
    const isInLine = (element: HTMLElement) => {
      if (!getComputedStyle(element).display.startsWith("inline")) return false;
      const block = element.parentElement?.closest(
        "p, li, dd, dt, td, th, h1, h2, h3, figcaption, summary, blockquote, small, div",
      );
      return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    };
    const placed = all.map((element) => ({ element, rect: rectOf(element) }));
    const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5;
    const isNear = (rect: DOMRect, other: DOMRect) => {
      const x = rect.x + rect.width / 2;
      const y = rect.y + rect.height / 2;
      if (isSmall(other)) {
        const dx = other.x + other.width / 2 - x;
        const dy = other.y + other.height / 2 - y;
        return Math.hypot(dx, dy) < least - 0.5;
      }
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < least / 2 - 0.5;
    };
    return placed
      .filter(({ element, rect }) => isSmall(rect) && !isInLine(element))
      .filter(({ element, rect }) =>
        placed.some(
          ({ element: other, rect: otherRect }) =>
            other !== element &&
            !other.contains(element) &&
            !element.contains(other) &&
            element.closest("label") !== (other.closest("label") ?? other) &&
            isNear(rect, otherRect),
        ),
      )
      .map(
        ({ element, rect }) =>
          `${Math.round(rect.width)}×${Math.round(rect.height)} ${element.outerHTML.slice(0, 140)}`,
      );
  });
}

export interface Stop {
  readonly html: string;
  /** It comes after the one before it in the document. */
  readonly isInOrder: boolean;
  /** Some of it can be seen, whatever stands over the page. */
  readonly isSeen: boolean;
  /** How thick its outline is, and how its color stands out from what is around it. */
  readonly outline: number;
  readonly contrast: number;
}

/** Where the Tab key stops, one after the other, from the beginning or from what has the focus. */
export async function tabStops(
  page: Page,
  most: number,
  from: "start" | "here" = "start",
): Promise<readonly Stop[]> {
  await page.evaluate((isFromStart) => {
    Object.assign(globalThis, { stoppedAt: undefined, knownLights: new Map() });
    if (!isFromStart) return;
    // Where a focused element is taken away, the Tab key goes on.
    const beginning = document.createElement("span");
    beginning.tabIndex = -1;
    document.body.prepend(beginning);
    beginning.focus();
    beginning.remove();
  }, from === "start");
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async (): Promise<Stop | "frame" | undefined> => {
      const kept = globalThis as unknown as {
        stoppedAt: Element | undefined;
        /** Of colors that were drawn before. */
        readonly knownLights: Map<string, number>;
      };
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // The focus is in another page, which has its own test.
      if (element instanceof HTMLIFrameElement) return "frame";
      const before = kept.stoppedAt;
      kept.stoppedAt = element;
      const isInOrder =
        !before || (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      const canSee = () =>
        [...element.getClientRects()].some(({ x, y, width, height }) =>
          [0.5, 0.15, 0.85].some((part) => {
            const seen = document.elementFromPoint(x + width * part, y + height * part);
            return seen !== null && (element.contains(seen) || seen.contains(element));
          }),
        );
      // The card of the link before may take a moment to go.
      const since = performance.now();
      while (!canSee() && performance.now() - since < 1500) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const isSeen = canSee();
      const style = getComputedStyle(element);
      /** A color as numbers, in whatever way it was written. */
      const rgb = (color: string): readonly number[] => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) return [0, 0, 0];
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      };
      const light = (color: string): number => {
        const known = kept.knownLights.get(color);
        if (known !== undefined) return known;
        const [r = 0, g = 0, b = 0] = rgb(color).map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        const found = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        kept.knownLights.set(color, found);
        return found;
      };
      const one = light(style.outlineColor);
      const other = light(getComputedStyle(document.body).backgroundColor);
      return {
        html: element.outerHTML.slice(0, 140),
        isInOrder,
        isSeen,
        outline: style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth),
        contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
      };
    });
    if (!stop) break;
    if (stop !== "frame") stops.push(stop);
  }
  return stops;
}

/** What is cut where a reader sets lines, letters and words wider apart (1.4.12). */
export async function cutBySpacing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // As the sheet of a reader's own would be, which no policy of the page forbids.
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(spacing);
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        const cuts = (value: string) => value === "hidden" || value === "clip";
        if (
          element.closest(".visually-hidden, svg, pre, input, textarea") ||
          webkitLineClamp !== "none"
        )
          return false;
        if (!element.checkVisibility() || element.clientHeight === 0) return false;
        return (
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 2)
        );
      })
      .map((element) => element.outerHTML.slice(0, 140));
  });
}

/** How wide the page is, and what of the screen's height never scrolls away. */
export function reach(page: Page): Promise<{ readonly width: number; readonly stuck: number }> {
  return page.evaluate(() => {
    const stuck = [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        if (position !== "sticky" && position !== "fixed") return false;
        // Cards beside what has the focus go away with Escape, and with the focus.
        return element.checkVisibility() && !element.matches(".drawn, .peek, .rule-card");
      })
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight);
    return {
      width: document.documentElement.scrollWidth,
      stuck: stuck.reduce((sum, { height }) => sum + height, 0),
    };
  });
}

/** What moves by itself or would, were something to change. */
export function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map((one) => `${one.constructor.name} ${one.id}`);
    const would = [...document.querySelectorAll("*")].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element);
      const long = (value: string) => value.split(",").some((one) => Number.parseFloat(one) > 0);
      const isMoved =
        (animationName !== "none" && long(animationDuration)) ||
        long(transitionDuration) ||
        scrollBehavior === "smooth";
      return isMoved ? [element.outerHTML.slice(0, 120)] : [];
    });
    return [...running, ...would];
  });
}

/**
 * Leaves of rows that are built alike the first two: axe would say the same of hundreds. What may look
 * otherwise, by its class, its style, what stands in it or what it stands in, is not alike.
 */
export function leaveFewAlike(): void {
  const toldOf = (element: Element): string =>
    [...element.attributes]
      .map(({ name, value }) => (name === "class" || name === "style" ? value : name))
      .join(" ");
  const within = (element: Element): string =>
    `${element.tagName} ${toldOf(element)} (${[...element.children].map(within)})`;
  const around = ({ parentElement: parent }: Element): string =>
    parent ? `${parent.className} ${around(parent)}` : "";
  const seen = new Map<string, number>();
  for (const row of document.querySelectorAll("main :is(li, tr)")) {
    if (!row.isConnected) continue;
    const shape = `${within(row)} in ${around(row)}`;
    const times = seen.get(shape) ?? 0;
    seen.set(shape, times + 1);
    if (times >= 2) row.remove();
  }
}
