/** From a picture to the bytes of its PNG. */
import { Resvg } from "@resvg/resvg-js";
import type { Picture, Shape } from "../../board/picture/shapes.ts";
import { indexedPng } from "./png.ts";

function colorsOf(shape: Shape): readonly string[] {
  switch (shape.is) {
    case "box":
      return shape.stroke ? [shape.fill, shape.stroke] : [shape.fill];
    case "disc":
      return shape.lower ? [shape.fill, shape.lower] : [shape.fill];
    case "words":
      return [shape.color];
  }
}

/** `svg` is that of the picture. */
export function pngOf({ shapes }: Picture, svg: string): Buffer {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const { width, height, pixels } = image;
  return indexedPng({ width, height, rgba: pixels }, shapes.flatMap(colorsOf));
}
