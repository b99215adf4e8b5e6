/** Takes out of the built pages what only the search index reads: it need not come to readers. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** `data-pagefind-…`, and `data-index-…`, in which templates hold what `data-pagefind-meta` names. */
const MARK = / data-(?:pagefind|index)-[a-z-]+(?:="[^"]*")?/g;

/** A page without its marks. Astro writes values between double quotes, none of which stands inside. */
export const unmarked = (html: string): string => html.replace(MARK, "");

const AT_ONCE = 32;

/** Once the index is made: it would find nothing in pages without marks. */
export async function unmarkPages(folder: string): Promise<void> {
  const pages = globSync("**/*.html", { cwd: folder }).values();
  const work = async (): Promise<void> => {
    for (const page of pages) {
      const file = join(folder, page);
      const html = await readFile(file, "utf8");
      const without = unmarked(html);
      if (without !== html) await writeFile(file, without);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
