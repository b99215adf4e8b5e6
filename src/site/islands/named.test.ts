import { expect, test } from "vitest";
import { placeNamed } from "./named.ts";

const has = (id: string): boolean => id === "b-step-3" || id === "b";

test.each([
  ["a line of play", "#b=2.abc==", "b"],
  ["a board to be changed, whose form stands above it", "#b=2.abc==&step=0&form", undefined],
  ["a rule step", "#b-step-3.2", "b-step-3"],
  ["a step that the browser finds", "#b-step-3", undefined],
  ["a step that the board hasn't any more", "#b-step-99", "b"],
  ["a rule step of such a step", "#b-step-99.1", "b"],
  ["a place in the text", "#details", undefined],
  ["nothing", "", undefined],
])("%s", (_, hash, place) => {
  expect(placeNamed(hash, has)).toBe(place);
});
