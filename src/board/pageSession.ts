/** A board by what its page shows of it: its script can be watched, before the engine is there. */

import { nobodyAsked } from "./context.ts";
import type { PageLooks } from "./look.ts";
import type { BoardProps } from "./props.ts";
import { type Act, Listeners, type Scene, type Session } from "./session.ts";
import { moveIn, nameOfPlace, type Place, type Walk } from "./walk.ts";
import { wordsOf } from "./words.ts";

const placesIn = ({ steps }: PageLooks): readonly Place[] =>
  steps.map(({ told }, step) => ({
    moment: step,
    inScript: true,
    step,
    told: () => told,
    toldWhole: () => told,
  }));

/** Where an act leads, if that can be watched. */
function targetOf(act: Act, walk: Walk): number | undefined {
  const last = walk.places.length - 1;
  switch (act.do) {
    case "move": {
      const go = moveIn(walk, act.to);
      return go.do === "go" ? go.to : walk.at;
    }
    case "go":
      return act.part === undefined && act.to <= last ? act.to : undefined;
    case "goToStep":
      return act.part === undefined ? Math.min(act.step, last) : undefined;
    default:
      return undefined;
  }
}

export function pageSession(
  { id, lang, initial = 0 }: Pick<BoardProps, "id" | "lang" | "initial">,
  page: PageLooks,
): Session {
  const places = placesIn(page);
  const words = wordsOf(lang);
  const listeners = new Listeners();
  const { edition, used, room, names, counts, steps, goesOn } = page;
  const last = places.length - 1;
  const sceneAt = (at: number): Scene => {
    const step = steps[at];
    if (!step) throw new Error(`The page has no step ${at}.`);
    const { look, days } = step;
    return {
      words,
      edition,
      walk: { places, at, steps: last },
      look,
      ...(days && { days }),
      used,
      room,
      names,
      counts,
      ...(at < last && { next: "script" }),
      isOver: at === last && !goesOn,
      isOpen: at === last && goesOn,
      canUndo: false,
      canRedo: false,
      canStartAgain: at > 0,
      hasOwn: false,
      isDetailed: false,
      asked: nobodyAsked,
    };
  };
  let scene = sceneAt(Math.min(Math.max(initial, 0), last));
  return {
    scene: () => scene,
    dispatch: (act) => {
      const to = targetOf(act, scene.walk);
      if (to === undefined) return false;
      scene = sceneAt(to);
      listeners.tell();
      return true;
    },
    subscribe: listeners.add,
    address: async () => `#${id}-step-${nameOfPlace({ step: scene.walk.at })}`,
  };
}
