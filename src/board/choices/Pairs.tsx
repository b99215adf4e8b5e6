import { useState } from "preact/hooks";
import { namesIn } from "../../captions/telling.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { useBoard, useGame } from "../context.ts";
import { Decide } from "./Answers.tsx";
import type { ChoiceProps } from "./Choice.tsx";

/** For each creature that can block, what it blocks. */
export function Pairs({ decision, scripted, onAnswer }: ChoiceProps<"pairs">) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const [chosen, setChosen] = useState<ReadonlyMap<ObjectId, ObjectId>>(
    () => new Map(scripted?.is === "pairs" ? scripted.pairs : []),
  );
  const names = namesIn(speech, game);
  const blockers = [...new Set(decision.pairs.map(([blocker]) => blocker))];
  const set = (blocker: ObjectId, attacker: string) => {
    const pair = decision.pairs.find(([one, other]) => one === blocker && other === attacker);
    const next = new Map(chosen);
    if (pair) next.set(...pair);
    else next.delete(blocker);
    setChosen(next);
  };
  return (
    <div class="together">
      <ul class="shares plain">
        {blockers.map((blocker) => (
          <li key={blocker}>
            <label>
              {names.object(blocker)}
              <select
                value={chosen.get(blocker) ?? ""}
                onChange={(event) => set(blocker, event.currentTarget.value)}
              >
                <option value="">{words.noBlock}</option>
                {decision.pairs
                  .filter(([one]) => one === blocker)
                  .map(([, attacker]) => (
                    <option key={attacker} value={attacker}>
                      {names.object(attacker)}
                    </option>
                  ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <Decide onClick={() => onAnswer({ is: "pairs", pairs: [...chosen] })} />
    </div>
  );
}
