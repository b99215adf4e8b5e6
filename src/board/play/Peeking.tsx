import type { Answer } from "../../engine/decisions.ts";
import { useGame } from "../context.ts";
import { Peek } from "../Peek.tsx";
import { targetKey } from "../possible.ts";
import type { Act } from "../session.ts";
import type { Peeked } from "../usePeek.ts";
import type { PlayScene } from "./scene.ts";

interface Props {
  readonly peek: Peeked;
  readonly play: PlayScene;
  readonly dispatch: (act: Act) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** The card that the reader looks at, if it is still there. */
export function Peeking({ peek, play, dispatch, onAnswer }: Props) {
  const { game } = useGame();
  const { shown } = peek;
  const { decision } = game;
  if (!shown || !game.objects[shown.object] || !shown.anchor.isConnected) return null;
  return (
    <Peek
      {...shown}
      onAnswer={onAnswer}
      onChoose={(object) => {
        if (decision?.is !== "choose") return;
        const target = decision.from.find((one) => targetKey(one) === object);
        if (!target) return;
        if (decision.max === 1 && decision.min === 1) {
          onAnswer({ is: "choose", chosen: [target] });
        } else {
          dispatch({ do: "choose", key: object });
        }
      }}
      onClose={peek.close}
      path={play.path}
      onGo={(to) => dispatch({ do: "go", to })}
      onEnter={peek.keep}
      onPin={peek.pin}
    />
  );
}
