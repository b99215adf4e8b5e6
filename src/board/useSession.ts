import { useCallback, useEffect, useReducer, useRef, useState } from "preact/hooks";
import { loadPlay, type PlayParts } from "./engine.ts";
import { unpack } from "./pack.ts";
import { pageSession } from "./pageSession.ts";
import type { BoardProps } from "./props.ts";
import type { Act, Scene, Session } from "./session.ts";
import { whenIdle } from "./whenIdle.ts";

/** A board that the engine plays, and the parts that show what only it knows. */
export interface Opened {
  readonly session: Session;
  readonly parts: PlayParts;
}

/** A session as a component uses it: drawn again whenever its scene is another. */
export interface LiveSession {
  readonly scene: Scene;
  /** There as soon as the engine is. */
  readonly opened: Opened | undefined;
  readonly dispatch: (act: Act) => void;
  /** Brings the engine, for what only it can do. */
  readonly open: () => Promise<Opened>;
  readonly address: Session["address"];
  /** What is in view by now: more than the last drawing knew. */
  readonly now: () => Scene;
  /** The engine could not be brought. */
  readonly isCutOff: boolean;
}

function begun({ page, opened, ...props }: BoardProps): Session {
  if (opened) return opened.session;
  return pageSession(props, unpack(page.looks));
}

/** Plays the page's board, from the step in view. */
async function openPage(props: BoardProps, step: () => number): Promise<Opened> {
  if (props.opened) return props.opened;
  const parts = await loadPlay(props.lang);
  return { parts, session: await parts.openPage(props, props.page.source, step) };
}

/**
 * The board as the page has it; once something is wanted that only the engine can do, as the engine
 * plays it. What was wanted meanwhile is done then.
 */
export function useSession(props: BoardProps): LiveSession {
  const [opened, setOpened] = useState(props.opened);
  const [page] = useState(() => begun(props));
  const [isCutOff, setCutOff] = useState(false);
  const session = opened?.session ?? page;
  const current = useRef(session);
  current.current = session;
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const scene = session.scene();
  useEffect(() => {
    const again = () => draw(undefined);
    const leave = session.subscribe(again);
    // Something may have happened before anybody listened.
    if (session.scene() !== scene) again();
    return leave;
  }, [session]);
  useEffect(() => {
    const { lookAhead } = session;
    return lookAhead && whenIdle(lookAhead);
  }, [session, scene]);

  const opening = useRef<Promise<Opened>>();
  const waiting = useRef<readonly Act[]>([]);
  const open = useCallback(() => {
    opening.current ??= openPage(props, () => current.current.scene().walk.at).then(
      (made) => {
        for (const act of waiting.current) made.session.dispatch(act);
        waiting.current = [];
        // What is done before the next drawing is done to this one.
        current.current = made.session;
        setCutOff(false);
        setOpened(made);
        return made;
      },
      (reason: unknown) => {
        opening.current = undefined;
        waiting.current = [];
        setCutOff(true);
        throw reason;
      },
    );
    return opening.current;
  }, []);

  const dispatch = useCallback((act: Act) => {
    if (current.current.dispatch(act)) {
      // Whoever walks on no longer waits for what was asked for before.
      waiting.current = [];
      return;
    }
    waiting.current = [...waiting.current, act];
    open().catch(() => undefined);
  }, []);

  const address = useCallback(() => current.current.address(), []);
  const now = useCallback(() => current.current.scene(), []);
  return { scene, opened, dispatch, open, address, now, isCutOff };
}
