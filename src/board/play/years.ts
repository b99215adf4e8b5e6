/** A board by the rules of another year, and where that makes a difference. */
import type { Edition } from "../../engine/rules.ts";
import type { Lang } from "../../notation/bilingual.ts";
import type { BoardSource } from "../props.ts";
import { playScript } from "../script.ts";
import type { Compared, TreeAct } from "../session.ts";
import { goTo, momentOf, treeOf } from "../tree.ts";
import { loadWatching } from "./panels.ts";

interface Found {
  readonly compared?: Compared;
  /** What shows it. */
  readonly act: TreeAct;
}

/** Nothing where the position is none under those rules. */
export async function underRulesOf(
  to: Edition,
  { script, notation }: BoardSource,
  lang: Lang,
): Promise<Found | undefined> {
  if (to === script.edition) return { act: { do: "home" } };
  const own = playScript(script);
  if (!own.ok) return undefined;
  const [{ readUnder }, { firstDifference, tellIn }] = await Promise.all([
    import("../link.ts"),
    loadWatching(),
  ]);
  const read = readUnder(notation, script.cards, to);
  const played = read.ok ? playScript(read.value.script) : undefined;
  if (!read.ok || !played?.ok) return undefined;
  const { stopped } = read.value;
  const difference = firstDifference(own.value, played.value, tellIn(lang));
  const step = difference === undefined ? undefined : Math.min(difference, played.value.length - 1);
  const at = step ?? (stopped ? played.value.length - 1 : 0);
  const tree = treeOf(played.value);
  return {
    compared: {
      edition: to,
      ...(step !== undefined && { step }),
      ...(stopped && { stopped: stopped.message[lang] }),
    },
    act: { do: "load", tree: goTo(tree, momentOf(tree, at).id) },
  };
}
