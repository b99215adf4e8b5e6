import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ObjectId } from "../engine/ids.ts";
import { todayEdition } from "../engine/rules.ts";
import { isKept } from "./detail.ts";
import type { BoardProps } from "./props.ts";
import { useActing } from "./useActing.ts";
import { useAddress } from "./useAddress.ts";
import { useBoardContext } from "./useBoardContext.ts";
import { useHasKept } from "./useHasKept.ts";
import { usePanels } from "./usePanels.ts";
import { usePeek } from "./usePeek.ts";
import { usePlaying } from "./usePlaying.ts";
import { useRemembering } from "./useRemembering.ts";
import { type LiveSession, useSession } from "./useSession.ts";
import { useWatching } from "./useWatching.ts";
import { useWordsOfThen } from "./useWordsOfThen.ts";
import type { Place, Walk } from "./walk.ts";
import type { BoardWords } from "./words.ts";

export type BoardModel = ReturnType<typeof useBoardModel>;

/** All that a board is drawn from, and what can be done to it. */
export function useBoardModel(props: BoardProps) {
  const { id, lang, isBegun = false } = props;
  const session = useSession(props);
  const { scene, opened, dispatch, open } = session;
  const { words, walk, look } = scene;
  const peek = usePeek();
  const acting = useActing(dispatch, peek.close);
  const { hasMoved, act } = acting;
  const link = useAddress(props, scene, session, look);
  const panels = usePanels(words, open, scene.counts);
  const hasKept = useHasKept(id) || isBegun;
  // Nothing is drawn over the board before there is something to follow.
  const isWatched = hasMoved || walk.at > 0 || hasKept;
  const { arrows, watching } = useWatching(isWatched, opened !== undefined, open);
  useEngine(session, hasKept || peek.shown !== null);
  useRemembering(props, scene, hasMoved);

  const here = walk.places[walk.at];
  const told = here?.told();
  const heard = told?.spoken ?? "";
  const element = useRef<HTMLDivElement>(null);
  const playing = usePlaying({ board: element, lang, walk, caption: heard, dispatch: act });
  const [lit, light] = useState<ObjectId>();
  const context = useBoardContext(props, words, { ...peek, drop: acting.drop, light });
  const brought = useMemo(() => ({ ...scene.asked, lit }), [scene.asked, lit]);

  return {
    ...{ props, session, acting, playing, peek, link, panels, isWatched, arrows, watching },
    ...{ element, context, brought, here, told, heard },
    /** The same with which step it is. */
    spoken: whereWords(here, walk, words) + heard,
  };
}

/** Brings what only the engine knows: the choices, a card in full, rule steps, an earlier visit's lines. */
function useEngine({ scene, open }: LiveSession, isAsked: boolean): void {
  const isThen = useWordsOfThen() && scene.edition !== todayEdition;
  const isNeeded = isAsked || scene.isOpen || isThen;
  useEffect(() => {
    if (isNeeded || isKept()) open().catch(() => undefined);
  }, [isNeeded, open]);
}

/** Which step it is. */
function whereWords(here: Place | undefined, { steps }: Walk, words: BoardWords): string {
  if (!here) return "";
  return here.part === undefined
    ? words.spokenStep(here.step, steps)
    : words.spokenPart(here.step, here.part, steps);
}
