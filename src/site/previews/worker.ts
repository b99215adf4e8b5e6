/** Makes a part of the pictures, beside the pages: see `index.ts`. */
import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import "../../captions/index.ts";
import { cachedFile, keep } from "../cache.ts";
import { allPreviews, type Preview } from "./contents.ts";
import { keyOf } from "./key.ts";
import { pictureOf } from "./layout.ts";
import { previewPath } from "./paths.ts";
import { pngOf } from "./render.ts";
import { svgOf } from "./svg.ts";

/** Which of the pictures a worker makes. */
export interface Share {
  readonly folder: string;
  /** It is the worker of this number … */
  readonly number: number;
  /** … of so many. */
  readonly workers: number;
}

export interface Made {
  /** The picture's address. */
  readonly path: string;
  /** Where it is kept. */
  readonly file: string;
  readonly isNew: boolean;
}

/** So many go to one worker, one after the other: pictures of the same board are neighbours. */
const TOGETHER = 16;

function make(preview: Preview, folder: string): Made {
  const path = previewPath(preview.lang, preview.page);
  try {
    const picture = pictureOf(preview);
    const svg = svgOf(picture);
    const key = keyOf(svg);
    return {
      path,
      file: cachedFile(folder, key),
      isNew: keep(folder, key, () => pngOf(picture, svg)),
    };
  } catch (cause) {
    throw new Error(`${path} could not be made`, { cause });
  }
}

const { folder, number, workers }: Share = workerData;
const own = allPreviews().filter((_, place) => Math.floor(place / TOGETHER) % workers === number);
const made: Made[] = [];
for (const preview of own) {
  made.push(make(preview, folder));
  // The renderer gives the pixels of a picture back only when the thread has a moment to itself.
  await setImmediate();
}
parentPort?.postMessage(made satisfies readonly Made[]);
