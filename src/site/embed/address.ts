/** The address of an embedded board, from what the author of another page has written. */
import { fail, ok, type Result } from "../../engine/result.ts";
import { type Bilingual, LANGS, type Lang } from "../i18n.ts";
import { embedPath } from "../paths.ts";
import { isStep, type Theme, themeIn, themes } from "./messages.ts";

export interface Embedded {
  readonly ruling: string;
  readonly board: string;
  readonly lang: Lang;
  readonly step?: number;
  readonly theme: Theme;
}

/** The attributes of `<saitei-board>`. */
export const attributes = ["ruling", "board", "lang", "step", "theme"] as const;
export type AttributeName = (typeof attributes)[number];

/** Ids as `register.test.ts` holds them to, and not longer than any is. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 120;
const isId = (text: string | null): text is string =>
  text !== null && text.length <= LONGEST_ID && ID.test(text);

const wrong = (name: AttributeName, en: string, ja: string): Bilingual => ({
  en: `<saitei-board>: “${name}” must be ${en}.`,
  ja: `<saitei-board>：${name} には${ja}を指定してください。`,
});

/**
 * @param get the value of an attribute; null where there is none.
 * @param around the language of the page, where the author names none.
 */
export function readAttributes(
  get: (name: AttributeName) => string | null,
  around: Lang,
): Result<Embedded, Bilingual> {
  const ruling = get("ruling");
  if (!isId(ruling)) return fail(wrong("ruling", "the id of a ruling", "裁定の識別子"));
  const board = get("board");
  if (!isId(board)) return fail(wrong("board", "the id of one of its boards", "その盤面の識別子"));
  const named = get("lang");
  const lang = named === null ? around : LANGS.find((one) => one === named);
  if (!lang) return fail(wrong("lang", "ja or en", " ja か en "));
  const theme = themeIn(get("theme") ?? "auto");
  if (!theme) return fail(wrong("theme", themes.join(", "), themes.join("、")));
  const step = get("step");
  if (step === null) return ok({ ruling, board, lang, theme });
  if (!/^\d+$/.test(step) || !isStep(Number(step))) {
    return fail(wrong("step", "the number of a step", "手順の番号"));
  }
  return ok({ ruling, board, lang, theme, step: Number(step) });
}

/** What is said where the attributes are right, and lead nowhere. */
export const noBoard = ({ ruling, board }: Embedded): Bilingual => ({
  en: `<saitei-board>: there is no board “${board}” of a ruling “${ruling}”.`,
  ja: `<saitei-board>：裁定「${ruling}」の盤面「${board}」はありません。`,
});

/** What stands behind the address of a board for one of its steps; on its page it is an anchor. */
export const stepHash = (id: string, step: number): string => `#${id}-step-${step}`;

export function addressOf({ ruling, board, lang, theme, step }: Embedded, site: string): string {
  const address = new URL(embedPath(lang, ruling, board), site);
  if (theme !== "auto") address.searchParams.set("theme", theme);
  if (step !== undefined) address.hash = stepHash(`${ruling}-${board}`, step);
  return address.href;
}
