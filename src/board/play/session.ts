/** A board that is played: its lines, its rules and its words, and what is done to them. */
import type { Edition } from "../../engine/rules.ts";
import { isKept, keep } from "../detail.ts";
import { dropped } from "../dragging.ts";
import type { BoardProps, BoardSource } from "../props.ts";
import { type Act, type Compared, Listeners, type Scene, type Session } from "../session.ts";
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

export function openSession(
  props: Pick<BoardProps, "id" | "lang" | "sandboxAddress" | "isWritten">,
  source: BoardSource,
  tree: Tree,
): Session {
  const { lang } = props;
  const listeners = new Listeners();
  let state = begin(tree);
  let isDetailed = false;
  let cut: PartsOf | undefined;
  let compared: Compared | undefined;
  /** The year that was asked for last: one that takes longer to come is no longer wanted. */
  let wanted: Edition | undefined;
  let known: Scene | undefined;

  const changed = (): void => {
    known = undefined;
    listeners.tell();
  };
  const wordings = wordingOf(lang, source, changed);
  const { sceneOf, lookAhead } = sceneryOf(source, lang, wordings.under);
  const scene = (): Scene => {
    known ??= sceneOf({ state, isDetailed, cut, compared });
    return known;
  };

  /** What cuts actions up comes when it is asked for; without it they stay whole. */
  const setDetailed = (to: boolean): void => {
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
  setDetailed(isKept());

  const dispatch = (act: Act): boolean => {
    switch (act.do) {
      case "detail":
        keep(!isDetailed);
        setDetailed(!isDetailed);
        break;
      case "rulesOf":
        wanted = act.edition;
        underRulesOf(act.edition, source, lang).then(
          (found) => {
            if (wanted !== act.edition) return;
            compared = found?.compared;
            if (found) dispatch(found.act);
            else changed();
          },
          () => {
            if (wanted !== act.edition) return;
            compared = { edition: scene().edition, isCutOff: true };
            changed();
          },
        );
        return true;
      case "drop": {
        const answers = dropped(momentOf(state.tree).game, act.source, act.target);
        if (!answers) return true;
        state = reduce(state, { do: "follow", from: state.tree.at, steps: [answers] });
        break;
      }
      default:
        if ("part" in act && act.part !== undefined) setDetailed(true);
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
