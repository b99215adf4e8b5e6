/** Paints a picture in the browser. */
import type { Font, Measure, Picture, Shape } from "./shapes.ts";

const family =
  '"Hiragino Sans", "BIZ UDPGothic", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif';

const css = ({ size, bold }: Font): string => `${bold ? "700 " : ""}${size}px ${family}`;

/** Measures with the fonts that it will be painted in. */
function measureOn(context: CanvasRenderingContext2D): Measure {
  return (text, font) => {
    context.font = css(font);
    return context.measureText(text).width;
  };
}

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  switch (shape.is) {
    case "box": {
      const { x, y, width, height, fill, stroke, radius = 0 } = shape;
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fillStyle = fill;
      context.fill();
      if (stroke) {
        context.strokeStyle = stroke;
        context.lineWidth = 1.5;
        context.stroke();
      }
      return;
    }
    case "disc":
      context.beginPath();
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      context.fillStyle = shape.fill;
      context.fill();
      if (shape.lower !== undefined) {
        context.beginPath();
        context.arc(shape.x, shape.y, shape.radius, -Math.PI / 4, (3 * Math.PI) / 4);
        context.fillStyle = shape.lower;
        context.fill();
      }
      return;
    case "words":
      context.font = css(shape.font);
      context.fillStyle = shape.color;
      context.textAlign =
        shape.anchor === "end" ? "right" : shape.anchor === "middle" ? "center" : "left";
      context.fillText(shape.text, shape.x, shape.y);
  }
}

/** Twice as many pixels, so that small letters stay readable on every screen. */
const scale = 2;

/** The picture as a PNG; nothing where the browser can't make one. */
export function toPng(layOut: (measure: Measure) => Picture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  const { width, height, shapes } = layOut(measureOn(context));
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  for (const shape of shapes) draw(context, shape);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
