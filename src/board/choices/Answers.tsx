import type { Answer } from "../../engine/decisions.ts";
import { sameData } from "../../language/sameData.ts";
import { useBoard } from "../context.ts";
import { Rich } from "../Symbols.tsx";

export interface Labelled {
  readonly label: string;
  readonly answer: Answer;
  /** What the label stands for, where that is a text of its own. */
  readonly text?: string | undefined;
}

interface Props {
  readonly answers: readonly Labelled[];
  readonly scripted: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** One button an answer; the script's own says so. */
export function Answers({ answers, scripted, onAnswer }: Props) {
  const { words } = useBoard();
  return (
    <ul class="answers plain">
      {answers.map(({ label, answer, text }) => (
        <li key={JSON.stringify(answer)}>
          <button type="button" class="choice" onClick={() => onAnswer(answer)}>
            <Rich text={label} />
            {sameData(scripted, answer) && <span class="as-script">{words.asScript}</span>}
            {text !== undefined && (
              <span class="answer-text">
                <Rich text={text} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Confirms what was put together from several parts. */
export function Decide({
  onClick,
  label,
}: {
  readonly onClick: () => void;
  readonly label?: string;
}) {
  const { words } = useBoard();
  return (
    <button type="button" class="choice decide" onClick={onClick}>
      {label ?? words.decide}
    </button>
  );
}
