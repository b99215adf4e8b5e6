import { useState } from "preact/hooks";
import { optionLabel } from "../../captions/telling.ts";
import type { Answer } from "../../engine/decisions.ts";
import { sameData } from "../../language/sameData.ts";
import { labelled } from "../../notation/punctuation.ts";
import { useBoard, useGame } from "../context.ts";
import { useInspecting } from "../inspecting.ts";
import { Answers, Decide } from "./Answers.tsx";
import type { ChoiceProps } from "./Choice.tsx";

export function Confirm({ scripted, onAnswer }: ChoiceProps<"confirm">) {
  const { words } = useBoard();
  const answers = [
    { label: words.yes, answer: { is: "confirm", yes: true } satisfies Answer },
    { label: words.no, answer: { is: "confirm", yes: false } satisfies Answer },
  ];
  return <Answers answers={answers} scripted={scripted} onAnswer={onAnswer} />;
}

/** Modes, each with what it says (700.2) once the printer is there. */
export function Modes({ decision, scripted, onAnswer }: ChoiceProps<"option">) {
  const { lang } = useBoard();
  const { game, speech } = useGame();
  const { source, options } = decision;
  const inspecting = useInspecting(lang);
  const texts = source === undefined ? undefined : inspecting?.modeTexts(game, source, speech);
  const answers = options.map((option) => ({
    label: optionLabel(option, game, speech, decision),
    answer: { is: "option", option } satisfies Answer,
    text: option.is === "mode" ? texts?.[option.mode] : undefined,
  }));
  return <Answers answers={answers} scripted={scripted} onAnswer={onAnswer} />;
}

/** More options than this, such as creature types, are a list to pick from. */
const mostButtons = 12;

export function Options({ decision, scripted, onAnswer }: ChoiceProps<"option">) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const answers = decision.options.map((option) => ({
    label: optionLabel(option, game, speech, decision),
    answer: { is: "option", option } satisfies Answer,
  }));
  const first = answers.findIndex(({ answer }) => sameData(scripted, answer));
  const [picked, setPicked] = useState(Math.max(0, first));
  if (answers.length <= mostButtons) {
    return <Answers answers={answers} scripted={scripted} onAnswer={onAnswer} />;
  }
  return (
    <div class="together">
      <select
        aria-label={words.choices}
        value={picked}
        onChange={({ currentTarget }) => setPicked(Number(currentTarget.value))}
      >
        {answers.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
      <Decide
        onClick={() => {
          const { answer } = answers[picked] ?? {};
          if (answer) onAnswer(answer);
        }}
      />
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number with a button on either side: fields alone are hard to hit by touch. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const { words, lang } = useBoard();
  const set = (to: number) => onChange(Math.min(max, Math.max(min, to)));
  return (
    <div class="stepper">
      <button
        type="button"
        aria-label={labelled(lang, label, words.less)}
        aria-disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          set(Number.isInteger(typed) ? typed : value);
        }}
      />
      <button
        type="button"
        aria-label={labelled(lang, label, words.more)}
        aria-disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </div>
  );
}

export function NumberOf({ decision, scripted, onAnswer }: ChoiceProps<"number">) {
  const { min, max, purpose } = decision;
  const [number, setNumber] = useState(scripted?.is === "number" ? scripted.number : min);
  return (
    <div class="together">
      <Stepper
        label={purpose.is === "x" ? "X" : "n"}
        value={number}
        min={min}
        max={max}
        onChange={setNumber}
      />
      <Decide onClick={() => onAnswer({ is: "number", number })} />
    </div>
  );
}
