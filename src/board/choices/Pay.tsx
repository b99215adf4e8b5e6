import { useState } from "preact/hooks";
import { actionLabel } from "../../captions/telling.ts";
import type { ManaActivation } from "../../engine/decisions.ts";
import type { Game } from "../../engine/game.ts";
import type { PlayerId } from "../../engine/ids.ts";
import { characteristics, isManaAbility } from "../../engine/index.ts";
import { useBoard, useGame } from "../context.ts";
import { Rich } from "../Symbols.tsx";
import { Decide } from "./Answers.tsx";
import type { ChoiceProps } from "./Choice.tsx";

const keyOf = ({ object, ability }: ManaActivation): string => `${object} ${ability}`;

/** The mana abilities of a player's untapped permanents. */
function sourcesOf(game: Game, player: PlayerId): readonly ManaActivation[] {
  return game.battlefield.flatMap((object) => {
    const of = characteristics(game, object);
    if (of.controller !== player || game.objects[object]?.tapped) return [];
    return of.abilities.flatMap(({ ability, key }): ManaActivation[] =>
      isManaAbility(ability) ? [{ object, ability: key }] : [],
    );
  });
}

/** A payment as the engine proposes it; what makes the mana can be changed. */
export function Pay({ decision, onAnswer }: ChoiceProps<"pay">) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const [chosen, setChosen] = useState(() => new Set(decision.proposal.map(keyOf)));
  const sources = sourcesOf(game, decision.player);
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  return (
    <div class="together">
      {sources.length > 0 && (
        <fieldset class="ticks">
          <legend>{words.payWith}</legend>
          {sources.map((source) => (
            <label key={keyOf(source)}>
              <input
                type="checkbox"
                checked={chosen.has(keyOf(source))}
                onChange={() => toggle(keyOf(source))}
              />
              <Rich text={actionLabel({ is: "activate", ...source }, game, speech)} />
            </label>
          ))}
        </fieldset>
      )}
      <Decide
        label={words.pay}
        onClick={() =>
          onAnswer({
            is: "pay",
            activations: sources.filter((source) => chosen.has(keyOf(source))),
          })
        }
      />
    </div>
  );
}
