/**
 * Boards of one page are made side by side, and numbered as each happens to begin: one build numbers
 * them otherwise than the next. Here they are numbered anew, as they stand on the page.
 */
const NUMBER = /data-preact-island-id="(\d+)"/g;
/** What may name an element of an island by the id that `useId` made of its number. */
const NAMES = /\s(?:id|for|name|list|href|aria-[a-z]+|popovertarget)="[^"]*"/g;
const MADE = /\bP(\d+)-(\d+)\b/g;

export function inOrder(html: string): string {
  const numbers = [...new Set([...html.matchAll(NUMBER)].map(([, number = ""]) => number))];
  const places = new Map(numbers.map((number, place) => [number, `${place}`]));
  const placeOf = (number: string): string => places.get(number) ?? number;
  return html
    .replace(NUMBER, (_, number: string) => `data-preact-island-id="${placeOf(number)}"`)
    .replace(NAMES, (attribute) =>
      attribute.replace(MADE, (_, number: string, own: string) => `P${placeOf(number)}-${own}`),
    );
}
