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

/** Workers take group after group, until nothing is left. */
export interface Share {
  readonly folder: string;
  /** In its only place, the number of the group that nobody has taken yet. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

export interface Made {
  /** The picture's address. */
  readonly path: string;
  /** Where it is kept. */
  readonly file: string;
  readonly isNew: boolean;
}

/** So many are a group, made one after the other: pictures of the same board are neighbors. */
const GROUP = 16;

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

const { folder, next }: Share = workerData;
const all = allPreviews();
const made: Made[] = [];
const takeGroup = () => {
  const from = Atomics.add(next, 0, 1) * GROUP;
  return all.slice(from, from + GROUP);
};
for (let group = takeGroup(); group.length > 0; group = takeGroup()) {
  for (const preview of group) {
    made.push(make(preview, folder));
    // The renderer gives the pixels of a picture back only when the thread has a moment to itself.
    await setImmediate();
  }
}
parentPort?.postMessage(made satisfies readonly Made[]);
