import { useState } from "preact/hooks";
import type { Edition } from "../engine/rules.ts";
import { useBoard, useMoment } from "./context.ts";
import { playScript, type Script } from "./script.ts";
import type { Act } from "./store.ts";
import { goTo, momentOf, treeOf } from "./tree.ts";
import { loadWatching } from "./useWatching.ts";

/** An edition by which the board can be played, and whether something else comes of it. */
export interface Year {
  readonly edition: Edition;
  readonly differs: boolean;
}

interface Props {
  readonly years: readonly Year[];
  /** The board as its page has it. */
  readonly script: Script;
  readonly notation: string;
  readonly dispatch: (act: Act) => void;
}

/** What there is to say of the board under other rules than its own. */
interface Compared {
  readonly edition: Edition;
  /** The first step that isn't told alike; none where all are. */
  readonly step?: number;
  /** Why the script can't be followed to its end. */
  readonly stopped?: string;
}

/** Plays the board by the rules of another year, and goes to where that makes a difference. */
export function Years({ years, script, notation, dispatch }: Props) {
  const { words, lang } = useBoard();
  const { game } = useMoment();
  const [compared, setCompared] = useState<Compared>();
  const { edition } = game.rules;

  const choose = async (to: Edition) => {
    const own = playScript(script);
    if (!own.ok) return;
    if (to === script.edition) {
      setCompared(undefined);
      dispatch({ do: "home" });
      return;
    }
    const [{ readUnder }, { firstDifference, tellIn }] = await Promise.all([
      import("./link.ts"),
      loadWatching(),
    ]);
    const read = readUnder(notation, script.cards, to);
    const played = read.ok ? playScript(read.value.script) : undefined;
    if (!read.ok || !played?.ok) return;
    const { stopped } = read.value;
    const difference = firstDifference(own.value, played.value, tellIn(lang));
    const step =
      difference === undefined ? undefined : Math.min(difference, played.value.length - 1);
    const at = step ?? (stopped ? played.value.length - 1 : 0);
    setCompared({
      edition: to,
      ...(step !== undefined && { step }),
      ...(stopped && { stopped: stopped.message[lang] }),
    });
    const tree = treeOf(played.value);
    dispatch({ do: "load", tree: goTo(tree, momentOf(tree, at).id) });
  };

  const told = compared?.edition === edition ? compared : undefined;
  return (
    <div class="years">
      <label>
        {words.byRulesOf}{" "}
        <select
          value={edition}
          onChange={({ currentTarget }) => {
            const year = years.find((one) => one.edition === currentTarget.value);
            if (year) choose(year.edition);
          }}
        >
          {years.map((one) => (
            <option key={one.edition} value={one.edition}>
              {words.yearOption(one.edition, one.differs)}
            </option>
          ))}
        </select>
      </label>
      <p role="status">
        {told &&
          (told.step === undefined
            ? words.noDifference
            : words.differsFrom(told.edition, told.step))}
        {told?.stopped !== undefined && ` ${words.scriptStops(told.stopped)}`}
      </p>
    </div>
  );
}
