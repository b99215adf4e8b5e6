/** How a spell is cast that isn't simply cast for its mana cost (118.9). */
import { partsOf } from "../engine/index.ts";
import type { CastWay } from "../engine/objects.ts";
import { asKeyword } from "./names.ts";

/** The keyword that gives the way, or that nothing is paid; nothing where neither says it. */
export type WaySaid = { readonly keyword: string } | "free" | undefined;

export function waySaid(way: CastWay | undefined): WaySaid {
  switch (way?.is) {
    case "way":
      return byKeyword(partsOf(way.way).name);
    case "alternative":
      // An ability that lets its player pay something else, as madness does, is told as it resolves.
      return way.cost.length === 0 ? "free" : undefined;
    case "free":
      return "free";
    default:
      return undefined;
  }
}

function byKeyword(name: string): WaySaid {
  const keyword = asKeyword(name);
  return keyword === undefined ? undefined : { keyword };
}
