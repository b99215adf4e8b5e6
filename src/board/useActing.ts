import { useCallback, useRef, useState } from "preact/hooks";
import type { Answer } from "../engine/decisions.ts";
import type { ObjectId } from "../engine/ids.ts";
import type { Target } from "../engine/objects.ts";
import type { Act } from "./session.ts";
import { usePace } from "./usePace.ts";

/** What a reader does to a board, and what is known of a reader by that. */
export function useActing(dispatch: (act: Act) => void, closePeek: () => void) {
  const [hasMoved, setHasMoved] = useState(false);
  const [isHurried, pace] = usePace();
  const choices = useRef<HTMLDivElement>(null);

  const act = useCallback(
    (what: Act) => {
      setHasMoved(true);
      pace();
      dispatch(what);
    },
    [dispatch, pace],
  );
  const onAnswer = useCallback(
    (answer: Answer) => {
      closePeek();
      act({ do: "answer", answer });
      // The button that was pressed may be gone.
      choices.current?.focus({ preventScroll: true });
    },
    [act, closePeek],
  );
  const drop = useCallback(
    (source: ObjectId, target: Target) => act({ do: "drop", source, target }),
    [act],
  );
  return { hasMoved, isHurried, choices, act, onAnswer, drop };
}
