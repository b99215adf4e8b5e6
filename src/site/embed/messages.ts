/**
 * What an embedded board and the page around it tell each other by `postMessage`. Anybody can send
 * anything, so nothing is believed before it has been read here; what can't be read is passed over.
 */

/** What a page makes of a board's height: nobody gets a frame without an end. */
export const heights = { least: 40, most: 20_000 } as const;
/** No script has as many steps. */
export const LAST_STEP = 999;

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** How high a board is, in pixels; and which, for pages that have several. */
export interface HeightMessage {
  readonly type: "saitei:height";
  readonly height: number;
  readonly id: string;
}

/** What a page may ask of a board. */
export type Wish =
  | { readonly type: "saitei:measure" }
  | { readonly type: "saitei:step"; readonly step: number }
  | { readonly type: "saitei:theme"; readonly theme: Theme };

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

const LONGEST_ID = 200;

export function readHeight(data: unknown): HeightMessage | undefined {
  if (!isObject(data) || data.type !== "saitei:height") return undefined;
  const { type, height, id } = data;
  if (!isWithin(height, heights.least, heights.most)) return undefined;
  if (typeof id !== "string" || id.length > LONGEST_ID) return undefined;
  return { type, height, id };
}

export const themeIn = (value: unknown): Theme | undefined =>
  themes.find((theme) => theme === value);

export const isStep = (value: unknown): value is number => isWithin(value, 0, LAST_STEP);

export function readWish(data: unknown): Wish | undefined {
  if (!isObject(data)) return undefined;
  switch (data.type) {
    case "saitei:measure":
      return { type: data.type };
    case "saitei:step":
      return isStep(data.step) ? { type: data.type, step: data.step } : undefined;
    case "saitei:theme": {
      const theme = themeIn(data.theme);
      return theme && { type: data.type, theme };
    }
    default:
      return undefined;
  }
}
