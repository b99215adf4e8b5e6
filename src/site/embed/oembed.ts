/** What a program that has the address of a ruling or a board reads to show the board itself (oEmbed 1.0). */
import { z } from "astro/zod";
import { embedSnippet, frameSize } from "../../board/copying/embed.ts";
import { withAside } from "../../notation/punctuation.ts";
import { type BoardOwner, shownBy } from "../boardOwners.ts";
import { type Lang, strings } from "../i18n.ts";
import { embedPath, pagePath } from "../paths.ts";
import type { Board } from "../rulings.ts";

const DAY = 24 * 60 * 60;

export const oembedSchema = z.strictObject({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  title: z.string().min(1),
  provider_name: z.string().min(1),
  provider_url: z.url(),
  cache_age: z.int().positive(),
  html: z.string().regex(/^<iframe [^<>]*><\/iframe>$/),
  width: z.int().positive(),
  height: z.int().positive(),
});
type Oembed = z.infer<typeof oembedSchema>;

/** A file knows nothing of who asks: `url`, `maxwidth` and `format` of the request make no difference. */
export function oembedOf(lang: Lang, owner: BoardOwner, board: Board, site: URL): Oembed {
  const title = board.title[lang];
  return {
    version: "1.0",
    type: "rich",
    title: withAside(lang, shownBy({ owner, board }).says[lang], title),
    provider_name: strings(lang).siteName,
    provider_url: new URL(pagePath(lang), site).href,
    cache_age: DAY,
    html: embedSnippet(new URL(embedPath(lang, owner.id, board.id), site).href, title),
    ...frameSize,
  };
}
