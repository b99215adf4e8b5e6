import type { CardDefinition } from "../../language/card.ts";
import { type Item, type StateWord, stateWords } from "../../notation/syntax.ts";
import { Check } from "./controls.tsx";
import type { SandboxWords } from "./words.ts";

/** Gives the item a detail, or takes it away. */
export type SetDetail = <Key extends keyof Item>(
  key: Key,
  value: Item[Key] | undefined,
  /** The card that the detail names. */
  card?: CardDefinition,
) => void;

/** What such a permanent can be, and what is written of it in any case. */
export function statesFor(item: Item, cards: readonly CardDefinition[]): readonly StateWord[] {
  const { states = [], attacking } = item;
  const own = cards.find(({ id }) => id === item.card);
  const card = cards.find(({ id }) => id === item.copyOf) ?? own;
  const hasBestow = card?.abilities.some((one) => one.is === "keyword" && one.name === "bestow");
  const can: Readonly<Record<StateWord, boolean>> = {
    "back face": own?.back !== undefined,
    "face down": false,
    "phased out": true,
    monstrous: card?.types.includes("creature") ?? false,
    bestowed: hasBestow ?? false,
    blocked: attacking !== undefined,
    "loyalty used": card?.types.includes("planeswalker") ?? false,
  };
  return stateWords.filter((one) => can[one] || states.includes(one));
}

interface StatesProps {
  readonly only: readonly StateWord[];
  readonly item: Item;
  readonly words: SandboxWords;
  readonly set: SetDetail;
}

/** What is ticked of some states. */
export const States = ({ only, item: { states = [] }, words, set }: StatesProps) => (
  <>
    {only.map((state) => (
      <Check
        key={state}
        label={words.states[state]}
        isOn={states.includes(state)}
        onChange={(isOn) => {
          const after = stateWords.filter((one) => (one === state ? isOn : states.includes(one)));
          set("states", after.length === 0 ? undefined : after);
        }}
      />
    ))}
  </>
);
