import { actionLabel, refusalText } from "../captions/telling.ts";
import type { Answer, Refusal } from "../engine/decisions.ts";
import type { ObjectId } from "../engine/ids.ts";
import { cite } from "../engine/index.ts";
import { useBoard, useBroughtOut, useGame } from "./context.ts";
import { Icon } from "./Icon.tsx";
import { possibleWith, whyNotChoose } from "./possible.ts";
import { Rules } from "./Steps.tsx";
import { Rich } from "./Symbols.tsx";

export interface DoingsProps {
  readonly object: ObjectId;
  readonly onAnswer: (answer: Answer) => void;
  readonly onChoose: (object: ObjectId) => void;
}

/** What may be done with the card, and what may not, with the rule. */
export function Doings({ object, onAnswer, onChoose }: DoingsProps) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const { candidates, chosen } = useBroughtOut();
  if (candidates.has(object)) {
    return (
      <button type="button" class="choice" onClick={() => onChoose(object)}>
        {chosen.has(object) && <Icon name="check" />}
        {chosen.has(object) ? words.selected : words.select}
      </button>
    );
  }
  const refusal = whyNotChoose(game, object);
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <>
      {possibleWith(game, object).map(({ action, refusal: why }) =>
        why ? (
          <div key={JSON.stringify(action)} class="cannot">
            <p>
              <Rich text={actionLabel(action, game, speech)} />
            </p>
            <Refused refusal={why} />
          </div>
        ) : (
          <button
            key={JSON.stringify(action)}
            type="button"
            class="choice"
            onClick={() => onAnswer({ is: "act", action })}
          >
            <Rich text={actionLabel(action, game, speech)} />
          </button>
        ),
      )}
    </>
  );
}

/** Why something can't be done, and by which rule. */
export function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  return (
    <div class="refused">
      <p>
        <strong>{words.refused}</strong> {refusalText(refusal, game, speech)}
      </p>
      <Rules cr={cite(game.rules, [refusal.cr])} />
    </div>
  );
}
