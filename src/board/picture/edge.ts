/** The edge of a card in a picture, in the colors that it has on the pages. */
import type { Color } from "../../language/vocabulary.ts";
import type { Box } from "./shapes.ts";

const fills: Readonly<Record<Color, string>> = {
  white: "#d8c57c",
  blue: "#2f7fc1",
  black: "#5b544c",
  red: "#cf4a33",
  green: "#3d8b4f",
};
const noColor = "#9b9489";

/** A stripe of each color, from left to right or from top to bottom. */
export function edge(
  colors: readonly Color[],
  { x, y, width, height }: Pick<Box, "x" | "y" | "width" | "height">,
): readonly Box[] {
  const stripes = colors.length === 0 ? [noColor] : colors.map((color) => fills[color]);
  const count = stripes.length;
  return stripes.map((fill, index) =>
    width > height
      ? { is: "box", x: x + (index * width) / count, y, width: width / count, height, fill }
      : { is: "box", x, y: y + (index * height) / count, width, height: height / count, fill },
  );
}
