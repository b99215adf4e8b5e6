import { actionLabel } from "../../captions/telling.ts";
import type { Action } from "../../engine/decisions.ts";
import type { Game } from "../../engine/game.ts";
import { characteristics, isManaAbility, legalActions } from "../../engine/index.ts";
import { useBoard, useGame } from "../context.ts";
import { Answers, type Labelled } from "./Answers.tsx";
import type { ChoiceProps } from "./Choice.tsx";

function isForMana(action: Action, game: Game): boolean {
  if (action.is !== "activate") return false;
  return characteristics(game, action.object).abilities.some(
    ({ ability, key }) => key === action.ability && isManaAbility(ability),
  );
}

/** Of actions that read alike, such as tapping one Forest or another, the first stands for all. */
function labelled(
  actions: readonly Action[],
  label: (action: Action) => string,
): readonly Labelled[] {
  const byLabel = new Map<string, Labelled>();
  for (const action of actions) {
    const text = label(action);
    if (!byLabel.has(text)) byLabel.set(text, { label: text, answer: { is: "act", action } });
  }
  return [...byLabel.values()];
}

/** What a player with priority may do. */
export function Act({ scripted, onAnswer }: ChoiceProps<"act">) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const actions = legalActions(game);
  const label = (action: Action) => actionLabel(action, game, speech);
  const forMana = actions.filter((action) => isForMana(action, game));
  const others = actions.filter((action) => !forMana.includes(action));
  const own = others.filter((action) => action.is !== "pass");
  const pass = others.filter((action) => action.is === "pass");
  const common = { scripted, onAnswer };
  return (
    <>
      <Answers answers={labelled([...own, ...pass], label)} {...common} />
      {forMana.length > 0 && (
        <details class="mana-abilities">
          <summary>{words.manaAbilities}</summary>
          <Answers answers={labelled(forMana, label)} {...common} />
        </details>
      )}
    </>
  );
}
