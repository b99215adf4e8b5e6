/** What pages and the worker say to each other, and what of it is believed. */

export type ToWorker =
  /** A page is being read: keep it. `isWhole`: with all that it may come to need. */
  | {
      readonly is: "read";
      readonly path: string;
      readonly version: string;
      readonly isWhole: boolean;
    }
  /** The site is another since a page was opened: look whether the page is, too. */
  | { readonly is: "check"; readonly path: string };

/** This version of a page has just come from the network. */
export interface FromWorker {
  readonly is: "fresh";
  readonly path: string;
  readonly version: string;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (data: unknown): Fields =>
  typeof data === "object" && data !== null ? (data as Fields) : {};

/** The address of a page of this site. */
const isPath = (path: unknown): path is string =>
  typeof path === "string" && /^\/(?:[^/].*\/)?$/.test(path);

export function parseToWorker(data: unknown): ToWorker | undefined {
  const { is, path, version, isWhole } = fieldsOf(data);
  if (!isPath(path)) return undefined;
  if (is === "read" && typeof version === "string" && typeof isWhole === "boolean") {
    return { is, path, version, isWhole };
  }
  return is === "check" ? { is, path } : undefined;
}

export function parseFromWorker(data: unknown): FromWorker | undefined {
  const { is, path, version } = fieldsOf(data);
  const isGood = is === "fresh" && isPath(path) && typeof version === "string";
  return isGood ? { is, path, version } : undefined;
}
