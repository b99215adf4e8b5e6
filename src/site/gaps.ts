/** Line breaks that Markdown leaves between blocks: nobody's text, but bytes of every guide. */
import { partsOf } from "./html.ts";

/** What holds elements and no text; `undefined` is the guide itself. */
const HOLDERS: readonly (string | undefined)[] = [
  undefined,
  ...["ul", "ol", "dl", "table", "thead", "tbody", "tr"],
];

export function withoutGaps(html: string): string {
  let written = "";
  for (const { html: part, tag, open } of partsOf(html)) {
    const isGap = tag === undefined && part.trim() === "" && HOLDERS.includes(open.at(-1));
    if (!isGap) written += part;
  }
  return written;
}
