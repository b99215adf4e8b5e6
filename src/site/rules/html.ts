/** A text with its mana symbols as HTML, drawn as `Prose.astro` draws them. */
import { pipOf, symbolsIn } from "../../board/pips.ts";
import { spoken } from "../../captions/index.ts";
import type { Lang } from "../i18n.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function drawn(run: string, lang: Lang): string {
  const pips = symbolsIn(run).map((symbol) => {
    const { class: name, letters, style } = pipOf(symbol);
    const inside = letters.map((letter) => `<span>${escaped(letter)}</span>`).join("");
    const look = style === undefined ? "" : ` style="${escaped(style)}"`;
    return `<span class="${name}"${look} aria-hidden="true">${inside}</span>`;
  });
  const label = escaped(spoken(run, lang));
  return `<span class="pips" role="img" aria-label="${label}">${pips.join("")}</span>`;
}

export const proseHtml = (text: string, lang: Lang): string =>
  text
    .split(/((?:\{[^{}]+\})+)/)
    .map((part) => (part.startsWith("{") ? drawn(part, lang) : escaped(part)))
    .join("");
