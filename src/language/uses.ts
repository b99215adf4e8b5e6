/** Which uses of an event the engine serves: the parser takes no others. */

import { type Use, usesOf } from "./schema/uses.ts";
import type { Served, Trigger } from "./schema.ts";

export function isServed<U extends Use>(use: U, event: Trigger): event is Served<U> & Trigger {
  if (event.is === "anyEvent") return event.triggers.every((one) => isServed(use, one));
  const uses: readonly Use[] = usesOf[event.is];
  return uses.includes(use);
}
