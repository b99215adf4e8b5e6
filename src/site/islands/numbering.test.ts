import { expect, it } from "vitest";
import { inOrder } from "./numbering.ts";

const island = (number: number, inside: string) =>
  `<astro-island data-preact-island-id="${number}">${inside}</astro-island>`;
const field = (number: number) =>
  `<label for="P${number}-0">P${number}-0</label><input id="P${number}-0" aria-describedby="a P${number}-1">`;
/** What stands there for readers is no id. */
const said = (html: string) => html.replace(/>P\d+-0</g, "><");

it.each([
  ["as they stand", [0, 1, 2]],
  ["the other way round", [2, 1, 0]],
  ["with gaps", [7, 3, 12]],
])("islands numbered %s are numbered as they stand", (_, numbers) => {
  const page = (of: readonly number[]) => of.map((one) => island(one, field(one))).join("");
  expect(said(inOrder(page(numbers)))).toBe(said(page([0, 1, 2])));
});

it("texts, and ids of something else, stay", () => {
  const html = `<p id="P9-1">P0-1</p>${island(4, "<p>P4-0</p>")}`;
  expect(inOrder(html)).toBe(`<p id="P9-1">P0-1</p>${island(0, "<p>P4-0</p>")}`);
});
