import { useLater } from "./useLater.ts";

type Watching = typeof import("./watching/index.ts");

export const loadWatching = (): Promise<Watching> => import("./watching/index.ts");

/** What a reader who watches needs, once it is wanted. */
export const useWatching = (isWanted: boolean): Watching | undefined =>
  useLater(isWanted, loadWatching);
