import type { Ref } from "preact";
import { questionOf } from "../captions/telling.ts";
import type { Answer } from "../engine/decisions.ts";
import { Choice } from "./choices/Choice.tsx";
import { useBoard } from "./context.ts";
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
  readonly isOpen: boolean;
  readonly focus: Ref<HTMLDivElement>;
  readonly dispatch: (act: Act) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** Going on as the line goes, or choosing otherwise. */
export function Choosing({ state, moment, next, isOpen, focus, dispatch, onAnswer }: Props) {
  const { lang, words, game } = useBoard();
  const { decision } = game;
  return (
    <Group class="choosing" label={words.choices} target={focus}>
      {!decision && <p class="question">{words.over}</p>}
      {next && decision && (
        <p class="ways">
          <button
            type="button"
            class="continue"
            onClick={() => dispatch({ do: "move", to: "next" })}
          >
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
            <Rich text={questionOf(decision, game, lang)} />
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
