import { useState } from "preact/hooks";
import { targetLabel } from "../../captions/telling.ts";
import { useGame } from "../context.ts";
import { targetKey } from "../possible.ts";
import { Decide } from "./Answers.tsx";
import type { ChoiceProps } from "./Choice.tsx";
import { Stepper } from "./simple.tsx";

/** Parts of a whole, one for each of several things. */
export function Divide({ decision, scripted, onAnswer }: ChoiceProps<"divide">) {
  const { game, speech } = useGame();
  const { among, amount, least } = decision;
  const [shares, setShares] = useState<readonly number[]>(
    scripted?.is === "divide"
      ? scripted.shares
      : among.map((_, index) => (index === 0 ? amount - least * (among.length - 1) : least)),
  );
  return (
    <div class="together">
      <ul class="shares plain">
        {among.map((target, index) => {
          const label = targetLabel(target, game, speech);
          return (
            <li key={targetKey(target)}>
              <span>{label}</span>
              <Stepper
                label={label}
                value={shares[index] ?? 0}
                min={0}
                max={amount}
                onChange={(value) => setShares(shares.with(index, value))}
              />
            </li>
          );
        })}
      </ul>
      <Decide onClick={() => onAnswer({ is: "divide", shares })} />
    </div>
  );
}
