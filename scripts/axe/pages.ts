/** The pages of a built site, by what they are. */
import { readdirSync } from "node:fs";

export const kinds = [
  "pages",
  "guides",
  "rulings",
  "cards",
  "rules",
  "changes",
  "conformance",
  "embeds",
  /** Addresses in no language, which lead on. */
  "short",
] as const;
type Kind = (typeof kinds)[number];

const folders: Readonly<Record<string, Kind>> = {
  guides: "guides",
  rulings: "rulings",
  cards: "cards",
  cr: "rules",
  changes: "changes",
  conformance: "conformance",
  embed: "embeds",
};

/** What the page at this address is: the page that lists a kind is of that kind. */
export function kindOf(path: string): Kind {
  const [first = "", second = ""] = path.split("/").filter((part) => part !== "");
  if (first === "" || first.endsWith(".html")) return "pages";
  if (first !== "ja" && first !== "en") return "short";
  return folders[second] ?? "pages";
}

/** The addresses of all pages below a folder, in order. */
export function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replace(/index\.html$/, ""))
    .sort();
}

/** So many of each kind in each language, spread evenly over all of them. */
export function sampleOf(pages: readonly string[], size: number): readonly string[] {
  const groups = Map.groupBy(pages, (path) => `${kindOf(path)} ${path.split("/")[1]}`);
  return [...groups.values()].flatMap((group) => {
    const every = Math.max(1, group.length / size);
    return Array.from(
      { length: Math.min(size, group.length) },
      (_, index) => group[Math.floor(index * every)] ?? "",
    );
  });
}
