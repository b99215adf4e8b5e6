/** A script as it was played: once for all that is said of it when the site is built. */
import { playScript, type Script } from "../script.ts";
import type { Outcome } from "../tree.ts";

const known = new WeakMap<Script, readonly Outcome[]>();

/** @throws {Error} for a script that can't be played: it stops the build. */
export function outcomesOf(script: Script): readonly Outcome[] {
  const earlier = known.get(script);
  if (earlier) return earlier;
  const played = playScript(script);
  if (!played.ok) throw new Error(`The board's script can't be played: ${played.problem}.`);
  known.set(script, played.value);
  return played.value;
}
