import { useMemo, useState } from "preact/hooks";
import { captionOfStep } from "../../captions/telling.ts";
import { useBoard, useGame } from "../context.ts";
import { PanelHead } from "../PanelHead.tsx";
import type { Act } from "../session.ts";
import { goTo, momentOf, type Origin, type Outcome, type Tree, treeOf } from "../tree.ts";
import { useOpened } from "../useOpened.ts";
import { Answered, type Result } from "./Answered.tsx";
import { askedOf } from "./asked.ts";
import { type Otherwise, playOtherwise } from "./changes.ts";
import { comparedWith } from "./compared.ts";
import { Questions } from "./Questions.tsx";
import { whatIfWords } from "./words.ts";

interface WhatIfProps {
  readonly origin: Origin;
  readonly tree: Tree;
  readonly sandboxAddress: string | undefined;
  readonly dispatch: (act: Act) => void;
  readonly onClose: () => void;
}

/** One thing changed, and what comes of it beside the original. */
export function WhatIf({ origin, tree, sandboxAddress, dispatch, onClose }: WhatIfProps) {
  const { lang } = useBoard();
  const { speech } = useGame();
  const words = whatIfWords[lang];
  const [result, setResult] = useState<Result>();
  // What is shown is a change of the board that was in view when the question was asked.
  const asked = useMemo(() => result?.asked ?? askedOf(origin, tree), [origin, tree, result]);
  const box = useOpened<HTMLElement>();

  const tell = ({ events, game }: Pick<Outcome, "events" | "game">) =>
    captionOfStep(events, game, speech).text;

  const ask = (label: string, otherwise: Otherwise) => {
    if (!asked) return;
    const played = playOtherwise(otherwise);
    if (!played.ok) {
      const failed = words.failed(played.problem[lang]);
      return setResult({ label, asked, otherwise, outcome: { failed } });
    }
    const { outcomes } = played.value;
    const compared = comparedWith(asked.original, outcomes, tell, lang);
    setResult({ label, asked, otherwise, outcome: { played: played.value, compared } });
    const { nicknames } = played.value.script;
    const changed = treeOf(outcomes, 0, { ...otherwise, nicknames });
    const step = Math.min(compared.step ?? outcomes.length - 1, outcomes.length - 1);
    dispatch({ do: "load", tree: goTo(changed, momentOf(changed, step).id) });
  };

  const back = () => {
    if (!result) return;
    dispatch({ do: "load", tree: result.asked.at });
    setResult(undefined);
  };

  return (
    <section class="what-if" aria-label={words.title} ref={box} tabIndex={-1}>
      <PanelHead title={words.title} close={words.close} onClose={onClose} />
      <p>{words.lead}</p>
      {!asked ? <p>{words.none}</p> : <Questions asked={asked} words={words} onAsk={ask} />}
      {result && (
        <Answered
          result={result}
          words={words}
          tell={tell}
          sandboxAddress={sandboxAddress}
          onBack={back}
        />
      )}
    </section>
  );
}
