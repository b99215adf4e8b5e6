/** What a page says of a board's data, and how it is put in its place. Browser and build share it. */

/** Beside the scripts: what is in it never changes without its name, and it is kept as they are. */
export const DATA_FOLDER = "/_astro/";

/** In the place of a board's data: where it is. */
export interface HeldBack {
  readonly data: string;
}

/** Properties as Astro writes them into a page: each value behind the number of its sort. */
type Written = readonly [sort: 0, value: unknown];
type Properties = Readonly<Record<string, Written>>;

const PLAIN = 0;

const addressIn = ({ page }: Properties): string | undefined =>
  (page?.[1] as { data?: Written } | undefined)?.data?.[1] as string | undefined;

/** The address of the data that an island's properties hold back; none if they are whole. */
export const heldIn = (properties: string): string | undefined =>
  addressIn(JSON.parse(properties) as Properties);

/** The same properties with the data in its place. */
export function completed(properties: string, data: Readonly<Record<string, string>>): string {
  const page = Object.entries(data).map(([name, text]) => [name, [PLAIN, text]]);
  const known = JSON.parse(properties) as Properties;
  return JSON.stringify({ ...known, page: [PLAIN, Object.fromEntries(page)] });
}
