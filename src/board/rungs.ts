/** The layers as a ladder: a rung for each effect, and one for layers in a row without any. */
import { type LayerNumber, layerOrder, type ToldStep } from "../captions/derivation.ts";

type Rung =
  | { readonly is: "effect"; readonly step: ToldStep; readonly place: number }
  | { readonly is: "empty"; readonly layers: string };

/** Layer 1 is named as a whole where nothing happens in either of its halves. */
function nameOf(layers: readonly LayerNumber[]): string {
  const [first = "", last = ""] = [layers[0], layers.at(-1)];
  if (first === last) return first;
  const from = first === "1a" ? "1" : first;
  return last === "1b" ? from : `${from}–${last}`;
}

/** The steps stand in the order in which they apply, which is that of the layers. */
export function rungsOf(steps: readonly ToldStep[]): readonly Rung[] {
  const rungs: Rung[] = [];
  let next = 0;
  const leaveOut = (to: number) => {
    if (to > next) rungs.push({ is: "empty", layers: nameOf(layerOrder.slice(next, to)) });
  };
  for (const [place, step] of steps.entries()) {
    const at = step.place === undefined ? layerOrder.length : layerOrder.indexOf(step.place);
    leaveOut(at);
    rungs.push({ is: "effect", step, place });
    next = Math.max(next, at + 1);
  }
  leaveOut(layerOrder.length);
  return rungs;
}
