/** Reads what the browser kept of a board, and plays it again. */
import { withoutSeed } from "../../engine/chance.ts";
import type { Answer } from "../../engine/decisions.ts";
import { playStep } from "../script.ts";
import { goTo, grow, momentOf, scriptAlone, type Tree } from "../tree.ts";
import { graft, rename } from "./changing.ts";
import { fingerprint, type Kept, version } from "./keeping.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAnswers = (value: unknown): value is readonly Answer[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isObject(one) && typeof one.is === "string");

const isMoment = (value: unknown): value is Kept["moments"][number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isInteger(value[0]) &&
  value[0] >= 0 &&
  isAnswers(value[1]);

const isNames = (value: unknown): value is Kept["names"] =>
  isObject(value) && Object.values(value).every((name) => typeof name === "string");

function keptIn(text: string): Kept | undefined {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || value.version !== version) return undefined;
  const { board, moments, names } = value;
  if (typeof board !== "string" || !Array.isArray(moments) || !isNames(names)) return undefined;
  return moments.every(isMoment) ? { version, board, moments, names } : undefined;
}

/** The engine checks every answer again: what it refuses was not kept by this board. */
function replayed(kept: Kept, script: Tree): Tree | undefined {
  let tree = script;
  for (const [parent, answers] of kept.moments) {
    const { game } = momentOf(tree, parent);
    const byChance = answers.some(({ is }) => is === "chance");
    const outcome = playStep(byChance ? withoutSeed(game) : game, answers);
    if (!outcome.ok) return undefined;
    tree = grow(goTo(tree, parent), outcome.value, () => false);
  }
  for (const [id, name] of Object.entries(kept.names)) {
    if (tree.moments[Number(id)]) tree = rename(tree, Number(id), name);
  }
  return tree;
}

/**
 * The board with the reader's lines of an earlier visit; nothing where what was kept is faulty, or
 * of another board. What is in view stays.
 */
export function restored(text: string, own: Tree): Tree | undefined {
  try {
    const kept = keptIn(text);
    if (!kept || kept.board !== fingerprint(own)) return undefined;
    const lines = replayed(kept, scriptAlone(own));
    return lines && goTo({ ...graft(own, lines), onward: own.onward }, own.at);
  } catch {
    return undefined;
  }
}

/** Whether what was kept is sound, but of another position or script. */
export function isOfAnother(text: string, own: Tree): boolean {
  try {
    const kept = keptIn(text);
    return kept !== undefined && kept.board !== fingerprint(own);
  } catch {
    return false;
  }
}
