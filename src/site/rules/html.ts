/** A text with its mana symbols as HTML. */
import { pipOf, symbolsIn } from "../../board/pips.ts";
import "../../captions/en/symbols.ts";
import "../../captions/ja/symbols.ts";
import { spoken } from "../../captions/spoken.ts";
import type { Lang } from "../i18n.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function drawn(run: string, lang: Lang): string {
  const pips = symbolsIn(run).map((symbol) => {
    const { class: name, letters, style } = pipOf(symbol);
    const inside = letters.map((letter) => `<span>${escaped(letter)}</span>`).join("");
    const look = style === undefined ? "" : ` style="${escaped(style)}"`;
    return `<span class="${name}"${look}>${inside}</span>`;
  });
  const label = escaped(spoken(run, lang));
  return `<span class="pips" role="img" aria-label="${label}">${pips.join("")}</span>`;
}

/** Browsers begin a line after any drawing, even with a sign that must not begin one. */
function together(run: string, lang: Lang): string {
  const end = run.lastIndexOf("}") + 1;
  const pips = drawn(run.slice(0, end), lang);
  const sign = run.slice(end);
  return sign === "" ? pips : `<span class="unbroken">${pips}${sign}</span>`;
}

const htmlOf = (text: string, lang: Lang, write: (part: string) => string): string =>
  text
    .split(/((?:\{[^{}]+\})+[、。」』）]*)/)
    .map((part) => (part.startsWith("{") ? together(part, lang) : write(part)))
    .join("");

export const proseHtml = (text: string, lang: Lang): string => htmlOf(text, lang, escaped);

/** Browsers that keep phrases whole end one behind a name, within a date or a short remark. */
const WHOLE = /》\p{sc=Hiragana}|\d+年\d+月\d+日|（[^（）]{1,10}）/gu;

export const headingHtml = (text: string, lang: Lang): string =>
  htmlOf(text, lang, (part) =>
    escaped(part).replaceAll(WHOLE, (whole) => `<span class="unbroken">${whole}</span>`),
  );
