import { questionOf } from "../../captions/telling.ts";
import type { Answer } from "../../engine/decisions.ts";
import { Choice } from "../choices/Choice.tsx";
import { useGame } from "../context.ts";
import { Refused } from "../Doings.tsx";
import { Rich } from "../Symbols.tsx";
import type { Act } from "../session.ts";
import type { PlayScene } from "./scene.ts";

interface Props {
  readonly play: PlayScene;
  readonly dispatch: (act: Act) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** What is being asked, and everything that may be answered. */
export function Choices({ play, dispatch, onAnswer }: Props) {
  const { game, speech } = useGame();
  const { state, moment, next, path } = play;
  const { decision } = game;
  if (!decision) return null;
  return (
    <>
      <p class="question">
        <Rich text={questionOf(decision, game, speech)} />
      </p>
      <div role="alert">{state.refusal && <Refused refusal={state.refusal} />}</div>
      <Choice
        key={moment.id}
        decision={decision}
        path={path}
        scripted={next?.inScript ? next.answers[0] : undefined}
        chosen={state.chosen}
        onAnswer={onAnswer}
        onChoose={(key) => dispatch({ do: "choose", key })}
      />
    </>
  );
}
