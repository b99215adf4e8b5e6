/** The plain fields that the forms of the sandbox are made of. */

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly onChange: (value: number) => void;
}

/** A number; while the field is empty or holds no number, nothing changes. */
export function NumberField({ label, value, min, onChange }: NumberProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={9999}
        value={value}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          const isGood =
            Number.isInteger(valueAsNumber) && valueAsNumber >= min && valueAsNumber <= 9999;
          if (isGood) onChange(valueAsNumber);
        }}
      />
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Check = ({ label, isOn, onChange }: CheckProps) => (
  <label class="sb-check">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />{" "}
    {label}
  </label>
);

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

export const Select = ({ label, value, options, onChange }: SelectProps) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
