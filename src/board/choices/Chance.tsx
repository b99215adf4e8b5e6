import { useState } from "preact/hooks";
import { targetLabel } from "../../captions/telling.ts";
import type { Answer } from "../../engine/decisions.ts";
import { byChance } from "../chance.ts";
import { useBoard, useGame } from "../context.ts";
import { Answers, Decide } from "./Answers.tsx";
import type { ChoiceProps, Path } from "./Choice.tsx";
import { Ticks } from "./Ticks.tsx";

/** Chance decides, or the reader says what it shall bring: to see either side of a coin. */
export function Chance({ path, ...props }: ChoiceProps<"chance"> & { readonly path: Path }) {
  const { decision, onAnswer } = props;
  const { words } = useBoard();
  const isShuffle = decision.purpose.is === "shuffle";
  return (
    <div class="together">
      <Decide
        label={isShuffle ? words.shuffle : words.letChance}
        onClick={() => onAnswer(byChance(decision, path))}
      />
      {decision.from.length === 0 ? <Coin {...props} /> : !isShuffle && <Picked {...props} />}
    </div>
  );
}

function Coin({ scripted, onAnswer }: ChoiceProps<"chance">) {
  const { words } = useBoard();
  const answers = [true, false].map((won) => ({
    label: won ? words.coinWon : words.coinLost,
    answer: { is: "chance", won } satisfies Answer,
  }));
  return <Answers answers={answers} scripted={scripted} onAnswer={onAnswer} />;
}

function Picked({ decision, scripted, onAnswer }: ChoiceProps<"chance">) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const { from, count } = decision;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const items = from.map((object) => ({
    key: object,
    label: targetLabel({ is: "object", object }, game, speech),
  }));
  if (count === 1) {
    const answers = items.map(({ key, label }) => ({
      label,
      answer: { is: "chance", picked: [key] } satisfies Answer,
    }));
    return <Answers answers={answers} scripted={scripted} onAnswer={onAnswer} />;
  }
  return (
    <>
      <Ticks
        items={items}
        chosen={chosen}
        onChoose={(key) =>
          setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
        }
      />
      <p class="count-chosen">{words.chosenCount(chosen.length, count, count)}</p>
      <Decide
        onClick={() =>
          onAnswer({ is: "chance", picked: from.filter((object) => chosen.includes(object)) })
        }
      />
    </>
  );
}
