/** Fields that speak of other objects of the position. */
import type { PlayerId } from "../../engine/ids.ts";
import type { CardReference, Reference } from "../../notation/syntax.ts";
import { Select } from "./controls.tsx";
import { type ObjectOption, optionFor } from "./objects.ts";
import type { SandboxWords } from "./words.ts";

interface ObjectFieldProps {
  readonly label: string;
  readonly none: string;
  readonly options: readonly ObjectOption[];
  readonly value: CardReference | undefined;
  readonly onChange: (reference: CardReference | undefined) => void;
}

/** One of some objects. */
export const ObjectField = ({ label, none, options, value, onChange }: ObjectFieldProps) => (
  <Select
    label={label}
    value={optionFor(options, value)?.value ?? ""}
    options={[["", none], ...options.map((one) => [one.value, one.label] as const)]}
    onChange={(chosen) => onChange(options.find((one) => one.value === chosen)?.reference)}
  />
);

interface TargetFieldProps {
  readonly label: string;
  readonly none: string;
  readonly players: readonly PlayerId[];
  readonly options: readonly ObjectOption[];
  readonly words: SandboxWords;
  readonly value: Reference | undefined;
  readonly onChange: (reference: Reference | undefined) => void;
}

/** A player, or one of some objects. */
export function TargetField({
  label,
  none,
  players,
  options,
  words,
  value,
  onChange,
}: TargetFieldProps) {
  const now = value?.is === "player" ? `player ${value.player}` : optionFor(options, value)?.value;
  return (
    <Select
      label={label}
      value={now ?? ""}
      options={[
        ["", none],
        ...players.map((player) => [`player ${player}`, words.player(player)] as const),
        ...options.map((one) => [one.value, one.label] as const),
      ]}
      onChange={(chosen) => {
        const player = players.find((one) => `player ${one}` === chosen);
        const at = { line: 0, column: 0, length: 0 };
        onChange(
          player
            ? { is: "player", player, at }
            : options.find((one) => one.value === chosen)?.reference,
        );
      }}
    />
  );
}
