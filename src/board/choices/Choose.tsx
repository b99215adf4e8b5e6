import { targetLabel } from "../../captions/telling.ts";
import type { Answer } from "../../engine/decisions.ts";
import { useBoard, useGame } from "../context.ts";
import { targetKey, targetsChosen } from "../possible.ts";
import { Answers, Decide } from "./Answers.tsx";
import type { ChoiceProps } from "./Choice.tsx";
import { Ticks } from "./Ticks.tsx";

interface Props extends ChoiceProps<"choose"> {
  readonly chosen: readonly string[];
  readonly onChoose: (key: string) => void;
}

/** Objects and players: one by a button, several by ticking them. */
export function Choose({ decision, scripted, chosen, onAnswer, onChoose }: Props) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const { from, min, max } = decision;
  if (min === 1 && max === 1) {
    const answers = from.map((target) => ({
      label: targetLabel(target, game, speech),
      answer: { is: "choose", chosen: [target] } satisfies Answer,
    }));
    return <Answers answers={answers} scripted={scripted} onAnswer={onAnswer} />;
  }
  return (
    <div class="together">
      <Ticks
        items={from.map((target) => ({
          key: targetKey(target),
          label: targetLabel(target, game, speech),
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p class="count-chosen">{words.chosenCount(chosen.length, min, max)}</p>
      <Decide onClick={() => onAnswer({ is: "choose", chosen: targetsChosen(decision, chosen) })} />
    </div>
  );
}
