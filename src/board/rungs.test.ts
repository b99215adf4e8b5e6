import { expect, test } from "vitest";
import type { LayerNumber, ToldStep } from "../captions/derivation.ts";
import { rungsOf } from "./rungs.ts";

const stepIn = (place: LayerNumber | undefined): ToldStep => ({
  layer: "",
  layerName: "",
  rules: [],
  effect: "",
  changes: [],
  notes: [],
  ...(place && { place }),
});

/** Effects by their layers, what is empty in brackets. */
const ladder = (...places: readonly (LayerNumber | undefined)[]): string =>
  rungsOf(places.map(stepIn))
    .map((rung) => (rung.is === "effect" ? (rung.step.place ?? "after") : `(${rung.layers})`))
    .join(" ");

test.each([
  ["an effect in the midst", ["6"], "(1–5) 6 (7a–7d)"],
  ["several in one layer", ["7c", "7c"], "(1–7b) 7c 7c (7d)"],
  ["a copy", ["1a", "7b"], "1a (1b–7a) 7b (7c–7d)"],
  ["nothing in layer 1 alone", ["2", "7d"], "(1) 2 (3–7c) 7d"],
  ["what comes after all layers", ["4", undefined], "(1–3) 4 (5–7d) after"],
] as const)("%s", (_, places, expected) => {
  expect(ladder(...places)).toBe(expected);
});
