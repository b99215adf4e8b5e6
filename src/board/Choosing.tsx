import type { Ref } from "preact";
import { questionOf } from "../captions/telling.ts";
import type { Answer } from "../engine/decisions.ts";
import { Choice } from "./choices/Choice.tsx";
import { useBoard, useMoment } from "./context.ts";
import { Group } from "./Group.tsx";
import { Refused } from "./Peek.tsx";
import { Rich } from "./Symbols.tsx";
import type { Act, State } from "./store.ts";
import type { Moment } from "./tree.ts";

interface Props {
  readonly state: State;
  readonly moment: Moment;
  /** Where the line in view goes on. */
  readonly next: Moment | undefined;
  /** The action in view is not over: there is nothing to choose yet. */
  readonly isMidway: boolean;
  readonly isOpen: boolean;
  readonly onNext: () => void;
  readonly focus: Ref<HTMLDivElement>;
  readonly dispatch: (act: Act) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** Going on as the line goes, or choosing otherwise. */
export function Choosing(props: Props) {
  const { state, moment, next, isMidway, isOpen, focus, onNext, dispatch, onAnswer } = props;
  const { speech, words } = useBoard();
  const { game } = useMoment();
  const { decision } = game;
  return (
    <Group class="choosing" label={words.choices} target={focus}>
      {isMidway && (
        <button type="button" class="continue" onClick={onNext}>
          {words.nextPart}
        </button>
      )}
      {!decision && !isMidway && <p class="question">{words.over}</p>}
      {next && decision && (
        <p class="ways">
          <button type="button" class="continue" onClick={onNext}>
            {next.inScript ? words.continueScript : words.next}
          </button>
          <button
            type="button"
            class="otherwise"
            aria-expanded={isOpen}
            onClick={() => dispatch({ do: "toggleChoosing" })}
          >
            {words.chooseOtherwise}
          </button>
        </p>
      )}
      {isOpen && decision && (
        <>
          <p class="question">
            <Rich text={questionOf(decision, game, speech)} />
          </p>
          <div role="alert">{state.refusal && <Refused refusal={state.refusal} />}</div>
          <Choice
            key={moment.id}
            decision={decision}
            scripted={next?.inScript ? next.answers[0] : undefined}
            chosen={state.chosen}
            onAnswer={onAnswer}
            onChoose={(key) => dispatch({ do: "choose", key })}
          />
        </>
      )}
    </Group>
  );
}
