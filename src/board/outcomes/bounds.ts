import type { Bounds as ExploreBounds } from "../../explore/explore.ts";

export type Bounds = ExploreBounds & { readonly horizon: "rest" | "turn" };

/** A reader waits for so many positions, and a phone has room for them. */
export const defaultBoundsOfPage = { horizon: "rest", positions: 10_000 } as const satisfies Bounds;
