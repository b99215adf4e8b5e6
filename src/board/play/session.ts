/** A board that is played: its lines, its rules and its words, and what is done to them. */
import type { Edition } from "../../engine/rules.ts";
import { isKept, keep } from "../detail.ts";
import { dropped } from "../dragging.ts";
import type { BoardProps, BoardSource } from "../props.ts";
import {
  type Act,
  type Compared,
  Listeners,
  type Scene,
  type Session,
  type TreeAct,
} from "../session.ts";
import { begin, reduce } from "../store.ts";
import { type Moment, momentOf, type Tree } from "../tree.ts";
import { addressOf, lineAt } from "./links.ts";
import { loadWatching } from "./panels.ts";
import { sceneryOf } from "./scene.ts";
import type { PartsOf } from "./walking.ts";
import { wordingOf } from "./wording.ts";
import { underRulesOf } from "./years.ts";

/** What cuts actions up into rule steps, each once. */
async function loadCut(): Promise<PartsOf> {
  const { partsOf } = await loadWatching();
  const known = new WeakMap<Moment, ReturnType<PartsOf>>();
  return (moment, before) => {
    const found = known.get(moment) ?? partsOf(moment, before);
    known.set(moment, found);
    return found;
  };
}

/** Whether each rule step is shown by itself, and what cuts actions up, once it is there. */
function cuttingOf(changed: () => void) {
  let isDetailed = false;
  let cut: PartsOf | undefined;

  /** What cuts comes when it is asked for; without it actions stay whole. */
  const set = (to: boolean): void => {
    isDetailed = to;
    if (!isDetailed || cut) return;
    loadCut().then(
      (loaded) => {
        cut ??= loaded;
        changed();
      },
      () => undefined,
    );
  };
  set(isKept());
  return {
    now: () => ({ isDetailed, cut }),
    show: () => set(true),
    toggle: () => {
      keep(!isDetailed);
      set(!isDetailed);
    },
  };
}

/**
 * What there is to say of the board under the rules of another year. Of several years that were
 * asked for, only the last is shown: one that takes longer to come is no longer wanted.
 */
function comparisonOf(
  underRules: (edition: Edition) => ReturnType<typeof underRulesOf>,
  here: () => Edition,
) {
  let compared: Compared | undefined;
  let wanted: Edition | undefined;
  const ask = async (edition: Edition, show: (act: TreeAct | undefined) => void) => {
    wanted = edition;
    const found = await underRules(edition).catch(() => "cutOff" as const);
    if (wanted !== edition) return;
    compared = found === "cutOff" ? { edition: here(), isCutOff: true } : found?.compared;
    show(found === "cutOff" ? undefined : found?.act);
  };
  return { now: () => compared, ask };
}

export function openSession(
  props: Pick<BoardProps, "id" | "lang" | "sandboxAddress" | "isWritten">,
  source: BoardSource,
  tree: Tree,
): Session {
  const { lang } = props;
  const listeners = new Listeners();
  let state = begin(tree);
  let known: Scene | undefined;

  const changed = (): void => {
    known = undefined;
    listeners.tell();
  };
  const wordings = wordingOf(lang, source, changed);
  const { sceneOf, lookAhead } = sceneryOf(source, lang, wordings.under);
  const cutting = cuttingOf(changed);
  const comparison = comparisonOf(
    (edition) => underRulesOf(edition, source, lang),
    () => scene().edition,
  );
  const scene = (): Scene => {
    known ??= sceneOf({ state, ...cutting.now(), compared: comparison.now() });
    return known;
  };

  const dispatch = (act: Act): boolean => {
    switch (act.do) {
      case "detail":
        cutting.toggle();
        break;
      case "rulesOf":
        comparison.ask(act.edition, (found) => (found ? dispatch(found) : changed()));
        return true;
      case "drop": {
        const answers = dropped(momentOf(state.tree).game, act.source, act.target);
        if (!answers) return true;
        state = reduce(state, { do: "follow", from: state.tree.at, steps: [answers] });
        break;
      }
      default:
        if ("part" in act && act.part !== undefined) cutting.show();
        state = reduce(state, act);
    }
    changed();
    return true;
  };

  return {
    scene,
    dispatch,
    subscribe: (tell) => {
      const [leave, hush] = [listeners.add(tell), wordings.listen()];
      return () => {
        leave();
        hush();
      };
    },
    lookAhead: () => lookAhead(scene()),
    address: () => addressOf(props, source, state),
    openLine: async (payload, place) => {
      const { at } = state.tree;
      const line = await lineAt(payload, source, lang, () => state.own);
      // Nobody is taken away from where they have gone meanwhile.
      if (state.tree.at === at) {
        if (line.ok) dispatch({ do: "load", tree: line.value });
        if (place) dispatch({ do: "goToStep", ...place });
      }
      return line.ok ? undefined : line.problem;
    },
  };
}
